"""What a player could try at a moment, put to the clauses: which of it is legal, and what forbids the rest.

Amounts are tried where the answer can change: at the bet, the least wager, the ends of the menu and the stack, and one
chip to either side. Neighbours with the same answer make one span.
"""

from collections.abc import Callable
from typing import NamedTuple

from holdem_spec.judge.bench import Broken
from holdem_spec.judge.counsel import broken_by, menu
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, least_wager
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.terms.limits import plain_wager
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import Bet, Called, Checked, Discarded, Event, Folded, Menu, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Chips

FOLD, CHECK, CALL, BET, RAISE, ACT = "fold", "check", "call", "bet", "raise", "act"
SHOW, MUCK, DISCARD = "show", "muck", "discard"

ACTIONS: dict[type, str] = {
    Folded: FOLD, Checked: CHECK, Called: CALL, Bet: BET, RaisedTo: RAISE, Shown: SHOW, Mucked: MUCK, Discarded: DISCARD
}  # fmt: skip


class Allowed(NamedTuple):
    """`least` and `most` are totals in front of the player, None where no chips move."""

    seat: Seat
    action: str
    least: Chips | None = None
    most: Chips | None = None


class Forbidden(NamedTuple):
    """`action` is one of the words above, `act` for whatever a player does in a betting round; `event` an example of
    it, which breaks `broken`. With `least` it means the totals from there to `most`, or to any more when that is None;
    without, whatever the amount. `said` is the wording of a scenario that names the attempt itself; an attempt of the
    dealer has no `action`."""

    seat: Seat
    action: str
    event: Event
    broken: tuple[Broken, ...]
    least: Chips | None = None
    most: Chips | None = None
    said: str = ""


class _Tried(NamedTuple):
    event: Event
    to: Chips | None
    broken: tuple[Broken, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        return tuple(broken.clause for broken in self.broken)


def answers(books: Ledger, rules: Rulebook) -> tuple[tuple[Allowed, ...], tuple[Forbidden, ...]]:
    """All that is legal at a moment, and all that is not: first betting, then showing; first for the player to act,
    then around the table from the left of the button."""
    table = books.table
    turn, offered = menu(books, rules)
    allowed = _of_the_menu(turn, offered)
    forbidden: list[Forbidden] = []
    players = table.players()
    around = [seat for seat in clockwise_after(table.button, len(table.stacks)) if seat in players]
    around.sort(key=lambda seat: seat != turn)
    for seat in around:
        forbidden += _betting(books, rules, seat, offered if seat == turn else None)
    for seat in around:
        for event in _with_cards(books, seat):
            broken = broken_by(books, event, rules)
            if broken:
                forbidden.append(Forbidden(seat, ACTIONS[type(event)], event, broken))
            else:
                allowed.append(Allowed(seat, ACTIONS[type(event)]))
    return tuple(allowed), tuple(forbidden)


def _with_cards(books: Ledger, seat: Seat) -> list[Event]:
    """What a player could do with his cards; of those he might lay away in Pineapple the last stands for all."""
    tries: list[Event] = [_own_hand(books, seat), Mucked(seat)]
    if books.table.hole_cards != HOLE_CARDS:
        tries.append(Discarded(seat, books.holes[seat][-1] if books.holes[seat] else UNKNOWN))
    return tries


def _own_hand(books: Ledger, seat: Seat) -> Shown:
    return Shown(seat, books.holes[seat] or (UNKNOWN,) * HOLE_CARDS)


def _of_the_menu(seat: Seat, offered: Menu) -> list[Allowed]:
    if seat == NOBODY:
        return []
    found = [Allowed(seat, word) for word, there in ((FOLD, offered.fold), (CHECK, offered.check)) if there]
    found += [Allowed(seat, CALL, offered.call, offered.call)] if offered.call else []
    found += [Allowed(seat, BET, *offered.bet)] if offered.bet else []
    return found + ([Allowed(seat, RAISE, *offered.raise_to)] if offered.raise_to else [])


def _betting(books: Ledger, rules: Rulebook, seat: Seat, offered: Menu | None) -> list[Forbidden]:
    totals = _telling_totals(books, seat, offered)

    def tried(event: Event, to: Chips | None = None) -> _Tried:
        return _Tried(event, to, broken_by(books, event, rules))

    wagers: tuple[tuple[str, Callable[[Seat, Chips], Event]], ...] = ((CALL, Called), (BET, Bet), (RAISE, RaisedTo))
    by_action = {FOLD: [tried(Folded(seat))], CHECK: [tried(Checked(seat))]}
    by_action |= {action: [tried(make(seat, to), to) for to in totals] for action, make in wagers}
    whatever = _in_common([one for tries in by_action.values() for one in tries])
    if whatever:
        return [_whatever(seat, ACT, by_action[FOLD][0], whatever)]
    found: list[Forbidden] = []
    for action, tries in by_action.items():
        found += _of_one_kind(seat, action, tries, plain_wager(books, seat))
    return found


def _telling_totals(books: Ledger, seat: Seat, offered: Menu | None) -> list[Chips]:
    """Totals above what the player has in front, the last of them above the bet and more than he owns."""
    bet, most = bet_to_match(books), everything(books, seat)
    ends = [bet, least_wager(books), plain_wager(books, seat), most]
    if offered is not None:
        ends += [offered.call, *(offered.bet or ()), *(offered.raise_to or ())]
    near = {end + step for end in ends for step in (-1, 0, 1)} | {books.in_front[seat] + 1}
    return sorted(to for to in near if books.in_front[seat] < to <= max(bet, most) + 1)


def _in_common(tries: list[_Tried]) -> set[str]:
    """The clauses that forbid all of it."""
    return set.intersection(*[{*one.clauses} for one in tries])


def _whatever(seat: Seat, action: str, example: _Tried, clauses: set[str]) -> Forbidden:
    return Forbidden(seat, action, example.event, tuple(b for b in example.broken if b.clause in clauses))


def _of_one_kind(seat: Seat, action: str, tries: list[_Tried], usual: Chips) -> list[Forbidden]:
    """One entry when a clause forbids every amount, with the usual one as the example; else one for each span."""
    common = _in_common(tries)
    if common:
        example = next((one for one in tries if one.to == usual), tries[0])
        return [_whatever(seat, action, example, common)]
    found = []
    for span in _spans(tries):
        whole = _whatever(seat, action, span[0], _in_common(span))
        most = None if span[-1] is tries[-1] else span[-1].to
        found.append(whole._replace(least=span[0].to, most=most))
    return found


def _spans(tries: list[_Tried]) -> list[list[_Tried]]:
    """Neighbouring attempts that are forbidden by a clause they have in common."""
    spans: list[list[_Tried]] = [[]]
    for one in tries:
        if not one.broken or (spans[-1] and not _in_common([*spans[-1], one])):
            spans.append([])
        if one.broken:
            spans[-1].append(one)
    return [span for span in spans if span]
