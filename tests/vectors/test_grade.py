"""There and back: what the reference answers to the vectors, written down by a runner that is not ours, is graded as
the reference itself; and one falsified answer fails with its clause."""

import copy
import json

import pytest

from holdem_conformance.certificate.verifying import read_certificate
from holdem_conformance.certificate.writing import shipped
from holdem_conformance.cli import main
from holdem_conformance.runner.status import Status
from holdem_conformance.vectors.grading import grade
from holdem_conformance.vectors.results import read_results
from holdem_spec.vocabulary.rulebook import HOUSE

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"
SINGLE = [scenario for scenario in shipped() if scenario.evening is None and scenario.floor is None]


def graded(answers):
    """The outcomes by scenario."""
    certificate, _ = grade(read_results(json.dumps(answers).encode()), tuple(shipped()), HOUSE)
    return {outcome.scenario: outcome for outcome in certificate.outcomes}


@pytest.fixture
def false(answers):
    """The answers, to be falsified."""
    return copy.deepcopy({**answers, "scenarios": {LIMPER: answers["scenarios"][LIMPER]}})


@pytest.fixture
def steps(false):
    """The steps of the limper by line."""
    return {step["line"]: step for step in false["scenarios"][LIMPER]}


def refusal_line():
    scenario = next(scenario for scenario in SINGLE if scenario.id == LIMPER)
    return next(line.place.line for line in scenario.play if "may not raise" in line.place.text)


def test_the_answers_of_the_reference_pass(answers):
    outcomes = graded(answers)
    assert answers["scenarios"].keys() == {scenario.id for scenario in SINGLE}
    assert {outcomes[scenario.id].status for scenario in SINGLE} == {Status.PASS}
    others = {outcome.status for id, outcome in outcomes.items() if id not in answers["scenarios"]}
    assert others == {Status.UNSUPPORTED}


def test_wrong_stacks_at_the_end_fail(false, steps):
    last = steps[max(steps)]["table"]
    last["stacks"] = [last["stacks"][0] + 50, last["stacks"][1] - 50, last["stacks"][2]]
    outcome = graded(false)[LIMPER]
    assert (outcome.status, outcome.failure.text) == (Status.FAIL, "the result")


def test_an_attempt_that_was_accepted_fails(false, steps):
    steps[refusal_line()]["outcome"] = "accepted"
    outcome = graded(false)[LIMPER]
    assert (outcome.status, outcome.failure.clause, outcome.failure.line) == (
        Status.FAIL,
        "NL-NOREOPEN",
        refusal_line(),
    )
    assert (outcome.failure.expected, outcome.failure.got) == ("refused by NL-NOREOPEN", "accepted")


def test_a_menu_with_too_much_fails(false, steps):
    before = max(line for line in steps if line < refusal_line())
    steps[before]["table"]["menu"]["raise_to"] = [250, 5000]
    outcome = graded(false)[LIMPER]
    assert (outcome.status, outcome.failure.clause) == (Status.FAIL, "NL-NOREOPEN")


def test_an_act_that_was_refused_fails(false, steps):
    steps[min(line for line in steps if line)]["outcome"] = "refused"
    assert graded(false)[LIMPER].status is Status.FAIL


def test_what_was_not_shown_is_unobserved(false, steps):
    before = max(line for line in steps if line < refusal_line())
    del steps[before]["table"]["menu"]
    assert graded(false)[LIMPER].status is Status.UNOBSERVED


def test_a_table_that_is_left_out_is_as_before(false, steps):
    """The reference shows the same after a refusal, so the refusals need no table."""
    assert "table" not in steps[refusal_line()]
    steps[refusal_line()]["table"] = copy.deepcopy(steps[0]["table"])
    outcome = graded(false)[LIMPER]
    assert outcome.status is Status.FAIL
    assert outcome.failure.got.startswith("refused, but ")


def test_a_step_that_is_missing_is_an_error(false):
    false["scenarios"][LIMPER].pop(2)
    outcome = graded(false)[LIMPER]
    assert outcome.status is Status.ERROR
    assert "the results do not say what came of it when seat " in outcome.failure.got


def test_a_scenario_that_is_left_out_is_not_run(false):
    outcomes = graded(false)
    assert outcomes[LIMPER].status is Status.PASS
    left_out = {outcomes[scenario.id].status for scenario in SINGLE if scenario.id != LIMPER}
    assert left_out == {Status.NOT_RUN}


def test_a_needless_prompt_that_was_answered(false, steps):
    """The engine asks Ben, who is all-in, before it goes on; the step that answers has no line."""
    last_act = max(line for line in steps if line < first_show())
    asked = copy.deepcopy(steps[last_act]["table"])
    asked |= {"to_act": 2, "to_show": -1, "board": [], "bets": [0, 0, 0], "over": False}
    number = false["scenarios"][LIMPER].index(steps[last_act])
    answered = {"act": {"seat": 2, "action": "check"}, "table": steps[last_act]["table"]}
    steps[last_act]["table"] = asked
    false["scenarios"][LIMPER].insert(number + 1, answered)
    outcome = graded(false)[LIMPER]
    assert (outcome.status, outcome.prompts) == (Status.PASS, 1)


def first_show():
    scenario = next(scenario for scenario in SINGLE if scenario.id == LIMPER)
    return next(line.place.line for line in scenario.play if line.place.text.endswith("shows"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda told: told.update(results=2), "results of format 2 cannot be read; write format 1"),
        (lambda told: told.update(suite="sha256:0"), "the results are of the suite sha256:0, and the one here is"),
        (lambda told: told.pop("engine"), "these are no results: Object missing required field `engine`"),
        (lambda told: told["supports"].append("floor"), "the supports name floor, which is judged in conversation"),
        (lambda told: told["supports"].append("flight"), "declares a feature 'flight', which there is not"),
        (lambda told: told["scenarios"].update(no={}), "these are no results: Expected `array`"),
        (lambda told: told["scenarios"].update({"no.such": []}), "there is no scenario 'no.such'"),
        (lambda told: told["scenarios"][LIMPER].pop(0), f"the steps of {LIMPER} must begin with line 0, the deal"),
        (lambda told: told["scenarios"][LIMPER][0].pop("table"), f"the deal of {LIMPER} needs a table"),
        (lambda told: told["scenarios"][LIMPER][1].update(line=1), f"step 2 of {LIMPER} is about line 1, on which"),
        (lambda told: told["scenarios"][LIMPER][1].pop("line"), f"step 2 of {LIMPER} has neither a line nor an act"),
        (
            lambda told: told["scenarios"][LIMPER].__setitem__(0, {"line": 0, "outcome": "refused"}),
            f"step 2 of {LIMPER} comes after the table was refused",
        ),
    ],
)
def test_one_sentence_for_results_that_cannot_be_graded(false, tmp_path, capsys, change, said):
    change(false)
    file = tmp_path / "results.json"
    file.write_text(json.dumps(false))
    assert main(["vectors", "grade", str(file)]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("holdem vectors: ")
    assert said in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""


def test_the_command_writes_the_same_certificate(answers, false, steps, tmp_path, capsys):
    file, certificate = tmp_path / "results.json", tmp_path / "certificate.json"
    file.write_text(json.dumps(answers))
    assert main(["vectors", "grade", str(file), "--certificate", str(certificate)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "certified: core, fixed-limit, pot-limit, ante, pineapple"
    content = read_certificate(certificate.read_bytes())
    assert content["certified"]
    assert content["summary"]["pass"] == len(SINGLE)
    steps[refusal_line()]["outcome"] = "accepted"
    file.write_text(json.dumps(false))
    assert main(["vectors", "grade", str(file)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"FAIL {LIMPER}   line {refusal_line()}: Ada may not raise to 250: NL-NOREOPEN")
    assert f"repeat    holdem vectors grade {file}" in out
    assert main(["vectors", "grade", str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
