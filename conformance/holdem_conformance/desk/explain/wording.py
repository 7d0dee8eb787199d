"""Events, steps and attempts in the reader's words."""

from holdem_conformance.desk.explain.attempts import CALL, RAISE, Allowed, Forbidden
from holdem_conformance.desk.explain.facts import Moment
from holdem_conformance.desk.explain.further import further_fields
from holdem_conformance.desk.explain.reasons import Reason, reason
from holdem_conformance.desk.explain.speaking import Speaker, holds, templates
from holdem_conformance.desk.explain.telling import DEALS, Step, Tried
from holdem_spec.judge.bench import Broken
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.terms.evening import posts_of
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import Event, HandStarted
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Limit, Table

EVENTS = "events.toml"

GROUNDS = ("SEAT-COUNT", "END-OVER", "BET-AFTERDEAL", "BET-LASTSTANDING", "AI-RUNOUT", "BET-ROUNDEND")
"""Clauses by which nobody may act; where one of them is broken, it explains more than whose turn it would be."""


def step_text(step: Step, speaker: Speaker) -> str:
    """What happens in a step, on one line."""
    if isinstance(step.events[0], DEALS):
        return _said("HoleCards", step.events[0], step.before, {"hands": _hands(step, speaker)}, speaker)
    said = event_text(step.events[-1], step.before, speaker)
    return speaker.say("after_a_burn", event=said) if len(step.events) > 1 else said


def event_text(event: Event, before: Ledger, speaker: Speaker) -> str:
    """What an event is, given the books before it."""
    if isinstance(event, HandStarted):
        return _hand_text(event, before, speaker)
    fields = {**event._asdict(), **further_fields(event, speaker)}
    return _said(type(event).__name__, event, before, fields, speaker)


def _hand_text(event: HandStarted, before: Ledger, speaker: Speaker) -> str:
    table = event.table
    players = speaker.shares(tuple((seat, table.stacks[seat]) for seat in table.players()))
    fields: dict[str, object] = {**table._asdict(), "players": players, "game": _game(table, speaker)}
    if not before.evening.open:
        return _said("HandStarted", event, Ledger(table), fields, speaker)
    fields |= {
        "number": len(before.evening.tables) + 1, "button_at": button_text(table, speaker), "posted": posts_of(table)
    }  # fmt: skip
    return _said("HandOfTheEvening", event, Ledger(table), fields, speaker)


def button_text(table: Table, speaker: Speaker) -> str:
    """Where the button lies, an empty seat by its number."""
    if table.button != NOBODY and not table.stacks[table.button]:
        return f"{speaker.word('button')} {speaker.word('seat')} {table.button + 1}"
    return f"{speaker.word('button')} {speaker.seat(table.button)}"


def _said(about: str, event: Event, books: Ledger, fields: dict[str, object], speaker: Speaker) -> str:
    moment = Moment(books, event, fields, speaker)
    for template in templates(EVENTS):
        if template.about == about and holds(template.when, moment):
            return speaker.fill(template.text, moment)
    return f"{about}: {', '.join(f'{name} {value}' for name, value in fields.items())}"


def _game(table: Table, speaker: Speaker) -> str:
    """What makes the game other than no-limit hold'em; nothing when it is that."""
    said = ""
    if table.limit == Limit.FIXED_LIMIT:
        lower, upper = map(speaker.chips, table.limits)
        said += speaker.say("fixed_limit", lower=lower, upper=upper)
    elif table.limit == Limit.POT_LIMIT:
        said += speaker.say("pot_limit")
    said += speaker.say("ante", chips=speaker.chips(table.ante)) if table.ante else ""
    return said + (speaker.say("hole_cards", number=table.hole_cards) if table.hole_cards != HOLE_CARDS else "")


def _hands(step: Step, speaker: Speaker) -> str:
    """Who got which cards in this step, in the order in which the first of them came."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    for event in step.events:
        cards = event.cards if hasattr(event, "cards") else (event.card,)  # type: ignore[union-attr]
        hands[event.seat] = hands.get(event.seat, ()) + cards  # type: ignore[union-attr]
    return ", ".join(f"{speaker.seat(seat)} {speaker.paper.cards(cards)}" for seat, cards in hands.items())


def pot_after(books: Ledger) -> int:
    """Everything put in so far, bets in front and antes included, less what was paid out."""
    return pot_as_it_lies(books) - sum(books.won)


def reasons(
    broken: tuple[Broken, ...], event: Event, before: Ledger, rules: Rulebook, speaker: Speaker
) -> tuple[Reason, ...]:
    """Why an event is forbidden, the weightiest clause first."""
    ranked = sorted(broken, key=lambda each: GROUNDS.index(each.clause) if each.clause in GROUNDS else len(GROUNDS))
    return tuple(reason(each, event, before, rules, speaker) for each in ranked)


def breach_reasons(step: Step, rules: Rulebook, speaker: Speaker) -> tuple[Reason, ...]:
    """The primaries that the last event of the step breaks; nothing when the step keeps the rules."""
    if step.breach is None:
        return ()
    event = step.breach.event
    before = step.before if isinstance(event, HandStarted) else step.after
    return reasons(broken_by(before, event, rules), event, before, rules, speaker)


def tried_text(tried: Tried, rules: Rulebook, speaker: Speaker) -> tuple[str, tuple[Reason, ...]]:
    """What a scenario says must not be done, and why."""
    broken = broken_by(tried.books, tried.event, rules)
    said = speaker.say("may_not", event=event_text(tried.event, tried.books, speaker))
    return said, reasons(broken, tried.event, tried.books, rules, speaker)


def forbidden_text(forbidden: Forbidden, books: Ledger, speaker: Speaker) -> str:
    if not forbidden.action:
        return event_text(forbidden.event, books, speaker)
    if forbidden.least is None:
        return speaker.word(forbidden.action, "action")
    return f"{speaker.word(forbidden.action, 'action_to')} {speaker.span(forbidden.least, forbidden.most)}"


def allowed_text(allowed: Allowed, books: Ledger, speaker: Speaker) -> str:
    """`call 50 (to 150)`, `raise to 250–5000`, `check`."""
    if allowed.least is None:
        return speaker.word(allowed.action, "action")
    if allowed.action == CALL:
        costs = speaker.chips(allowed.least - books.in_front[allowed.seat])
        return speaker.say("call_costs", costs=costs, to=speaker.chips(allowed.least))
    return f"{speaker.word(allowed.action, 'action_to')} {speaker.span(allowed.least, allowed.most)}"


def plain_action(action: Allowed | Forbidden) -> str:
    """The action in the words of a scenario, in every language: `raise to 151..249`, `raise to 5001..`, `check`."""
    if isinstance(action, Forbidden) and action.said:
        return action.said
    if action.least is None:
        return action.action
    word = {RAISE: "raise to", CALL: "call to"}.get(action.action, action.action)
    most = "" if action.most is None else str(action.most)
    return f"{word} {action.least}" if action.most == action.least else f"{word} {action.least}..{most}"
