"""From the words of a command line to the arguments of a command."""

import argparse
from types import ModuleType


def parsed(name: str, command: ModuleType, words: list[str]) -> argparse.Namespace:
    """The arguments that a command asks for. Explains itself and exits when the words do not fit."""
    parser = argparse.ArgumentParser(prog=f"holdem {name}")
    command.add_arguments(parser)
    return parser.parse_args(words)


def overview(commands: dict[str, str], words: list[str]) -> int:
    """Say which commands there are."""
    parser = argparse.ArgumentParser(
        prog="holdem",
        description="The executable rulebook of Texas Hold'em.",
        epilog="`holdem COMMAND --help` explains a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    wide = max(map(len, commands)) + 2
    lines = "\n".join(f"  {name:<{wide}}{what}" for name, what in commands.items())
    parser.description = f"{parser.description}\n\ncommands:\n{lines}"
    parser.add_argument("command", metavar="COMMAND", choices=list(commands), help="one of the commands above")
    parser.parse_args(words or ["--help"])
    return 2
