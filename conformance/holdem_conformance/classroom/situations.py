"""The situations in which a clause that always applies is worth telling. Each is asked about an event and the books
before it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import one_is_left
from holdem_spec.terms.evening import posts_of, usual_posts
from holdem_spec.terms.hands import value
from holdem_spec.terms.pots import pots
from holdem_spec.terms.showdown import hand_value, live, yet_to_show
from holdem_spec.vocabulary.seats import NOBODY, clockwise_after

Situation: TypeAlias = Callable[[Any, Ledger], bool]
"""The event is of a kind that `deciding.toml` names with the situation."""


def _the_blinds_lie_as_the_button_has_them(event: Any, before: Ledger) -> bool:
    return posts_of(before.table) == usual_posts(before.table)


def _the_blinds_lie_otherwise(event: Any, before: Ledger) -> bool:
    return not _the_blinds_lie_as_the_button_has_them(event, before)


def _all_in(event: Any, before: Ledger) -> bool:
    return bool(event.to - before.in_front[event.seat] >= before.stacks[event.seat])


def _an_all_in_player_is_passed_over(event: Any, before: Ledger) -> bool:
    if before.last_to_act == NOBODY:
        return False
    for seat in clockwise_after(before.last_to_act, len(before.stacks)):
        if seat == event.seat:
            return False
        if not before.folded[seat] and not before.stacks[seat]:
            return True
    return False


def _the_contributions_differ(event: Any, before: Ledger) -> bool:
    return len({before.put_in[seat] for seat in yet_to_show(before)}) > 1


def _several_are_paid(event: Any, before: Ledger) -> bool:
    return len(event.shares) > 1


def _several_contest(event: Any, before: Ledger) -> bool:
    return len(pots(before)[event.pot].contestants) > 1


def _a_side_pot(event: Any, before: Ledger) -> bool:
    return bool(event.pot > 0)


def _a_contestant_has_mucked(event: Any, before: Ledger) -> bool:
    return any(before.mucked[seat] for seat in pots(before)[event.pot].contestants)


def _a_better_hand_is_not_in_this_pot(event: Any, before: Ledger) -> bool:
    best = max((hand_value(before, seat) or () for seat, _ in event.shares), default=())
    strangers = set(live(before)) - set(pots(before)[event.pot].contestants)
    return any((hand_value(before, seat) or ()) > best for seat in strangers)


def _one_is_left(event: Any, before: Ledger) -> bool:
    return one_is_left(before)


def _the_board_is_the_best_hand(event: Any, before: Ledger) -> bool:
    return len(before.board) == 5 and hand_value(before, event.seat) == value(before.board)


def _the_board_is_not_complete(event: Any, before: Ledger) -> bool:
    return len(before.board) < 5


SITUATIONS: dict[str, Situation] = {
    function.__name__.strip("_").replace("_", " ").replace("all in", "all-in"): function
    for function in (
        _the_blinds_lie_as_the_button_has_them,
        _the_blinds_lie_otherwise,
        _all_in,
        _an_all_in_player_is_passed_over,
        _the_contributions_differ,
        _several_are_paid,
        _several_contest,
        _a_side_pot,
        _a_contestant_has_mucked,
        _a_better_hand_is_not_in_this_pot,
        _one_is_left,
        _the_board_is_the_best_hand,
        _the_board_is_not_complete,
    )
}
