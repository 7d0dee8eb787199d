"""A mutant is found when it is refuted, and only then."""

import pytest

from holdem_conformance.proof.proving import Proof
from holdem_conformance.proof.report import broken, is_found
from holdem_conformance.proof.theorem import Evidence, Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_conformance.runner.catalogue import clauses


@pytest.mark.parametrize(
    ("evidence", "found"),
    [
        (Evidence(Status.REFUTED, "3 cases", "1 + 1 = 3"), True),
        (Evidence(Status.UNDECIDED, "broke down", "ZeroDivisionError"), False),
        (Evidence(Status.CHECKED, "3 cases"), False),
        (Evidence(Status.REFUTED, "3 cases"), False),
    ],
)
def test_only_a_counter_example_is_a_find(evidence: Evidence, found: bool) -> None:
    theorem = all_theorems()[0]
    proof = Proof(theorem.id, evidence, 0.1)
    assert is_found(proof) == found
    assert ("NONE" in broken(theorem, proof, "en")) == (not found)


def test_every_theorem_is_about_clauses_that_there_are() -> None:
    for theorem in all_theorems():
        assert theorem.supports, theorem.id
        assert set(theorem.supports) <= set(clauses()), theorem.id
