"""Few rows show every pair of values that go together, and none that do not."""

import pytest

from holdem_conformance.proof.pairwise import Place, all_pairs, pairs_in, pairwise
from holdem_conformance.proof.sampling.plans import FACTORS, READINGS, exclude, plans, rows
from holdem_spec.vocabulary.rulebook import OPTIONS

SMALL = {"a": (1, 2, 3), "b": (1, 2), "c": (1, 2), "d": (1, 2)}


def nothing(one: Place, other: Place) -> bool:
    return False


def not_both_one(one: Place, other: Place) -> bool:
    return one == ("a", 1) and other == ("b", 1)


def test_three_times_two_is_the_least() -> None:
    found = pairwise(SMALL, nothing)
    assert pairs_in(found) == set(all_pairs(SMALL, nothing))
    assert len(set(all_pairs(SMALL, nothing))) == 3 * (3 * 2) + 3 * (2 * 2)
    assert 6 <= len(found) <= 8


def test_what_is_excluded_never_occurs() -> None:
    found = pairwise(SMALL, not_both_one)
    assert pairs_in(found) == set(all_pairs(SMALL, not_both_one))
    assert (("a", 1), ("b", 1)) not in pairs_in(found)


def test_what_fits_nowhere_is_said() -> None:
    with pytest.raises(ValueError, match="no value of b goes with"):
        pairwise({"a": (1,), "b": (1,), "c": (1,)}, not_both_one)


def test_every_pair_of_readings_is_in_force_in_some_plan() -> None:
    in_force = {
        ((one, plan.rules.reading(one)), (other, plan.rules.reading(other)))
        for plan in plans()
        for one in READINGS
        for other in READINGS
        if one != other
    }
    for first in OPTIONS:
        for second in OPTIONS:
            if first != second:
                for one in first.readings:
                    for other in second.readings:
                        assert ((first.name, one.name), (second.name, other.name)) in in_force


def test_little_is_excluded() -> None:
    assert len(set(all_pairs(FACTORS, nothing))) - len(set(all_pairs(FACTORS, exclude))) == 1
    assert pairs_in(rows()) == set(all_pairs(FACTORS, exclude))
    assert {plan.players for plan in plans()} == set(range(2, 11))
