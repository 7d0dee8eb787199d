"""Holes of the matrix: links that lead nowhere, and things nobody links to. Each is a sentence."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from holdem_conformance.desk.build import DESK, SPEC, build, paragraphs, rulings, toml
from holdem_conformance.desk.links import TESTS, clause_links, engine, rows
from holdem_conformance.desk.project import not_kept, project
from holdem_conformance.scenarios.read import whole_suite

PARAGRAPHS = {"S0": 65, "S1": 60, "S2": 34, "S3": 32, "S4": 101}
"""How many paragraphs each document has."""

NEEDS_NO_SCENARIO = {"static", "compares"}
"""Forms that are shown able to break by a check of the project, or by two runs in a test."""


def holes() -> tuple[str, ...]:
    """Every hole of the matrix, in a sentence that says what to mend."""
    found = [*_of_paragraphs(), *_of_assertions(), *_of_clauses(), *_of_scenarios(), *_of_rulings(), *_of_the_engine()]
    return (*found, *_of_the_desk(), *not_kept(project()))


@cache
def _reserved() -> dict[str, dict[str, str]]:
    return toml(SPEC / "clauses" / "ids.toml")


def _of_paragraphs() -> Iterator[str]:
    laid_down = Counter(name.partition(".")[0] for name in paragraphs())
    for document, count in PARAGRAPHS.items():
        if laid_down[document] != count:
            yield f"{document} has {count} paragraphs, but {laid_down[document]} are laid down"
    for document in sorted(set(laid_down) - set(PARAGRAPHS)):
        yield f"{document} is laid down, but is no source document"


def _of_assertions() -> Iterator[str]:
    for row in rows():
        for id in row.clauses:
            if row.state == "planned" and id not in _reserved():
                yield f"{row.assertion} is planned as {id}, which is no reserved id"
            elif row.state == "implemented" and id not in clause_links():
                yield f"{row.assertion} names {id}, which is no clause in force"
            elif row.state == "implemented" and row.assertion not in clause_links()[id].assertions:
                yield f"{row.assertion} names {id}, which does not name it back"
        if row.state == "overridden" and rulings() and not row.rulings:
            yield f"{row.assertion} is overridden, but no ruling says so"


def _of_clauses() -> Iterator[str]:
    named_back = {(row.assertion, id) for row in rows() if row.state == "implemented" for id in row.clauses}
    known = {row.assertion for row in rows()}
    for id, clause in clause_links().items():
        for assertion in clause.assertions:
            if assertion not in known:
                yield f"{id} names {assertion}, which is no assertion"
            elif (assertion, id) not in named_back:
                yield f"{id} names {assertion}, which does not name it back"
        for ground in clause.implied_by:
            if ground not in clause_links():
                yield f"{id} is said to follow from {ground}, which is no clause in force"
        if not clause.implied_by and not clause.scenarios and not NEEDS_NO_SCENARIO & set(clause.forms):
            yield f"{id} is a primary without a scenario"
        if "compares" in clause.forms and TESTS.is_dir() and not clause.tests:
            yield f"{id} compares two runs, but no test does"
        if id in _reserved():
            yield f"{id} is in force, but ids.toml still has it as reserved"


def _of_scenarios() -> Iterator[str]:
    assertions = {row.assertion for row in rows()}
    for scenario in whole_suite():
        for named in scenario.clauses:
            id, _, revision = named.partition("@")
            if id not in clause_links():
                yield f"scenario {scenario.id} names {id}, which is no clause in force"
            elif revision != str(clause_links()[id].revision):
                now = clause_links()[id].revision
                yield f"scenario {scenario.id} names {named}, but the revision in force is {now}"
        for basis in scenario.basis.split():
            if basis.partition(".")[0] in PARAGRAPHS and basis not in assertions:
                yield f"scenario {scenario.id} rests on {basis}, which is no assertion"


def _of_rulings() -> Iterator[str]:
    for id, ruling in rulings().items():
        for clause in ruling.get("clauses", ()):
            if clause not in clause_links() and clause not in _reserved():
                yield f"ruling {id} names {clause}, which was never spoken for"
        for paragraph in ruling.get("paragraphs", ()):
            if paragraph not in paragraphs():
                yield f"ruling {id} names {paragraph}, which is no paragraph"


def _of_the_engine() -> Iterator[str]:
    for function in engine():
        for paragraph in function.paragraphs:
            if paragraph not in paragraphs():
                yield f"{function.name} names {paragraph}, which is no paragraph"
        for clause in function.clauses:
            if clause not in clause_links():
                yield f"{function.name} names {clause}, which is no clause in force"


def _of_the_desk() -> Iterator[str]:
    for id in toml(DESK / "thesaurus.toml")["topics"]:
        if id not in clause_links() and id not in _reserved() and id not in rulings():
            yield f"the thesaurus of the desk has topics for {id}, which was never spoken for"
    for file, text in build().items():
        if not Path(file).is_file() or Path(file).read_text("utf-8") != text:
            yield f"{Path(file).name} of the desk is old; run python -m holdem_conformance.desk.build"
