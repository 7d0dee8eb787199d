"""Which engines are known by name, and how each is started."""

import shlex
import shutil
import sys

from holdem_conformance.engines.base import CannotStart, Engine
from holdem_conformance.engines.third_party import third_parties
from holdem_conformance.protocol.pipe import PipeEngine
from holdem_conformance.protocol.surroundings import USUAL, Limits

REFERENCE = "reference"
"""The only one that runs in this process, unless it is asked to stay behind a pipe like the others."""


def names() -> tuple[str, ...]:
    """All engines known by name, the reference first."""
    return (REFERENCE, *third_parties())


def started(words: list[str], timeout: float, *, pipe: bool = False, limits: Limits = USUAL) -> Engine:
    """The engine of a name or of a command line, with the time-out for one answer in seconds, and where it runs and
    what it may use. Raises CannotStart, in one sentence, when there is none."""
    if words[0] in names() and len(words) > 1:
        raise CannotStart(f"the engine '{words[0]}' takes no words behind it; take '{shlex.join(words[1:])}' out")
    if words[0] == REFERENCE:
        return _reference(timeout, pipe, limits)
    if pipe:
        raise CannotStart(f"--pipe is for {REFERENCE}; any other engine is behind a pipe anyway")
    if words[0] in third_parties():
        return PipeEngine(third_parties()[words[0]].command(), timeout, limits)
    if shutil.which(words[0]) is None:
        known = ", ".join(names())
        raise CannotStart(
            f"there is no engine and no program '{words[0]}'; name one of {known}, or give a command line after --"
        )
    return PipeEngine(tuple(words), timeout, limits)


def _reference(timeout: float, pipe: bool, limits: Limits) -> Engine:
    if pipe:
        return PipeEngine((sys.executable, "-m", "holdem_conformance.engines.reference"), timeout, limits)
    from holdem_conformance.engines.reference.adapter import ReferenceEngine

    return ReferenceEngine()
