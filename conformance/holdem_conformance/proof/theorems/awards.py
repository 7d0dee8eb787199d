"""What every player wins: the engine cuts layers and divides them, the specification defines pots and shares."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.theorems.pot_shares import due
from holdem_reference.layers import cut, divided
from holdem_spec.terms.pots import by_contribution, from_seat
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Chips

SEATS, MOST = 4, 6


class Hand(NamedTuple):
    """What everybody put in, what his hand is worth (more is better), and who has folded."""

    put_in: tuple[Chips, ...]
    worth: tuple[int, ...]
    folded: tuple[bool, ...]

    def contestants(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, folded in enumerate(self.folded) if not folded])

    def best(self, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
        most = max([self.worth[seat] for seat in among])
        return tuple([seat for seat in among if self.worth[seat] == most])


Award = Callable[[Hand, Seat, bool], tuple[Chips, ...]]


def paid(hand: Hand, button: Seat, all_to_first: bool) -> tuple[Chips, ...]:
    """As the engine pays, seat by seat."""
    won = [0] * len(hand.put_in)
    for chips, contestants in cut(hand.put_in, hand.contestants(), 0):
        winners = hand.best(contestants)
        in_order = [seat for seat in clockwise_after(button, len(won)) if seat in winners]
        for seat, share in zip(in_order, divided(chips, len(winners), all_to_first), strict=True):
            won[seat] += share
    return tuple(won)


def defined(hand: Hand, button: Seat, all_to_first: bool) -> tuple[Chips, ...]:
    """As the specification defines it."""
    won = [0] * len(hand.put_in)
    for pot in by_contribution(hand.put_in, hand.contestants(), 0):
        winners = from_seat(button + 1, hand.best(pot.contestants), len(won))
        for seat, share in zip(winners, due(pot.chips, len(winners), all_to_first), strict=True):
            won[seat] += share
    return tuple(won)


def from_one_pot(hand: Hand, button: Seat, all_to_first: bool) -> tuple[Chips, ...]:
    """As if whoever has put in less could win everything."""
    return paid(hand._replace(put_in=(sum(hand.put_in),) + (0,) * (len(hand.put_in) - 1)), button, all_to_first)


def from_the_button(hand: Hand, button: Seat, all_to_first: bool) -> tuple[Chips, ...]:
    """As if the button came first for odd chips."""
    return paid(hand, (button - 1) % len(hand.put_in), all_to_first)


EN = (
    "Engine and specification pay every player the same, whoever has folded, however hands compare, with side pots, "
    "ties and odd chips; and all that was put in is paid."
)
DE = (
    "Engine und Spezifikation zahlen jedem Spieler dasselbe, wer auch immer ausgestiegen ist und wie die Hände sich "
    "auch vergleichen, mit Nebenpots, Gleichstand und unteilbaren Chips; und alles Eingezahlte wird ausgezahlt."
)
SUPPORTS = "POT-SUM POT-ELIG POT-WINBEST POT-SPLIT POT-ODD POT-ODDMULTI POT-INDEP SEAT-CHIPCONSERVE"


@theorem(
    "AWARD-AS-DEFINED",
    en=EN,
    de=DE,
    supports=SUPPORTS,
    method=Method.CROSSHAIR,
    scope="all amounts of chips, three players, the button in the last seat, both readings of pot.odd",
    expected=Status.PROVED,
    of=paid,
    mutant=Mutant("the button comes first for odd chips", from_the_button),
    slow=True,
)
def three_are_paid_as_defined(award: Award) -> Evidence:
    return shown(_of_three, award, observed=40)


def _of_three(award: Award) -> Iterator[Claim]:
    return (_of_a_reading(award, all_to_first) for all_to_first in (False, True))


def _of_a_reading(award: Award, all_to_first: bool) -> Claim:
    def all_are_paid_the_same(
        put_in: tuple[int, int, int], worth: tuple[int, int, int], folded: tuple[bool, bool, bool]
    ) -> bool:
        assert all([chips >= 0 for chips in put_in])
        assert not all(folded)
        hand = Hand(put_in, worth, folded)
        won = award(hand, 2, all_to_first)
        return won == defined(hand, 2, all_to_first) and sum(won) == sum(put_in)

    return all_are_paid_the_same


@theorem(
    "AWARD-OF-FOUR",
    en=EN,
    de=DE,
    supports=SUPPORTS,
    method=Method.EXHAUSTIVE,
    scope=f"four players who put in up to {MOST} chips each, the button in the last seat, both readings of pot.odd",
    expected=Status.CHECKED,
    of=paid,
    mutant=Mutant("there is one pot, and whoever remains may win it", from_one_pot),
    slow=True,
)
def four_are_paid_as_defined(award: Award) -> Evidence:
    count = 0
    for hand in hands_of_four():
        for all_to_first in (False, True):
            count += 1
            won, owed = award(hand, SEATS - 1, all_to_first), defined(hand, SEATS - 1, all_to_first)
            if won != owed or sum(won) != sum(hand.put_in):
                return refuted(f"{count:,} hands", f"{hand}: paid {won}, due {owed}")
    return Evidence(Status.CHECKED, f"{count:,} hands")


def hands_of_four() -> Iterator[Hand]:
    """Every way in which hands compare is there once; a folded one is worth nothing."""
    comparisons = [
        (worth, folded)
        for folded in product((False, True), repeat=SEATS)
        for worth in product(range(SEATS), repeat=SEATS)
        if _is_a_comparison(worth, folded)
    ]
    for put_in in product(range(MOST + 1), repeat=SEATS):
        for worth, folded in comparisons:
            yield Hand(put_in, worth, folded)


def _is_a_comparison(worth: tuple[int, ...], folded: tuple[bool, ...]) -> bool:
    compared = {value for value, out in zip(worth, folded, strict=True) if not out}
    without = {value for value, out in zip(worth, folded, strict=True) if out}
    return bool(compared) and compared == set(range(len(compared))) and without <= {0}
