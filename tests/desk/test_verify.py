"""`holdem sources verify` names every paragraph that is not as it was laid down."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.desk.index import index
from holdem_conformance.desk.originals import Copy, Difference, Fate, fingerprint, paragraphs_of, verify

Holdem = Callable[..., Any]

ROOT = Path(__file__).resolve().parents[2]
TEXT = tuple(f"Absatz {letter} über das Spiel." for letter in "abcdefgh")
KNOWN = {"S0": tuple(map(fingerprint, TEXT)), "S1": tuple(fingerprint(f"Anderes {n}.") for n in range(5))}


def differences(*paragraphs: str) -> tuple[Difference, ...]:
    return verify((Copy("copy", paragraphs),), KNOWN)[0].differences


def test_a_faithful_copy_agrees() -> None:
    result = verify((Copy("any name", TEXT),), KNOWN)[0]
    assert (result.document, result.file, result.matching, result.differences) == ("S0", "any name", 8, ())


def test_layout_is_no_difference() -> None:
    text = "\ufeff".join(["", f"  {TEXT[0]}\r\n\r\n\t{TEXT[1].replace(' ', '   ')}\r\n"]).removeprefix("\ufeff")
    assert paragraphs_of(text) == TEXT[:2]
    assert paragraphs_of("u\u0308ber") == ("über",)


def test_a_changed_paragraph() -> None:
    assert differences(*TEXT[:2], "Ganz anders.", *TEXT[3:]) == (Difference(Fate.CHANGED, "S0.3", 3),)


def test_a_missing_paragraph() -> None:
    assert differences(*TEXT[:2], *TEXT[3:]) == (Difference(Fate.MISSING, "S0.3", 0),)


def test_a_new_paragraph() -> None:
    assert differences(*TEXT[:2], "Dazugekommen.", *TEXT[2:]) == (Difference(Fate.NEW, "", 3),)


def test_a_moved_paragraph() -> None:
    assert differences(TEXT[0], *TEXT[2:], TEXT[1]) == (Difference(Fate.MOVED, "S0.2", 8),)


def test_all_of_it_at_once() -> None:
    found = differences(TEXT[1], "Neu am Anfang.", *TEXT[2:4], "Anders.", *TEXT[5:7])
    assert {(d.fate, d.paragraph) for d in found} == {
        (Fate.MISSING, "S0.1"),
        (Fate.NEW, ""),
        (Fate.CHANGED, "S0.5"),
        (Fate.MISSING, "S0.8"),
    }


def test_a_paragraph_that_occurs_twice_is_missed_once() -> None:
    text = (TEXT[0], TEXT[1], TEXT[0], TEXT[2])
    known = {"S0": tuple(map(fingerprint, text))}
    assert verify((Copy("copy", text[:2] + text[3:]),), known)[0].differences == (Difference(Fate.MISSING, "S0.3", 0),)


def test_documents_are_known_by_their_content_and_files_stand_for_one_only() -> None:
    others = tuple(f"Anderes {n}." for n in range(5))
    found = verify((Copy("b", TEXT), Copy("a", others), Copy("c", TEXT[:4])), KNOWN)
    assert [(result.document, result.file) for result in found] == [("S0", "b"), ("S1", "a")]


def test_a_file_with_pieces_of_two_documents_is_the_one_it_is_most_like() -> None:
    both = (*TEXT, *(f"Anderes {n}." for n in range(4)))
    part = tuple(f"Anderes {n}." for n in range(2))
    found = verify((Copy("both", both), Copy("part", part)), KNOWN)
    assert [(result.document, result.file) for result in found] == [("S0", "both"), ("S1", "part")]


def test_what_has_little_of_a_document_is_no_copy_of_it() -> None:
    result = verify((Copy("letter", (TEXT[0], "x", "y")),), KNOWN)[0]
    assert (result.file, result.matching, len(result.differences)) == ("", 0, 8)


def originals() -> Path:
    named = os.environ.get("HOLDEM_SOURCES")
    folders = [Path(named)] if named else sorted(ROOT.parent.glob("*/sources"))
    found = next((folder for folder in folders if len(list(folder.glob("*.txt"))) == 5), None)
    if found is None:
        pytest.skip("the source documents are not here; name their folder in HOLDEM_SOURCES")
    return found


def test_the_real_documents_match(holdem: Holdem) -> None:
    said = holdem("sources", "verify", str(originals()))
    assert said.code == 0
    assert said.out.splitlines()[-1] == "292 match"


def test_renamed_and_edited_copies_of_the_real_documents(holdem: Holdem, tmp_path: Path) -> None:
    for place, file in enumerate(sorted(originals().glob("*.txt"))):
        lines = [line for line in file.read_text("utf-8").split("\n") if line.strip()]
        if place == 0:
            lines[35] = lines[35].replace("All-in", "Allin")
        if place != 3:
            (tmp_path / f"{9 - place}.md").write_text("\n\n".join(lines), "utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    said = holdem("sources", "verify", str(tmp_path))
    assert said.code == 1
    gist = index()["paragraphs"]["S0.36"]["gist"]["en"]
    assert f"    S0.36 changed (paragraph 36 of the copy): {gist}\n" in said.out
    assert "S3  0 match  no file holds this document\n" in said.out
    assert said.out.splitlines()[-1] == "259 match · 1 changed · 32 missing"
    objects = holdem("sources", "verify", str(tmp_path), "--json").json()
    assert objects[0]["differences"] == [{"fate": "changed", "paragraph": "S0.36", "place": 36}]


@pytest.mark.parametrize("content", [None, "", "Ein Brief.\n"])
def test_nothing_to_check_is_one_sentence(content: str | None, holdem: Holdem, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    if content is not None:
        folder.mkdir()
        (folder / "letter.txt").write_text(content, "utf-8")
    said = holdem("sources", "verify", str(folder))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("holdem sources: ")
    assert len(said.err.splitlines()) == 1
    assert str(folder) in said.err
