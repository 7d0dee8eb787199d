"""The examples of the documentation: found in its pages, and run.

A fenced block is run by the first word behind its fence:

    python      all of a page, one after the other, in one program; `python file=NAME` is saved instead
    sh          every line is a command that must succeed
    console     `$` begins a command; what follows is exactly what it prints
    diff        `diff file=NAME` changes that file at this point, as the reader does; a line `@@` parts two places
    toml        a scenario, saved as FOLDER/NAME.toml by its id and read
    text, ebnf  shown, not run

`no-run` behind the word leaves a block out; the reason stands in the text beside it. Whatever a page saves or prints
stays in a folder of its own, in which its commands are run.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.scenarios.read import read_scenario

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
RUN = ("python", "sh", "console", "diff", "toml")
SHOWN = ("text", "ebnf")
ELSEWHERE = {"docs/protocol.md": "→ {"}
"""Blocks without a word that another test runs: a page, and how they begin (tests/protocol/test_messages.py)."""

OWN_FILES = {
    "my_engine.py": "import sys\n"
    "from holdem_conformance.engines.reference.serve import serve\n"
    "sys.exit(serve(sys.stdin.buffer, sys.stdout.buffer))\n",
    "my_hands.phhs": '[1]\nvariant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n'
    'starting_stacks = [100, 100]\nactions = ["d dh p1 AhAd", "d dh p2 KhKd", "p2 f"]\n',
}
"""What stands for the files that a reader would have."""

_FENCE = re.compile(r"^( *(?:(?:[-*+]|\d+[.)]) +)?)(`{3,}|~{3,})(.*)$")
SECONDS = 120


class Block(NamedTuple):
    """`line` is that of the fence, counted from 1; `lines` are free of the indentation of the fence. `beside` is the
    text before and after it."""

    page: Path
    line: int
    info: str
    lines: tuple[str, ...]
    beside: str

    @property
    def word(self) -> str:
        return self.info.partition(" ")[0]

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}, line {self.line}"

    @property
    def saved_as(self) -> str | None:
        found = re.search(r"\bfile=(\S+)", self.info)
        return found[1] if found else None

    @property
    def is_run(self) -> bool:
        return self.word in RUN and "no-run" not in self.info.split()


class Wrong(AssertionError):
    """An example does not do what the page says."""


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    lines = page.read_text("utf-8").splitlines()
    number = 0
    while number < len(lines):
        fence = _FENCE.match(lines[number])
        if fence is None:
            number += 1
            continue
        before, mark, info = fence.groups()
        indent = " " * len(before)
        end = next(n for n in range(number + 1, len(lines)) if lines[n].strip() == mark)
        inside = tuple(line.removeprefix(indent) for line in lines[number + 1 : end])
        beside = " ".join(" ".join((*lines[max(0, number - 4) : number], *lines[end + 1 : end + 4])).split())
        yield Block(page, number + 1, info.strip(), inside, beside)
        number = end + 1


class Command(NamedTuple):
    """A command of a `console` block, and what the page says it prints."""

    line: int
    text: str
    printed: tuple[str, ...]


def commands(block: Block) -> list[Command]:
    """The commands of a `sh` or `console` block; a line that ends with a backslash goes on in the next."""
    if block.word == "sh":
        joined = "\n".join(block.lines).replace("\\\n", " ").splitlines()
        return [Command(block.line, line, ()) for line in joined if line.strip() and not line.startswith("#")]
    found: list[Command] = []
    for number, line in enumerate(block.lines, start=block.line + 1):
        if line.startswith("$ "):
            found.append(Command(number, line[2:], ()))
        elif not found:
            raise Wrong(f"{block.place}: a console block begins with '$ ' and a command")
        elif found[-1].text.endswith("\\"):
            found[-1] = found[-1]._replace(text=found[-1].text[:-1] + line.strip())
        else:
            found[-1] = found[-1]._replace(printed=(*found[-1].printed, line.rstrip()))
    return found


def prepare(page: Path, folder: Path) -> None:
    """Save what the page saves, and what a reader would have, in the folder."""
    if (ROOT / "docs").exists() and not (folder / "docs").exists():
        (folder / "docs").symlink_to(ROOT / "docs")
    for name, content in OWN_FILES.items():
        (folder / name).write_text(content, "utf-8")
    for block in blocks(page):
        if block.saved_as and block.word != "diff":
            file = folder / block.saved_as
        elif block.word == "toml" and (id := tomllib.loads("\n".join(block.lines)).get("id")):
            file = folder / f"{id.replace('.', '/', 1)}.toml"
        else:
            continue
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(block.lines) + "\n", "utf-8")
        if block.word == "toml":
            read_scenario(file)


def output(command: str, folder: Path) -> tuple[int, tuple[str, ...]]:
    """Run a command in the folder with the `holdem` of this environment: exit code and lines printed."""
    shell = shutil.which("bash") or "sh"
    done = subprocess.run(
        [shell, "-c", command.replace(".venv/bin/", "")],
        cwd=folder,
        env=_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        timeout=SECONDS,
        check=False,
    )
    return done.returncode, tuple(line.rstrip() for line in done.stdout.decode().rstrip("\n").split("\n"))


def _environment() -> dict[str, str]:
    """That of the tests, the commands of their Python first."""
    own = str(Path(sys.executable).parent)
    return {**os.environ, "PATH": os.pathsep.join([own, os.environ.get("PATH", "")]), "PYTHONUTF8": "1"}


def run_command(block: Block, command: Command, folder: Path) -> None:
    """Raises Wrong when it fails, or prints something else than the page says."""
    code, printed = output(command.text, folder)
    if block.word == "sh" and code:
        raise Wrong(f"{block.place}: '{command.text}' ended with {code}:\n" + "\n".join(printed))
    if block.word == "console" and printed != (command.printed or ("",)):
        page = "\n".join(command.printed)
        where = f"{block.page.relative_to(ROOT)}, line {command.line}: '{command.text}'"
        raise Wrong(f"{where} prints\n" + "\n".join(printed) + f"\n\nbut the page says\n{page}")


def change(block: Block, folder: Path) -> None:
    """Do what a `diff` block says. Raises Wrong unless its old lines stand in the file exactly once."""
    file = folder / str(block.saved_as)
    if not file.exists():
        raise Wrong(f"{block.place}: there is no {block.saved_as} to change")
    text = file.read_text("utf-8")
    for place in "\n".join(block.lines).split("\n@@\n"):
        old, new = (_side(place, other) for other in "+-")
        found = [match.start() for match in re.finditer(f"^{re.escape(old)}", text, re.MULTILINE)]
        if len(found) != 1:
            raise Wrong(f"{block.place}: these lines are {len(found)} times in {block.saved_as}:\n{old}")
        text = text[: found[0]] + new + text[found[0] + len(old) :]
    file.write_text(text, "utf-8")


def _side(place: str, other: str) -> str:
    """The old or the new lines of a place: all but those marked for the other side."""
    return "".join(f"{line[1:]}\n" for line in place.split("\n") if not line.startswith(other))


def run_python(page: Path, folder: Path) -> None:
    """Run all python blocks of a page as one program whose line numbers are those of the page."""
    program: list[str] = []
    for block in blocks(page):
        if block.word == "python" and block.is_run and not block.saved_as:
            program += [""] * (block.line - len(program)) + list(block.lines)
    if not program:
        return
    file = folder / f"{page.stem}.py"
    file.write_text("\n".join(program) + "\n", "utf-8")
    done = subprocess.run(
        [sys.executable, str(file)],
        cwd=folder,
        env=_environment(),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise Wrong(f"the Python of {page.relative_to(ROOT)} fails:\n{done.stderr}")


def run_page(page: Path, folder: Path) -> int:
    """Run every example of a page; how many blocks were run. Raises Wrong at the first that is not as the page says."""
    prepare(page, folder)
    run_python(page, folder)
    there = [block for block in blocks(page) if block.is_run]
    for block in there:
        if block.word == "diff":
            change(block, folder)
        if block.word in ("sh", "console"):
            for command in commands(block):
                run_command(block, command, folder)
    return len(there)
