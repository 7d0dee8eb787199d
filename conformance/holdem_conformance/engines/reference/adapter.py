"""The reference as an engine to certify: it deals by itself up to the next choice of a player, or step by step."""

import platform
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import TypeVar

import msgspec

from holdem_conformance.engines.base import Died, Junk
from holdem_conformance.engines.reference import floor as floors
from holdem_conformance.engines.reference import game as games
from holdem_conformance.engines.reference.setup import LIMITS, table_of, with_pack
from holdem_conformance.engines.reference.view import Told, choice_of, snapshot_of, told_of
from holdem_conformance.protocol.messages import (
    ANY,
    About,
    Act,
    Acted,
    FloorMessage,
    GameMessage,
    GameRequest,
    GoOn,
    HandRequest,
    HandResult,
    Hello,
    NextHand,
    Refused,
    Shuffled,
    Snapshot,
    Tell,
)
from holdem_reference import hand
from holdem_reference.evening import Evening, after, next_hand, opening
from holdem_reference.state import State
from holdem_spec.vocabulary.events import Action, HandEnded, HandEvent, HandStarted
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS
from holdem_spec.vocabulary.table import Table

Answer = TypeVar("Answer")


class ReferenceEngine:
    """Plays whatever rulebook it is told, in this process. A game is over many hands; without one each hand stands for
    itself."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._told = Told(())
        self._game: Evening | None = None
        self._table: Table | None = None
        self._stepwise = False

    def hello(self) -> Hello:
        return Hello(
            engine=About("holdem-spec reference", _version(), f"Python {platform.python_version()}"),
            supports=(*LIMITS, "ante", "pineapple", "tournament", "showdown-choice", "many-hands", "floor"),
            rules={option.name: ANY for option in OPTIONS},
        )

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        return _without_breaking(lambda: self._hand(request))

    def act(self, act: Act) -> Acted:
        return _without_breaking(lambda: self._act(act))

    def ask(self, request: GameMessage | FloorMessage) -> Snapshot | Refused | Acted:
        return _without_breaking(lambda: self._answer(request))

    def last_words(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self._state = self._game = self._table = None

    def _answer(self, request: GameMessage | FloorMessage) -> Snapshot | Refused | Acted:
        match request:
            case GameRequest():
                return self._open(request)
            case NextHand():
                return self._next_hand(request)
            case HandResult(stacks):
                self._end_of_the_hand(stacks)
                return self._snapshot()
            case Tell():
                return self._tell(request)
            case GoOn():
                return self._go_on()
            case _:
                return self._floor(request)

    def _hand(self, request: HandRequest) -> Snapshot | Refused:
        self.close()
        self._stepwise = request.stepwise is True
        try:
            self._begin(hand.start(table_of(request), HOUSE.with_changes(request.rules)))
        except ValueError as refusal:
            return Refused(str(refusal))
        return self._snapshot()

    def _open(self, request: GameRequest) -> Snapshot | Refused:
        self.close()
        self._stepwise = False
        try:
            self._game = opening(table_of(request), HOUSE.with_changes(request.rules))
        except ValueError as refusal:
            return Refused(str(refusal))
        return self._snapshot()

    def _next_hand(self, request: NextHand) -> Snapshot | Refused:
        game = self._game_there()
        try:
            table = next_hand(game)
            state = hand.start(with_pack(table, request.deck), game.rules)
        except ValueError as refusal:
            return Refused(str(refusal))
        self._game, self._table = after(game, HandStarted(table)), table
        self._begin(state)
        return self._snapshot()

    def _begin(self, state: State) -> None:
        self._told = Told((0,) * len(state.stacks))
        self._state = self._dealt_on(state)
        self._end_if_over()

    def _act(self, act: Act) -> Acted:
        state = self._state_there()
        if act.seat >= len(state.stacks):
            return self._refused("there is no such seat")
        choice = choice_of(act, state)
        refusal = hand.refusal(state, choice)
        if refusal is not None:
            return self._refused(refusal)
        self._state = self._dealt_on(self._after(state, choice))
        self._end_if_over()
        return self._accepted()

    def _tell(self, tell: Tell) -> Acted:
        then = games.after_telling(self._game_there(), tell)
        if isinstance(then, str):
            return self._refused(then)
        self._game = then
        return self._accepted()

    def _end_if_over(self) -> None:
        if self._state is not None and self._state.over and self._game is not None:
            self._game = games.with_its_end(after(self._game, HandEnded(self._state.stacks)))

    def _end_of_the_hand(self, stacks: tuple[int, ...]) -> None:
        self._state = None
        self._game = games.with_its_end(after(self._game_there(), HandEnded(stacks)))

    def _go_on(self) -> Acted:
        state = self._state_there()
        event = hand.due(state)
        if event is None or isinstance(event, Action):
            return self._refused("the dealer waits")
        self._state = self._after(state, event)
        return self._accepted()

    def _floor(self, request: floors.FloorRequest) -> Acted:
        state = self._state_there()
        if isinstance(request, Shuffled) and state.over and state.notes is not None and state.notes.declared:
            self._begin(hand.start(with_pack(state.table, request.cards), state.rules))
            return self._accepted()
        event = floors.event_of(request)
        refusal = hand.refusal(state, event)
        if refusal is not None:
            return self._refused(refusal)
        self._state = self._after(state, event)
        return self._accepted()

    def _state_there(self) -> State:
        if self._state is None:
            raise Junk("no hand is open")
        return self._state

    def _game_there(self) -> Evening:
        if self._game is None:
            raise Junk("no game is open")
        return self._game

    def _accepted(self) -> Acted:
        return Acted(outcome="accepted", snapshot=self._snapshot())

    def _refused(self, reason: str) -> Acted:
        return Acted(outcome="refused", reason=reason, snapshot=self._snapshot())

    def _snapshot(self) -> Snapshot:
        game, state = self._game, self._state
        if state is None:
            seen = Snapshot(over=True, to_act=-1, to_show=-1, stacks=() if game is None else game.stacks)
        else:
            seen = snapshot_of(state, self._told)
        if self._stepwise and state is not None:
            seen = msgspec.structs.replace(seen, dealer=floors.dealer_seen(state))
        return seen if game is None else msgspec.structs.replace(seen, game=games.game_seen(game, self._table))

    def _dealt_on(self, state: State) -> State:
        while not self._stepwise and (event := hand.due(state)) is not None:
            state = self._after(state, event)
        return state

    def _after(self, state: State, event: HandEvent) -> State:
        self._told = told_of(self._told, state, event)
        return hand.after(state, event)


def _without_breaking(answer: Callable[[], Answer]) -> Answer:
    """A fault of the reference itself is reported like that of any engine."""
    try:
        return answer()
    except Junk:
        raise
    except Exception as fault:
        raise Died(f"the engine broke down: {type(fault).__name__}: {fault}") from fault


def _version() -> str:
    try:
        return version("holdem-spec")
    except PackageNotFoundError:
        return "unknown"
