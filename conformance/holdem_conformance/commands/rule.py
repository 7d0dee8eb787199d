"""`holdem rule`: look up a clause, a ruling, an option, a paragraph, or a question in words."""

import json
import sys

from holdem_conformance.desk.lookup import Hit, by_id, by_ids, is_faint, lookup, nearest
from holdem_conformance.desk.readings import Chosen, by_default, by_rulebook

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from holdem_conformance.desk.render import Originals


def add_arguments(parser: "argparse.ArgumentParser") -> None:
    parser.description = (
        "Look up a clause (NL-NOREOPEN), a paragraph (S0.36), an option (show.muck), or ask in German or English: "
        "who shows first, nochmal erhöhen."
    )
    parser.add_argument("question", nargs="*", metavar="QUESTION")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language of the answer; en if not given")
    parser.add_argument("--rules", metavar="PRESET", help="what this rulebook has chosen; house if not given")
    parser.add_argument("--json", action="store_true", help="a list of hits, best first")
    parser.add_argument("--sources", metavar="DIR", help="your own copies of the documents, shown beside the gists")


def at_once(words: list[str]) -> bool:
    """Print the entry if the only word is an id. Says whether it did."""
    hit = by_id(words[0]) if len(words) == 1 else None
    if hit:
        _print_entries([hit], "en", None, by_default())
    return hit is not None


def run(arguments: "argparse.Namespace") -> int:
    """Print the hits. Returns 0, or 2 when there is none, or no such rulebook, or the copies cannot be read."""
    question = " ".join(arguments.question)
    if not question.strip():
        return _refuse("what is the question? Give a clause id, a paragraph such as S0.36, or words: who shows first")
    try:
        chosen = by_rulebook(arguments.rules) if arguments.rules else by_default()
    except ValueError as error:
        return _refuse(str(error))
    hits = lookup(question)
    if arguments.json:
        print(json.dumps([_as_json(hit) for hit in hits], ensure_ascii=False, indent=1))
    if not hits:
        near = nearest(question)
        advice = f"did you mean {', '.join(near)}?" if near else "try a clause id, a paragraph such as S0.36, or a word"
        return _refuse(f"nothing is known under '{question}'; {advice}")
    if not arguments.json:
        try:
            originals = _originals(arguments.sources)
        except ValueError as error:
            return _refuse(str(error))
        if is_faint(question):
            print(_phrase("faint", arguments.lang) + "\n")
        if len(hits) == 1 or by_ids(question):
            _print_entries(hits, arguments.lang, originals, chosen)
        else:
            _print_list(hits, arguments.lang, chosen)
    return 0


def _refuse(sentence: str) -> int:
    print(f"holdem rule: {sentence}", file=sys.stderr)
    return 2


def _originals(folder: str | None) -> "Originals | None":
    if folder is None:
        return None
    from holdem_conformance.desk.originals import by_fingerprint, copies

    return by_fingerprint(copies(folder))


def _print_entries(hits: list[Hit], language: str, originals: "Originals | None", chosen: Chosen) -> None:
    from holdem_conformance.desk.render import as_text

    print("\n\n\n".join([as_text(hit, language, originals, chosen) for hit in hits]))


def _print_list(hits: list[Hit], language: str, chosen: Chosen) -> None:
    from holdem_conformance.desk.render import in_a_line

    print("\n".join(in_a_line(hit, language, chosen) for hit in hits))
    print(f"\n{_phrase('more', language)} {hits[0].id}")


def _phrase(name: str, language: str) -> str:
    from holdem_conformance.desk.phrases import PHRASES

    return PHRASES[language][name]


def _as_json(hit: Hit) -> dict[str, object]:
    return {"id": hit.id, "kind": hit.kind, **hit.entry}
