"""Between two hands: who has how many chips, what is due, and what must not happen now."""

from collections.abc import Iterator
from typing import NamedTuple

from holdem_conformance.classroom.chronicle.notes import Ahead
from holdem_conformance.desk.explain.attempts import Forbidden
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Step
from holdem_conformance.desk.explain.wording import button_text, event_text
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import (
    a_hand_is_being_played,
    in_the_game,
    last_hand,
    level_in_force,
    out_since_the_last_hand,
    posts_of,
)
from holdem_spec.vocabulary.events import Eliminated, Event, GameEnded, HandStarted, same
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


class SeatBetween(NamedTuple):
    """`place` is 0 for a player who is in the game; `drew` are the cards drawn since the last hand."""

    seat: Seat
    chips: Chips
    button: bool
    place: int
    drew: tuple[int, ...]
    wins: bool


def is_between_hands(books: Ledger) -> bool:
    """Whether no hand of an evening is being played."""
    return books.evening.open and not a_hand_is_being_played(books)


def seats_between(books: Ledger) -> tuple[SeatBetween, ...]:
    """All seats of the evening, the empty ones too."""
    evening, places = books.evening, dict(books.evening.eliminated)
    return tuple(
        SeatBetween(
            seat,
            chips,
            bool(books.table.stacks) and books.table.button == seat,
            places.get(seat, 0),
            tuple(card for drawer, card in evening.drawn if drawer == seat),
            seat in (evening.winners or ()),
        )
        for seat, chips in enumerate(evening.stacks)
    )


def states_between(seat: SeatBetween, speaker: Speaker) -> list[str]:
    """What is to be said about a player beside his chips."""
    said = [speaker.word("button")] if seat.button else []
    said += [speaker.say("out", place=seat.place)] if seat.place else []
    said += [speaker.say("drew", card=speaker.paper.card(card)) for card in seat.drew]
    return said + ([speaker.say("wins")] if seat.wins else [])


def due_text(ahead: Ahead, books: Ledger, speaker: Speaker) -> str:
    """What has to come next, in a sentence without a full stop; empty when nothing has to."""
    if ahead.waits:
        return speaker.waits(ahead.waits)
    if ahead.clause:
        return f"{speaker.say('no_hand')}: {ahead.clause}"
    return "" if ahead.event is None else event_text(ahead.event, books, speaker)


def standing(books: Ledger, speaker: Speaker) -> Iterator[str]:
    """Where button and blinds were in the last hand, who has gone since, and which level the next hand has."""
    if books.evening.winners is not None:
        return  # there is no next hand
    last, level = last_hand(books), level_in_force(books)
    if last is not None:
        gone = speaker.listed([speaker.seat(seat) for seat in out_since_the_last_hand(books)])
        said = speaker.say("last_hand", button_at=button_text(last, speaker), posted=posts_of(last))
        yield said + (speaker.say("now_broke", players=gone) if gone else "")
    if level is not None:
        stays = last is not None and level == (last.small_blind, last.big_blind, last.ante)
        yield speaker.say("level_stays" if stays else "level_new", level=level)


def forbidden_between(step: Step, rules: Rulebook) -> tuple[Forbidden, ...]:
    """What one might think of: a hand with the button elsewhere, a player out, a winner; without what the scenario
    itself says must not be done."""
    found = []
    for event in _thinkable(step):
        if any(same(event, tried.event) for tried in step.tried):
            continue
        broken = broken_by(step.after, event, rules)
        if broken:
            found.append(Forbidden(NOBODY, "", event, broken))
    return tuple(found)


def _thinkable(step: Step) -> Iterator[Event]:
    books, due = step.after, step.ahead.event
    if isinstance(due, HandStarted):
        for seat, chips in enumerate(due.table.stacks):
            if chips and seat != due.table.button:
                yield HandStarted(due.table._replace(button=seat, posts=None))
    playing = in_the_game(books)
    for seat in playing:
        yield Eliminated(seat, len(playing))
        yield GameEnded((seat,))
