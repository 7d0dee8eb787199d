"""What an engine did not let us see, and whether that matters to a scenario."""

from enum import StrEnum

from holdem_conformance.runner.catalogue import ids_of
from holdem_conformance.scenarios.model import Scenario


class Sight(StrEnum):
    """A kind of thing to see; the value is how the report names it."""

    TURN = "whose turn it is"
    DISCARDS = "who has to lay a card away"
    MENU = "the menu"
    SIZES = "the amounts of the menu"
    SHOWING = "who has to show, and may muck"
    BOARD = "the board"
    POT = "the pots"
    CONTESTANTS = "who may win and who wins each pot"
    RETURNED = "what is given back"
    STACKS = "the stacks"
    SHOWN = "who showed"
    MUCKED = "who mucked"
    BUTTON = "where the button lies and who posts"
    PLACES = "who is out, and in which place"
    WINNERS = "who has won the game"


_CHAPTERS = {
    Sight.TURN: "BET AI SEAT BLIND",
    Sight.DISCARDS: "VAR",
    Sight.MENU: "BET NL FL PL AI BLIND",
    Sight.SIZES: "NL FL PL BLIND",
    Sight.SHOWING: "SHOW AI",
    Sight.BOARD: "DEAL DECK AI",
    Sight.POT: "POT VAR",
    Sight.CONTESTANTS: "POT",
    Sight.RETURNED: "POT",
    Sight.STACKS: "SEAT BLIND POT SHOW HAND DECK NL FL PL VAR AI BET END",
    Sight.SHOWN: "SHOW AI",
    Sight.MUCKED: "SHOW",
    Sight.BUTTON: "BTN BLIND TRN SEAT",
    Sight.PLACES: "END",
    Sight.WINNERS: "END",
}
"""The chapters whose clauses are told by such a sight."""


def clauses_in_the_dark(scenario: Scenario, sights: set[Sight], others: set[str]) -> tuple[str, ...]:
    """The clauses of a scenario that hang on something unseen. `others` are clauses that the engine hides by nature."""
    dark = {chapter for sight in sights for chapter in _CHAPTERS[sight].split()}
    return tuple(id for id in ids_of(scenario) if id in others or id.partition("-")[0] in dark)
