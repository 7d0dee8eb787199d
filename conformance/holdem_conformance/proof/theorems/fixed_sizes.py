"""Fixed limit for all amounts: the one size, what counts as a bet or raise, and the cap."""

from collections.abc import Callable, Iterator

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.rights import answered, cap_is_reached
from holdem_reference.sizes import counts, fixed_total
from holdem_spec.terms.limits import MOST_RAISES
from holdem_spec.terms.wagers import complete_totals, is_due_in_fixed_limit, one_above
from holdem_spec.vocabulary.table import Chips

Size = Callable[[Chips, Chips, Chips], Chips]
Counts = Callable[[Chips, Chips, Chips], bool]


@theorem(
    "FIXED-SIZE-AS-DEFINED",
    en="In fixed limit the specification accepts exactly one size of a bet or raise, and it is the engine's: one "
    "unit above the last that counted, or all-in for less.",
    de="Im Fixed Limit lässt die Spezifikation genau eine Größe für Einsatz oder Raise zu, und es ist die der "
    "Engine: eine Einheit über dem letzten, der zählt, oder all-in für weniger.",
    supports="FL-LOW FL-HIGH FL-FIXED",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=fixed_total,
    mutant=Mutant("who has less than a unit more may not go all-in", lambda complete, unit, all_in: complete + unit),
)
def the_fixed_size_is_as_defined(size: Size) -> Evidence:
    return shown(_of_the_size, size, observed=0.2)


def _of_the_size(size: Size) -> Iterator[Claim]:
    def it_is_the_only_one_accepted(complete: int, bet: int, unit: int, all_in: int, to: int) -> bool:
        assert 0 <= complete <= bet < to <= all_in
        assert 2 * (bet - complete) < unit
        due = one_above((complete,), unit)
        return is_due_in_fixed_limit(to, due, all_in) == (to == size(complete, unit, all_in))

    yield it_is_the_only_one_accepted


@theorem(
    "HALF-BET-AS-DEFINED",
    en="In fixed limit engine and specification agree which wagers of a street count as a bet or raise: those "
    "that go at least half a unit above the last that counted.",
    de="Im Fixed Limit sind sich Engine und Spezifikation einig, welche Einsätze einer Setzrunde als Einsatz "
    "oder Erhöhung zählen: die mindestens eine halbe Einheit über dem letzten liegen, der zählt.",
    supports="FL-SHORTALLIN FL-CAP FL-LOW FL-HIGH",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, up to four bets and raises on a street, before the flop and after it",
    expected=Status.PROVED,
    of=counts,
    mutant=Mutant("exactly half a unit does not count", lambda to, complete, unit: 2 * (to - complete) > unit),
)
def what_counts_is_as_defined(does_count: Counts) -> Evidence:
    return shown(_of_what_counts, does_count, observed=0.5)


def _of_what_counts(does_count: Counts) -> Iterator[Claim]:
    def kept(wagers: tuple[Chips, ...], big_blind: Chips, before_the_flop: bool, unit: Chips) -> tuple[int, Chips]:
        number, last = (1, big_blind) if before_the_flop else (0, 0)
        for to in wagers:
            if does_count(to, last, unit):
                number, last = number + 1, to
        return number, last

    def looked_up(wagers: tuple[Chips, ...], big_blind: Chips, before_the_flop: bool, unit: Chips) -> tuple[int, Chips]:
        complete = complete_totals(wagers, (big_blind,) if before_the_flop else (), unit)
        return len(complete), complete[-1] if complete else 0

    def half_a_unit_counts(complete: int, unit: int, more: int) -> bool:
        assert complete >= 0
        assert unit > 0
        assert more > 0
        return does_count(complete + more, complete, unit) == (more + more >= unit)

    def after_one(big_blind: int, before_the_flop: bool, unit: int, one: int) -> bool:
        assert big_blind > 0
        assert unit > 0
        assert one > (big_blind if before_the_flop else 0)
        return kept((one,), big_blind, before_the_flop, unit) == looked_up((one,), big_blind, before_the_flop, unit)

    def after_four(big_blind: int, before_the_flop: bool, unit: int, one: int, two: int, three: int, four: int) -> bool:
        assert big_blind > 0
        assert unit > 0
        assert (big_blind if before_the_flop else 0) < one < two < three < four
        wagers = (one, two, three, four)
        return kept(wagers, big_blind, before_the_flop, unit) == looked_up(wagers, big_blind, before_the_flop, unit)

    yield from (half_a_unit_counts, after_one, after_four)


@theorem(
    "CAP-AS-DEFINED",
    en="In fixed limit the engine calls a round capped exactly when the specification does: after a bet and three "
    "raises.",
    de="Im Fixed Limit ist für die Engine die Obergrenze einer Setzrunde genau dann erreicht, wenn sie es nach "
    "der Spezifikation ist: nach einem Einsatz und drei Erhöhungen.",
    supports="FL-CAP FL-CAPTOURN FL-CAPCASH",
    method=Method.CROSSHAIR,
    scope="all numbers of bets and raises",
    expected=Status.PROVED,
    of=cap_is_reached,
    mutant=Mutant("four raises are allowed", lambda complete_bets: complete_bets >= 5),
)
def the_cap_is_as_defined(capped: Callable[[int], bool]) -> Evidence:
    return shown(_of_the_cap, capped, observed=0.1)


def _of_the_cap(capped: Callable[[int], bool]) -> Iterator[Claim]:
    def it_is_that_of_the_specification(bets_and_raises: int) -> bool:
        assert bets_and_raises >= 0
        return capped(bets_and_raises) == (bets_and_raises > MOST_RAISES)

    yield it_is_that_of_the_specification


@theorem(
    "FIXED-RIGHT-REOPENED",
    en="In fixed limit a player who has acted may raise again exactly if a wager since then counted as a bet or "
    "raise; all-ins below half a unit never give him the right. Who has not acted is not concerned.",
    de="Im Fixed Limit darf, wer schon gehandelt hat, genau dann erneut erhöhen, wenn seither ein Einsatz als "
    "Einsatz oder Erhöhung zählte; All-ins unter einer halben Einheit geben ihm nie das Recht. Wer noch nicht "
    "gehandelt hat, ist nicht betroffen.",
    supports="FL-SHORTALLIN",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, up to two bets and raises since the player acted",
    expected=Status.PROVED,
    of=answered,
    mutant=Mutant("any wager since then gives the right again", lambda complete, acted_at: complete < acted_at),
)
def a_counted_wager_reopens(has_answered: Callable[[Chips, Chips], bool]) -> Evidence:
    return shown(_of_answers, has_answered, observed=0.2)


def _of_answers(has_answered: Callable[[Chips, Chips], bool]) -> Iterator[Claim]:
    def only_what_counted_reopens(complete: int, acted_at: int, unit: int, one: int, two: int) -> bool:
        assert 0 <= complete <= acted_at < one < two
        assert 2 * (acted_at - complete) < unit
        first = counts(one, complete, unit)
        second = counts(two, one if first else complete, unit)
        now = two if second else one if first else complete
        return has_answered(now, acted_at) == (not first and not second)

    def at_once_there_is_no_right(complete: int, acted_at: int) -> bool:
        assert 0 <= complete <= acted_at
        return has_answered(complete, acted_at)

    def who_has_not_acted_is_free(complete: int) -> bool:
        assert complete >= 0
        return not has_answered(complete, -1)

    yield from (only_what_counted_reopens, at_once_there_is_no_right, who_has_not_acted_is_free)
