"""`holdem`: one door for engine authors, rule lawyers and teachers. Each command is a module of `commands`.

A module has `add_arguments(parser)` and `run(arguments)`. One that must be quick may have `at_once(words)` besides: it
answers a plain request without the parser, which takes longer to load than an answer takes to find.
"""

import os
import sys
from importlib import import_module

from holdem_conformance.engines.unreadable import Unreadable

COMMANDS = {
    "certify": "play the suite on an engine and say which clauses it keeps",
    "certificate": "check a certificate, or say what changed between two",
    "vectors": "the suite as files for any language, and answers to them graded",
    "engines": "engines of other people: what they made of the suite, and their faults shown natively",
    "engine": "speak the engine protocol on standard input and output",
    "adapter": "write a skeleton into which you put your engine",
    "protocol": "the engine protocol as JSON Schema",
    "fuzz": "play random hands on an engine and the reference until they disagree",
    "mutants": "play the suite on the reference with one rule wrong, again and again",
    "audit": "judge recorded hands",
    "rule": "look up a clause or a paragraph",
    "explain": "tell a hand step by step, and say which clause forbids what at any step",
    "play": "step through a hand, with the clause behind each step",
    "quiz": "questions from real positions, marked and explained",
    "prove": "run the theorems about the rulebook, and say how far each reaches",
    "sources": "check your own copies of the source documents",
    "matrix": "show which assertion of the sources is stated by which clause",
}


def main(words: list[str] | None = None) -> int:
    """Run a command. Returns its exit code: 0 well, 1 something was found, 2 it could not run."""
    words = sys.argv[1:] if words is None else words
    try:
        return _run(words)
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Unreadable as trouble:
        print(f"holdem: {trouble}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("holdem: stopped", file=sys.stderr)
        return 2


def _run(words: list[str]) -> int:
    if not words or words[0] not in COMMANDS:
        from holdem_conformance.parsing import overview

        return overview(COMMANDS, words)
    command = import_module(f"holdem_conformance.commands.{words[0]}")
    if hasattr(command, "at_once") and command.at_once(words[1:]):
        return 0
    from holdem_conformance.parsing import parsed

    return int(command.run(parsed(words[0], command, words[1:])))


if __name__ == "__main__":
    sys.exit(main())
