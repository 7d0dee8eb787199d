"""How an error, a remedy and a word of a player are written into the books of a hand. No rule inside."""

from collections.abc import Callable
from typing import Any

from holdem_spec.books.cards import left_the_pack, seen
from holdem_spec.books.floor import NO_STREET, Exposure, FloorBook, HandBooks
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.events import Action, Bet, BoardDealt, Called, Checked, Folded, RaisedTo
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
from holdem_spec.vocabulary.seats import NOBODY


def book(ledger: HandBooks) -> FloorBook:
    """The floor's books of a hand, empty as long as nothing happened."""
    return ledger.floor if ledger.floor is not None else FloorBook()


def _write(ledger: HandBooks, **changes: Any) -> None:
    ledger.floor = book(ledger)._replace(**changes)


def _card_exposed(ledger: HandBooks, event: CardExposed) -> None:
    place = (event.number - 1) // len(ledger.table.players())
    holes = ledger.holes[event.seat]
    card = holes[place] if place < len(holes) else UNKNOWN
    _write(ledger, exposed=(*book(ledger).exposed, Exposure(event.seat, event.number, card)))


def _boxed_card_found(ledger: HandBooks, event: BoxedCardFound) -> None:
    left_the_pack(ledger, (event.card,))
    _write(ledger, boxed=book(ledger).boxed + 1)


def _error_found(ledger: HandBooks, event: ErrorFound) -> None:
    """An extra hole card and a second burn card have left the pack; the burn card lies there for a decision."""
    if event.fault in (Fault.EXTRA_CARD, Fault.TWO_BURNS):
        ledger.cards_dealt += 1
    if event.fault == Fault.EXTRA_CARD:
        seen(ledger, (event.card,))
    now = book(ledger)
    loose = (*now.loose, event.card) if event.fault == Fault.TWO_BURNS else now.loose
    _write(ledger, found=(*now.found, event), ruled=_on_other_cases(now, event.fault), loose=loose)


def _on_other_cases(now: FloorBook, case: Fault) -> tuple[FloorRuled, ...]:
    """The same has happened once more: it is a case of its own."""
    return tuple([ruled for ruled in now.ruled if ruled.case != case])


def _board_dealt_early(ledger: HandBooks, event: BoardDealtEarly) -> None:
    left_the_pack(ledger, event.burned)
    ledger.cards_dealt += len(event.cards)
    ledger.burns += event.burned
    ledger.burns_since_board += len(event.burned)
    burned = len(event.burned)
    _write(ledger, early=ledger.boards, early_burned=burned, loose=book(ledger).loose + event.cards, shuffled=False)


def _too_many_turned_up(ledger: HandBooks, event: TooManyTurnedUp) -> None:
    ledger.cards_dealt += len(event.cards)
    _write(ledger, too_many=len(event.cards), loose=event.cards, early=NO_STREET, shuffled=False)


def _stub_shuffled(ledger: HandBooks, event: StubShuffled) -> None:
    dealt = ledger.pack[: ledger.cards_dealt] if ledger.pack else (UNKNOWN,) * ledger.cards_dealt
    ledger.pack = dealt + event.stub
    _write(ledger, loose=(), too_many=0, shuffled=True)


def _became_burn(ledger: HandBooks, event: BecameBurn) -> None:
    ledger.burns.append(event.card)
    ledger.burns_since_board += 1
    seen(ledger, (event.card,))
    now = book(ledger)
    _write(ledger, loose=_without(now.loose, event.card), laid_away=_without(now.laid_away, event.card))


def _without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple([card for card in cards if card != gone])


def _board_mended(ledger: HandBooks, event: BoardMended) -> None:
    """The street is laid anew, partly from itself; what is new in it comes from the pack."""
    size = 3 if ledger.boards == 1 else 1
    old = ledger.board[-size:]
    new = tuple([card for card in event.cards if card not in old])
    ledger.board = ledger.board[:-size] + event.cards
    ledger.burns.append(event.burned)
    left_the_pack(ledger, new)
    _write(ledger, unburned=NO_STREET)


def _card_replaced(ledger: HandBooks, event: CardReplaced) -> None:
    left_the_pack(ledger, (event.card,))
    now = book(ledger)
    exposed = [exposure.card for exposure in now.exposed if exposure.seat == event.seat]
    old = exposed[-1] if exposed else UNKNOWN
    holes = ledger.holes[event.seat]
    ledger.holes[event.seat] = tuple([event.card if card == old else card for card in holes])
    _write(ledger, replaced=now.replaced + 1, laid_away=(*now.laid_away, old))


def _misdeal_declared(ledger: HandBooks, event: MisdealDeclared) -> None:
    _write(ledger, misdeal=True)


def _bets_taken_back(ledger: HandBooks, event: BetsTakenBack) -> None:
    _write(ledger, void=True)


def _floor_ruled(ledger: HandBooks, event: FloorRuled) -> None:
    changes: dict[str, Any] = {"ruled": (*book(ledger).ruled, event)}
    if event.decision == Decision.HAND_DEAD:
        changes["said"] = ()
    elif event.decision == Decision.MUST_CALL:
        changes["must_call"] = event.seat
    elif event.decision == Decision.PUT_BACK:
        ledger.cards_dealt = max(0, ledger.cards_dealt - 1)
        changes["loose"] = _without(book(ledger).loose, event.card)
    elif event.decision == Decision.PLAY_ON and event.case == Fault.NO_BURN:
        changes["unburned"] = NO_STREET
    _write(ledger, **changes)


def _said(ledger: HandBooks, event: Declared | ChipsPushed) -> None:
    _write(ledger, said=(*book(ledger).said, event))


def _asked_again(ledger: HandBooks, event: AskedAgain) -> None:
    _write(ledger, said=())


def _a_player_has_acted(ledger: HandBooks, event: Action) -> None:
    """What was said before an action has been answered by it."""
    now = book(ledger)
    if now.said or now.must_call != NOBODY:
        _write(ledger, said=(), must_call=NOBODY)


def _turned_up_from_the_table(ledger: HandBooks, event: BoardDealt | BoardDealtUnburned) -> None:
    """Board cards that already lay on the table did not come off the pack."""
    loose = book(ledger).loose
    taken = [card for card in event.cards if card in loose]
    ledger.cards_dealt -= len(taken)
    if taken:
        _write(ledger, loose=tuple([card for card in loose if card not in taken]))


def _board_dealt_unburned(ledger: HandBooks, event: BoardDealtUnburned) -> None:
    _turned_up_from_the_table(ledger, event)
    now = book(ledger)
    found = tuple([error for error in now.found if error.fault != Fault.NO_BURN])
    _write(ledger, unburned=ledger.boards - 1, found=found, ruled=_on_other_cases(now, Fault.NO_BURN))


def _hand_announced(ledger: HandBooks, event: HandAnnounced) -> None:
    _write(ledger, announced=(*book(ledger).announced, event))


def _plays_the_board(ledger: HandBooks, event: PlaysTheBoard) -> None:
    """His claim lies open instead of his cards."""
    ledger.holes[event.seat] = ()
    _write(ledger)


ENTRIES: dict[type, Callable[[Any, Any], None]] = {
    CardExposed: _card_exposed,
    BoxedCardFound: _boxed_card_found,
    ErrorFound: _error_found,
    BoardDealtEarly: _board_dealt_early,
    TooManyTurnedUp: _too_many_turned_up,
    BoardDealtUnburned: _board_dealt_unburned,
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

AFTER_AN_INCIDENT: dict[type, Callable[[Any, Any], None]] = {
    BoardDealt: _turned_up_from_the_table,
    Folded: _a_player_has_acted,
    Checked: _a_player_has_acted,
    Called: _a_player_has_acted,
    Bet: _a_player_has_acted,
    RaisedTo: _a_player_has_acted,
}
"""Usual events, which the floor notes only in a hand in which something went wrong or was said."""
