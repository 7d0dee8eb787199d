"""`holdem sources verify DIR`: whether a reader's copies of the documents are those the rules were taken from."""

import argparse
import json
import sys

from holdem_conformance.desk.index import index
from holdem_conformance.desk.originals import Difference, Fate, Fingerprints, OriginalsError, Verified, copies, verify

SAYS = {
    Fate.CHANGED: "{paragraph} changed (paragraph {place} of the copy): {gist}",
    Fate.MOVED: "{paragraph} moved, it is paragraph {place} of the copy: {gist}",
    Fate.MISSING: "{paragraph} is missing: {gist}",
    Fate.NEW: "paragraph {place} of the copy is new",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Check your own copies of the five source documents, under any file names, paragraph by paragraph. "
        "Exit code 0 if all agree, 1 if something differs, 2 if nothing could be checked."
    )
    parser.add_argument("task", choices=("verify",), metavar="verify")
    parser.add_argument("folder", metavar="DIR", help="the folder that holds the documents as text")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Print what agrees and what does not. Returns 0, 1 or 2."""
    try:
        results = verify(copies(arguments.folder), fingerprints())
    except OriginalsError as error:
        print(f"holdem sources: {error}", file=sys.stderr)
        return 2
    if not any(result.file for result in results):
        print(
            f"holdem sources: no file in {arguments.folder} is like any of the documents; "
            "give the folder that holds your copies of them",
            file=sys.stderr,
        )
        return 2
    if arguments.json:
        print(json.dumps([_as_json(result) for result in results], indent=1))
    else:
        _print(results)
    return 1 if any(result.differences for result in results) else 0


def fingerprints() -> Fingerprints:
    """The fingerprints of every document, as laid down."""
    found: dict[str, list[str]] = {}
    for name, paragraph in index()["paragraphs"].items():
        found.setdefault(name.partition(".")[0], []).append(paragraph["sha256"])
    return {document: tuple(prints) for document, prints in found.items()}


def _print(results: tuple[Verified, ...]) -> None:
    for result in results:
        print(f"{result.document}  {result.matching} match  {result.file or 'no file holds this document'}")
        for difference in result.differences if result.file else ():
            print(f"    {_sentence(difference)}")
    counts = {fate: sum(d.fate == fate for r in results for d in r.differences) for fate in Fate}
    rest = "".join(f" · {count} {fate}" for fate, count in counts.items() if count)
    print(f"{sum(result.matching for result in results)} match{rest}")


def _sentence(difference: Difference) -> str:
    paragraph = index()["paragraphs"].get(difference.paragraph)
    gist = paragraph["gist"]["en"] if paragraph else ""
    return SAYS[difference.fate].format(**{**difference._asdict(), "gist": gist})


def _as_json(result: Verified) -> dict[str, object]:
    return {**result._asdict(), "differences": [difference._asdict() for difference in result.differences]}
