"""The time between two hands as a program reads it."""

from typing import Any

from holdem_conformance.desk.explain.because import because
from holdem_conformance.desk.explain.between import due_text, forbidden_between, seats_between
from holdem_conformance.desk.explain.reasons import Reason, reason_object
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Step
from holdem_conformance.desk.explain.wording import event_text, reasons, tried_text
from holdem_spec.terms.evening import level_in_force
from holdem_spec.vocabulary.cards import card_text
from holdem_spec.vocabulary.rulebook import Rulebook


def between_object(step: Step, rules: Rulebook, speaker: Speaker) -> dict[str, Any]:
    """The same keys as within a hand; a seat has `place`, null while its player is in the game, and `drew`."""
    seats = [
        {
            "seat": seat.seat,
            "player": speaker.seat(seat.seat),
            "button": seat.button,
            "stack": seat.chips,
            "place": seat.place or None,
            "drew": [card_text(card) for card in seat.drew],
            "wins": seat.wins,
        }
        for seat in seats_between(step.after)
    ]
    due = step.ahead.event
    return {
        "board": [],
        "seats": seats,
        "pots": [],
        "to_act": None,
        "to_show": [],
        "why_nobody": {"reason": "between", "sentence": speaker.word("between", "why_nobody")},
        "legal": [],
        "forbidden": _forbidden(step, rules, speaker),
        "due": due_text(step.ahead, step.after, speaker) or None,
        "due_by": [clause.id for clause in because(due, step.after, rules)] if due is not None else [],
        "level": level_in_force(step.after),
    }


def _forbidden(step: Step, rules: Rulebook, speaker: Speaker) -> list[dict[str, Any]]:
    """What one might think of, then what the scenario itself names: one entry for each clause."""
    why: dict[str, tuple[Reason, ...]] = {}
    for forbidden in forbidden_between(step, rules):
        action = event_text(forbidden.event, step.after, speaker)
        why[action] = reasons(forbidden.broken, forbidden.event, step.after, rules, speaker)
    for tried in step.tried:
        action = event_text(tried.event, tried.books, speaker)
        why.setdefault(action, tried_text(tried, rules, speaker)[1])
    return [
        {"player": None, "action": action, **reason_object(each)} for action, found in why.items() for each in found
    ]
