"""The table from hand to hand: every seat, the empty ones too, for a button may lie there."""

from holdem_conformance.classroom.drawing import padded, spread, visible
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.telling_evening import level
from holdem_conformance.classroom.words import Words
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import a_hand_is_being_played, level_in_force, posts_of
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind


def shows_the_evening(ledger: Ledger) -> bool:
    """Whether a page is better told by the seats of the evening: between two hands, and when one has just begun."""
    return ledger.evening.open and not (a_hand_is_being_played(ledger) and (ledger.blinds or ledger.antes_posted))


def evening_drawn(ledger: Ledger, names: tuple[str, ...], say: Words, paper: Paper) -> list[str]:
    """A line about the hand and its level, then a line for each seat."""
    playing = a_hand_is_being_played(ledger)
    head = say("table.hand", hand=len(ledger.evening.tables)) if playing else say("table.between")
    blinds = level_in_force(ledger)
    lines = [spread(f"  {head}", level(*blinds, say) if blinds else "").rstrip()]
    rows = [_row(ledger, names, say, paper, seat, playing) for seat in range(len(names))]
    widths = [max(visible(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = "  ".join(padded(cell, width) for cell, width in zip(row, widths, strict=True))
        lines.append(f"  {cells}".rstrip())
    return lines


def _row(
    ledger: Ledger, names: tuple[str, ...], say: Words, paper: Paper, seat: Seat, playing: bool
) -> tuple[str, str, str, str, str]:
    evening = ledger.evening
    chips = evening.stacks[seat]
    places = dict(evening.eliminated)
    if seat in places:
        state = say("table.out", place=places[seat])
    else:
        state = say("table.chips", chips=chips) if chips else say("table.broke")
    beside = [say("table.drew", card=paper.card(card)) for drawer, card in evening.drawn if drawer == seat]
    beside += [say("table.wins")] if seat in (evening.winners or ()) else []
    where = say("table.seat", number=seat + 1)
    return where, names[seat], _marks(ledger, seat, say, playing), state, ", ".join(beside)


def _marks(ledger: Ledger, seat: Seat, say: Words, playing: bool) -> str:
    """The button stays where it lies between two hands; blinds belong to a hand."""
    table = ledger.table
    marks = ["button"] if table.stacks and table.button == seat else []
    for poster, blind in posts_of(table) if playing else ():
        if poster == seat:
            marks.append("small" if blind == Blind.SMALL else "big")
    return " ".join(say(f"table.{mark}") for mark in marks)
