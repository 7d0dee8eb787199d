"""Every clause that says something about an engine has a mutant, and its own scenarios find it out."""

import json
from importlib import import_module

import pytest

from holdem_conformance.cli import main
from holdem_conformance.mutants.behaviour import without_behaviour, without_mutant
from holdem_conformance.mutants.everything import CHAPTERS, all_mutants
from holdem_conformance.mutants.mutant import Mutant
from holdem_conformance.mutants.patching import changed
from holdem_conformance.mutants.running import Case, cases, judged
from holdem_conformance.mutants.telling import name_of
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.scenarios.read import whole_suite
from holdem_reference import hand, showdown
from holdem_spec.clauses.form import Form
from holdem_spec.vocabulary.rulebook import OPTIONS

SUITE = whole_suite(frozenset(clauses()))
CASES = cases(all_mutants())
HARMLESS = Mutant("BET-CHECK", "nothing is wrong", ())


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.__name__.rpartition(".")[2])
def test_the_scenarios_of_a_clause_find_its_mutants_out(chapter) -> None:
    alive = [finding for case in cases(chapter.MUTANTS) if not (finding := judged(case, SUITE)).killer]
    assert [f"{name_of(one.case)}: {one.case.mutant.says} ({one.seen})" for one in alive] == []


def test_every_clause_with_behaviour_has_a_mutant_under_each_of_its_readings() -> None:
    assert without_mutant(CASES, SUITE) == []


def test_every_reading_is_taken_for_another() -> None:
    told = {pair for mutant in import_module("holdem_conformance.mutants.readings").MUTANTS for pair in mutant.under}
    assert told == {(option.name, reading.name) for option in OPTIONS for reading in option.readings}


def test_a_missing_mutant_is_noticed() -> None:
    left = [case for case in CASES if case.mutant.clause != "POT-ODD"]
    assert without_mutant(left, SUITE) == [("POT-ODD", ())]
    one_reading = [case for case in CASES if ("pot.odd", "one_each") not in case.under]
    assert ("POT-ODDMULTI", (("pot.odd", "one_each"),)) in without_mutant(one_reading, SUITE)


def test_only_what_judges_no_event_can_be_without_behaviour() -> None:
    exempt = without_behaviour(SUITE)
    assert {clauses()[id][0].form for id in exempt} <= {Form.STATIC, Form.COMPARES, Form.LAW}
    assert not exempt.keys() & {case.mutant.clause for case in CASES}


def test_each_mistake_is_told_once_in_one_sentence() -> None:
    mutants = all_mutants()
    for mutant in mutants:
        assert mutant.clause in clauses()
        assert mutant.says[0].islower() or mutant.says[0].isdigit()
        assert not mutant.says.endswith(".")
    assert len({(mutant.clause, mutant.says, mutant.under) for mutant in mutants}) == len(mutants)


def test_a_mutant_that_is_no_mutant_survives() -> None:
    assert judged(Case(HARMLESS, ()), SUITE).killer == ""


def test_a_failure_that_blames_another_clause_is_no_kill() -> None:
    wrong_pots = next(mutant for mutant in all_mutants() if mutant.clause == "POT-ORDER")
    assert judged(Case(wrong_pots._replace(clause="BET-CHECK"), ()), SUITE).killer == ""


def test_after_a_mutant_the_reference_is_what_it_was() -> None:
    before = {module: dict(vars(module)) for module in (hand, showdown)}
    for mutant in all_mutants():
        with changed(mutant.change):
            pass
    assert before == {module: dict(vars(module)) for module in (hand, showdown)}


def test_the_command_tells_who_killed_what(capsys) -> None:
    assert main(["mutants", "--clause", "NL-SHORTUNACTED"]) == 0
    told = capsys.readouterr().out
    assert "NL-SHORTUNACTED [raise.unacted=call_or_fold]: who has not acted may raise over a short all-in" in told
    assert "killed by no-limit." in told
    assert "0 survived" in told


def test_the_command_answers_with_an_object(capsys) -> None:
    assert main(["mutants", "--clause", "POT-ODD", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["mutants"]
    assert {one["clause"] for one in told} == {"POT-ODD"}
    assert all(one["killed_by"].startswith(("pots.", "ante.", "hands.", "table.")) for one in told)


def test_the_command_lists_without_playing(capsys) -> None:
    assert main(["mutants", "--list"]) == 0
    told = capsys.readouterr().out
    assert "POT-ODD: the odd chip goes to the button first" in told
    assert "META-REVIEW has no mutant: it judges the project itself, not an engine" in told


def test_a_survivor_is_no_success(monkeypatch, capsys) -> None:
    monkeypatch.setattr("holdem_conformance.commands.mutants.all_mutants", lambda: (HARMLESS,))
    assert main(["mutants", "--clause", "BET-CHECK"]) == 1
    assert "SURVIVED" in capsys.readouterr().out


def test_a_clause_that_there_is_not(capsys) -> None:
    assert main(["mutants", "--clause", "BET-NOTHING"]) == 2
    assert "there is no clause 'BET-NOTHING'" in capsys.readouterr().err
