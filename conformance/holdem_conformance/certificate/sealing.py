"""Canonical JSON with a digest over itself, so that any altered byte shows."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

DIGEST = "digest"
Sealed: TypeAlias = dict[str, Any]


class Altered(Exception):
    """These are not the bytes that were written; the text is one sentence that says what is wrong."""


class Unreadable(Exception):
    """There is no such file, or it cannot be read; the text is one sentence."""


def canonical(value: Any) -> bytes:
    """Keys sorted, no spaces, UTF-8, one line end: equal values give equal bytes."""
    return msgspec.json.encode(value, order="sorted") + b"\n"


def sealed(value: dict[str, Any]) -> Sealed:
    """The value with the digest over all the rest of it."""
    return {**value, DIGEST: digest_of(value)}


def digest_of(value: dict[str, Any]) -> str:
    rest = {key: each for key, each in value.items() if key != DIGEST}
    return f"sha256:{sha256(canonical(rest)).hexdigest()}"


def unsealed(data: bytes) -> Sealed:
    """The value in those bytes. Raises Altered unless they are exactly what was written."""
    try:
        value = json.loads(data.decode())
    except (ValueError, RecursionError):
        raise Altered("this is not JSON, or no longer; take the file as it was written") from None
    if not isinstance(value, dict) or not isinstance(value.get(DIGEST), str):
        raise Altered("this is JSON, but there is no digest in it; take the file as it was written")
    try:
        due = digest_of(value)
    except (OverflowError, UnicodeEncodeError):
        raise Altered("there are numbers or letters in it that were never written; take the original") from None
    if value[DIGEST] != due:
        raise Altered(f"the content was altered: its digest is {due}, and the file says {value[DIGEST][:80]!r}")
    if canonical(value) != data:
        raise Altered("the bytes were altered, though not the values: spaces, order or spelling; take the original")
    return value


def read_bytes(file: Path) -> bytes:
    """Raises Unreadable."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Unreadable(f"{file} cannot be read ({error.strerror}); give the path of a file") from None
