"""Claims of which nothing can be shown. pytest rewrites the `assert` lines of tests, so they stand in no test."""

from collections.abc import Iterator

from holdem_conformance.proof.crosshair import Claim
from holdem_reference.sizes import call_total


def nothing(subject: object) -> Iterator[Claim]:
    return iter(())


def impossible(subject: object) -> Iterator[Claim]:
    def no_number_is_below_itself(bet: int) -> bool:
        assert bet < bet - 1
        return True

    yield no_number_is_below_itself


def endless(subject: object) -> Iterator[Claim]:
    def no_three_cubes(one: int, other: int, third: int) -> bool:
        assert 0 < one < other < third
        return one * one * one + other * other * other != third * third * third

    yield no_three_cubes


def without_hypotheses(subject: object) -> Iterator[Claim]:
    def everything_is_itself(bet: int) -> bool:
        return bet == bet

    yield everything_is_itself


def outside(subject: object) -> Iterator[Claim]:
    def nobody_asks_what_he_may_not(bet: int) -> bool:
        assert bet >= 0
        return call_total(bet, 1) <= bet

    yield nobody_asks_what_he_may_not
