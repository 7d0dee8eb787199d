"""Small hands for the audit. Amounts and final stacks are worked out by hand in the comments."""

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_conformance.audit.auditing import audit
from holdem_conformance.audit.tally import Tally
from holdem_spec.vocabulary.rulebook import preset

# p1 is the small blind, p2 the big blind, p3 the button. Pot 18 after the flop is dealt, 38 on the turn, 78 at the end;
# the aces of p1 win it: 100 - 36 + 78 = 142, and p2 has 64 left, p3 94.
ACTIONS = [
    *("d dh p1 AhAd", "d dh p2 KhKd", "d dh p3 7c2d"),
    *("p3 cbr 6", "p1 cc", "p2 cc"),
    *("d db 9s8s3c", "p1 cc", "p2 cbr 10", "p3 f", "p1 cc"),
    *("d db 4d", "p1 cc", "p2 cc"),
    *("d db 5h", "p1 cbr 20", "p2 cc"),
    *("p1 sm AhAd", "p2 sm"),
]
SHOWDOWN: dict[str, object] = {
    "variant": "NT",
    "antes": [0, 0, 0],
    "blinds_or_straddles": [1, 2, 0],
    "min_bet": 2,
    "starting_stacks": [100, 100, 100],
    "actions": ACTIONS,
    "hand": 7,
    "finishing_stacks": [142, 64, 94],
}

HandFile = Callable[..., Path]
Audited = Callable[..., Tally]


def phh(fields: dict[str, object]) -> str:
    """A hand in the plain shape in which hand files are written."""
    return "\n".join([f"{key} = {value!r}" for key, value in fields.items()])


def with_actions(change: Callable[[list[str]], None]) -> list[str]:
    """The actions of the hand above, changed."""
    actions = list(ACTIONS)
    change(actions)
    return actions


@pytest.fixture
def hand_file(tmp_path: Path) -> HandFile:
    """Write a hand like the one above, some fields changed (None: left out), and return its path."""

    def write(name: str = "hand.phh", **changes: object) -> Path:
        path = tmp_path / name
        fields = {key: value for key, value in {**SHOWDOWN, **changes}.items() if value is not None}
        path.write_text(phh(fields), encoding="utf-8")
        return path

    return write


@pytest.fixture
def audited(hand_file: HandFile) -> Audited:
    """Audit one such hand."""

    def run(rules: str = "house", **changes: object) -> Tally:
        return audit([str(hand_file(**changes))], preset(rules))

    return run
