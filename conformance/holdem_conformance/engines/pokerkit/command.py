"""How PokerKit is started: the adapter beside this file, run by a Python that has PokerKit and nothing else."""

from pathlib import Path

from holdem_conformance.engines.environment import python_with

VERSION = "0.7.7"
"""The version the adapter was written for; another one may mean other things by the same names."""

FOLDER = Path(__file__).parent


def python() -> Path:
    """The Python that can import PokerKit. Raises CannotStart when there is none and none can be made."""
    return python_with(f"pokerkit-{VERSION}", f"pokerkit=={VERSION}")


def command() -> tuple[str, ...]:
    """The command line that speaks the protocol. Raises CannotStart like `python`.

    -I keeps PYTHONPATH and this folder, which bears PokerKit's name, out of the engine's sight.
    """
    return (str(python()), "-I", str(FOLDER / "adapter.py"))
