"""From a scenario to the messages an engine gets. No expectation goes out with them."""

from holdem_conformance.protocol.messages import Act, ActionName, HandRequest, TableSetup
from holdem_spec.terms.dealing import BOARD_SIZES, HOLE_CARDS
from holdem_spec.vocabulary.cards import Card, card_text
from holdem_spec.vocabulary.events import Bet, Called, Checked, Choice, Folded, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.seats import clockwise_after
from holdem_spec.vocabulary.table import Table

ACTIONS: dict[type, ActionName] = {
    Folded: "fold",
    Checked: "check",
    Called: "call",
    Bet: "bet",
    RaisedTo: "raise",
    Shown: "show",
    Mucked: "muck",
}


def act_of(choice: Choice) -> Act:
    """The message for what a player does."""
    return Act(choice.seat, ACTIONS[type(choice)], choice.to if isinstance(choice, Called | Bet | RaisedTo) else None)


def hand_request(table: Table, rules: Rulebook) -> HandRequest:
    """The message that begins the hand. The table must have a complete pack."""
    deck, seats = table.deck or (), len(table.stacks)
    holes: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(clockwise_after(table.button, seats) * HOLE_CARDS):
        holes[seat] += (deck[place],)
    burns, board = _behind_the_holes(deck[HOLE_CARDS * seats :], rules.reading("deal.burn") == "on")
    return HandRequest(
        table=TableSetup(table.stacks, table.button, (table.small_blind, table.big_blind)),
        rules={option.name: rules.reading(option.name) for option in OPTIONS},
        deck=_texts(deck),
        holes=tuple(_texts(cards) for cards in holes),
        burns=_texts(burns),
        board=_texts(board),
    )


def _behind_the_holes(rest: tuple[Card, ...], burning: bool) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    burns: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    for size in BOARD_SIZES:
        if burning:
            burns, rest = burns + rest[:1], rest[1:]
        board, rest = board + rest[:size], rest[size:]
    return burns, board


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card_text(card) for card in cards)
