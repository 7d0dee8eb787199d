"""Whole evenings of two to ten players, drawn by chance: the specification and the reference play them alike."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Instead
from holdem_conformance.proof.sampling.beside import Aim, Wings
from holdem_conformance.proof.sampling.plans import Floor, Plan, of_presets, plans
from holdem_conformance.proof.sampling.running import sampled
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, theorem
from holdem_reference.state import State
from holdem_spec.judge.bench import Bench
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

GAME = "SEAT-COUNT BLIND-MOVE BET-CLOCKWISE NL-MINRAISE NL-NOREOPEN FL-CAP PL-MAXRAISE POT-SUM SHOW-CLOCKWISE END-ELIM"
MENUS = "BET-MENUNOBET BET-MENUBET BET-BBOPTION NL-MAXSTACK NL-SHORTALLIN CON-VERBAL"
GOING = "SEAT-CHIPCONSERVE POT-SUM BET-ROUNDEND END-PAID END-PLAYED"
FLOOR = "META-FLOOR MIS-T-FOULED MIS-R-EXPBURN MIS-REPLAY ERR-TURN-OUT ERR-FLOP-EARLY ERR-NOBURN-NOACT CON-ILLEGALSIZE"
LARGE = "AI-NORAISE NL-SHORTCUM POT-ELIG POT-ODD POT-ODDMULTI POT-ORDER BTN-DEAD BTN-DEADSMALL BTN-NO2BB SHOW-SIDEORDER"

EVENINGS = "all limits, antes, Pineapple, cash games and tournaments, every pair of readings of two options"


class Family(NamedTuple):
    """A theorem on some plans; `plans` is called when it runs, so that importing costs nothing."""

    id: str
    en: str
    de: str
    supports: str
    tables: str
    aim: Aim
    plans: Callable[[], Sequence[Plan]]
    examples: int
    steps: int
    mutant: Mutant
    slow: bool = False


def lacking(clause: str) -> Wings:
    """The rulebook without a clause, the reference as it is."""
    return Wings(lambda rules: Bench(rules, without=frozenset({clause})))


def all_plans() -> tuple[Plan, ...]:
    return (*plans(), *of_presets())


def with_mishaps() -> tuple[Plan, ...]:
    """At every table something goes wrong, by turns through the dealer and through the players."""
    kinds = (Floor.DEALER, Floor.PLAYERS)
    return tuple(plan._replace(floor=kinds[number % 2]) for number, plan in enumerate(plans()))


def large_tables() -> tuple[Plan, ...]:
    """Six players and more, short of chips and none with as many as another, who may leave a dead button behind."""
    unlike = {"start.stacks": "buyin", "button.rule": "dead"}
    return tuple(
        plan._replace(rules=plan.rules.with_changes(unlike), equal=False, deep=False, floor=Floor.CALM)
        for plan in plans()
        if plan.players > 5
    )


def _a_chip_too_low(was: Instead, state: State, seat: Seat) -> tuple[Chips, Chips] | None:
    span: tuple[Chips, Chips] | None = was(state, seat)
    return span and (max(span[0] - 1, state.bet + 1), span[1])


def _one_chip_lost(was: Instead, state: State) -> object:
    (chips, among), *rest = was(state)
    return (chips - 1, among), *rest


TOO_LOW = Wings(change=instead("menu.wager_range", _a_chip_too_low))
LOST = Wings(change=instead("pots.build_pots", _one_chip_lost) + instead("showdown.build_pots", _one_chip_lost))

AGREE_EN = (
    "in whole evenings, hand after hand, the rulebook accepts every event that the reference plays, and whatever "
    "anybody tries, both accept, or the rulebook forbids it by the clause that the reference names."
)
AGREE_DE = (
    "An ganzen Abenden, Hand für Hand, lässt das Regelwerk jedes Ereignis zu, das die Referenz spielt; und was immer "
    "jemand versucht, lassen beide zu, oder das Regelwerk verbietet es mit der Klausel, die die Referenz nennt."
)

FAMILIES = (
    Family(
        "EVENINGS-AGREE", f"Two to ten players: {AGREE_EN}", f"Zwei bis zehn Spieler: {AGREE_DE}",
        GAME, f"2 to 10 players, {EVENINGS}, every preset", Aim.JUDGED, all_plans, 2, 40,
        Mutant("the rulebook lacks BET-CALL", lacking("BET-CALL")),
    ),
    Family(
        "EVENINGS-MENUS",
        "Wherever a player has to choose, the reference offers him exactly what the rulebook allows, to the chip.",
        "Wo immer ein Spieler zu wählen hat, bietet ihm die Referenz genau an, was das Regelwerk erlaubt, auf den "
        "Chip.",
        MENUS, f"2 to 10 players, {EVENINGS}", Aim.MENUS, plans, 2, 40,
        Mutant("the least bet or raise is a chip too low", TOO_LOW),
    ),
    Family(
        "EVENINGS-END",
        "No chip is lost or made, somebody can always go on, and every hand ends within a number of events that "
        "follows from its table.",
        "Kein Chip geht verloren oder kommt hinzu, immer kann jemand weiterspielen, und jede Hand endet nach "
        "höchstens so vielen Ereignissen, wie aus ihrem Tisch folgt.",
        GOING, f"2 to 10 players, {EVENINGS}", Aim.GOING, plans, 2, 60,
        Mutant("a chip of the main pot is lost", LOST),
    ),
    Family(
        "MISHAPS-AGREE", f"Where things go wrong at the table: {AGREE_EN}", f"Wo am Tisch etwas schiefgeht: {AGREE_DE}",
        FLOOR, f"2 to 10 players, up to three mishaps in a hand, {EVENINGS}", Aim.JUDGED | Aim.FLOOR,
        with_mishaps, 2, 30,
        Mutant("the rulebook lacks META-FLOOR", lacking("META-FLOOR")),
    ),
    Family(
        "LARGE-TABLES", f"Large tables, short of chips: {AGREE_EN}", f"Große Tische mit wenig Chips: {AGREE_DE}",
        LARGE, f"6 to 10 players with up to five big blinds, dead button, {EVENINGS}", Aim.JUDGED | Aim.SHARE,
        large_tables, 2, 20, Mutant("the rulebook lacks POT-ELIG", lacking("POT-ELIG")),
    ),
    Family(
        "EVENINGS-AGREE-MANY", f"Two to ten players, many evenings: {AGREE_EN}",
        f"Zwei bis zehn Spieler, viele Abende: {AGREE_DE}", f"{GAME} {MENUS} {GOING} {FLOOR}",
        f"2 to 10 players, up to three mishaps in a hand, {EVENINGS}, every preset",
        Aim.JUDGED | Aim.FLOOR | Aim.MENUS | Aim.GOING, lambda: (*all_plans(), *with_mishaps()), 3, 80,
        Mutant("the rulebook lacks NL-MINRAISE", lacking("NL-MINRAISE")), slow=True,
    ),
    Family(
        "LARGE-TABLES-MANY", f"Large tables, many evenings: {AGREE_EN}", f"Große Tische, viele Abende: {AGREE_DE}",
        LARGE, f"6 to 10 players with up to five big blinds, dead button, {EVENINGS}",
        Aim.JUDGED | Aim.SHARE | Aim.GOING, large_tables, 4, 50,
        Mutant("the rulebook lacks POT-ORDER", lacking("POT-ORDER")), slow=True,
    ),
)  # fmt: skip


def scope_of(family: Family, plans: int) -> str:
    drawn = f"{family.examples} examples of {family.steps} deeds for each of {plans} plans, seeds 1 to {plans}"
    return f"{family.tables}: {drawn}"


def _enter(family: Family) -> None:
    @theorem(
        family.id,
        en=family.en,
        de=family.de,
        supports=family.supports,
        method=Method.SAMPLED,
        scope=scope_of(family, len(family.plans())),
        expected=Status.SAMPLED,
        of=Wings(),
        mutant=family.mutant,
        slow=family.slow,
    )
    def they_play_alike(wings: Wings) -> Evidence:
        return sampled(family.id, wings, family.aim, family.plans(), family.examples, family.steps)


for _family in FAMILIES:
    _enter(_family)
