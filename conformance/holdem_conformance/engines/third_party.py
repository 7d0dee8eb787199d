"""Engines that other people wrote: what `engine.toml` in each folder says of them, and how they are started.

name, version, language, home    as the authors of the engine give them
deck, patched                    "native", or "patched" and how a given pack is put in
[environment]                    python or node: the pinned packages
[deviations]                     clause → what the engine does instead
[crashes]                        clause → when the engine gives no usable answer where the clause is asked for
[unconfirmed]                    clause → why no script on the engine's own interface shows it
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from holdem_conformance.engines.environment import node_with, python_with
from holdem_conformance.engines.unreadable import Unreadable

HERE = Path(__file__).parent
SERVING = HERE / "serving.py"


class ThirdParty(NamedTuple):
    """One engine; `id` is the name of its folder and of the engine on the command line."""

    id: str
    name: str
    version: str
    language: str
    home: str
    deck: str
    patched: str
    python: tuple[str, ...]
    node: tuple[str, ...]
    deviations: dict[str, str]
    crashes: dict[str, str]
    unconfirmed: dict[str, str]

    @property
    def folder(self) -> Path:
        return HERE / self.id

    def command(self) -> tuple[str, ...]:
        """The command line that speaks the protocol. Raises CannotStart when there is no environment and none can be
        made. -I keeps PYTHONPATH and the adapter's folder out of the engine's sight."""
        if self.node:
            return ("node", str(self.folder / "adapter.cjs"), str(self._modules()))
        return (*self.native(), str(SERVING), str(self.folder / "adapter.py"))

    def native(self) -> tuple[str, ...]:
        """The words before a script that uses the engine's own interface. Raises CannotStart like `command`."""
        return ("node",) if self.node else (str(python_with(f"{self.id}-{self.version}", *self.python)), "-I")

    def confirming(self, clause: str) -> tuple[str, ...]:
        """The command line that shows without the adapter that the engine breaks a clause, or crashes there."""
        script = self.folder / "confirm" / f"{clause}{'.cjs' if self.node else '.py'}"
        return (*self.native(), str(script), *([str(self._modules())] if self.node else []))

    def confirmed(self) -> tuple[str, ...]:
        """The clauses for which there is such a script."""
        return tuple(sorted(script.stem for script in (self.folder / "confirm").glob("*.*") if script.is_file()))

    def _modules(self) -> Path:
        return node_with(f"{self.id}-{self.version}", *self.node)


@cache
def third_parties() -> dict[str, ThirdParty]:
    """All of them by id, in alphabetical order. Raises Unreadable."""
    return {file.parent.name: read(file) for file in sorted(HERE.glob("*/engine.toml"))}


def read(file: Path) -> ThirdParty:
    """The engine of one folder. Raises Unreadable where the file is no TOML, or lacks something."""
    try:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as trouble:
        raise Unreadable(f"{file} is no TOML ({trouble}); write it as the other engines' are written") from None
    environment = _entry(file, said, "environment", dict)
    if not environment.keys() & {"python", "node"}:
        raise Unreadable(f"{file} has neither 'python' nor 'node' under [environment]; name the pinned packages there")
    return ThirdParty(
        file.parent.name,
        _entry(file, said, "name", str),
        _entry(file, said, "version", str),
        _entry(file, said, "language", str),
        _entry(file, said, "home", str),
        _entry(file, said, "deck", str),
        said.get("patched", ""),
        tuple(environment.get("python", ())),
        tuple(environment.get("node", ())),
        dict(said.get("deviations", {})),
        dict(said.get("crashes", {})),
        dict(said.get("unconfirmed", {})),
    )


T = TypeVar("T")


def _entry(file: Path, said: dict[str, Any], key: str, kind: type[T]) -> T:
    """What must be there."""
    found = said.get(key)
    if isinstance(found, kind):
        return found
    what = f"[{key}]" if kind is dict else f"'{key}', which is a text"
    raise Unreadable(f"{file} has no {what}; add it, as the other engines have it")
