"""`docs/why/`: for every primary on the events of a hand, a small story of what goes wrong without it.

`holdem prove --full --write docs` writes them; by themselves they are written in seconds by
`python -m holdem_conformance.proof.why docs/why`.
"""

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.proof.agreement import Trail
from holdem_conformance.proof.necessity import needed_for
from holdem_conformance.proof.story import Story, said
from holdem_conformance.proof.world import World, killing_worlds
from holdem_spec.clauses.everything import in_force
from holdem_spec.clauses.form import Clause
from holdem_spec.judge.counsel import bench_of

LANGUAGES = ("en", "de")
CHAPTERS = ("SEAT", "BLIND", "DECK", "DEAL", "BET", "NL", "FL", "PL", "AI", "POT", "SHOW", "END", "VAR")


class Need(NamedTuple):
    """A clause in one wording, and the trace that it alone forbids."""

    clause: Clause
    world: World
    trail: Trail


@cache
def needs() -> tuple[Need, ...]:
    """All of them. Raises ValueError, naming the clause, where there is none."""
    found = []
    for killing in killing_worlds():
        rules = killing.world.rules
        trail = needed_for(killing, bench_of(rules))
        if trail is None:
            raise ValueError(f"{killing.clause} forbids nothing of its own under {rules.name}")
        clause = next(clause for clause in in_force(rules) if clause.id == killing.clause)
        found.append(Need(clause, killing.world, trail))
    return tuple(found)


def write(folder: Path) -> None:
    """Write the pages into a folder, which is made if need be."""
    folder.mkdir(exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """By file name, every page as it is to be."""
    found = {"README.md": "\n".join([*_index(), ""])}
    for chapter in CHAPTERS:
        for language in LANGUAGES:
            found[file_name(chapter, language)] = "\n".join(_page(chapter, language))
    return found


def file_name(chapter: str, language: str) -> str:
    return f"{chapter.lower()}.{language}.md"


def _of(chapter: str) -> tuple[Need, ...]:
    return tuple(need for need in needs() if need.clause.chapter == chapter)


def _index() -> Iterator[str]:
    yield from ["# What goes wrong without this rule · Was ohne diese Regel schiefgeht", ""]
    for language in LANGUAGES:
        yield from [said("page.made", language), "", said("page.intro", language), ""]
    yield from ["| English | Deutsch | |", "| --- | --- | --- |"]
    for chapter in CHAPTERS:
        links = [f"[{said(f'chapter.{chapter}', one)}]({file_name(chapter, one)})" for one in LANGUAGES]
        clauses = " ".join(dict.fromkeys(need.clause.id for need in _of(chapter)))
        yield f"| {links[0]} | {links[1]} | {clauses} |"


def _page(chapter: str, language: str) -> Iterator[str]:
    other = file_name(chapter, "en" if language == "de" else "de")
    yield f"# {said('page.title', language, chapter=said(f'chapter.{chapter}', language))}"
    yield from ["", said("page.made", language), said("page.back", language, other=other), ""]
    yield from [said("page.intro", language), ""]
    for need in _of(chapter):
        yield from _told(need, language)


def _told(need: Need, language: str) -> Iterator[str]:
    clause, story = need.clause, Story(need.world, need.trail, language)
    yield from [
        f"## {heading(need, language)}",
        "",
        said("page.rule", language, statement=clause.statement[language]),
        "",
    ]
    for part in (story.at_the_table(), story.before_it(), story.forbidden()):
        yield from [part, ""]
    cited = clause.paragraphs()
    yield said("page.cited", language, paragraphs=" ".join(cited)) if cited else said("page.own", language)
    yield ""


def heading(need: Need, language: str) -> str:
    """`POT-ODDMULTI, where pot.odd = one_each`: the wording, if there is more than one, by what was chosen."""
    chosen = need.world.rules.name.partition(", ")[2]
    readings = chosen.replace("=", " = ")
    return f"{need.clause.id}, {said('page.under', language, readings=readings)}" if readings else need.clause.id


if __name__ == "__main__":
    if len(sys.argv) != 2 or not Path(sys.argv[1]).parent.is_dir():
        sys.exit("Name the folder of the pages: python -m holdem_conformance.proof.why docs/why")
    write(Path(sys.argv[1]))
