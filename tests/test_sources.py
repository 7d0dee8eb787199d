"""The five source documents are laid down paragraph by paragraph, and every claim in them has a place to go.

The documents themselves are not part of the project. Whoever has them, one file `000_….txt` to `004_….txt` for each
of S0 to S4, puts them in a folder `sources` inside a neighbour of this repository, or names their folder in
HOLDEM_SOURCES; then the fingerprints are checked too, and that no stretch of their text has slipped in.
"""

import os
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAID_DOWN = ROOT / "spec" / "holdem_spec" / "sources"

PARAGRAPHS = {"S0": 65, "S1": 60, "S2": 34, "S3": 32, "S4": 101}
SILENT_KINDS = {"heading", "navigation"}
SPEAKING_KINDS = {"rule", "definition", "procedure", "example", "advice", "product", "attribution"}
STATES_WITH_CLAUSES = {"implemented", "planned"}
STATES_WITH_A_REASON = {"informative", "out of scope", "overridden"}
CLAUSE_ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")
COPIED = 9
"""So many words in a row as in a source are a quotation."""

every_document = pytest.mark.parametrize("document", PARAGRAPHS)


@cache
def laid_down(document: str) -> dict[str, Any]:
    return tomllib.loads((LAID_DOWN / f"{document}.toml").read_text(encoding="utf-8"))


def paragraphs(document: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = laid_down(document)["paragraph"]
    return found


def assertions(document: str) -> Iterator[dict[str, Any]]:
    for paragraph in paragraphs(document):
        yield from paragraph["assertions"]


def in_both_languages(text: Any) -> bool:
    """Whether `text` is a table of exactly `en` and `de`, each one trimmed line that is not empty."""
    return (
        isinstance(text, dict)
        and set(text) == {"en", "de"}
        and all(isinstance(line, str) and line and line == " ".join(line.split()) for line in text.values())
    )


def texts(document: str) -> Iterator[tuple[str, Any]]:
    """Everything the file says in words, each with the place where it stands."""
    yield "about", laid_down(document)["about"]
    for paragraph in paragraphs(document):
        yield f"gist of {document}.{paragraph['number']}", paragraph["gist"]
    for assertion in assertions(document):
        yield f"says of {assertion['id']}", assertion["says"]
        if "why" in assertion:
            yield f"why of {assertion['id']}", assertion["why"]


@every_document
def test_a_file_names_its_document_and_holds_nothing_else(document: str) -> None:
    assert laid_down(document)["document"] == document
    assert set(laid_down(document)) == {"document", "about", "paragraph"}


@every_document
def test_every_paragraph_is_there_in_order(document: str) -> None:
    numbers = [paragraph["number"] for paragraph in paragraphs(document)]
    assert numbers == list(range(1, PARAGRAPHS[document] + 1))


@every_document
def test_a_paragraph_has_its_five_entries(document: str) -> None:
    entries = {"number", "sha256", "kind", "gist", "assertions"}
    assert [p["number"] for p in paragraphs(document) if set(p) != entries] == []
    assert [p["number"] for p in paragraphs(document) if not re.fullmatch("[0-9a-f]{64}", p["sha256"])] == []


@every_document
def test_headings_claim_nothing_and_every_other_paragraph_something(document: str) -> None:
    kinds = {paragraph["kind"] for paragraph in paragraphs(document)}
    assert kinds <= SILENT_KINDS | SPEAKING_KINDS
    wrong = [p["number"] for p in paragraphs(document) if bool(p["assertions"]) == (p["kind"] in SILENT_KINDS)]
    assert wrong == []


@every_document
def test_assertions_are_numbered_within_their_paragraph(document: str) -> None:
    for paragraph in paragraphs(document):
        ids = [assertion["id"] for assertion in paragraph["assertions"]]
        assert ids == [f"{document}.{paragraph['number']}/{place}" for place in range(1, len(ids) + 1)]


@every_document
def test_every_assertion_is_in_one_state_with_what_it_demands(document: str) -> None:
    for assertion in assertions(document):
        state = assertion["state"]
        assert state in STATES_WITH_CLAUSES | STATES_WITH_A_REASON, assertion["id"]
        demanded = "by" if state in STATES_WITH_CLAUSES else "why"
        assert set(assertion) == {"id", "says", "state", demanded}, assertion["id"]


@every_document
def test_clauses_are_named_once_and_by_id(document: str) -> None:
    for assertion in assertions(document):
        if "by" in assertion:
            named = assertion["by"]
            assert named, f"{assertion['id']} names no clause"
            assert len(named) == len(set(named)), assertion["id"]
            assert [name for name in named if not CLAUSE_ID.fullmatch(name)] == [], assertion["id"]


@every_document
def test_every_text_stands_in_both_languages(document: str) -> None:
    assert [where for where, text in texts(document) if not in_both_languages(text)] == []


def test_a_clause_is_either_in_force_or_planned() -> None:
    by_state: dict[str, set[str]] = {state: set() for state in STATES_WITH_CLAUSES}
    for document in PARAGRAPHS:
        for assertion in assertions(document):
            by_state.get(assertion["state"], set()).update(assertion.get("by", ()))
    assert by_state["implemented"] & by_state["planned"] == set()


def test_there_is_no_file_for_another_document() -> None:
    assert {file.stem for file in LAID_DOWN.glob("*.toml")} == set(PARAGRAPHS)


@pytest.fixture(scope="module")
def originals() -> dict[str, list[str]]:
    """The paragraphs of every source document, NFC, white space collapsed; skips when nobody has put them here."""
    named = os.environ.get("HOLDEM_SOURCES")
    folders = [Path(named)] if named else sorted(ROOT.parent.glob("*/sources"))
    for folder in folders:
        files = [next(iter(sorted(folder.glob(f"{place:03d}_*.txt"))), None) for place in range(len(PARAGRAPHS))]
        found = [original_paragraphs(file) for file in files if file is not None]
        if len(found) == len(PARAGRAPHS):
            return dict(zip(PARAGRAPHS, found, strict=True))
    if named:
        pytest.fail(f"HOLDEM_SOURCES names {named}, which does not hold 000_….txt to 004_….txt; name their folder")
    pytest.skip("the source documents are not here; name their folder in HOLDEM_SOURCES to check against them")


def original_paragraphs(file: Path) -> list[str]:
    lines = unicodedata.normalize("NFC", file.read_text(encoding="utf-8")).split("\n")
    return [" ".join(line.split()) for line in lines if line.strip()]


@every_document
def test_fingerprints_agree_with_the_originals(document: str, originals: dict[str, list[str]]) -> None:
    expected = [sha256(text.encode("utf-8")).hexdigest() for text in originals[document]]
    assert [paragraph["sha256"] for paragraph in paragraphs(document)] == expected


def runs_of_words(text: str) -> set[tuple[str, ...]]:
    """Every run of `COPIED` words; hyphens part words, so that respelling a compound hides nothing."""
    words = re.findall(r"[^\W_]+", text.lower())
    return {tuple(words[start : start + COPIED]) for start in range(len(words) - COPIED + 1)}


@every_document
def test_no_text_is_copied_from_the_originals(document: str, originals: dict[str, list[str]]) -> None:
    known = {run for text in originals.values() for paragraph in text for run in runs_of_words(paragraph)}
    copied = [
        f"{where}: {' '.join(run)}"
        for where, text in texts(document)
        for line in text.values()
        for run in sorted(runs_of_words(line) & known)
    ]
    assert copied == []
