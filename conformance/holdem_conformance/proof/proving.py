"""Theorems run, a few at a time, each in a process of its own."""

import multiprocessing
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import NamedTuple

from holdem_conformance.proof.theorem import Evidence, Method, Status, Theorem
from holdem_conformance.proof.theorems.everything import all_theorems


class Proof(NamedTuple):
    """What a run of one theorem came to."""

    id: str
    evidence: Evidence
    seconds: float


def chosen(ids: Sequence[str], full: bool) -> tuple[Theorem, ...]:
    """The theorems of the names, or of the tier when none is named. Raises KeyError for a name that there is not."""
    there = {theorem.id: theorem for theorem in all_theorems()}
    if ids:
        return tuple(there[id] for id in ids)
    return tuple(theorem for theorem in there.values() if full or not theorem.slow)


def proved(id: str, mutated: bool = False) -> Proof:
    """Run one theorem, on its subject or on its mutant. What breaks down shows nothing."""
    theorem = chosen([id], full=True)[0]
    begun = time.monotonic()
    try:
        evidence = theorem.show(theorem.mutant.subject if mutated else theorem.of)
    except Exception:
        evidence = Evidence(Status.UNDECIDED, "broke down", traceback.format_exc(limit=-3).strip())
    return Proof(id, evidence, time.monotonic() - begun)


def proofs(theorems: Sequence[Theorem], jobs: int) -> Iterator[Proof]:
    """Each as soon as it is done. Begun first are those that take longest, or one would be left alone at the end: the
    slow ones, and of them the walks through games."""
    context = multiprocessing.get_context("spawn")
    in_order = sorted(theorems, key=lambda theorem: (not theorem.slow, theorem.method is not Method.GRAPH))
    with ProcessPoolExecutor(jobs, context) as pool:
        running = [pool.submit(proved, theorem.id) for theorem in in_order]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def unexpected(theorem: Theorem, proof: Proof) -> bool:
    """Another status is news in either direction."""
    return proof.evidence.status is not theorem.expected
