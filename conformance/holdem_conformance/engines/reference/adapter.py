"""The reference as an engine to certify: it deals by itself up to the next choice of a player."""

import platform
from importlib.metadata import PackageNotFoundError, version

from holdem_conformance.engines.base import Died, Junk
from holdem_conformance.engines.reference.view import Told, snapshot_of
from holdem_conformance.protocol.messages import (
    ANY,
    About,
    Act,
    Acted,
    HandRequest,
    Hello,
    LimitName,
    PotSeen,
    Refused,
    Snapshot,
)
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.cards import card
from holdem_spec.vocabulary.events import (
    Bet,
    BetReturned,
    Called,
    Checked,
    Choice,
    Discarded,
    Folded,
    HandEvent,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS
from holdem_spec.vocabulary.table import Limit, Table

LIMITS: dict[LimitName, Limit] = {
    "no-limit": Limit.NO_LIMIT,
    "pot-limit": Limit.POT_LIMIT,
    "fixed-limit": Limit.FIXED_LIMIT,
}
UNKNOWN_TEXT = "??"


class ReferenceEngine:
    """Plays whatever rulebook it is told, in this process."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._told = Told(())

    def hello(self) -> Hello:
        return Hello(
            engine=About("holdem-spec reference", _version(), f"Python {platform.python_version()}"),
            supports=(*LIMITS, "ante", "pineapple", "tournament", "showdown-choice"),
            rules={option.name: ANY for option in OPTIONS},
        )

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        """A fault of the reference itself is reported like that of any engine."""
        self._state = None
        try:
            return self._hand(request)
        except Exception as fault:
            raise Died(f"the engine broke down: {type(fault).__name__}: {fault}") from fault

    def _hand(self, request: HandRequest) -> Snapshot | Refused:
        try:
            state = hand.start(_table(request), HOUSE.with_changes(request.rules))
        except ValueError as refusal:
            return Refused(str(refusal))
        self._told = Told((0,) * len(state.stacks))
        self._state = self._dealt_on(state)
        return snapshot_of(self._state, self._told)

    def act(self, act: Act) -> Acted:
        state = self._state
        if state is None:
            raise Junk("no hand is open")
        try:
            return self._act(state, act)
        except Exception as fault:
            raise Died(f"the engine broke down: {type(fault).__name__}: {fault}") from fault

    def _act(self, state: State, act: Act) -> Acted:
        if act.seat >= len(state.stacks):
            return Acted(outcome="refused", reason="there is no such seat", snapshot=snapshot_of(state, self._told))
        choice = _choice(act, state)
        refusal = "the hand is over" if state.over else hand.refusal(state, choice)
        if refusal is None:
            state = self._state = self._dealt_on(self._after(state, choice))
            return Acted(outcome="accepted", snapshot=snapshot_of(state, self._told))
        return Acted(outcome="refused", reason=refusal, snapshot=snapshot_of(state, self._told))

    def last_words(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self._state = None

    def _dealt_on(self, state: State) -> State:
        while (event := hand.due(state)) is not None:
            state = self._after(state, event)
        return state

    def _after(self, state: State, event: HandEvent) -> State:
        told = self._told
        match event:
            case BetReturned(seat, chips):
                back = tuple(had + chips * (at == seat) for at, had in enumerate(told.returned))
                self._told = told._replace(returned=back)
            case Shown(seat, cards):
                self._told = told._replace(shown=(*told.shown, (seat, cards)))
            case Mucked(seat):
                self._told = told._replace(mucked=(*told.mucked, seat))
            case PotAwarded(_, shares):
                chips, among = state.pots[-1]
                self._told = told._replace(paid=(*told.paid, PotSeen(chips, among, shares)))
        return hand.after(state, event)


def _table(request: HandRequest) -> Table:
    table = request.table
    small, big = table.blinds
    return Table(
        table.stacks,
        table.button,
        small,
        big,
        tuple(card(text) for text in request.deck),
        LIMITS[table.limit],
        table.limits or (0, 0),
        table.ante,
        table.hole_cards,
        table.tournament,
    )


def _choice(act: Act, state: State) -> Choice:
    seat, to = act.seat, act.to or 0
    match act.action:
        case "fold":
            return Folded(seat)
        case "check":
            return Checked(seat)
        case "call":
            return Called(seat, to)
        case "bet":
            return Bet(seat, to)
        case "raise":
            return RaisedTo(seat, to)
        case "discard":
            return Discarded(seat, card(act.card or UNKNOWN_TEXT))
        case "show":
            return Shown(seat, state.holes[seat])
        case "muck":
            return Mucked(seat)


def _version() -> str:
    try:
        return version("holdem-spec")
    except PackageNotFoundError:
        return "unknown"
