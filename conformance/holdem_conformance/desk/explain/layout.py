"""How reasons are laid out on a page of a fixed width."""

from collections.abc import Iterator
from textwrap import fill

from holdem_conformance.desk.explain.reasons import Reason
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_spec.clauses.form import Clause

WIDTH = 110


def indented(text: str, indent: int, hanging: int | None = None) -> str:
    return fill(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent if hanging is None else hanging),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip


def paragraphs(why: Reason, speaker: Speaker) -> str:
    return " ".join(why.paragraphs) or speaker.word("no_paragraph", "text")


def clause_lines(clauses: tuple[Clause, ...], indent: int, speaker: Speaker) -> Iterator[str]:
    """Each clause with its paragraphs and its sentence."""
    for clause in clauses:
        named = " ".join(clause.paragraphs()) or speaker.word("no_paragraph", "text")
        yield indented(f"{clause.id}  {named}", indent, indent + len(clause.id) + 2)
        yield indented(clause.statement[speaker.language], indent + 2)


def reason_lines(why: Reason, indent: int, speaker: Speaker) -> Iterator[str]:
    yield indented(f"{why.clause}  {paragraphs(why, speaker)}", indent, indent + len(why.clause) + 2)
    yield indented(why.sentence, indent + 2)
