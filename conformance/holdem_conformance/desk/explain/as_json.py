"""A hand, or one position of it, as a program reads it."""

from typing import Any

from holdem_conformance.desk.explain.as_text import is_all_in
from holdem_conformance.desk.explain.attempts import CALL, Allowed, Forbidden
from holdem_conformance.desk.explain.because import because_of
from holdem_conformance.desk.explain.between import due_text, is_between_hands
from holdem_conformance.desk.explain.between_json import between_object
from holdem_conformance.desk.explain.position import Position, position_after
from holdem_conformance.desk.explain.reasons import reason_object
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Step, Told
from holdem_conformance.desk.explain.wording import breach_reasons, plain_action, pot_after, reasons, step_text
from holdem_spec.vocabulary.cards import card_text
from holdem_spec.vocabulary.seats import NOBODY


def as_object(told: Told, number: int | None, speaker: Speaker) -> dict[str, Any]:
    """The position after a step, after the last one if none is given, and all steps in a line each. Chips are whole:
    one unit of a recorded hand is `scale` chips. `numbers` are those of the verdict; seats count from 0."""
    account = told.account
    step = told.steps[-1 if number is None else number - 1]
    if is_between_hands(step.after):
        return _frame(told, step, speaker) | between_object(step, account.rules, speaker)
    position = position_after(told, step)
    return _frame(told, step, speaker) | {
        "board": [card_text(card) for card in position.books.board],
        "seats": [_seat(position, seat, speaker) for seat in position.books.table.players()],
        "pots": [
            {"pot": number, "chips": pot.chips, "among": [speaker.seat(seat) for seat in pot.contestants]}
            for number, pot in position.pots
        ],
        "to_act": None if position.to_act == NOBODY else speaker.seat(position.to_act),
        "to_show": [speaker.seat(seat) for seat in position.to_show],
        "why_nobody": _why_nobody(position, speaker),
        "legal": [_allowed(allowed, position, speaker) for allowed in position.allowed],
        "forbidden": [entry for each in position.forbidden for entry in _forbidden(each, position, told, speaker)],
        "due": due_text(position.ahead, position.books, speaker) or None,
    }


def _frame(told: Told, step: Step, speaker: Speaker) -> dict[str, Any]:
    """What is said of every step, of a hand or between two."""
    account = told.account
    return {
        "hand": account.hand,
        "title": account.title.get(speaker.language),
        "rules": account.rules.name,
        "scale": account.scale,
        "step": step.number,
        "event": step_text(step, speaker),
        "pot": pot_after(step.after),
        "by": [clause.id for clause in because_of(step, account.rules)],
        "breach": _breach(step, told, speaker),
        "steps": [_line(each, told, speaker) for each in told.steps],
        "untold": told.untold,
        "remark": speaker.word(account.remark, "remark") if account.remark else None,
        "trouble": account.trouble._asdict() if account.trouble else None,
    }


def _seat(position: Position, seat: int, speaker: Speaker) -> dict[str, Any]:
    books = position.books
    return {
        "seat": seat,
        "player": speaker.seat(seat),
        "button": seat == books.table.button,
        "stack": books.stacks[seat] + books.won[seat],
        "in_front": books.in_front[seat],
        "put_in": books.put_in[seat],
        "cards": [card_text(card) for card in books.holes[seat]],
        "folded": books.folded[seat],
        "mucked": books.mucked[seat],
        "shown": books.shown[seat],
        "all_in": is_all_in(position, seat),
    }


def _why_nobody(position: Position, speaker: Speaker) -> dict[str, str] | None:
    why = position.why_nobody
    return {"reason": why, "sentence": speaker.word(why, "why_nobody")} if why else None


def _allowed(allowed: Allowed, position: Position, speaker: Speaker) -> dict[str, Any]:
    entry: dict[str, Any] = {"player": speaker.seat(allowed.seat), "action": plain_action(allowed)}
    if allowed.action == CALL and allowed.least is not None:
        return entry | {"costs": allowed.least - position.books.in_front[allowed.seat], "to": allowed.least}
    return entry | ({"least": allowed.least, "most": allowed.most} if allowed.least is not None else {})


def _forbidden(forbidden: Forbidden, position: Position, told: Told, speaker: Speaker) -> list[dict[str, Any]]:
    """One entry for each clause that forbids it."""
    player = speaker.seat(forbidden.seat) if forbidden.seat != NOBODY else "dealer"
    why = reasons(forbidden.broken, forbidden.event, position.books, told.account.rules, speaker)
    return [{"player": player, "action": plain_action(forbidden), **reason_object(each)} for each in why]


def _breach(step: Step, told: Told, speaker: Speaker) -> dict[str, Any] | None:
    """The weightiest clause that the step breaks, and under `also` the others; None when it keeps the rules."""
    found = [reason_object(each) for each in breach_reasons(step, told.account.rules, speaker)]
    return {"step": step.number, **found[0], "also": found[1:]} if found else None


def _line(step: Step, told: Told, speaker: Speaker) -> dict[str, Any]:
    return {
        "step": step.number,
        "event": step_text(step, speaker),
        "pot": pot_after(step.after),
        "breach": _breach(step, told, speaker),
    }
