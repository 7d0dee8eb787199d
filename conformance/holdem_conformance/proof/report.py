"""What the theorems came to, for the terminal and as an object."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from holdem_conformance.proof.proving import Proof, unexpected
from holdem_conformance.proof.theorem import Status, Theorem
from holdem_conformance.runner.catalogue import clauses


def paragraphs(theorem: Theorem) -> tuple[str, ...]:
    """The paragraphs of the sources behind the clauses that it supports."""
    found = {p: None for id in theorem.supports for clause in clauses()[id] for p in clause.paragraphs()}
    return tuple(found)


def listed(theorem: Theorem, lang: str) -> str:
    tier = " (full tier)" if theorem.slow else ""
    return f"{theorem.id}{tier}\n  {said(theorem, lang)}"


def said(theorem: Theorem, lang: str) -> str:
    return theorem.de if lang == "de" else theorem.en


def line(theorem: Theorem, proof: Proof) -> str:
    """`POT-CONSERVED  proved  all integers, 2 to 6 players · z3 · 12 s`; what was not expected is said under it."""
    evidence = proof.evidence
    told = f"{theorem.id:<24} {evidence.status:<10} {theorem.scope} · {evidence.measure} · {proof.seconds:.1f} s"
    if unexpected(theorem, proof):
        told += f"\n  NOT AS EXPECTED ({theorem.expected})"
        told += f"\n  {evidence.counterexample}" if evidence.counterexample else ""
    return told


def is_found(proof: Proof) -> bool:
    """Whether a mutant was refuted. A run that broke down has found nothing, whatever it says."""
    return proof.evidence.status is Status.REFUTED and bool(proof.evidence.counterexample)


def broken(theorem: Theorem, proof: Proof, lang: str) -> str:
    """A theorem on its mutant."""
    found = proof.evidence.counterexample if is_found(proof) else "NONE: the theorem does not see this mistake"
    return "\n".join([
        f"{theorem.id}: {said(theorem, lang)}",
        f"  mistake          {theorem.mutant.says}",
        f"  counter-example  {found}",
        f"  after            {proof.evidence.measure}, {proof.seconds:.1f} s",
    ])  # fmt: skip


def summary(theorems: Sequence[Theorem], found: Mapping[str, Proof]) -> str:
    counts = Counter(str(found[theorem.id].evidence.status) for theorem in theorems)
    strange = sum(unexpected(theorem, found[theorem.id]) for theorem in theorems)
    told = " · ".join(f"{count} {status}" for status, count in sorted(counts.items()))
    return f"{len(theorems)} theorems: {told} · {strange} not as expected"


def as_object(theorems: Sequence[Theorem], found: Mapping[str, Proof]) -> dict[str, Any]:
    return {
        theorem.id: {
            "statement": {"en": theorem.en, "de": theorem.de},
            "clauses": list(theorem.supports),
            "paragraphs": list(paragraphs(theorem)),
            "method": str(theorem.method),
            "scope": theorem.scope,
            "expected": str(theorem.expected),
            "status": str(found[theorem.id].evidence.status),
            "measure": found[theorem.id].evidence.measure,
            "counterexample": found[theorem.id].evidence.counterexample or None,
            "seconds": round(found[theorem.id].seconds, 1),
            "mutant": theorem.mutant.says,
        }
        for theorem in theorems
    }
