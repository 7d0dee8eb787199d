"""`holdem protocol --schema`: the messages between the suite and an engine as JSON Schema."""

import argparse
import re
import sys
from typing import Any

import msgspec

from holdem_conformance.protocol.messages import schema


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "The messages between the suite and an engine; docs/protocol.md explains them."
    parser.add_argument(
        "--schema",
        nargs="?",
        const="",
        metavar="NAME",
        help="as JSON Schema; with a name such as request, answer or Snapshot the schema of that one, to validate with",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the schema; the exit code is 0, or 2 for a name that there is not."""
    whole = schema()
    names = sorted(whole["$defs"])
    if arguments.schema is None:
        print(f"version {whole['version']} of the engine protocol; with --schema: {', '.join(names)}")
        return 0
    if arguments.schema and arguments.schema not in names:
        print(
            f"holdem protocol: there is no message '{arguments.schema}'; choose one of {', '.join(names)}",
            file=sys.stderr,
        )
        return 2
    if arguments.schema:
        whole = {**whole, "$defs": _needed(whole["$defs"], arguments.schema), "$ref": f"#/$defs/{arguments.schema}"}
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(whole)).decode() + "\n")
    return 0


def _needed(parts: dict[str, Any], name: str) -> dict[str, Any]:
    """The message of that name, and all that it is made of."""
    found: dict[str, Any] = {}
    waiting = [name]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found[one] = parts[one]
            waiting += re.findall(r'"#/\$defs/(\w+)"', msgspec.json.encode(parts[one]).decode())
    return {one: part for one, part in parts.items() if one in found}
