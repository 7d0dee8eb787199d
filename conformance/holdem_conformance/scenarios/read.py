"""Scenarios from their files. The format stands in docs/scenario-format.md."""

import re
import tomllib
from collections.abc import Mapping
from os.path import abspath
from pathlib import Path

from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.evening_read import EVENING_KEYS, evening_scenario, is_an_evening
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.floor_read import floor_scenario, is_of_the_floor
from holdem_conformance.scenarios.head import KEYS, Clauses, Head, read_head
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.outcome import NOTHING_SAID, read_result
from holdem_conformance.scenarios.play import NOT_PLAYED, read_play
from holdem_conformance.scenarios.seating import read_table
from holdem_conformance.scenarios.source import Source, Spot

__all__ = ["SUITE", "ScenarioError", "read_folder", "read_hand", "read_scenario", "suite", "whole_suite"]

SUITE = Path(__file__).parents[1] / "suite"
"""The folder of the golden hands that are shipped."""

_TOML_PLACE = re.compile(r"(.*) \(at line (\d+), column (\d+)\)")


def read_scenario(path: Path | str, known_clauses: frozenset[str] | None = None) -> Scenario:
    """The scenario in a file. Clause ids are checked when the known ones are given. Raises ScenarioError."""
    at = Path(path)
    source = source_of(at)
    return scenario_of(source, values_of(source), at, known_clauses)


def scenario_of(
    source: Source, values: Mapping[str, object], at: Path, known_clauses: frozenset[str] | None
) -> Scenario:
    """The scenario that the values of a file tell; the source says where they stand. Raises ScenarioError."""
    head = Fields(source, (), values)
    # A section without its header would otherwise be blamed for keys that do not belong to the head.
    head.need("table", "a section [table]")
    head.only(EVENING_KEYS if is_an_evening(head.values) else KEYS)
    clauses = Clauses(known_clauses)
    return _scenario(head, read_head(head, Path(abspath(at)), clauses), clauses)


def read_hand(path: Path | str, known_clauses: frozenset[str] | None = None) -> Scenario:
    """The same for a reader who needs a single hand. Raises ScenarioError."""
    scenario = read_scenario(path, known_clauses)
    if scenario.floor is not None:
        raise ScenarioError("This scenario tells of an error of the deal; give one of a plain hand.", str(path))
    if scenario.evening is None:
        return scenario
    raise ScenarioError("This scenario tells of several hands; give one of a single hand.", str(path))


def read_folder(path: Path | str, known_clauses: frozenset[str] | None = None) -> tuple[Scenario, ...]:
    """All scenarios in a folder and below it, sorted by id. Raises ScenarioError."""
    if not Path(path).is_dir():
        raise ScenarioError("There is no such folder; give one that holds scenarios as .toml files.", str(path))
    found: dict[str, Scenario] = {}
    for file in sorted(Path(path).rglob("*.toml")):
        scenario = read_scenario(file, known_clauses)
        if scenario.id in found:
            raise ScenarioError(
                f"The id '{scenario.id}' is taken by another file of that folder; rename one.", str(file)
            )
        found[scenario.id] = scenario
    return tuple(found[id] for id in sorted(found))


def suite(known_clauses: frozenset[str] | None = None) -> tuple[Scenario, ...]:
    """The golden hands that are shipped, sorted by id: all scenarios of one hand in which
    nothing goes wrong."""
    return tuple(s for s in whole_suite(known_clauses) if s.evening is None and s.floor is None)


def whole_suite(known_clauses: frozenset[str] | None = None) -> tuple[Scenario, ...]:
    """All scenarios that are shipped, of one hand or of several, sorted by id."""
    return read_folder(SUITE, known_clauses)


def source_of(path: Path) -> Source:
    try:
        return Source(str(path), path.read_bytes().decode())
    except FileNotFoundError:
        raise ScenarioError("There is no such file; give the path of a scenario.", str(path)) from None
    except UnicodeDecodeError:
        raise ScenarioError("The file is not UTF-8 text; save it as UTF-8.", str(path)) from None
    except OSError as error:
        raise ScenarioError(
            f"The file cannot be read ({error.strerror}); give the path of a scenario.", str(path)
        ) from None


def values_of(source: Source) -> dict[str, object]:
    try:
        return tomllib.loads("\n".join(source.lines))
    except tomllib.TOMLDecodeError as error:
        found = _TOML_PLACE.fullmatch(str(error))
        what = found[1] if found else str(error).removesuffix(" (at end of document)")
        last = len(source.lines)
        spot = Spot(int(found[2]), int(found[3]) - 1, 1) if found else Spot(last, len(source.lines[-1]), 1)
        raise source.error(f"This is not TOML: {what[:1].lower()}{what[1:]}; correct the file here.", spot) from None


def _scenario(file: Fields, head: Head, clauses: Clauses) -> Scenario:
    if is_an_evening(file.values):
        return evening_scenario(file, head, clauses, f"{head.id.replace('.', '/', 1)}.toml")
    if is_of_the_floor(file.values):
        return floor_scenario(file, head, clauses, f"{head.id.replace('.', '/', 1)}.toml")
    refused = head.refused is not None
    burns = head.rules.reading("deal.burn") == "on"
    seating = read_table(file.fields("table", "a section [table]"), burns, head.refused)
    name = f"{head.id.replace('.', '/', 1)}.toml"
    result, play = NOTHING_SAID, NOT_PLAYED
    if not refused:
        lines = file.fields("play", "a section [play]")
        result = read_result(file.fields("result", "a section [result] with the stacks at least"), seating, clauses)
        play = read_play(lines, seating.names, Course(seating.table, head.rules, result.pots), clauses, name)
    return Scenario(**head._asdict(), names=seating.names, table=seating.table, play=play, result=result, file=name)
