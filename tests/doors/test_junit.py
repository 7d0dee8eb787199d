"""JUnit XML: every scenario a test case, and every status what it is."""

from xml.etree.ElementTree import fromstring

import pytest

from holdem_conformance.cli import main
from holdem_conformance.doors.junit import junit_xml
from holdem_conformance.protocol.messages import About, Hello
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.choosing import Choice, chosen
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_spec.vocabulary.rulebook import HOUSE

OUTCOMES = (
    Outcome("", Status.PASS),
    Outcome("", Status.FAIL, Failure(7, "Ada may fold", "fold, call 5", "fold \x00<&> call 6", "BET-CALL")),
    Outcome("", Status.ERROR, Failure(8, "Ada folds", "an answer", "the engine died", ""), beside=("segfault",)),
    Outcome("", Status.UNSUPPORTED, reason="the engine does not support ante"),
    Outcome("", Status.UNOBSERVED, reason="not shown: the menu", unseen=("BET-CALL",)),
    Outcome("", Status.NOT_APPLICABLE, reason="holds under deal.burn = off"),
    Outcome("", Status.NOT_RUN, reason="interrupted"),
)


@pytest.fixture
def certificate():
    scenarios = (*chosen(Choice(only=("end.*",)))[:4], *chosen(Choice(only=("ante.a*",))))[: len(OUTCOMES)]
    outcomes = tuple(
        outcome._replace(scenario=scenario.id) for outcome, scenario in zip(OUTCOMES, scenarios, strict=True)
    )
    return Certificate(Hello(engine=About("T\x1bny", "1", "C")), HOUSE, scenarios, outcomes)


def test_every_status_is_told_apart(certificate):
    root = fromstring(junit_xml(certificate))
    cases = {case.get("name"): case for case in root.iter("testcase")}
    assert list(cases) == [scenario.id for scenario in certificate.scenarios]
    for outcome in certificate.outcomes:
        case = cases[outcome.scenario]
        assert case.find("properties/property").attrib == {"name": "status", "value": str(outcome.status)}
        told = {child.tag: child.get("type") for child in case if child.tag != "properties"}
        expected = {Status.PASS: {}, Status.FAIL: {"failure": "BET-CALL"}, Status.ERROR: {"error": "error"}}.get(
            outcome.status, {"skipped": str(outcome.status)}
        )
        assert told == expected


def test_the_counts_of_a_profile(certificate):
    core, ante = fromstring(junit_xml(certificate))
    numbers = ("name", "tests", "failures", "errors", "skipped")
    assert [core.get(number) for number in numbers] == ["core", "4", "1", "1", "1"]
    assert [ante.get(number) for number in numbers] == ["ante", "3", "0", "0", "3"]


def test_the_words_of_a_failure(certificate):
    root = fromstring(junit_xml(certificate))
    failure, error = root.find(".//failure"), root.find(".//error")
    assert failure.get("message") == "expected fold, call 5, got fold ?<&> call 6"
    assert failure.text.startswith(f"line 7: Ada may fold\n{certificate.scenarios[1].why}")
    assert (error.get("message"), error.text) == ("the engine died", "line 8: Ada folds\nsegfault")
    assert root.find(".//skipped").get("message") == "the engine does not support ante"


def test_the_same_run_gives_the_same_bytes(certificate):
    assert junit_xml(certificate) == junit_xml(certificate)


def test_the_command_writes_it_beside_the_report(tmp_path, capsys):
    file = tmp_path / "result.xml"
    assert main(["certify", "reference", "--only", "end.*", "--junit", str(file)]) == 0
    assert "certified for the chosen scenarios: core" in capsys.readouterr().out
    there = len(chosen(Choice(only=("end.*",))))
    assert fromstring(file.read_bytes()).find("testsuite").get("tests") == str(there)


def test_a_file_that_cannot_be_written(tmp_path, capsys):
    assert main(["certify", "reference", "--only", "end.*", "--junit", str(tmp_path / "no" / "where.xml")]) == 2
    said = capsys.readouterr().err
    assert said.startswith("holdem certify: '")
    assert "cannot be written (No such file or directory); give --junit another file" in said
