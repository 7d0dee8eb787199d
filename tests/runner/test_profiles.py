"""Profiles: a summary line each, and for which of them an engine is certified."""

import argparse
import json

import pytest

from holdem_conformance.commands import certify as command
from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.as_json import certificate_object
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.profiles import CORE, PROFILES, profile_of, profiles_of, profiles_shipped
from holdem_conformance.runner.report import summary
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.read import SUITE, suite, whole_suite
from holdem_spec.vocabulary.rulebook import HOUSE

HANDS = suite()


def test_every_game_of_its_own_is_a_profile_and_all_else_is_core():
    folders = {path.name for path in SUITE.iterdir()}
    assert {"fixed-limit", "pot-limit", "ante", "pineapple"} <= folders
    assert {profile_of(scenario) for scenario in whole_suite()} == {CORE, *folders.intersection(PROFILES)}


def test_core_is_no_limit_holdem_without_an_ante():
    for scenario in HANDS:
        table = scenario.table
        if profile_of(scenario) == CORE:
            assert (table.limit, table.ante, table.hole_cards) == (0, 0, 2), scenario.id


def test_core_and_all_profiles_have_their_least_numbers():
    least = {CORE: 200, "fixed-limit": 25, "pot-limit": 20, "ante": 15, "pineapple": 10}
    counts = {profile: sum(profile_of(scenario) == profile for scenario in HANDS) for profile in least}
    assert all(counts[profile] >= number for profile, number in least.items()), counts


@pytest.fixture
def certificate(wrapped, written):
    """A certificate with some outcomes in the profiles core and ante."""

    def make(core: list[Status], ante: list[Status]) -> Certificate:
        scenario = written()
        outcomes = [("test", status) for status in core] + [("ante", status) for status in ante]
        scenarios = tuple(scenario._replace(id=f"{folder}.{at}") for at, (folder, _) in enumerate(outcomes))
        told = tuple(Outcome(scenario.id, status) for scenario, (_, status) in zip(scenarios, outcomes, strict=True))
        return Certificate(wrapped().hello(), HOUSE, scenarios, told)

    return make


P, F, U, N = Status.PASS, Status.FAIL, Status.UNSUPPORTED, Status.NOT_APPLICABLE


@pytest.mark.parametrize(
    ("core", "ante", "complete", "certified"),
    [
        ([P, P], [P], ("core", "ante"), True),
        ([P, P], [U, U], ("core",), True),
        ([P, N], [U, N], ("core",), True),
        ([U, U], [P, P], ("ante",), True),
        ([P, P], [P, U], ("core",), False),
        ([P, P], [F], ("core",), False),
        ([P, F], [P], ("ante",), False),
        ([P, U], [U], (), False),
        ([U, U], [U], (), False),
        ([N], [U], (), False),
    ],
)
def test_a_profile_that_is_not_supported_at_all_does_not_count(certificate, core, ante, complete, certified):
    made = certificate(core, ante)
    assert tuple(profile for profile, part in made.profiles.items() if part.complete) == complete
    assert made.certified is certified


def test_there_is_one_line_for_each_profile(certificate):
    assert summary(certificate([P, F], [P, U])) == [
        "core 1/2 · 1 fail · 0 error · 0 not-run",
        "ante 1/2 · 0 fail · 0 error · 0 not-run · 1 unsupported",
    ]


def test_the_object_for_programs_tells_each_profile(certificate):
    said = certificate_object(certificate([P, P], [U]))
    assert (said["suite"]["name"], said["certified"]) == ("full", True)
    assert said["summary"]["pass"] == 2
    assert list(said["profiles"]) == ["core", "ante"]
    core, ante = said["profiles"].values()
    assert (core["certified"], core["scenarios"], core["summary"]["pass"]) == (True, 2, 2)
    assert (ante["certified"], ante["scenarios"], ante["summary"]["unsupported"]) == (False, 1, 1)
    assert core["digest"] != ante["digest"]
    assert certificate_object(certificate([P], []))["suite"]["name"] == "core"


def run(*words):
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(list(words)))


def test_profiles_may_be_chosen(capsys):
    assert run("reference", "--profile", "pineapple", "--profile", "ante") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines[-3:-1]] == ["ante", "pineapple"]
    assert lines[-1] == "certified: ante, pineapple"
    assert run("reference", "--json", "--profile", "ante") == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["suite"]["name"], list(said["profiles"])) == ("ante", ["ante"])


def test_only_profiles_that_are_there_are_named():
    assert profiles_shipped() == profiles_of(whole_suite())


@pytest.mark.parametrize("profile", ["Core", "no-limit", "omaha"])
def test_a_profile_that_is_not_there_is_explained(capsys, profile):
    assert run("reference", "--profile", profile) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(
        f"holdem certify: there is no profile '{profile}' here; choose one of core, fixed-limit,"
    )


def test_an_engine_of_no_limit_only_is_certified_for_core(wrapped):
    class NoLimitOnly(wrapped):
        def hello(self) -> Hello:
            return Hello(
                engine=super().hello().engine, supports=("no-limit", "showdown-choice"), rules=super().hello().rules
            )

    made = certify(NoLimitOnly(), HANDS, HOUSE, spec=False)
    assert made.certified
    assert [profile for profile, part in made.profiles.items() if part.complete] == ["core"]
    assert not any(part.claimed for profile, part in made.profiles.items() if profile != "core")
