"""Which engines are known by name, and how each is started."""

import shlex
import shutil
import sys
from collections.abc import Callable

from holdem_conformance.engines.base import CannotStart, Engine
from holdem_conformance.protocol.pipe import PipeEngine

Starter = Callable[[float], Engine]
"""Gets the time-out for one answer in seconds; may raise CannotStart with one sentence for the user."""


def _reference(timeout: float) -> Engine:
    from holdem_conformance.engines.reference.adapter import ReferenceEngine

    return ReferenceEngine()


def _reference_behind_a_pipe(timeout: float) -> Engine:
    return PipeEngine((sys.executable, "-m", "holdem_conformance.engines.reference"), timeout)


def _pokerkit(timeout: float) -> Engine:
    from holdem_conformance.engines.pokerkit.command import command

    return PipeEngine(command(), timeout)


ENGINES: dict[str, Starter] = {"reference": _reference, "pokerkit": _pokerkit}
"""By name; a starter imports what it needs itself."""

PIPED: dict[str, Starter] = {"reference": _reference_behind_a_pipe}
"""What `--pipe` starts instead, for engines that otherwise run in this process."""


def started(words: list[str], timeout: float, *, pipe: bool = False) -> Engine:
    """The engine of a name or of a command line. Raises CannotStart, in one sentence, when there is none."""
    if len(words) == 1 and words[0] in ENGINES:
        starters = PIPED if pipe and words[0] in PIPED else ENGINES
        return starters[words[0]](timeout)
    if words[0] in ENGINES:
        raise CannotStart(f"the engine '{words[0]}' takes no words behind it; take '{shlex.join(words[1:])}' out")
    if pipe:
        raise CannotStart(f"--pipe is for {', '.join(PIPED)}; any other engine is behind a pipe anyway")
    if shutil.which(words[0]) is None:
        known = ", ".join(ENGINES)
        raise CannotStart(
            f"there is no engine and no program '{words[0]}'; name one of {known}, or give a command line after --"
        )
    return PipeEngine(tuple(words), timeout)
