"""Certificates of a few scenarios."""

from collections.abc import Callable
from typing import Any

import pytest

from holdem_conformance.certificate.overhearing import overheard
from holdem_conformance.certificate.writing import Run, certificate_file
from holdem_conformance.engines.base import Engine
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.runner.certification import certify
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import suite
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook


@pytest.fixture(scope="session")
def few() -> tuple[Scenario, ...]:
    """The limper who may not re-raise, and some hands of the chapter on betting."""
    limper = "no-limit.limper-may-not-reraise-a-short-all-in"
    found = suite()
    return (
        *[scenario for scenario in found if scenario.id.startswith("betting.")][:7],
        *[scenario for scenario in found if scenario.id == limper],
    )


@pytest.fixture(scope="session")
def written(few: tuple[Scenario, ...]) -> Callable[..., dict[str, Any]]:
    """The content of a certificate."""

    def write(
        engine: Engine | None = None, scenarios: tuple[Scenario, ...] = few, rules: Rulebook = HOUSE, seed: int = 0
    ) -> dict[str, Any]:
        listened_to = overheard(engine or ReferenceEngine())
        certificate = certify(listened_to, scenarios, rules, spec=False, begun=listened_to.turn_to)
        return certificate_file(certificate, Run(0, seed, listened_to.spoken))

    return write
