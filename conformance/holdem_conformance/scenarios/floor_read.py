"""Scenarios of the folder `floor`, in which something goes wrong. The format stands in docs/scenario-format.md."""

from collections.abc import Mapping

from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.floor_grammar import floor_statement
from holdem_conformance.scenarios.floor_model import FloorLine, FloorPlay, FloorResult
from holdem_conformance.scenarios.floor_said import MayNotSaid
from holdem_conformance.scenarios.head import Clauses, Head
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_conformance.scenarios.outcome import NOTHING_SAID, read_stacks
from holdem_conformance.scenarios.play import NOT_PLAYED, complaint_about, lines_of
from holdem_conformance.scenarios.said import RefusalSaid
from holdem_conformance.scenarios.seating import Seating, read_table
from holdem_conformance.scenarios.words import GrammarError
from holdem_spec.vocabulary.cards import Card, cards

FOLDER = "floor."


def is_of_the_floor(head: Mapping[str, object]) -> bool:
    """Whether a scenario is told in the language of the floor: its folder says so."""
    return str(head.get("id", "")).startswith(FOLDER)


def floor_scenario(file: Fields, head: Head, clauses: Clauses, name: str) -> Scenario:
    """Raises ScenarioError."""
    if head.refused is not None:
        raise file.error("A table of the floor is played at; take 'refused' out.", "refused")
    burns = head.rules.reading("deal.burn") == "on"
    seating = read_table(file.fields("table", "a section [table]"), burns, None)
    lines = _lines(file.fields("play", "a section [play]"), seating, clauses, name)
    result = _result(file.fields("result", "a section [result]"), seating) if "result" in file else ANY_END
    names, table = seating
    floor = FloorPlay(lines, result)
    return Scenario(
        **head._asdict(), names=names, table=table, play=NOT_PLAYED, result=NOTHING_SAID, file=name, floor=floor
    )


ANY_END = FloorResult(None, None, None)


def _lines(play: Fields, seating: Seating, clauses: Clauses, file: str) -> tuple[FloorLine, ...]:
    play.only(("lines",))
    found: list[FloorLine] = []
    for line in lines_of(play):
        try:
            said = floor_statement(line.text, seating.names)
        except GrammarError as error:
            raise complaint_about(play, line, error.message, error.column, error.width) from None
        if said is None:
            continue
        found.append(FloorLine(Place(file, line.number, line.text.partition("#")[0].strip()), said))
        if isinstance(said, MayNotSaid | RefusalSaid) and (wrong := clauses.complaint(said.clause)):
            raise complaint_about(play, line, wrong, max(0, line.text.find(said.clause)), len(said.clause))
    return tuple(found)


def _result(result: Fields, seating: Seating) -> FloorResult:
    result.only(("stacks", "board", "burns"))
    return FloorResult(
        read_stacks(result, seating) if "stacks" in result else None,
        _cards(result, "board") if "board" in result else None,
        _cards(result, "burns") if "burns" in result else None,
    )


def _cards(result: Fields, key: str) -> tuple[Card, ...]:
    value = result.need(key, f'{key} = "2c 3c 4c"')
    if not isinstance(value, str):
        raise result.error(f"'{key}' must be a text of cards, such as 2c 3c 4c.", key)
    try:
        return cards(value)
    except ValueError as error:
        raise result.error(f"{str(error)[:1].upper()}{str(error)[1:]}.", key) from None
