"""How much a call, a bet or a raise may be, for all amounts: the engine's arithmetic and the specification's."""

from collections.abc import Callable, Iterator

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.sizes import call_total, free_range, lifted, missing_blinds, pot_raise
from holdem_spec.terms.wagers import called_total, full_size, last_was_short, less_than_full_blinds, pot_on_top
from holdem_spec.vocabulary.table import Chips

Range = Callable[[Chips, Chips, Chips, Chips], tuple[Chips, Chips] | None]
Lifted = Callable[[Chips, Chips, Chips], tuple[bool, Chips]]
Sum = Callable[[Chips, Chips, Chips], Chips]
PotRaise = Callable[[Chips, Chips, Chips, bool], Chips]


@theorem(
    "CALL-AS-DEFINED",
    en="A call is what the specification says: it never goes above the bet, nor above what the player has.",
    de="Ein Call ist, was die Spezifikation festlegt: Er geht nie über den Einsatz hinaus und nie über das, was "
    "der Spieler hat.",
    supports="BET-CALL AI-ALWAYS SEAT-TABLESTAKES",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=call_total,
    mutant=Mutant("a call always brings the whole bet", lambda bet, all_in: bet),
)
def calls_are_as_defined(call: Callable[[Chips, Chips], Chips]) -> Evidence:
    return shown(_of_calls, call, observed=0.1)


def _of_calls(call: Callable[[Chips, Chips], Chips]) -> Iterator[Claim]:
    def it_is_the_call_of_the_specification(bet: int, in_front: int, behind: int) -> bool:
        assert 0 <= in_front < bet
        assert behind > 0
        called = call(bet, in_front + behind)
        return called == called_total(bet, in_front, behind) and in_front < called <= bet

    yield it_is_the_call_of_the_specification


@theorem(
    "RANGE-AS-ALLOWED",
    en="Whoever may bet or raise is offered exactly the totals that the rules allow: above the bet, by at least a "
    "full raise unless he is all-in, and not above his chips or, in pot limit, the pot. Nothing is offered "
    "only if there is no such total.",
    de="Wer setzen oder erhöhen darf, bekommt genau die Beträge angeboten, die die Regeln zulassen: über dem "
    "Einsatz, um mindestens eine volle Erhöhung, außer er geht all-in, und nicht mehr als seine Chips oder, im "
    "Pot Limit, der Pot. Nichts wird nur angeboten, wenn es keinen solchen Betrag gibt.",
    supports="NL-MINBET NL-MINRAISE NL-MAXSTACK NL-SHORTALLIN PL-MAXBET PL-MAXRAISE PL-MINSAME BET-RAISE",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=free_range,
    mutant=Mutant(
        "who cannot make a full raise may not raise at all",
        lambda bet, full_raise, all_in, most: (bet + full_raise, most) if bet + full_raise <= most else None,
    ),
)
def ranges_are_as_allowed(span: Range) -> Evidence:
    return shown(_of_ranges, span, observed=0.4)


def _of_ranges(span: Range) -> Iterator[Claim]:
    def a_total_is_in_the_range_if_it_is_allowed(bet: int, full_raise: int, all_in: int, most: int, to: int) -> bool:
        assert 0 <= bet < all_in
        assert full_raise > 0
        offered = span(bet, full_raise, all_in, most)
        is_offered = offered is not None and offered[0] <= to <= offered[1]
        is_allowed = bet < to <= all_in and to <= most and (to - bet >= full_raise or to == all_in)
        return is_offered == is_allowed

    def something_is_offered_if_anything_is_allowed(bet: int, full_raise: int, all_in: int, most: int) -> bool:
        assert 0 <= bet < all_in
        assert full_raise > 0
        offered = span(bet, full_raise, all_in, most)
        return (offered is not None) == (most >= min(bet + full_raise, all_in))

    yield a_total_is_in_the_range_if_it_is_allowed
    yield something_is_offered_if_anything_is_allowed


@theorem(
    "RANGE-ALL-IN-ALWAYS",
    en="In no-limit, whoever may bet or raise and has more than the bet may always go all-in.",
    de="Im No-Limit darf, wer setzen oder erhöhen darf und mehr als den Einsatz hat, immer all-in gehen.",
    supports="NL-MAXSTACK NL-SHORTALLIN AI-ALWAYS",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=free_range,
    mutant=Mutant(
        "everybody has to keep one chip",
        lambda bet, full_raise, all_in, most: (min(bet + full_raise, all_in), most - 1),
    ),
)
def all_in_is_always_in_the_range(span: Range) -> Evidence:
    return shown(_of_no_limit, span, observed=0.1)


def _of_no_limit(span: Range) -> Iterator[Claim]:
    def all_in_is_the_most(bet: int, full_raise: int, all_in: int) -> bool:
        assert 0 <= bet < all_in
        assert full_raise > 0
        offered = span(bet, full_raise, all_in, all_in)
        return offered is not None and bet < offered[0] <= offered[1] == all_in

    def only_an_all_in_is_less_than_a_full_raise(bet: int, full_raise: int, all_in: int) -> bool:
        assert 0 <= bet < all_in
        assert full_raise > 0
        offered = span(bet, full_raise, all_in, all_in)
        return offered is not None and (offered[0] - bet >= full_raise or offered == (all_in, all_in))

    yield all_in_is_the_most
    yield only_an_all_in_is_less_than_a_full_raise


def every_raise_counts(bet: Chips, full_raise: Chips, to: Chips) -> tuple[bool, Chips]:
    full, _ = lifted(bet, full_raise, to)
    return full, to - bet


@theorem(
    "FULL-RAISE-NEVER-SHRINKS",
    en="The least size of a raise never becomes smaller in a round: an all-in for less leaves it as it was, a "
    "full bet or raise sets it to its own size.",
    de="Die Mindesterhöhung wird in einer Setzrunde nie kleiner: Ein All-in für weniger lässt sie, wie sie war, "
    "ein voller Einsatz oder Raise setzt sie auf seine eigene Größe.",
    supports="NL-MINRAISE NL-MINBET",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=lifted,
    mutant=Mutant("a short all-in becomes the size of the next raise", every_raise_counts),
)
def full_raises_never_shrink(lift: Lifted) -> Evidence:
    return shown(_of_one_wager, lift, observed=0.1)


def _of_one_wager(lift: Lifted) -> Iterator[Claim]:
    def a_full_raise_sets_the_size(bet: int, full_raise: int, to: int) -> bool:
        assert 0 <= bet < to
        assert 0 < full_raise <= to - bet
        return lift(bet, full_raise, to) == (True, to - bet)

    def a_short_all_in_leaves_the_size(bet: int, full_raise: int, to: int) -> bool:
        assert 0 <= bet < to
        assert full_raise > to - bet
        return lift(bet, full_raise, to) == (False, full_raise)

    yield a_full_raise_sets_the_size
    yield a_short_all_in_leaves_the_size


@theorem(
    "MIN-RAISE-AS-DEFINED",
    en="After every row of bets and raises the engine, which keeps two numbers, asks for the same least raise as "
    "the specification, which looks through the whole row; and both agree whether the last was a short all-in.",
    de="Nach jeder Folge von Einsätzen und Erhöhungen verlangt die Engine, die sich zwei Zahlen merkt, dieselbe "
    "Mindesterhöhung wie die Spezifikation, die die ganze Folge durchsieht; und beide sind sich einig, ob das "
    "Letzte ein Kurz-All-in war.",
    supports="NL-MINRAISE NL-SHORTUNACTED NL-SHORTCUM",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, up to four bets and raises on a street, before the flop and after it",
    expected=Status.PROVED,
    of=lifted,
    mutant=Mutant("a short all-in becomes the size of the next raise", every_raise_counts),
)
def the_least_raise_is_as_defined(lift: Lifted) -> Evidence:
    return shown(_of_wagers, lift, observed=2.0)


def _of_wagers(lift: Lifted) -> Iterator[Claim]:
    def kept(wagers: tuple[Chips, ...], bet: Chips, big_blind: Chips) -> tuple[Chips, bool]:
        size, full = big_blind, True
        for to in wagers:
            full, size = lift(bet, size, to)
            bet = to
        return size, not full

    def after_one(big_blind: int, before_the_flop: bool, one: int) -> bool:
        assert big_blind > 0
        assert one > (big_blind if before_the_flop else 0)
        bet = big_blind if before_the_flop else 0
        looked_up = full_size((one,), bet, big_blind), last_was_short((one,), bet, big_blind)
        return kept((one,), bet, big_blind) == looked_up

    def after_two(big_blind: int, before_the_flop: bool, one: int, two: int) -> bool:
        assert big_blind > 0
        assert (big_blind if before_the_flop else 0) < one < two
        bet, wagers = big_blind if before_the_flop else 0, (one, two)
        return kept(wagers, bet, big_blind) == (
            full_size(wagers, bet, big_blind),
            last_was_short(wagers, bet, big_blind),
        )

    def after_three(big_blind: int, before_the_flop: bool, one: int, two: int, three: int) -> bool:
        assert big_blind > 0
        assert (big_blind if before_the_flop else 0) < one < two < three
        bet, wagers = big_blind if before_the_flop else 0, (one, two, three)
        return kept(wagers, bet, big_blind) == (
            full_size(wagers, bet, big_blind),
            last_was_short(wagers, bet, big_blind),
        )

    def after_four(big_blind: int, before_the_flop: bool, one: int, two: int, three: int, four: int) -> bool:
        assert big_blind > 0
        assert (big_blind if before_the_flop else 0) < one < two < three < four
        bet, wagers = big_blind if before_the_flop else 0, (one, two, three, four)
        return kept(wagers, bet, big_blind) == (
            full_size(wagers, bet, big_blind),
            last_was_short(wagers, bet, big_blind),
        )

    yield from (after_one, after_two, after_three, after_four)


@theorem(
    "POT-RAISE-AS-DEFINED",
    en="In pot limit the engine's greatest bet or raise is that of the specification, and lifts the bet by the "
    "pot as it is after the raiser's call, or before it.",
    de="Im Pot Limit ist der größte Einsatz oder Raise der Engine der der Spezifikation und hebt den Einsatz um "
    "den Pot, wie er nach dem Call des Erhöhenden ist oder wie er davor ist.",
    supports="PL-MAXBET PL-MAXRAISE",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, both readings of pot.base",
    expected=Status.PROVED,
    of=pot_raise,
    mutant=Mutant(
        "the pot is measured before the call in either case", lambda bet, in_front, pot, after_call: bet + pot
    ),
)
def pot_raises_are_as_defined(greatest: PotRaise) -> Evidence:
    return shown(_of_the_pot, greatest, observed=0.1)


def _of_the_pot(greatest: PotRaise) -> Iterator[Claim]:
    def it_is_that_of_the_specification(bet: int, in_front: int, pot: int, after_call: bool) -> bool:
        assert 0 <= in_front <= bet <= pot
        return greatest(bet, in_front, pot, after_call) == pot_on_top(bet, pot, bet - in_front, after_call)

    def it_is_three_times_the_last_bet_and_what_lay_there_before(bet: int, before: int) -> bool:
        assert bet > 0
        assert before >= 0
        return greatest(bet, 0, before + bet, True) == 3 * bet + before

    yield it_is_that_of_the_specification
    yield it_is_three_times_the_last_bet_and_what_lay_there_before


@theorem(
    "BLINDS-COUNT-IN-FULL",
    en="Where blinds posted short count in full for the size of the pot, the engine adds what the specification "
    "adds: just enough, and nothing where both are full.",
    de="Wo zu kurz gezahlte Blinds für die Größe des Pots voll zählen, legt die Engine dasselbe dazu wie die "
    "Spezifikation: gerade genug, und nichts, wenn beide voll sind.",
    supports="PL-MAXRAISE",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=missing_blinds,
    mutant=Mutant(
        "only a short big blind counts in full", lambda small_blind, big_blind, posted: max(0, big_blind - posted)
    ),
)
def blinds_count_in_full(missing: Sum) -> Evidence:
    return shown(_of_blinds, missing, observed=0.1)


def _of_blinds(missing: Sum) -> Iterator[Claim]:
    def it_is_what_the_specification_adds(small_blind: int, big_blind: int, posted: int) -> bool:
        assert 0 < small_blind <= big_blind
        assert posted >= 0
        return missing(small_blind, big_blind, posted) == less_than_full_blinds(small_blind, big_blind, posted)

    def short_blinds_are_made_up(small_blind: int, big_blind: int, posted: int) -> bool:
        assert 0 < small_blind <= big_blind
        assert 0 <= posted <= small_blind + big_blind
        return missing(small_blind, big_blind, posted) + posted == small_blind + big_blind

    yield it_is_what_the_specification_adds
    yield short_blinds_are_made_up
