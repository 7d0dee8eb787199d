"""The smoke hands: a faulty adapter fails them, and an engine that breaks a rule does not."""

import json
import sys
from random import Random

import msgspec
import pytest

from holdem_conformance.cli import main
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.patching import changed
from holdem_conformance.runner.as_json import certificate_object
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.level import level
from holdem_conformance.runner.smoke import SMOKE, smoke_hands
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.runner.verdict import level_line, verdict
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.terms.hands import Category
from holdem_spec.vocabulary.rulebook import HOUSE

ALL = {"checked-to-the-end", "everybody-folds", "the-big-blind-raises", "two-bets-are-called"}


class TotalsForAdditions(ReferenceEngine):
    """Passes the total on to an engine that wants what the player adds."""

    def act(self, act):
        if act.action in ("bet", "raise"):
            act = msgspec.structs.replace(act, to=act.to + self.before.bets[act.seat])
        acted = super().act(act)
        self.before = acted.snapshot
        return acted

    def hand(self, request):
        self.before = super().hand(request)
        return self.before


class RaisesByTheTotal(TotalsForAdditions):
    """Passes the total on to an engine that wants what is raised by."""

    def act(self, act):
        if act.action == "raise":
            act = msgspec.structs.replace(act, to=act.to - self.before.bets[act.seat] + max(self.before.bets))
        return super().act(act)


class NextSeat(ReferenceEngine):
    """Counts seats from 1."""

    def act(self, act):
        return super().act(msgspec.structs.replace(act, seat=(act.seat + 1) % 3))


class OwnShuffle(ReferenceEngine):
    """Lets the engine shuffle, and says that it plays the given pack."""

    def hand(self, request):
        return super().hand(msgspec.structs.replace(request, deck=Random(1).sample(request.deck, 52)))


@pytest.mark.parametrize(
    ("engine", "failed"),
    [
        (ReferenceEngine, set()),
        (TotalsForAdditions, {"the-big-blind-raises"}),
        (RaisesByTheTotal, {"the-big-blind-raises"}),
        (NextSeat, ALL),
        (OwnShuffle, ALL - {"everybody-folds"}),
    ],
)
def test_a_faulty_adapter_fails(engine, failed):
    smoke = certify(engine(), (), HOUSE, spec=False, smoke=True).smoke
    wrong = {outcome.scenario.removeprefix("smoke.") for outcome in smoke.outcomes if outcome.status is Status.FAIL}
    assert wrong == failed
    assert level(Certificate(smoke.hello, HOUSE, (), (), smoke)) == (None if failed else "smoke")


@pytest.mark.parametrize(
    ("limit", "hands"), [("no-limit", ALL), ("pot-limit", ALL), ("fixed-limit", ALL - {"the-big-blind-raises"})]
)
def test_an_engine_of_any_limit_can_be_asked(wrapped, limit, hands):
    smoke = certify(wrapped(supports=(limit, "showdown-choice")), (), HOUSE, spec=False, smoke=True).smoke
    assert {outcome.scenario.removeprefix("smoke.") for outcome in smoke.outcomes} == hands
    assert smoke.count(Status.PASS) == len(hands)


def test_where_nothing_can_be_asked_nothing_is_passed(wrapped):
    certificate = certify(wrapped(deck="none"), (), HOUSE, spec=False, smoke=True)
    assert not certificate.smoke.in_trouble
    assert level(certificate) is None
    assert verdict(certificate, whole=True) == "no smoke hand could be put to the engine (4 unsupported)"


P, F = Status.PASS, Status.FAIL


@pytest.fixture
def certificate():
    """Of the whole suite: all passed but the scenarios named."""
    shipped = whole_suite()
    hello = ReferenceEngine().hello()

    def made(*, failed=(), missing=(), smoke=P):
        scenarios = tuple(scenario for scenario in shipped if scenario.id not in missing)
        outcomes = tuple(Outcome(scenario.id, F if scenario.id in failed else P) for scenario in scenarios)
        hands = smoke_hands(hello)
        before = Certificate(hello, HOUSE, hands, tuple(Outcome(hand.id, smoke) for hand in hands)) if smoke else None
        return Certificate(hello, HOUSE, scenarios, outcomes, before)

    return made


@pytest.mark.parametrize(
    ("how", "reached"),
    [
        ({}, "full"),
        ({"smoke": None}, "full"),
        ({"failed": ("ante.a-short-big-blind-after-his-ante",)}, "core"),
        ({"missing": ("ante.a-short-big-blind-after-his-ante",)}, "core"),
        ({"failed": ("end.a-whole-hand",)}, "smoke"),
        ({"missing": ("end.a-whole-hand",)}, "smoke"),
        ({"failed": ("end.a-whole-hand",), "smoke": None}, None),
        ({"smoke": Status.UNOBSERVED}, "full"),
        ({"smoke": Status.ERROR}, None),
        ({"smoke": F}, None),
    ],
)
def test_the_level(certificate, how, reached):
    made = certificate(**how)
    assert level(made) == reached
    assert certificate_object(made)["level"] == reached
    assert level_line(made) == f"level {reached or 'none'}/house"


def test_whoever_fails_a_smoke_hand_is_not_certified(certificate):
    assert verdict(certificate(), whole=True).startswith("certified: core, ")
    made = certificate(smoke=F)
    assert not made.certified
    assert verdict(made, whole=True) == "not certified: smoke (4 fail)"
    assert certificate_object(made)["smoke"]["passed"] is False


FAULTY = """
import sys
import msgspec
from holdem_conformance.engines.reference import serve
from holdem_conformance.engines.reference.adapter import ReferenceEngine

class RaisesBy(ReferenceEngine):
    def act(self, act):
        if act.action == "raise":
            act = msgspec.structs.replace(act, to=act.to + 10)
        return super().act(act)

serve.ReferenceEngine = RaisesBy
sys.exit(serve.serve(sys.stdin.buffer, sys.stdout.buffer))
"""


@pytest.fixture
def faulty(tmp_path):
    """The words of an adapter that raises too high."""
    script = tmp_path / "engine.py"
    script.write_text(FAULTY)
    return (sys.executable, str(script))


def test_smoke_comes_first(faulty, capsys):
    """In the failures and in the summary, and the rest is played all the same."""
    assert main(["certify", "--profile", "fixed-limit", "--", *faulty]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("FAIL smoke.the-big-blind-raises   line ")
    assert f"  repeat    holdem certify --smoke -- {faulty[0]} {faulty[1]}" in lines
    assert f"  see       holdem play {SMOKE}/the-big-blind-raises.toml --all" in lines
    at = lines.index("the adapter fails the smoke hands: mend it before you read on")
    assert not any(line.startswith("FAIL") for line in lines[at:])
    smoke, profile, said = lines[-3:]
    assert smoke == "smoke 3/4 · 1 fail · 0 error · 0 not-run"
    assert profile.startswith("fixed-limit ")
    assert said.startswith("not certified: smoke (1 fail), fixed-limit (")


def test_smoke_alone(faulty, capsys):
    assert main(["certify", "--smoke", "--", *faulty]) == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "smoke 3/4 · 1 fail · 0 error · 0 not-run",
        "level none/house",
        "the adapter fails the smoke hands: mend it before you read on",
    ]
    assert main(["certify", "reference", "--smoke"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "smoke 4/4 · 0 fail · 0 error · 0 not-run",
        "level smoke/house",
        "the adapter passes the smoke hands",
    ]
    assert main(["certify", "reference", "--smoke", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["suite"]["name"], said["level"], said["smoke"]["summary"]["pass"]) == ("smoke", "smoke", 4)


def without_flushes(was, cards):
    """Five cards of a suit are worth their ranks."""
    value = was(cards)
    return (int(Category.HIGH_CARD), *value[1:]) if value[0] == Category.FLUSH else value


@pytest.mark.parametrize(
    ("change", "engine", "who"),
    [
        (instead("hands.strength_of_five", without_flushes), ReferenceEngine, "the adapter or the engine fails"),
        ((), OwnShuffle, "the adapter fails"),
        (instead("hands.strength_of_five", without_flushes), RaisesByTheTotal, "the adapter fails"),
    ],
)
def test_an_engine_that_does_not_know_a_flush_is_not_blamed_on_its_adapter(change, engine, who):
    """Ada's flush beats aces and eights in one of the hands; it is translated rightly and lost all the same."""
    with changed(change):
        certificate = certify(engine(), (), HOUSE, spec=False, smoke=True)
    assert certificate.smoke.in_trouble
    assert verdict(certificate, whole=True).startswith(f"{who} the smoke hands")


def test_a_chosen_scenario_is_played_without_them(capsys):
    assert main(["certify", "reference", "--only", "end.a-whole-hand"]) == 0
    assert "smoke" not in capsys.readouterr().out
