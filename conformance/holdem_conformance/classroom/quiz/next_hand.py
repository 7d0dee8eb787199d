"""Questions from between two hands: who has the button next, who posts which blind."""

from collections.abc import Callable
from random import Random

from holdem_conformance.classroom.chronicle.notes import Note
from holdem_conformance.classroom.drawing_evening import evening_drawn
from holdem_conformance.classroom.quiz.amounts import named
from holdem_conformance.classroom.quiz.question import RIGHT, WRONG, Mark, Question, Reply, agreed
from holdem_conformance.classroom.quiz.scene import Room, explained, wrapped
from holdem_conformance.classroom.quiz.suite import chosen, notes_of_an_evening
from holdem_conformance.classroom.telling_evening import positions
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import all_move_by_one, last_hand, those_who_post
from holdem_spec.vocabulary.events import HandStarted
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table

FOLDERS = ("table", "table", "table", "tournament")
CLAUSES = {
    "button": ("BTN-HUADJUST", "BTN-DEAD", "BTN-MOVING", "BTN-ROTATE"),
    "small": ("BTN-HUADJUST", "BTN-DEADSMALL", "BTN-MOVING2BB", "BLIND-MOVE"),
    "big": ("BTN-HUADJUST", "BTN-DEADBIG", "BTN-MOVING2BB", "BLIND-MOVE"),
}
BUTTON_RULES = {"BTN-DEAD": "dead", "BTN-MOVING": "moving"}
"""The clauses that say where the button goes when a player is missing, each with its reading of `button.rule`."""


def next_hand(chance: Random, room: Room) -> list[Question]:
    """Questions from one evening of the suite (S0.10, S0.55, S2.7, S2.21)."""
    golden = chosen(chance, chance.choice(FOLDERS))
    if golden.evening is None:
        return []
    there = room._replace(rules=golden.rules)
    due = [note for note in notes_of_an_evening(golden.id) if isinstance(note.ahead.event, HandStarted)]
    return [
        _question(note, note.ahead.event.table, what, golden.names, there)  # type: ignore[union-attr]
        for note in due
        if last_hand(note.after) is not None
        for what in CLAUSES
    ]


def _question(note: Note, table: Table, what: str, names: tuple[str, ...], room: Room) -> Question:
    books, say = note.after, room.say
    agreed("next hand", broken_by(books, HandStarted(table), room.rules), ())
    right = _answer(table, what)
    nobody, listed = say("scene.nobody"), say.listed([*names, say("scene.nobody")], "or")
    before = last_hand(books)
    assert before is not None
    scene = [
        *evening_drawn(books, names, say, room.paper),
        wrapped(say("scene.last_hand", positions=positions(before, names, say))),
        wrapped(say(f"scene.button_{room.rules.reading('button.rule')}")),
    ]
    told = say("explain.next_hand", positions=positions(table, names, say))
    return Question(
        "button",
        "\n".join(scene),
        say(f"ask.next_{what}"),
        say("read.names", names=listed),
        say.listed([names[seat] for seat in right]) or nobody,
        _reply(right, _nearly(books, table, what, names, room), names, room),
        explained([told], named(CLAUSES[what], HandStarted(table), books, room.rules), say),
        weight=1 if all_move_by_one(books) else 6,
        kind=what,
    )


def _answer(table: Table, what: str) -> tuple[Seat, ...]:
    if what == "button":
        return (table.button,)
    return those_who_post(table, Blind.SMALL if what == "small" else Blind.BIG)


def _nearly(books: Ledger, table: Table, what: str, names: tuple[str, ...], room: Room) -> dict[Seat, str]:
    """Who would have the button by the other rule; or whoever posts the other blind."""
    if what != "button":
        other = "big" if what == "small" else "small"
        key = f"explain.near_{other}"
        return {seat: room.say(key, name=names[seat]) for seat in _answer(table, other)}
    found = {}
    for clause, reading in BUTTON_RULES.items():
        if reading == room.rules.reading("button.rule") or all_move_by_one(books):
            continue
        rules = room.rules.with_changes({"button.rule": reading})
        for seat in range(len(names)):
            broken = {each.clause for each in broken_by(books, HandStarted(table._replace(button=seat)), rules)}
            if seat != table.button and not broken & {clause, "BTN-HUADJUST"}:
                found[seat] = room.say("explain.near_reading", option="button.rule", reading=reading)
    return found


def _reply(
    right: tuple[Seat, ...], nearly: dict[Seat, str], names: tuple[str, ...], room: Room
) -> Callable[[str], Reply | None]:
    """One name, several, or nobody."""
    known = {name.casefold(): seat for seat, name in enumerate(names)}
    nobody = room.say("scene.nobody").casefold()

    def reply(text: str) -> Reply | None:
        words = [word for word in text.casefold().replace(",", " ").split() if word not in ("and", "und")]
        if words == [nobody]:
            return WRONG if right else RIGHT
        if not words or any(word not in known for word in words):
            return None
        given = {known[word] for word in words}
        if given == set(right):
            return RIGHT
        if given < set(right):
            return Reply(Mark.NEARLY, room.say("explain.near_one_more"))
        [seat, *others] = given
        return Reply(Mark.NEARLY, nearly[seat]) if seat in nearly and not others else WRONG

    return reply
