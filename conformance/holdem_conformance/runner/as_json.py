"""A certificate as one JSON object, for programs."""

import hashlib
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec

from holdem_conformance.runner.catalogue import follows, ids_of
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.level import level, passes_smoke
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.naming import AS_WRITTEN, variant_of
from holdem_spec.vocabulary.rulebook import OPTIONS

WORST_FIRST = (
    Status.FAIL,
    Status.ERROR,
    Status.NOT_RUN,
    Status.PASS,
    Status.UNOBSERVED,
    Status.UNSUPPORTED,
    Status.NOT_APPLICABLE,
)


def certificate_object(certificate: Certificate) -> dict[str, Any]:
    """suite, engine, rules, readings, certified, level, smoke, summary, profiles, clauses, scenarios; the same run
    gives the same bytes."""
    hello = certificate.hello
    return {
        "suite": {
            "name": _suite_name(certificate),
            "version": suite_version(),
            "digest": suite_digest(certificate.scenarios),
            "scenarios": len(as_written_only(certificate.scenarios)),
        },
        "engine": {
            "name": hello.engine.name,
            "version": hello.engine.version,
            "language": hello.engine.language,
            "deck": hello.deck,
            "supports": list(hello.supports),
            "rules": dict(sorted(hello.rules.items())),
        },
        "rules": certificate.rules.name,
        "readings": {option.name: certificate.rules.reading(option.name) for option in OPTIONS},
        "certified": certificate.certified,
        "level": level(certificate),
        "smoke": _smoke(certificate.smoke),
        "summary": _counts([outcome.status for outcome in certificate.outcomes]),
        "profiles": {profile: _profile(part) for profile, part in certificate.profiles.items()},
        "clauses": _clauses(certificate),
        "scenarios": _each(certificate),
    }


def _each(certificate: Certificate) -> list[dict[str, Any]]:
    both = zip(certificate.outcomes, certificate.scenarios, strict=True)
    return [_scenario(outcome, scenario) for outcome, scenario in both]


def _smoke(smoke: Certificate | None) -> dict[str, Any] | None:
    if smoke is None:
        return None
    counts = _counts([outcome.status for outcome in smoke.outcomes])
    return {"passed": passes_smoke(smoke), "summary": counts, "scenarios": _each(smoke)}


def _suite_name(certificate: Certificate) -> str:
    """The profile, if the scenarios are all of one; else all of them are meant, unless there are none."""
    profiles = tuple(certificate.profiles)
    if not profiles:
        return "smoke"
    return profiles[0] if len(profiles) == 1 else "full"


def _profile(part: Certificate) -> dict[str, Any]:
    return {
        "certified": part.complete,
        "scenarios": len(as_written_only(part.scenarios)),
        "digest": suite_digest(part.scenarios),
        "summary": _counts([outcome.status for outcome in part.outcomes]),
    }


def suite_digest(scenarios: Sequence[Scenario]) -> str:
    """SHA-256 over all that the scenarios say, in the order of their ids. The text of every line of a play is part of
    it, so two plays with equal values but different words differ. Variants follow from them and add nothing."""
    digest = hashlib.sha256()
    for scenario in sorted(as_written_only(scenarios), key=lambda scenario: scenario.id):
        digest.update(msgspec.json.encode(scenario, order="deterministic") + b"\n")
    return f"sha256:{digest.hexdigest()}"


def as_written_only(scenarios: Sequence[Scenario]) -> tuple[Scenario, ...]:
    """Without variants; the variants themselves where only these were chosen."""
    written = tuple(scenario for scenario in scenarios if variant_of(scenario.id) == AS_WRITTEN)
    return written or tuple(scenarios)


def _counts(statuses: Sequence[Status]) -> dict[str, int]:
    return {status.replace("-", "_"): statuses.count(status) for status in Status}


def _clauses(certificate: Certificate) -> dict[str, Any]:
    found: dict[str, list[Status]] = {}
    for outcome, scenario in zip(certificate.outcomes, certificate.scenarios, strict=True):
        for id, status in clause_statuses(outcome, scenario).items():
            found.setdefault(id, []).append(status)
    return {
        id: {"status": next(worst for worst in WORST_FIRST if worst in statuses), **_counts(statuses)}
        for id, statuses in sorted(found.items())
    }


def clause_statuses(outcome: Outcome, scenario: Scenario) -> dict[str, Status]:
    """What a scenario says about each of its clauses, and about the one that was found broken. A failure is a failure
    of the clause to blame and of what follows from it; of the other clauses nothing is known, for the hand stopped.
    Where something was unseen, the clauses that do not hang on it have passed."""
    ids = ids_of(scenario)
    if outcome.status is Status.FAIL and outcome.failure is not None:
        blamed = outcome.failure.clause
        said = {id: Status.FAIL if id == blamed or follows(id, blamed) else Status.NOT_RUN for id in ids}
        return {**said, blamed: Status.FAIL}
    if outcome.status is Status.UNOBSERVED:
        return {id: Status.UNOBSERVED if id in outcome.unseen else Status.PASS for id in ids}
    return dict.fromkeys(ids, outcome.status)


def _scenario(outcome: Outcome, scenario: Scenario) -> dict[str, Any]:
    said: dict[str, Any] = {"id": scenario.id, "variant": variant_of(scenario.id), "status": outcome.status}
    if outcome.failure is not None:
        failure = outcome.failure
        said["line"] = failure.line
        said["place"] = f"{scenario.file}:{failure.line}: {failure.text}"
        said["expected"] = failure.expected
        said["got"] = failure.got
        said["clause"] = failure.clause or None
    if outcome.reason:
        said["reason"] = outcome.reason
    if outcome.unseen:
        said["unseen"] = list(outcome.unseen)
    if outcome.prompts:
        said["needless_prompts"] = outcome.prompts
    if outcome.spec_checks:
        said["spec_checks"] = outcome.spec_checks
    return said


def suite_version() -> str:
    try:
        return version("holdem-spec")
    except PackageNotFoundError:
        return "unknown"
