"""What lies in the middle before it becomes pots, in known or unknown numbers of chips."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, product
from typing import NamedTuple, cast

import z3

from holdem_conformance.proof.theorem import Evidence, Status, refuted
from holdem_conformance.proof.unknowns import Number, Paths, every_path, in_numbers
from holdem_reference.state import State, opening
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import HandStarted
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Table

Layers = tuple[tuple[Number, tuple[Seat, ...]], ...]
"""Of every pot, main pot first: the chips in it and who may win it."""


class Pile(NamedTuple):
    """What everybody put in, who has folded, and money in the main pot that nobody put in for himself."""

    put_in: tuple[Number, ...]
    folded: tuple[bool, ...]
    dead: Number

    @property
    def contenders(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, folded in enumerate(self.folded) if not folded)

    def state(self) -> State:
        """The state of the engine."""
        opened = opening(_table(len(self.put_in))._replace(deck=PACK), HOUSE)
        put_in, dead = cast(tuple[int, ...], self.put_in), cast(int, self.dead)
        return opened._replace(put_in=put_in, folded=self.folded, dead_money=dead)

    def ledger(self) -> Ledger:
        """The books of the specification."""
        ledger = record(Ledger(), HandStarted(_table(len(self.put_in))))
        ledger.put_in, ledger.dead_money = cast(list[int], list(self.put_in)), cast(int, self.dead)
        ledger.folded = list(self.folded)
        return ledger

    def in_numbers(self, example: z3.ModelRef) -> "Pile":
        """A pile of known chips that is one of these."""
        put_in = tuple(in_numbers(chips, example) for chips in self.put_in)
        return Pile(put_in, self.folded, in_numbers(self.dead, example))

    def __str__(self) -> str:
        chips = [f"{chips}{' (folded)' * out}" for chips, out in zip(self.put_in, self.folded, strict=True)]
        dead = f" and dead money {self.dead}" if self.dead else ""
        return f"put in by seats 0 to {len(chips) - 1}: {', '.join(chips)}{dead}"


def _table(seats: int) -> Table:
    return Table((1,) * seats, 0, 1, 2)


def told(layers: Layers) -> str:
    """`main pot 6 for seats 0 1 2; side pot 4 for seats 1 2`."""
    return "; ".join(
        f"{'side' if place else 'main'} pot {chips} for {'seats ' + ' '.join(map(str, seats)) if seats else 'nobody'}"
        for place, (chips, seats) in enumerate(layers)
    )


class Scene(NamedTuple):
    """Which piles are looked at: how many players, who has folded, and whether each put in at least as much as the one
    before him."""

    folded: tuple[bool, ...]
    rising: bool

    @property
    def seats(self) -> range:
        return range(len(self.folded))


def scenes(players: Sequence[int], rising: bool) -> Iterator[Scene]:
    """Tables of so many players with everybody who may have folded; one of them has not."""
    for number in players:
        for folded in product((False, True), repeat=number):
            if not all(folded):
                yield Scene(folded, rising)


Claims = Sequence[z3.BoolRef | bool]
Statement = Callable[[Pile, Layers], Claims]
"""What is true of a pile and the pots that were made from it."""


DEAD = z3.Int("dead")


def _chips(scene: Scene) -> list[z3.ArithRef]:
    return [z3.Int(f"put_in_{seat}") for seat in scene.seats]


def _given(scene: Scene, some_fold_above_all: bool) -> list[z3.BoolRef]:
    chips, dead = _chips(scene), DEAD
    given = [amount >= 0 for amount in (*chips, dead)]
    if scene.rising:
        given += [one <= other for one, other in pairwise(chips)]
    if not some_fold_above_all:
        stayed = [chips[seat] for seat in scene.seats if not scene.folded[seat]]
        given += [z3.Or([most >= amount for most in stayed]) for amount in chips]
    return given


def hold_for_all(
    make: Callable[[Pile], Layers],
    statement: Statement,
    looked_at: Sequence[Scene],
    some_fold_above_all: bool = True,
    said: Callable[[Layers], str] = told,
) -> Evidence:
    """Run the code that makes pots, and the statement, on all piles of the scenes. On each path they are run once more
    on numbers that lie on it, which has to come to the same pots. Otherwise nothing is shown."""
    count = 0
    for scene in looked_at:

        def run(paths: Paths, scene: Scene = scene) -> tuple[Pile, Layers, Claims]:
            *put_in, dead = map(paths.unknown, (*_chips(scene), DEAD))
            pile = Pile(tuple(put_in), scene.folded, dead)
            layers = make(pile)
            return pile, layers, statement(pile, layers)

        for paths, (unknown, layers, claims) in every_path(_given(scene, some_fold_above_all), run):
            count += 1
            wrong = paths.numbers(z3.Not(z3.And([_claim(claim) for claim in claims])))
            pile = unknown.in_numbers(paths.example if wrong is None else wrong)
            if wrong is not None:
                return refuted(f"{count:,} paths", f"{pile}: {said(make(pile))}")
            if make(pile) != tuple((in_numbers(chips, paths.example), seats) for chips, seats in layers):
                raise RuntimeError(f"the code does one thing with numbers and another with unknowns: {pile}")
    return Evidence(Status.PROVED, f"{count:,} paths") if count else Evidence(Status.UNDECIDED, "no paths")


def _claim(claim: z3.BoolRef | bool) -> z3.BoolRef:
    return z3.BoolVal(claim) if isinstance(claim, bool) else claim
