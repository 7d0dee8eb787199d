"""A hand, or one position of it, as a person reads it."""

from collections.abc import Iterator

from holdem_conformance.classroom.counting import tried_behind
from holdem_conformance.desk.explain.attempts import MUCK, SHOW
from holdem_conformance.desk.explain.because import because_of
from holdem_conformance.desk.explain.between import due_text, is_between_hands
from holdem_conformance.desk.explain.between_text import between_lines
from holdem_conformance.desk.explain.layout import WIDTH, clause_lines, indented, paragraphs, reason_lines
from holdem_conformance.desk.explain.position import Position, position_after
from holdem_conformance.desk.explain.reasons import Reason
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Step, Told
from holdem_conformance.desk.explain.wording import (
    allowed_text,
    breach_reasons,
    forbidden_text,
    pot_after,
    reasons,
    step_text,
    tried_text,
)
from holdem_spec.terms.betting import round_is_complete
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat


def all_steps(told: Told, speaker: Speaker) -> str:
    """The hand, a line for each step, with the pot after it."""
    return "\n".join([*_head(told, speaker), *_steps(told, speaker)])


def one_step(told: Told, number: int, speaker: Speaker) -> str:
    """The position after a step, in full."""
    step = told.steps[number - 1]
    rules = told.account.rules
    happened = speaker.say("step", number=number, of=len(told.steps), event=step_text(step, speaker))
    lines = [*_head(told, speaker), happened]
    lines += clause_lines(because_of(step, rules), 5, speaker)
    lines += _tried(step, rules, speaker)
    if step.breach:
        lines += [*_breach(breach_reasons(step, rules, speaker), speaker), "", speaker.word("before_it")]
    if is_between_hands(step.after):
        return "\n".join([*lines, "", *between_lines(step, rules, speaker)])
    position = position_after(told, step)
    return "\n".join([*lines, "", *_table(position, speaker), "", *_choices(position, told, speaker)])


def _head(told: Told, speaker: Speaker) -> list[str]:
    account = told.account
    title = [account.title[speaker.language]] if account.title else []
    return [f"{account.hand} · {account.rules.name}", *title, ""]


def _steps(told: Told, speaker: Speaker) -> Iterator[str]:
    rules = told.account.rules
    lines = [step_text(step, speaker) for step in told.steps]
    width = min(max(map(len, lines)), WIDTH - 20)
    for step, line in zip(told.steps, lines, strict=True):
        pot = "" if step.breach or is_between_hands(step.after) else _pot(step, speaker)
        yield f"{step.number:>3}  {line:<{width}}  {pot}".rstrip()
        named = [clause.id for clause in because_of(step, rules)]
        if named:
            yield indented(speaker.say("by", clauses=", ".join(named)), 5)
        yield from _tried(step, rules, speaker)
        yield from _breach(breach_reasons(step, rules, speaker), speaker)
    if told.untold:
        yield f"     {speaker.say('untold', count=told.untold)}"
    if told.account.remark:
        yield f"     {speaker.word(told.account.remark, 'remark')}"
    if told.account.trouble:
        yield indented(speaker.say("may_not_hold", **told.account.trouble._asdict()), 5)


def _pot(step: Step, speaker: Speaker) -> str:
    return speaker.say("pot", chips=speaker.chips(pot_after(step.after)))


def _tried(step: Step, rules: Rulebook, speaker: Speaker) -> Iterator[str]:
    """What the scenario says must not be done behind the step, and why."""
    for place, tried in enumerate(step.tried):
        said, why = tried_text(tried, rules, speaker)
        yield indented(f"{tried_behind(step.number, place):>4} {said}", 0, 5)
        for each in why:
            yield from reason_lines(each, 7, speaker)


def _breach(why: tuple[Reason, ...], speaker: Speaker) -> Iterator[str]:
    for place, each in enumerate(why):
        said = speaker.say(
            "also" if place else "breach",
            clause=each.clause,
            paragraphs=paragraphs(each, speaker),
            sentence=each.sentence,
        )
        yield indented(said, 5)


def _table(position: Position, speaker: Speaker) -> Iterator[str]:
    books = position.books
    head = tuple(speaker.word(name) for name in ("player", "behind", "in_front", "put_in", "cards"))
    players = books.table.players()
    rows = [head, *[_row(position, seat, speaker) for seat in players]]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for row, seat in zip(rows, (NOBODY, *players), strict=True):
        numbers = "  ".join(f"{cell:>{width}}" for cell, width in zip(row[1:4], widths[1:4], strict=True))
        state = ", ".join(_states(position, seat, speaker)) if seat != NOBODY else ""
        yield f"  {row[0]:<{widths[0]}}  {numbers}  {row[4]:<{widths[4]}}  {state}".rstrip()
    yield ""
    yield f"{speaker.word('board')}: {speaker.paper.cards(books.board) or speaker.word('no_board')}"
    yield f"{speaker.word('pots')}: {'; '.join(_pots(position, speaker)) or speaker.word('none')}"
    seat, chips = position.returning
    if chips:
        yield speaker.say("returning", chips=speaker.chips(chips), player=speaker.seat(seat))


def _row(position: Position, seat: Seat, speaker: Speaker) -> tuple[str, ...]:
    books = position.books
    chips = (books.stacks[seat] + books.won[seat], books.in_front[seat], books.put_in[seat])
    return (speaker.seat(seat), *map(speaker.chips, chips), speaker.paper.cards(books.holes[seat]))


def _states(position: Position, seat: Seat, speaker: Speaker) -> Iterator[str]:
    books = position.books
    if seat == books.table.button:
        yield speaker.word("button")
    for name, there in (("folded", books.folded), ("mucked", books.mucked), ("shown", books.shown)):
        if there[seat]:
            yield speaker.word(name)
    if is_all_in(position, seat):
        yield speaker.word("all_in")


def is_all_in(position: Position, seat: Seat) -> bool:
    books = position.books
    return books.stacks[seat] == 0 < books.put_in[seat] and not books.folded[seat] and not books.over


def _pots(position: Position, speaker: Speaker) -> Iterator[str]:
    for number, pot in position.pots:
        yield speaker.say(
            "contested",
            pot=speaker.pot(number),
            chips=speaker.chips(pot.chips),
            players=speaker.listed([speaker.seat(seat) for seat in pot.contestants]),
        )
    bets = sum(position.books.in_front)
    if bets and not round_is_complete(position.books):
        yield f"{speaker.word('in_bets')} {speaker.chips(bets)}"


def _choices(position: Position, told: Told, speaker: Speaker) -> Iterator[str]:
    if position.to_act != NOBODY or not position.to_show:
        why = speaker.word(position.why_nobody, "why_nobody") if position.why_nobody else ""
        yield f"{speaker.word('to_act')}: {speaker.seat(position.to_act)}{'. ' + why if why else ''}"
    else:
        yield f"{speaker.word('to_show')}: {speaker.seats(position.to_show)}"
    due = due_text(position.ahead, position.books, speaker)
    if due:
        yield f"{speaker.word('next')}: {due}"
    yield f"{speaker.word('legal')}: {_legal(position, speaker) or speaker.word('nothing')}"
    grouped = _grouped(position, told, speaker)
    if grouped:
        yield f"{speaker.word('not_legal')}:"
    for label, found in grouped:
        yield indented(label, 2)
        for each in found:
            yield from reason_lines(each, 4, speaker)


def _legal(position: Position, speaker: Speaker) -> str:
    by_seat: dict[Seat, list[str]] = {}
    for allowed in position.allowed:
        by_seat.setdefault(allowed.seat, []).append(allowed_text(allowed, position.books, speaker))
    if [*by_seat] == [position.to_act]:
        return " · ".join(by_seat[position.to_act])
    return "; ".join(f"{speaker.seat(seat)}: {' · '.join(actions)}" for seat, actions in by_seat.items())


def _grouped(position: Position, told: Told, speaker: Speaker) -> list[tuple[str, tuple[Reason, ...]]]:
    """What is forbidden for the same reasons, on one line: first the actions of a player, then the players. Of what is
    forbidden whatever the amount, the weightiest reason is enough for a reader."""
    why: dict[tuple[tuple[str, str], ...], tuple[Reason, ...]] = {}
    actions: dict[tuple[str, tuple[tuple[str, str], ...]], list[str]] = {}
    for forbidden in position.forbidden:
        found = reasons(forbidden.broken, forbidden.event, position.books, told.account.rules, speaker)
        if forbidden.action in (SHOW, MUCK) or forbidden.seat != position.to_act:
            found = found[: None if forbidden.said else 1]
        key = tuple((each.clause, each.sentence) for each in found)
        why.setdefault(key, found)
        player = speaker.seat(forbidden.seat) if forbidden.seat != NOBODY else speaker.word("dealer")
        labels = actions.setdefault((player, key), [])
        if not (labels and forbidden.said):  # the same has been said in general
            labels.append(forbidden_text(forbidden, position.books, speaker))
    players: dict[tuple[str, tuple[tuple[str, str], ...]], list[str]] = {}
    for (player, key), labels in actions.items():
        players.setdefault((", ".join(dict.fromkeys(labels)), key), []).append(player)
    return [(f"{speaker.listed(names)}: {labels}", why[key]) for (labels, key), names in players.items()]
