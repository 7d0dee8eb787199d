"""Specification and reference play the same game, in every hand of small worlds."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from holdem_conformance.proof import families
from holdem_conformance.proof.families import PACKS, deepest_first, every
from holdem_conformance.proof.graph import Trouble, graph
from holdem_conformance.proof.progress import Progress
from holdem_conformance.proof.story import Story
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.world import World
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import Rulebook

Judged = Callable[[Rulebook], Bench]
"""The bench of a rulebook: the subject of these theorems."""

SAME_EN = (
    "in every hand the rulebook accepts exactly what the reference plays; whatever is accepted keeps every corollary; "
    "no chip is lost or made; until the hand is over somebody can go on, and every hand ends."
)
SAME_DE = (
    "In jeder Hand lässt das Regelwerk genau das zu, was die Referenz spielt; was zugelassen ist, hält jeden Folgesatz "
    "ein; kein Chip geht verloren oder kommt hinzu; bis zum Ende kann immer jemand weiterspielen, und jede Hand endet."
)


class Family(NamedTuple):
    """A theorem on a family of worlds; its mutant is the bench that lacks the clause `lacks`."""

    id: str
    en: str
    de: str
    supports: str
    scope: str
    worlds: Callable[[], Iterable[World]]
    lacks: str
    slow: bool = False


def lacking(clause: str) -> Judged:
    """Benches without a clause."""
    return lambda rules: Bench(rules, without=frozenset({clause}))


def walked(id: str, worlds: Sequence[World], judged: Judged) -> Evidence:
    """Walk through world after world, up to the first trouble."""
    states = tried = longest = 0
    tell = Progress(id)
    for number, world in enumerate(worlds, 1):
        found = graph(world, judged(world.rules))
        states, tried, longest = states + found.states, tried + found.tried, max(longest, found.longest)
        if found.trouble:
            return refuted(f"{states:,} states, {tried:,} events tried", described(world, found.trouble))
        tell(f"{number} of {len(worlds)} tables, {states:,} states")
    measure = f"{len(worlds):,} tables, {states:,} states, {tried:,} events tried, the longest hand {longest} events"
    return Evidence(Status.CHECKED if states and tried else Status.UNDECIDED, measure)


def described(world: World, trouble: Trouble) -> str:
    """The table, the way to the moment, and what is wrong there."""
    return f"{Story(world, trouble.trail, 'en').in_a_line(trouble.event)}. ({world.rules.name}: {trouble.says})"


HAND = "SEAT-CHIPCONSERVE SEAT-TABLESTAKES BET-CLOCKWISE BET-ROUNDEND DEAL-STREETGATE POT-SUM SHOW-REVEAL END-PLAYED"
NO_LIMIT = f"{HAND} NL-MINBET NL-MINRAISE NL-NOREOPEN AI-RUNOUT AI-NORAISE"
FIXED = "FL-LOW FL-HIGH FL-CAP FL-CAPCASH FL-CAPTOURN FL-SHORTALLIN"
POT = "PL-MAXBET PL-MAXRAISE"
ANTE = "VAR-ANTE VAR-ANTEWHEN VAR-NOANTE"
BY_TURNS = "blinds 1 and 2, packs by turns: a tie, later seats better, earlier seats better"

SMALL = ((2, 3), (4, 4), (2, 3, 4))
QUICK = (
    Family(
        "GRAPH-NOLIMIT", "No limit", "No-Limit", NO_LIMIT,
        f"two players with up to 6 chips each, three up to 3, four up to 2; {BY_TURNS}",
        lambda: families.no_limit([*every(2, 6), *every(3, 3), *every(4, 2)]),
        "NL-MINRAISE",
    ),
    Family(
        "GRAPH-PRESETS", "Every preset", "Jede Voreinstellung", NO_LIMIT,
        "tables of 4 and 4, and of 2, 3 and 4 chips, under every preset",
        lambda: families.presets([(4, 4), (2, 3, 4)]),
        "SHOW-CLOCKWISE",
    ),
    Family(
        "GRAPH-FIXED", "Fixed limit", "Fixed Limit", FIXED,
        "four tables of two and three players, one deep enough for the cap, limits 2 and 4, every reading of the cap",
        lambda: families.fixed_limit([(11, 11), *SMALL]),
        "FL-CAPTOURN",
    ),
    Family(
        "GRAPH-POT", "Pot limit", "Pot-Limit", POT,
        "four tables of two and three players, blinds 1 and 2 or 2 and 2, every reading of the pot",
        lambda: families.pot_limit([(8, 7), *SMALL]),
        "PL-MAXRAISE",
    ),
    Family(
        "GRAPH-ANTE", "Antes", "Antes", ANTE,
        "six tables of two and three players, antes of 1 and 2, of each or of the big blind for all",
        lambda: families.antes([(1, 1), (2, 2), (1, 4), (4, 3), (2, 3, 2), (1, 2, 3)]),
        "VAR-ANTEWHEN",
    ),
    Family(
        "GRAPH-PINEAPPLE", "Pineapple", "Pineapple", "VAR-PINEAPPLE VAR-HOLECARDS",
        "two players with 1 and 2, and with 3 and 3 chips",
        lambda: families.pineapple([(1, 2), (3, 3)]),
        "VAR-PINEAPPLE",
    ),
)  # fmt: skip

FULL = (
    Family(
        "GRAPH-NOLIMIT-4", "No limit, four players", "No-Limit zu viert", NO_LIMIT,
        f"four players with every number of chips up to 4; {BY_TURNS}",
        lambda: families.no_limit(every(4, 4)),
        "SHOW-CLOCKWISE", slow=True,
    ),
    Family(
        "GRAPH-NOLIMIT-3", "No limit, three players", "No-Limit zu dritt", NO_LIMIT,
        f"three players with every number of chips up to 6; {BY_TURNS}",
        lambda: families.no_limit(every(3, 6)),
        "POT-ODD", slow=True,
    ),
    Family(
        "GRAPH-NOLIMIT-2", "No limit, two players", "No-Limit zu zweit", NO_LIMIT,
        f"two players with every number of chips up to 12, up to 6 with each pack; {BY_TURNS}",
        lambda: [*families.no_limit(every(2, 6), PACKS), *families.no_limit(every(2, 12))],
        "NL-MINBET", slow=True,
    ),
    Family(
        "GRAPH-FIXED-ALL", "Fixed limit on every small table", "Fixed Limit an jedem kleinen Tisch", FIXED,
        f"two players up to 12 chips and three up to 3, limits 2 and 4, every reading of the cap; {BY_TURNS}",
        lambda: families.fixed_limit([*deepest_first(2, 12), *every(3, 3)]),
        "FL-HIGH", slow=True,
    ),
    Family(
        "GRAPH-POT-ALL", "Pot limit on every small table", "Pot-Limit an jedem kleinen Tisch", POT,
        "two players up to 8 chips, three up to 3; blinds 1 and 2 or 2 and 2, every reading of the pot; packs by turns",
        lambda: families.pot_limit([*deepest_first(2, 8), *every(3, 3)]),
        "PL-MAXBET", slow=True,
    ),
    Family(
        "GRAPH-ANTE-ALL", "Antes on every small table", "Antes an jedem kleinen Tisch", ANTE,
        f"two players up to 6 chips and three up to 3, antes of 1 and 2, every way to post them; {BY_TURNS}",
        lambda: families.antes([*every(2, 6), *every(3, 3)]),
        "VAR-ANTE", slow=True,
    ),
    Family(
        "GRAPH-PINEAPPLE-ALL", "Pineapple on every small table", "Pineapple an jedem kleinen Tisch",
        "VAR-PINEAPPLE VAR-HOLECARDS",
        "two players up to 5 chips each, three with 2 each; blinds 1 and 2, one pack",
        lambda: families.pineapple([*every(2, 5), (2, 2, 2)]),
        "BET-AFTERDEAL", slow=True,
    ),
    Family(
        "GRAPH-LISTED", "The worlds in which a clause or a reading matters",
        "Die Welten, in denen es auf eine Klausel oder Lesart ankommt", f"{HAND} {FIXED} {POT} {ANTE}",
        "every world of worlds.toml: two to four players, all limits, antes, Pineapple, every reading of every option "
        "on hands",
        families.listed,
        "SHOW-WHEN", slow=True,
    ),
)  # fmt: skip


def _enter(family: Family) -> None:
    @theorem(
        family.id,
        en=f"{family.en}: {SAME_EN}",
        de=f"{family.de}: {SAME_DE}",
        supports=family.supports,
        method=Method.GRAPH,
        scope=family.scope,
        expected=Status.CHECKED,
        of=bench_of,
        mutant=Mutant(f"the rulebook lacks {family.lacks}", lacking(family.lacks)),
        slow=family.slow,
    )
    def they_play_the_same_game(judged: Judged) -> Evidence:
        return walked(family.id, tuple(family.worlds()), judged)


for _family in (*FULL, *QUICK):
    _enter(_family)
