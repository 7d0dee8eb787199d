"""What goes back and who gets the odd chips, for all amounts: the code of both wings, run on unknown numbers."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple, cast

import z3

from holdem_conformance.proof.piles import Claims, Layers, Pile, hold_for_all, scenes
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.unknowns import Number, Paths, Unknown, equal, every_path, in_numbers, term_of
from holdem_reference.pots import after_return, next_award, unmatched_bet
from holdem_reference.state import State, opening
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.pots import unmatched
from holdem_spec.vocabulary.cards import PACK, cards
from holdem_spec.vocabulary.events import BetReturned, HandStarted, PotAwarded
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, Rulebook
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Table

SEATS = 6
CHIPS = z3.Int("chips")
READINGS = tuple(r.name for option in OPTIONS if option.name == "pot.odd" for r in option.readings)
Shares = tuple[tuple[Seat, Number], ...]


class Split(NamedTuple):
    """Equal hands share a pot."""

    winners: tuple[Seat, ...]
    button: Seat
    reading: str

    def rules(self) -> Rulebook:
        return HOUSE.with_changes({"pot.odd": self.reading})

    def table(self) -> Table:
        return Table((1,) * SEATS, self.button, 1, 2, deck=PACK)

    def state(self, chips: Number) -> State:
        """The board plays for everybody."""
        return opening(self.table(), self.rules())._replace(
            pots=((cast(int, chips), self.winners),),
            holes=tuple(cards("2c3d") for _ in range(SEATS)),
            board=cards("TsJsQsKsAs"),
        )

    def ledger(self, chips: Number) -> Ledger:
        ledger = record(Ledger(), HandStarted(self.table()))
        ledger.folded = [seat not in self.winners for seat in range(SEATS)]
        ledger.dead_money = cast(int, chips)
        return ledger

    def __str__(self) -> str:
        return f"winners in seats {' '.join(map(str, self.winners))}, the button in seat {self.button}, {self.reading}"


def splits() -> Iterator[Split]:
    for number in range(1, SEATS + 1):
        for winners, button, reading in product(combinations(range(SEATS), number), range(SEATS), READINGS):
            yield Split(winners, button, reading)


Award = Callable[[State], PotAwarded]


def from_the_big_blind(state: State) -> PotAwarded:
    """As if the odd chips began one seat too far to the left."""
    table = state.table._replace(button=(state.table.button + 1) % SEATS)
    return next_award(state._replace(table=table))


def without_the_odd_chips(state: State) -> PotAwarded:
    awarded = next_award(state)
    least = min(chips for _, chips in awarded.shares)
    return awarded._replace(shares=tuple((seat, least) for seat, _ in awarded.shares))


def hold_for_all_pots(award: Award, statement: Callable[[Split, Unknown, PotAwarded], Claims]) -> Evidence:
    count = 0
    for split in splits():

        def run(paths: Paths, split: Split = split) -> tuple[PotAwarded, Claims]:
            chips = paths.unknown(CHIPS)
            awarded = award(split.state(chips))
            return awarded, statement(split, chips, awarded)

        for paths, (awarded, claims) in every_path([CHIPS >= 0], run):
            count += 1
            wrong = paths.numbers(z3.Not(z3.And([z3.BoolVal(True), *claims])))
            chips = in_numbers(paths.unknown(CHIPS), paths.example if wrong is None else wrong)
            made = award(split.state(chips)).shares
            if wrong is not None:
                return refuted(f"{count:,} paths", f"a pot of {chips}, {split}: {_told(made)}")
            if made != tuple((seat, in_numbers(share, paths.example)) for seat, share in awarded.shares):
                raise RuntimeError(f"the code does one thing with {chips} and another with an unknown: {split}")
    return Evidence(Status.PROVED, f"{count:,} paths") if count else Evidence(Status.UNDECIDED, "no paths")


def _told(shares: Shares) -> str:
    return ", ".join(f"seat {seat} gets {chips}" for seat, chips in shares)


@theorem(
    "SHARES-FAIR",
    en="Players with equal hands share all of a pot, and their shares differ by no more than odd chips: with one each, "
    "by one chip at most, and who sits further from the left of the button never gets more; with all to the first, "
    "only his share is larger, by less than there are winners.",
    de="Gleich gute Hände teilen den ganzen Pot, und die Anteile unterscheiden sich nur um unteilbare Chips: einzeln "
    "verteilt um höchstens einen, und wer weiter vom Platz links des Buttons sitzt, bekommt nie mehr; fallen alle an "
    "den Ersten, ist nur sein Anteil größer, um weniger als die Zahl der Gewinner.",
    supports="POT-SUM POT-SPLIT POT-INDEP POT-ODD POT-ODDMULTI",
    method=Method.Z3,
    scope="all integers, every set of winners among 6 seats, every button, both readings of pot.odd",
    expected=Status.PROVED,
    of=next_award,
    mutant=Mutant("the odd chips stay in the pot", without_the_odd_chips),
)
def shares_are_fair(award: Award) -> Evidence:
    return hold_for_all_pots(award, fair)


def fair(split: Split, chips: Unknown, awarded: PotAwarded) -> Claims:
    got = dict(awarded.shares)
    order = [seat for seat in clockwise_after(split.button, SEATS) if seat in got]
    shares = [term_of(got[seat]) for seat in order]
    most = 1 if split.reading == "one_each" else len(shares) - 1
    return [
        z3.BoolVal(sorted(got) == list(split.winners)),
        z3.Sum(shares) == chips.term,
        shares[-1] >= 0,
        shares[0] - shares[-1] <= most,
        *(one >= other for one, other in pairwise(shares)),
        *(one == other for one, other in pairwise(shares[1:]) if split.reading == "all_to_first"),
    ]


JUDGES = ("POT-SUM", "POT-SPLIT", "POT-ODD", "POT-ODDMULTI", "POT-ELIG", "POT-ORDER")


def judges(rules: Rulebook) -> tuple[Clause, ...]:
    return tuple(
        clause
        for clause in all_clauses()
        if clause.id in JUDGES and all(rules.reading(option) == reading for option, reading in clause.under)
    )


@theorem(
    "SHARES-AS-RULED",
    en="However large a pot is that equal hands share, the specification finds nothing wrong with the way the engine "
    "divides it.",
    de="Wie groß ein Pot auch ist, den gleich gute Hände teilen: Die Spezifikation hat an der Teilung der Engine "
    "nichts auszusetzen.",
    supports=" ".join(JUDGES),
    method=Method.Z3,
    scope="all integers, every set of winners among 6 seats, every button, both readings of pot.odd",
    expected=Status.PROVED,
    of=next_award,
    mutant=Mutant("the odd chips begin one seat too far from the button", from_the_big_blind),
    slow=True,
)
def the_specification_accepts_the_shares(award: Award) -> Evidence:
    def accepted(split: Split, chips: Unknown, awarded: PotAwarded) -> Claims:
        ledger = split.ledger(chips)
        findings = {judge.id: judge.check(awarded, ledger).finding for judge in judges(split.rules())}
        assert len(findings) == len(JUDGES), "a judge is missing"
        return [z3.BoolVal(Finding.BROKEN not in findings.values() and findings["POT-SUM"] == Finding.HOLDS)]

    return hold_for_all_pots(award, accepted)


def goes_back(pile: Pile) -> Layers:
    """What the engine returns, as a pot for him to whom it goes; none if nothing does."""
    returned = unmatched_bet(pile.state())
    return ((returned.chips, (returned.seat,)),) if returned else ()


def due_to_go_back(pile: Pile) -> Layers:
    seat, chips = unmatched(pile.ledger())
    return ((chips, (seat,)),) if chips else ()


def as_if_the_folded_matched_nothing(pile: Pile) -> Layers:
    nothing = tuple(0 if out else chips for chips, out in zip(pile.put_in, pile.folded, strict=True))
    return goes_back(pile._replace(put_in=nothing))


@theorem(
    "RETURN-AS-DEFINED",
    en="The engine gives back what the specification calls unmatched, to the same player; nothing else is taken from "
    "anybody, and then nothing more is unmatched.",
    de="Die Engine gibt zurück, was nach der Spezifikation niemand ausgeglichen hat, und zwar demselben Spieler; sonst "
    "wird niemandem etwas genommen, und danach ist nichts mehr unausgeglichen.",
    supports="POT-RETURN",
    method=Method.Z3,
    scope="all integers, 2 to 4 players",
    expected=Status.PROVED,
    of=goes_back,
    mutant=Mutant("what a folded player put in matches nothing", as_if_the_folded_matched_nothing),
)
def what_goes_back_is_what_nobody_matched(back: Callable[[Pile], Layers]) -> Evidence:
    return hold_for_all(back, returned_once, tuple(scenes((2, 3, 4), rising=False)), said=said_to_go_back)


def said_to_go_back(back: Layers) -> str:
    return f"{back[0][0]} back to seat {back[0][1][0]}" if back else "nothing back to anybody"


def returned_once(pile: Pile, back: Layers) -> Claims:
    due = due_to_go_back(pile)
    if [seats for _, seats in back] != [seats for _, seats in due]:
        return [False]
    if not back:
        return [True]
    (chips, (seat,)), (owed, _) = back[0], due[0]
    state = pile.state()
    after = after_return(state, BetReturned(seat, cast(int, chips)))
    others = [at for at in range(len(state.put_in)) if at != seat]
    return [
        equal(chips, owed),
        equal(after.stacks[seat] + after.put_in[seat], state.stacks[seat] + state.put_in[seat]),
        all(after.put_in[at] is state.put_in[at] for at in others),
        unmatched_bet(after) is None,
    ]
