"""The theorems on game graphs, corollaries and necessity find the mistakes that they are made for."""

import pytest

from holdem_conformance.proof.graph import longest_way
from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.theorem import Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_conformance.proof.theorems.game_graphs import FULL, QUICK
from holdem_conformance.proof.theorems.necessity import every_rule_is_needed, lacking

SMALL_PROOFS = ("HAND-CHIPS", "HAND-GOES-ON", "HAND-ENDS", "COROLLARIES-FOLLOW", "COROLLARIES-GROUNDED")
NECESSITY = ("EVERY-RULE-NEEDED", "READINGS-PART")
GRAPHS = tuple(family.id for family in (*QUICK, *FULL))


@pytest.mark.parametrize("id", GRAPHS + SMALL_PROOFS + NECESSITY)
def test_it_finds_its_mutant(id: str) -> None:
    found = proved(id, mutated=True)
    assert found.evidence.status is Status.REFUTED, found.evidence
    assert found.evidence.counterexample


@pytest.mark.parametrize("family", [family for family in (*QUICK, *FULL)], ids=lambda family: family.id)
def test_what_the_rulebook_lacks_is_named(family: object) -> None:
    """A choice that the engine refuses is refused by the clause that is missing; a dealer's event is not due."""
    found = proved(family.id, mutated=True).evidence  # type: ignore[attr-defined]
    assert family.lacks in found.counterexample or "not due" in found.counterexample  # type: ignore[attr-defined]


@pytest.mark.parametrize("clause", ["SEAT-COUNT", "BLIND-HU", "DEAL-TOPCARD", "BET-ROUNDEND", "NL-NOREOPEN", "FL-CAP"])
def test_a_rulebook_that_lacks_a_clause_is_named(clause: str) -> None:
    found = every_rule_is_needed(lacking(clause))
    assert found.status is Status.REFUTED
    assert clause in found.counterexample


def test_every_theorem_is_entered() -> None:
    assert {theorem.id for theorem in all_theorems()} >= {*GRAPHS, *SMALL_PROOFS, *NECESSITY}


@pytest.mark.parametrize(
    ("followers", "longest"),
    [([[]], 1), ([[1, 2], [2], []], 3), ([[1], [0]], None), ([[0]], None), ([[1], [2], [1]], None)],
)
def test_the_longest_way(followers: list[list[int]], longest: int | None) -> None:
    assert longest_way(followers) == longest
