"""`holdem matrix`: what in the sources is stated by which clause, what shows it, and whether a link leads nowhere."""

import argparse
import json
import sys

from holdem_conformance.desk import lock, tables
from holdem_conformance.desk.matrix import Matrix, about, as_object, matrix


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Count the links from the assertions of the sources over clauses to scenarios, engine and tests. With a name "
        "(S0.36, S0.36/2, NL-NOREOPEN, a scenario, a function, a test) show the assertions that it serves."
    )
    parser.add_argument("name", nargs="?", metavar="NAME", help="show only the assertions this name belongs to")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--table", action="store_true", help="every assertion with all that hangs on it, as a table")
    form.add_argument("--csv", action="store_true", help="the same as CSV")
    form.add_argument("--json", action="store_true", help="everything as one JSON object, with the way back")
    form.add_argument("--markdown", action="store_true", help="the snapshot that is kept as docs/matrix.md")
    form.add_argument("--lock", action="store_true", help="write clauses.lock: what every clause means today")
    parser.add_argument("--because", metavar="REASON", help="with --lock: why what has changed still means the same")
    parser.add_argument("--check", action="store_true", help="exit code 1 when there are holes")


def run(arguments: argparse.Namespace) -> int:
    """Print the matrix. Returns 1 under --check when there are holes, 2 when nothing has the name, else 0."""
    if arguments.because and not arguments.lock:
        return _refuse("--because gives the reason for --lock; name both")
    if arguments.lock:
        return _lock(arguments.because)
    if arguments.name and (arguments.json or arguments.markdown):
        return _refuse("--json and --markdown show everything; leave the name out, or use --table or --csv")
    if arguments.name and not about(arguments.name):
        return _refuse(f"no assertion belongs to '{arguments.name}'; name a paragraph, clause, scenario or function")
    counted = matrix()
    _print(counted, arguments)
    if arguments.check or not (arguments.name or arguments.csv):
        for hole in counted.holes:
            print(f"hole: {hole}", file=sys.stderr)
    return 1 if arguments.check and counted.holes else 0


def _refuse(sentence: str) -> int:
    print(f"holdem matrix: {sentence}", file=sys.stderr)
    return 2


def _print(counted: Matrix, arguments: argparse.Namespace) -> None:
    rows = about(arguments.name) if arguments.name else counted.rows
    if arguments.csv:
        print(tables.as_csv(rows), end="")
    elif arguments.json:
        print(json.dumps(as_object(counted), ensure_ascii=False, indent=1))
    elif arguments.markdown:
        print(tables.as_markdown(counted), end="")
    elif arguments.table or arguments.name:
        print("\n".join(tables.as_table(rows)))
    else:
        print("\n".join(tables.summary(counted)))


def _lock(reason: str | None) -> int:
    """Write the lock, unless something has changed its meaning without a new revision and without a reason."""
    then, today = lock.written(), lock.now()
    changed = lock.changes(then, today)
    if changed and not reason:
        for sentence in changed:
            print(f"holdem matrix: {sentence}", file=sys.stderr)
        return 1
    lock.LOCK.write_text(lock.as_text(then, today, reason), "utf-8")
    print(f"clauses.lock holds {len(today.wordings)} wordings and {len(today.terms)} terms")
    return 0
