"""Engines that run side by side: whoever tells them to end finds nothing of theirs left."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

PLAYING = """
import multiprocessing, sys
from holdem_conformance.engines.environment import python_with
from holdem_conformance.engines.registry import PipeEngine
from holdem_conformance.field import running

def started(words, timeout):
    doing, program, package = sys.argv[1:]
    if doing == "playing":
        return PipeEngine((sys.executable, "-c", program), timeout)
    python_with("toy-1.0", package)

running.started = started
here, there = multiprocessing.Pipe()
running.run_and_tell("toy", 60.0, there)
"""
"""A process whose engine, or the installation of it, never ends."""

HELLO = (
    '{"type": "hello", "engine": {"name": "Toy", "version": "1.0", "language": "Python"}, '
    '"supports": ["no-limit"], "rules": {}, "deck": "exact", "deals": "cards", "burns": false, "chips": "whole", '
    '"offers": "exact", "hands": "one"}'
)
NOTE = "import os, pathlib; pathlib.Path(FILE).write_text(str(os.getpid()))"
PROGRAM = f"""
input(); print({HELLO!r}, flush=True)
input(); {NOTE}
while True: pass
"""
"""An engine that says hello, and nothing to its first hand."""

PROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
BACKEND = f"""
def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    {NOTE}
    while True: pass
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("doing", ["playing", "installing"])
def test_a_process_that_is_told_to_end_leaves_nothing_running(doing: str, tmp_path: Path) -> None:
    noted, cache = tmp_path / "pid", tmp_path / "cache"
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    program, backend = (code.replace("FILE", repr(str(noted))) for code in (PROGRAM, BACKEND))
    (tmp_path / "backend.py").write_text(backend, encoding="utf-8")
    playing = subprocess.Popen(
        [sys.executable, "-c", PLAYING, doing, program, str(tmp_path)], env={**os.environ, "XDG_CACHE_HOME": str(cache)}
    )
    try:
        pid = int(waited_for(noted))
        playing.terminate()
        assert playing.wait(20) == 1
        assert gone(pid)
        assert not list(cache.glob("holdem-spec/engines/.*")), "no building site is left"
    finally:
        playing.kill()
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(int(noted.read_text(encoding="utf-8")), signal.SIGKILL)


def waited_for(file: Path) -> str:
    """What is written there within half a minute."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if file.exists() and file.read_text(encoding="utf-8"):
            return file.read_text(encoding="utf-8")
        time.sleep(0.05)
    raise AssertionError(f"nothing was written to {file}")


def gone(pid: int) -> bool:
    """Whether the process is over, or is over soon: a killed one takes a moment to be buried."""
    for _ in range(40):
        with suppress(FileNotFoundError):
            if "Z" in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]:
                return True
            time.sleep(0.05)
            continue
        return True
    return False
