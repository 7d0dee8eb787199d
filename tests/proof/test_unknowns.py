"""Unknown numbers: no path is missed, nothing false is shown, and nothing passes for a number that is none."""

import pytest
import z3

from holdem_conformance.proof.piles import Claims, Layers, Pile, hold_for_all, scenes
from holdem_conformance.proof.theorem import Status
from holdem_conformance.proof.unknowns import Paths, Unknown, equal, every_path

ONE, OTHER = z3.Ints("one other")


def both(paths: Paths) -> tuple[Unknown, Unknown]:
    return paths.unknown(ONE), paths.unknown(OTHER)


def test_every_order_is_a_path() -> None:
    """Two numbers: below, equal, above; and nothing else."""

    def order(paths: Paths) -> str:
        one, other = both(paths)
        return "below" if one < other else "equal" if one == other else "above"

    assert sorted(found for _, found in every_path([], order)) == ["above", "below", "equal"]


def test_hypotheses_close_paths() -> None:
    assert [found for _, found in every_path([ONE > OTHER], lambda paths: max(both(paths)) is both(paths)[0])] == [
        False
    ]
    assert [found for _, found in every_path([ONE > OTHER], lambda paths: both(paths)[0] > both(paths)[1])] == [True]


def test_a_path_is_shown_by_numbers_that_lie_on_it() -> None:
    for paths, less in every_path([ONE >= 0, OTHER >= 0], lambda paths: both(paths)[0] * 3 + 1 < both(paths)[1] - 2):
        one, other = (paths.example.eval(term, model_completion=True).as_long() for term in (ONE, OTHER))
        assert (one * 3 + 1 < other - 2) == less
        assert min(one, other) >= 0


def test_a_place_in_a_list_splits_for_each() -> None:
    def drawn(paths: Paths) -> str:
        return "abcd"[paths.unknown(ONE)]

    assert [found for _, found in every_path([ONE >= 0, ONE < 4], drawn)] == ["d", "c", "b", "a"][::-1]


def test_division_rounds_down() -> None:
    def divided(paths: Paths) -> bool:
        share, odd = divmod(paths.unknown(ONE), 3)
        return share * 3 + odd == paths.unknown(ONE) and 0 <= odd < 3

    assert [found for _, found in every_path([], divided)] == [True]


def test_from_a_contradiction_nothing_is_shown() -> None:
    with pytest.raises(ValueError, match="contradict"):
        Paths([ONE > OTHER, OTHER > ONE])


@pytest.mark.parametrize(
    "nonsense",
    [
        lambda one: one + 0.5,
        lambda one: one + "1",
        lambda one: one * one,
        lambda one: one // 0,
        lambda one: one // -2,
        lambda one: one**2,
        int,
        lambda one: 7 // one,
        lambda one: one & 1,
    ],
)
def test_what_an_unknown_cannot_do_is_refused(nonsense: object) -> None:
    assert callable(nonsense)
    with pytest.raises((TypeError, RuntimeError)):
        nonsense(Paths([ONE > 100]).unknown(ONE))


TWO = tuple(scenes((2,), rising=False))


def one_pot(pile: Pile) -> Layers:
    return ((sum(pile.put_in), pile.contenders),)


def test_what_is_false_for_one_amount_only_is_refuted() -> None:
    def never_so_much(pile: Pile, layers: Layers) -> Claims:
        return [z3.Not(equal(layers[0][0], 123_456_789))]

    found = hold_for_all(one_pot, never_so_much, TWO)
    assert found.status is Status.REFUTED
    assert "main pot 123456789 for seat" in found.counterexample


def test_without_piles_nothing_is_shown() -> None:
    assert hold_for_all(one_pot, lambda pile, layers: [True], ()).status is Status.UNDECIDED


def test_code_that_looks_whether_a_number_is_known_shows_nothing() -> None:
    def two_faced(pile: Pile) -> Layers:
        return one_pot(pile) if isinstance(pile.put_in[0], Unknown) else ((0, ()),)

    with pytest.raises(RuntimeError, match="one thing with numbers and another with unknowns"):
        hold_for_all(two_faced, lambda pile, layers: [True], TWO)
