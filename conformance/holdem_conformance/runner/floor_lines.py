"""What the lines of a floor scenario do: acts, refusals, incidents, remedies, shuffles, rulings."""

from holdem_conformance.runner.floor_walk import FloorWalk, Unlike, bound, told
from holdem_conformance.scenarios import pack, said
from holdem_conformance.scenarios.floor_said import (
    BeginsAgain,
    Deed,
    GoesOn,
    IncidentSaid,
    MayNotSaid,
    RemedySaid,
    RulingSaid,
    ShuffleSaid,
    ShufflesRest,
)
from holdem_conformance.scenarios.said import ActSaid, OfferSaid, RefusalSaid
from holdem_reference import hand
from holdem_spec.judge import counsel
from holdem_spec.terms.betting import bet_to_match, everything, price, to_act
from holdem_spec.terms.floor import found, rest_of_the_pack, ruling_on, the_flop_has_too_many
from holdem_spec.vocabulary.cards import UNKNOWN, Card, cards_text
from holdem_spec.vocabulary.events import (
    Bet,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Choice,
    Discarded,
    Folded,
    HandEnded,
    HandEvent,
    HandStarted,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
    same,
)
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    ChipsPushed,
    Declared,
    ErrorFound,
    Fault,
    FloorRuled,
    MisdealDeclared,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Chips, Table


def act(walk: FloorWalk, line: ActSaid) -> None:
    """A player acts. If he has bound himself before, this must be what he has bound himself to."""
    due = walk.go_on(bound)
    if isinstance(due, AskedAgain):
        walk.do((AskedAgain,), due)
        due = None
    choice = _choice(walk, line.seat, line.deed, line.chips, line.cards)
    if due is None:
        walk.happen(choice)
    elif same(due, choice):
        walk.do((type(choice),), choice)
    else:
        raise Unlike(told(choice), told(due))


def _choice(walk: FloorWalk, seat: Seat, deed: str, chips: Chips | None, cards: tuple[Card, ...]) -> Choice:
    match deed:
        case said.FOLD:
            return Folded(seat)
        case said.CHECK:
            return Checked(seat)
        case said.CALL:
            return Called(seat, _call_total(walk, seat) if chips is None else chips)
        case said.BET:
            return Bet(seat, chips or 0)
        case said.RAISE:
            return RaisedTo(seat, chips or 0)
        case said.ALL_IN:
            return _all_in(walk, seat)
        case said.SHOW:
            return Shown(seat, cards or walk.ledger.holes[seat])
        case said.DISCARD:
            return Discarded(seat, cards[0])
    return Mucked(seat)


def _call_total(walk: FloorWalk, seat: Seat) -> Chips:
    return min(bet_to_match(walk.ledger), everything(walk.ledger, seat))


def _all_in(walk: FloorWalk, seat: Seat) -> Choice:
    to, bet = everything(walk.ledger, seat), bet_to_match(walk.ledger)
    if to <= bet:
        return Called(seat, to)
    return RaisedTo(seat, to) if bet else Bet(seat, to)


def offer(walk: FloorWalk, line: OfferSaid) -> None:
    """Exactly these choices, as the specification and the reference both see it."""
    walk.before_remedies()
    due = walk.due()
    if isinstance(due, AskedAgain):
        walk.do((AskedAgain,), due)
    seat = line.seat
    cost = line.choices.get(said.CALL)
    expected = Menu(
        fold=said.FOLD in line.choices,
        check=said.CHECK in line.choices,
        call=walk.ledger.in_front[seat] + cost[0] if cost else 0,
        bet=line.choices.get(said.BET),
        raise_to=line.choices.get(said.RAISE),
    )
    seen = counsel.menu(walk.ledger, walk.rules)
    if seen != (seat, expected):
        raise Unlike(f"{told(expected)} for seat {seat}", f"{told(seen)}, says the specification")
    if (hand.to_act(walk.state), hand.menu(walk.state)) != (seat, expected):
        raise Unlike(told(expected), f"{told(hand.menu(walk.state))}, says the reference")


def refusal(walk: FloorWalk, line: RefusalSaid) -> None:
    """A player may not do this, for one reason."""
    walk.before_remedies()
    choice = _choice(walk, line.seat, line.deed, line.chips, line.cards)
    _forbidden(walk, choice, line.clause, hand.refusal(walk.state, choice) is not None)


def _forbidden(walk: FloorWalk, event: HandEvent, clause: str, refused: bool) -> None:
    walk.tries(event)
    broken = [found.clause for found in counsel.broken_by(walk.ledger, event, walk.rules)]
    if broken != [clause]:
        got = f"forbidden by {', '.join(broken)}" if broken else "allowed"
        raise Unlike(f"{told(event)} is forbidden by {clause} alone", f"{got}, says the specification", clause)
    if not refused:
        raise Unlike("the reference does not do it", "the reference does it", clause)


def may_not(walk: FloorWalk, line: MayNotSaid) -> None:
    """The dealer or the director may not do this now, for one reason."""
    event = _deed(walk, line.deed)
    if isinstance(event, FloorRuled | StubShuffled | BoardDealtEarly) or type(event).__name__ == "PlaysTheBoard":
        refused = hand.refusal(walk.state, event) is not None  # type: ignore[arg-type]
    elif isinstance(event, HandStarted):
        refused = True  # the reference begins a hand when it is told to
    else:
        refused = not same(walk.due(), event)
    _forbidden(walk, event, line.clause, refused)


def _deed(walk: FloorWalk, deed: Deed) -> HandEvent:
    """What the line leaves open is worked out here."""
    match deed:
        case GoesOn():
            return what_would_come_next(walk)
        case ShufflesRest(cards):
            return StubShuffled(cards or tuple(sorted(_rest(walk))))
        case BeginsAgain():
            return HandStarted(_again(walk, deed))
        case RulingSaid():
            return _ruled(walk, deed)
        case Burned(card) if card == UNKNOWN:
            return Burned(walk.state.deck[walk.state.top])
        case BoardDealtEarly(_, cards):
            return BoardDealtEarly(walk.state.deck[walk.state.top : walk.state.top + 1], cards)
        case HandEnded():
            return HandEnded(walk.state.stacks)
    return deed


def what_would_come_next(walk: FloorWalk) -> HandEvent:
    """The dealer's next card, or the simplest choice of the player to act, as if nothing had gone wrong."""
    untroubled = walk.state._replace(notes=None)
    event = hand.due(untroubled)
    if event is not None:
        return event
    seat = to_act(walk.ledger)
    return Called(seat, _call_total(walk, seat)) if price(walk.ledger, seat) else Checked(seat)


def _rest(walk: FloorWalk) -> tuple[Card, ...]:
    notes = walk.state.notes
    return (rest_of_the_pack(walk.ledger) or ()) + (notes.loose if notes is not None else ())


def _again(walk: FloorWalk, begins: BeginsAgain) -> Table:
    table = walk.table
    if begins.shuffled:
        table = table._replace(deck=tuple(reversed(table.deck or ())))
    return table if begins.button == NOBODY else table._replace(button=begins.button)


def incident(walk: FloorWalk, line: IncidentSaid) -> None:
    """Something goes wrong, or is announced."""
    event = line.incident
    top = walk.state.deck[walk.state.top :]
    match event:
        case CardExposed(_, number):
            walk.go_on(lambda _: sum(walk.ledger.dealt_in) >= number)
            order = [s for s in clockwise_after(walk.table.button, len(walk.table.stacks)) if walk.table.stacks[s]]
            walk.happen(CardExposed(order[(number - 1) % len(order)], number))
        case BoxedCardFound():
            walk.happen(BoxedCardFound(top[0]))
        case ErrorFound(fault, seat, _) if fault in (Fault.EXTRA_CARD, Fault.TWO_BURNS):
            if fault == Fault.TWO_BURNS:
                walk.go_on(lambda event: isinstance(event, BoardDealt))
            walk.happen(ErrorFound(fault, seat, walk.state.deck[walk.state.top]))
        case BoardDealtEarly(_, cards):
            walk.go_on(bound)
            burned = walk.state.deck[walk.state.top : walk.state.top + (walk.rules.reading("deal.burn") == "on")]
            walk.happen(BoardDealtEarly(burned, cards))
        case TooManyTurnedUp():
            walk.go_on(lambda event: isinstance(event, BoardDealt))
            walk.happen(event)
        case BoardDealtUnburned():
            walk.go_on(lambda event: isinstance(event, Burned))
            walk.happen(event)
        case Declared() | ChipsPushed():
            walk.go_on(bound)
            walk.happen(event)
        case _:
            walk.happen(event)


def remedy(walk: FloorWalk, line: RemedySaid) -> None:
    """The dealer does this next; a misdeal is followed by the bets going back."""
    expected = line.remedy
    if isinstance(expected, BoardMended):
        due = walk.go_on(lambda event: isinstance(event, BoardMended))
        if not isinstance(due, BoardMended) or due.cards != expected.cards:
            raise Unlike(cards_text(expected.cards), told(due))
        expected = due
    walk.do((type(expected),), expected)
    if isinstance(expected, MisdealDeclared):
        walk.go_on()


def shuffle(walk: FloorWalk, line: ShuffleSaid) -> None:
    """The rest of the pack in its new order, or after a misdeal the whole."""
    if walk.state.over:
        walk.begin(walk.table._replace(deck=pack.filled(line.cards)))
        return
    walk.go_on(bound)
    rest = _rest(walk)
    order = line.cards + tuple(card for card in sorted(rest) if card not in line.cards)
    walk.happen(StubShuffled(order))


def ruling(walk: FloorWalk, line: RulingSaid) -> None:
    """The director decides."""
    walk.go_on(bound)
    walk.happen(_ruled(walk, line))


def _ruled(walk: FloorWalk, line: RulingSaid) -> FloorRuled:
    """The case is the one named, else the last that came to light and is not decided."""
    case = line.case
    if case is None and the_flop_has_too_many(walk.ledger):
        case = Fault.FLOP_OF_FOUR
    if case is None:
        known = [fault for fault in Fault if found(walk.ledger, fault) is not None]
        undecided = [fault for fault in known if ruling_on(walk.ledger, fault) is None]
        case = (undecided or known or [Fault.EXTRA_CARD])[-1]
    return FloorRuled(case, line.decision, line.seat, line.card)
