"""The theorems on game graphs, corollaries and necessity find the mistakes that they are made for."""

import pytest

from holdem_conformance.proof.graph import comes_back, longest_way
from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.removing import Entered, is_named, primaries, proof_without
from holdem_conformance.proof.theorem import Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_conformance.proof.theorems.game_graphs import FULL, QUICK, lacking
from holdem_conformance.proof.theorems.necessity import every_rule_is_needed
from holdem_conformance.proof.world import killing_worlds

LACKS = {family.id: family.lacks for family in (*QUICK, *FULL)}
OTHERS = (
    "HAND-CHIPS",
    "HAND-GOES-ON",
    "HAND-ENDS",
    "COROLLARIES-FOLLOW",
    "COROLLARIES-GROUNDED",
    "EVERY-RULE-NEEDED",
    "READINGS-PART",
)


@pytest.mark.parametrize("id", [*LACKS, *OTHERS])
def test_it_finds_its_mutant(id: str) -> None:
    """A choice that the engine refuses is refused by the clause that is missing; a dealer's event is not due."""
    found = proved(id, mutated=True).evidence
    assert found.status is Status.REFUTED, found
    assert LACKS.get(id, "") in found.counterexample or "not due" in found.counterexample


@pytest.mark.parametrize("clause", ["SEAT-COUNT", "BLIND-HU", "BET-ROUNDEND", "NL-NOREOPEN"])
def test_a_bench_that_lacks_a_clause_is_told_which(clause: str) -> None:
    found = every_rule_is_needed(lacking(clause))
    assert found.status is Status.REFUTED
    assert clause in found.counterexample


PRIMARIES = tuple(primaries())


@pytest.mark.parametrize("entered", PRIMARIES[::30], ids=lambda entered: entered.clause)
def test_a_rulebook_without_a_clause_is_told_which(entered: Entered) -> None:
    """The others are for `python -m holdem_conformance.proof.removing`."""
    said = proof_without(entered)
    assert is_named(entered, said), said.stdout + said.stderr


def test_every_wording_is_taken_out_once() -> None:
    assert {entered.clause for entered in PRIMARIES} == {killing.clause for killing in killing_worlds()}


def test_every_theorem_is_entered() -> None:
    assert {theorem.id for theorem in all_theorems()} >= {*LACKS, *OTHERS}


@pytest.mark.parametrize(
    ("followers", "longest"),
    [([[]], 1), ([[1, 2], [2], []], 3), ([[1], [0]], None), ([[0]], None), ([[1], [2], [1]], None)],
)
def test_the_longest_way(followers: list[list[int]], longest: int | None) -> None:
    assert longest_way(followers) == longest


@pytest.mark.parametrize(
    ("followers", "on_the_way"), [([[0]], {0}), ([[1], [2, 3], [1], []], {1, 2}), ([[1], [1]], {1})]
)
def test_where_a_way_comes_back(followers: list[list[int]], on_the_way: set[int]) -> None:
    assert comes_back(followers) in on_the_way
