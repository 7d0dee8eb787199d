"""The books of the floor: what went wrong in a hand, what was said, and what has been done about it. No rule inside."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardDealtEarly,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table

NO_STREET = -1


class Exposure(NamedTuple):
    """`number` is the place of the card in the deal, from 1."""

    seat: Seat
    number: int
    card: Card


class FloorBook(NamedTuple):
    """Streets are numbered 0 for the flop, 1 for the turn, 2 for the river."""

    exposed: tuple[Exposure, ...] = ()
    replaced: int = 0  # how many of them
    laid_away: tuple[Card, ...] = ()  # exposed and replaced, and no burn card yet
    boxed: int = 0
    found: tuple[ErrorFound, ...] = ()
    ruled: tuple[FloorRuled, ...] = ()
    misdeal: bool = False  # declared
    void: bool = False  # and the bets are back
    early: int = NO_STREET  # the street turned up too early
    early_burned: int = 0  # how many cards were burned with it
    too_many: int = 0  # cards turned up as a flop, when they were more than three
    loose: tuple[Card, ...] = ()  # face up on the table, but neither on the board nor burned
    shuffled: bool = False  # the rest of the pack, since the last error with the board
    unburned: int = NO_STREET  # the street before which no card was burned, until that is mended
    said: tuple[Declared | ChipsPushed, ...] = ()  # since the last action
    must_call: Seat = NOBODY
    announced: tuple[HandAnnounced, ...] = ()


class Books(Protocol):
    """What these entries need of a ledger."""

    table: Table
    stacks: list[Chips]
    in_front: list[Chips]
    put_in: list[Chips]
    folded: list[bool]
    holes: list[tuple[Card, ...]]
    shown: list[bool]
    board: tuple[Card, ...]
    boards: int
    burns: list[Card]
    burns_since_board: int
    pack: tuple[Card, ...] | None
    cards_dealt: int
    known: set[Card]
    over: bool
    floor: FloorBook | None


def book(ledger: Books) -> FloorBook:
    """The floor's books of a hand, empty as long as nothing happened."""
    return ledger.floor if ledger.floor is not None else FloorBook()


def _write(ledger: Books, **changes: Any) -> None:
    ledger.floor = book(ledger)._replace(**changes)


def _off_the_pack(ledger: Books, cards: tuple[Card, ...]) -> None:
    ledger.cards_dealt += len(cards)


def _seen(ledger: Books, cards: tuple[Card, ...]) -> None:
    ledger.known.update(card for card in cards if card != UNKNOWN)


def _card_exposed(ledger: Books, event: CardExposed) -> None:
    place = (event.number - 1) // len(ledger.table.players())
    holes = ledger.holes[event.seat]
    card = holes[place] if place < len(holes) else UNKNOWN
    _write(ledger, exposed=(*book(ledger).exposed, Exposure(event.seat, event.number, card)))


def _boxed_card_found(ledger: Books, event: BoxedCardFound) -> None:
    _off_the_pack(ledger, (event.card,))
    _seen(ledger, (event.card,))
    _write(ledger, boxed=book(ledger).boxed + 1)


def _error_found(ledger: Books, event: ErrorFound) -> None:
    """An extra hole card and a second burn card have left the pack; the burn card lies there for a decision."""
    if event.fault in (Fault.EXTRA_CARD, Fault.TWO_BURNS):
        _off_the_pack(ledger, (event.card,))
    if event.fault == Fault.EXTRA_CARD:
        _seen(ledger, (event.card,))
    loose = (event.card,) if event.fault == Fault.TWO_BURNS else book(ledger).loose
    _write(ledger, found=(*book(ledger).found, event), loose=loose)


def _board_dealt_early(ledger: Books, event: BoardDealtEarly) -> None:
    _off_the_pack(ledger, event.burned + event.cards)
    _seen(ledger, event.burned)
    ledger.burns += event.burned
    ledger.burns_since_board += len(event.burned)
    burned = len(event.burned)
    _write(ledger, early=ledger.boards, early_burned=burned, loose=book(ledger).loose + event.cards, shuffled=False)


def _too_many_turned_up(ledger: Books, event: TooManyTurnedUp) -> None:
    _off_the_pack(ledger, event.cards)
    _write(ledger, too_many=len(event.cards), loose=event.cards, early=NO_STREET, shuffled=False)


def no_burn_before(ledger: Books) -> None:
    """The street that lies there now came without a burn."""
    _write(ledger, unburned=ledger.boards - 1)


def _stub_shuffled(ledger: Books, event: StubShuffled) -> None:
    dealt = ledger.pack[: ledger.cards_dealt] if ledger.pack else (UNKNOWN,) * ledger.cards_dealt
    ledger.pack = dealt + event.stub
    _write(ledger, loose=(), too_many=0, shuffled=True)


def _became_burn(ledger: Books, event: BecameBurn) -> None:
    ledger.burns.append(event.card)
    ledger.burns_since_board += 1
    _seen(ledger, (event.card,))
    now = book(ledger)
    _write(ledger, loose=_without(now.loose, event.card), laid_away=_without(now.laid_away, event.card))


def _without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple([card for card in cards if card != gone])


def _board_mended(ledger: Books, event: BoardMended) -> None:
    """The street is laid anew, partly from itself; what is new in it comes from the pack."""
    size = 3 if ledger.boards == 1 else 1
    old = ledger.board[-size:]
    new = tuple([card for card in event.cards if card not in old])
    ledger.board = ledger.board[:-size] + event.cards
    ledger.burns.append(event.burned)
    _off_the_pack(ledger, new)
    _seen(ledger, new)
    _write(ledger, unburned=NO_STREET)


def _card_replaced(ledger: Books, event: CardReplaced) -> None:
    _off_the_pack(ledger, (event.card,))
    _seen(ledger, (event.card,))
    now = book(ledger)
    exposed = [exposure.card for exposure in now.exposed if exposure.seat == event.seat]
    old = exposed[-1] if exposed else UNKNOWN
    holes = ledger.holes[event.seat]
    ledger.holes[event.seat] = tuple([event.card if card == old else card for card in holes])
    _write(ledger, replaced=now.replaced + 1, laid_away=(*now.laid_away, old))


def _misdeal_declared(ledger: Books, event: MisdealDeclared) -> None:
    _write(ledger, misdeal=True)


def _bets_taken_back(ledger: Books, event: BetsTakenBack) -> None:
    seats = len(ledger.stacks)
    ledger.stacks = list(ledger.table.stacks)
    ledger.in_front, ledger.put_in = [0] * seats, [0] * seats
    ledger.over = True
    _write(ledger, void=True)


def _floor_ruled(ledger: Books, event: FloorRuled) -> None:
    changes: dict[str, Any] = {"ruled": (*book(ledger).ruled, event)}
    if event.decision == Decision.HAND_DEAD:
        ledger.folded[event.seat] = True
        changes["said"] = ()
    elif event.decision == Decision.MUST_CALL:
        changes["must_call"] = event.seat
    elif event.decision == Decision.PUT_BACK:
        ledger.cards_dealt -= 1
        changes["loose"] = ()
    elif event.decision == Decision.PLAY_ON and event.case == Fault.NO_BURN:
        changes["unburned"] = NO_STREET
    _write(ledger, **changes)


def _said(ledger: Books, event: Declared | ChipsPushed) -> None:
    _write(ledger, said=(*book(ledger).said, event))


def _asked_again(ledger: Books, event: AskedAgain) -> None:
    _write(ledger, said=())


def a_player_has_acted(ledger: Books) -> None:
    """What was said before an action has been answered by it."""
    now = book(ledger)
    if now.said or now.must_call != NOBODY:
        _write(ledger, said=(), must_call=NOBODY)


def turned_up_from_the_table(ledger: Books, cards: tuple[Card, ...]) -> None:
    """Board cards that already lay on the table did not come off the pack."""
    loose = book(ledger).loose
    taken = [card for card in cards if card in loose]
    ledger.cards_dealt -= len(taken)
    if taken:
        _write(ledger, loose=tuple([card for card in loose if card not in taken]))


def _hand_announced(ledger: Books, event: HandAnnounced) -> None:
    _write(ledger, announced=(*book(ledger).announced, event))


def _plays_the_board(ledger: Books, event: PlaysTheBoard) -> None:
    """His claim lies open instead of his cards."""
    ledger.shown[event.seat] = True
    ledger.holes[event.seat] = ()
    _write(ledger)


FLOOR_ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    CardExposed: _card_exposed,
    BoxedCardFound: _boxed_card_found,
    ErrorFound: _error_found,
    BoardDealtEarly: _board_dealt_early,
    TooManyTurnedUp: _too_many_turned_up,
    StubShuffled: _stub_shuffled,
    BecameBurn: _became_burn,
    BoardMended: _board_mended,
    CardReplaced: _card_replaced,
    MisdealDeclared: _misdeal_declared,
    BetsTakenBack: _bets_taken_back,
    FloorRuled: _floor_ruled,
    Declared: _said,
    ChipsPushed: _said,
    AskedAgain: _asked_again,
    HandAnnounced: _hand_announced,
    PlaysTheBoard: _plays_the_board,
}
