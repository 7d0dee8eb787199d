"""The table as it lies there: board, pots, and a line for each player."""

import re
from textwrap import fill

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.words import Words
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import round_is_complete
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.terms.evening import posts_of
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.terms.pots import Pot, pots, unmatched
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Chips, Limit, Table

WIDTH = 78
_COLOUR = re.compile("\033\\[[0-9]*m")


def drawn(
    ledger: Ledger, names: tuple[str, ...], say: Words, paper: Paper, marked: Seat = NOBODY, cards: bool = True
) -> list[str]:
    """The table in lines. `marked` is the player with a sign in front; `cards`: whether hole cards lie open."""
    board = paper.cards(ledger.board) or "–"
    pot = say("table.pot", chips=pot_as_it_lies(ledger) - sum(ledger.won))
    lines = [spread(f"  {say('table.board')}  {board}", pot)]
    seats = ledger.table.players()
    rows = [_row(ledger, names, say, paper, seat, cards) for seat in seats]
    widths = [max(visible(row[column]) for row in rows) for column in range(len(rows[0]))]
    for seat, row in zip(seats, rows, strict=True):
        cells = "  ".join(padded(cell, width) for cell, width in zip(row, widths, strict=True))
        lines.append(f"{'>' if seat == marked else ' '} {cells}".rstrip())
    there = () if ledger.over else pots_on_the_table(ledger)
    paid = ledger.awarded
    for number in range(len(there)):
        if number not in paid:
            lines += broken_up(f"  {pot_line(ledger, there, number, names, say)}", "    ")
    return lines


def game_text(table: Table, say: Words) -> str:
    """What is played: blinds, and whatever differs from plain no-limit."""
    said = [say("table.blinds", small=table.small_blind, big=table.big_blind)]
    if table.limit != Limit.NO_LIMIT:
        low, high = table.limits
        said.append(say(f"table.limit_{int(table.limit)}", low=low, high=high))
    said += [say("table.ante", chips=table.ante)] if table.ante else []
    said += [say("table.pineapple")] if table.hole_cards != HOLE_CARDS else []
    return " · ".join(said)


def pots_on_the_table(ledger: Ledger) -> tuple[Pot, ...]:
    """The pots that have been gathered, paid ones included, main pot first: all bets once a street is complete and
    what nobody matched is back, else those of the streets before it."""
    books = ledger
    if not are_gathered(ledger):
        books = ledger.copied()
        books.put_in = [put_in - bet for put_in, bet in zip(ledger.put_in, ledger.in_front, strict=True)]
    return tuple(pot for pot in pots(books) if pot.chips)


def are_gathered(ledger: Ledger) -> bool:
    """Whether the bets of the street have gone into the pots: it is complete, and what nobody matched is back."""
    return round_is_complete(ledger) and not unmatched(ledger)[1]


def pot_title(number: int, pots: int, say: Words) -> str:
    """Main pot, Side pot 1 …; simply Pot when there is one."""
    return say("table.Pot" if pots == 1 else "table.line_side" if number else "table.line_main", number=number)


def pot_line(ledger: Ledger, there: tuple[Pot, ...], number: int, names: tuple[str, ...], say: Words) -> str:
    """A pot, and who may win it: whoever has paid in fully and has not mucked (S0.31)."""
    pot = there[number]
    title = say("table.line_only") if len(there) == 1 else pot_title(number, len(there), say)
    contestants = say.listed([names[seat] for seat in pot.contestants if not ledger.mucked[seat]])
    return say("table.contested", pot=title, chips=pot.chips, names=contestants)


def _row(
    ledger: Ledger, names: tuple[str, ...], say: Words, paper: Paper, seat: Seat, cards: bool
) -> tuple[str, str, str, str, str]:
    stack = behind(ledger, seat)
    if ledger.folded[seat]:
        state = say("table.folded")
    elif ledger.mucked[seat]:
        state = say("table.mucked")
    else:
        state = paper.cards(ledger.holes[seat]) if cards or ledger.shown[seat] else ""
    all_in = not stack and not ledger.folded[seat] and not ledger.over
    chips = say("table.all_in") if all_in else say("table.behind", chips=stack)
    front = 0 if are_gathered(ledger) else ledger.in_front[seat]
    return names[seat], _place(ledger, seat, say), chips, say("table.in_front", chips=front) if front else "", state


def behind(ledger: Ledger, seat: Seat) -> Chips:
    """The chips of a player, won ones included."""
    return ledger.stacks[seat] + ledger.won[seat]


def _place(ledger: Ledger, seat: Seat, say: Words) -> str:
    table = ledger.table
    marks = ["button"] if seat == table.button else []
    marks += ["small" if blind == Blind.SMALL else "big" for poster, blind in posts_of(table) if poster == seat]
    return " ".join(say(f"table.{mark}") for mark in marks)


def visible(text: str) -> int:
    """How wide a text is on paper."""
    return len(_COLOUR.sub("", text))


def padded(text: str, width: int) -> str:
    return text + " " * (width - visible(text))


def spread(left: str, right: str) -> str:
    """One text at the left edge, one at the right; what is too long for the line goes on below it."""
    first, *rest = broken_up(left, "    ", WIDTH - visible(right) - 2)
    return "\n".join([f"{first}{' ' * (WIDTH - visible(first) - visible(right))}{right}", *rest])


def filled(sentence: str, first: str, others: str) -> str:
    """A sentence as lines, indented; a Kurz-All-in stays in one piece."""
    return fill(sentence, WIDTH, initial_indent=first, subsequent_indent=others, break_on_hyphens=False)


def broken_up(text: str, indent: str, width: int = WIDTH) -> list[str]:
    """A text as lines of at most that width, the later ones indented. Colours take no room, unlike in textwrap."""
    words = text.split(" ")
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if visible(longer) <= width or not lines[-1].strip():
            lines[-1] = longer
        else:
            lines.append(indent + word)
    return lines
