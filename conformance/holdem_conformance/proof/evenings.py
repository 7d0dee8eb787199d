"""Agreement from hand to hand: whoever is out, specification and engine put button and blinds at the same seats.

A hand is nothing here but its beginning and the set of players who survive it. All tables of a size are walked from a
full one, and after every hand any of the players may be out, as long as two are left. Tables that differ only by a
turn around the table count as one.
"""

from collections import deque
from collections.abc import Callable, Iterator
from itertools import combinations, islice, product
from typing import NamedTuple

from holdem_reference.evening import Evening, after, due, next_hand, opened, opening
from holdem_reference.positions import FloorDecides
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.evening import posts_of, those_who_post
from holdem_spec.vocabulary.events import HandEnded, HandStarted
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table

CHIPS = 100
Posts = tuple[tuple[Seat, Blind], ...]
Hands = tuple[tuple[Seat, frozenset[tuple[Seat, Blind]], frozenset[Seat]], ...]
"""Of the last hand, or of the last two: the button, the posts, the players."""


class Between(NamedTuple):
    """The moment between two hands: the books of the specification and the state of the engine."""

    ledger: Ledger
    evening: Evening


class Movement(NamedTuple):
    """What was tried: how many moments and tables, the tables on which both do not agree, with what the specification
    finds broken, the beginnings that break a theorem, and how often the floor has to decide."""

    moments: int
    tried: int
    disagreements: tuple[tuple[Table, tuple[str, ...]], ...]
    broken_theorems: tuple[tuple[Table, str], ...]
    floor: int


def first_moment(seats: int, rules: Rulebook) -> Between:
    """A full table, the button in seat 0."""
    evening = opening(Table((CHIPS,) * seats, 0, 1, 2), rules)
    return Between(record(Ledger(), opened(evening)), evening)


def begun(moment: Between, table: Table) -> Between:
    """The next hand has begun."""
    return Between(record(moment.ledger, HandStarted(table)), after(moment.evening, HandStarted(table)))


def survived(moment: Between, survivors: tuple[Seat, ...]) -> Between:
    """The hand is over: who is no survivor has lost his chips and is out."""
    ended = HandEnded(tuple(CHIPS if seat in survivors else 0 for seat in range(len(moment.evening.stacks))))
    ledger, evening = record(moment.ledger, ended), after(moment.evening, ended)
    while (told := due(evening)) is not None:
        ledger.apply(told)
        evening = after(evening, told)
    return Between(ledger, evening)


def survivors(players: tuple[Seat, ...]) -> Iterator[tuple[Seat, ...]]:
    """Every set of at least two of the players."""
    for number in range(2, len(players) + 1):
        yield from combinations(players, number)


def explore(seats: int, rules: Rulebook, bench: Bench, alphabet: "Alphabet") -> Movement:
    """Walk all tables that come from a full one. At each moment the specification is asked about the table on which
    the engine would play, and about those of the alphabet."""
    queue, seen = deque([first_moment(seats, rules)]), {Key()}
    tried = floor = 0
    apart: list[tuple[Table, tuple[str, ...]]] = []
    untrue: list[tuple[Table, str]] = []
    while queue:
        moment = queue.popleft()
        try:
            right = next_hand(moment.evening)
        except FloorDecides:
            right, floor = None, floor + 1
        for table in tables_to_try(moment, right, alphabet):
            tried += 1
            broken = names_broken(bench, moment.ledger, HandStarted(table))
            if (broken == ()) != (table == right):
                apart.append((table, broken))
        if right is None:
            continue
        untrue += [(right, name) for name in broken_theorems(bench, moment.ledger, right)]
        playing = begun(moment, right)
        hands, positions, places = what_was(playing)
        for left in survivors(right.players()):
            key = Key(hands, frozenset([places[seat] for seat in left]), positions)
            if key not in seen:
                seen.add(key)
                queue.append(survived(playing, left))
    return Movement(len(seen), tried, tuple(apart), tuple(untrue), floor)


def tables_to_try(moment: Between, right: Table | None, alphabet: "Alphabet") -> Iterator[Table]:
    """The right table first, then wrong ones. Before the first hand the button may lie with any player, so only the
    posts are tried there."""
    base = right or moment.evening.game._replace(stacks=moment.evening.stacks, button=0, posts=())
    if right:
        yield right
    for table in alphabet(base):
        real = posts_of(table)
        if right and (table.button, real) == (right.button, right.posts):
            continue
        if moment.evening.last is None and table.button != base.button:
            continue
        yield table


def broken_theorems(bench: Bench, before: Ledger, table: Table) -> Iterator[str]:
    """Corollaries that a hand which keeps all primaries breaks all the same: there should be none."""
    event = HandStarted(table)
    for clause in bench.corollaries.get(HandStarted, ()):
        if clause.check(event, before).finding == 1:
            yield clause.id


class Key(NamedTuple):
    """What the next hand depends on, turned so that the button of the last one lies at seat 0."""

    hands: Hands = ()
    survivors: frozenset[Seat] = frozenset()
    positions: tuple[Seat, ...] = ()


def what_was(playing: Between) -> tuple[Hands, tuple[Seat, ...], tuple[Seat, ...]]:
    """The hands and positions of a key, and for each seat its place behind the button. Further back than to the last
    hand looks only who finds no small blind in it."""
    tables, last = playing.ledger.evening.tables, playing.evening.last
    assert last is not None
    seats = len(tables[-1].stacks)
    places = tuple((seat - tables[-1].button) % seats for seat in range(seats))
    looked_at = tables[-1:] if those_who_post(tables[-1], Blind.SMALL) else tables[-2:]
    hands = tuple(
        (
            places[table.button],
            frozenset((places[seat], blind) for seat, blind in posts_of(table)),
            frozenset(places[seat] for seat in table.players()),
        )
        for table in looked_at
    )
    return hands, tuple(places[seat] for seat in last[:3]), places


Alphabet = Callable[[Table], Iterator[Table]]
"""Tables to try, given the right one."""


def all_tables(right: Table) -> Iterator[Table]:
    """Every button with none, one or two small blinds and one or two big ones, anywhere."""
    seats = range(len(right.stacks))
    small = [chosen for number in (0, 1, 2) for chosen in combinations(seats, number)]
    big = [chosen for number in (1, 2) for chosen in combinations(seats, number)]
    for button, smalls, bigs in product(seats, small, big):
        posts = (*((seat, Blind.SMALL) for seat in smalls), *((seat, Blind.BIG) for seat in bigs))
        yield right._replace(button=button, posts=posts)


def wrong_in_one_place(right: Table) -> Iterator[Table]:
    """Another button; one post missing, elsewhere, too many; another order; or the usual posts of some button."""
    seats = range(len(right.stacks))
    yield from (right._replace(button=button) for button in seats)
    yield from (right._replace(posts=posts) for posts in _near(right.posts or (), seats))
    yield from (right._replace(button=button, posts=None) for button in right.players())


def a_few_wrong_in_one_place(right: Table) -> Iterator[Table]:
    """Every eighth of those, another eighth from table to table."""
    return islice(wrong_in_one_place(right), hash((right.button, right.posts, right.players())) % 8, None, 8)


def the_right_one_alone(right: Table) -> Iterator[Table]:
    """No wrong table at all: only whether the engine's own is accepted."""
    yield from ()


def _near(posts: Posts, seats: range) -> Iterator[Posts]:
    for place, (_, blind) in enumerate(posts):
        before, behind = posts[:place], posts[place + 1 :]
        yield (*before, *behind)
        yield from ((*before, (seat, blind), *behind) for seat in seats)
    for seat in seats:
        yield ((seat, Blind.SMALL), *posts)
        yield (*posts, (seat, Blind.BIG))
    if len(posts) > 1:
        yield posts[::-1]
