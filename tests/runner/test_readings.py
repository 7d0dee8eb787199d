"""A scenario names under `under` every option on which it depends."""

import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS

SUITE = whole_suite(frozenset(clauses()))
READINGS = [(option.name, reading.name) for option in OPTIONS for reading in option.readings]


@pytest.mark.parametrize(("option", "reading"), [(o, r) for o, r in READINGS if HOUSE.reading(o) != r])
def test_every_scenario_holds_under_any_reading_that_it_does_not_exclude(option: str, reading: str) -> None:
    certificate = certify(ReferenceEngine(), SUITE, HOUSE.with_changes({option: reading}), spec=False)
    wrong = [outcome for outcome in certificate.outcomes if outcome.status not in (Status.PASS, Status.NOT_APPLICABLE)]
    assert not wrong
