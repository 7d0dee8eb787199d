"""The table at a moment: chips, cards, pots, whose turn it is, what may be done and what not."""

from typing import NamedTuple

from holdem_conformance.classroom.chronicle.notes import NOTHING_AHEAD, Ahead
from holdem_conformance.desk.explain.attempts import ACTIONS, DISCARD, MUCK, SHOW, Allowed, Forbidden, answers
from holdem_conformance.desk.explain.floor_attempts import forbidden_on_the_floor
from holdem_conformance.desk.explain.telling import Step, Told
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import nobody_can_bet_any_more, number_of_blinds, one_is_left, round_is_complete
from holdem_spec.terms.dealing import all_cards_are_out, hole_cards_are_dealt
from holdem_spec.terms.pots import Pot, pots, unmatched
from holdem_spec.terms.showdown import it_is_showdown, yet_to_show
from holdem_spec.vocabulary.events import BetReturned, GameOpened, HandStarted, same
from holdem_spec.vocabulary.floor import FloorRuled, Remedy
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


class Position(NamedTuple):
    """`pots` are what has been gathered and not yet paid, each with its number; bets in front of a player are not in
    them while the round goes on. `returning` goes back first, to a player, or 0 to nobody. `why_nobody` is a word of
    `words.toml` and stands there when no player is to act or to show. `ahead` is what has to come next after an error
    or an announcement."""

    books: Ledger
    pots: tuple[tuple[int, Pot], ...]
    returning: tuple[Seat, Chips]
    to_act: Seat
    to_show: tuple[Seat, ...]
    why_nobody: str
    allowed: tuple[Allowed, ...]
    forbidden: tuple[Forbidden, ...]
    ahead: Ahead = NOTHING_AHEAD


def position_after(told: Told, step: Step) -> Position:
    """The position after a step; after a step that breaks the rules, the position that it found."""
    books, rules = step.after, told.account.rules
    if step.breach and isinstance(step.breach.event, HandStarted | GameOpened):
        return Position(books, (), (NOBODY, 0), NOBODY, (), "refused", (), ())
    allowed, forbidden = answers(books, rules)
    to_act = next((each.seat for each in allowed if each.action not in (SHOW, MUCK, DISCARD)), NOBODY)
    to_show = tuple(dict.fromkeys(each.seat for each in allowed)) if it_is_showdown(books) else ()
    why = "" if to_act != NOBODY or to_show else _after_an_error(step.ahead) or _why_nobody(books)
    return Position(
        books, gathered(books), _returning(books), to_act, to_show, why, allowed,
        forbidden + _on_the_floor(step, rules) + _said(step, books, rules),
        step.ahead if books.floor is not None else NOTHING_AHEAD,
    )  # fmt: skip


def _on_the_floor(step: Step, rules: Rulebook) -> tuple[Forbidden, ...]:
    """Without what the scenario itself says must not be done."""
    found = forbidden_on_the_floor(step.after, step.ahead, rules)
    return tuple(each for each in found if not any(same(each.event, tried.event) for tried in step.tried))


def _after_an_error(ahead: Ahead) -> str:
    if ahead.waits:
        return ahead.waits
    return "remedy" if isinstance(ahead.event, Remedy) else ""


def round_is_open(books: Ledger) -> bool:
    return hole_cards_are_dealt(books) and not round_is_complete(books) and not one_is_left(books)


def _said(step: Step, books: Ledger, rules: Rulebook) -> tuple[Forbidden, ...]:
    """What the scenario itself says must not be done here."""
    here = [tried for tried in step.tried if tried.books.facts() == books.facts()]
    found = []
    for tried in here:
        broken = broken_by(books, tried.event, rules)
        if broken:
            by_floor = isinstance(tried.event, Remedy | FloorRuled)  # their seat is not that of whoever does it
            seat = NOBODY if by_floor else getattr(tried.event, "seat", NOBODY)
            to = getattr(tried.event, "to", None)
            action = ACTIONS.get(type(tried.event), "")
            found.append(Forbidden(seat, action, tried.event, broken, to, to, tried.said))
    return tuple(found)


def _returning(books: Ledger) -> tuple[Seat, Chips]:
    return unmatched(books) if round_is_complete(books) and not books.over else (NOBODY, 0)


def gathered(books: Ledger) -> tuple[tuple[int, Pot], ...]:
    """The pots with who may win them: without the bets of an open round, without what goes back, without what has been
    paid, and without those who have mucked."""
    twin = books.copied()
    seat, chips = _returning(books)
    if chips:
        twin.apply(BetReturned(seat, chips))
    elif round_is_open(books) or not hole_cards_are_dealt(books):
        twin.put_in = [put_in - front for put_in, front in zip(books.put_in, books.in_front, strict=True)]
    return tuple(
        (number, Pot(pot.chips, tuple(seat for seat in pot.contestants if not books.mucked[seat])))
        for number, pot in enumerate(pots(twin))
        if pot.chips and number not in books.awarded
    )


def _why_not_yet(books: Ledger) -> str:
    if all_cards_are_out(books):
        return "discarding"
    return "blinds" if len(books.blinds) < number_of_blinds(books.table) else "opening"


def _why_nobody(books: Ledger) -> str:
    if books.over:
        return "over"
    if not hole_cards_are_dealt(books):
        return _why_not_yet(books)
    if _returning(books)[1]:
        return "returning"
    if len(books.awarded) == len(pots(books)):
        return "paid"
    if one_is_left(books):
        return "one_left"
    if it_is_showdown(books):
        return "waiting" if yet_to_show(books) else "shown"
    return "run_out" if nobody_can_bet_any_more(books) else "street"
