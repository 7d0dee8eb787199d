"""The arithmetic of the engine: whatever is changed in it, a quick theorem fails, and nothing passes unseen."""

from collections.abc import Iterator

import pytest

from holdem_conformance.proof import changing, crosshair
from holdem_conformance.proof.changing import GUARDS, Change, arithmetic, changes
from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.theorem import Method, Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_reference.sizes import call_total

OURS = {theorem.id: theorem for theorem in all_theorems() if theorem.method is Method.CROSSHAIR}


def test_there_are_enough() -> None:
    assert sum(theorem.expected is Status.PROVED and not theorem.slow for theorem in OURS.values()) >= 15
    assert [id for id, theorem in OURS.items() if theorem.expected is Status.REFUTED] == ["CANARY"]


@pytest.mark.parametrize("id", [*OURS, "AWARD-OF-FOUR"])
def test_a_theorem_finds_its_mistake(id: str) -> None:
    proof = proved(id, mutated=True)
    assert proof.evidence.status is Status.REFUTED, proof.evidence
    assert " " in proof.evidence.counterexample
    assert proof.seconds < 10


def test_the_canary_dies() -> None:
    assert proved("CANARY").evidence.status is Status.REFUTED


def test_every_function_has_a_guard_of_the_quick_tier() -> None:
    slow = {theorem.id: theorem.slow for theorem in all_theorems()}
    assert GUARDS.keys() == arithmetic().keys()
    assert not any(slow[id] for id in GUARDS.values())


@pytest.mark.parametrize("name", GUARDS)
def test_a_changed_function_is_found_out(name: str) -> None:
    """The other changes are for `python -m holdem_conformance.proof.changing`."""
    change = next(changes(name))
    before = arithmetic()[name].__code__
    assert changing.is_found(change), change
    assert arithmetic()[name].__code__ is before


def test_what_is_not_changed_is_not_found_out() -> None:
    same = Change("sizes.call_total", "", "", call_total.__code__)
    assert not changing.is_found(same)


def test_every_function_is_changed_in_some_way() -> None:
    for name in arithmetic():
        told = [(change.was, change.becomes) for change in changes(name)]
        assert told
        assert all(was != becomes for was, becomes in told)


def nothing(subject: object) -> Iterator[Claim]:
    return iter(())


def impossible(subject: object) -> Iterator[Claim]:
    def no_number_is_below_itself(bet: int) -> bool:
        assert bet < bet - 1
        return True

    yield no_number_is_below_itself


def endless(subject: object) -> Iterator[Claim]:
    def no_three_cubes(one: int, other: int, third: int) -> bool:
        assert 0 < one < other < third
        return one * one * one + other * other * other != third * third * third

    yield no_three_cubes


def without_hypotheses(subject: object) -> Iterator[Claim]:
    def everything_is_itself(bet: int) -> bool:
        return bet == bet

    yield everything_is_itself


def outside(subject: object) -> Iterator[Claim]:
    def nobody_asks_what_he_may_not(bet: int) -> bool:
        assert bet >= 0
        return call_total(bet, 1) <= bet

    yield nobody_asks_what_he_may_not


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
