"""Write into the pages what their commands print now: `python tests/docs/refresh.py [PAGE …]`.

For when a statement has been worded anew or a hand is told otherwise. Read the difference before you keep it.
"""

import sys
import tempfile
from pathlib import Path

from examples import PAGES, Block, blocks, change, commands, output, prepare


def refreshed(page: Path) -> str:
    """The page with the output of its console blocks as it is now."""
    lines = page.read_text("utf-8").splitlines()
    with tempfile.TemporaryDirectory() as folder:
        prepare(page, Path(folder))
        found = [(block, _done(block, Path(folder))) for block in blocks(page) if block.is_run]
        for block, printed in reversed(found):
            lines[block.line : block.line + len(block.lines)] = printed
    return "\n".join(lines) + "\n"


def _done(block: Block, folder: Path) -> list[str]:
    """Do what a block says; its lines as they are now."""
    if block.word == "console":
        return _console(block, folder)
    if block.word == "diff":
        change(block, folder)
    if block.word == "sh":
        for command in commands(block):
            output(command.text, folder)
    first = block.line
    return block.page.read_text("utf-8").splitlines()[first : first + len(block.lines)]


def _console(block: Block, folder: Path) -> list[str]:
    indent = " " * (len(_line_of(block)) - len(_line_of(block).lstrip()))
    found: list[str] = []
    for command in commands(block):
        found += [f"$ {command.text}", *output(command.text, folder)[1]]
    return [f"{indent}{line}".rstrip() for line in found]


def _line_of(block: Block) -> str:
    return block.page.read_text("utf-8").splitlines()[block.line - 1]


def main(names: list[str]) -> None:
    for page in [Path(name).resolve() for name in names] or PAGES:
        before, after = page.read_text("utf-8"), refreshed(page)
        if before != after:
            page.write_text(after, "utf-8")
            print(f"refreshed {page.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
