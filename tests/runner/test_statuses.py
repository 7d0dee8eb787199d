"""Each way an engine can meet a scenario has a status of its own, and none is taken for another."""

import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from holdem_conformance.engines.base import CannotStart, Died, Hung, Junk
from holdem_conformance.protocol.messages import GameSeen, MenuShown, PotSeen, Snapshot
from holdem_conformance.protocol.pipe import PipeEngine
from holdem_conformance.runner.certification import HANGS_BORNE, certify
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.status import Status
from holdem_spec.vocabulary.rulebook import HOUSE, preset

MISBEHAVING = Path(__file__).parents[1] / "protocol" / "misbehaving.py"


@pytest.fixture
def behind_a_pipe():
    engines = []

    def start(*words, timeout=5.0):
        engines.append(PipeEngine((sys.executable, str(MISBEHAVING), *words), timeout))
        return engines[-1]

    yield start
    for engine in engines:
        engine.close()


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("hangs", "no answer within 3 s"),
        ("junk", "not in the protocol"),
        ("dies", "exit code 3"),
        ("wrong-answer", "answered 'act' with 'hello'"),
        ("long-line", "1 MiB"),
        ("wrong-seats", "seat 9 at a table of 3"),
        ("short-lists", "1 returned at a table of 3"),
    ],
)
def test_no_usable_answer_is_an_error(behind_a_pipe, written, outcome, mode, words):
    came = outcome(behind_a_pipe(mode, timeout=3.0), written())
    assert came.status is Status.ERROR
    assert words in came.failure.got
    assert came.failure.text == "Ben goes all-in to 150"


def test_after_an_error_the_next_scenario_gets_a_new_process(behind_a_pipe, written, tmp_path):
    scenarios = [written(name="first"), written(name="second")]
    certificate = certify(behind_a_pipe("dies", str(tmp_path / "died")), scenarios, HOUSE, spec=False)
    assert [came.status for came in certificate.outcomes] == [Status.ERROR, Status.PASS]
    assert certificate.outcomes[0].beside == ("out of chips",)


def test_after_many_hangs_the_rest_is_not_run(wrapped, written):
    class Hangs(wrapped):
        def act(self, act):
            raise Hung("the engine gave no answer within 1 s")

    scenarios = [written(name=f"number-{number}") for number in range(HANGS_BORNE + 2)]
    certificate = certify(Hangs(), scenarios, HOUSE, spec=False)
    statuses = [came.status for came in certificate.outcomes]
    assert statuses == [Status.ERROR] * HANGS_BORNE + [Status.NOT_RUN] * 2
    assert "in a row" in certificate.outcomes[-1].reason


def test_an_engine_that_cannot_be_started_again_leaves_the_rest_not_run(wrapped, written):
    class Gone(wrapped):
        def hand(self, request):
            raise CannotStart("the program is gone")

    certificate = certify(Gone(), [written(name="one"), written(name="two")], HOUSE, spec=False)
    assert [came.status for came in certificate.outcomes] == [Status.ERROR, Status.NOT_RUN]


def test_an_interruption_leaves_the_rest_not_run(wrapped, written):
    class Interrupted(wrapped):
        def act(self, act):
            raise KeyboardInterrupt

    certificate = certify(Interrupted(), [written(name="one"), written(name="two")], HOUSE, spec=False)
    assert [came.status for came in certificate.outcomes] == [Status.NOT_RUN, Status.NOT_RUN]
    assert not certificate.certified


def test_an_engine_in_trouble_is_not_probed(wrapped, written, outcome):
    class DiesLate(wrapped):
        hands = 0

        def hand(self, request):
            self.hands += 1
            return super().hand(request)

        def act(self, act):
            if act.action == "show":
                raise Died("the engine ended with exit code 1")
            return super().act(act)

    engine = DiesLate()
    assert outcome(engine, written()).status is Status.ERROR
    assert engine.hands == 1


def test_another_hand_in_the_replay_is_an_error(wrapped, written, outcome):
    class Forgets(wrapped):
        hands = 0

        def hand(self, request):
            self.hands += 1
            return super().hand(request)

        def act(self, act):
            acted = super().act(act)
            return msgspec.structs.replace(acted, outcome="refused") if self.hands > 1 else acted

    came = outcome(Forgets(), written())
    assert came.status is Status.ERROR
    assert "in a replay" in came.failure.got


def test_a_reading_the_engine_does_not_play_is_not_applicable(wrapped, written):
    scenario = written(head='under = { "raise.cumulative" = "per_player" }\n')
    engine = wrapped(rules={"raise.cumulative": "never"})
    came = run_scenario(engine, engine.hello(), scenario, HOUSE)
    assert came.status is Status.NOT_APPLICABLE
    assert "raise.cumulative = per_player" in came.reason


def test_who_declares_nothing_is_taken_at_the_certifying_rulebook(wrapped, written):
    scenario = written(head='under = { "show.last_live" = "must_show" }\n')
    engine = wrapped(rules={})
    assert run_scenario(engine, engine.hello(), scenario, HOUSE).status is Status.PASS
    assert run_scenario(engine, engine.hello(), scenario, preset("tda")).status is Status.NOT_APPLICABLE


def test_the_hand_is_played_under_what_the_scenario_and_the_engine_have_chosen(wrapped, written):
    told = []

    class Listens(wrapped):
        def hand(self, request):
            told.append(request.rules)
            return super().hand(request)

    scenario = written(head='under = { "raise.cumulative" = "never" }\n')
    engine = Listens(rules={"pot.odd": "all_to_first", "raise.cumulative": "*"})
    assert run_scenario(engine, engine.hello(), scenario, preset("tda")).status is Status.PASS
    assert told[0]["pot.odd"] == "all_to_first"
    assert told[0]["raise.cumulative"] == "never"
    assert told[0]["allin.show"] == "before_runout"


@pytest.mark.parametrize("changes", [{"deck": "none"}, {"supports": ("fixed-limit",)}])
def test_what_an_engine_lacks_is_unsupported(wrapped, written, outcome, changes):
    assert outcome(wrapped(**changes), written()).status is Status.UNSUPPORTED


MUCKS = """
Ada folds
Ben calls to 100
Cem checks
Ben checks
Cem checks
Ben checks
Cem checks
Ben checks
Cem checks
Ben shows
Cem mucks
"""


def test_an_engine_that_shows_by_itself_is_not_asked_to_show(shows_by_itself, written, outcome):
    assert outcome(shows_by_itself(), written()).status is Status.PASS


def test_mucking_is_unsupported_where_the_engine_shows_by_itself(shows_by_itself, wrapped, written, outcome):
    result = '\nmucked = ["Cem"]\nstacks = { Ada = 5000, Ben = 250, Cem = 4900 }\n'
    scenario = written(MUCKS, result, clauses="SHOW-MUCK")
    assert outcome(wrapped(), scenario).status is Status.PASS
    assert outcome(shows_by_itself(), scenario).status is Status.UNSUPPORTED


def test_a_refusal_to_muck_that_cannot_be_asked(shows_by_itself, written, outcome):
    play = "\nAda goes all-in to 5000\nBen goes all-in to 150\nCem folds\nBen shows\nAda shows\n"
    play += "Ada may not muck: SHOW-WHEN\n"
    result = "\nstacks = { Ada = 4850, Ben = 400, Cem = 4900 }\n"
    assert outcome(shows_by_itself(), written(play, result, clauses="SHOW-WHEN")).status is Status.UNSUPPORTED
    assert outcome(shows_by_itself(), written(play, result, clauses="POT-WINBEST")).status is Status.PASS


def test_odd_chips_are_unsupported_where_chips_are_split(wrapped, written, outcome):
    assert outcome(wrapped(chips="fractions"), written(clauses="POT-ODD")).status is Status.UNSUPPORTED
    assert outcome(wrapped(chips="fractions"), written()).status is Status.PASS


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (
            {"deal.burn": "sometimes"},
            "its hello declares 'sometimes' for deal.burn; there it may say on, off or * (it plays what it is told)",
        ),
        ({"deal.burn": "any"}, "its hello declares 'any' for deal.burn; "),
        (
            {"deal.cut": "on"},
            "its hello declares an option 'deal.cut', which there is not; the options are deal.burn, ",
        ),
    ],
)
def test_a_reading_that_there_is_not_is_no_hello(wrapped, written, rules, sentence):
    with pytest.raises(Junk) as trouble:
        certify(wrapped(rules=rules), [written()], HOUSE, spec=False)
    assert str(trouble.value).startswith(sentence)


@pytest.mark.parametrize(
    ("declared", "status"), [("any", Status.NOT_APPLICABLE), ("*", Status.PASS), ("never", Status.PASS)]
)
def test_that_anybody_may_muck_is_a_reading_like_others(wrapped, written, outcome, declared, status):
    scenario = written(head='under = { "show.muck" = "never" }\n')
    assert outcome(wrapped(rules={"show.muck": declared}), scenario).status is status


def test_no_view_of_a_table_can_upset_the_runner(wrapped, written, outcome):
    """Whatever an engine shows, the scenario gets a status."""
    chance = Random(1)
    cards = ("As", "Kd", "2c", "5d", "9h", "Ts", "3s", "??")

    def some(values, most):
        return tuple(chance.choice(values) for _ in range(chance.randint(0, most)))

    def anything(name):
        seat = chance.randint(-1, 3)
        span = (chance.randint(0, 9), chance.randint(0, 6000))
        menus = (None, MenuShown(fold=True), MenuShown(call=span[1], bet=span, raise_to=span, show=True, muck=True))
        return chance.choice([None, {
            "over": chance.random() < 0.5, "to_act": seat, "to_show": seat, "menu": chance.choice(menus),
            "to_discard": some((0, 2, 3), 3),
            "stacks": some((0, 5000, 150, -3), 4), "bets": some((0, 100), 4), "board": some(cards, 6),
            "pots": some((PotSeen(400), PotSeen(150, (0, 1), ((0, 7),))), 3),
            "shown": some(((0, ("Qh", "Jh")), (2, ("7c",)), (1, ())), 3),
            "mucked": some((0, 1, 2), 3), "returned": some((0, 9), 4), "game": GameSeen(out=((seat, 9),)),
            "dealer": None,
        }[name]])  # fmt: skip

    class ShowsAnything(wrapped):
        def seen(self, snapshot):
            names = [name for name in Snapshot.__struct_fields__ if chance.random() < 0.2]
            changes = {name: value for name in names if (value := anything(name)) is not None or name != "over"}
            return msgspec.structs.replace(snapshot, **changes)

    scenario = written()
    statuses = {outcome(ShowsAnything(), scenario).status for _ in range(300)}
    assert statuses >= {Status.FAIL, Status.ERROR}
