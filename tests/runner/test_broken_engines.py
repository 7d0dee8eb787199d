"""Engines that go wrong in the middle of a suite, certified by the command as their authors would.

Each is the reference until one chosen moment. The scenario of that moment is an error that says what happened; the
others are played and passed; and afterwards neither a process nor a file of it is left.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.cli import main

MISBEHAVING = Path(__file__).parents[1] / "protocol" / "misbehaving.py"
HANDS = ("--only", "end.*")
"""Four scenarios; in the first everybody has acted twice before it is over."""

NO_ANSWER = "the engine gave no answer within 3 s; each answer is one line, and must be flushed"
OUT_OF_TURN = "the engine spoke out of turn: "
BROKEN = {
    "hangs": NO_ANSWER,
    "half-a-line": NO_ANSWER,
    "ignores-signals": NO_ANSWER,
    "forks": NO_ANSWER,
    "is-late": NO_ANSWER,
    "many-lines": OUT_OF_TURN,
    "twice": OUT_OF_TURN,
    "long-line": "the engine sent more than 1 MiB for one answer",
    "hundred-megabytes": "the engine sent more than 1 MiB for one answer",
    "floods-stderr": "the engine sent more than 64 MiB to standard error in one hand",
    "junk": "the engine's answer to 'act' is not in the protocol: 'I raise you ten!'",
    "bytes": "the engine's answer to 'act' is not in the protocol: '{",
    "nested": "the engine's answer to 'act' is not in the protocol: '[[[",
    "wrong-type": "the engine's answer to 'act' is not in the protocol: '{",
    "wrong-answer": "the engine answered 'act' with 'hello'",
    "dies": "the engine ended with exit code 3",
    "dies-in-the-middle": "the engine ended with exit code 0",
    "killed": "the engine was ended by signal 11",
    "leaves-children": "the engine ended with exit code 3",
    "eats-memory": "the engine used more than 400 MiB of memory; --memory allows more",
    "closes": "the engine closed its output",
}
"""What the fake does, and how the reason begins."""

Certified = Callable[..., tuple[int, dict[str, Any]]]


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files, empty."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def certified(tmp_path: Path, temporary: Path, capsys: pytest.CaptureFixture[str]) -> Certified:
    """Certify a fake; the exit code and the object. Fails if anything of it is left."""

    def run(mode: str, *options: str) -> tuple[int, dict[str, Any]]:
        engine = (sys.executable, str(MISBEHAVING), mode, str(tmp_path / "once"))
        code = main(["certify", *HANDS, "--json", "--timeout", "3", *options, "--", *engine])
        said = capsys.readouterr().out
        assert left_over(tmp_path) == []
        assert list(temporary.iterdir()) == []
        return code, json.loads(said) if said else {}

    return run


def left_over(tmp_path: Path) -> list[str]:
    """The processes of a fake: all of them carry the path of its mark, and a zombie carries nothing."""
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_bytes().decode("utf-8", "replace")
        except OSError:
            continue
        if str(tmp_path / "once") in words:
            found.append(f"{file.parent.name}: {words}")
    return found


@pytest.mark.parametrize("mode", BROKEN)
def test_a_broken_engine_is_an_error_once_and_the_rest_is_played(certified: Certified, mode: str) -> None:
    code, result = certified(mode, "--memory", "400")
    first, *others = result["scenarios"]
    assert first["status"] == "error"
    assert first["got"].startswith(BROKEN[mode])
    assert len(others) > 2
    assert {scenario["status"] for scenario in others} == {"pass"}
    assert code == 1


def test_an_engine_without_a_hello_is_not_certified(
    certified: Certified, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = (sys.executable, str(MISBEHAVING), "never-greets", str(tmp_path / "once"))
    assert main(["certify", "--timeout", "1", "--", *engine]) == 2
    assert "the engine cannot be asked: the engine gave no answer within 1 s" in capsys.readouterr().err
    assert left_over(tmp_path) == []


def test_children_do_not_outlive_an_engine_that_says_goodbye(certified: Certified) -> None:
    code, result = certified("has-children")
    assert result["summary"]["pass"] == len(result["scenarios"]) > 3
    assert code == 0


def test_children_do_not_outlive_a_suite_that_is_killed(tmp_path: Path, temporary: Path) -> None:
    engine = (sys.executable, str(MISBEHAVING), "forks", str(tmp_path / "once"))
    words = (sys.executable, "-m", "holdem_conformance.cli", "certify", *HANDS, "--timeout", "60", "--", *engine)
    suite = subprocess.Popen(words, env={**os.environ, "TMPDIR": str(temporary)})
    try:
        # the suite, its keeper, the fake and its three children
        wait_for(lambda: len(left_over(tmp_path)) == 6)
        assert len(list(temporary.iterdir())) == 1
    finally:
        suite.send_signal(signal.SIGKILL)
        suite.wait()
    wait_for(lambda: left_over(tmp_path) == [] and list(temporary.iterdir()) == [])


def wait_for(there: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not there():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_what_an_engine_writes_goes_with_it(
    certified: Certified, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, present = tmp_path / "home", tmp_path / "present"
    for folder in (home, present):
        folder.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(present)
    code, _ = certified("writes-files")
    assert code == 0
    assert [*home.iterdir(), *present.iterdir()] == []
