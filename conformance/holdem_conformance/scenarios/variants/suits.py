"""The four suits change their places, in the whole pack and wherever a card is named."""

from itertools import permutations

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.draft import Draft, Transformation, respoken, with_cards, with_values
from holdem_spec.vocabulary.cards import SUITS as IN_ORDER
from holdem_spec.vocabulary.cards import cards_text

PERMUTATIONS = tuple("".join(order) for order in permutations(IN_ORDER))
"""Number 0 leaves every suit as it is."""


def numbers(scenario: Scenario) -> range:
    return range(1, len(PERMUTATIONS))


def hindrance(scenario: Scenario) -> str:
    """No suit outranks another in a hand; outside of one they do, and where cards are left open they are filled in a
    fixed order."""
    if scenario.evening is not None:
        return "suits decide the draw for the button, and cards a hand leaves open are filled in an order of suits"
    if scenario.floor is not None and any(line.place.text.startswith("shuffled") for line in scenario.floor.lines):
        return "what a shuffle leaves open is filled in an order of suits"
    return ""


def permuted(draft: Draft, number: int) -> Draft:
    """The whole pack is written out, so that cards the file leaves open change with the others."""

    def other(card: str) -> str:
        return card[0] + PERMUTATIONS[number][IN_ORDER.index(card[1])]

    def changed(value: object) -> object:
        return with_cards(value, other) if isinstance(value, str) else value

    table = {key: value for key, value in draft.values["table"].items() if key not in ("cards", "board")}
    table["deck"] = cards_text(draft.scenario.table.deck or ())
    draft = draft._replace(values={**draft.values, "table": table})
    return with_values(respoken(draft, lambda text: with_cards(text, other)), changed)


def told(number: int) -> str:
    return f"the suits {' '.join(IN_ORDER)} are {' '.join(PERMUTATIONS[number])}"


SUITS = Transformation("suits", numbers, hindrance, permuted, told)
