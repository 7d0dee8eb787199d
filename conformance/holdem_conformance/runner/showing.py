"""In which order hands are shown, in scenarios about something else, and cards are discarded: as the engine asks."""

from collections.abc import Iterator
from itertools import takewhile

from holdem_conformance.runner.catalogue import ids_of
from holdem_conformance.runner.play import Play
from holdem_conformance.scenarios.model import Act, Scenario, Statement
from holdem_spec.vocabulary.events import Discarded, Shown


def the_order_matters(scenario: Scenario) -> bool:
    """Whether the scenario is about showing."""
    return any(id.startswith("SHOW-") or id == "AI-FACEUP" for id in ids_of(scenario))


def statements_in_order(play: Play) -> Iterator[Statement]:
    """The statements as they are written; of `… shows` lines that follow one another, when their order does not matter,
    and of `… discards` lines the one of a player whom the engine asks."""
    left = list(play.scenario.play)
    free = (Shown, Discarded) if play.chooses and not the_order_matters(play.scenario) else (Discarded,)
    while left:
        kind = next((kind for kind in free if _does(left[0], kind)), None)
        together = [] if kind is None else list(takewhile(lambda line: _does(line, kind), left))  # noqa: B023
        yield left.pop(_asked(play, together) if len(together) > 1 else 0)


def _asked(play: Play, together: list[Statement]) -> int:
    """The place among some acts of the first whose player the engine asks; 0 when it asks none of them."""
    play.place = together[0].place
    play.pass_needless_prompts()
    asked = (play.snapshot.to_show, *(play.snapshot.to_discard or ()))
    for place, statement in enumerate(together):
        if isinstance(statement, Act) and statement.choice.seat in asked:
            return place
    return 0


def _does(statement: Statement, kind: type) -> bool:
    return isinstance(statement, Act) and isinstance(statement.choice, kind)
