"""A floor scenario, judged on the specification and the reference."""

from collections.abc import Callable
from typing import Any

from holdem_conformance.runner.floor_lines import act, incident, may_not, offer, refusal, remedy, ruling, shuffle
from holdem_conformance.runner.floor_walk import FloorWalk, Unlike, bound, told
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.scenarios.floor_model import FloorPlay, FloorResult
from holdem_conformance.scenarios.floor_said import (
    AwaitsSaid,
    BurnSaid,
    ClaimSaid,
    FloorSaid,
    HasSaid,
    IncidentSaid,
    MayNotSaid,
    RemedySaid,
    RulingSaid,
    ShuffleSaid,
    StreetLies,
)
from holdem_conformance.scenarios.model import Place, Scenario, Stage
from holdem_conformance.scenarios.said import ActSaid, OfferSaid, RefusalSaid, StreetSaid, TurnSaid
from holdem_reference import hand
from holdem_reference.floor.board_errors import Awaited
from holdem_spec.terms.betting import to_act
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned, HoleCardDealt
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, Rulebook

SIZES = (3, 4, 5)
"""The board after flop, turn and river."""
AWAITED = {"a ruling": Awaited.RULING, "a shuffle": Awaited.SHUFFLE}


def run_floor(scenario: Scenario, floor: FloorPlay, certifying: Rulebook) -> Outcome:
    """The outcome on the specification and the reference; how engines are asked stands in floor_play."""
    wanted = {
        option.name: scenario.rules.reading(option.name)
        for option in OPTIONS
        if scenario.rules.reading(option.name) != HOUSE.reading(option.name) or option.name in scenario.under
    }
    changes = {name: reading for name, reading in wanted.items() if certifying.reading(name) != reading}
    return judge_floor(scenario._replace(rules=certifying.with_changes(changes)), floor)


def judge_floor(scenario: Scenario, floor: FloorPlay) -> Outcome:
    """Walk through the lines and check them; the outcome says what does not hold first."""
    checks = 0
    place = Place(scenario.file, 0, "the table itself")
    try:
        walk = FloorWalk(scenario.table, scenario.rules)
        for line in floor.lines:
            place = line.place
            checks += isinstance(line.said, MayNotSaid | RefusalSaid)
            follow(walk, line.said)
        place = Place(scenario.file, 0, "the result")
        settle(walk, floor.result)
    except Unlike as unlike:
        blamed = unlike.clause or scenario.blamed
        failure = Failure(place.line, place.text, unlike.expected, unlike.got, blamed)
        return Outcome(scenario.id, Status.FAIL, failure, spec_checks=checks)
    return Outcome(scenario.id, Status.PASS, spec_checks=checks)


def follow(walk: FloorWalk, said: FloorSaid) -> None:
    """Do or check what a line says. Raises Unlike."""
    for kind, check in _LINES.items():
        if isinstance(said, kind):
            check(walk, said)
            return
    raise Unlike("a line that a floor scenario can have", f"a line about {type(said).__name__}")


def _awaits(walk: FloorWalk, said: AwaitsSaid) -> None:
    walk.go_on(bound)
    waits = hand.awaits(walk.state)
    if waits != AWAITED[said.what]:
        raise Unlike(f"{said.what} is due", "nothing of that kind" if waits is None else waits.name.lower())


def _has(walk: FloorWalk, said: HasSaid) -> None:
    """Both books agree on the chips."""
    got = (walk.ledger.stacks[said.seat], walk.state.stacks[said.seat])
    if got != (said.chips, said.chips):
        raise Unlike(str(said.chips), " and ".join(map(str, got)))


def _claim(walk: FloorWalk, said: ClaimSaid) -> None:
    walk.go_on()
    walk.happen(said.claim)


def _burn(walk: FloorWalk, said: BurnSaid) -> None:
    top = walk.state.deck[walk.state.top] if said.card == UNKNOWN else said.card
    if said.card == UNKNOWN:
        due = walk.go_on(lambda event: isinstance(event, Burned))
        top = due.card if isinstance(due, Burned) else top
    walk.do((Burned, BoardDealt), Burned(top))


def _street_lies(walk: FloorWalk, said: StreetLies) -> None:
    size = SIZES[said.street]
    if len(walk.state.board) < size:
        walk.go_on(lambda event: len(walk.state.board) >= size)
    if len(walk.state.board) != size or walk.state.board != walk.ledger.board:
        raise Unlike(f"{size} board cards", cards_text(walk.state.board) or "none")
    lies = walk.state.board[-len(said.cards) :] if said.cards else ()
    if lies != said.cards:
        raise Unlike(cards_text(said.cards), cards_text(lies))


def _stage(walk: FloorWalk, said: StreetSaid) -> None:
    cards = said.cards or walk.table.hole_cards * len(walk.table.players())
    if said.stage is Stage.BLINDS:
        walk.go_on(lambda event: isinstance(event, HoleCardDealt))
    elif said.stage is Stage.DEAL:
        walk.go_on(lambda event: sum(walk.ledger.dealt_in) >= cards)
    elif said.stage in (Stage.END, Stage.SHOWDOWN):
        walk.go_on()
    else:
        raise Unlike("blinds, deal, burn, flop, turn, river, showdown or end", said.stage)


def _turn(walk: FloorWalk, said: TurnSaid) -> None:
    walk.go_on(bound)
    got = (to_act(walk.ledger), hand.to_act(walk.state))
    if got != (said.seat, said.seat):
        raise Unlike(f"seat {said.seat} to act", " and ".join(map(str, got)))


def settle(walk: FloorWalk, expected: FloorResult) -> None:
    """Go on to the end where the scenario tells one, and check what it says of it. Raises Unlike."""
    if expected.stacks is not None:
        walk.end()
        if not walk.state.over:
            raise Unlike("the hand is over", f"still due: {told(walk.due())}")
        if walk.state.stacks != expected.stacks:
            raise Unlike(str(expected.stacks), str(walk.state.stacks))
    for what, due, got in (
        ("board", expected.board, walk.ledger.board),
        ("burns", expected.burns, tuple(walk.ledger.burns)),
    ):
        if due is not None and got != due:
            raise Unlike(f"{what} {cards_text(due)}", f"{what} {cards_text(got) or 'none'}")


_LINES: dict[type, Callable[[FloorWalk, Any], None]] = {
    ActSaid: act,
    OfferSaid: offer,
    RefusalSaid: refusal,
    MayNotSaid: may_not,
    IncidentSaid: incident,
    RemedySaid: remedy,
    ShuffleSaid: shuffle,
    RulingSaid: ruling,
    AwaitsSaid: _awaits,
    HasSaid: _has,
    BurnSaid: _burn,
    ClaimSaid: _claim,
    StreetLies: _street_lies,
    StreetSaid: _stage,
    TurnSaid: _turn,
}
