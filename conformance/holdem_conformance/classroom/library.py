"""Where hands are found: by the id of a golden hand, or as a file."""

from difflib import get_close_matches
from pathlib import Path

from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE, read_scenario


class NotFound(Exception):
    """There is no such hand; the text is one sentence."""


def scenario(name: str) -> Scenario:
    """The hand with that id, or in that file. Raises NotFound or ScenarioError."""
    known = SUITE / f"{name.replace('.', '/', 1)}.toml"
    if not name.endswith(".toml") and "/" not in name and known.is_file():
        return read_scenario(known)
    if Path(name).is_file():
        return read_scenario(name)
    if name.endswith(".toml"):
        raise NotFound(f"there is no file '{name}'; give a scenario as a .toml file, or the id of a golden hand")
    near = get_close_matches(
        name, [f"{file.parent.name}.{file.stem}" for file in SUITE.rglob("*.toml")], n=3, cutoff=0.5
    )
    advice = (
        f"did you mean {' or '.join(near)}?" if near else "give an id as `holdem certify` shows it, or a .toml file"
    )
    raise NotFound(f"there is no hand '{name}'; {advice}")


__all__ = ["NotFound", "ScenarioError", "scenario"]
