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
from holdem_conformance.scenarios.read import whole_suite
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
    return run_on_the_floor(engine, engine.hello(), FLOOR[id], FLOOR[id].floor, HOUSE)


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
