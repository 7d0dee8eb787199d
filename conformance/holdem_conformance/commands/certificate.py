"""`holdem certificate verify FILE` and `holdem certificate diff OLD NEW`."""

import argparse
import sys
from pathlib import Path

from holdem_conformance.certificate.sealing import Altered, Sealed, Unreadable, read_bytes

IN_ORDER, OTHERWISE, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Check a certificate that holdem certify --certificate has written, or compare two of them. Exit code: 0 in "
        "order or unchanged, 1 not so, 2 could not read."
    )
    kinds = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    verify = kinds.add_parser("verify", help="whether no byte was altered, and whether it is about the suite here")
    verify.add_argument("file", metavar="FILE")
    diff = kinds.add_parser("diff", help="what changed between two, and whether the engine or the rules did it")
    diff.add_argument("old", metavar="OLD")
    diff.add_argument("new", metavar="NEW")


def run(arguments: argparse.Namespace) -> int:
    try:
        return _verify(arguments.file) if arguments.what == "verify" else _diff(arguments.old, arguments.new)
    except Unreadable as trouble:
        print(f"holdem certificate: {trouble}", file=sys.stderr)
        return COULD_NOT_RUN


def _verify(name: str) -> int:
    from holdem_conformance.certificate.verifying import AnotherSuite, check_the_suite, told

    try:
        content = _read(name)
        check_the_suite(content)
    except (Altered, AnotherSuite) as trouble:
        print(f"holdem certificate: {name}: {trouble}", file=sys.stderr)
        return OTHERWISE
    print(f"{name} is as it was written, and about the suite that is installed here")
    for line in told(content):
        print(line)
    return IN_ORDER


def _diff(old: str, new: str) -> int:
    from holdem_conformance.certificate.comparing import compared, told

    contents: list[Sealed] = []
    for name in (old, new):
        try:
            contents.append(_read(name))
        except Altered as trouble:
            print(f"holdem certificate: {name}: {trouble}", file=sys.stderr)
            return COULD_NOT_RUN
    before, after = contents
    found = compared(before, after)
    for line in told(before, after, found):
        print(line)
    return OTHERWISE if found.changes or found.added or found.removed else IN_ORDER


def _read(name: str) -> Sealed:
    from holdem_conformance.certificate.verifying import read_certificate

    return read_certificate(read_bytes(Path(name)))
