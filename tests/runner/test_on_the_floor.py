"""Floor scenarios over the protocol: a wrong remedy is found, and named by the right clause."""

from random import Random

import msgspec
import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.engines.registry import started
from holdem_conformance.protocol.floor import DealerDoes, DealerSeen, Declare, IncidentHappens, Push, Ruling, Shuffled
from holdem_conformance.protocol.messages import Acted, HandRequest, Snapshot
from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.floor_play import run_on_the_floor
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.floor_said import (
    AwaitsSaid,
    BurnSaid,
    GoesOn,
    HasSaid,
    MayNotSaid,
    RemedySaid,
    StreetLies,
)
from holdem_conformance.scenarios.read import whole_suite
from holdem_conformance.scenarios.said import OfferSaid, TurnSaid
from holdem_reference import hand
from holdem_spec.vocabulary.cards import UNKNOWN, card, cards
from holdem_spec.vocabulary.floor import BecameBurn, BoardMended, CardReplaced
from holdem_spec.vocabulary.rulebook import HOUSE

FLOOR = {scenario.id: scenario for scenario in whole_suite() if scenario.floor is not None}


class OtherHouse(ReferenceEngine):
    """Plays another reading than it is told."""

    def __init__(self, option: str, reading: str) -> None:
        super().__init__()
        self.other = {option: reading}

    def hand(self, request: HandRequest):
        return super().hand(msgspec.structs.replace(request, rules={**request.rules, **self.other}))


class Deaf(ReferenceEngine):
    """Nods at messages of some kinds, and does nothing."""

    def __init__(self, *kinds: type) -> None:
        super().__init__()
        self.kinds = kinds

    def ask(self, request):
        return self._accepted() if isinstance(request, self.kinds) else super().ask(request)


class TakesEverything(ReferenceEngine):
    """Says yes to whatever is told, and does nothing where it should have refused."""

    def ask(self, request):
        answer = super().ask(request)
        refused = isinstance(answer, Acted) and answer.outcome == "refused"
        return msgspec.structs.replace(answer, outcome="accepted") if refused else answer


class Announces(ReferenceEngine):
    """Announces other deeds of the dealer than those it does."""

    def __init__(self, **instead) -> None:
        super().__init__()
        self.instead = instead

    def _snapshot(self) -> Snapshot:
        snapshot = super()._snapshot()
        deed = snapshot.dealer.next if snapshot.dealer else None
        if deed is None or deed.does.replace("-", "_") not in self.instead:
            return snapshot
        other = self.instead[deed.does.replace("-", "_")](deed)
        return msgspec.structs.replace(snapshot, dealer=msgspec.structs.replace(snapshot.dealer, next=other))


class SaysNothingOfTheDealer(ReferenceEngine):
    def _snapshot(self) -> Snapshot:
        return msgspec.structs.replace(super()._snapshot(), dealer=None)


def outcome(engine, id):
    scenario = FLOOR[id] if isinstance(id, str) else id
    return run_on_the_floor(engine, engine.hello(), scenario, scenario.floor, HOUSE)


def with_line(id, number, said):
    """A scenario with another line in place of one."""
    lines = list(FLOOR[id].floor.lines)
    lines[number] = lines[number]._replace(said=said)
    return FLOOR[id]._replace(floor=FLOOR[id].floor._replace(lines=tuple(lines)))


def with_result(id, **changes):
    floor = FLOOR[id].floor
    return FLOOR[id]._replace(floor=floor._replace(result=floor.result._replace(**changes)))


def number_of(id, text):
    return next(at for at, line in enumerate(FLOOR[id].floor.lines) if line.place.text.startswith(text))


@pytest.mark.parametrize("id", FLOOR)
def test_the_reference_plays_every_scenario_by_messages_alone(id):
    found = outcome(ReferenceEngine(), id)
    assert found.failure is None
    assert found.status is Status.PASS


def test_behind_a_pipe_as_well():
    engine = started(["reference"], 10.0, pipe=True)
    try:
        certificate = certify(engine, tuple(FLOOR.values()), HOUSE, spec=False)
        assert certificate.count(Status.PASS) == len(FLOOR)
    finally:
        engine.close()


OTHER_READINGS = [
    ("mis.exposed", "robert_tda", "floor.card-5-exposed-house", "MIS-H-EXPOSED"),
    ("mis.exposed", "house_any", "floor.card-5-exposed-roberts", "MIS-R-LATER"),
    ("mis.deadline", "two_acted", "floor.an-error-after-two-folds-house", "MIS-H-PLAYON"),
    ("mis.deadline", "substantial_action", "floor.an-error-after-two-folds-roberts", "MIS-R-DEADLINE"),
    ("err.turn", "robert", "floor.an-early-turn-tda", "ERR-TURN-REPLACE"),
    ("err.turn", "tda_reshuffle", "floor.an-early-turn-and-then-a-fold", "ERR-TURN-OUT"),
    ("err.flop4", "redeal", "floor.a-flop-of-four-tda", "ERR-FLOP4-T"),
    ("err.flop4", "random_burn", "floor.a-flop-of-four-house", "ERR-FLOP-MANY-R"),
    ("con.illegal", "reject", "floor.an-undercall-tda", "CON-ILLEGALSIZE"),
    ("con.illegal", "tda_correct", "floor.an-undercall-house", "CON-ILLEGALSIZE"),
    ("board.claim", "announce", "floor.the-board-announced-house", "SHOW-BOARDANNOUNCE"),
    ("board.claim", "show_both", "floor.the-board-announced-roberts", "SHOW-BOARDANNOUNCE"),
]


@pytest.mark.parametrize(("option", "reading", "id", "clause"), OTHER_READINGS)
def test_the_remedy_of_another_authority(option, reading, id, clause):
    found = outcome(OtherHouse(option, reading), id)
    assert found.status is Status.FAIL
    assert found.failure.clause == clause


WRONG = [
    (Deaf(IncidentHappens), "floor.card-1-exposed-house", "MIS-H-EXPOSED"),
    (Deaf(IncidentHappens), "floor.a-player-passed-over", "MIS-R-SKIPPED"),
    (Deaf(IncidentHappens), "floor.a-card-twice-on-the-turn-tda", "MIS-T-FOULED"),
    (Deaf(Declare, Push), "floor.string-bet-call", "CON-STRING"),
    (Deaf(Declare, Push), "floor.call-and-raise", "CON-VERBAL"),
    (Deaf(Declare, Push), "floor.raise-six-hundred", "CON-AMOUNTTOTAL"),
    (Deaf(Declare, Push), "floor.a-silent-thousand-on-the-flop", "CON-ONEMOTION"),
    (Deaf(Ruling), "floor.a-bet-taken-back", "META-FLOOR"),
    (Deaf(Shuffled), "floor.no-shuffle-and-no-burn-without-need", "DEAL-SHUFFLE"),
    (Deaf(Shuffled), "floor.an-early-flop-house", "ERR-TURN-FINISH"),
    (TakesEverything(), "floor.a-lost-turn-dead", "META-FLOOR"),
    (TakesEverything(), "floor.no-card-is-early-in-a-run-out", "ERR-FLOP-EARLY"),
    (
        Announces(misdeal=lambda deed: DealerDoes(does="replace", seat=0, cards=("9h",))),
        "floor.card-5-exposed-house",
        "MIS-H-EXPOSED",
    ),
    (
        Announces(replace=lambda deed: DealerDoes(does="misdeal", fault="card-exposed")),
        "floor.card-5-exposed-tda",
        "MIS-R-LATER",
    ),
    (Announces(misdeal=lambda deed: None), "floor.an-extra-card-before-any-action-house", "MIS-H-EXTRA"),
    (Announces(bets_back=lambda deed: None), "floor.card-5-exposed-house", "MIS-BETSBACK"),
    (
        Announces(becomes_burn=lambda deed: DealerDoes(does="burn", cards=("2c",))),
        "floor.card-5-exposed-tda",
        "MIS-R-EXPBURN",
    ),
    (Announces(ask_again=lambda deed: None), "floor.twenty-over-thirteen-house", "CON-ILLEGALSIZE"),
    (
        Announces(award=lambda deed: msgspec.structs.replace(deed, shares=((1, 20),))),
        "floor.cards-speak",
        "POT-WINBEST",
    ),
]


@pytest.mark.parametrize(("engine", "id", "clause"), WRONG)
def test_what_is_wrong_is_named(engine, id, clause):
    found = outcome(engine, id)
    assert found.status is Status.FAIL
    assert found.failure.clause == clause


EXPOSED, FLOP4, TAKEN, FOUR = (
    "floor.card-5-exposed-tda",
    "floor.a-flop-of-four-tda",
    "floor.a-bet-taken-back",
    "floor.a-missing-burn-before-the-turn-burn",
)
UNTRUE = [
    (EXPOSED, "Ada gets 9h", RemedySaid(CardReplaced(0, card("8h"))), "Ada gets 9h instead"),
    (EXPOSED, "burn 3h", BurnSaid(card("3d")), "the dealer burns 3h"),
    (EXPOSED, "turn 4d", StreetLies(1, cards("5d")), "2c 7d 9s 4d"),
    (FOUR, "turn becomes 7s", RemedySaid(BoardMended(UNKNOWN, cards("8s"))), "4d becomes the burn and the street 7s"),
    (FLOP4, "a ruling is due", AwaitsSaid("a shuffle"), "the dealer waits for a ruling"),
    ("floor.card-1-exposed-house", "Ada has 1000", HasSaid(0, 999), "1000"),
    (TAKEN, "Cem may call 400", OfferSaid(2, {"call": (400, 400)}), "call 400, raise to 1000..5000"),
    (TAKEN, "Cem may call 400", OfferSaid(1, {"call": (400, 400), "raise to": (1000, 5000)}), "Cem to act"),
    (TAKEN, "Cem calls", TurnSaid(1), "Cem to act"),
    (EXPOSED, "dealer may not burn: MIS", MayNotSaid(BecameBurn(card("Ah")), "X"), "Ah becomes the burn"),
]


@pytest.mark.parametrize(("id", "line", "said", "got"), UNTRUE)
def test_a_line_that_is_not_so_fails(id, line, said, got):
    found = outcome(ReferenceEngine(), with_line(id, number_of(id, line), said))
    assert found.status is Status.FAIL
    assert found.failure.text.startswith(line)
    assert found.failure.got == got


def test_whoever_may_go_on_is_not_kept_from_it():
    at = number_of(TAKEN, "Cem checks")
    found = outcome(ReferenceEngine(), with_line(TAKEN, at, MayNotSaid(GoesOn(), "X-Y")))
    assert (found.failure.text, found.failure.got) == ("Cem checks", "accepted")


@pytest.mark.parametrize(
    ("changes", "got"),
    [
        ({"stacks": (1, 2, 3, 4)}, "Ada 990, Ben 1020, Cem 990, Dora 1000"),
        ({"board": ()}, "board 2c 7d 9s 4d 6c"),
        ({"burns": ()}, "burned Ah 3h 5s"),
    ],
)
def test_a_result_that_is_not_so_fails(changes, got):
    found = outcome(ReferenceEngine(), with_result(EXPOSED, **changes))
    assert (found.status, found.failure.text, found.failure.got) == (Status.FAIL, "the result", got)


def test_a_hand_that_is_not_over_fails():
    floor = FLOOR[EXPOSED].floor
    cut = FLOOR[EXPOSED]._replace(floor=floor._replace(lines=floor.lines[:-1]))
    found = outcome(ReferenceEngine(), cut)
    assert (found.status, found.failure.expected) == (Status.FAIL, "the hand is over")


class Shows(ReferenceEngine):
    """Shows something else of the table, once the dealer has something to do."""

    def __init__(self, does, **changes):
        super().__init__()
        self.does, self.changed = does, changes

    def _snapshot(self):
        seen = super()._snapshot()
        due = seen.dealer.next.does if seen.dealer and seen.dealer.next else None
        return msgspec.structs.replace(seen, **self.changed) if due == self.does else seen


@pytest.mark.parametrize(
    ("engine", "clause", "got"),
    [
        (Shows("award", board=("2c", "7d", "9s", "4d", "6d")), "MIS-R-LATER", "2c 7d 9s 4d 6d"),
        (Shows("burn", stacks=(0, 0, 0, 0)), "SEAT-CHIPCONSERVE", "30"),
        (
            Shows("end", over=True, stacks=(990, 1020, 990, 1000), dealer=DealerSeen()),
            "END-PLAYED",
            "the hand is left as it is",
        ),
    ],
)
def test_what_is_shown_has_to_fit_what_was_announced(engine, clause, got):
    found = outcome(engine, EXPOSED)
    assert (found.failure.clause, found.failure.got) == (clause, got)


def test_a_dealer_who_goes_on_is_found_at_the_line_that_forbids_it():
    found = outcome(Deaf(IncidentHappens), "floor.card-1-exposed-house")
    assert found.failure.text == "dealer may not go on: MIS-H-EXPOSED"


def test_a_player_who_may_go_on_after_an_error_is_found():
    class TakesAnyAct(ReferenceEngine):
        def act(self, act):
            return msgspec.structs.replace(super().act(act), outcome="accepted")

    found = outcome(TakesAnyAct(), "floor.a-lost-turn-plays")
    assert (found.failure.text, found.failure.clause) == ("Cem may not call: META-FLOOR", "META-FLOOR")


def test_the_button_moves_though_the_hand_was_void():
    class Moves(ReferenceEngine):
        def _begin(self, state):
            if self._state is not None:
                table = state.table._replace(button=(state.table.button + 1) % len(state.stacks))
                state = hand.start(table, state.rules)
            super()._begin(state)

    found = outcome(Moves(), "floor.card-1-exposed-house")
    assert (found.status, found.failure.clause) == (Status.FAIL, "MIS-REPLAY")
    assert found.failure.got == "Ben posts the small blind of 5"


def test_whoever_does_not_announce_the_dealer_cannot_be_judged():
    found = outcome(SaysNothingOfTheDealer(), "floor.card-1-exposed-house")
    assert found.status is Status.ERROR
    assert found.failure.got == "the engine does not say what its dealer does next, though it supports floor"


def test_a_deed_without_what_belongs_to_it_is_an_error():
    found = outcome(Announces(deal=lambda deed: DealerDoes(does="deal")), "floor.card-1-exposed-house")
    assert found.status is Status.ERROR
    assert found.failure.got == "the engine does not say all that belongs to 'deal'"


def test_an_engine_whose_dealer_never_comes_to_an_end_is_stopped():
    class Repeats(ReferenceEngine):
        def _snapshot(self):
            seen = super()._snapshot()
            burn = DealerSeen(next=DealerDoes(does="deal", seat=1, cards=("??",)))
            return msgspec.structs.replace(seen, dealer=burn)

        def _go_on(self):
            return self._accepted()

    assert outcome(Repeats(), "floor.one-boxed-card").status is Status.FAIL


@pytest.mark.parametrize(
    ("lacking", "id"), [("floor", "floor.one-boxed-card"), ("showdown-choice", "floor.cards-speak")]
)
def test_another_engine_is_not_asked(lacking, id):
    class Lacks(ReferenceEngine):
        def hello(self):
            known = super().hello()
            return msgspec.structs.replace(known, supports=tuple(name for name in known.supports if name != lacking))

    found = outcome(Lacks(), id)
    assert (found.status, found.reason) == (Status.UNSUPPORTED, f"the engine does not support {lacking}")


def test_no_announcement_can_upset_the_runner():
    """Whatever the dealer announces, the scenario gets a status."""
    chance = Random(3)
    deeds = ["antes", "small-blind", "big-blind", "deal", "burn", "board", "return", "award", "end", "misdeal"]
    deeds += ["bets-back", "replace", "becomes-burn", "mend", "ask-again"]

    def anything():
        return DealerDoes(
            does=chance.choice(deeds),
            seat=chance.choice([None, 0, 1, 9]),
            chips=chance.choice([None, 0, 10]),
            cards=chance.choice([(), ("As",), ("??",), ("2c", "3c", "4c")]),
            burned=chance.choice([None, "As"]),
            pot=chance.choice([None, 0, 3]),
            shares=chance.choice([(), ((0, 10),), ((9, 1),)]),
            fault=chance.choice([None, "no-burn", "deck-fouled"]),
        )

    class AnnouncesAnything(ReferenceEngine):
        def _snapshot(self):
            seen = super()._snapshot()
            return msgspec.structs.replace(seen, dealer=DealerSeen(next=anything())) if chance.random() < 0.1 else seen

    statuses = {outcome(AnnouncesAnything(), id).status for id in FLOOR for _ in range(2)}
    assert statuses >= {Status.FAIL, Status.ERROR}
