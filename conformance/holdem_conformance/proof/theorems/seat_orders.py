"""Around the table: the engine turns lists of seats round, the specification counts steps."""

from collections.abc import Callable, Iterator

from holdem_conformance.proof.crosshair import Claim, shown
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.orders import blind_seats, deepest_first, following, showing_order
from holdem_spec.terms.betting import seats_of_the_blinds
from holdem_spec.terms.pots import from_seat
from holdem_spec.terms.showdown import nearest_of
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

Following = Callable[[Seat, tuple[Seat, ...]], Seat]
BlindSeats = Callable[[tuple[Seat, ...]], tuple[Seat, Seat]]
Showing = Callable[[tuple[Seat, ...], Seat, Seat], tuple[Seat, ...]]
Deepest = Callable[[tuple[Seat, ...], tuple[Chips, ...]], tuple[Seat, ...]]


@theorem(
    "NEXT-SEAT-AS-DEFINED",
    en="The engine's next player behind any seat, empty or not, is the one in the fewest steps clockwise.",
    de="Der nächste Spieler der Engine hinter einem Platz, ob leer oder besetzt, ist der mit den wenigsten "
    "Schritten im Uhrzeigersinn.",
    supports="SEAT-CLOCKWISE BTN-ROTATE BTN-DEAD BTN-MOVING",
    method=Method.CROSSHAIR,
    scope="tables of six, nine and ten seats with four players in any of them, every seat",
    expected=Status.PROVED,
    of=following,
    mutant=Mutant(
        "a player is followed by himself",
        lambda seat, players: next((player for player in players if player >= seat), players[0]),
    ),
)
def the_next_seat_is_as_defined(next_one: Following) -> Evidence:
    return shown(_of_next_seats, next_one, observed=1.0)


def _of_next_seats(next_one: Following) -> Iterator[Claim]:
    def nearest(seat: Seat, players: tuple[Seat, ...], seats: int) -> bool:
        return next_one(seat, players) == nearest_of(seat + 1, players, seats)

    def at_a_table_of_six(seat: int, one: int, two: int, three: int, four: int) -> bool:
        assert 0 <= one < two < three < four < 6
        assert 0 <= seat < 6
        return nearest(seat, (one, two, three, four), 6)

    def at_a_table_of_nine(seat: int, one: int, two: int, three: int, four: int) -> bool:
        assert 0 <= one < two < three < four < 9
        assert 0 <= seat < 9
        return nearest(seat, (one, two, three, four), 9)

    def at_a_table_of_ten(seat: int, one: int, two: int, three: int, four: int) -> bool:
        assert 0 <= one < two < three < four < 10
        assert 0 <= seat < 10
        return nearest(seat, (one, two, three, four), 10)

    yield from (at_a_table_of_six, at_a_table_of_nine, at_a_table_of_ten)


@theorem(
    "BLIND-SEATS-AS-DEFINED",
    en="Engine and specification put the blinds on the same seats: with two players the button posts the small "
    "one, with more the first two left of the button post.",
    de="Engine und Spezifikation legen die Blinds auf dieselben Plätze: Bei zwei Spielern zahlt der Button den "
    "kleinen, bei mehr zahlen die ersten beiden links vom Button.",
    supports="BLIND-SEATS BLIND-HU",
    method=Method.CROSSHAIR,
    scope="two to four players, any seats",
    expected=Status.PROVED,
    of=blind_seats,
    mutant=Mutant("with two players the button posts the big blind", lambda order: (order[0], order[1])),
)
def the_blinds_are_as_defined(blinds: BlindSeats) -> Evidence:
    return shown(_of_blind_seats, blinds, observed=0.1)


def _of_blind_seats(blinds: BlindSeats) -> Iterator[Claim]:
    def of_two(other: int, button: int) -> bool:
        assert other != button
        return blinds((other, button)) == seats_of_the_blinds((other, button)) == (button, other)

    def of_three(first: int, second: int, button: int) -> bool:
        assert first != second
        assert button not in (first, second)
        order = (first, second, button)
        return blinds(order) == seats_of_the_blinds(order) == (first, second)

    def of_four(first: int, second: int, third: int, button: int) -> bool:
        assert first != second
        assert button not in (first, second)
        assert third not in (first, second, button)
        order = (first, second, third, button)
        return blinds(order) == seats_of_the_blinds(order) == (first, second)

    yield from (of_two, of_three, of_four)


@theorem(
    "SHOWING-AS-DEFINED",
    en="The engine's order of showing is the specification's: the last aggressor first, without one the nearest "
    "to the left of the button, and from there clockwise.",
    de="Die Engine lässt in der Reihenfolge der Spezifikation zeigen: zuerst den letzten Aggressor, ohne einen "
    "den Nächsten links vom Button, und von dort im Uhrzeigersinn.",
    supports="SHOW-FIRSTAGGR SHOW-FIRSTCHECKED SHOW-CLOCKWISE",
    method=Method.CROSSHAIR,
    scope="a table of six seats with three hands to be shown in any of them, every button, every leader or none",
    expected=Status.PROVED,
    of=showing_order,
    mutant=Mutant(
        "without an aggressor the button itself comes first",
        lambda hidden, leader, button: showing_order(hidden, button if leader == NOBODY else leader, button),
    ),
)
def showing_is_as_defined(order: Showing) -> Evidence:
    return shown(_of_showing, order, observed=1.5)


def _of_showing(order: Showing) -> Iterator[Claim]:
    def the_leader_is_first(one: int, two: int, three: int, which: int, button: int) -> bool:
        assert 0 <= one < two < three < 6
        assert 0 <= which < 3
        assert 0 <= button < 6
        hidden = (one, two, three)
        leader = hidden[which]
        return order(hidden, leader, button) == tuple(from_seat(leader, hidden, 6))

    def without_a_leader_the_nearest_to_the_button_is(one: int, two: int, three: int, button: int) -> bool:
        assert 0 <= one < two < three < 6
        assert 0 <= button < 6
        hidden = (one, two, three)
        first = nearest_of(button + 1, hidden, 6)
        return order(hidden, NOBODY, button) == tuple(from_seat(first, hidden, 6))

    yield from (the_leader_is_first, without_a_leader_the_nearest_to_the_button_is)


@theorem(
    "SIDE-POTS-SHOW-FIRST",
    en="Where the last side pot is shown first, nobody shows before a player who has put in more; first of all "
    "is, among those who have put in most, the one who comes first in the usual order, and who has put in the "
    "same shows clockwise from him.",
    de="Wo der letzte Nebenpot zuerst gezeigt wird, zeigt niemand vor einem, der mehr eingezahlt hat; ganz vorn "
    "ist unter denen, die am meisten eingezahlt haben, wer in der üblichen Reihenfolge zuerst käme, und wer "
    "gleich viel eingezahlt hat, zeigt von ihm aus im Uhrzeigersinn.",
    supports="SHOW-SIDEORDER",
    method=Method.CROSSHAIR,
    scope="all amounts of chips, three hands to be shown on three seats, every first seat",
    expected=Status.PROVED,
    of=deepest_first,
    mutant=Mutant(
        "the main pot is shown first", lambda queue, put_in: tuple(sorted(queue, key=lambda seat: put_in[seat]))
    ),
)
def side_pots_show_first(deepest: Deepest) -> Evidence:
    return shown(_of_side_pots, deepest, observed=1.0)


def _of_side_pots(deepest: Deepest) -> Iterator[Claim]:
    def whoever_is_deeper_is_before(queue: tuple[Seat, ...], put_in: tuple[Chips, Chips, Chips]) -> bool:
        shows = deepest(queue, put_in)
        most = tuple([seat for seat in queue if put_in[seat] == max(put_in)])
        opener = shows[0]
        each = [put_in[seat] for seat in shows]
        alike = [tuple([seat for seat in shows if put_in[seat] == chips]) for chips in put_in]
        return (
            len(shows) == 3
            and set(shows) == {0, 1, 2}
            and opener == most[0]
            and each == sorted(put_in, reverse=True)
            and all([list(group) == from_seat(opener, group, 3) for group in alike])
        )

    def from_seat_nought(put_in: tuple[int, int, int]) -> bool:
        assert all([chips >= 0 for chips in put_in])
        return whoever_is_deeper_is_before((0, 1, 2), put_in)

    def from_seat_one(put_in: tuple[int, int, int]) -> bool:
        assert all([chips >= 0 for chips in put_in])
        return whoever_is_deeper_is_before((1, 2, 0), put_in)

    def from_seat_two(put_in: tuple[int, int, int]) -> bool:
        assert all([chips >= 0 for chips in put_in])
        return whoever_is_deeper_is_before((2, 0, 1), put_in)

    yield from (from_seat_nought, from_seat_one, from_seat_two)
