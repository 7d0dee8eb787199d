"""From what a line says to what it means here: all-ins, calls and shown cards are worked out along the play."""

from holdem_conformance.scenarios import said
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import (
    Act,
    DealerRefusal,
    Offer,
    Place,
    PotSize,
    Refusal,
    Returned,
    Stage,
    Statement,
    Street,
    Turn,
)
from holdem_conformance.scenarios.moves import BEFORE_THE_CARDS, move_on
from holdem_conformance.scenarios.said import (
    ActSaid,
    BackSaid,
    DealerSaid,
    OfferSaid,
    PotSaid,
    RefusalSaid,
    Said,
    StreetSaid,
    TurnSaid,
)
from holdem_spec.terms.betting import bet_to_match, big_blind_seat, everything, small_blind_seat
from holdem_spec.vocabulary.cards import Card, card_text, cards_text
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BlindPosted,
    Burned,
    Called,
    Checked,
    Choice,
    Discarded,
    Folded,
    HandEnded,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Chips

PAID_TO_NOBODY = "Who got the pot is not said; name it in 'pots' of [result], or leave this line out."


class PlayError(Exception):
    """A statement cannot be meant as it stands; `about` is the text of the line that is at fault."""

    def __init__(self, message: str, about: str) -> None:
        super().__init__(message)
        self.message = message
        self.about = about


def resolved(what: Said, place: Place, course: Course, names: tuple[str, ...]) -> Statement:
    """The statement, and the course of the hand moved on to it. Raises PlayError."""
    if isinstance(what, StreetSaid):
        return _street(what, place, course)
    move_on(course, what)
    match what:
        case ActSaid():
            return _act(what, place, course, names)
        case OfferSaid():
            return _offer(what, place, course)
        case RefusalSaid():
            return _refusal(what, place, course)
        case DealerSaid():
            return _dealer(what, place, course)
        case PotSaid(chips):
            return PotSize(place, chips)
        case BackSaid(seat, chips):
            return Returned(place, seat, chips)
        case TurnSaid(seat):
            return Turn(place, seat)


def _street(what: StreetSaid, place: Place, course: Course) -> Street:
    if what.stage in BEFORE_THE_CARDS:
        _check_the_opening(what, course)
    move_on(course, what)
    if what.stage is Stage.END and not course.known:
        raise PlayError(PAID_TO_NOBODY, "end")
    return Street(place, what.stage, what.cards)


def _check_the_opening(what: StreetSaid, course: Course) -> None:
    ledger, hole_cards = course.ledger, course.hole_cards
    dealt = ledger.cards_dealt
    if what.stage is Stage.ANTES and not ledger.table.ante:
        raise PlayError("There is no ante at this table; write 'blinds', or give the table an ante.", what.stage)
    late = {Stage.ANTES: ledger.antes_posted, Stage.BLINDS: bool(ledger.blinds)}.get(what.stage, dealt > what.cards)
    if late or (dealt and not course.opening):
        raise PlayError(
            f"'{what.stage}' comes too late; put it at the beginning of the play, in dealing order.", what.stage
        )
    if what.cards > hole_cards:
        raise PlayError(
            f"Only {hole_cards} hole cards are dealt at this table; write a smaller number.", str(what.cards)
        )


def _act(what: ActSaid, place: Place, course: Course, names: tuple[str, ...]) -> Act:
    choice = _all_in(what, course, names) if what.deed == said.ALL_IN else _choice(what, course)
    if isinstance(choice, Called | Bet | RaisedTo):
        _check_purse(choice, course, names)
    if isinstance(choice, Discarded) and choice.card not in course.ledger.holes[choice.seat]:
        name, held = names[choice.seat], cards_text(course.ledger.holes[choice.seat])
        raise PlayError(f"{name} does not hold {card_text(choice.card)}; write one of {held}.", card_text(choice.card))
    course.act(choice)
    return Act(place, choice)


def _choice(what: ActSaid | RefusalSaid, course: Course) -> Choice:
    seat, chips = what.seat, what.chips or 0
    match what.deed:
        case said.FOLD:
            return Folded(seat)
        case said.CHECK:
            return Checked(seat)
        case said.CALL:
            return Called(seat, _call_total(seat, course) if what.chips is None else chips)
        case said.BET:
            return Bet(seat, chips)
        case said.RAISE:
            return RaisedTo(seat, chips)
        case said.DISCARD:
            return Discarded(seat, what.cards[0])
        case said.SHOW:
            return Shown(seat, _cards_to_show(what, course))
    return Mucked(seat)


def _cards_to_show(what: ActSaid | RefusalSaid, course: Course) -> tuple[Card, ...]:
    other = what.cards if isinstance(what, RefusalSaid) else ()
    return other or course.own_cards(what.seat)


def _call_total(seat: Seat, course: Course) -> Chips:
    return min(bet_to_match(course.ledger), everything(course.ledger, seat))


def _all_in(what: ActSaid, course: Course, names: tuple[str, ...]) -> Choice:
    """An all-in that does not exceed the bet is a call."""
    ledger, seat = course.ledger, what.seat
    to = everything(ledger, seat)
    if what.chips not in (None, to):
        raise PlayError(f"All-in, {names[seat]} has {to} in front; write 'goes all-in to {to}'.", str(what.chips))
    bet = bet_to_match(ledger)
    if to <= bet:
        return Called(seat, to)
    return RaisedTo(seat, to) if bet else Bet(seat, to)


def _check_purse(choice: Called | Bet | RaisedTo, course: Course, names: tuple[str, ...]) -> None:
    seat, front = choice.seat, course.ledger.in_front[choice.seat]
    name, most = names[seat], everything(course.ledger, seat)
    if choice.to > most:
        raise PlayError(
            f"{name} cannot put {choice.to} in front; write at most {most}, which is all-in.", str(choice.to)
        )
    if choice.to <= front:
        raise PlayError(f"{name} already has {front} in front and would add nothing; write the new total.", name)


def _offer(what: OfferSaid, place: Place, course: Course) -> Offer:
    chosen = what.choices
    call = course.ledger.in_front[what.seat] + chosen[said.CALL][0] if said.CALL in chosen else 0
    menu = Menu(said.FOLD in chosen, said.CHECK in chosen, call, chosen.get(said.BET), chosen.get(said.RAISE))
    return Offer(place, what.seat, menu, said.SHOW in chosen, said.MUCK in chosen)


def _refusal(what: RefusalSaid, place: Place, course: Course) -> Refusal | DealerRefusal:
    if what.deed == said.POST:
        return DealerRefusal(place, _post(what.seat, what.chips or 0, course), what.clause)
    return Refusal(place, _choice(what, course), what.clause)


def _post(seat: Seat, chips: Chips, course: Course) -> BlindPosted:
    """Who would post exactly his own blind means that one; any other post is taken for the blind that is due, for the
    big one when both are in."""
    table = course.ledger.table
    if (seat, chips) == (small_blind_seat(table), table.small_blind):
        return BlindPosted(seat, Blind.SMALL, chips)
    if (seat, chips) == (big_blind_seat(table), table.big_blind):
        return BlindPosted(seat, Blind.BIG, chips)
    return BlindPosted(seat, Blind.BIG if course.ledger.blinds else Blind.SMALL, chips)


def _dealer(what: DealerSaid, place: Place, course: Course) -> DealerRefusal:
    deed = what.deed
    if isinstance(deed, Burned) and deed.card < 0:
        deed = Burned(course.next_card())
    if isinstance(deed, HandEnded):
        if not course.known:
            raise PlayError(PAID_TO_NOBODY, "end")
        deed = HandEnded(course.stacks())
    if isinstance(deed, AntesPosted) and not deed.chips:
        deed = course.antes_due()
    return DealerRefusal(place, deed, what.clause)
