"""What happens in a floor scenario as messages, and what an engine's dealer does as events."""

from collections.abc import Callable

from holdem_conformance.protocol.floor import (
    DealerDoes,
    Declare,
    FaultName,
    IncidentHappens,
    IncidentName,
    Push,
    Ruling,
    Shuffled,
)
from holdem_conformance.protocol.floor_names import decision_name, fault_name, fault_of, word_name
from holdem_conformance.protocol.messages import FloorMessage
from holdem_spec.vocabulary.cards import UNKNOWN, Card, card, card_text
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    HandEnded,
    HandEvent,
    HoleCardDealt,
    PotAwarded,
)
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Declared,
    ErrorFound,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Chips


def message_of(event: HandEvent) -> FloorMessage:
    """The message for an incident, an announcement, a shuffle or a ruling."""
    match event:
        case StubShuffled(stub):
            return Shuffled(_texts(stub))
        case FloorRuled(case, decision, seat, decided):
            named = None if decided == UNKNOWN else card_text(decided)
            return Ruling(case=fault_name(case), decision=decision_name(decision), seat=_seat(seat), card=named)
        case Declared(seat, word, to):
            return Declare(seat=seat, word=word_name(word), to=to or None)
        case ChipsPushed(seat, chips):
            return Push(seat, chips)
        case HandAnnounced(seat, category):
            return Declare(seat=seat, word="hand", hand=category)
        case PlaysTheBoard(seat):
            return Declare(seat=seat, word="board")
    return _incident(event)


def _incident(event: HandEvent) -> IncidentHappens:
    match event:
        case CardExposed(seat, number):
            return IncidentHappens(what="card-exposed", seat=seat, number=number)
        case BoxedCardFound(found):
            return IncidentHappens(what="cards-boxed", cards=_texts((found,)))
        case ErrorFound(fault, seat, found):
            cards = () if found == UNKNOWN else _texts((found,))
            return IncidentHappens(what=_of_a_fault(fault_name(fault)), seat=_seat(seat), cards=cards)
        case BoardDealtEarly(burned, shown):
            return IncidentHappens(what="early", cards=_texts(shown), burned=_texts(burned))
        case TooManyTurnedUp(shown):
            return IncidentHappens(what="too-many", cards=_texts(shown))
        case BoardDealtUnburned(shown):
            return IncidentHappens(what="unburned", cards=_texts(shown))
    raise TypeError(f"{type(event).__name__} is nothing that is told to an engine")


def _of_a_fault(name: FaultName) -> IncidentName:
    return name


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)


def event_of(deed: DealerDoes, seats: int) -> HandEvent | None:
    """What the dealer does; None when something is left out that belongs to it."""
    seat, cards = deed.seat, tuple(card(text) for text in deed.cards)
    if deed.does in _WITH_A_SEAT and (seat is None or seat >= seats):
        return None
    if len(cards) < _CARDS.get(deed.does, 0) or any(at >= seats for at, _ in deed.shares):
        return None
    if deed.does == "misdeal":
        return None if deed.fault is None else MisdealDeclared(fault_of(deed.fault))
    return _EVENTS[deed.does](deed, seat or 0, cards, seats)


_WITH_A_SEAT = ("small-blind", "big-blind", "deal", "return", "replace", "ask-again")
_CARDS = {"deal": 1, "burn": 1, "board": 1, "replace": 1, "becomes-burn": 1, "mend": 1}


def _stacks(deed: DealerDoes, seats: int) -> tuple[Chips, ...]:
    shares = dict(deed.shares)
    return tuple(shares.get(seat, 0) for seat in range(seats))


_EVENTS: dict[str, Callable[[DealerDoes, Seat, tuple[Card, ...], int], HandEvent]] = {
    "antes": lambda deed, seat, cards, seats: AntesPosted(_stacks(deed, seats)),
    "small-blind": lambda deed, seat, cards, seats: BlindPosted(seat, Blind.SMALL, deed.chips or 0),
    "big-blind": lambda deed, seat, cards, seats: BlindPosted(seat, Blind.BIG, deed.chips or 0),
    "deal": lambda deed, seat, cards, seats: HoleCardDealt(seat, cards[0]),
    "burn": lambda deed, seat, cards, seats: Burned(cards[0]),
    "board": lambda deed, seat, cards, seats: BoardDealt(cards),
    "return": lambda deed, seat, cards, seats: BetReturned(seat, deed.chips or 0),
    "award": lambda deed, seat, cards, seats: PotAwarded(deed.pot or 0, tuple(sorted(deed.shares))),
    "end": lambda deed, seat, cards, seats: HandEnded(_stacks(deed, seats)),
    "bets-back": lambda deed, seat, cards, seats: BetsTakenBack(),
    "replace": lambda deed, seat, cards, seats: CardReplaced(seat, cards[0]),
    "becomes-burn": lambda deed, seat, cards, seats: BecameBurn(cards[0]),
    "mend": lambda deed, seat, cards, seats: BoardMended(card(deed.burned or "??"), cards),
    "ask-again": lambda deed, seat, cards, seats: AskedAgain(seat),
}
