"""What the tests of the desk share: running a command in this process, and documents that stand in for the sources."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from holdem_conformance.cli import main


class Said(NamedTuple):
    """The exit code of a command, and what it printed."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def holdem(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run `holdem` with the given words."""

    def run(*words: str) -> Said:
        try:
            code = main(list(words))
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run
