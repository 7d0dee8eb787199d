"""From a scenario to the messages an engine gets. No expectation goes out with them."""

from holdem_conformance.protocol.messages import Act, ActionName, HandRequest, TableSetup
from holdem_conformance.scenarios.course import own_cards
from holdem_conformance.scenarios.model import Scenario
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


def is_with_other_cards(choice: Choice, table: Table) -> bool:
    """Whether somebody would show other cards than he holds; the protocol has no words for that."""
    return isinstance(choice, Shown) and choice.cards != own_cards(table, choice.seat)


def with_the_same_board(scenario: Scenario, rules: Rulebook) -> Scenario:
    """The scenario under a rulebook, its pack arranged so that everybody gets the cards it names: without burning the
    burn cards go under the pack, with burning they come from there."""
    burned, burning = (book.reading("deal.burn") == "on" for book in (scenario.rules, rules))
    deck = list(scenario.table.deck or ())
    place = HOLE_CARDS * len(scenario.table.stacks)
    for size in BOARD_SIZES:
        if burned and not burning:
            deck.append(deck.pop(place))
        elif burning and not burned:
            deck.insert(place, deck.pop())
        place += burning + size
    return scenario._replace(rules=rules, table=scenario.table._replace(deck=tuple(deck)))


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
