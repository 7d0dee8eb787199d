"""The pots for all amounts of chips: the engine's own code and the specification's, run on unknown numbers."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations, pairwise, product
from typing import NamedTuple, cast

from holdem_conformance.proof.piles import Claims, Layers, Pile, Statement, hold_for_all, scenes, told
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_conformance.proof.unknowns import Number, equal, term_of
from holdem_reference.pots import build_pots
from holdem_spec.terms.pots import pots
from holdem_spec.vocabulary.seats import Seat

Make = Callable[[Pile], Layers]


def layers(pile: Pile) -> Layers:
    """The pots of the engine."""
    return cast(Layers, build_pots(pile.state()))


def defined(pile: Pile) -> Layers:
    """The pots of the specification."""
    return tuple((pot.chips, pot.contestants) for pot in pots(pile.ledger()))


def without_the_folded(pile: Pile) -> Layers:
    nothing = tuple(0 if out else chips for chips, out in zip(pile.put_in, pile.folded, strict=True))
    return layers(pile._replace(put_in=nothing))


def for_everybody(pile: Pile) -> Layers:
    return tuple((chips, pile.contenders) for chips, _ in layers(pile))


def in_one_pot(pile: Pile) -> Layers:
    return ((total(layers(pile)), pile.contenders),)


def with_a_pot_for_the_folded(pile: Pile) -> Layers:
    """As if everybody's contribution bounded a pot."""
    bounds = layers(pile._replace(folded=(False,) * len(pile.folded)))
    return tuple((chips, tuple(seat for seat in seats if not pile.folded[seat])) for chips, seats in bounds)


def in_two_pots_at_most(pile: Pile) -> Layers:
    main, *side = layers(pile)
    return (main, (total(tuple(side)), side[0][1])) if side else (main,)


def total(layers: Layers) -> Number:
    return sum(chips for chips, _ in layers)


def may_win(seat: Seat, better: tuple[Seat, ...], layers: Layers) -> Number:
    """What is in the pots that a player contests and none with a better hand does."""
    return sum(chips for chips, seats in layers if seat in seats and not set(seats) & set(better))


def wins_from_each(seat: Seat, better: tuple[Seat, ...], pile: Pile) -> Number:
    """The same, opponent by opponent and without pots: of what each put in, the part up to the player's own
    contribution and above those of all with better hands."""
    taken: Number = max([pile.put_in[other] for other in better], default=0)
    own = pile.put_in[seat]
    won = sum([max(0, min(chips, own) - taken) for chips in pile.put_in])
    return won if better else won + pile.dead


def subsets(seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, ...]]:
    return chain.from_iterable(combinations(seats, number) for number in range(len(seats) + 1))


def everything_lies_in_the_pots(pile: Pile, layers: Layers) -> Claims:
    return [equal(total(layers), sum(pile.put_in) + pile.dead)]


def ever_fewer_contest_a_pot(pile: Pile, layers: Layers) -> Claims:
    contests = [set(seats) for _, seats in layers]
    fewer = all(after < before for before, after in pairwise(contests))
    return [
        contests[0] == set(pile.contenders),
        fewer and all(contests),
        len(layers) == len({pile.put_in[seat] for seat in pile.contenders}),
        *[term_of(chips) > 0 for chips, _ in layers[1:]],
    ]


def nobody_wins_more_than_his_own(pile: Pile, layers: Layers) -> Claims:
    return [
        equal(may_win(seat, (), layers), sum([min(pile.put_in[seat], chips) for chips in pile.put_in]) + pile.dead)
        for seat in pile.contenders
    ]


def pots_pay_what_each_opponent_owes(pile: Pile, layers: Layers) -> Claims:
    return [
        equal(may_win(seat, better, layers), wins_from_each(seat, better, pile))
        for seat in pile.contenders
        for better in subsets(tuple(other for other in pile.contenders if other != seat))
    ]


def as_defined(pile: Pile, layers: Layers) -> Claims:
    due = defined(pile)
    if [seats for _, seats in layers] != [seats for _, seats in due]:
        return [False]
    return [equal(chips, owed) for (chips, _), (owed, _) in zip(layers, due, strict=True)]


class Known(NamedTuple):
    """A statement about pots, to be shown for few players in any order and for more in the order of what they put in.
    `of_all` says that it holds even where somebody who folded has put in more than everybody who remains."""

    id: str
    en: str
    de: str
    supports: str
    statement: Statement
    mutant: Mutant
    of_all: bool = True


UNLESS_EN = "As long as nobody who has folded has put in more than all who remain: "
UNLESS_DE = "Solange kein Ausgestiegener mehr eingezahlt hat als alle Verbliebenen: "

KNOWN = (
    Known(
        "POTS-HOLD-ALL",
        "The pots together hold exactly what was put in, the chips of the folded included.",
        "Die Pots enthalten zusammen genau, was eingezahlt wurde, auch die Chips der Ausgestiegenen.",
        "POT-SUM POT-SHAREFOLDED SEAT-CHIPCONSERVE",
        everything_lies_in_the_pots,
        Mutant("the chips of the folded are forgotten", without_the_folded),
    ),
    Known(
        "POTS-SHRINK",
        "All who remain contest the main pot, and ever fewer of them each further one; there are as many pots as the "
        "remaining players have put in different amounts, and no side pot is empty.",
        "Um den Hauptpot spielen alle Verbliebenen, um jeden weiteren immer weniger von ihnen; es gibt so viele Pots, "
        "wie die Verbliebenen verschieden hohe Beiträge haben, und kein Nebenpot ist leer.",
        "POT-LAYERS POT-ELIG POT-SIDE",
        ever_fewer_contest_a_pot,
        Mutant("everybody who remains contests every pot", for_everybody),
    ),
    Known(
        "POTS-NO-MORE-THAN-HIS-OWN",
        UNLESS_EN + "the pots that a player contests hold, of each opponent, what that opponent put in, but no more "
        "than the player himself did. So nobody wins more from an opponent than he put in.",
        UNLESS_DE + "Die Pots, um die ein Spieler spielt, enthalten von jedem Gegner dessen Beitrag, aber nicht mehr "
        "als den eigenen. Also gewinnt niemand von einem Gegner mehr, als er selbst eingezahlt hat.",
        "AI-WINCAP POT-ELIG POT-SIDE POT-MAIN",
        nobody_wins_more_than_his_own,
        Mutant("there is one pot, and all who remain contest it", in_one_pot),
        of_all=False,
    ),
    Known(
        "POTS-BY-OPPONENT",
        UNLESS_EN + "whoever has the better hands, a player wins by the pots what he would win from each opponent "
        "without them: the part up to his own contribution that no better hand has taken.",
        UNLESS_DE + "Wer auch immer die besseren Hände hat, ein Spieler gewinnt durch die Pots, was er ohne sie von "
        "jedem Gegner gewänne: den Teil bis zum eigenen Beitrag, den keine bessere Hand genommen hat.",
        "AI-WINCAP POT-ELIG POT-SUM POT-WINBEST",
        pots_pay_what_each_opponent_owes,
        Mutant("all side pots are thrown together", in_two_pots_at_most),
        of_all=False,
    ),
    Known(
        "POTS-AS-DEFINED",
        "The engine, which cuts the chips layer by layer, makes the pots that the specification defines by the "
        "different contributions: as many, as large, with the same contestants.",
        "Die Engine, die die Chips Schicht für Schicht abträgt, bildet die Pots, die die Spezifikation durch die "
        "verschiedenen Beiträge festlegt: gleich viele, gleich große, mit denselben Anwärtern.",
        "POT-SUM POT-ELIG POT-LAYERS POT-MAIN POT-SIDE",
        as_defined,
        Mutant("a folded player's contribution bounds a pot too", with_a_pot_for_the_folded),
    ),
)  # fmt: skip

FEW = tuple(scenes((2, 3, 4), rising=False))
MORE = tuple(scenes((5, 6), rising=True))


def _enter(known: Known, more: bool) -> None:
    @theorem(
        known.id + "-6" * more,
        en=known.en,
        de=known.de,
        supports=known.supports,
        method=Method.Z3,
        scope="all integers, 5 and 6 players in the order of what they put in (see POTS-ANY-ORDER)"
        if more
        else "all integers, 2 to 4 players in any order",
        expected=Status.PROVED,
        of=layers,
        mutant=known.mutant,
        slow=more,
    )
    def pots_are_as_stated(make: Make) -> Evidence:
        return hold_for_all(make, known.statement, MORE if more else FEW, known.of_all)


for known in KNOWN:
    for more in (False, True):
        _enter(known, more)


AMOUNTS = tuple(1000**rank for rank in range(6))
"""So far apart that a pot of them tells how often each went into it."""


def orders(players: int) -> Iterator[tuple[int, ...]]:
    """Every order, ties included, in which contributions can lie: for each player his rank from below."""
    for ranks in product(range(players), repeat=players):
        if set(ranks) == set(range(max(ranks) + 1)):
            yield ranks


def sorted_by_chips(pile: Pile) -> tuple[Pile, tuple[Seat, ...]]:
    """The players reseated in the order of what they put in, and where each of them sat."""
    known = cast(tuple[int, ...], pile.put_in)
    seats = tuple(sorted(range(len(known)), key=lambda seat: (known[seat], pile.folded[seat])))
    return Pile(tuple(known[at] for at in seats), tuple(pile.folded[at] for at in seats), pile.dead), seats


def the_last_layer_in_seat_order(pile: Pile) -> Layers:
    """As if the chips left over at the end were counted from the first seat to the last one who remains."""
    *below, (chips, seats) = layers(pile)
    behind = sum(pile.put_in[seats[-1] + 1 :]) if not below else 0
    return (*below, (chips - behind, seats))


@theorem(
    "POTS-ANY-ORDER",
    en="Pots do not depend on who sits where: reseat the players, and each has his part in the same pots, with the "
    "same chips in them. So what is shown of players in the order of what they put in can be said of any order.",
    de="Pots hängen nicht davon ab, wer wo sitzt: Setzt man die Spieler um, hat jeder an denselben Pots teil, und es "
    "liegen dieselben Chips darin. Was für Spieler in der Reihenfolge ihrer Beiträge gezeigt ist, kann man also von "
    "jeder sagen.",
    supports="POT-SUM POT-ELIG POT-LAYERS",
    method=Method.EXHAUSTIVE,
    scope="6 players, every order of their contributions with ties, whoever has folded; one pile of each",
    expected=Status.CHECKED,
    of=layers,
    mutant=Mutant("chips behind the seat of the last one who remains are not counted", the_last_layer_in_seat_order),
    slow=True,
)
def reseating_changes_nothing(make: Make) -> Evidence:
    count, sorted_pots = 0, cache(make)
    for ranks in orders(6):
        for folded in product((False, True), repeat=6):
            if all(folded):
                continue
            count += 1
            pile = Pile(tuple(AMOUNTS[rank] for rank in ranks), folded, 0)
            reseated, seats = sorted_by_chips(pile)
            due = tuple((chips, tuple(sorted(seats[at] for at in who))) for chips, who in sorted_pots(reseated))
            if make(pile) != due:
                return refuted(f"{count:,} piles", f"{pile}: {told(make(pile))}; but when reseated: {told(due)}")
    return Evidence(Status.CHECKED, f"{count:,} piles")
