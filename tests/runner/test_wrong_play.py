"""Engines that answer, but do not play hold'em: each fails, and on the clause it breaks."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import Act, Deed, PotSeen, Refused
from holdem_conformance.runner.status import Status

from .conftest import LIMPER


def test_the_reference_passes(wrapped, written, outcome):
    assert outcome(wrapped(), written()).status is Status.PASS


def test_who_accepts_everything_fails_on_the_clause_of_the_refusal(wrapped, written, outcome):
    class AcceptsEverything(wrapped):
        def act(self, act):
            return msgspec.structs.replace(super().act(act), outcome="accepted", reason=None)

    failure = outcome(AcceptsEverything(), written()).failure
    assert failure.text == "Ada may not raise to 250: NL-NOREOPEN"
    assert (failure.expected, failure.got) == ("refused by NL-NOREOPEN", "accepted")
    assert failure.clause == "NL-NOREOPEN"


def test_who_refuses_everything_fails_on_what_is_permitted(wrapped, written, outcome):
    class RefusesEverything(wrapped):
        def act(self, act):
            return msgspec.structs.replace(super().act(act), outcome="refused", reason="no")

    failure = outcome(RefusesEverything(), written()).failure
    assert (failure.text, failure.expected, failure.got) == ("Ada calls to 100", "accepted", "refused (no)")
    assert failure.clause == "BET-MENUBET"


def test_who_changes_an_illegal_action_fails_and_the_report_says_into_what(wrapped, written, outcome):
    class CallsInstead(wrapped):
        def act(self, act):
            acted = super().act(act)
            if acted.outcome == "refused" and act.action == "raise":
                called = super().act(Act(act.seat, "call", 150))
                return msgspec.structs.replace(called, outcome="changed", did=Deed("call", 150))
            return acted

    failure = outcome(CallsInstead(), written()).failure
    assert (failure.got, failure.clause) == ("changed into call to 150", "NL-NOREOPEN")


def test_who_changes_a_legal_action_fails(wrapped, written, outcome):
    class FoldsInstead(wrapped):
        def act(self, act):
            if act.action == "call":
                folded = super().act(Act(act.seat, "fold"))
                return msgspec.structs.replace(folded, outcome="changed", did=Deed("fold"))
            return super().act(act)

    failure = outcome(FoldsInstead(), written()).failure
    assert (failure.text, failure.got) == ("Ada calls to 100", "changed into fold")


def test_a_refusal_that_leaves_its_mark_is_none(wrapped, written, outcome):
    class FinesTheTry(wrapped):
        def act(self, act):
            acted = super().act(act)
            if acted.outcome != "refused":
                return acted
            seen = acted.snapshot
            stacks = tuple(chips - (seat == 1) for seat, chips in enumerate(seen.stacks))
            return msgspec.structs.replace(acted, snapshot=msgspec.structs.replace(seen, stacks=stacks))

    failure = outcome(FinesTheTry(), written()).failure
    assert failure.got == "refused, but the stacks changed"


def test_chips_that_vanish_are_missed_at_once(wrapped, written, outcome):
    class LosesAChip(wrapped):
        def seen(self, snapshot):
            stacks = (snapshot.stacks[0] - 1, *snapshot.stacks[1:])
            return msgspec.structs.replace(snapshot, stacks=stacks)

    failure = outcome(LosesAChip(), written()).failure
    assert (failure.expected, failure.got, failure.clause) == ("10150 chips in all", "10149", "SEAT-CHIPCONSERVE")


def test_chips_may_not_appear_among_bets_and_pots_either(wrapped, written, outcome):
    class CountsBetsTwice(wrapped):
        def seen(self, snapshot):
            if snapshot.over:
                return snapshot
            pots = (*snapshot.pots, PotSeen(sum(snapshot.bets)))
            return msgspec.structs.replace(snapshot, pots=pots)

    assert outcome(CountsBetsTwice(), written()).failure.clause == "SEAT-CHIPCONSERVE"


@pytest.mark.parametrize(
    ("key", "blame", "clause"),
    [("stacks", "", "POT-WINBEST"), ("stacks", 'blame = { stacks = "NL-NOREOPEN" }', "NL-NOREOPEN")],
)
def test_a_wrong_payment_is_blamed_unless_the_scenario_says_otherwise(wrapped, written, outcome, key, blame, clause):
    class PaysTheWrongPlayer(wrapped):
        def seen(self, snapshot):
            if not snapshot.over:
                return snapshot
            cem, ada, ben = snapshot.stacks
            return msgspec.structs.replace(snapshot, stacks=(cem + ben, ada, 0))

    result = f"stacks = {{ Ada = 4900, Ben = 400, Cem = 4850 }}\n{blame}\n"
    failure = outcome(PaysTheWrongPlayer(), written(result="\n" + result)).failure
    assert (failure.text, failure.clause) == ("the result", clause)
    assert failure.got == "Cem 5250, Ada 4900"


SPLIT_TABLE = """
blinds = [5, 10]
seats = [["Ines", 300], ["Jost", 300], ["Kuno", 300]]
button = "Kuno"
cards = { Ines = "9s 4c", Jost = "As Ks", Kuno = "Ah Kh" }
board = "Qd 8c 5d 3h 2c"
"""
SPLIT = "\nKuno calls to 10\nInes folds\nJost checks\n" + "Jost checks\nKuno checks\n" * 3
SPLIT += "Jost shows\nKuno shows\n"
SPLIT_RESULT = """
pots = [{ chips = 25, among = ["Jost", "Kuno"], to = { Jost = 13, Kuno = 12 } }]
stacks = { Ines = 295, Jost = 303, Kuno = 302 }
"""


@pytest.mark.parametrize(
    ("stacks", "blame", "clause"),
    [
        ((295, 302, 303), "", "POT-ODD"),
        ((295, 315, 290), "", "DECK-SUITEQUAL"),
        ((296, 302, 302), "", "DECK-SUITEQUAL"),
        ((295, 302, 303), 'blame = { stacks = "POT-SUM" }\n', "POT-SUM"),
    ],
)
def test_an_odd_chip_is_told_from_a_wrong_winner(wrapped, written, outcome, stacks, blame, clause):
    """25 in the pot: 13 and 12. One chip to the wrong winner is no matter of suits; all 25 to one of them is."""

    class PaysOtherwise(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, stacks=stacks) if snapshot.over else snapshot

    scenario = written(SPLIT, SPLIT_RESULT + blame, table=SPLIT_TABLE, clauses="DECK-SUITEQUAL POT-ODD")
    assert outcome(wrapped(), scenario).status is Status.PASS
    assert outcome(PaysOtherwise(), scenario).failure.clause == clause


def test_a_hand_that_is_over_refuses_everything(wrapped, written, outcome):
    play = "\nAda raises to 250\nBen folds\nCem folds\nend\nAda may not show: END-OVER\n"
    scenario = written(play, "\nstacks = { Ada = 5150, Ben = 100, Cem = 4900 }\n", clauses="END-OVER")
    assert outcome(wrapped(), scenario).status is Status.PASS

    class LetsTheWinnerShow(wrapped):
        def act(self, act):
            acted = super().act(act)
            return msgspec.structs.replace(acted, outcome="accepted") if act.action == "show" else acted

    failure = outcome(LetsTheWinnerShow(), scenario).failure
    assert (failure.text, failure.got, failure.clause) == ("Ada may not show: END-OVER", "accepted", "END-OVER")


def test_the_end_is_looked_at_where_it_is_named(wrapped, written, outcome):
    class NeverOver(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, over=False, pots=None) if snapshot.over else snapshot

    play = "\nAda raises to 250\nBen folds\nCem folds\nend\n"
    scenario = written(play, "\nstacks = { Ada = 5150, Ben = 100, Cem = 4900 }\n", clauses="END-PLAYED")
    failure = outcome(NeverOver(), scenario).failure
    assert (failure.text, failure.expected, failure.clause) == ("end", "the hand is over", "END-PLAYED")


def test_no_engine_is_asked_to_show_other_cards(wrapped, shows_by_itself, written, outcome):
    class Counts(wrapped):
        shows = 0

        def act(self, act):
            self.shows += act.action == "show"
            return super().act(act)

    engine = Counts()
    play = LIMPER.replace("Ben shows", "Ben may not show 7c 7s: SHOW-BOTHCARDS\nBen shows")
    scenario = written(play, clauses="SHOW-BOTHCARDS")
    assert outcome(engine, scenario).status is Status.PASS
    assert engine.shows == 2
    assert outcome(shows_by_itself(), scenario).status is Status.PASS
    asked = written(play.replace(" 7c 7s: SHOW-BOTHCARDS", ": SHOW-BOTHCARDS"), clauses="SHOW-BOTHCARDS")
    assert outcome(shows_by_itself(), asked).status is Status.UNSUPPORTED


def test_pots_are_compared_with_their_winners(wrapped, written, outcome):
    class MisreportsPots(wrapped):
        def seen(self, snapshot):
            pots = (PotSeen(400, (0, 2), ((0, 400),)),) if snapshot.over else snapshot.pots
            return msgspec.structs.replace(snapshot, pots=pots)

    failure = outcome(MisreportsPots(), written()).failure
    assert failure.expected == "pots 400 among Cem, Ben to Ben 400"
    assert failure.got == "400 among Cem, Ben to Cem 400"


def test_pots_are_compared_with_their_contestants(wrapped, written, outcome):
    class NamesAdaToo(wrapped):
        def seen(self, snapshot):
            pots = (PotSeen(400, (0, 1, 2), ((2, 400),)),) if snapshot.over else snapshot.pots
            return msgspec.structs.replace(snapshot, pots=pots)

    assert outcome(NamesAdaToo(), written()).failure.got == "400 among Cem, Ada, Ben to Ben 400"


@pytest.mark.parametrize("key", ["returned", "mucked", "shown"])
def test_every_key_of_the_result_is_looked_at(wrapped, written, outcome, key):
    class Misreports(wrapped):
        def seen(self, snapshot):
            if not snapshot.over:
                return snapshot
            wrong = {"returned": (0, 7, 0), "mucked": (1,), "shown": tuple(reversed(snapshot.shown))}
            return msgspec.structs.replace(snapshot, **{key: wrong[key]})

    result = '\nreturned = {}\nmucked = []\nshown = ["Ben", "Cem"]\nstacks = { Ada = 4900, Ben = 400, Cem = 4850 }\n'
    scenario = written(result=result, clauses="SHOW-FIRSTCHECKED")
    assert outcome(wrapped(), scenario).status is Status.PASS
    failure = outcome(Misreports(), scenario).failure
    assert failure.expected.startswith(key)


def test_a_hand_shown_with_other_cards_is_no_hand(wrapped, written, outcome):
    class SwapsCards(wrapped):
        def seen(self, snapshot):
            shown = tuple((seat, ("As", "Ah")) for seat, _ in snapshot.shown)
            return msgspec.structs.replace(snapshot, shown=shown)

    failure = outcome(SwapsCards(), written()).failure
    assert (failure.expected, failure.got) == ("Ben shows 7c 7d", "As Ah")


def test_a_hand_that_is_not_begun_fails(wrapped, written, outcome):
    class RefusesTables(wrapped):
        def hand(self, request):
            return self.inner.hand(msgspec.structs.replace(request, deck=()))

    assert outcome(RefusesTables(), written()).failure.expected == "a hand at this table"


@pytest.mark.parametrize(
    ("table", "clause"),
    [
        ("blinds = [5, 10]", "BET-BBOPTION"),
        ("blinds = [10, 10]", "BLIND-RATIO"),
        ("blinds = [10, 20]", "BLIND-SHORT"),
        ("blinds = [5, 10]\nante = 20", "VAR-ANTE"),
    ],
)
def test_a_refusal_is_blamed_on_what_is_unusual_at_the_table(wrapped, written, outcome, table, clause):
    class RefusesTables(wrapped):
        def hand(self, request):
            return Refused("not here")

    seats = '\nseats = [["Ada", 100], ["Ben", 15], ["Cem", 100]]\nbutton = "Ada"\n'
    won = "\nstacks = { Ada = 100, Ben = 15, Cem = 100 }\n"
    scenario = written("\nAda folds\nBen folds\n", won, clauses="BET-BBOPTION", table=f"\n{table}{seats}")
    assert outcome(RefusesTables(), scenario).failure.clause == clause


def test_a_table_that_must_be_refused(wrapped, written, outcome):
    alone = '\nblinds = [50, 100]\nseats = [["Ada", 5000]]\nbutton = "Ada"\n'
    scenario = written("", clauses="SEAT-COUNT", table=alone, head='refused = "SEAT-COUNT"\n')
    assert outcome(wrapped(), scenario).status is Status.PASS

    class PlaysAnyway(wrapped):
        def hand(self, request):
            table = msgspec.structs.replace(request.table, stacks=(5000, 5000), button=0)
            return self.inner.hand(msgspec.structs.replace(request, table=table))

    failure = outcome(PlaysAnyway(), scenario).failure
    assert (failure.expected, failure.got) == ("refused by SEAT-COUNT", "a hand begins")
