"""What the lines of a floor scenario do: acts, refusals, incidents, remedies, shuffles, rulings."""

from holdem_conformance.runner import floor_meaning as meaning
from holdem_conformance.runner.floor_walk import FloorWalk, Unlike, bound, told
from holdem_conformance.scenarios import pack
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
from holdem_spec.terms.betting import to_act
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned, HandEnded, HandEvent, HandStarted, same
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    CardExposed,
    ChipsPushed,
    Declared,
    ErrorFound,
    Fault,
    FloorEvent,
    MisdealDeclared,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Table


def act(walk: FloorWalk, line: ActSaid) -> None:
    """A player acts. If he has bound himself before, this must be what he has bound himself to."""
    due = walk.go_on(bound)
    if isinstance(due, AskedAgain):
        walk.do((AskedAgain,), due)
        due = None
    choice = meaning.choice(walk.ledger, line.seat, line.deed, line.chips, line.cards)
    if due is None:
        walk.happen(choice)
    elif same(due, choice):
        walk.do((type(choice),), choice)
    else:
        raise Unlike(told(choice), told(due))


def offer(walk: FloorWalk, line: OfferSaid) -> None:
    """Exactly these choices, as the specification and the reference both see it."""
    walk.before_remedies()
    due = walk.due()
    if isinstance(due, AskedAgain):
        walk.do((AskedAgain,), due)
    seat, expected = line.seat, meaning.menu(walk.ledger, line)
    seen = counsel.menu(walk.ledger, walk.rules)
    if seen != (seat, expected):
        raise Unlike(f"{told(expected)} for seat {seat}", f"{told(seen)}, says the specification")
    if (hand.to_act(walk.state), hand.menu(walk.state)) != (seat, expected):
        raise Unlike(told(expected), f"{told(hand.menu(walk.state))}, says the reference")


def refusal(walk: FloorWalk, line: RefusalSaid) -> None:
    """A player may not do this, for one reason."""
    walk.before_remedies()
    choice = meaning.choice(walk.ledger, line.seat, line.deed, line.chips, line.cards)
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
    if isinstance(event, HandStarted):
        refused = True  # the reference begins a hand when it is told to
    elif isinstance(event, FloorEvent):
        refused = hand.refusal(walk.state, event) is not None and not same(walk.due(), event)
    else:
        refused = not same(walk.due(), event)
    _forbidden(walk, event, line.clause, refused)


def _deed(walk: FloorWalk, deed: Deed) -> HandEvent:
    """What the line leaves open is worked out here."""
    match deed:
        case GoesOn():
            return what_would_come_next(walk)
        case ShufflesRest(cards):
            return StubShuffled(cards or tuple(sorted(meaning.to_be_shuffled(walk.ledger))))
        case BeginsAgain():
            return HandStarted(_again(walk, deed))
        case RulingSaid():
            return meaning.ruled(walk.ledger, deed)
        case Burned(card) if card == UNKNOWN:
            return Burned(meaning.top_of_the_pack(walk.ledger)[0])
        case BoardDealtEarly(_, cards):
            return BoardDealtEarly(meaning.top_of_the_pack(walk.ledger)[:1], cards)
        case HandEnded():
            return HandEnded(walk.state.stacks)
    return deed


def what_would_come_next(walk: FloorWalk) -> HandEvent:
    """The dealer's next card, or the simplest choice of the player to act, as if nothing had gone wrong."""
    event = hand.due(walk.state._replace(notes=None))
    return meaning.simplest(walk.ledger, to_act(walk.ledger)) if event is None else event


def _again(walk: FloorWalk, begins: BeginsAgain) -> Table:
    table = walk.table
    if begins.shuffled:
        table = table._replace(deck=tuple(reversed(table.deck or ())))
    return table if begins.button == NOBODY else table._replace(button=begins.button)


def incident(walk: FloorWalk, line: IncidentSaid) -> None:
    """Something goes wrong, or is announced, once the hand has come to where it can."""
    event = line.incident
    match event:
        case CardExposed(_, number):
            walk.go_on(lambda _: sum(walk.ledger.dealt_in) >= number)
        case ErrorFound(Fault.TWO_BURNS) | TooManyTurnedUp():
            walk.go_on(lambda event: isinstance(event, BoardDealt))
        case BoardDealtUnburned():
            walk.go_on(lambda event: isinstance(event, Burned))
        case BoardDealtEarly() | Declared() | ChipsPushed():
            walk.go_on(bound)
    walk.happen(meaning.incident(walk.ledger, event, walk.rules))


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
    rest = sorted(meaning.to_be_shuffled(walk.ledger))
    walk.happen(StubShuffled(line.cards + tuple(card for card in rest if card not in line.cards)))


def ruling(walk: FloorWalk, line: RulingSaid) -> None:
    """The director decides."""
    walk.go_on(bound)
    walk.happen(meaning.ruled(walk.ledger, line))
