"""The command as it is called, and small hands to explain. Their numbers are worked out by hand in the comments."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.cli import main

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"
"""Blinds 50/100. Ada (button) calls 100, Ben is all-in to 150, Cem calls 150: Ada has acted and may call 50 or fold."""

# p1 is the small blind, p2 the big blind, p3 the button. A raise over 2 goes to at least 4.
RECORDED = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ["d dh p1 AhAd", "d dh p2 ????", "d dh p3 7c2d", "p3 cbr 6", "p1 f", "p2 f"]
"""

Explained = tuple[int, str, str]
Explain = Callable[..., Explained]


@pytest.fixture
def explain(capsys: pytest.CaptureFixture[str]) -> Explain:
    """Run `holdem explain` and return its exit code, its output and its complaint."""

    def run(*words: str) -> Explained:
        code = main(["explain", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture
def explained(explain: Explain) -> Callable[..., dict[str, Any]]:
    """The same as an object."""

    def run(*words: str) -> dict[str, Any]:
        code, out, _ = explain(*words, "--json")
        assert code == 0
        found: dict[str, Any] = json.loads(out)
        return found

    return run


@pytest.fixture
def recorded(tmp_path: Path) -> Callable[..., str]:
    """Write the recorded hand above, changed, and return its path."""

    def write(*changes: tuple[str, str], name: str = "hand.phh", more: str = "") -> str:
        text = RECORDED
        for old, new in changes:
            assert old in text
            text = text.replace(old, new)
        path = tmp_path / name
        path.write_text(text + more, "utf-8")
        return str(path)

    return write
