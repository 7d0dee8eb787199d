"""Who may raise again, for all amounts: short all-ins, full raises, and all that lies between."""

from collections.abc import Callable, Iterator

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.rights import reopened, risen_in_full
from holdem_reference.sizes import lifted
from holdem_spec.terms.wagers import full_size, one_was_full
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Risen = Callable[[Chips, Chips, Chips], bool]
Reopened = Callable[[tuple[bool, ...], Seat, bool], tuple[bool, ...]]


def risen_at_all(bet: Chips, acted_at: Chips, full_raise: Chips) -> bool:
    return bet > acted_at


@theorem(
    "RIGHT-ONE-WAGER",
    en="A single short all-in gives nobody who has acted a new right to raise; a single full bet or raise gives "
    "it to everybody, and a short all-in behind it does not take it away.",
    de="Ein einzelnes Kurz-All-in gibt niemandem, der schon gehandelt hat, ein neues Erhöhungsrecht; ein "
    "einzelner voller Einsatz oder Raise gibt es allen, und ein Kurz-All-in danach nimmt es nicht wieder weg.",
    supports="NL-NOREOPEN BET-REOPEN",
    method=Method.CROSSHAIR,
    scope="all amounts of chips",
    expected=Status.PROVED,
    of=risen_in_full,
    mutant=Mutant("any raise gives a new right", risen_at_all),
)
def one_wager_reopens_if_it_is_full(risen: Risen) -> Evidence:
    return shown(_of_one_wager, risen, observed=0.1)


def _of_one_wager(risen: Risen) -> Iterator[Claim]:
    def a_short_all_in_gives_no_right(bet: int, full_raise: int, to: int) -> bool:
        assert 0 <= bet < to
        assert to - bet < full_raise
        return not risen(to, bet, lifted(bet, full_raise, to)[1])

    def a_full_raise_gives_the_right(bet: int, full_raise: int, to: int) -> bool:
        assert bet >= 0
        assert 0 < full_raise <= to - bet
        return risen(to, bet, lifted(bet, full_raise, to)[1])

    def a_short_all_in_behind_it_leaves_the_right(bet: int, full_raise: int, to: int, short: int) -> bool:
        assert bet >= 0
        assert 0 < full_raise <= to - bet
        assert 0 < short - to < to - bet
        size = lifted(bet, full_raise, to)[1]
        return risen(short, bet, lifted(to, size, short)[1])

    yield from (a_short_all_in_gives_no_right, a_full_raise_gives_the_right, a_short_all_in_behind_it_leaves_the_right)


@theorem(
    "RIGHT-SHORTS-ADD-UP",
    en="Where short all-ins are added up, three of them give a new right to raise exactly if together they lift "
    "the bet by a full raise; the size of the next raise stays as it was.",
    de="Wo Kurz-All-ins zusammengezählt werden, geben drei davon genau dann ein neues Erhöhungsrecht, wenn sie "
    "den Einsatz zusammen um eine volle Erhöhung heben; die Größe der nächsten Erhöhung bleibt, wie sie war.",
    supports="NL-SHORTCUM NL-NOREOPEN",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, three short all-ins in a row",
    expected=Status.PROVED,
    of=risen_in_full,
    mutant=Mutant(
        "the sum has to be above a full raise", lambda bet, acted_at, full_raise: bet - acted_at > full_raise
    ),
)
def three_shorts_add_up(risen: Risen) -> Evidence:
    return shown(_of_three_shorts, risen, observed=0.1)


def _of_three_shorts(risen: Risen) -> Iterator[Claim]:
    def the_sum_decides(bet: int, full_raise: int, one: int, two: int, three: int) -> bool:
        assert bet >= 0
        assert 0 < one < full_raise
        assert 0 < two < full_raise
        assert 0 < three < full_raise
        size, now = full_raise, bet
        for more in (one, two, three):
            size = lifted(now, size, now + more)[1]
            now += more
        return size == full_raise and risen(now, bet, size) == (one + two + three >= full_raise)

    yield the_sum_decides


@theorem(
    "RIGHT-AS-DEFINED",
    en="Where short all-ins are added up, engine and specification agree whether a player who has acted may raise "
    "again, whatever was bet before and after his action.",
    de="Wo Kurz-All-ins zusammengezählt werden, sind sich Engine und Spezifikation einig, ob ein Spieler, der "
    "schon gehandelt hat, erneut erhöhen darf, was auch immer vor und nach seiner Handlung gesetzt wurde.",
    supports="NL-NOREOPEN NL-SHORTCUM",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, one bet before the player's action and up to three after it, reading per_player",
    expected=Status.PROVED,
    of=risen_in_full,
    mutant=Mutant("any raise gives a new right", risen_at_all),
)
def the_right_is_as_defined(risen: Risen) -> Evidence:
    return shown(_of_the_right, risen, observed=1.0)


def _of_the_right(risen: Risen) -> Iterator[Claim]:
    def agreed(big_blind: Chips, bet: Chips, acted_at: Chips, wagers: tuple[Chips, ...]) -> bool:
        size, now = big_blind, bet
        for to in wagers:
            size = lifted(now, size, to)[1]
            now = to
        to_pay = now - acted_at
        return risen(now, acted_at, size) == (to_pay >= full_size(wagers, bet, big_blind))

    def after_one(big_blind: int, before_the_flop: bool, acted_at: int, one: int) -> bool:
        assert big_blind > 0
        assert (big_blind if before_the_flop else 0) < acted_at < one
        return agreed(big_blind, big_blind if before_the_flop else 0, acted_at, (acted_at, one))

    def after_three(big_blind: int, before_the_flop: bool, acted_at: int, one: int, two: int, three: int) -> bool:
        assert big_blind > 0
        assert (big_blind if before_the_flop else 0) < acted_at < one < two < three
        return agreed(big_blind, big_blind if before_the_flop else 0, acted_at, (acted_at, one, two, three))

    yield from (after_one, after_three)


@theorem(
    "RIGHT-SINGLE-AS-DEFINED",
    en="Where short all-ins are never added up, engine and specification agree whether a single full bet or raise "
    "came since a player acted, whoever made it.",
    de="Wo Kurz-All-ins nie zusammengezählt werden, sind sich Engine und Spezifikation einig, ob seit der "
    "Handlung eines Spielers ein einzelner voller Einsatz oder Raise kam, von wem auch immer.",
    supports="NL-NOREOPEN NL-MAXSTACK NL-SHORTALLIN",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, three seats, three bets and raises of the others, the player acting at any point",
    expected=Status.PROVED,
    of=reopened,
    mutant=Mutant(
        "a full raise gives no new right to who has called before",
        lambda full_since, seat, full: tuple([came and at != seat for at, came in enumerate(full_since)]),
    ),
)
def the_single_full_raise_is_as_defined(reopen: Reopened) -> Evidence:
    return shown(_of_single_raises, reopen, observed=1.0)


def _of_single_raises(reopen: Reopened) -> Iterator[Claim]:
    def agreed(
        when: int, seats: tuple[Seat, Seat, Seat], bet: Chips, big_blind: Chips, wagers: tuple[Chips, ...]
    ) -> bool:
        """Seat 0 acts when so many wagers have been made."""
        size, now = big_blind, bet
        since: tuple[bool, ...] = (False, False, False)
        for number, (seat, to) in enumerate(zip(seats, wagers, strict=True)):
            if number == when:
                since = reopen(since, 0, False)
            full, size = lifted(now, size, to)
            since, now = reopen(since, seat, full), to
        return since[0] == one_was_full(wagers, bet, big_blind, when)

    def the_others_bet(ones: bool, twos: bool, threes: bool) -> tuple[Seat, Seat, Seat]:
        return 1 if ones else 2, 1 if twos else 2, 1 if threes else 2

    def who_acts_first(big_blind: int, ones: bool, twos: bool, threes: bool, one: int, two: int, three: int) -> bool:
        assert 0 < big_blind < one < two < three
        return agreed(0, the_others_bet(ones, twos, threes), big_blind, big_blind, (one, two, three))

    def who_acts_after_a_bet(
        big_blind: int, ones: bool, twos: bool, threes: bool, one: int, two: int, three: int
    ) -> bool:
        assert big_blind > 0
        assert 0 < one < two < three
        return agreed(1, the_others_bet(ones, twos, threes), 0, big_blind, (one, two, three))

    def who_acts_after_a_raise(
        big_blind: int, ones: bool, twos: bool, threes: bool, one: int, two: int, three: int
    ) -> bool:
        assert big_blind > 0
        assert 0 < one < two < three
        return agreed(2, the_others_bet(ones, twos, threes), 0, big_blind, (one, two, three))

    def who_raised_has_nothing_to_answer(since: tuple[bool, bool, bool], seat: int, full: bool) -> bool:
        assert 0 <= seat < 3
        return not reopen(since, seat, full)[seat]

    yield from (who_acts_first, who_acts_after_a_bet, who_acts_after_a_raise, who_raised_has_nothing_to_answer)


@theorem(
    "CANARY",
    en="Short all-ins never add up to a new right to raise. This is false under the reading per_player, and has "
    "to be refuted: if it were shown, nothing that is shown in the same way would count.",
    de="Kurz-All-ins ergeben zusammen nie ein neues Erhöhungsrecht. Unter der Lesart per_player ist das falsch "
    "und muss widerlegt werden: Ließe es sich zeigen, zählte nichts, was auf demselben Weg gezeigt ist.",
    supports="NL-SHORTCUM",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, two short all-ins in a row",
    expected=Status.REFUTED,
    of=risen_in_full,
    mutant=Mutant("any raise gives a new right", risen_at_all),
)
def the_canary_dies(risen: Risen) -> Evidence:
    return shown(_of_the_canary, risen, observed=0.1)


def _of_the_canary(risen: Risen) -> Iterator[Claim]:
    def two_shorts_never_add_up(bet: int, full_raise: int, one: int, two: int) -> bool:
        assert bet >= 0
        assert 0 < one < full_raise
        assert 0 < two < full_raise
        return not risen(bet + one + two, bet, full_raise)

    yield two_shorts_never_add_up
