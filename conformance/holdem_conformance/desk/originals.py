"""A reader's own copies of the source documents, recognised by what is in them.

The documents are not part of the project. It knows a fingerprint of each of their paragraphs, so it can say whether a
copy has the very text from which the rules were taken.
"""

import unicodedata
from difflib import SequenceMatcher
from enum import StrEnum
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ENOUGH = 0.3
"""A file is a copy of a document if it holds at least this share of its paragraphs."""

LONGEST = 4_000_000
"""Bytes; no document is nearly so long, and whatever is longer is not read."""

Fingerprints = dict[str, tuple[str, ...]]
"""For each document, such as S0, the fingerprints of its paragraphs in order."""


class OriginalsError(ValueError):
    """The copies cannot be read. The text is one sentence that says what to do."""


class Fate(StrEnum):
    CHANGED = "changed"
    MOVED = "moved"
    MISSING = "missing"
    NEW = "new"


class Difference(NamedTuple):
    """`place` is where the paragraph stands in the copy, counted from 1; 0 when it is missing. `paragraph` is its name,
    such as S0.36; a new one has none."""

    fate: Fate
    paragraph: str
    place: int


class Copy(NamedTuple):
    """A file and its paragraphs: non-blank lines, NFC, white space collapsed to single spaces."""

    file: str
    paragraphs: tuple[str, ...]


class Verified(NamedTuple):
    """What became of a document: the file that holds it ("" if none does), how many paragraphs agree, and the rest."""

    document: str
    file: str
    matching: int
    differences: tuple[Difference, ...]


def copies(folder: str) -> tuple[Copy, ...]:
    """The text files of a folder. Raises OriginalsError when there is no such folder, or no text in it."""
    if not Path(folder).is_dir():
        raise OriginalsError(f"there is no folder {folder}; give the folder that holds your copies of the documents")
    found = tuple(copy for file in sorted(Path(folder).iterdir()) if (copy := _copy(file)) is not None)
    if not found:
        raise OriginalsError(f"{folder} holds no text file; put the five documents there as UTF-8 text")
    return found


def _copy(file: Path) -> Copy | None:
    try:
        if not file.is_file() or file.stat().st_size > LONGEST:
            return None
        text = file.read_text("utf-8-sig")
    except (UnicodeDecodeError, OSError):
        return None
    return Copy(str(file), paragraphs_of(text)) if text.strip() else None


def paragraphs_of(text: str) -> tuple[str, ...]:
    """The paragraphs of a text, spelled as they are fingerprinted."""
    lines = unicodedata.normalize("NFC", text).split("\n")
    return tuple(" ".join(line.split()) for line in lines if line.strip())


def fingerprint(paragraph: str) -> str:
    """The SHA-256 of a paragraph, in hexadecimal digits."""
    return sha256(paragraph.encode("utf-8")).hexdigest()


def verify(found: tuple[Copy, ...], known: Fingerprints) -> tuple[Verified, ...]:
    """Compare each document with the file that is most like it. A file stands for one document only."""
    files = _recognised(found, known)
    return tuple(_compared(document, prints, files.get(document)) for document, prints in known.items())


def _recognised(found: tuple[Copy, ...], known: Fingerprints) -> dict[str, Copy]:
    likeness = [
        (len(set(prints) & set(map(fingerprint, copy.paragraphs))) / len(set(prints)), document, copy)
        for document, prints in known.items()
        for copy in found
    ]
    files: dict[str, Copy] = {}
    for share, document, copy in sorted(likeness, key=lambda like: (-like[0], like[1], like[2].file)):
        if share >= ENOUGH and document not in files and copy not in files.values():
            files[document] = copy
    return files


def _compared(document: str, prints: tuple[str, ...], copy: Copy | None) -> Verified:
    theirs = tuple(map(fingerprint, copy.paragraphs)) if copy else ()
    differences = tuple(_differences(document, prints, theirs))
    lost = sum(difference.fate != Fate.NEW for difference in differences)
    return Verified(document, copy.file if copy else "", len(prints) - lost, differences)


def _differences(document: str, ours: tuple[str, ...], theirs: tuple[str, ...]) -> list[Difference]:
    """Paragraphs in the same order agree. Of the others, those found elsewhere in the copy have moved; what stands in
    the gap of a lost one has taken its place, and is that paragraph changed."""
    gaps = [
        (list(range(a, b)), list(range(c, d)))
        for kind, a, b, c, d in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
        if kind != "equal"
    ]
    moved = _moved(ours, theirs, gaps)
    differences = [Difference(Fate.MOVED, f"{document}.{at + 1}", to + 1) for at, to in moved.items()]
    for lost, gained in gaps:
        left = [at for at in lost if at not in moved]
        came = [to for to in gained if to not in moved.values()]
        pairs = min(len(left), len(came))
        differences += [
            Difference(Fate.CHANGED, f"{document}.{at + 1}", to + 1)
            for at, to in zip(left[:pairs], came[:pairs], strict=True)
        ]
        differences += [Difference(Fate.MISSING, f"{document}.{at + 1}", 0) for at in left[pairs:]]
        differences += [Difference(Fate.NEW, "", to + 1) for to in came[pairs:]]
    return sorted(differences, key=lambda d: (d.place or _number(d), d.fate))


def _number(difference: Difference) -> int:
    return int(difference.paragraph.partition(".")[2])


def _moved(ours: tuple[str, ...], theirs: tuple[str, ...], gaps: list[tuple[list[int], list[int]]]) -> dict[int, int]:
    """From places in the document to places in the copy. What occurs twice moves as often as it is found."""
    free: dict[str, list[int]] = {}
    for _, gained in gaps:
        for to in gained:
            free.setdefault(theirs[to], []).append(to)
    lost = [at for left, _ in gaps for at in left]
    return {at: free[ours[at]].pop(0) for at in lost if free.get(ours[at])}


def by_fingerprint(found: tuple[Copy, ...]) -> dict[str, str]:
    """Every paragraph of the copies, by its fingerprint."""
    return {fingerprint(paragraph): paragraph for copy in found for paragraph in copy.paragraphs}
