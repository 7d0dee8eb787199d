"""`holdem matrix`: which assertion of the sources is stated by which clause, and whether a link leads nowhere."""

import argparse
import json
import sys

from holdem_conformance.desk.matrix import STATES, Matrix, matrix


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Count the links between sources, clauses and scenarios. --check: exit code 1 if there are holes."
    )
    parser.add_argument("--check", action="store_true", help="fail when a link leads nowhere")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Print the matrix. Returns 1 under --check when there are holes, else 0."""
    counted = matrix()
    if arguments.json:
        print(json.dumps(counted._asdict(), indent=1))
    else:
        _print(counted)
    for hole in counted.holes:
        print(f"hole: {hole}", file=sys.stderr)
    return 1 if arguments.check and counted.holes else 0


def _print(counted: Matrix) -> None:
    print(f"{'':<10}{'paragraphs':>11}" + "".join(f"{state:>13}" for state in STATES))
    for document, paragraphs in counted.paragraphs.items():
        states = counted.assertions[document]
        print(f"{document:<10}{paragraphs:>11}" + "".join(f"{states[state]:>13}" for state in STATES))
    totals = [sum(states[state] for states in counted.assertions.values()) for state in STATES]
    print(f"{'all':<10}{sum(counted.paragraphs.values()):>11}" + "".join(f"{total:>13}" for total in totals))
    forms = " · ".join(f"{count} {form}" for form, count in counted.clauses.items())
    print(f"\n{sum(counted.clauses.values())} clauses: {forms}\n{len(counted.holes)} holes")
