"""An engine that answers what is written down: results are graded by the same runner as any engine."""

from typing import NamedTuple

from holdem_conformance.engines.base import EngineFault
from holdem_conformance.protocol.messages import Act, Acted, HandRequest, Hello, Refused, Snapshot
from holdem_conformance.runner.request import act_of
from holdem_conformance.scenarios import model
from holdem_conformance.scenarios.model import Scenario, Stage, Statement
from holdem_conformance.vectors.results import THE_DEAL, BadResults, Results, Step, TableSeen

BEFORE_THE_CARDS = (Stage.ANTES, Stage.BLINDS, Stage.DEAL)


class NothingWritten(EngineFault):
    """The results do not say what the engine answers to this."""


class Tried(NamedTuple):
    """A refusal that was tried after so many acts."""

    after: int
    message: Act
    answer: Acted


class Written(NamedTuple):
    """The steps of one scenario: how the hand began, the acts in order, and what was tried on the way."""

    begins: Snapshot | Refused
    acts: tuple[tuple[Act, Acted], ...]
    tried: tuple[Tried, ...]


class RecordedEngine:
    """`turn_to` says which scenario is being played, for no request does."""

    def __init__(self, results: Results, scenarios: tuple[Scenario, ...]) -> None:
        self._results = results
        self._written = {
            scenario.id: written(scenario, results.scenarios[scenario.id])
            for scenario in scenarios
            if scenario.id in results.scenarios
        }
        self._hand: Written | None = None
        self._done = 0
        self._hands = 0
        self._answered: set[int] = set()

    def turn_to(self, scenario: str) -> None:
        self._hand = self._written.get(scenario)
        self._hands, self._answered = 0, set()

    def hello(self) -> Hello:
        return self._results.hello()

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        if self._hand is None:
            raise NothingWritten("the results say nothing of it")
        self._done = 0
        self._hands += 1
        return self._hand.begins

    def act(self, act: Act) -> Acted:
        """The first time the hand is played; from then on what is to be tried is looked for first."""
        hand = self._hand
        if hand is None:
            raise NothingWritten("the results say nothing of it")
        if self._hands > 1 and (found := self._attempt(hand, act)) is not None:
            return found
        if self._done < len(hand.acts) and hand.acts[self._done][0] == act:
            self._done += 1
            return hand.acts[self._done - 1][1]
        raise NothingWritten(f"the results do not say what came of it when {_told(act)} after {self._done} acts")

    def _attempt(self, hand: Written, act: Act) -> Acted | None:
        """Attempts are made in the order of the lines, each once."""
        for number, tried in enumerate(hand.tried):
            if number not in self._answered and (tried.after, tried.message) == (self._done, act):
                self._answered.add(number)
                return tried.answer
        return None

    def last_words(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self._hand = None


def _told(act: Act) -> str:
    more = "" if act.to is None else f" to {act.to}"
    return f"seat {act.seat} tried to {act.action}{more}"


def written(scenario: Scenario, steps: list[Step]) -> Written:
    """What the steps of a scenario say. Raises BadResults for steps that do not fit its lines."""
    if not steps or steps[0].line != THE_DEAL:
        raise BadResults(f"the steps of {scenario.id} must begin with line 0, the deal")
    table = steps[0].table
    if table is None and steps[0].outcome == "accepted":
        raise BadResults(f"the deal of {scenario.id} needs a table, or the outcome refused")
    begins = Refused(steps[0].reason) if table is None else _snapshot(table)
    lines = {statement.place.line: statement for statement in askable(scenario)}
    acts: list[tuple[Act, Acted]] = []
    tried: list[Tried] = []
    for number, step in enumerate(steps[1:], start=2):
        if isinstance(begins, Refused):
            raise BadResults(f"step {number} of {scenario.id} comes after the table was refused; take it out")
        is_act, message = _message(scenario, lines, step, number)
        seen = step.table if step.table is not None else table
        assert seen is not None
        answer = Acted(outcome=step.outcome, snapshot=_snapshot(seen), did=step.did, reason=step.reason)
        if is_act:
            acts.append((message, answer))
            table = seen
        else:
            tried.append(Tried(len(acts), message, answer))
    return Written(begins, tuple(acts), tuple(tried))


def _message(scenario: Scenario, lines: dict[int, Statement], step: Step, number: int) -> tuple[bool, Act]:
    """Whether the step is an act that changes the table, and what was done."""
    if step.line is None:
        if step.act is None:
            raise BadResults(f"step {number} of {scenario.id} has neither a line nor an act; write one of them")
        return True, step.act
    statement = lines.get(step.line)
    if isinstance(statement, model.Act):
        return True, act_of(statement.choice)
    if isinstance(statement, model.Refusal):
        return False, act_of(statement.choice)
    raise BadResults(
        f"step {number} of {scenario.id} is about line {step.line}, on which nothing is done or tried by a player; "
        "take it out"
    )


def askable(scenario: Scenario) -> list[Statement]:
    """The acts and refusals that an engine can be asked: not what is tried before the cards are out."""
    found: list[Statement] = []
    early = False
    for statement in scenario.play:
        match statement:
            case model.Street(_, stage):
                early = stage in BEFORE_THE_CARDS
            case model.Refusal() if not early:
                found.append(statement)
            case model.Refusal() | model.DealerRefusal():
                pass
            case model.Act():
                early = False
                found.append(statement)
            case _:
                early = False
    return found


def _snapshot(table: TableSeen) -> Snapshot:
    return Snapshot(**{name: getattr(table, name) for name in Snapshot.__struct_fields__})
