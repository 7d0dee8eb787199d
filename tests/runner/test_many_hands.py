"""Games of many hands over the protocol: what an engine does wrong is found, and named by the right clause."""

from random import Random

import msgspec
import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.engines.registry import started
from holdem_conformance.protocol.messages import (
    Acted,
    GameRequest,
    GameSeen,
    HandResult,
    NextHand,
    Refused,
    Snapshot,
    Tell,
)
from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.game_play import run_game
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.vocabulary.rulebook import HOUSE

GAMES = {scenario.id: scenario for scenario in whole_suite() if scenario.evening is not None}


class Altered(ReferenceEngine):
    """Shows another game than it plays."""

    def ask(self, request):
        answer = super().ask(request)
        if isinstance(answer, Refused):
            return answer
        snapshot = answer.snapshot if isinstance(answer, Acted) else answer
        if not snapshot.game:
            return answer
        shown = msgspec.structs.replace(snapshot, game=self.game_seen(snapshot.game))
        return msgspec.structs.replace(answer, snapshot=shown) if isinstance(answer, Acted) else shown

    def game_seen(self, game):
        return msgspec.structs.replace(game, **self.changes(game))

    def changes(self, game):
        return {}


class ButtonStays(Altered):
    def changes(self, game):
        return {} if game.button is None else {"button": 0}


class EliminatesNobody(Altered):
    """Lets them leave, and keeps them in the game."""

    def changes(self, game):
        return {"out": ()}


class NextPlaceWorse(Altered):
    def changes(self, game):
        return {"out": tuple((seat, place + 1) for seat, place in game.out)}


class NobodyWins(Altered):
    def changes(self, game):
        return {"winners": ()}


class LastSeatWins(Altered):
    def changes(self, game):
        return {"winners": (2,)} if game.winners else {}


class WinsTooEarly(Altered):
    def changes(self, game):
        return {"winners": game.winners or (0,)}


class ForgetsLevels(Altered):
    def changes(self, game):
        return {} if game.blinds is None else {"blinds": (50, 100), "ante": 0}


class LosesChips(Altered):
    def changes(self, game):
        return {} if game.began is None else {"began": tuple(max(chips - 1, 0) for chips in game.began)}


class ShowsNoButton(Altered):
    def changes(self, game):
        return {"button": None}


class ShowsNoPlaces(Altered):
    def changes(self, game):
        return {"out": None, "winners": None}


class NeverLetsLeave(ReferenceEngine):
    def ask(self, request):
        if isinstance(request, Tell) and request.what == "leave":
            return self._refused("nobody leaves")
        return super().ask(request)


class SellsNothing(ReferenceEngine):
    def ask(self, request):
        if isinstance(request, Tell) and request.what == "buy":
            return self._refused("no chips are sold")
        return super().ask(request)


class TakesEverything(ReferenceEngine):
    """Says yes to whatever is told, and does nothing where it should have refused."""

    def ask(self, request):
        answer = super().ask(request)
        refused = isinstance(answer, Acted) and answer.outcome == "refused"
        return msgspec.structs.replace(answer, outcome="accepted") if refused else answer


class AlwaysBegins(ReferenceEngine):
    """Begins the hand before once more when none may begin."""

    last = None

    def ask(self, request):
        answer = super().ask(request)
        if not isinstance(request, NextHand):
            return answer
        self.last = self.last if isinstance(answer, Refused) else answer
        return self.last if isinstance(answer, Refused) and self.last else answer


class OutAtOnce(ReferenceEngine):
    """Puts everybody out by itself as soon as he has no chips, as most engines do, and says so."""

    def ask(self, request):
        if isinstance(request, Tell) and request.what == "leave" and request.seat in dict(self._game.out):
            return self._accepted()
        answer = super().ask(request)
        return self._put_out(answer) if isinstance(request, HandResult) else answer

    def act(self, act):
        acted = super().act(act)
        return msgspec.structs.replace(acted, snapshot=self._put_out(acted.snapshot))

    def _put_out(self, snapshot: Snapshot) -> Snapshot:
        while snapshot.over and self._game is not None and self._game.leaving:
            super().ask(Tell(what="leave", seat=self._game.leaving[0][0]))
            snapshot = self._snapshot()
        return snapshot


class OpensAnyGame(ReferenceEngine):
    def _open(self, request):
        rules = {**request.rules, "start.stacks": "buyin"}
        return super()._open(msgspec.structs.replace(request, rules=rules))


class StartsElsewhere(ReferenceEngine):
    """Gives the first button to the next player."""

    def _open(self, request):
        table = msgspec.structs.replace(request.table, button=(request.table.button + 1) % len(request.table.stacks))
        return super()._open(msgspec.structs.replace(request, table=table))


class WinsWhenTheTimeIsUp(Altered):
    """Takes the first two for the winners, whoever leads."""

    def changes(self, game):
        return {"winners": (0, 1)} if self._game.time_is_up else {}


class PlaceBetter(Altered):
    def changes(self, game):
        return {"out": tuple((seat, place - 1) for seat, place in game.out)}


class RefusesAndTakes(ReferenceEngine):
    """Refuses, and takes a chip for it."""

    def _refused(self, reason):
        acted = super()._refused(reason)
        stacks = (acted.snapshot.stacks[0] - 1, *acted.snapshot.stacks[1:])
        return msgspec.structs.replace(acted, snapshot=msgspec.structs.replace(acted.snapshot, stacks=stacks))


class PaysTheNeighbour(ReferenceEngine):
    """At the end of a hand everybody has what his left neighbour should have."""

    def _snapshot(self):
        seen = super()._snapshot()
        ended = self._state is not None and self._state.over
        return msgspec.structs.replace(seen, stacks=seen.stacks[1:] + seen.stacks[:1]) if ended else seen


class AsksTheFirstToShow(ReferenceEngine):
    def _snapshot(self):
        seen = super()._snapshot()
        return msgspec.structs.replace(seen, to_show=0) if seen.to_show >= 0 else seen


class TakesAnyAct(ReferenceEngine):
    def act(self, act):
        return msgspec.structs.replace(super().act(act), outcome="accepted")


def outcome(engine, id):
    scenario = GAMES[id] if isinstance(id, str) else id
    return run_game(engine, engine.hello(), scenario, scenario.evening, HOUSE)


@pytest.mark.parametrize("id", GAMES)
def test_the_reference_plays_every_game_by_messages_alone(id):
    assert outcome(ReferenceEngine(), id).failure is None
    assert outcome(ReferenceEngine(), id).status is Status.PASS


def test_behind_a_pipe_as_well():
    engine = started(["reference"], 10.0, pipe=True)
    try:
        certificate = certify(engine, tuple(GAMES.values()), HOUSE, spec=False)
        assert certificate.count(Status.PASS) == len(GAMES)
    finally:
        engine.close()


WRONG = [
    (ButtonStays, "table.one-round", "BTN-ROTATE"),
    (ButtonStays, "table.dead-button-both-blinds-out", "BTN-DEAD"),
    (ButtonStays, "table.three-to-two-big-blind-out", "BTN-HUADJUST"),
    (EliminatesNobody, "tournament.out-in-fifth-place", "END-ELIM"),
    (NeverLetsLeave, "tournament.out-in-fifth-place", "END-ELIM"),
    (NeverLetsLeave, "table.all-in-and-out", "END-ELIM"),
    (NextPlaceWorse, "tournament.two-out-the-larger-stack-is-better", "END-SIMUL"),
    (NobodyWins, "tournament.the-last-one-wins", "END-LAST"),
    (NobodyWins, "tournament.time-most-chips-win", "END-TIME"),
    (LastSeatWins, "tournament.time-most-chips-win", "END-TIME"),
    (WinsTooEarly, "table.one-round", "END-LAST"),
    (ForgetsLevels, "tournament.level-between-hands", "TRN-LEVELHAND"),
    (ForgetsLevels, "tournament.ante-comes-with-a-level", "TRN-LEVELHAND"),
    (LosesChips, "table.chips-stay-with-their-owner", "SEAT-KEEPCHIPS"),
    (TakesEverything, "table.buying-in", "SEAT-BUYIN"),
    (SellsNothing, "table.buying-while-somebody-is-leaving", "SEAT-BUYIN"),
    (TakesEverything, "table.draw-highest-card", "BTN-DRAW"),
    (TakesEverything, "table.button-stays-though-its-player-folds", "BTN-PERSIST"),
    (TakesEverything, "tournament.blinds-rise", "TRN-LEVELS"),
    (AlwaysBegins, "table.moving-button-two-out", "BTN-MOVING"),
    (AlwaysBegins, "table.draw-again", "BTN-DRAWSUIT"),
    (AlwaysBegins, "tournament.out-in-fifth-place", "END-ELIM"),
    (AlwaysBegins, "tournament.time-most-chips-win", "END-TIME"),
    (OpensAnyGame, "table.unequal-start", "SEAT-EQUALSTART"),
    (PlaceBetter, "tournament.out-in-fifth-place", "END-SIMUL"),
    (TakesEverything, "tournament.out-in-fifth-place", "END-ELIM"),
    (TakesAnyAct, "table.pot-limit-with-a-dead-small-blind", "PL-MAXRAISE"),
    (OutAtOnce, "table.who-has-no-chips-may-buy-before-he-is-out", "SEAT-BUYIN"),
]


@pytest.mark.parametrize(("engine", "id", "clause"), WRONG, ids=lambda value: getattr(value, "__name__", value))
def test_what_is_wrong_is_named(engine, id, clause):
    found = outcome(engine(), id)
    assert found.status is Status.FAIL
    assert found.failure.clause == clause


@pytest.mark.parametrize(
    ("engine", "id", "text", "expected", "got"),
    [
        (ButtonStays, "table.one-round", 'button = "Ben"', 'button = "Ben"', "button on seat 1 (Ada), "),
        (StartsElsewhere, "table.buying-in", "[[hand]]", "button on seat 1", "button on seat 2 (Ben), "),
        (ForgetsLevels, "tournament.time-tie-shared", "[[hand]]", "blinds 5/10", "blinds 50/100"),
        (
            NextPlaceWorse,
            "tournament.out-in-fifth-place",
            "Ben is out, place 5",
            "Ben is out in place 5",
            "Ben is out in place 6",
        ),
        (
            WinsWhenTheTimeIsUp,
            "tournament.time-tie-one-more-hand",
            "Ada and Ben may not win: END-TIETIME",
            "the game goes on",
            "Ada and Ben has won",
        ),
        (
            PlaceBetter,
            "tournament.out-in-fifth-place",
            "Ben may not be out, place 4: END-SIMUL",
            "refused by END-SIMUL",
            "Ben is out in place 4",
        ),
        (
            RefusesAndTakes,
            "table.draw-highest-card",
            "Ada may not draw 2c: BTN-DRAW",
            "refused by BTN-DRAW",
            "refused, but the stacks changed",
        ),
        (PaysTheNeighbour, "table.button-stays-though-its-player-folds", "the result", "stacks Ada 1000, ", "Ada 1100"),
        (
            AsksTheFirstToShow,
            "table.moving-button-two-big-blinds-play",
            "Eva checks",
            "another player to show, or nobody",
            "Ada to show",
        ),
    ],
)
def test_the_report_says_where_what_and_instead_of_what(engine, id, text, expected, got):
    failure = outcome(engine(), id).failure
    assert failure.text == text
    assert failure.expected.startswith(expected)
    assert failure.got.startswith(got)


def test_a_beginning_that_is_forbidden_where_no_hand_follows():
    whole = GAMES["table.dead-button-both-blinds-out"]
    first, second, *_ = whole.evening.hands
    cut = whole._replace(evening=whole.evening._replace(hands=(first,), after=second.before))
    assert outcome(ReferenceEngine(), cut).status is Status.PASS

    class GivesItToDora(Altered):
        def changes(self, game):
            return {"button": 3, "small": (4,), "big": (0,)} if game.out and game.began and 0 in game.began else {}

    found = outcome(GivesItToDora(), cut)
    assert found.failure.text == "hand may not begin with button on Dora: BTN-DEAD, BTN-DEADSMALL, BTN-DEADBIG"
    assert found.failure.clause == "BTN-DEAD"


def test_a_game_that_does_not_come_to_its_end():
    whole = GAMES["tournament.the-last-one-wins"]
    cut = whole._replace(evening=whole.evening._replace(after=()))
    assert outcome(ReferenceEngine(), cut).status is Status.PASS
    found = outcome(NobodyWins(), cut)
    assert (found.failure.text, found.failure.clause) == ("the end", "END-LAST")


def test_an_engine_that_puts_players_out_by_itself_is_not_held_up():
    statuses = {id: outcome(OutAtOnce(), id).status for id in GAMES}
    assert [id for id in GAMES if statuses[id] is not Status.PASS] == [
        "table.who-has-no-chips-may-buy-before-he-is-out"
    ]


@pytest.mark.parametrize("rule", ["dead", "moving"])
def test_the_button_that_always_goes_to_the_next_player(rule, monkeypatch):
    from holdem_reference.positions import first_positions

    def next_player(last, before, players, rule):
        return first_positions(next((p for p in players if p > last.button), players[0]), players)

    monkeypatch.setattr("holdem_reference.evening.moved_positions", next_player)
    wrong = {id: outcome(ReferenceEngine(), id) for id in GAMES if GAMES[id].under.get("button.rule") == rule}
    blamed = {found.failure.clause for found in wrong.values() if found.failure is not None}
    if rule == "dead":
        told = wrong["table.dead-button-both-blinds-out"].failure
        assert told.text == "hand may not begin with button on Dora: BTN-DEAD, BTN-DEADSMALL, BTN-DEADBIG"
        assert told.got == "button on seat 4 (Dora), small blind Eva, big blind Ada, blinds 50/100"
    assert blamed & (
        {"BTN-DEAD", "BTN-DEADBIG", "BTN-DEADSMALL"} if rule == "dead" else {"BTN-MOVING2BB", "BTN-MOVING"}
    )


def test_a_wrong_menu_in_a_hand_of_a_game(monkeypatch):
    class OffersTooMuch(ReferenceEngine):
        def _snapshot(self):
            seen = super()._snapshot()
            if seen.menu is None or seen.menu.raise_to is None:
                return seen
            menu = msgspec.structs.replace(seen.menu, raise_to=(seen.menu.raise_to[0], 701))
            return msgspec.structs.replace(seen, menu=menu)

    found = outcome(OffersTooMuch(), "table.pot-limit-with-a-dead-small-blind")
    assert (found.status, found.failure.clause) == (Status.FAIL, "PL-MAXRAISE")


@pytest.mark.parametrize(
    ("engine", "id"), [(ShowsNoButton, "table.one-round"), (ShowsNoPlaces, "tournament.out-in-fifth-place")]
)
def test_what_is_not_shown_is_unobserved(engine, id):
    assert outcome(engine(), id).status is Status.UNOBSERVED


class KeepsNoPlaces(Altered):
    """Says who is out, and not in which place."""

    def changes(self, game):
        return {"out": tuple((seat, None) for seat, _ in game.out)}


def test_who_is_out_in_no_place_is_out():
    assert outcome(KeepsNoPlaces(), "table.all-in-and-out").status is Status.UNOBSERVED
    assert outcome(KeepsNoPlaces(), "table.three-to-two-button-out").status is Status.PASS


class PutsOutByItself(ReferenceEngine):
    """Begins the next hand although nobody has told that a player is out, and says that he is."""

    def ask(self, request):
        answer = super().ask(request)
        while isinstance(request, NextHand) and isinstance(answer, Refused) and self.out_of_chips():
            super().ask(Tell(what="leave", seat=self.out_of_chips()[0]))
            answer = super().ask(request)
        return answer

    def out_of_chips(self):
        return [seat for seat, _ in self._game.leaving]


class SaysNothing(PutsOutByItself):
    def ask(self, request):
        answer = super().ask(request)
        if not isinstance(answer, Snapshot) or not answer.game:
            return answer
        return msgspec.structs.replace(answer, game=msgspec.structs.replace(answer.game, out=()))


class SaysSoInNoPlace(PutsOutByItself):
    def ask(self, request):
        answer = super().ask(request)
        if not isinstance(answer, Snapshot) or not answer.game:
            return answer
        out = tuple((seat, None) for seat, _ in answer.game.out or ())
        return msgspec.structs.replace(answer, game=msgspec.structs.replace(answer.game, out=out))


def test_who_is_put_out_by_the_engine_may_have_no_place():
    found = outcome(SaysNothing(), "tournament.out-in-fifth-place")
    assert (found.status, found.failure.clause) == (Status.FAIL, "END-ELIM")
    found = outcome(SaysSoInNoPlace(), "tournament.out-in-fifth-place")
    assert found.status is Status.PASS


@pytest.mark.parametrize(
    ("tells", "id", "status"),
    [
        (("leave",), "table.one-round", Status.PASS),
        (("leave",), "table.draw-highest-card", Status.UNSUPPORTED),
        (("draw", "leave"), "table.draw-highest-card", Status.PASS),
        (("leave",), "table.button-stays-though-its-player-folds", Status.UNSUPPORTED),
    ],
)
def test_what_an_engine_does_not_know_it_is_not_told(tells, id, status):
    class KnowsLess(ReferenceEngine):
        def hello(self):
            return msgspec.structs.replace(super().hello(), tells=tells)

    found = outcome(KnowsLess(), id)
    assert found.status is status
    if status is Status.UNSUPPORTED:
        assert found.reason.startswith("the engine cannot be told of '")


@pytest.mark.parametrize("id", ["table.one-round", "tournament.out-in-fifth-place"])
def test_another_engine_is_not_asked(id):
    class OneHandOnly(ReferenceEngine):
        def hello(self):
            known = super().hello()
            return msgspec.structs.replace(known, supports=tuple(s for s in known.supports if s != "many-hands"))

        def ask(self, request):
            raise AssertionError("it was asked")

    found = outcome(OneHandOnly(), id)
    assert (found.status, found.reason) == (Status.UNSUPPORTED, "the engine does not support many-hands")


def test_a_level_with_an_ante_needs_antes():
    class WithoutAntes(ReferenceEngine):
        def hello(self):
            known = super().hello()
            return msgspec.structs.replace(known, supports=tuple(name for name in known.supports if name != "ante"))

    found = outcome(WithoutAntes(), "tournament.ante-comes-with-a-level")
    assert (found.status, found.reason) == (Status.UNSUPPORTED, "the engine does not support ante")
    assert outcome(WithoutAntes(), "tournament.level-between-hands").status is Status.PASS


def test_a_name_without_its_messages_is_an_error(wrapped):
    found = outcome(wrapped(), "table.one-round")
    assert (found.status, found.failure.got) == (
        Status.ERROR,
        "its hello names a feature whose messages it cannot be sent",
    )


def test_no_view_of_a_game_can_upset_the_runner():
    """Whatever an engine tells, the scenario gets a status."""
    chance = Random(2)

    def some(values):
        return tuple(chance.choice(values) for _ in range(chance.randint(0, 5)))

    def anything(name):
        return chance.choice([None, {
            "button": chance.randint(-1, 6), "small": some(range(6)), "big": some(range(6)),
            "blinds": (chance.randint(0, 50), 100), "ante": chance.randint(0, 9), "began": some((0, 1000)),
            "out": tuple(zip(some(range(6)), some(range(1, 6)), strict=False)), "winners": some(range(6)),
            "tournament": chance.random() < 0.5,
        }[name]])  # fmt: skip

    class TellsAnything(Altered):
        def changes(self, game):
            return {name: anything(name) for name in GameSeen.__struct_fields__ if chance.random() < 0.1}

    statuses = {outcome(TellsAnything(), id).status for id in GAMES for _ in range(4)}
    assert statuses >= {Status.FAIL, Status.ERROR, Status.UNOBSERVED}


def test_a_game_can_be_refused_and_another_begun():
    engine = ReferenceEngine()
    messages = []

    class Listening(ReferenceEngine):
        def ask(self, request):
            messages.append(request)
            return super().ask(request)

    assert outcome(Listening(), "table.one-round").status is Status.PASS
    opened = next(message for message in messages if isinstance(message, GameRequest))
    unequal = msgspec.structs.replace(opened.table, stacks=(1000, 1, *opened.table.stacks[2:]))
    rules = {**opened.rules, "start.stacks": "equal"}
    assert isinstance(engine.ask(GameRequest(unequal, rules)), Refused)
    assert engine.ask(GameRequest(opened.table, rules)).stacks == opened.table.stacks
