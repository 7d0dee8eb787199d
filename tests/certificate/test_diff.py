"""Is it my bug, or did the rules change?"""

import msgspec
import pytest

from holdem_conformance.certificate import writing
from holdem_conformance.certificate.comparing import Cause, compared, told
from holdem_conformance.certificate.sealing import canonical, sealed
from holdem_conformance.cli import main
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.scenarios.model import Offer

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


class AlwaysRaises(ReferenceEngine):
    """Offers a raise of everything to whoever may call."""

    def act(self, act):
        acted = super().act(act)
        menu = acted.snapshot.menu
        if menu is None or not menu.call or menu.raise_to:
            return acted
        menu = msgspec.structs.replace(menu, raise_to=(250, 5000))
        return msgspec.structs.replace(acted, snapshot=msgspec.structs.replace(acted.snapshot, menu=menu))


@pytest.fixture
def limper(few):
    return next(scenario for scenario in few if scenario.id == LIMPER)


def test_nothing_changed(written):
    found = compared(written(), written(seed=3))
    assert (found.changes, found.added, found.removed, found.same) == ((), (), (), 8)


def test_the_engine_answers_otherwise(written):
    found = compared(written(), written(AlwaysRaises()))
    assert {change.cause for change in found.changes} == {Cause.ENGINE}
    change = next(change for change in found.changes if change.id == LIMPER)
    assert (change.before, change.after) == ("pass", "fail (NL-NOREOPEN)")
    lines = list(told(written(), written(AlwaysRaises()), found))
    assert lines[-1].startswith("it is the engine: ")


def test_the_scenario_says_something_else(written, few, limper):
    wrong = tuple(
        line._replace(menu=line.menu._replace(raise_to=(250, 5000))) if isinstance(line, Offer) else line
        for line in limper.play
    )
    other = tuple(scenario if scenario is not limper else limper._replace(play=wrong) for scenario in few)
    (change,) = compared(written(), written(scenarios=other)).changes
    assert (change.id, change.cause, change.why) == (LIMPER, Cause.RULES, "the scenario says something else")


def test_the_clause_has_another_revision(written, few, limper):
    """The same scenario and the same answers, but judged by a clause that means something else now."""
    old = written(scenarios=(limper,))
    new = msgspec.json.decode(msgspec.json.encode(old))
    new["clauses"]["NL-NOREOPEN"]["revision"] = 2
    new["scenarios"][0] |= {"status": "fail", "clause": "NL-NOREOPEN", "expected": "a raise", "got": "none"}
    (change,) = compared(old, sealed(new)).changes
    assert (change.cause, change.why) == (Cause.RULES, "NL-NOREOPEN has revision 2, it had 1")
    new["clauses"]["NL-NOREOPEN"] |= {"revision": 1, "lock": "0" * 16}
    (change,) = compared(old, sealed(new)).changes
    assert change.why == "NL-NOREOPEN is worded otherwise under the same revision 1"
    new["clauses"]["NL-NOREOPEN"] = old["clauses"]["NL-NOREOPEN"]
    (change,) = compared(old, sealed(new)).changes
    assert change.cause is Cause.RULES
    assert change.why.startswith("the same answers, judged otherwise by suite ")


def test_a_scenario_that_was_not_played_is_not_compared(written, limper):
    old = written(scenarios=(limper,))
    new = msgspec.json.decode(msgspec.json.encode(old))
    new["scenarios"][0]["status"] = "not-run"
    (change,) = compared(old, sealed(new)).changes
    assert change.cause is Cause.UNKNOWN


def test_an_engine_that_declares_less_is_the_engine(written, limper):
    class NoLimits(ReferenceEngine):
        def hello(self):
            return msgspec.structs.replace(super().hello(), supports=("ante",))

    class Nothing(NoLimits):
        def hello(self):
            return msgspec.structs.replace(super().hello(), rules={"raise.cumulative": "never"})

    scenario = limper._replace(under={"raise.cumulative": "per_player"})
    alone = (scenario,)
    (change,) = compared(written(scenarios=alone), written(NoLimits(), scenarios=alone)).changes
    assert (change.cause, change.after) == (Cause.ENGINE, "unsupported")
    (change,) = compared(written(NoLimits(), scenarios=alone), written(Nothing(), scenarios=alone)).changes
    assert (change.before, change.after) == ("unsupported", "not-applicable")
    assert (change.cause, change.why) == (Cause.ENGINE, "the same scenario, and its hello declares something else")


def test_added_and_removed(written, few):
    found = compared(written(scenarios=few[1:]), written(scenarios=few[:-1]))
    assert (found.added, found.removed, found.same) == ((few[0].id,), (few[-1].id,), 6)


def test_other_readings_are_other_rules(written, few):
    from holdem_spec.vocabulary.rulebook import HOUSE

    scenario = next(scenario for scenario in few if not scenario.under)
    old = written(scenarios=(scenario,))
    new = msgspec.json.decode(msgspec.json.encode(written(scenarios=(scenario,))))
    other = HOUSE.with_changes({"deal.burn": "off"})
    new["readings"]["deal.burn"] = other.reading("deal.burn")
    new["scenarios"][0] |= {"status": "fail", "clause": "DEAL-BURN1"}
    (change,) = compared(old, sealed(new)).changes
    assert (change.cause, change.why) == (Cause.RULES, "played under other readings: deal.burn on → off")


def test_the_fingerprint_of_a_clause_is_that_of_the_lock(written):
    entry = written()["clauses"]["NL-NOREOPEN"]
    assert entry["revision"] == 1
    assert len(writing._remembered()["NL-NOREOPEN"]) > 1  # one for each reading
    assert len(entry["lock"]) == 16


def test_the_command(capsys, tmp_path, written):
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_bytes(canonical(written()))
    new.write_bytes(canonical(written(AlwaysRaises())))
    assert main(["certificate", "diff", str(old), str(old)]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == ["as before: 8", "nothing that can be compared has changed"]
    assert main(["certificate", "diff", str(old), str(new)]) == 1
    out = capsys.readouterr().out
    assert f"  {LIMPER}   pass → fail (NL-NOREOPEN)   the same scenario, other answers" in out
    new.write_bytes(b"{}")
    assert main(["certificate", "diff", str(old), str(new)]) == 2
    assert "there is no digest in it" in capsys.readouterr().err


class ForgetsTheReturn(ReferenceEngine):
    """Is asked the same to the end, and shows something else in its last answer only."""

    def act(self, act):
        acted = super().act(act)
        if not acted.snapshot.over:
            return acted
        return msgspec.structs.replace(acted, snapshot=msgspec.structs.replace(acted.snapshot, returned=None, pots=()))


def test_the_last_answer_counts(written, limper):
    (change,) = compared(written(scenarios=(limper,)), written(ForgetsTheReturn(), scenarios=(limper,))).changes
    assert (change.cause, change.why) == (Cause.ENGINE, "the same scenario, other answers")
