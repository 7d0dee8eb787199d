"""What the user reads and what a program reads."""

import json

import jsonschema
import msgspec
import pytest

from holdem_conformance.engines.base import Junk
from holdem_conformance.runner.as_json import certificate_object, suite_digest
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.report import (
    WITHOUT_VERDICT,
    failures_by_clause,
    hint,
    named,
    remarks,
    summary,
    trouble_text,
)
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.runner.verdict import verdict
from holdem_spec.vocabulary.rulebook import HOUSE


@pytest.fixture
def reopens(wrapped):
    """An engine that accepts every raise."""

    class Reopens(wrapped):
        def act(self, act):
            acted = super().act(act)
            return msgspec.structs.replace(acted, outcome="accepted") if act.action == "raise" else acted

    return Reopens


def test_a_failure_can_be_understood_without_the_scenario(reopens, written, outcome):
    scenario = written()
    text = trouble_text(outcome(reopens(), scenario), scenario, HOUSE, "holdem certify reference --only test.limper")
    lines = text.splitlines()
    assert lines[0].startswith("FAIL test.limper   line ")
    assert lines[0].endswith(": Ada may not raise to 250: NL-NOREOPEN")
    assert lines[1] == "  expected  refused by NL-NOREOPEN     got  accepted"
    assert lines[2].startswith("  rule      NL-NOREOPEN, S0.36 S0.49: A player ")
    why = next(place for place, line in enumerate(lines) if line.startswith("  why"))
    assert lines[why] == "  why       All-in to 150 lifts the bet by 50; a full raise is 100."
    assert lines[why + 1] == "  effect    A closed betting round is opened again."
    assert lines[why + 2] == "  repeat    holdem certify reference --only test.limper"
    assert "\x1b" not in text


def long(text):
    """A text that is read far beyond one line."""
    return " ".join([text] * 12)


def test_long_texts_go_on_under_their_beginning(written):
    scenario = written()._replace(why=long("All-in to 150"), effect=long("A re-opened round"))
    failure = Failure(7, "Ada folds", long("call 50,"), long("raise-to-250"), "NL-NOREOPEN")
    repeat = long("holdem certify reference")
    text = trouble_text(Outcome(scenario.id, Status.FAIL, failure), scenario, HOUSE, repeat)
    lines = text.splitlines()
    assert lines[-1] == f"  repeat    {repeat}", "a command is there to be copied"
    labels = [line[2:12].strip() for line in lines[1:] if line[2:12].strip()]
    assert labels == ["expected", "got", "rule", "why", "effect", "repeat"]
    for line in lines[1:-1]:
        assert len(line) <= 100
        assert line[12] != " "
    told = [" ".join(part.split()) for part in "\n".join(lines[1:]).split("\n  ") if part.strip()]
    assert "All-in to 150 All-in" in " ".join(told)


@pytest.mark.parametrize(("length", "lines"), [(71, 1), (72, 2)])
def test_what_was_expected_and_what_came_share_a_line_if_it_holds_them(written, length, lines):
    """`  expected  ` and `     got  ` take 12 and 10 of the 100 columns, `accepted` 8: 70 are left."""
    expected = "x" * (length - 1)
    failure = Failure(7, "Ada folds", expected, "accepted", "")
    text = trouble_text(Outcome("test.limper", Status.FAIL, failure), written(), HOUSE, "holdem certify …")
    got = [line for line in text.splitlines() if "accepted" in line]
    assert len(got) == 1
    assert got[0].startswith("  got       accepted" if lines == 2 else "  expected  xxx")


def test_the_line_of_the_failure_is_the_line_in_the_file(reopens, written, outcome, tmp_path):
    failure = outcome(reopens(), written()).failure
    lines = (tmp_path / "test" / "limper.toml").read_text().splitlines()
    assert lines[failure.line - 1] == "Ada may not raise to 250: NL-NOREOPEN"


def test_an_error_names_what_the_engine_said(written):
    scenario = written()
    failure = Failure(7, "Ada folds", "an answer", "the engine ended with exit code 3", "")
    text = trouble_text(
        Outcome(scenario.id, Status.ERROR, failure, beside=("in line 7", "out of chips")),
        scenario,
        HOUSE,
        "holdem certify …",
    )
    assert text.splitlines() == [
        "ERROR test.limper   line 7: Ada folds",
        "  got       the engine ended with exit code 3",
        "  stderr    in line 7",
        "            out of chips",
        "  repeat    holdem certify …",
    ]


@pytest.fixture
def mixed(wrapped, written):
    """A certificate with one outcome of each status."""
    failure = Failure(1, "x", "this", "that", "NL-NOREOPEN")
    outcomes = tuple(
        Outcome(f"test.{status}", status, failure if status in (Status.FAIL, Status.ERROR) else None, reason="because")
        for status in Status
    )
    scenarios = tuple(written(name=status, clauses="NL-NOREOPEN NL-MINRAISE") for status in Status)
    return Certificate(wrapped().hello(), HOUSE, scenarios, outcomes)


def test_the_summary_counts_every_status_apart(mixed):
    expected = "core 1/6 · 1 fail · 1 error · 1 not-run · 1 unsupported · 1 unobserved · 1 not-applicable"
    assert summary(mixed) == [expected]
    assert not mixed.certified
    assert "unsupported 1: because" in remarks(mixed)


def test_scenarios_without_a_verdict_are_named_when_asked_for(mixed):
    assert named(mixed, ()) == []
    assert named(mixed, (Status.UNOBSERVED, Status.NOT_RUN)) == [
        "unobserved test.unobserved   because",
        "not-run test.not-run   because",
    ]


def test_how_to_see_them_is_said_until_they_are_shown(mixed):
    assert hint(mixed, ()) == ["which scenarios these are: --show unsupported --show unobserved"]
    assert hint(mixed, (Status.UNSUPPORTED,)) == ["which scenarios these are: --show unobserved"]
    assert hint(mixed, WITHOUT_VERDICT) == []


def test_the_verdict_names_what_stands_in_the_way(mixed):
    wanted = "not certified: core (1 fail, 1 error, 1 not-run, 1 unsupported, 1 unobserved)"
    assert verdict(mixed, whole=True) == wanted


def test_the_verdict_names_the_features_that_are_missing(wrapped, written):
    lacks = [Outcome("test.a", Status.UNSUPPORTED, reason=f"the engine does not support {what}") for what in "bab"]
    outcomes = (Outcome("test.pass", Status.PASS), *lacks)
    certificate = Certificate(wrapped().hello(), HOUSE, (written(),) * 4, outcomes)
    assert verdict(certificate, whole=True) == "not certified: core (3 unsupported: a and b)"


def test_a_verdict_on_some_scenarios_says_so(wrapped, written):
    certificate = certify(wrapped(), [written()], HOUSE, spec=True)
    assert verdict(certificate, whole=True) == "certified: core"
    assert verdict(certificate, whole=False) == "certified for the chosen scenarios: core"


@pytest.mark.parametrize(
    ("supports", "why"), [((), "; its hello names nothing under supports"), (("pot-limit",), "")]
)  # fmt: skip
def test_an_engine_that_can_be_asked_nothing(wrapped, written, supports, why):
    certificate = certify(wrapped(supports=supports), [written()], HOUSE, spec=False)
    assert verdict(certificate, whole=True) == f"not certified: no scenario could be put to the engine{why}"


def test_an_unknown_feature_is_refused(wrapped, written):
    with pytest.raises(Junk, match="declares a feature 'omaha', which there is not; supports may name no-limit, "):
        certify(wrapped(supports=("no-limit", "omaha")), [written()], HOUSE, spec=False)


@pytest.mark.parametrize(
    ("blamed", "said"),
    [
        (["B", "A", "C", "B", "A"], ["A 2 · B 2 · C 1"]),
        (["A", "B", "B", "B", ""], ["B 3 · A 1 · no clause 1"]),
        (["A", "A", "A", "A"], []),
    ],
)
def test_a_long_list_of_failures_is_summed_up_by_clause(wrapped, written, blamed, said):
    outcomes = tuple(Outcome("test.x", Status.FAIL, Failure(1, "x", "a", "b", clause)) for clause in blamed)
    error = Outcome("test.x", Status.ERROR, Failure(1, "x", "a", "b", "A"))
    scenarios = (written(),) * (len(blamed) + 1)
    assert failures_by_clause(Certificate(wrapped().hello(), HOUSE, scenarios, (*outcomes, error))) == said


@pytest.mark.parametrize(("checks", "said"), [(1, "1 refusal was put to"), (2, "2 refusals were put to")])
def test_one_refusal_is_one(wrapped, written, checks, said):
    outcomes = (Outcome("test.limper", Status.PASS, spec_checks=checks),)
    (remark,) = remarks(Certificate(wrapped().hello(), HOUSE, (written(),), outcomes))
    assert remark.startswith(said)


def test_the_summary_of_a_clean_run_is_short(wrapped, written):
    certificate = certify(wrapped(), [written()], HOUSE, spec=True)
    assert summary(certificate) == ["core 1/1 · 0 fail · 0 error · 0 not-run"]
    assert certificate.certified


def test_nothing_applicable_certifies_nothing(wrapped, written):
    only = (Outcome("test.limper", Status.NOT_APPLICABLE),)
    assert not Certificate(wrapped().hello(), HOUSE, (written(),), only).certified


@pytest.mark.parametrize("status", [s for s in Status if s not in (Status.PASS, Status.NOT_APPLICABLE)])
def test_anything_but_a_pass_prevents_the_certificate(wrapped, written, status):
    outcomes = (Outcome("test.one", Status.PASS), Outcome("test.two", status))
    scenarios = (written(name="one"), written(name="two"))
    assert not Certificate(wrapped().hello(), HOUSE, scenarios, outcomes).certified


def test_the_object_for_programs(reopens, written):
    scenarios = [written(), written(name="other", clauses="POT-WINBEST")]
    said = json.loads(msgspec.json.encode(certificate_object(certify(reopens(), scenarios, HOUSE, spec=False))))
    assert list(said) == [
        "suite",
        "engine",
        "rules",
        "readings",
        "certified",
        "level",
        "smoke",
        "summary",
        "profiles",
        "clauses",
        "scenarios",
    ]
    assert said["suite"]["scenarios"] == 2
    assert said["suite"]["digest"].startswith("sha256:")
    assert said["engine"]["name"] == "holdem-spec reference"
    assert said["rules"] == "house"
    assert said["readings"]["raise.cumulative"] == "per_player"
    assert said["summary"] == {
        "pass": 0, "fail": 2, "error": 0, "unsupported": 0, "unobserved": 0, "not_applicable": 0, "not_run": 0,
    }  # fmt: skip
    failed = said["scenarios"][0]
    assert (failed["id"], failed["variant"], failed["status"]) == ("test.limper", "as-written", "fail")
    assert (failed["expected"], failed["got"]) == ("refused by NL-NOREOPEN", "accepted")
    assert failed["clause"] == "NL-NOREOPEN"
    assert failed["place"].endswith(f":{failed['line']}: Ada may not raise to 250: NL-NOREOPEN")


def test_only_the_clause_to_blame_fails(reopens, written):
    scenarios = [written(clauses="POT-WINBEST")]
    clauses = certificate_object(certify(reopens(), scenarios, HOUSE, spec=False))["clauses"]
    assert clauses["NL-NOREOPEN"]["status"] == "fail"
    assert clauses["POT-WINBEST"]["status"] == "not-run"


def test_a_corollary_fails_with_its_primary(wrapped, written):
    certificate = Certificate(
        wrapped().hello(),
        HOUSE,
        (written(clauses="BET-TOPOT"),),
        (Outcome("test.limper", Status.FAIL, Failure(1, "x", "a", "b", "POT-SUM")),),
    )
    clauses = certificate_object(certificate)["clauses"]
    assert (clauses["POT-SUM"]["status"], clauses["BET-TOPOT"]["status"]) == ("fail", "fail")


def test_each_status_of_a_clause_is_counted_apart(mixed):
    clause = certificate_object(mixed)["clauses"]["NL-MINRAISE"]
    assert clause["pass"] == 2  # the scenario that passed, and the unobserved one, whose dark clauses are not this one
    assert clause["not_run"] == 2  # the scenario not run, and the failed one, which blames another clause
    assert (clause["error"], clause["unsupported"], clause["not_applicable"]) == (1, 1, 1)
    assert clause["status"] == "error"


def test_the_same_run_gives_the_same_bytes(wrapped, written):
    scenario = written()
    runs = [msgspec.json.encode(certificate_object(certify(wrapped(), [scenario], HOUSE, spec=True))) for _ in range(2)]
    assert runs[0] == runs[1]


def test_the_digest_sees_every_word(written):
    one = suite_digest([written()])
    assert one == suite_digest([written()])
    assert one != suite_digest([written(clauses="NL-MINRAISE")])


def test_a_certificate_has_the_shape_of_its_schema(mixed):
    """A small schema of what other programs read; the keys are a promise."""
    statuses = ["pass", "fail", "error", "unsupported", "unobserved", "not_applicable", "not_run"]
    counts = {"type": "object", "required": statuses}
    schema = {
        "type": "object",
        "required": ["suite", "engine", "rules", "summary", "clauses", "scenarios"],
        "properties": {
            "summary": counts,
            "clauses": {"additionalProperties": {**counts, "properties": {"status": {"enum": list(Status)}}}},
            "scenarios": {"items": {"required": ["id", "variant", "status"]}},
        },
    }
    jsonschema.validate(json.loads(msgspec.json.encode(certificate_object(mixed))), schema)
