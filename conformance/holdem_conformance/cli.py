"""`holdem`: one door for engine authors, rule lawyers and teachers. Each command is a module of `commands`."""

import argparse
import os
import sys
from importlib import import_module

COMMANDS = {
    "certify": "play the suite on an engine and say which clauses it keeps",
    "engine": "speak the engine protocol on standard input and output",
    "audit": "judge recorded hands",
    "rule": "look up a clause or a paragraph",
    "play": "step through a hand, with the clause behind each step",
    "quiz": "questions from real positions, marked and explained",
    "sources": "check your own copies of the source documents",
    "matrix": "show which assertion of the sources is stated by which clause",
}


def main(words: list[str] | None = None) -> int:
    """Run a command. Returns its exit code: 0 well, 1 something was found, 2 it could not run."""
    words = sys.argv[1:] if words is None else words
    if words and words[0] in COMMANDS:
        command = import_module(f"holdem_conformance.commands.{words[0]}")
        parser = argparse.ArgumentParser(prog=f"holdem {words[0]}")
        command.add_arguments(parser)
        return _run(command.run, parser.parse_args(words[1:]))
    return _overview(words)


def _run(run: object, arguments: argparse.Namespace) -> int:
    try:
        return int(run(arguments))  # type: ignore[operator]
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("holdem: stopped", file=sys.stderr)
        return 2


def _overview(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="holdem",
        description="The executable rulebook of Texas Hold'em.",
        epilog="`holdem COMMAND --help` explains a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    lines = "\n".join(f"  {name:<9}{what}" for name, what in COMMANDS.items())
    parser.description = f"{parser.description}\n\ncommands:\n{lines}"
    parser.add_argument("command", metavar="COMMAND", choices=list(COMMANDS), help="one of the commands above")
    parser.parse_args(words or ["--help"])
    return 2


if __name__ == "__main__":
    sys.exit(main())
