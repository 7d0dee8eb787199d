"""A run against its record: nothing changes unseen, in either direction."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from holdem_conformance.field import checking
from holdem_conformance.field.checking import AS_RECORDED, COULD_NOT_RUN, OTHERWISE, Wish, check
from holdem_conformance.field.recorded import differences, recorded
from holdem_conformance.field.running import Ran

Change = Callable[[dict[str, Any]], None]


def pokerkit() -> dict[str, Any]:
    found = recorded("pokerkit")
    assert found is not None
    return copy.deepcopy(dict(found))


def scenario(result: dict[str, Any], id: str) -> dict[str, Any]:
    return next(scenario for scenario in result["scenarios"] if scenario["id"] == id)


LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


def mended(result: dict[str, Any]) -> None:
    scenario(result, LIMPER).update(status="pass", clause=None)


def broken(result: dict[str, Any]) -> None:
    passed = next(scenario for scenario in result["scenarios"] if scenario["status"] == "pass")
    passed.update(status="fail", clause="X-Y")


def another_clause(result: dict[str, Any]) -> None:
    scenario(result, LIMPER)["clause"] = "BET-CALL"


def one_more(result: dict[str, Any]) -> None:
    result["scenarios"].append({"id": "zz.new", "status": "pass"})


def one_less(result: dict[str, Any]) -> None:
    result["scenarios"].remove(scenario(result, LIMPER))


def newer(result: dict[str, Any]) -> None:
    result["engine"]["version"] = "9.9"


def other_suite(result: dict[str, Any]) -> None:
    result["suite"]["digest"] = "sha256:0"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (mended, f"unexpected pass in {LIMPER}: recorded is fail of NL-NOREOPEN"),
        (another_clause, f"unexpected fail of BET-CALL in {LIMPER}: recorded is fail of NL-NOREOPEN"),
        (one_more, "unknown scenario zz.new: the record does not have it; record again"),
        (one_less, f"missing scenario {LIMPER}: the record has it, this run does not"),
        (newer, "the version is 9.9, recorded is 0.7.7"),
        (other_suite, "the scenarios have been changed since, without another result; record again"),
    ],
)
def test_a_change_is_told(change: Change, sentence: str) -> None:
    now = pokerkit()
    change(now)
    assert differences(recorded("pokerkit"), now) == (sentence,)


def test_a_new_fault_is_told() -> None:
    now = pokerkit()
    broken(now)
    (told,) = differences(recorded("pokerkit"), now)
    assert told.startswith("unexpected fail of X-Y in ")
    assert told.endswith(": recorded is pass")


def test_nothing_is_told_when_nothing_has_changed() -> None:
    assert differences(recorded("pokerkit"), pokerkit()) == ()


def test_an_engine_without_a_record_is_not_as_recorded() -> None:
    assert differences(None, pokerkit()) == ("nothing is recorded of this engine; record it with --record",)


def checked(monkeypatch: pytest.MonkeyPatch, ran: Ran) -> tuple[int, list[str]]:
    said: list[str] = []
    monkeypatch.setattr(checking, "run_engines", lambda *_: iter((ran,)))
    code, _ = check((ran.engine,), Wish(1.0, 1, recording=False), said.append)
    return code, said


def test_the_exit_code_says_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    same = Ran("pokerkit", pokerkit(), "", 1.0)
    assert checked(monkeypatch, same)[0] == AS_RECORDED
    other = pokerkit()
    mended(other)
    code, said = checked(monkeypatch, Ran("pokerkit", other, "", 1.0))
    assert code == OTHERWISE
    assert said[0].endswith("· not as recorded: 1")
    assert said[1].startswith("  unexpected pass in ")
    assert checked(monkeypatch, Ran("pokerkit", None, "no package index", 1.0)) == (
        COULD_NOT_RUN,
        ["pokerkit: could not run: no package index"],
    )
