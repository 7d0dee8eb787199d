"""What an engine does not show leaves clauses unobserved, and no more of them than hang on it."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import MenuShown, PotSeen, Snapshot
from holdem_conformance.runner.status import Status


@pytest.fixture
def hides(wrapped):
    """An engine that does not show some parts of its table."""

    def make(*names):
        class Hides(wrapped):
            def seen(self, snapshot):
                return msgspec.structs.replace(snapshot, **dict.fromkeys(names))

        return Hides()

    return make


@pytest.mark.parametrize(
    ("hidden", "clauses", "status"),
    [
        ("menu", "NL-NOREOPEN", Status.UNOBSERVED),
        ("menu", "SHOW-FIRSTCHECKED", Status.PASS),
        ("to_act", "BET-CLOCKWISE", Status.UNOBSERVED),
        ("to_act", "POT-WINBEST", Status.PASS),
        ("board", "DEAL-BURN1", Status.UNOBSERVED),
        ("board", "POT-WINBEST", Status.PASS),
        ("stacks", "POT-WINBEST", Status.UNOBSERVED),
        ("pots", "POT-SUM", Status.UNOBSERVED),
        ("pots", "NL-MINRAISE", Status.PASS),
        ("shown", "SHOW-FIRSTCHECKED", Status.UNOBSERVED),
        ("shown", "POT-SUM", Status.PASS),
        ("to_show", "SHOW-FIRSTCHECKED", Status.UNOBSERVED),
        ("bets", "NL-NOREOPEN", Status.PASS),
    ],
)
def test_what_is_hidden_leaves_the_clauses_it_tells_of_unobserved(hides, written, outcome, hidden, clauses, status):
    came = outcome(hides(hidden), written(clauses=clauses))
    assert came.status is status
    assert bool(came.unseen) is (status is Status.UNOBSERVED)


def test_a_turn_that_is_hidden_only_while_players_bet(wrapped, written, outcome):
    class HidesTurns(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, to_act=None) if snapshot.to_act >= 0 else snapshot

    assert outcome(HidesTurns(), written(clauses="BET-CLOCKWISE")).status is Status.UNOBSERVED


def test_hiding_does_not_hide_a_failure(wrapped, written, outcome):
    class HidesAndAccepts(wrapped):
        def act(self, act):
            return msgspec.structs.replace(super().act(act), outcome="accepted")

        def seen(self, snapshot):
            return Snapshot(over=snapshot.over)

    assert outcome(HidesAndAccepts(), written()).failure.clause == "NL-NOREOPEN"


def test_an_abstract_menu_is_compared_by_kind_only(wrapped, written, outcome):
    class Abstract(wrapped):
        def __init__(self):
            super().__init__(offers="abstract")

        def seen(self, snapshot):
            if snapshot.menu is None or not snapshot.menu.call:
                return snapshot
            return msgspec.structs.replace(snapshot, menu=msgspec.structs.replace(snapshot.menu, call=1))

    assert outcome(Abstract(), written(clauses="BET-MENUBET")).status is Status.PASS
    assert outcome(Abstract(), written()).status is Status.UNOBSERVED

    class AbstractAndWrong(Abstract):
        def seen(self, snapshot):
            if snapshot.menu != MenuShown(fold=True, call=50):
                return snapshot
            return msgspec.structs.replace(snapshot, menu=MenuShown(fold=True, call=50, raise_to=(1, 2)))

    failure = outcome(AbstractAndWrong(), written()).failure
    assert (failure.expected, failure.got) == ("fold, call", "fold, call, raise")


def test_amounts_that_do_not_count_are_not_blamed(wrapped, written, outcome):
    class AnyAmountWillDo(wrapped):
        def seen(self, snapshot):
            if snapshot.menu != MenuShown(fold=True, call=50):
                return snapshot
            return msgspec.structs.replace(snapshot, menu=MenuShown(fold=True, call=1, raise_to=(5000, 5000)))

    scenario = written(clauses="BET-CALL NL-NOREOPEN")
    assert outcome(AnyAmountWillDo(offers="abstract"), scenario).failure.clause == "NL-NOREOPEN"
    assert outcome(AnyAmountWillDo(), scenario).failure.clause == "BET-CALL"


ALL_IN_AND_CALLED = """
Ada calls to 100
Ben goes all-in to 150
Ada may not show: SHOW-WHEN
Cem calls to 150
Ada folds
nobody to act
Cem may not show: SHOW-FIRSTCHECKED
Ben shows
Cem shows
"""


@pytest.fixture
def turns_up_at_once(wrapped):
    """Hands lie open as soon as nobody has to bet: nobody is asked, and whoever is said to show has shown."""

    def make(tells=False, always=False):
        class TurnsUp(wrapped):
            def act(self, act):
                acted = super().act(act)
                lies_open = act.action == "show" and (always or acted.snapshot.to_act < 0)
                return msgspec.structs.replace(acted, outcome="accepted") if lies_open else acted

            def seen(self, snapshot):
                return msgspec.structs.replace(snapshot, to_show=-1, shown=snapshot.shown if tells else None)

        return TurnsUp()

    return make


def test_hands_turned_up_at_once_have_no_order(turns_up_at_once, written, outcome):
    scenario = written(ALL_IN_AND_CALLED, clauses="SHOW-FIRSTCHECKED")
    assert outcome(turns_up_at_once(), scenario).status is Status.UNOBSERVED
    assert outcome(turns_up_at_once(tells=True), scenario).failure.clause == "SHOW-FIRSTCHECKED"
    assert outcome(turns_up_at_once(always=True), scenario).failure.clause == "SHOW-WHEN"


def test_pots_without_winners_leave_the_pot_clauses_unobserved(wrapped, written, outcome):
    class CountsOnly(wrapped):
        def seen(self, snapshot):
            pots = tuple(PotSeen(pot.chips) for pot in snapshot.pots)
            return msgspec.structs.replace(snapshot, pots=pots)

    assert outcome(CountsOnly(), written(clauses="POT-WINBEST")).status is Status.UNOBSERVED
    assert outcome(CountsOnly(), written()).status is Status.PASS


@pytest.mark.parametrize(
    ("changes", "clause"), [({"deals": "cards"}, "DEAL-TOPCARD"), ({"burns": False}, "DEAL-BURN1")]
)
def test_how_it_deals_may_hide_a_clause(wrapped, written, outcome, changes, clause):
    assert outcome(wrapped(**changes), written(clauses=clause)).status is Status.UNOBSERVED
    assert outcome(wrapped(**changes), written()).status is Status.PASS
