"""Necessity: for a primary clause, the shortest trace that it alone forbids."""

from collections.abc import Iterator

from holdem_conformance.proof.agreement import Trail, walk
from holdem_conformance.proof.world import World
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, HandStarted
from holdem_spec.vocabulary.table import Table


def only_forbidden_by(world: World, bench: Bench, clause: str | None = None) -> dict[str, Trail]:
    """For every primary that matters in a world: the shortest trace whose last event breaks it and nothing else. Stops
    as soon as `clause` is found, if one is given."""
    shortest: dict[str, Trail] = {}
    for event in openings(world.table):
        _note(shortest, names_broken(bench, Ledger(), event), (event,))
    for node, answers in walk(world, bench):
        if clause in shortest:
            break
        for event, _ in answers:
            _note(shortest, names_broken(bench, node.ledger, event), (*node.trail, event))
    return shortest


def _note(shortest: dict[str, Trail], broken: tuple[str, ...], trail: Trail) -> None:
    if len(broken) == 1:
        shortest.setdefault(broken[0], trail)


def openings(table: Table) -> Iterator[Event]:
    """Tables that must not be played at."""
    yield HandStarted(table._replace(stacks=table.stacks[:1], button=0))
    yield HandStarted(table._replace(small_blind=table.big_blind + 1))
    yield HandStarted(table._replace(hole_cards=4))
    lower, upper = table.limits
    yield HandStarted(table._replace(limits=(lower + 1, 2 * lower + 2)))
    yield HandStarted(table._replace(limits=(lower, upper + 1)))
    if table.deck is not None:
        yield HandStarted(table._replace(deck=table.deck[:1] * 2 + table.deck[2:]))
