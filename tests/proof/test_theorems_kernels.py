"""The arithmetic of the engine: whatever is changed in it, a quick theorem fails, and nothing passes unseen."""

import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path

import pytest

from holdem_conformance.proof import crosshair
from holdem_conformance.proof.changing import GUARDS, arithmetic, change_is_found, changes
from holdem_conformance.proof.crosshair import shown
from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.theorem import Method, Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_reference.sizes import call_total

sys.path.insert(0, str(Path(__file__).parent))

from strange_claims import endless, impossible, nothing, outside, without_hypotheses

OURS = {theorem.id: theorem for theorem in all_theorems() if theorem.method is Method.CROSSHAIR}


@pytest.fixture(scope="module")
def apart() -> Iterator[Executor]:
    """A process in which `holdem prove` runs as always. Here pytest has rewritten the `assert` lines of the theorems,
    and unknown numbers do not get through what it made of them."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        yield pool


def test_there_are_enough() -> None:
    assert sum(theorem.expected is Status.PROVED and not theorem.slow for theorem in OURS.values()) >= 15
    assert [id for id, theorem in OURS.items() if theorem.expected is Status.REFUTED] == ["CANARY"]


@pytest.mark.parametrize("id", [*OURS, "AWARD-OF-FOUR"])
def test_a_theorem_finds_its_mistake(id: str, apart: Executor) -> None:
    proof = apart.submit(proved, id, mutated=True).result()
    assert proof.evidence.status is Status.REFUTED, proof.evidence
    assert " " in proof.evidence.counterexample
    assert proof.seconds < 10


def test_the_canary_dies(apart: Executor) -> None:
    assert apart.submit(proved, "CANARY").result().evidence.status is Status.REFUTED


def test_every_function_has_a_guard_of_the_quick_tier() -> None:
    slow = {theorem.id: theorem.slow for theorem in all_theorems()}
    assert GUARDS.keys() == arithmetic().keys()
    assert not any(slow[id] for id in GUARDS.values())


@pytest.mark.parametrize("name", GUARDS)
def test_a_changed_function_is_found_out(name: str, apart: Executor) -> None:
    """The other changes are for `python -m holdem_conformance.proof.changing`."""
    assert apart.submit(change_is_found, name, 0).result(), next(changes(name))


def test_an_unchanged_function_proves(apart: Executor) -> None:
    """Also after it was changed: every change is taken back."""
    assert apart.submit(change_is_found, "sizes.call_total", 0).result()
    assert apart.submit(proved, GUARDS["sizes.call_total"]).result().evidence.status is Status.PROVED


def test_every_function_is_changed_in_some_way() -> None:
    for name in arithmetic():
        told = [(change.was, change.becomes) for change in changes(name)]
        assert told
        assert all(was != becomes for was, becomes in told)


@pytest.mark.parametrize("claims", [nothing, impossible, without_hypotheses])
def test_where_nothing_is_looked_at_nothing_is_shown(claims: crosshair.Claims) -> None:
    assert shown(claims, call_total, observed=0.1).status is Status.UNDECIDED


def test_what_takes_too_long_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crosshair, "LEAST_SECONDS", 0.5)
    assert shown(endless, call_total, observed=0.1).status is Status.UNDECIDED


def test_a_precondition_that_is_not_kept_refutes() -> None:
    found = shown(outside, call_total, observed=0.1)
    assert found.status is Status.REFUTED
    assert "bet 0" in found.counterexample
