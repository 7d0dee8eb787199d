"""A certificate as a file: what was played on which engine, where, and what came of it."""

import platform
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from holdem_conformance.certificate.overhearing import SILENCE
from holdem_conformance.certificate.sealing import Sealed, canonical, sealed
from holdem_conformance.desk.lock import written
from holdem_conformance.runner.as_json import certificate_object, suite_digest
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite

FORMAT = 1
"""Of the file; it goes up when an old reader would misunderstand."""


class Run(NamedTuple):
    """How a certificate came about: variants of each scenario and their seed, and what was said, by scenario."""

    variants: int
    seed: int
    spoken: Mapping[str, str]


def certificate_file(certificate: Certificate, run: Run) -> Sealed:
    """The whole content of the file, digest included. No date and no path is in it, so that the same run on the same
    machine gives the same bytes."""
    told = certificate_object(certificate)
    whole = shipped()
    return sealed(
        {
            **told,
            "certificate": FORMAT,
            "suite": {**told["suite"], "whole": {"digest": suite_digest(whole), "scenarios": len(whole)}},
            "environment": environment(),
            "variants": run.variants,
            "seed": run.seed,
            "clauses": {id: {**counts, **_meaning(id)} for id, counts in told["clauses"].items()},
            "scenarios": [
                {**entry, **_identity(scenario), "transcript": f"sha256:{run.spoken.get(scenario.id, SILENCE)}"}
                for entry, scenario in zip(told["scenarios"], certificate.scenarios, strict=True)
            ],
        }
    )


def environment() -> dict[str, str]:
    """Where the suite ran; an engine behind a pipe says in its hello what it runs on."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
    }


def scenario_digest(scenario: Scenario) -> str:
    """SHA-256 over all that a scenario says."""
    return f"sha256:{sha256(msgspec.json.encode(scenario, order='deterministic')).hexdigest()}"


@cache
def shipped() -> Sequence[Scenario]:
    """The suite that is installed here."""
    return whole_suite(frozenset(clauses()))


def _identity(scenario: Scenario) -> dict[str, Any]:
    return {"digest": scenario_digest(scenario), "clauses": list(scenario.clauses)}


def _meaning(id: str) -> dict[str, Any]:
    """The revision of a clause, and a fingerprint of what clauses.lock remembers of it in all its readings."""
    if id not in clauses():
        return {}
    remembered = _remembered().get(id, {})
    return {"revision": clauses()[id][0].revision, "lock": sha256(canonical(remembered)).hexdigest()[:16]}


@cache
def _remembered() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name, wording in written().wordings.items():
        found.setdefault(name.partition(" ")[0], {})[name] = wording._asdict()
    return found
