"""Button and blinds from hand to hand, at every table up to nine seats, whoever is out after whichever hand."""

from collections.abc import Callable, Sequence

from holdem_conformance.proof.blinds_walk import Move, Players, Step, payers, steps, told
from holdem_conformance.proof.evenings import (
    Alphabet,
    a_few_wrong_in_one_place,
    all_tables,
    explore,
    the_right_one_alone,
    wrong_in_one_place,
)
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_reference.positions import Positions, moved_positions
from holdem_spec.judge.bench import Bench
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table

RULES = ("dead", "moving")
SEATS = range(2, 10)
SCOPE = "all tables of 2 to 9 seats, all who may be out after each hand, both button rules"


def with_the_usual_blinds(last: Positions, before: Players, players: Players, rule: str) -> Positions:
    """As if the button always went to the next player and the blinds to the two after him."""

    def next_to(seat: Seat) -> Seat:
        return min(players, key=lambda player: (player <= seat, player))

    button = next_to(last.button)
    small = button if len(players) == 2 else next_to(button)
    big = next_to(small)
    return Positions(button, small, big, ((small, Blind.SMALL), (big, Blind.BIG)))


def sparing_the_button(last: Positions, before: Players, players: Players, rule: str) -> Positions:
    now = moved_positions(last, before, players, rule)
    return now._replace(posts=tuple(post for post in now.posts if post != (now.button, Blind.SMALL)))


def never_wrong(move: Move, wrong: Callable[[Step], bool]) -> Evidence:
    hands = floor = 0
    for rule in RULES:
        for seats in SEATS:
            for step in steps(seats, rule, move):
                hands += 1
                floor += step is None
                if step and wrong(step):
                    return refuted(f"{hands:,} hands", f"{rule} button, {step}")
    measure = f"{hands:,} hands, {floor:,} of them for the floor to decide"
    return Evidence(Status.CHECKED if hands > floor else Status.UNDECIDED, measure)


@theorem(
    "BUTTON-BIG-ONCE",
    en="Whoever is out, nobody pays the big blind in two hands running, unless two are left who have both just paid it "
    "with the moving button.",
    de="Wer auch immer ausscheidet, niemand zahlt den Big Blind in zwei Händen nacheinander, außer es sind mit dem "
    "Moving Button zwei übrig, die ihn beide gerade gezahlt haben.",
    supports="BTN-NO2BB BTN-HUADJUST BTN-DEADBIG BTN-MOVING2BB",
    method=Method.EXHAUSTIVE,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=moved_positions,
    mutant=Mutant("button and blinds always go to the next three players", with_the_usual_blinds),
)
def nobody_pays_the_big_blind_twice(move: Move) -> Evidence:
    return never_wrong(move, pays_twice)


def pays_twice(step: Step) -> bool:
    paid = payers(step.last, Blind.BIG)
    both_paid = len(paid) == 2 and set(step.players) <= set(paid)
    return not both_paid and bool(set(paid) & set(payers(step.now, Blind.BIG)))


@theorem(
    "BUTTON-NOBODY-SKIPPED",
    en="Whoever is out, nobody who plays on is skipped: every player between the last big blind and the new one pays a "
    "big blind, the new one included, and nobody else does.",
    de="Wer auch immer ausscheidet, niemand wird übersprungen, der weiterspielt: Jeder Spieler vom letzten Big Blind "
    "bis zum neuen, diesen eingeschlossen, zahlt einen Big Blind, und sonst niemand.",
    supports="BTN-DEADBIG BTN-MOVING2BB BLIND-MOVE BLIND-ORBIT",
    method=Method.EXHAUSTIVE,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=moved_positions,
    mutant=Mutant("button and blinds always go to the next three players", with_the_usual_blinds),
)
def nobody_is_skipped(move: Move) -> Evidence:
    return never_wrong(move, skips)


def skips(step: Step) -> bool:
    last, now = step.last.big, step.now.big
    way = (now - last) % step.seats or step.seats
    due = {seat for seat in step.players if 0 < ((seat - last) % step.seats or step.seats) <= way}
    return set(payers(step.now, Blind.BIG)) != due or now not in due


@theorem(
    "BUTTON-SMALL-FOLLOWS",
    en="Whoever is out, a player who has paid the big blind and plays on pays the small blind in the next hand, unless "
    "two are left who have both just paid the big one.",
    de="Wer auch immer ausscheidet, ein Spieler, der den Big Blind gezahlt hat und weiterspielt, zahlt in der nächsten "
    "Hand den Small Blind, außer es sind zwei übrig, die beide gerade den Big Blind gezahlt haben.",
    supports="BTN-DEADSMALL BTN-MOVING2BB BLIND-MOVE BTN-HUADJUST",
    method=Method.EXHAUSTIVE,
    scope=SCOPE,
    expected=Status.CHECKED,
    of=moved_positions,
    mutant=Mutant("the player on the button is spared the small blind that he owes", sparing_the_button),
)
def the_small_blind_follows(move: Move) -> Evidence:
    return never_wrong(move, is_spared_the_small_blind)


def is_spared_the_small_blind(step: Step) -> bool:
    paid = [seat for seat in payers(step.last, Blind.BIG) if seat in step.players]
    both_paid = len(paid) == 2 == len(step.players)
    return not both_paid and not set(paid) <= set(payers(step.now, Blind.SMALL))


Judging = Callable[[Rulebook], Bench]


def without_the_big_blind(rules: Rulebook) -> Bench:
    return Bench(rules, without=frozenset({"BTN-DEADBIG", "BTN-MOVING2BB"}))


def agree(judging: Judging, sizes: Sequence[tuple[int, Alphabet]]) -> Evidence:
    moments = tried = 0
    for seats, alphabet in sizes:
        for rule in RULES:
            rules = HOUSE.with_changes({"button.rule": rule})
            found = explore(seats, rules, judging(rules), alphabet)
            moments, tried = moments + found.moments, tried + found.tried
            for table, broken in found.disagreements:
                what = f"is forbidden by {' '.join(broken)}" if broken else "is accepted, and the engine plays another"
                return refuted(f"{tried:,} tables", f"{rule} button, {_table(table)} {what}")
            for table, clause in found.broken_theorems:
                return refuted(f"{tried:,} tables", f"{rule} button, {_table(table)} breaks {clause}")
    return Evidence(Status.CHECKED if tried else Status.UNDECIDED, f"{moments:,} moments, {tried:,} tables")


def _table(table: Table) -> str:
    who = " ".join(map(str, table.players()))
    posts = "the usual blinds" if table.posts is None else told(table.posts)
    return f"players in seats {who}, button in seat {table.button}, {posts}:"


AGREES_EN = "Whoever is out after whichever hand, the specification accepts the engine's next button and blinds, "
AGREES_DE = (
    "Wer auch immer ausscheidet, die Spezifikation erlaubt den nächsten Button und die nächsten Blinds der Engine, "
)
AGREES_SUPPORTS = "BTN-ROTATE BTN-DEAD BTN-DEADSMALL BTN-DEADBIG BTN-MOVING BTN-MOVING2BB BTN-HUADJUST BLIND-MOVE"


@theorem(
    "BUTTON-AGREES",
    en=AGREES_EN + "and no others.",
    de=AGREES_DE + "und keine anderen.",
    supports=AGREES_SUPPORTS,
    method=Method.EXHAUSTIVE,
    scope="2 to 5 seats, all who may be out, both button rules; up to 3 seats every other table, then each that is "
    "wrong in one place",
    expected=Status.CHECKED,
    of=bench_of,
    mutant=Mutant("no clause says who pays the big blind when a player is missing", without_the_big_blind),
)
def the_button_agrees(judging: Judging) -> Evidence:
    return agree(judging, [(2, all_tables), (3, all_tables), (4, wrong_in_one_place), (5, wrong_in_one_place)])


@theorem(
    "BUTTON-AGREES-9",
    en=AGREES_EN + "and up to seven seats no others.",
    de=AGREES_DE + "und bis sieben Plätze keine anderen.",
    supports=AGREES_SUPPORTS + " BTN-NO2BB BTN-FAIRNESS BLIND-ORBIT",
    method=Method.EXHAUSTIVE,
    scope="6 to 9 seats, all who may be out, both button rules; with 6 and 7 also an eighth of the tables wrong in one "
    "place",
    expected=Status.CHECKED,
    of=bench_of,
    mutant=Mutant("no clause says who pays the big blind when a player is missing", without_the_big_blind),
    slow=True,
)
def the_button_agrees_up_to_nine(judging: Judging) -> Evidence:
    few, none = a_few_wrong_in_one_place, the_right_one_alone
    return agree(judging, [(6, few), (7, few), (8, none), (9, none)])
