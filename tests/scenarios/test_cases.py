"""docs/cases.md: every worked example and every reported case is played, or says why it is not."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdem_conformance.runner.profiles import PROFILES, profiles_of
from holdem_conformance.scenarios.read import whole_suite

PAGE = Path(__file__).parents[2] / "docs" / "cases.md"
EXAMPLES = [f"EX-{number:02}" for number in range(1, 45)]
REPORTS = [f"C{number:02}" for number in range(1, 106, 2)]
HANDS = {scenario.id: scenario for scenario in whole_suite()}


def rows() -> Iterator[tuple[str, list[str], str]]:
    """Case, scenarios, and what is not played."""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(r"EX-\d+|C\d+", cells[0]):
            yield cells[0], re.findall(r"`([^`]+)`", cells[2]), cells[3]


CASES = {case: (ids, rest) for case, ids, rest in rows()}


def test_every_case_has_its_row_once_and_in_order() -> None:
    assert [case for case, _, _ in rows()] == EXAMPLES + REPORTS


@pytest.mark.parametrize("case", CASES)
def test_a_case_is_played_or_says_why_not(case: str) -> None:
    ids, rest = CASES[case]
    assert ids or rest
    assert all(id in HANDS for id in ids), ids
    if not ids:
        assert re.match(r"(waits for `[a-z-]+`|refused): .{10}", rest), rest


@pytest.mark.parametrize("case", CASES)
def test_every_scenario_that_rests_on_a_case_stands_in_its_row(case: str) -> None:
    resting = {id for id, scenario in HANDS.items() if scenario.basis.removeprefix("report ") == case}
    assert resting <= set(CASES[case][0])


def test_no_scenario_rests_on_a_case_that_there_is_not() -> None:
    bases = {scenario.basis.removeprefix("report ") for scenario in HANDS.values()}
    assert {basis for basis in bases if basis.startswith(("EX", "C"))} <= set(CASES)


@pytest.mark.parametrize("case", [case for case, (_, rest) in CASES.items() if "waits for" in rest])
def test_a_case_waits_only_for_a_profile_that_is_still_to_come(case: str) -> None:
    awaited = re.findall(r"waits for `([a-z-]+)`", CASES[case][1])
    assert awaited
    assert set(awaited) <= set(PROFILES) - set(profiles_of(tuple(HANDS.values())))
