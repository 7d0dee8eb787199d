"""Refusals, each tried in a replay of its own."""

from holdem_conformance.engines.base import Junk
from holdem_conformance.protocol.messages import Refused as HandRefused
from holdem_conformance.protocol.messages import Snapshot
from holdem_conformance.runner.mismatch import Mismatch
from holdem_conformance.runner.play import Play, Probe
from holdem_conformance.runner.request import act_of
from holdem_conformance.runner.table_view import check_shape
from holdem_conformance.runner.talk import Message
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import outcome_text
from holdem_spec.vocabulary.events import Shown
from holdem_spec.vocabulary.seats import NOBODY


def try_refusal(play: Play, probe: Probe) -> None:
    """Replay the hand as far as it had gone, then attempt what must be refused. Raises Mismatch when it is not, or
    when the refusal left its mark on the table; Junk when the engine does not play the same hand again."""
    play.place = probe.statement.place
    before = _replayed(play, probe.done)
    if isinstance(probe.statement.choice, Shown) and _may_lie_open(before):
        play.sights.add(Sight.SHOWN)
        return
    acted = play.engine.act(act_of(probe.statement.choice))
    check_shape(acted.snapshot, len(play.scenario.names))
    clause = probe.statement.clause
    expected = f"refused by {clause}"
    if acted.outcome != "refused":
        raise Mismatch(probe.statement.place, expected, outcome_text(acted), clause)
    if changed := _what_changed(before, acted.snapshot):
        raise Mismatch(probe.statement.place, expected, f"refused, but {changed} changed", clause)


def _may_lie_open(before: Snapshot) -> bool:
    """Nobody is asked for anything, and who has shown is not told: then all hands may have been turned up at once, and
    who is said to show does nothing any more."""
    return before.shown is None and before.to_show in (None, NOBODY) and before.to_act in (None, NOBODY)


def _replayed(play: Play, done: tuple[Message, ...]) -> Snapshot:
    answer = play.engine.hand(play.request)
    if isinstance(answer, HandRefused):
        raise Junk("the engine refused a hand that it had begun before")
    for message in done:
        acted = play.send(message)
        if acted.outcome != "accepted":
            raise Junk("the engine did not accept in a replay what it had accepted before")
        answer = acted.snapshot
    return answer


def _what_changed(before: Snapshot, after: Snapshot) -> str:
    for name in ("over", "stacks", "bets", "board", "to_act", "to_show", "to_discard"):
        had, has = getattr(before, name), getattr(after, name)
        if had is not None and has is not None and had != has:
            return {
                "to_act": "whose turn it is",
                "to_show": "who is to show",
                "to_discard": "who is to discard",
                "over": "the state of the hand",
            }.get(name, f"the {name}")
    return ""
