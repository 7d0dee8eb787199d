"""Floor scenarios from their files. The format stands in docs/scenario-format.md."""

from os.path import abspath
from pathlib import Path

from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.floor_grammar import floor_statement
from holdem_conformance.scenarios.floor_model import FloorLine, FloorResult, FloorScenario
from holdem_conformance.scenarios.floor_said import MayNotSaid
from holdem_conformance.scenarios.head import KEYS, Clauses, read_head
from holdem_conformance.scenarios.model import Place
from holdem_conformance.scenarios.outcome import read_stacks
from holdem_conformance.scenarios.play import complaint_about, lines_of
from holdem_conformance.scenarios.read import SUITE, source_of, values_of
from holdem_conformance.scenarios.said import RefusalSaid
from holdem_conformance.scenarios.seating import Seating, read_table
from holdem_conformance.scenarios.words import GrammarError
from holdem_spec.vocabulary.cards import Card, cards

FOLDER = "floor"


def read_floor_scenario(path: Path | str, known_clauses: frozenset[str] | None = None) -> FloorScenario:
    """The floor scenario in a file. Clause ids are checked when the known ones are given. Raises ScenarioError."""
    at = Path(path)
    source = source_of(at)
    file = Fields(source, (), values_of(source))
    file.need("table", "a section [table]")
    file.only(tuple(key for key in KEYS if key != "refused"))
    clauses = Clauses(known_clauses)
    head = read_head(file, Path(abspath(at)), clauses)
    seating = read_table(
        file.fields("table", "a section [table]"), head.rules.reading("deal.burn") == "on", head.refused
    )
    name = f"{head.id.replace('.', '/', 1)}.toml"
    play = _play(file.fields("play", "a section [play]"), seating, clauses, name)
    result = _result(file.fields("result", "a section [result]"), seating) if "result" in file else NOTHING_SAID
    names, table = seating
    return FloorScenario(**head._asdict(), names=names, table=table, play=play, result=result, file=name)


NOTHING_SAID = FloorResult(None, None, None)


def floor_suite(known_clauses: frozenset[str] | None = None) -> tuple[FloorScenario, ...]:
    """The floor scenarios that are shipped, sorted by id."""
    return tuple(read_floor_scenario(file, known_clauses) for file in sorted((SUITE / FOLDER).glob("*.toml")))


def _play(play: Fields, seating: Seating, clauses: Clauses, file: str) -> tuple[FloorLine, ...]:
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
        raise ScenarioError(f"{str(error)[:1].upper()}{str(error)[1:]}.", result.source.path) from None
