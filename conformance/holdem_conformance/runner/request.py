"""From a scenario to the messages an engine gets. No expectation goes out with them."""

from holdem_conformance.protocol.messages import Act as ActMessage
from holdem_conformance.protocol.messages import ActionName, HandRequest, LimitName, TableSetup
from holdem_conformance.scenarios.course import own_cards
from holdem_conformance.scenarios.model import Act, Scenario
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.vocabulary.cards import Card, card_text
from holdem_spec.vocabulary.events import Bet, Called, Checked, Choice, Discarded, Folded, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Limit, Table

ACTIONS: dict[type, ActionName] = {
    Folded: "fold",
    Checked: "check",
    Called: "call",
    Bet: "bet",
    RaisedTo: "raise",
    Discarded: "discard",
    Shown: "show",
    Mucked: "muck",
}


LIMITS: dict[Limit, LimitName] = {
    Limit.NO_LIMIT: "no-limit",
    Limit.POT_LIMIT: "pot-limit",
    Limit.FIXED_LIMIT: "fixed-limit",
}
PINEAPPLE = 3
"""The hole cards of that variant."""


def act_of(choice: Choice) -> ActMessage:
    """The message for what a player does."""
    to = choice.to if isinstance(choice, Called | Bet | RaisedTo) else None
    card = card_text(choice.card) if isinstance(choice, Discarded) else None
    return ActMessage(choice.seat, ACTIONS[type(choice)], to, card)


def is_with_other_cards(choice: Choice, scenario: Scenario) -> bool:
    """Whether somebody would show other cards than he holds at the showdown; the protocol has no words for that."""
    if not isinstance(choice, Shown):
        return False
    acts = [statement.choice for statement in scenario.play if isinstance(statement, Act)]
    laid_away = [act.card for act in acts if isinstance(act, Discarded) and act.seat == choice.seat]
    return choice.cards != tuple(card for card in own_cards(scenario.table, choice.seat) if card not in laid_away)


def with_the_same_board(scenario: Scenario, rules: Rulebook) -> Scenario:
    """The scenario under a rulebook, its pack arranged so that everybody gets the cards it names: without burning the
    burn cards go under the pack, with burning they come from there."""
    burned, burning = (book.reading("deal.burn") == "on" for book in (scenario.rules, rules))
    deck = list(scenario.table.deck or ())
    place = scenario.table.hole_cards * len(scenario.table.players())
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
    dealt = _in_the_deal(table) * table.hole_cards
    for place, seat in enumerate(dealt):
        holes[seat] += (deck[place],)
    burns, board = _behind_the_holes(deck[len(dealt) :], rules.reading("deal.burn") == "on")
    return HandRequest(
        table=setup(table),
        rules={option.name: rules.reading(option.name) for option in OPTIONS},
        deck=_texts(deck),
        holes=tuple(_texts(cards) for cards in holes),
        burns=_texts(burns),
        board=_texts(board),
    )


def _in_the_deal(table: Table) -> tuple[Seat, ...]:
    """The seats in the order in which they get a card; an empty one gets none."""
    return tuple(seat for seat in clockwise_after(table.button, len(table.stacks)) if table.stacks[seat] > 0)


def setup(table: Table) -> TableSetup:
    return TableSetup(
        stacks=table.stacks,
        button=table.button,
        blinds=(table.small_blind, table.big_blind),
        limit=LIMITS[table.limit],
        limits=table.limits if table.limit == Limit.FIXED_LIMIT else None,
        ante=table.ante,
        variant="pineapple" if table.hole_cards == PINEAPPLE else "holdem",
        hole_cards=table.hole_cards,
        tournament=table.tournament,
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
