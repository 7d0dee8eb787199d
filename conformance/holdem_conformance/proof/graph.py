"""The game graph of a small world: every hand that can be played in it, with every wrong event tried at every moment.

On one walk it is seen that the specification accepts exactly what the engine plays, that every corollary holds of
what it accepts, that no chip is lost or made, that somebody can always go on until the hand is over, and that every
hand ends.
"""

import gc
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from holdem_conformance.proof.agreement import Trail, refused_by_engine
from holdem_conformance.proof.alphabet import alphabet
from holdem_conformance.proof.hearing import Hearing
from holdem_conformance.proof.world import World
from holdem_reference.hand import after, due, start
from holdem_reference.state import State
from holdem_spec.judge.bench import Bench
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import Event, HandEvent, HandStarted, TraceEnded


class Engine(NamedTuple):
    """How a hand is played: what the dealer does next, and what comes of an event."""

    due: Callable[[State], HandEvent | None] = due
    after: Callable[[State, HandEvent], State] = after


REFERENCE = Engine()


class Trouble(NamedTuple):
    """After `trail` something is wrong with `event`, or with the state of things if it is None."""

    trail: Trail
    event: Event | None
    says: str


class Graph(NamedTuple):
    """What the walk through one world came to. `longest` counts the events of the longest hand, its opening included;
    it is 0 if there was trouble."""

    states: int
    tried: int
    longest: int
    trouble: Trouble | None


class Node(NamedTuple):
    ledger: Ledger
    state: State
    number: int


def graph(world: World, bench: Bench | None, engine: Engine = REFERENCE) -> Graph:
    """Walk through all of a world, up to the first trouble; without a bench only the engine is looked at.

    A walk makes many small things that stay, and no circles: the collector of circles only costs time.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return _Walk(world, bench, engine).walked()
    finally:
        if collects:
            gc.enable()


class _Walk:
    def __init__(self, world: World, bench: Bench | None, engine: Engine) -> None:
        self.engine = engine
        self.hearing = Hearing(bench) if bench else None
        self.chips = sum(world.table.stacks)
        opening = HandStarted(world.table)
        first = Node(record(Ledger(), opening), start(world.table, world.rules), 0)
        self.queue = deque([first])
        self.numbers = {_key(first.ledger, first.state): 0}
        self.came_from: list[tuple[int, Event]] = [(-1, opening)]
        self.followers: list[list[int]] = []
        self.tried = 0

    def walked(self) -> Graph:
        while self.queue:
            node = self.queue.popleft()
            says = chips_astray(node.state, self.chips)
            trouble = Trouble(self.trail(node.number), None, says) if says else self.expand(node)
            if trouble is not None:
                return Graph(len(self.numbers), self.tried, 0, trouble)
        longest = longest_way(self.followers)
        if longest is None:
            says = "from here the hand can come back to where it is"
            back = self.trail(comes_back(self.followers))
            return Graph(len(self.numbers), self.tried, 0, Trouble(back, None, says))
        return Graph(len(self.numbers), self.tried, longest, None)

    def expand(self, node: Node) -> Trouble | None:
        """Try every event at one moment."""
        next_due = self.engine.due(node.state)
        followers: list[int] = []
        self.followers.append(followers)
        for event in alphabet(node.state):
            self.tried += 1
            refused = refused_by_engine(node.state, event, next_due)
            says = difference(self.hearing, node.ledger, event, refused) if self.hearing else None
            if says is not None:
                return Trouble(self.trail(node.number), event, says)
            if refused is None and not isinstance(event, TraceEnded):
                followers.append(self.number_after(node, event))
        if not followers and not node.state.over:
            return Trouble(self.trail(node.number), None, "nobody can do anything, and the hand is not over")
        return None

    def number_after(self, node: Node, event: Event) -> int:
        ledger, state = record(node.ledger, event), self.engine.after(node.state, event)  # type: ignore[arg-type]
        key = _key(ledger, state)
        number = self.numbers.setdefault(key, len(self.numbers))
        if number == len(self.came_from):
            self.came_from.append((node.number, event))
            self.queue.append(Node(ledger, state, number))
        return number

    def trail(self, number: int) -> Trail:
        """The shortest way to a moment."""
        events: list[Event] = []
        while number >= 0:
            number, event = self.came_from[number]
            events.append(event)
        return tuple(reversed(events))


def difference(hearing: Hearing, before: Ledger, event: Event, refused: str | None) -> str | None:
    """Where the specification and the engine part, or a corollary does not follow."""
    if refused is None:
        if hearing.forbids(before, event):
            return f"the engine plays it, the rulebook forbids it by {hearing.names(before, event)}"
        corollary = hearing.corollary_broken(before, event)
        return corollary and f"the primaries accept it, their corollary {corollary} does not"
    if refused == "not due":
        return None if hearing.forbids(before, event) else "the rulebook accepts it, for the engine it is not due"
    if hearing.forbids_by(before, event, refused):
        return None
    return f"the engine refuses it by {refused}, the rulebook by {hearing.names(before, event) or 'nothing'}"


def _key(ledger: Ledger, state: State) -> tuple[object, ...]:
    """Two moments are one only if both their ledgers and their engine states are equal."""
    return (*ledger.facts(), *state)


def chips_astray(state: State, chips: int) -> str | None:
    """What is wrong with the chips on the table: behind, in the pots and won they are always all there."""
    if min(state.stacks) < 0 or min(state.put_in) < 0:
        return "somebody has less than nothing"
    if state.over:
        there = sum(state.stacks)
    elif state.pots or any(state.won):
        there = sum(state.stacks) + sum(pot for pot, _ in state.pots) + sum(state.won)
    else:
        there = sum(state.stacks) + sum(state.put_in) + state.dead_money
    return None if there == chips else f"there were {chips} chips, now there are {there}"


def longest_way(followers: list[list[int]]) -> int | None:
    """How many moments the longest way through a graph has, from moment 0; None if a way leads back to itself."""
    coming = [0] * len(followers)
    for after_one in followers:
        for number in after_one:
            coming[number] += 1
    length = [1] * len(followers)
    free = [number for number, ways in enumerate(coming) if not ways]
    seen = 0
    while free:
        number = free.pop()
        seen += 1
        for then in followers[number]:
            length[then] = max(length[then], length[number] + 1)
            coming[then] -= 1
            if not coming[then]:
                free.append(then)
    return max(length) if seen == len(followers) else None


def comes_back(followers: list[list[int]]) -> int:
    """A moment from which a way leads back to itself, in a graph that has one: whoever walks on where the way never
    stops is at last where he has been."""
    on: set[int] = set(range(len(followers)))
    while stops := {number for number in on if on.isdisjoint(followers[number])}:
        on -= stops
    number, been = min(on), set[int]()
    while number not in been:
        been.add(number)
        number = next(then for then in followers[number] if then in on)
    return number
