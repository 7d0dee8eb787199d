"""`holdem engines`: the engines of other people, what they made of the suite, and their faults shown natively."""

import argparse
import subprocess
import sys
from pathlib import Path

from holdem_conformance.engines.base import CannotStart
from holdem_conformance.engines.third_party import ThirdParty, third_parties


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "List the engines that can be certified by name with their recorded results, or show one of them. With "
        "--confirm run the script that shows a fault on the engine's own interface; its exit code is 1 while the fault "
        "is there, and 0 once it is mended."
    )
    parser.add_argument("engine", nargs="?", metavar="ENGINE", help="show only this one")
    parser.add_argument("--confirm", metavar="CLAUSE", help="show without the adapter that the engine breaks a clause")
    parser.add_argument("--write", metavar="DIR", help="write engines.md and engines/ENGINE.md into a folder")


def run(arguments: argparse.Namespace) -> int:
    """Print, confirm or write; 2 for a name that there is not."""
    if arguments.engine and arguments.engine not in third_parties():
        return _refuse(f"there is no engine '{arguments.engine}'; choose one of {', '.join(third_parties())}")
    if arguments.confirm:
        if not arguments.engine:
            return _refuse("--confirm needs an engine: holdem engines ENGINE --confirm CLAUSE")
        return _confirm(third_parties()[arguments.engine], arguments.confirm)
    from holdem_conformance.field.pages import pages

    if arguments.write:
        return _write(Path(arguments.write), pages())
    name = f"engines/{arguments.engine}.md" if arguments.engine else "engines.md"
    page = pages().get(name)
    if page is None:
        return _refuse(f"nothing is recorded of {arguments.engine}; holdem certify --record {arguments.engine}")
    print(page, end="")
    return 0


def _confirm(engine: ThirdParty, clause: str) -> int:
    if clause not in engine.confirmed():
        there = ", ".join(engine.confirmed()) or "none"
        return _refuse(f"{engine.name} has no script for '{clause}'; there are: {there}")
    try:
        return subprocess.run(engine.confirming(clause), check=False).returncode
    except CannotStart as trouble:
        return _refuse(str(trouble))


def _write(folder: Path, texts: dict[str, str]) -> int:
    if not folder.is_dir():
        return _refuse(f"there is no folder '{folder}'; make it first")
    (folder / "engines").mkdir(exist_ok=True)
    for old in (folder / "engines").glob("*.md"):
        old.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    print(f"{len(texts)} pages in {folder}")
    return 0


def _refuse(sentence: str) -> int:
    print(f"holdem engines: {sentence}", file=sys.stderr)
    return 2
