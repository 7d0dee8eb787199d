"""What the documents promise is there: the files they link to, the commands they show, the index they are read from."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from holdem_conformance.cli import COMMANDS
from holdem_conformance.desk.build import build

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(file for wing in ("spec", "reference", "conformance") for file in (ROOT / wing).rglob("*.md")),
]

NAMES_ALONE = {"audit", "certify", "prove"}
"""What the README mentions without saying on what to run it, or what takes minutes and is a step of its own before the
tests; so does a word in capitals, as in `play HAND`."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert [link for link in links if link and not (document.parent / link).exists()] == []


def test_the_readme_links_to_the_plan_of_the_house() -> None:
    assert "](docs/architecture.md)" in (ROOT / "README.md").read_text("utf-8")


def commands_in_sentences() -> list[str]:
    """What stands behind `holdem` in the text of the README; its blocks are run by tests/docs."""
    text = re.sub(r"```.*?```", "", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    return sorted(set(re.findall(r"`holdem ([^`]+)`", text)))


def test_the_readme_mentions_commands_that_exist() -> None:
    assert sum(map(is_complete, commands_in_sentences())) > 2
    assert {shlex.split(line)[0] for line in commands_in_sentences()} <= set(COMMANDS)
    assert set(COMMANDS) >= NAMES_ALONE


def is_complete(line: str) -> bool:
    return line not in NAMES_ALONE and not re.search(r"(^| )[A-Z]+( |$)", line)


@pytest.mark.parametrize("line", list(filter(is_complete, commands_in_sentences())))
def test_every_command_in_a_sentence_of_the_readme_runs(line: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "holdem_conformance.cli", *shlex.split(line)]
    done = subprocess.run(
        words, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120, cwd=tmp_path, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_files_of_the_desk_are_those_that_would_be_built_now() -> None:
    stale = [path for path, text in build().items() if Path(path).read_text("utf-8") != text]
    assert stale == [], "run python -m holdem_conformance.desk.build"
