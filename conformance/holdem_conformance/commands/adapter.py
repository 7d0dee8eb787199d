"""`holdem adapter new LANGUAGE DIR`: a working skeleton of an adapter, into which an author puts his engine."""

import argparse
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

ENGINES = Path(__file__).parents[1] / "engines"
FIRST_HAND = "end.all-fold-to-the-big-blind"
"""The one hand that the skeleton plays as it is."""


class Skeleton(NamedTuple):
    """The files of a language, below `ENGINES`, and the program that runs the first of them."""

    files: tuple[str, ...]
    program: str


SKELETONS = {
    "python": Skeleton(("template/adapter.py", "serving.py"), "python"),
    "javascript": Skeleton(("template/adapter.cjs", "serving.cjs"), "node"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Write a skeleton of an adapter: a program that puts an engine behind the engine protocol."
    parser.add_argument("what", choices=["new"], help="what to do")
    parser.add_argument("language", metavar="LANGUAGE", help=" or ".join(SKELETONS))
    parser.add_argument("folder", metavar="DIR", type=Path, help="where to; made if it is not there")


def run(arguments: argparse.Namespace) -> int:
    """Write the files; the exit code is 0, or 2 when they cannot be written."""
    skeleton, folder = SKELETONS.get(arguments.language), arguments.folder
    if skeleton is None:
        return _complain(f"there is no skeleton in '{arguments.language}'; choose {' or '.join(SKELETONS)}")
    try:
        written = _written(skeleton, folder)
    except FileExistsError as there:
        return _complain(f"{there} is there already; choose another folder, or take it away")
    except OSError as trouble:
        return _complain(f"'{folder}' cannot be written ({trouble.strerror}); choose another folder")
    print(f"{written[0]}   put your engine in here, at the marks 1 to 5")
    print(f"{written[1]}   leave this one as it is")
    print(f"try it:  holdem certify --only {FIRST_HAND} -- {skeleton.program} {written[0]}")
    return 0


def _written(skeleton: Skeleton, folder: Path) -> list[Path]:
    """The files, copied. Nothing that is there is written over: raises FileExistsError then."""
    copies = {folder / Path(file).name: ENGINES / file for file in skeleton.files}
    for copy in copies:
        if copy.exists():
            raise FileExistsError(str(copy))
    folder.mkdir(parents=True, exist_ok=True)
    for copy, original in copies.items():
        shutil.copyfile(original, copy)
    return list(copies)


def _complain(sentence: str) -> int:
    print(f"holdem adapter: {sentence}", file=sys.stderr)
    return 2
