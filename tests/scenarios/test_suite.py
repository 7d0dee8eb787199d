"""What holds for all golden hands that are shipped: each judges its subject and nothing beside it."""

from collections.abc import Iterator

import pytest

from holdem_conformance.runner.showing import the_order_matters
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import PotSize, Returned, Scenario
from holdem_conformance.scenarios.moves import move_on
from holdem_conformance.scenarios.read import suite
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import BetReturned, Event

HANDS = {scenario.id: scenario for scenario in suite()}
ORDER = {"show.first", "show.side"}


def about(scenario: Scenario) -> tuple[str, ...]:
    return tuple(clause.partition("-")[0] for clause in scenario.clauses)


def a_bet_went_back(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> Iterator[bool]:
    """Statement by statement, whether some bet has gone back before it; at last, whether one did at all."""
    went_back: list[Event] = []
    apply = Ledger.apply

    def listen(ledger: Ledger, event: Event) -> None:
        went_back.extend([event] if isinstance(event, BetReturned) else [])
        apply(ledger, event)

    monkeypatch.setattr(Ledger, "apply", listen)
    course = Course(scenario.table, scenario.rules, scenario.result.pots)
    for statement in scenario.play:
        move_on(course, statement)
        yield bool(went_back)
        if hasattr(statement, "choice") and not hasattr(statement, "clause"):
            course.act(statement.choice)
    course.go_on()
    yield bool(went_back)


@pytest.mark.parametrize("id", [id for id, scenario in HANDS.items() if "POT" not in about(scenario)])
def test_what_goes_back_is_left_to_the_hands_about_pots(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = HANDS[id]
    assert scenario.result.returned is None
    *before, at_all = a_bet_went_back(scenario, monkeypatch)
    for statement, gone_back in zip(scenario.play, before, strict=True):
        assert not isinstance(statement, Returned)
        assert not (gone_back and isinstance(statement, PotSize)), statement.place.text
    assert scenario.result.pots is None or not at_all


def test_the_fold_out_that_returns_a_bet_is_still_there() -> None:
    """Everybody folds to a bet of which a part was matched: one hand or two, and they say that they are about it."""
    fold_outs = [
        scenario.clauses
        for scenario in HANDS.values()
        if scenario.result.returned and scenario.result.pots and len(scenario.result.pots[0].among) == 1
    ]
    assert len(fold_outs) >= 2
    assert all("POT-RETURN@1" in clauses for clauses in fold_outs)


@pytest.mark.parametrize("id", [id for id, scenario in HANDS.items() if ORDER & set(scenario.under)])
def test_the_order_of_showing_matters_only_where_it_is_the_subject(id: str) -> None:
    assert the_order_matters(HANDS[id])
