"""Each mutant against the scenarios that name its clause."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.mutants.mutant import Change, Mutant
from holdem_conformance.mutants.patching import changed
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.catalogue import clauses, follows, ids_of
from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook

Readings = tuple[tuple[str, str], ...]


class Case(NamedTuple):
    """A mutant under one reading of its clause."""

    mutant: Mutant
    under: Readings


class Finding(NamedTuple):
    """`killer` is the scenario that fails and blames the clause, empty when none does; `seen` is what it expected and
    got, or how the scenarios that name the clause ended instead."""

    case: Case
    killer: str
    seen: str


def cases(mutants: Sequence[Mutant]) -> tuple[Case, ...]:
    """Each mutant under each reading that its clause has. One that is confined to readings is tried under those of the
    clause that speak of the same options, and once if none does."""
    found = []
    for mutant in mutants:
        wanted = dict(mutant.under)
        readings = [dict(clause.under) for clause in clauses()[mutant.clause]]
        meant = [under for under in readings if wanted.items() <= under.items()]
        for under in meant or [wanted]:
            found.append(Case(mutant, tuple(sorted(under.items()))))
    return tuple(dict.fromkeys(found))


def judged(case: Case, suite: Sequence[Scenario]) -> Finding:
    """The first scenario that finds the mutant out, those first that are about least else."""
    rules = HOUSE.with_changes({option: own for option, own in case.under if HOUSE.reading(option) != own})
    ends = []
    for scenario in _those_that_name(case, suite, rules):
        outcome = _played(scenario, rules, case.mutant.change)
        if _finds_out(outcome, case.mutant.clause) and _played(scenario, rules, ()).status is Status.PASS:
            assert outcome.failure is not None
            return Finding(case, scenario.id, f"expected {outcome.failure.expected}, got {outcome.failure.got}")
        ends.append(f"{scenario.id}: {_end(outcome)}")
    return Finding(case, "", "; ".join(ends) or "no scenario names the clause under this reading")


def _those_that_name(case: Case, suite: Sequence[Scenario], rules: Rulebook) -> Iterator[Scenario]:
    for scenario in sorted(suite, key=lambda scenario: len(scenario.clauses)):
        if case.mutant.clause in ids_of(scenario):
            played = rulebook_for(scenario, ReferenceEngine().hello(), rules)
            if all(played.reading(option) == reading for option, reading in case.under):
                yield scenario


def _played(scenario: Scenario, rules: Rulebook, change: Change) -> Outcome:
    with changed(change):
        return certify(ReferenceEngine(), [scenario], rules, spec=False).outcomes[0]


def _finds_out(outcome: Outcome, clause: str) -> bool:
    """It fails, and the clause is to blame, or one that follows from it or from which it follows."""
    if outcome.status is not Status.FAIL or outcome.failure is None:
        return False
    blamed = outcome.failure.clause
    return blamed == clause or follows(blamed, clause) or follows(clause, blamed)


def _end(outcome: Outcome) -> str:
    failure = outcome.failure
    return outcome.status.value if failure is None else f"{outcome.status} {failure.clause} ({failure.got})"
