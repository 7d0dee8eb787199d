"""Engines that ask the wrong player, too early or too late, or offer a wrong menu."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import MenuShown
from holdem_conformance.runner.status import Status

CHECKED_DOWN = """
Ada calls to 100
Ben calls to 100
Cem checks
Ben checks
Cem checks
Ada checks
turn
Ben checks
Cem checks
Ada checks
river
Ben checks
Cem checks
Ada checks
showdown
Ben shows
Cem shows
Ada shows
"""
LEVEL_TABLE = """
blinds = [50, 100]
seats = [["Cem", 5000], ["Ada", 5000], ["Ben", 5000]]
button = "Ada"
cards = { Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }
board = "2c 5d 9h Ts 3s"
"""
BEN_WINS = "\nstacks = { Ada = 4900, Ben = 5200, Cem = 4900 }\n"


@pytest.fixture
def checked_down(written):
    def write(clauses="BET-CLOCKWISE"):
        return written(CHECKED_DOWN, BEN_WINS, table=LEVEL_TABLE, clauses=clauses)

    return write


def with_board(snapshot, cards):
    return snapshot.board is not None and len(snapshot.board) == cards


def replaced(snapshot, **changes):
    return msgspec.structs.replace(snapshot, **changes)


def test_the_reference_checks_it_down(wrapped, checked_down, outcome):
    assert outcome(wrapped(), checked_down()).status is Status.PASS


@pytest.mark.parametrize(("board", "clause"), [(0, "BET-STARTPRE"), (3, "BET-STARTPOST")])
def test_a_wrong_first_player_is_blamed_by_the_specification(wrapped, checked_down, outcome, board, clause):
    class AsksCemFirst(wrapped):
        def seen(self, snapshot):
            first = with_board(snapshot, board) and snapshot.to_act == (1 if board == 0 else 2)
            return replaced(snapshot, to_act=0) if first else snapshot

    failure = outcome(AsksCemFirst(), checked_down()).failure
    assert failure.clause == clause
    assert failure.got.startswith("Cem to act")


def test_a_wrong_next_player(wrapped, checked_down, outcome):
    class SkipsBen(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, to_act=0) if with_board(snapshot, 0) and snapshot.to_act == 2 else snapshot

    failure = outcome(SkipsBen(), checked_down()).failure
    assert (failure.text, failure.clause) == ("Ben calls to 100", "BET-CLOCKWISE")


def test_a_street_dealt_too_early(wrapped, checked_down, outcome):
    class DealsBeforeTheBigBlind(wrapped):
        def seen(self, snapshot):
            early = with_board(snapshot, 0) and snapshot.to_act == 0
            return replaced(snapshot, board=("2c", "5d", "9h"), to_act=2) if early else snapshot

    scenario = checked_down()
    failure = outcome(DealsBeforeTheBigBlind(), scenario).failure
    assert (failure.text, failure.clause) == ("Cem checks", "DEAL-STREETGATE")
    assert (failure.expected, failure.got) == ("Cem to act before the flop", "Ben to act on the flop")


def test_a_round_that_does_not_end(wrapped, checked_down, outcome):
    class AsksAdaAgain(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, board=(), to_act=1) if with_board(snapshot, 3) else snapshot

    failure = outcome(AsksAdaAgain(), checked_down()).failure
    assert (failure.text, failure.clause) == ("Ben checks", "BET-ROUNDEND")


def test_a_hand_that_ends_too_early(wrapped, checked_down, outcome):
    class StopsOnTheTurn(wrapped):
        def seen(self, snapshot):
            if with_board(snapshot, 4):
                return replaced(snapshot, over=True, to_act=-1, stacks=(5000, 5000, 5000))
            return snapshot

    failure = outcome(StopsOnTheTurn(), checked_down()).failure
    assert (failure.got, failure.clause) == ("the hand is over", "DEAL-STREETGATE")


def test_a_hand_that_does_not_end(wrapped, checked_down, outcome):
    class NeverOver(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, over=False, to_act=-1, pots=None) if snapshot.over else snapshot

    assert outcome(NeverOver(), checked_down()).failure.expected == "the hand is over"


def test_other_cards_on_the_board(wrapped, checked_down, outcome):
    class DealsWithoutBurning(wrapped):
        def hand(self, request):
            return super().hand(msgspec.structs.replace(request, rules={**request.rules, "deal.burn": "off"}))

    failure = outcome(DealsWithoutBurning(), checked_down()).failure
    assert failure.clause == "DEAL-BURN1"
    assert failure.expected == "board 2c 5d 9h"

    class TurnsUpAnyCard(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, board=("2c", "5d", "9s")) if with_board(snapshot, 3) else snapshot

    assert outcome(TurnsUpAnyCard(), checked_down()).failure.clause == "DEAL-TOPCARD"


def test_a_turn_that_is_put_among_the_flop(wrapped, checked_down, outcome):
    class SortsTheBoard(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, board=("2c", "5d", "Ts", "9h")) if with_board(snapshot, 4) else snapshot

    failure = outcome(SortsTheBoard(), checked_down()).failure
    assert failure.clause == "DEAL-BOARDORDER"
    assert (failure.expected, failure.got) == ("board 2c 5d 9h Ts", "2c 5d Ts 9h")


def test_blinds_of_the_wrong_players(wrapped, checked_down, outcome):
    class SwapsTheBlinds(wrapped):
        def seen(self, snapshot):
            if with_board(snapshot, 0) and snapshot.bets == (100, 0, 50):
                return replaced(snapshot, bets=(50, 0, 100), stacks=(4950, 5000, 4900))
            return snapshot

    failure = outcome(SwapsTheBlinds(), checked_down()).failure
    assert (failure.expected, failure.got) == ("blinds of Cem 100, Ben 50", "Cem 50, Ben 100")
    assert failure.clause == "BLIND-SEATS"


def test_a_menu_with_too_much(wrapped, written, outcome):
    class OffersTheRaise(wrapped):
        def seen(self, snapshot):
            if snapshot.menu == MenuShown(fold=True, call=50):
                return replaced(snapshot, menu=MenuShown(fold=True, call=50, raise_to=(250, 5000)))
            return snapshot

    failure = outcome(OffersTheRaise(), written()).failure
    assert failure.expected == "fold, call 50"
    assert failure.got == "fold, call 50, raise to 250..5000"
    assert failure.clause == "NL-NOREOPEN"


def test_a_menu_that_lacks_something(wrapped, written, outcome):
    class OffersNoFold(wrapped):
        def seen(self, snapshot):
            menu = snapshot.menu and msgspec.structs.replace(snapshot.menu, fold=False)
            return replaced(snapshot, menu=menu)

    failure = outcome(OffersNoFold(), written()).failure
    assert (failure.got, failure.clause) == ("call 50", "BET-MENUBET")


def test_the_wrong_player_is_asked_to_show(wrapped, written, outcome):
    class AsksCemToShow(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, to_show=0) if snapshot.to_show == 2 else snapshot

    failure = outcome(AsksCemToShow(), written(clauses="SHOW-FIRSTCHECKED")).failure
    assert (failure.expected, failure.got) == ("Ben to show", "Cem to show")
    assert failure.clause.startswith("SHOW-")


@pytest.mark.parametrize("about", ["BET-CLOCKWISE", "DEAL-BURN1"])
def test_a_wrong_card_after_a_burn_is_no_missing_burn(wrapped, checked_down, outcome, about):
    class TurnsUpAnyCard(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, board=("2c", "5d", "9s")) if with_board(snapshot, 3) else snapshot

    assert outcome(TurnsUpAnyCard(), checked_down(about)).failure.clause == "DEAL-TOPCARD"


def test_who_is_to_act_in_a_hand_that_is_over_is_not_to_act(wrapped, checked_down, outcome):
    class SaysOver(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, over=True, stacks=(5000,) * 3) if with_board(snapshot, 3) else snapshot

    assert outcome(SaysOver(), checked_down()).failure.got == "the hand is over"


def test_who_is_to_act_at_the_very_end_does_not_matter(wrapped, checked_down, outcome):
    class StillPrompts(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, to_act=1) if snapshot.over else snapshot

    assert outcome(StillPrompts(), checked_down()).status is Status.PASS


def test_a_player_passed_over_may_be_what_the_scenario_is_about(wrapped, checked_down, outcome):
    class NoOption(wrapped):
        def seen(self, snapshot):
            early = with_board(snapshot, 0) and snapshot.to_act == 0
            return replaced(snapshot, board=("2c", "5d", "9h"), to_act=2) if early else snapshot

    assert outcome(NoOption(), checked_down("BET-CLOCKWISE")).failure.clause == "DEAL-STREETGATE"
    assert outcome(NoOption(), checked_down("BET-BBOPTION")).failure.clause == "BET-BBOPTION"


def test_the_board_is_looked_at_where_a_street_is_named_even_without_turns(wrapped, checked_down, outcome):
    class ShowsNoTurn(wrapped):
        def __init__(self, cards):
            super().__init__()
            self.cards = cards

        def seen(self, snapshot):
            board = ("2c", "5d", "9h", "Ts", "3s")[: self.cards] if with_board(snapshot, 4) else snapshot.board
            return replaced(snapshot, to_act=None, board=board)

    assert outcome(ShowsNoTurn(4), checked_down("POT-WINBEST")).status is Status.PASS
    behind = outcome(ShowsNoTurn(3), checked_down("POT-WINBEST")).failure
    assert (behind.text, behind.expected) == ("turn", "4 cards on the board")
    assert behind.got == "3 cards, nobody to act on the flop"
    ahead = outcome(ShowsNoTurn(5), checked_down("POT-WINBEST")).failure
    assert (ahead.text, ahead.clause) == ("turn", "DEAL-STREETGATE")


def test_a_scenario_that_breaks_the_rules_itself_is_an_error(wrapped, written, outcome):
    play = "\nAda calls to 100\nCem checks\nBen folds\n"
    came = outcome(wrapped(), written(play, "\nstacks = { Ada = 5000, Ben = 100, Cem = 5050 }\n"))
    assert came.status is Status.FAIL  # the reference does not ask Cem

    class AsksAnybody(wrapped):
        def seen(self, snapshot):
            return replaced(snapshot, to_act=None)

    came = outcome(AsksAnybody(), written(play, "\nstacks = { Ada = 5000, Ben = 100, Cem = 5050 }\n"))
    assert came.status is Status.ERROR
    assert "cannot be played: 'Cem checks' breaks" in came.failure.got
