"""Where an engine runs and what it may use: an empty folder of its own, and so much memory."""

import os
import site
from typing import NamedTuple

MEMORY = 2048
"""MiB; the libraries of a large engine take some hundred."""

HERE = ("HOME", "TMPDIR", "TMP", "TEMP")
"""What a program asks where it may write, and what then names the folder."""
ELSEWHERE = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
"""What would name another place; without them programs look below HOME."""
PATHS = ("PYTHONPATH", "NODE_PATH", "CLASSPATH")
"""Lists of places that may be told from the folder where the suite was called."""


class Limits(NamedTuple):
    """`memory` is MiB, of all processes of an engine together. `in_place` lets it run in the present folder, with the
    environment as it is, instead of in an empty folder of its own."""

    memory: int = MEMORY
    in_place: bool = False


USUAL = Limits()


def environment_in(folder: str) -> dict[str, str]:
    """The environment of an engine whose own folder that is. What it can read stays as it is; what it writes, if it
    asks the environment where, goes there."""
    found = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    found.update({name: found[name] and _absolute(found[name]) for name in PATHS if name in found})
    found.setdefault("PYTHONUSERBASE", site.getuserbase())
    return {**found, **dict.fromkeys(HERE, folder), "PYTHONDONTWRITEBYTECODE": "1"}


def command_from_here(argv: tuple[str, ...]) -> tuple[str, ...]:
    """The words of a command for a program that runs elsewhere: those that name a file here, and paths that lead
    somewhere from here, are made absolute. A bare first word is looked for in PATH, as ever."""
    first, *others = argv
    return (_found(first) if os.sep in first else first, *(_found(word) for word in others))


def _found(word: str) -> str:
    leads_somewhere = os.path.exists(word) if os.sep in word else os.path.isfile(word) or word in (".", "..")
    return os.path.abspath(word) if leads_somewhere else word


def _absolute(places: str) -> str:
    return os.pathsep.join(os.path.abspath(place) for place in places.split(os.pathsep))
