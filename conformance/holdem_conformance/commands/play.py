"""`holdem play`: step through a hand at the terminal."""

import argparse
import sys

DONE, FOUND, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Step through a hand: the table, who may win which pot, and the clause behind each step. "
        "Enter goes on, b back, q quits. Exit code 1 if the play of the hand is against the rules."
    )
    parser.add_argument("hand", metavar="HAND", help="the id of a golden hand, or a scenario as a .toml file")
    parser.add_argument("--all", action="store_true", help="print everything without asking, as without a terminal")
    parser.add_argument(
        "--step", action="append", default=[], metavar="N", help="print only this step, 7, or 7a (repeatable)"
    )
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language; en if not given")


def run(arguments: argparse.Namespace) -> int:
    """Show the hand; the exit code."""
    from holdem_conformance.classroom.hand import told
    from holdem_conformance.classroom.library import NotFound, ScenarioError, scenario
    from holdem_conformance.classroom.page import Book
    from holdem_conformance.classroom.paper import paper_for
    from holdem_conformance.classroom.turning import all_pages, turn_pages
    from holdem_conformance.classroom.words import Words

    try:
        book = Book(told(scenario(arguments.hand)), Words(arguments.lang), paper_for(sys.stdout))
    except (NotFound, ScenarioError) as trouble:
        return _could_not_run(str(trouble))
    for label in arguments.step:
        if label not in book.labels:
            return _could_not_run(f"there is no step {label}; {arguments.hand} has the steps 1 to {book.last}")
    if arguments.step:
        print("\n\n".join(book.page(book.labels.index(label) + 1) for label in arguments.step))
    elif arguments.all or not sys.stdin.isatty():
        print(all_pages(book))
    else:
        turn_pages(book, input, print)
    return FOUND if book.told.stopped else DONE


def _could_not_run(sentence: str) -> int:
    print(f"holdem play: {sentence}", file=sys.stderr)
    return COULD_NOT_RUN
