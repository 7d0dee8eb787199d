"""The matrix names every hole, leads both ways, and is kept as a snapshot."""

import csv
import io
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from holdem_conformance.desk import holes as holes_module
from holdem_conformance.desk.build import DESK, SPEC, build, paragraphs, rulings, toml
from holdem_conformance.desk.holes import holes
from holdem_conformance.desk.links import clause_links, engine, rows
from holdem_conformance.desk.matrix import about, back, matrix
from holdem_conformance.desk.mentions import Mentions, mentioned_in
from holdem_conformance.desk.tables import SNAPSHOT, as_csv, as_markdown

Holdem = Callable[..., Any]

ENGINE = '''"""How pots are paid (S0.34)."""

LEAST = "NL-MINBET"


@decorated("S9.9")
def pay(state):
    """Pay the last pot first (S1.43, S4.55–S4.57)."""
    # Odd chips: S4.63–65.
    return "POT-ORDER" if state else None


class Pots:
    def cut(self):
        """Into layers (S0.35)."""


def silent():
    return "all-in"
'''


def test_what_a_module_mentions() -> None:
    assert list(mentioned_in(ENGINE, "engine.pots", "pots.py")) == [
        Mentions("engine.pots", "pots.py:1", ("S0.34",), ("NL-MINBET",)),
        Mentions(
            "engine.pots.pay",
            "pots.py:7",
            ("S9.9", "S1.43", "S4.55", "S4.56", "S4.57", "S4.63", "S4.64", "S4.65"),
            ("POT-ORDER",),
        ),
        Mentions("engine.pots.Pots.cut", "pots.py:14", ("S0.35",), ()),
    ]


def test_an_assertion_leads_to_everything_that_hangs_on_it() -> None:
    (row,) = about("S0.36/2")
    assert row.state == "implemented"
    assert row.clauses == ("NL-NOREOPEN",)
    assert "no-limit.limper-may-not-reraise-a-short-all-in" in row.scenarios
    assert "holdem_reference.menu.right_to_wager" in row.engine
    assert "R-Q01" in row.rulings
    assert any(test.startswith("tests.") for test in row.tests)


@pytest.mark.parametrize("kind", ["clauses", "rulings", "scenarios", "engine", "tests"])
def test_the_way_back_is_the_way_there(kind: str) -> None:
    there = {(row.assertion, name) for row in rows() for name in getattr(row, kind)}
    assert there == {(assertion, name) for name, served in back()[kind].items() for assertion in served}
    assert there


def test_a_name_finds_its_rows_from_either_end() -> None:
    by_scenario = about("no-limit.limper-may-not-reraise-a-short-all-in")
    assert "S0.36/2" in [row.assertion for row in by_scenario]
    assert {row.assertion.partition("/")[0] for row in about("S0.36")} == {"S0.36"}
    assert about("NOTHING") == ()


def test_the_counts_add_up() -> None:
    counted = matrix()
    assert counted.paragraphs == {"S0": 65, "S1": 60, "S2": 34, "S3": 32, "S4": 101}
    assert sum(sum(states.values()) for states in counted.assertions.values()) == len(rows())
    assert sum(counted.clauses.values()) == len(clause_links())


def test_the_links_have_no_hole_but_scenarios_still_to_come() -> None:
    assert [hole for hole in holes() if not hole.endswith("is a primary without a scenario")] == []


def holes_with(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> set[str]:
    """The holes that a change of what the matrix is gathered from brings with it."""
    monkeypatch.setattr(holes_module, "build", dict)
    before = set(holes())
    for name, value in changed.items():
        monkeypatch.setattr(holes_module, name, lambda value=value: value)
    return set(holes()) - before


def test_a_paragraph_too_few(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = {name: entry for name, entry in paragraphs().items() if name != "S3.32"}
    assert "S3 has 32 paragraphs, but 31 are laid down" in holes_with(monkeypatch, paragraphs=fewer)


def test_an_unknown_clause_in_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [row._replace(clauses=("NL-NOTHING",)) if row.assertion == "S0.36/2" else row for row in rows()]
    assert holes_with(monkeypatch, rows=changed) == {
        "S0.36/2 names NL-NOTHING, which is no clause in force",
        "NL-NOREOPEN names S0.36/2, which does not name it back",
    }


def test_a_clause_that_does_not_name_the_assertion_back(monkeypatch: pytest.MonkeyPatch) -> None:
    named = ("NL-NOREOPEN", "NL-MINBET")
    changed = [row._replace(clauses=named) if row.assertion == "S0.36/2" else row for row in rows()]
    assert holes_with(monkeypatch, rows=changed) == {"S0.36/2 names NL-MINBET, which does not name it back"}


def test_a_planned_assertion_whose_clause_came_into_force(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [row._replace(state="planned") if row.assertion == "S0.36/2" else row for row in rows()]
    found = holes_with(monkeypatch, rows=changed)
    assert "S0.36/2 is planned as NL-NOREOPEN, which is no reserved id" in found


def test_an_overridden_assertion_without_a_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [row._replace(rulings=()) if row.assertion == "S0.36/4" else row for row in rows()]
    assert holes_with(monkeypatch, rows=changed) == {"S0.36/4 is overridden, but no ruling says so"}


def clauses_with(id: str, **changed: Any) -> dict[str, Any]:
    return {**clause_links(), id: clause_links()[id]._replace(**changed)}


def test_an_unknown_assertion_in_a_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    named = (*clause_links()["NL-NOREOPEN"].assertions, "S0.36/77")
    found = holes_with(monkeypatch, clause_links=clauses_with("NL-NOREOPEN", assertions=named))
    assert found == {"NL-NOREOPEN names S0.36/77, which is no assertion"}


def test_a_primary_without_a_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    found = holes_with(monkeypatch, clause_links=clauses_with("NL-NOREOPEN", scenarios=()))
    assert found == {"NL-NOREOPEN is a primary without a scenario"}


def test_a_corollary_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = holes_with(monkeypatch, clause_links=clauses_with("BET-TURN", implied_by=("BET-NOTHING",)))
    assert found == {"BET-TURN is said to follow from BET-NOTHING, which is no clause in force"}


def scenario(*clauses: str, basis: str = "derived") -> SimpleNamespace:
    return SimpleNamespace(id="x.y", clauses=clauses, basis=basis)


@pytest.mark.parametrize(
    ("told", "hole"),
    [
        (scenario("NL-NOTHING@1"), "scenario x.y names NL-NOTHING, which is no clause in force"),
        (scenario("NL-NOREOPEN@9"), "scenario x.y names NL-NOREOPEN@9, but the revision in force is 1"),
        (scenario("NL-NOREOPEN@1", basis="S0.36/77"), "scenario x.y rests on S0.36/77, which is no assertion"),
    ],
)
def test_a_scenario_that_names_what_is_not(told: Any, hole: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert holes_with(monkeypatch, whole_suite=[told]) == {hole}


def test_a_ruling_that_names_what_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {**rulings(), "R-X": {"clauses": ["NL-NOTHING"], "paragraphs": ["S7.1"]}}
    assert holes_with(monkeypatch, rulings=told) == {
        "ruling R-X names NL-NOTHING, which was never spoken for",
        "ruling R-X names S7.1, which is no paragraph",
    }


def test_an_engine_that_names_what_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    functions = [*engine(), Mentions("engine.pay", "pay.py:1", ("S0.99",), ("NL-NOTHING",))]
    assert holes_with(monkeypatch, engine=functions) == {
        "engine.pay names S0.99, which is no paragraph",
        "engine.pay names NL-NOTHING, which is no clause in force",
    }


def test_topics_for_an_id_that_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    thesaurus = toml(DESK / "thesaurus.toml")
    told = {**thesaurus, "topics": {**thesaurus["topics"], "NL-NOTHING": ["raise"]}}
    reserved = toml(SPEC / "clauses" / "ids.toml")
    monkeypatch.setattr(holes_module, "toml", lambda file: told if file.name == "thesaurus.toml" else reserved)
    found = [hole for hole in holes() if "thesaurus" in hole]
    assert found == ["the thesaurus of the desk has topics for NL-NOTHING, which was never spoken for"]


def test_an_old_index_is_a_hole(monkeypatch: pytest.MonkeyPatch) -> None:
    old = {file: text + " " for file, text in build().items()}
    assert holes_with(monkeypatch, build=old) == {
        f"{name} of the desk is old; run python -m holdem_conformance.desk.build"
        for name in ("index.json", "search.json")
    }


def test_the_command_fails_on_holes_only_when_asked(holdem: Holdem, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdem_conformance.desk.matrix.holes", lambda: ("something is missing",))
    said = holdem("matrix", "--check")
    assert (said.code, said.err) == (1, "hole: something is missing\n")
    assert said.out.splitlines()[-1] == "1 hole"
    assert holdem("matrix").code == 0
    monkeypatch.setattr("holdem_conformance.desk.matrix.holes", tuple)
    whole = holdem("matrix", "--check")
    assert (whole.code, whole.err) == (0, "")
    assert "292/292" in whole.out
    assert whole.out.splitlines()[-1] == "0 holes"


def test_csv_has_a_line_for_every_assertion(holdem: Holdem) -> None:
    said = holdem("matrix", "--csv")
    lines = list(csv.DictReader(io.StringIO(said.out)))
    assert [line["assertion"] for line in lines] == [row.assertion for row in rows()]
    (line,) = csv.DictReader(io.StringIO(holdem("matrix", "S0.36/2", "--csv").out))
    assert line["clauses"] == "NL-NOREOPEN"
    assert line["says_de"] == "Ein solches All-in gibt kein neues Recht zum Erhöhen."
    assert as_csv(rows()) == said.out


def test_json_has_rows_links_and_the_way_back(holdem: Holdem) -> None:
    whole = holdem("matrix", "--json").json()
    assert len(whole["rows"]) == len(rows())
    assert "S0.36/2" in whole["back"]["clauses"]["NL-NOREOPEN"]
    assert whole["places"]["holdem_reference.menu.right_to_wager"].startswith("menu.py:")


def test_a_table_of_one_name(holdem: Holdem) -> None:
    said = holdem("matrix", "S0.36/2")
    assert said.out.startswith("S0.36/2   implemented: Such an all-in does not open the right to raise anew.\n")
    assert "          clauses    NL-NOREOPEN\n" in said.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("NL-NOTHING",), "no assertion belongs to 'NL-NOTHING'"),
        (("S0.36", "--json"), "--json and --markdown show everything"),
        (("--because", "no"), "--because gives the reason for --lock"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], sentence: str, holdem: Holdem) -> None:
    said = holdem("matrix", *words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"holdem matrix: {sentence}")
    assert len(said.err.splitlines()) == 1


def test_the_snapshot_is_up_to_date() -> None:
    # Compared as a whole: a difference of a thousand lines explains nothing.
    fresh = SNAPSHOT.read_text("utf-8") == as_markdown(matrix())
    assert fresh, "docs/matrix.md is old; run python -m holdem_conformance.desk.build"
