"""The plans by which evenings are sampled leave out no pair of readings."""

from holdem_conformance.proof.pairwise import Row, all_pairs, pairs_in
from holdem_conformance.proof.sampling.plans import FACTORS, exclude, rows
from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem


def rows_without_the_last() -> tuple[Row, ...]:
    return rows()[:-1]


@theorem(
    "OPTION-PAIRS",
    en="Any two readings of two options are in force together in one of the evenings that are sampled, and each "
    "reading meets every number of players, every limit and every kind of table that goes with it.",
    de="Je zwei Lesarten zweier Optionen gelten zusammen an einem der Abende der Stichprobe, und jede Lesart trifft "
    "auf jede Spielerzahl, jedes Limit und jede Art von Tisch, die zu ihr passt.",
    supports="META-HOUSEFIXED",
    method=Method.EXHAUSTIVE,
    scope="all pairs, save equal stacks for all with unequal ones",
    expected=Status.CHECKED,
    of=rows,
    mutant=Mutant("one evening is left out", rows_without_the_last),
)
def every_pair_occurs(rows: object) -> Evidence:
    shown = pairs_in(rows())  # type: ignore[operator]
    count = 0
    for count, pair in enumerate(all_pairs(FACTORS, exclude), 1):
        if pair not in shown:
            (first, one), (second, other) = pair
            return refuted(f"{count:,} pairs", f"{first} = {one} is never in force where {second} = {other}")
    return Evidence(Status.CHECKED if count else Status.UNDECIDED, f"{count:,} pairs in {len(rows()):,} evenings")  # type: ignore[operator]
