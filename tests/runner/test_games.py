"""Limits, antes and Pineapple on an engine: what it is asked, what it must support, and what it is blamed for."""

import msgspec
import pytest

from holdem_conformance.protocol.messages import Act, HandRequest
from holdem_conformance.runner.applicability import needs
from holdem_conformance.runner.request import hand_request, is_with_other_cards
from holdem_conformance.runner.status import Status
from holdem_spec.vocabulary.cards import cards
from holdem_spec.vocabulary.events import Shown
from holdem_spec.vocabulary.rulebook import HOUSE

ALL = ("no-limit", "pot-limit", "fixed-limit", "ante", "pineapple", "tournament", "showdown-choice")
TABLE = 'blinds = [50, 100]\nseats = [["Cem", 5000], ["Ada", 5000], ["Ben", 5000]]\nbutton = "Ada"\n'
FOLDS = "\nAda folds\nBen folds\n"
FOLDED = "\nstacks = { Ada = 5000, Ben = 4950, Cem = 5050 }"
THREE = 'variant = "pineapple"\ncards = { Ada = "As Kd 4c", Ben = "7c 7d 4d", Cem = "Qh Jh 4h" }\n'
DISCARDS = "\nAda discards 4c\nBen discards 4d\nCem discards 4h\n"


@pytest.fixture
def pineapple(written):
    def write(play=DISCARDS + FOLDS, clauses="VAR-PINEAPPLE"):
        return written(play, FOLDED, clauses=clauses, table="\n" + TABLE + THREE)

    return write


GAMES = {
    "": ("no-limit",),
    'limit = "fixed-limit"\n': ("fixed-limit",),
    'limit = "pot-limit"\nante = 5\n': ("pot-limit", "ante"),
    "tournament = true\n": ("no-limit", "tournament"),
    THREE: ("no-limit", "pineapple"),
}


@pytest.mark.parametrize("keys", GAMES)
def test_an_engine_is_asked_only_for_games_it_supports(wrapped, written, outcome, keys):
    play = DISCARDS + FOLDS if keys == THREE else FOLDS
    result = FOLDED if "ante" not in keys else "\nstacks = { Ada = 4995, Ben = 4945, Cem = 5060 }"
    scenario = written(play, result, clauses="VAR-ANTE", table="\n" + TABLE + keys)
    assert needs(scenario) == GAMES[keys]
    assert outcome(wrapped(), scenario).status is Status.PASS
    for missing in GAMES[keys]:
        hindered = outcome(wrapped(supports=tuple(feature for feature in ALL if feature != missing)), scenario)
        assert (hindered.status, hindered.reason) == (Status.UNSUPPORTED, f"the engine does not support {missing}")


def test_a_discard_in_holdem_needs_an_engine_that_knows_discards(written):
    scenario = written("\nAda may not discard As: VAR-PINEAPPLE\n" + FOLDS, FOLDED, table="\n" + TABLE)
    assert needs(scenario) == ("no-limit", "pineapple")


def test_the_request_tells_the_game(written):
    keys = 'limit = "fixed-limit"\nante = 5\ntournament = true\n'
    told = hand_request(
        written(FOLDS, "\nstacks = { Ada = 4995, Ben = 4945, Cem = 5060 }", table="\n" + TABLE + keys).table, HOUSE
    )
    assert msgspec.to_builtins(told.table) == {
        "stacks": (5000, 5000, 5000), "button": 1, "blinds": (50, 100), "limit": "fixed-limit", "limits": (100, 200),
        "ante": 5, "variant": "holdem", "hole_cards": 2, "tournament": True,
    }  # fmt: skip


def test_the_request_tells_three_cards_each(pineapple):
    told = hand_request(pineapple().table, HOUSE)
    assert (told.table.variant, told.table.hole_cards, told.table.limits) == ("pineapple", 3, None)
    assert told.holes == (("Qh", "Jh", "4h"), ("As", "Kd", "4c"), ("7c", "7d", "4d"))
    assert told.burns[0] == told.deck[9]


def test_the_two_cards_kept_are_a_players_own(pineapple):
    scenario = pineapple()
    assert not is_with_other_cards(Shown(1, cards("As Kd")), scenario)
    assert is_with_other_cards(Shown(1, cards("As Kd 4c")), scenario)
    assert is_with_other_cards(Shown(1, cards("As 4c")), scenario)


class OneAfterTheOther:
    """Asks for discards from the left of the button, one player at a time."""

    def seen(self, snapshot):
        asked = sorted(snapshot.to_discard, key=lambda seat: (seat - 2) % 3)
        return msgspec.structs.replace(snapshot, to_discard=tuple(asked[:1]))


def test_discards_follow_the_order_in_which_the_engine_asks(wrapped, pineapple, outcome):
    engine = type("InOrder", (OneAfterTheOther, wrapped), {})()
    assert outcome(engine, pineapple()).status is Status.PASS


def test_an_engine_that_hides_who_has_to_discard_is_believed(wrapped, pineapple, outcome):
    class Hides(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, to_discard=None)

    hidden = outcome(Hides(), pineapple())
    assert (hidden.status, hidden.unseen) == (Status.UNOBSERVED, ("VAR-PINEAPPLE",))
    assert outcome(Hides(), pineapple(clauses="BET-AFTERDEAL")).status is Status.PASS


def test_an_engine_that_asks_nobody_to_discard_fails(wrapped, pineapple, outcome):
    class AsksNobody(wrapped):
        def seen(self, snapshot):
            return msgspec.structs.replace(snapshot, to_discard=())

    failure = outcome(AsksNobody(), pineapple()).failure
    assert (failure.expected, failure.clause) == ("Ada to discard", "VAR-PINEAPPLE")


def test_a_second_discard_that_is_accepted_fails(wrapped, pineapple, outcome):
    class AcceptsEveryDiscard(wrapped):
        def act(self, act: Act):
            acted = super().act(act)
            return msgspec.structs.replace(acted, outcome="accepted") if act.action == "discard" else acted

    play = "\nAda discards 4c\nAda may not discard Kd: VAR-PINEAPPLE\nBen discards 4d\nCem discards 4h\n" + FOLDS
    failure = outcome(AcceptsEveryDiscard(), pineapple(play)).failure
    assert (failure.expected, failure.got) == ("refused by VAR-PINEAPPLE", "accepted")


class WithoutAnte:
    """Lets nobody pay an ante."""

    def hand(self, request: HandRequest):
        return super().hand(msgspec.structs.replace(request, table=msgspec.structs.replace(request.table, ante=0)))


class EqualBlinds:
    """Takes the big blind for the small one as well."""

    def hand(self, request: HandRequest):
        table = msgspec.structs.replace(request.table, blinds=(100, 100))
        return super().hand(msgspec.structs.replace(request, table=table))


@pytest.mark.parametrize(
    ("fault", "mode", "clause"),
    [(WithoutAnte, "each", "VAR-ANTE"), (WithoutAnte, "big_blind", "VAR-ANTE"), (EqualBlinds, "each", "BLIND-AMOUNT")],
)
def test_what_is_not_posted_is_blamed(wrapped, written, outcome, fault, mode, clause):
    stacks = {"each": "\nstacks = { Ada = 4995, Ben = 4945, Cem = 5060 }", "big_blind": FOLDED}[mode]
    head = f'under = {{ "ante.mode" = "{mode}" }}\n'
    table = "\n" + TABLE + "ante = 5\n"
    scenario = written(FOLDS, stacks, clauses="BLIND-AMOUNT VAR-ANTE", head=head, table=table)
    assert outcome(wrapped(), scenario).status is Status.PASS
    failure = outcome(type("Faulty", (fault, wrapped), {})(), scenario).failure
    assert failure.expected.startswith("antes and blinds of ")
    assert failure.clause == clause


def test_a_wrong_fixed_amount_is_blamed(wrapped, written, outcome):
    class FreeSizes(wrapped):
        def hand(self, request: HandRequest):
            table = msgspec.structs.replace(request.table, limit="no-limit", limits=None)
            return super().hand(msgspec.structs.replace(request, table=table))

    play = "\nAda may fold, call 100, raise to 200\n" + FOLDS
    scenario = written(play, FOLDED, clauses="FL-LOW", table="\n" + TABLE + 'limit = "fixed-limit"\n')
    failure = outcome(FreeSizes(), scenario).failure
    assert (failure.got, failure.clause) == ("fold, call 100, raise to 200..5000", "FL-LOW")
