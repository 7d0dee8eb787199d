"""`holdem engine reference`: an engine of the house on standard input and output, in the protocol of the suite."""

import argparse
import sys

SERVED = ("reference",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Speak the engine protocol on standard input and output, one JSON object a line."
    parser.add_argument("name", metavar="ENGINE", help=", ".join(SERVED))


def run(arguments: argparse.Namespace) -> int:
    """Serve until bye or the end of the input; the exit code."""
    if arguments.name not in SERVED:
        sentence = f"there is no engine '{arguments.name}' to serve; choose {', '.join(SERVED)}"
        print(f"holdem engine: {sentence}", file=sys.stderr)
        return 2
    from holdem_conformance.engines.reference.serve import serve

    return serve(sys.stdin.buffer, sys.stdout.buffer)
