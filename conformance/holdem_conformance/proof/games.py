"""Agreement on everything else that happens from hand to hand: draws, levels, chips bought, places, the end.

A small game of three is walked to some depth; of a hand only its beginning and its result are played.
"""

from collections import deque
from collections.abc import Iterator
from itertools import combinations, product

from holdem_conformance.proof.agreement import Disagreement, Exploration, Trail, agree
from holdem_conformance.proof.evenings import Between
from holdem_reference.evening import after, due, next_hand, opened, opening, refusal
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.evening import posts_of
from holdem_spec.vocabulary.cards import card
from holdem_spec.vocabulary.events import (
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    Event,
    GameEnded,
    HandEnded,
    HandStarted,
    LevelRaised,
    TimeCalled,
    TraceEnded,
    same,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table

DRAWN = tuple(card(text) for text in ("As", "Ah", "Kd", "2c"))
TABLE = Table((2, 2, 2), 1, 1, 2, tournament=True)


def explore(
    rules: Rulebook, bench: Bench, depth: int, table: Table = TABLE, without: tuple[type, ...] = (), most: int = 10
) -> Exploration:
    """Try every event of the alphabet, save those of the kinds left out, at every moment that comes within so many
    events."""
    evening = opening(table, rules)
    begin = opened(evening)
    queue: deque[tuple[Between, Trail]] = deque([(Between(record(Ledger(), begin), evening), (begin,))])
    seen: set[object] = set()
    tried = 0
    found: list[Disagreement] = []
    while queue:
        moment, trail = queue.popleft()
        for event in alphabet(moment):
            if isinstance(event, without):
                continue
            tried += 1
            broken = names_broken(bench, moment.ledger, event)
            if isinstance(event, HandEnded):
                broken = ()  # what happens within a hand is not played here
            refused = refused_by_engine(moment, event)
            if not agree(broken, refused):
                found.append(Disagreement(trail, event, broken, refused))
                if len(found) == most:
                    return Exploration(len(seen), tried, tuple(found))
            goes_on = refused is None and len(trail) < depth and not isinstance(event, TraceEnded)
            if goes_on and not moment.evening.over:
                then = Between(record(moment.ledger, event), after(moment.evening, event))  # type: ignore[arg-type]
                key = (then.ledger.evening, then.ledger.over, then.evening)
                if key not in seen:
                    seen.add(key)
                    queue.append((then, (*trail, event)))
    return Exploration(len(seen), tried, tuple(found))


def refused_by_engine(moment: Between, event: Event) -> str | None:
    """None when the engine plays the event now; otherwise the clause it names, or `not due`."""
    evening = moment.evening
    match event:
        case HandStarted(table):
            return None if _begins(moment, table) else "not due"
        case HandEnded():
            return None if evening.playing else "not due"
        case Eliminated():
            return None if not evening.playing and tuple(event) in evening.leaving else "not due"
        case GameEnded():
            return None if same(event, due(evening)) else "not due"
        case TraceEnded():
            unfinished = evening.playing or (len(evening.players) == 1 and not evening.over)
            return "not due" if unfinished else None
        case BoughtIn() | ButtonMoved() | CardDrawn() | LevelRaised() | TimeCalled():
            return refusal(evening, event)
    raise TypeError(event)


def _begins(moment: Between, table: Table) -> bool:
    """Before the first hand any player may be given the button, unless it was drawn for, and any blinds may be fixed,
    unless a level was announced: the engine is told."""
    evening = moment.evening
    if evening.last is None:
        if 0 <= table.button < len(evening.stacks) and evening.stacks[table.button]:
            evening = evening._replace(game=evening.game._replace(button=table.button))
        if not evening.levels:
            evening = evening._replace(level=(table.small_blind, table.big_blind, table.ante))
    try:
        right = next_hand(evening)
    except ValueError:
        return False
    return right == table._replace(posts=posts_of(table), deck=None)


def alphabet(moment: Between) -> Iterator[Event]:
    """Right and wrong events of every kind."""
    evening = moment.evening
    seats = range(len(evening.stacks))
    if evening.playing:
        yield from (HandEnded(stacks) for stacks in _results(evening.began))
        yield ButtonMoved(0)
    else:
        yield ButtonMoved(1)
    yield from (Eliminated(seat, place) for seat, place in product(seats, range(1, len(seats) + 2)))
    yield from (GameEnded(winners) for number in range(len(seats) + 1) for winners in combinations(seats, number))
    yield from (CardDrawn(seat, card) for seat, card in product(seats, DRAWN))
    yield from (BoughtIn(seat, chips) for seat, chips in product(seats, (0, 1)))
    if not evening.time_is_up:
        yield TimeCalled()
    small, big, ante = evening.level
    if len(evening.levels) < 2:
        for minute in (-1, 20, 40):
            yield LevelRaised(small, big + 1, ante, minute)
            yield LevelRaised(big, big, ante, minute)
            yield LevelRaised(small - 1, big + 1, ante, minute)
    yield from map(HandStarted, _tables(moment))
    yield TraceEnded()


def _results(began: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way in which the players of a hand can share their chips after it."""
    total = sum(began)
    for stacks in product(range(total + 1), repeat=len(began)):
        if sum(stacks) == total and not any(then == 0 and now for then, now in zip(began, stacks, strict=True)):
            yield stacks


def _tables(moment: Between) -> Iterator[Table]:
    evening = moment.evening
    try:
        right = next_hand(evening)
    except ValueError:
        small, big, ante = evening.level
        right = evening.game._replace(stacks=evening.stacks, small_blind=small, big_blind=big, ante=ante)
    yield right
    for button in range(len(evening.stacks)):
        if button != right.button:
            yield right._replace(button=button, posts=None)
    yield right._replace(small_blind=right.small_blind + 1, big_blind=right.big_blind + 1)
    yield right._replace(ante=right.ante + 1)
    yield right._replace(tournament=not right.tournament)
    yield right._replace(stacks=right.stacks[1:] + right.stacks[:1])
    yield right._replace(stacks=tuple(chips + 1 for chips in right.stacks))
