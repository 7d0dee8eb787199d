"""`holdem fuzz ENGINE`: random hands on an engine and on the reference, and the shortest one on which they disagree."""

import argparse
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdem_conformance.fuzz.searching import Disagreement

NOTHING, FOUND, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play random hands, with legal and illegal actions, on an engine and on the reference. Every disagreement is "
        "shrunk to a short hand, one for each clause that decides it. Exit code: 0 none found, 1 some, 2 could not run."
    )
    parser.add_argument("engine", nargs="+", metavar="ENGINE", help="a name, or after -- a command line")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="another seed plays other hands; 0 if not given"
    )
    parser.add_argument("--hands", type=int, default=1000, metavar="N", help="so many without a new find are enough")
    parser.add_argument("--seats", type=int, default=6, metavar="N", help="tables of 2 up to so many players")
    parser.add_argument("--first", action="store_true", help="stop at the first disagreement")
    parser.add_argument("--new", action="store_true", help="pass over clauses that fail in the recorded result")
    parser.add_argument("--timeout", type=float, default=10.0, metavar="S", help="seconds for one answer")
    parser.add_argument("--write", metavar="DIR", help="write each hand as a scenario for certify --scenarios DIR")


def run(arguments: argparse.Namespace) -> int:
    """Search and tell; the exit code."""
    try:
        import hypothesis  # noqa: F401  # needed here only, and slow to load
    except ImportError:
        return _could_not_run("random hands are drawn by Hypothesis; pip install 'holdem-spec[fuzz]'")
    from holdem_conformance.engines.base import EngineFault
    from holdem_conformance.engines.registry import started
    from holdem_conformance.fuzz.searching import Search

    if complaint := _complaint(arguments):
        return _could_not_run(complaint)
    folder = Path(arguments.write) if arguments.write else None
    try:
        engine = started(arguments.engine, arguments.timeout)
    except EngineFault as fault:
        return _could_not_run(str(fault))
    found = 0
    try:
        search = Search(engine, arguments.seed, arguments.seats)
        for disagreement in search.disagreements(arguments.hands, _known(arguments)):
            found += 1
            _tell(disagreement, arguments, folder)
            if arguments.first:
                break
    except EngineFault as fault:
        return _could_not_run(f"the engine cannot be asked: {fault}")
    finally:
        engine.close()
    print(f"{found or 'no'} disagreement{'' if found == 1 else 's'} in {search.hands} hands, seed {arguments.seed}")
    return FOUND if found else NOTHING


def _complaint(arguments: argparse.Namespace) -> str:
    if not 2 <= arguments.seats <= 10:
        return "--seats is the size of the greatest table: 2 to 10"
    if arguments.hands < 1:
        return "--hands is at least 1"
    if not 0 < arguments.timeout <= 3600:
        return "the time-out must be more than 0 and at most 3600 seconds"
    if arguments.write and not Path(arguments.write).is_dir():
        return f"there is no folder '{arguments.write}'; make it first"
    return ""


def _known(arguments: argparse.Namespace) -> frozenset[str]:
    """Clauses whose failure is recorded already."""
    from holdem_conformance.field.counts import failing_clauses
    from holdem_conformance.field.recorded import recorded

    result = recorded(arguments.engine[0]) if arguments.new and len(arguments.engine) == 1 else None
    return frozenset(failing_clauses(result)) if result else frozenset()


def _tell(found: "Disagreement", arguments: argparse.Namespace, folder: Path | None) -> None:
    from holdem_conformance.runner.report import trouble_text
    from holdem_spec.vocabulary.rulebook import HOUSE

    print(f"{found.clause} decides: {found.actions} actions, {found.seats} players, after {found.hands} hands")
    if folder is not None:
        file = folder / "fuzz" / f"{found.clause.lower()}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(found.text, encoding="utf-8")
        again = ["holdem", "certify", "--scenarios", str(folder), "--only", found.scenario.id, "--", *arguments.engine]
        if len(arguments.engine) == 1:
            again = ["holdem", "certify", *arguments.engine, *again[2:-2]]
    else:
        again = ["holdem", "fuzz", *arguments.engine, "--seed", str(arguments.seed), "--write", "DIR"]
    print(trouble_text(found.outcome, found.scenario, HOUSE, shlex.join(again)), end="\n\n")
    if folder is None:
        print(found.text)


def _could_not_run(sentence: str) -> int:
    print(f"holdem fuzz: {sentence}", file=sys.stderr)
    return COULD_NOT_RUN
