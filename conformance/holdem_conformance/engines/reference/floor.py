"""A hand in which something goes wrong, on the reference: from messages to events, and what its dealer does next."""

from holdem_conformance.protocol.floor import DealerDoes, DealerSeen, Declare, IncidentHappens, Push, Ruling, Shuffled
from holdem_conformance.protocol.floor_names import decision_of, fault_name, fault_of, word_of
from holdem_reference import hand
from holdem_reference.floor.board_errors import Awaited
from holdem_reference.state import State
from holdem_spec.vocabulary.cards import UNKNOWN, Card, card, card_text
from holdem_spec.vocabulary.events import (
    Action,
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
    FloorEvent,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind, Chips

FloorRequest = IncidentHappens | Shuffled | Ruling | Declare | Push


def event_of(request: FloorRequest) -> FloorEvent:
    """What a message says has happened."""
    match request:
        case IncidentHappens():
            return _incident(request)
        case Shuffled(cards):
            return StubShuffled(_cards(cards))
        case Ruling():
            seat = NOBODY if request.seat is None else request.seat
            return FloorRuled(fault_of(request.case), decision_of(request.decision), seat, _card(request.card))
        case Declare(seat=seat, word="board"):
            return PlaysTheBoard(seat)
        case Declare(seat=seat, word="hand"):
            return HandAnnounced(seat, request.hand or 0)
        case Declare():
            return Declared(request.seat, word_of(request.word), request.to or 0)
        case Push(seat, chips):
            return ChipsPushed(seat, chips)


def _incident(request: IncidentHappens) -> FloorEvent:
    shown = _cards(request.cards)
    match request.what:
        case "card-exposed":
            return CardExposed(request.seat or 0, request.number or 0)
        case "cards-boxed":
            return BoxedCardFound(shown[0])
        case "early":
            return BoardDealtEarly(_cards(request.burned), shown)
        case "too-many":
            return TooManyTurnedUp(shown)
        case "unburned":
            return BoardDealtUnburned(shown)
    seat = NOBODY if request.seat is None else request.seat
    return ErrorFound(fault_of(request.what), seat, shown[0] if shown else UNKNOWN)


def dealer_seen(state: State) -> DealerSeen:
    """What comes next; a player who has bound himself still acts himself."""
    event = hand.due(state)
    if event is not None and not isinstance(event, Action):
        return DealerSeen(next=_deed(event))
    if state.over:
        return DealerSeen()
    waits = hand.awaits(state)
    if waits is None:
        return DealerSeen(awaits="player")
    return DealerSeen(awaits="ruling" if waits == Awaited.RULING else "shuffle")


def _deed(event: HandEvent) -> DealerDoes:
    match event:
        case AntesPosted(chips):
            return DealerDoes(does="antes", shares=_shares(chips))
        case BlindPosted(seat, blind, paid):
            return DealerDoes(does="small-blind" if blind == Blind.SMALL else "big-blind", seat=seat, chips=paid)
        case HoleCardDealt(seat, dealt):
            return DealerDoes(does="deal", seat=seat, cards=_texts((dealt,)))
        case Burned(burned):
            return DealerDoes(does="burn", cards=_texts((burned,)))
        case BoardDealt(cards):
            return DealerDoes(does="board", cards=_texts(cards))
        case BetReturned(seat, paid):
            return DealerDoes(does="return", seat=seat, chips=paid)
        case PotAwarded(pot, shares):
            return DealerDoes(does="award", pot=pot, shares=shares)
        case HandEnded(stacks):
            return DealerDoes(does="end", shares=_shares(stacks))
    return _remedy(event)


def _remedy(event: HandEvent) -> DealerDoes:
    match event:
        case MisdealDeclared(fault):
            return DealerDoes(does="misdeal", fault=fault_name(fault))
        case BetsTakenBack():
            return DealerDoes(does="bets-back")
        case CardReplaced(seat, new):
            return DealerDoes(does="replace", seat=seat, cards=_texts((new,)))
        case BecameBurn(burned):
            return DealerDoes(does="becomes-burn", cards=_texts((burned,)))
        case BoardMended(burned, cards):
            return DealerDoes(does="mend", burned=card_text(burned), cards=_texts(cards))
        case AskedAgain(seat):
            return DealerDoes(does="ask-again", seat=seat)
    raise TypeError(f"{type(event).__name__} is nothing that a dealer does")


def _shares(chips: tuple[Chips, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(enumerate(chips))


def _card(text: str | None) -> Card:
    return UNKNOWN if text is None else card(text)


def _cards(texts: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(card(text) for text in texts)


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
