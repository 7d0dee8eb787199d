"""The game of a scenario: how bets are limited, the ante, how many hole cards there are, whether it is a tournament."""

from typing import NamedTuple

from holdem_conformance.scenarios.fields import Fields, listed
from holdem_spec.vocabulary.table import Chips, Limit

GAME_KEYS = ("limit", "limits", "ante", "variant", "hole_cards", "tournament")
UNLIMITED = "no-limit"
LIMITS = {UNLIMITED: Limit.NO_LIMIT, "pot-limit": Limit.POT_LIMIT, "fixed-limit": Limit.FIXED_LIMIT}
VARIANTS = {"holdem": 2, "pineapple": 3}
"""The hole cards of each variant."""

MOST_HOLE_CARDS = 4
"""Beyond what any variant deals; a table that is refused for it needs no more."""


class Game(NamedTuple):
    """In the order of the fields of a table."""

    limit: Limit
    limits: tuple[Chips, Chips]
    ante: Chips
    hole_cards: int
    tournament: bool


def read_game(table: Fields, big_blind: Chips, refused: bool) -> Game:
    """The game a table plays: no-limit hold'em without an ante, unless it says otherwise. A table that is refused may
    name limits and hole cards that no table may have. Raises ScenarioError."""
    limit = LIMITS[_word(table, "limit", tuple(LIMITS))]
    return Game(
        limit, _limits(table, limit, big_blind, refused), _ante(table), _hole_cards(table, refused), _tournament(table)
    )


def _word(table: Fields, key: str, words: tuple[str, ...]) -> str:
    """One of some words; the first when the key is left out."""
    if key not in table:
        return words[0]
    word = table.line(key, listed(words))
    if word not in words:
        raise table.error(f"There is no {key} '{word}'; write {listed(words)}.", key, word)
    return word


def _limits(table: Fields, limit: Limit, big_blind: Chips, refused: bool) -> tuple[Chips, Chips]:
    usual = (big_blind, 2 * big_blind)
    if limit != Limit.FIXED_LIMIT:
        if "limits" in table:
            raise table.error(
                "Only fixed limit has 'limits'; take them out, or write limit = \"fixed-limit\".", "limits"
            )
        return 0, 0
    if "limits" not in table:
        return usual
    example = f"limits = [{usual[0]}, {usual[1]}]"
    given = table.array("limits", example)
    if len(given) != len(usual):
        raise table.error(f"'limits' must be two numbers, the lower and the upper limit; write {example}.", "limits")
    lower, upper = (table.chips(chips, "A limit", "limits") for chips in given)
    if (lower, upper) != usual and not refused:
        raise table.error(f"The limits are the big blind and twice as much; write {example}, or 'refused'.", "limits")
    return lower, upper


def _ante(table: Fields) -> Chips:
    if "ante" not in table:
        return 0
    ante = table.chips(table.need("ante", "ante = 1"), "The ante", "ante")
    if not ante:
        raise table.error("An ante of nothing is none; write how much it is, or take 'ante' out.", "ante")
    return ante


def _hole_cards(table: Fields, refused: bool) -> int:
    cards = VARIANTS[_word(table, "variant", tuple(VARIANTS))]
    if "hole_cards" not in table:
        return cards
    if not refused or "variant" in table:
        raise table.error("Only a table that is refused names its 'hole_cards'; write 'variant' instead.", "hole_cards")
    number = table.chips(table.need("hole_cards", "hole_cards = 4"), "The number of hole cards", "hole_cards")
    if not 0 < number <= MOST_HOLE_CARDS:
        raise table.error(f"{number} hole cards cannot be told; write 1 to {MOST_HOLE_CARDS}.", "hole_cards")
    return number


def _tournament(table: Fields) -> bool:
    if "tournament" not in table:
        return False
    value = table.need("tournament", "tournament = true")
    if not isinstance(value, bool):
        raise table.error("'tournament' must be true or false; write tournament = true.", "tournament")
    return value
