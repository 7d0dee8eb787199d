"""`holdem rule`: look up a clause, a paragraph, or words of a statement."""

import argparse
import json
import sys

from holdem_conformance.desk.lookup import Hit, lookup, nearest


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Look up a clause (NL-NOREOPEN), a paragraph (S0.36) or words of a statement."
    parser.add_argument("question", nargs="+", metavar="QUESTION")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language of the answer; en if not given")
    parser.add_argument("--json", action="store_true", help="a list of hits, best first")


def run(arguments: argparse.Namespace) -> int:
    """Print the hits. Returns 0, or 2 when there is none."""
    question = " ".join(arguments.question)
    hits = lookup(question)
    if arguments.json:
        print(json.dumps([_as_json(hit) for hit in hits], ensure_ascii=False, indent=1))
    if not hits:
        near = nearest(question)
        advice = f"did you mean {', '.join(near)}?" if near else "try a clause id, a paragraph such as S0.36, or a word"
        print(f"holdem rule: nothing is known under '{question}'; {advice}", file=sys.stderr)
        return 2
    if not arguments.json:
        _print(hits, arguments.lang)
    return 0


def _print(hits: list[Hit], language: str) -> None:
    from holdem_conformance.desk.render import as_text

    if len(hits) == 1:
        print(as_text(hits[0], language))
        return
    for hit in hits:
        print(f"{hit.id:<18} {hit.entry['wordings'][0]['statement'][language]}")


def _as_json(hit: Hit) -> dict[str, object]:
    return {"id": hit.id, "kind": hit.kind, **hit.entry}
