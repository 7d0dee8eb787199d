"""What is true of every hand that the reference plays: the chips are all there, it goes on, and it ends."""

from collections.abc import Iterator

from holdem_conformance.proof import families
from holdem_conformance.proof.families import every
from holdem_conformance.proof.graph import REFERENCE, Engine, graph
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.theorems.game_graphs import described
from holdem_conformance.proof.world import World
from holdem_reference.hand import after, due
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Checked, HandEvent, PotAwarded

SCOPE = "two players with up to 4 chips each, three with up to 2; antes, fixed limit and Pineapple for two"


def worlds() -> Iterator[World]:
    yield from families.no_limit([*every(2, 4), *every(3, 2)])
    yield from families.antes([(2, 3), (2, 1, 2)])
    yield from families.fixed_limit([(4, 4)])
    yield from families.pineapple([(1, 2)])


def played_through(engine: Engine) -> Evidence:
    """Every hand of these worlds, looked at without the rulebook."""
    states = longest = 0
    for world in worlds():
        found = graph(world, None, engine)
        states, longest = states + found.states, max(longest, found.longest)
        if found.trouble:
            return refuted(f"{states:,} states", described(world, found.trouble))
    measure = f"{states:,} states, the longest hand {longest} events"
    return Evidence(Status.CHECKED if longest else Status.UNDECIDED, measure)


def the_odd_chip_lost(state: State, event: HandEvent) -> State:
    then = after(state, event)
    if isinstance(event, PotAwarded) and len(event.shares) > 1 and event.shares[0][1] != event.shares[1][1]:
        first = max(event.shares, key=lambda share: share[1])[0]
        return then._replace(won=tuple(chips - (seat == first) for seat, chips in enumerate(then.won)))
    return then


def no_turn_card(state: State) -> HandEvent | None:
    return None if len(state.board) == 3 and state.burned else due(state)


def a_check_that_does_not_count(state: State, event: HandEvent) -> State:
    return state if isinstance(event, Checked) and state.waiting[1:] else after(state, event)


@theorem(
    "HAND-CHIPS",
    en="At every moment of a hand the chips behind, in the pots and won are together those that the players brought.",
    de="In jedem Augenblick einer Hand ergeben die Chips hinten, in den Pots und die gewonnenen zusammen, was die "
    "Spieler mitgebracht haben.",
    supports="SEAT-CHIPCONSERVE SEAT-TABLESTAKES POT-SUM POT-RETURN",
    method=Method.GRAPH,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=REFERENCE,
    mutant=Mutant("the odd chip of a split pot falls off the table", Engine(after=the_odd_chip_lost)),
)
def no_chip_is_lost(engine: Engine) -> Evidence:
    return played_through(engine)


@theorem(
    "HAND-GOES-ON",
    en="Until a hand is over there is always somebody who can do something that the rules allow.",
    de="Bis eine Hand zu Ende ist, kann immer jemand etwas tun, was die Regeln erlauben.",
    supports="END-PLAYED END-PAID",
    method=Method.GRAPH,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=REFERENCE,
    mutant=Mutant("the dealer burns a card and never turns up the turn", Engine(due=no_turn_card)),
)
def it_always_goes_on(engine: Engine) -> Evidence:
    return played_through(engine)


@theorem(
    "HAND-ENDS",
    en="Every hand ends: no way to play leads back to where it was, so there is a longest hand.",
    de="Jede Hand endet: Keine Spielweise führt dorthin zurück, wo sie schon war; also gibt es eine längste Hand.",
    supports="BET-ROUNDEND DEAL-MAXBOARD END-PLAYED",
    method=Method.GRAPH,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=REFERENCE,
    mutant=Mutant("a check does not use up the turn", Engine(after=a_check_that_does_not_count)),
)
def it_ends(engine: Engine) -> Evidence:
    return played_through(engine)
