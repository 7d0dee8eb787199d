"""Hands to lay beside each other, and the clauses that compare them."""

from collections.abc import Callable
from typing import Any

import pytest

from holdem_reference.hand import menu, to_act
from holdem_reference.state import State
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import Verdict
from holdem_spec.vocabulary.events import (
    Bet,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    Menu,
    Mucked,
    Offered,
    RaisedTo,
    Shown,
)

CHOICES = (Folded, Checked, Called, Bet, RaisedTo, Discarded, Shown, Mucked)


@pytest.fixture(scope="session")
def compare() -> dict[str, Callable[..., Verdict]]:
    """The clauses that compare, by id."""
    return {clause.id: clause.check for clause in all_clauses() if clause.form == Form.COMPARES}


@pytest.fixture(scope="session")
def with_offers() -> Callable[..., tuple[Event, ...]]:
    """The events of a played hand with the menu before every action: `with_offers(hand)`; `offer` makes the menu of a
    state, the engine's own if not given."""

    def told(hand: Any, offer: Callable[[State], Menu] = menu) -> tuple[Event, ...]:
        deciding = iter(hand.deciding)
        found: list[Event] = []
        for event in hand.events:
            if isinstance(event, CHOICES):
                state = next(deciding)
                if not isinstance(event, Discarded | Shown | Mucked):
                    found.append(Offered(to_act(state), offer(state)))
            found.append(event)
        return tuple(found)

    return told
