"""Where the hands are: files, folders and archives, opened one after the other in a fixed order."""

import lzma
import os
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from holdem_conformance.audit.actions import Unreadable

HAND_FILES = (".phh", ".phhs")
ARCHIVES = (".tar.xz", ".tar.gz", ".zip")
ENDINGS = (*HAND_FILES, *ARCHIVES)


class NoHands(Exception):
    """Nothing can be audited where the user points; the message says what is wrong, in one sentence."""


class Source(NamedTuple):
    """A file of hands. `name` is its path, behind the path of its archive when it lies in one; `content` is what was
    read, or the reason why it could not be."""

    name: str
    content: bytes | Unreadable

    def text(self) -> str:
        """Raises Unreadable."""
        if isinstance(self.content, Unreadable):
            raise self.content
        try:
            return self.content.decode()
        except UnicodeDecodeError as error:
            raise Unreadable(f"this is not UTF-8 text: byte {error.start} cannot be read") from None


def check(paths: list[str]) -> None:
    """Raises NoHands for a path that is not there or that cannot hold hands."""
    for path in paths:
        if os.path.isdir(path):
            if not any(_files_below(path)):
                raise NoHands(f"the folder '{path}' holds no .phh or .phhs file and no archive")
        elif not os.path.exists(path):
            raise NoHands(f"there is no '{path}'; give .phh or .phhs files, archives of them, or folders")
        elif not path.endswith(ENDINGS):
            raise NoHands(f"'{path}' is no file of hands; give {', '.join(ENDINGS)} or a folder")


def sources(paths: list[str]) -> Iterator[Source]:
    """All hand files at the paths, those of a folder in the order of their names."""
    for path in paths:
        for file in _files_below(path) if os.path.isdir(path) else (path,):
            if file.endswith(HAND_FILES):
                yield Source(file, _content(file))
            else:
                yield from _archived(file)


def _files_below(folder: str) -> Iterator[str]:
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(ENDINGS):
                yield os.path.join(place, name)


def _content(file: str) -> bytes | Unreadable:
    try:
        with open(file, "rb", buffering=0) as opened:
            return opened.read()
    except OSError as error:
        return Unreadable(f"this file cannot be opened: {error.strerror}")


DAMAGE = (
    OSError, EOFError, tarfile.TarError, lzma.LZMAError, zlib.error, zipfile.BadZipFile, RuntimeError,
    NotImplementedError,
)  # fmt: skip
"""What the standard library raises for a broken, cut off or locked archive."""


def _archived(archive: str) -> Iterator[Source]:
    try:
        yield from _zipped(archive) if archive.endswith(".zip") else _tarred(archive)
    except DAMAGE as error:
        yield Source(str(archive), Unreadable(f"this archive is damaged: {str(error) or type(error).__name__}"))


def _zipped(archive: str) -> Iterator[Source]:
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if name.endswith(HAND_FILES):
                yield Source(f"{archive}/{name}", opened.read(name))


def _tarred(archive: str) -> Iterator[Source]:
    with tarfile.open(archive) as opened:
        for member in opened:
            file = opened.extractfile(member) if member.name.endswith(HAND_FILES) and member.isfile() else None
            if file is not None:
                yield Source(f"{archive}/{member.name}", file.read())
