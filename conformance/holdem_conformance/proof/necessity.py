"""Necessity: for a primary clause, the shortest trace that it alone forbids."""

from collections.abc import Iterator

from holdem_conformance.proof.agreement import Trail, walk
from holdem_conformance.proof.hearing import Hearing
from holdem_conformance.proof.world import KillingWorld, World, killing_worlds
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, HandStarted
from holdem_spec.vocabulary.table import Table


def needed_for(killing: KillingWorld, bench: Bench) -> Trail | None:
    """The shortest trace of a world whose last event breaks the clause and nothing else; None if there is none, or if
    the bench does not know the clause."""
    if not any(clause.id == killing.clause for clauses in bench.primaries.values() for clause in clauses):
        return None
    return only_forbidden_by(killing.world, bench, killing.clause).get(killing.clause)


def without_a_world() -> tuple[str, ...]:
    """The primaries on the events of a hand of which no world shows that they are needed."""
    shown = {killing.clause for killing in killing_worlds()}
    on_hands = [clause for clause in all_clauses() if clause.primary and clause.form in (Form.FORBIDS, Form.OWES)]
    return tuple(sorted({clause.id for clause in on_hands} - shown))


def only_forbidden_by(world: World, bench: Bench, clause: str | None = None) -> dict[str, Trail]:
    """For every primary that matters in a world: the shortest trace whose last event breaks it and nothing else. Only
    `clause` is looked for, and no further than to its trace, if one is given."""
    shortest: dict[str, Trail] = {}
    hearing = Hearing(bench)
    for event in openings(world.table):
        _note(shortest, names_broken(bench, Ledger(), event), (event,))
    for node, answers in walk(world, bench):
        if clause in shortest:
            break
        for event, _ in answers:
            if clause is None or hearing.forbids_by(node.ledger, event, clause):
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
