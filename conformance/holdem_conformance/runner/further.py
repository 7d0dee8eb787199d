"""Scenarios of the user's own, beside those that are shipped."""

from os.path import abspath
from pathlib import Path

from holdem_conformance.desk.index import index
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import read_folder


def further_scenarios(folder: str) -> tuple[Scenario, ...]:
    """The scenarios in a folder and below it. Raises ScenarioError for one that cannot be read, or that names a
    revision or an assertion that there is not."""
    found = read_folder(folder, frozenset(clauses()))
    for scenario in found:
        for wanted, complaint in _complaints(scenario):
            raise _error(complaint, file_of(scenario.id, folder) or Path(scenario.file), wanted)
    return found


def file_of(id: str, folder: str) -> Path | None:
    """The file of a scenario in a folder or below it, if it is there."""
    files = sorted(Path(folder).rglob("*.toml"))
    return next((file for file in files if f"{Path(abspath(file)).parent.name}.{file.stem}" == id), None)


def _complaints(scenario: Scenario) -> list[tuple[str, str]]:
    """What the scenario says, and what is wrong with it."""
    found = []
    for named in scenario.clauses:
        id, _, revision = named.partition("@")
        now = str(clauses()[id][0].revision)
        if revision != now:
            found.append((named, f"The clause {id} has revision {now}, not {revision}; write {id}@{now}."))
    paragraph, slash, _ = scenario.basis.partition("/")
    if slash and scenario.basis not in _assertions(paragraph):
        advice = f"'holdem rule {paragraph}' shows those of the paragraph" if _assertions(paragraph) else "correct it"
        found.append((scenario.basis, f"There is no assertion {scenario.basis}; {advice}."))
    return found


def _assertions(paragraph: str) -> frozenset[str]:
    paragraphs = index()["paragraphs"]
    there = paragraphs[paragraph]["assertions"] if paragraph in paragraphs else ()
    return frozenset(assertion["id"] for assertion in there)


def _error(complaint: str, file: Path, wanted: str) -> ScenarioError:
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if wanted in text:
            return ScenarioError(complaint, str(file), number, text, text.index(wanted), len(wanted))
    return ScenarioError(complaint, str(file))
