"""In which order hands are shown, in scenarios that are about something else: as the engine asks."""

from collections.abc import Iterator
from itertools import takewhile

from holdem_conformance.runner.catalogue import ids_of
from holdem_conformance.runner.play import Play
from holdem_conformance.scenarios.model import Act, Scenario, Statement
from holdem_spec.vocabulary.events import Shown


def the_order_matters(scenario: Scenario) -> bool:
    """Whether the scenario is about showing."""
    return any(id.startswith("SHOW-") or id == "AI-FACEUP" for id in ids_of(scenario))


def statements_in_order(play: Play) -> Iterator[Statement]:
    """The statements as they are written; of `… shows` lines that follow one another, when their order does not matter,
    the one of the player whom the engine asks next."""
    left = list(play.scenario.play)
    free = play.chooses and not the_order_matters(play.scenario)
    while left:
        shows = list(takewhile(_is_a_show, left)) if free else []
        yield left.pop(_asked(play, shows) if len(shows) > 1 else 0)


def _asked(play: Play, shows: list[Statement]) -> int:
    """The place among the shows of the player whom the engine asks; 0 when it asks none of them."""
    play.place = shows[0].place
    play.pass_needless_prompts()
    for place, statement in enumerate(shows):
        if isinstance(statement, Act) and statement.choice.seat == play.snapshot.to_show:
            return place
    return 0


def _is_a_show(statement: Statement) -> bool:
    return isinstance(statement, Act) and isinstance(statement.choice, Shown)
