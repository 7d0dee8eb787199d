"""`holdem audit`: judge recorded hands."""

import argparse
import sys

from holdem_spec.vocabulary.rulebook import PRESETS, preset

LEGAL, FOUND, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Judge recorded hands. Exit code 0: all judged hands are legal; 1: findings; 2: could not run."
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help=".phh or .phhs files, archives (.tar.xz .tar.gz .zip) or folders"
    )
    presets = ", ".join(PRESETS)
    parser.add_argument("--rules", default="house", metavar="PRESET", help=f"one of {presets}; house if not given")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language of the text; en if not given")
    parser.add_argument("--verbose", action="store_true", help="name the clauses that were never concerned, too")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Audit the files and print the report. Returns the exit code."""
    from holdem_conformance.audit.auditing import audit
    from holdem_conformance.audit.collection import NoHands
    from holdem_conformance.audit.report import as_json, as_text

    try:
        rulebook = preset(arguments.rules)
    except ValueError as error:
        return _could_not_run(error)
    try:
        tally = audit(arguments.files, rulebook)
    except NoHands as error:
        return _could_not_run(error)
    print(as_json(tally) if arguments.json else as_text(tally, arguments.lang, verbose=arguments.verbose))
    return FOUND if tally.findings else LEGAL


def _could_not_run(error: Exception) -> int:
    print(f"holdem audit: {error}", file=sys.stderr)
    return COULD_NOT_RUN
