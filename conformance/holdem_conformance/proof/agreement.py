"""Agreement: in a small world the specification accepts exactly the events that the reference engine plays."""

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple, get_args

from holdem_conformance.proof.alphabet import alphabet
from holdem_conformance.proof.world import World
from holdem_reference.hand import after, due, refusal, start
from holdem_reference.state import State
from holdem_spec.judge.bench import Bench
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import Action, Discarded, Event, HandStarted, Mucked, Shown, TraceEnded, same

Trail = tuple[Event, ...]

CHOICES = frozenset({*get_args(Action), Discarded, Shown, Mucked})
"""What players do; everything else is the dealer's."""


class Disagreement(NamedTuple):
    """After `trail` the specification finds `broken` in `event` (nothing: it accepts), the engine `refused` it by a
    clause, or plays it (None)."""

    trail: Trail
    event: Event
    broken: tuple[str, ...]
    refused: str | None


class Exploration(NamedTuple):
    states: int
    tried: int
    disagreements: tuple[Disagreement, ...]


class Node(NamedTuple):
    ledger: Ledger
    state: State
    trail: Trail


def walk(world: World, bench: Bench) -> Iterator[tuple[Node, list[tuple[Event, str | None]]]]:
    """Every reachable pair of ledger and engine state, nearest first, with the events of its alphabet and what the
    engine says to each. Two nodes are the same only if both their ledger and their state are."""
    ledger = record(Ledger(), HandStarted(world.table))
    first = Node(ledger, start(world.table, world.rules), (HandStarted(world.table),))
    seen, queue = {_key(first)}, deque([first])
    while queue:
        node = queue.popleft()
        next_due = due(node.state)
        answers = [(event, refused_by_engine(node.state, event, next_due)) for event in alphabet(node.state)]
        yield node, answers
        for event, refused in answers:
            if refused is None and not isinstance(event, TraceEnded):
                then = Node(record(node.ledger, event), after(node.state, event), (*node.trail, event))  # type: ignore[arg-type]
                key = _key(then)
                if key not in seen:
                    seen.add(key)
                    queue.append(then)


def _key(node: Node) -> tuple[object, State]:
    return node.ledger.facts(), node.state


def refused_by_engine(state: State, event: Event, next_due: Event | None) -> str | None:
    """None when the engine plays the event now; otherwise the clause it names, or `not due` for a dealer's event.
    `next_due` is what the engine's dealer does next."""
    if type(event) in CHOICES:
        return refusal(state, event)  # type: ignore[arg-type]
    if isinstance(event, TraceEnded):
        return None if state.over else "not due"
    return None if same(event, next_due) else "not due"


def agree(broken: tuple[str, ...], refused: str | None) -> bool:
    """Both accept, or both refuse and the engine names a clause that the specification finds broken."""
    if refused is None or not broken:
        return refused is None and not broken
    return refused == "not due" or refused in broken
