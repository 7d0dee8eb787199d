"""Necessity: no primary may be left out, and no two readings of an option are the same."""

from collections.abc import Callable

from holdem_conformance.proof.graph import graph
from holdem_conformance.proof.necessity import needed_for, without_a_world
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.theorems.game_graphs import Judged, lacking
from holdem_conformance.proof.world import killing_worlds, parting_worlds
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook

PRIMARIES = tuple(dict.fromkeys(killing.clause for killing in killing_worlds()))


@theorem(
    "EVERY-RULE-NEEDED",
    en="For every primary on the events of a hand there is a hand that it alone forbids; without it, that hand would "
    "be accepted.",
    de="Zu jeder Grundregel über die Ereignisse einer Hand gibt es eine Hand, die nur sie verbietet; ohne sie wäre "
    "diese Hand erlaubt.",
    supports=" ".join(PRIMARIES),
    method=Method.GRAPH,
    scope="every primary in every wording, each in the smallest world known to show it; the shortest trace there",
    expected=Status.CHECKED,
    of=bench_of,
    mutant=Mutant("the rulebook lacks POT-ODD", lacking("POT-ODD")),
)
def every_rule_is_needed(judged: Judged) -> Evidence:
    missing = [f"{id} has no world in worlds.toml: a clause without one is a corollary; say of which others"
               for id in without_a_world()]  # fmt: skip
    lengths = []
    for killing in killing_worlds():
        rules = killing.world.rules
        trail = needed_for(killing, judged(rules))
        if trail is None:
            missing.append(
                f"{killing.clause} under {rules.name} is missing from the rulebook, or forbids nothing alone"
            )
        else:
            lengths.append(len(trail))
    measure = f"{len(lengths)} clauses and wordings, traces of 1 to {max(lengths, default=0)} events"
    if missing:
        return refuted(measure, "; ".join(missing))
    return Evidence(Status.CHECKED if lengths else Status.UNDECIDED, measure)


def deaf_to_the_odd_chip(rules: Rulebook) -> Bench:
    return bench_of(rules.with_changes({"pot.odd": HOUSE.reading("pot.odd")}))


@theorem(
    "READINGS-PART",
    en="Any two readings of an option on hands part in some hand: the choice between them is a real one.",
    de="Je zwei Lesarten einer Option über Hände gehen in einer Hand auseinander: Zwischen ihnen ist "
    "wirklich zu wählen.",
    supports="DEAL-BURN1 POT-ODDMULTI SHOW-MUCK SHOW-SIDEORDER NL-NOREOPEN FL-CAPCASH PL-MAXRAISE VAR-ANTE",
    method=Method.GRAPH,
    scope="every ordered pair of readings of every option on hands, each in a world of worlds.toml",
    expected=Status.CHECKED,
    of=bench_of,
    mutant=Mutant("the rulebook does not hear how odd chips are read", deaf_to_the_odd_chip),
)
def any_two_readings_part(judged: Callable[[Rulebook], Bench]) -> Evidence:
    parted = 0
    for parting in parting_worlds():
        if graph(parting.world, judged(parting.judged)).trouble is None:
            played, read = (rules.reading(parting.option) for rules in (parting.world.rules, parting.judged))
            return refuted(f"{parted} pairs", f"{parting.option}: {played} and {read} are the same in every hand tried")
        parted += 1
    return Evidence(Status.CHECKED if parted else Status.UNDECIDED, f"{parted} pairs of readings")
