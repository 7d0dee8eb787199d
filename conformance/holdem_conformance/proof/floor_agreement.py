"""Agreement on the floor: in a small world in which something goes wrong, the specification accepts exactly the events
that the reference engine plays."""

from collections import deque
from collections.abc import Iterator

from holdem_conformance.proof.agreement import Disagreement, Exploration, Node, agree, refused_by_engine
from holdem_conformance.proof.alphabet import alphabet
from holdem_conformance.proof.floor_alphabet import Incidents, remedies
from holdem_conformance.proof.world import World
from holdem_reference.hand import after, due, refusal, start
from holdem_reference.state import State
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import Event, HandStarted, TraceEnded, same
from holdem_spec.vocabulary.floor import FloorEvent, Incident


def explore_floor(world: World, bench: Bench, incidents: Incidents, many: int = 1, most: int = 1) -> Exploration:
    """Play every hand of a world in which up to `many` of some incidents happen, anywhere; stop after `most`
    disagreements."""
    ledger = record(Ledger(), HandStarted(world.table))
    first = Node(ledger, start(world.table, world.rules), (HandStarted(world.table),))
    seen, queue = {_key(first)}, deque([first])
    states = tried = 0
    found: list[Disagreement] = []
    while queue and len(found) < most:
        node = queue.popleft()
        states += 1
        for event, refused in _answers(node, incidents, many):
            tried += 1
            broken = names_broken(bench, node.ledger, event)
            if not agree(broken, refused):
                found.append(Disagreement(node.trail, event, broken, refused))
                if len(found) == most:
                    break
            elif refused is None and not isinstance(event, TraceEnded):
                then = Node(record(node.ledger, event), after(node.state, event), (*node.trail, event))  # type: ignore[arg-type]
                if _key(then) not in seen:
                    seen.add(_key(then))
                    queue.append(then)
    return Exploration(states, tried, tuple(found))


def _key(node: Node) -> tuple[object, State]:
    return node.ledger.facts(), node.state


def _answers(node: Node, incidents: Incidents, many: int) -> Iterator[tuple[Event, str | None]]:
    next_due = due(node.state)
    for event in alphabet(node.state):
        bound = same(event, next_due)
        yield event, None if bound else refused_by_engine(node.state, event, next_due)
    for event in remedies(node.state):
        yield event, refusal(node.state, event)
    if not node.state.over and sum(isinstance(event, Incident) for event in node.trail) < many:
        for event in incidents(node.state):
            yield event, refusal(node.state, event) if isinstance(event, FloorEvent) else None
