"""Corollaries: what follows from the primaries, seen to follow."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from holdem_conformance.proof.agreement import walk
from holdem_conformance.proof.families import every, no_limit, presets
from holdem_conformance.proof.hearing import Hearing
from holdem_conformance.proof.story import Story
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.theorems.game_graphs import Judged, lacking
from holdem_conformance.proof.world import World, deck_for
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, HandStarted
from holdem_spec.vocabulary.table import Chips, Table

COROLLARIES = tuple(
    sorted({clause.id for clause in all_clauses() if not clause.primary and clause.form in (Form.FORBIDS, Form.OWES)})
)
OF_THE_FLOOR = {"SHOW-CARDSSPEAK"}
"""A corollary about what a player says of his hand; nobody says anything in these worlds."""

OF_THE_WHOLE_HAND = {
    "AI-WINCAP", "BET-CHECKAROUND", "BLIND-SHORTSB", "DECK-CAPACITY", "DECK-CONSERVE", "DECK-NEED", "DECK-NEEDEARLY",
}  # fmt: skip
"""Corollaries that no single event breaks after a hand that kept the rules: what they are about went before."""

Grounds = Callable[[Clause], tuple[str, ...]]
"""The primaries from which a corollary is said to follow."""


def _world(*stacks: Chips, blinds: tuple[Chips, Chips] = (1, 2), ante: Chips = 0, kind: str = "tie") -> World:
    return World(Table(stacks, len(stacks) - 1, *blinds, deck_for(len(stacks), kind), ante=ante))


LARGER = (_world(5, 5), _world(1, 5, 5, blinds=(2, 4)), _world(5, 5, ante=1))
"""Worlds for BET-REOPEN, BLIND-SHORTSB and VAR-ANTELIVE, which say nothing in the smallest."""
TRIED = (_world(1, 2), _world(3, 3), _world(2, 2, 2), _world(1, 3, 3, kind="rising"), *LARGER)


def played() -> Iterator[World]:
    yield from no_limit([*every(2, 4), *every(3, 3), (2, 2, 2, 2)])
    yield from presets([(3, 3), (2, 2, 2)])
    yield from LARGER


def heard(corollary: Clause, event: Event, before: Ledger) -> Finding:
    finding: Finding = corollary.check(event, before).finding
    return finding


@theorem(
    "COROLLARIES-FOLLOW",
    en="What the primaries accept keeps every corollary, and every corollary has its say.",
    de="Was die Grundregeln zulassen, hält jeden Folgesatz ein, und jeder Folgesatz kommt zu Wort.",
    supports=" ".join(COROLLARIES),
    method=Method.GRAPH,
    scope="two players with up to 4 chips each, three with up to 3, four with 2; every preset; three tables with "
    "deeper stacks or antes; every wrong event is tried too",
    expected=Status.CHECKED,
    of=bench_of,
    mutant=Mutant("the rulebook lacks BET-CLOCKWISE", lacking("BET-CLOCKWISE")),
)
def what_is_accepted_keeps_them(judged: Judged) -> Evidence:
    kept: Counter[str] = Counter()
    accepted = 0
    for world in played():
        bench = judged(world.rules)
        hearing = Hearing(bench)
        for before, event, refused in _events(world, bench):
            if refused is None or not hearing.forbids(before.ledger, event):
                accepted += 1
                for corollary in bench.corollaries.get(type(event), ()):
                    finding = heard(corollary, event, before.ledger)
                    kept[corollary.id] += finding is Finding.HOLDS
                    if finding is Finding.BROKEN:
                        found = f"{_told(world, before, event)}. (The primaries accept it, {corollary.id} is broken.)"
                        return refuted(f"{accepted:,} accepted events", found)
    silent = set(COROLLARIES) - OF_THE_FLOOR - set(+kept)
    if silent:
        return Evidence(Status.UNDECIDED, f"{accepted:,} accepted events", f"never heard: {', '.join(sorted(silent))}")
    return Evidence(
        Status.CHECKED, f"{len(+kept)} corollaries, {accepted:,} accepted events, {kept.total():,} times kept"
    )


class Moment(NamedTuple):
    ledger: Ledger
    trail: tuple[Event, ...]


def _events(world: World, bench: Bench) -> Iterator[tuple[Moment, Event, str | None]]:
    """Every event of every hand of a world, beginning with its opening, and what the engine says to it."""
    yield Moment(Ledger(), ()), HandStarted(world.table), None
    for node, answers in walk(world, bench):
        for event, refused in answers:
            yield Moment(node.ledger, node.trail), event, refused


def _told(world: World, before: Moment, event: Event) -> str:
    return Story(world, before.trail or (event,), "en").in_a_line(event if before.trail else None)


def named_grounds(clause: Clause) -> tuple[str, ...]:
    return clause.implied_by


def without_the_turn(clause: Clause) -> tuple[str, ...]:
    return () if clause.id == "BET-TURN" else clause.implied_by


@theorem(
    "COROLLARIES-GROUNDED",
    en="An event that breaks a corollary also breaks one of the primaries from which it is said to follow.",
    de="Ein Ereignis, das einen Folgesatz bricht, bricht auch eine der Grundregeln, aus denen er folgen soll.",
    supports=" ".join(COROLLARIES),
    method=Method.GRAPH,
    scope="seven tables of two and three players with 1 to 5 chips each, one with an ante; every wrong event is tried",
    expected=Status.CHECKED,
    of=named_grounds,
    mutant=Mutant("BET-TURN is said to follow from nothing", without_the_turn),
)
def it_breaks_with_one_of_its_grounds(grounds: Grounds) -> Evidence:
    broken: Counter[str] = Counter()
    for world in TRIED:
        bench = bench_of(world.rules)
        for before, event, refused in _events(world, bench):
            if refused is None:
                continue
            found = [one for one in bench.corollaries.get(type(event), ()) if _is_broken(one, event, before.ledger)]
            primaries = names_broken(bench, before.ledger, event) if found else ()
            for corollary in found:
                broken[corollary.id] += 1
                if set(grounds(corollary)).isdisjoint(primaries):
                    grounded = ", ".join(grounds(corollary)) or "nothing"
                    told = f"{_told(world, before, event)}. ({corollary.id} is broken, said to follow from {grounded}.)"
                    return refuted(f"{broken.total():,} times broken", told)
    measure = f"{len(broken)} corollaries broken {broken.total():,} times by single events"
    unbroken = set(COROLLARIES) - OF_THE_FLOOR - OF_THE_WHOLE_HAND - set(broken)
    if unbroken:
        return Evidence(Status.UNDECIDED, measure, f"never broken: {', '.join(sorted(unbroken))}")
    return Evidence(Status.CHECKED, measure)


def _is_broken(corollary: Clause, event: Event, before: Ledger) -> bool:
    return heard(corollary, event, before) is Finding.BROKEN
