"""The head of a scenario: what it is called, what it is about, and the rulebook it is played under."""

import re
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.words import CLAUSE
from holdem_spec.vocabulary.rulebook import Rulebook, preset

KEYS = ("id", "title", "clauses", "basis", "why", "effect", "rules", "under", "refused", "table", "play", "result")
LANGUAGES = ("en", "de")
_WITH_REVISION = re.compile(CLAUSE.pattern + "@[1-9][0-9]*")
_BASIS = re.compile(r"S[0-9]+\.[0-9]+/[0-9]+|EX-[0-9]+|report [A-Z]?[0-9]+|derived")


class Head(NamedTuple):
    id: str
    title: dict[str, str]
    clauses: tuple[str, ...]
    basis: str
    why: str
    effect: str
    rules: Rulebook
    under: dict[str, str]
    refused: str | None


class Clauses(NamedTuple):
    """The ids that may be named; with None any id will do."""

    known: frozenset[str] | None

    def complaint(self, id: str) -> str | None:
        """What is wrong with a clause id, as a sentence, or None."""
        if not CLAUSE.fullmatch(id):
            return f"'{id}' is no clause id; write one such as NL-MINRAISE."
        if self.known is not None and id not in self.known:
            return f"There is no clause '{id}'; write the id of a clause in force."
        return None


def read_head(head: Fields, path: Path, clauses: Clauses) -> Head:
    """Raises ScenarioError."""
    rules, under = _rules(head)
    return Head(
        id=_id(head, path),
        title=_title(head),
        clauses=_about(head, clauses),
        basis=_basis(head),
        why=head.text("why", "how the expected values were worked out"),
        effect=head.text("effect", "what players lose when an engine gets this wrong"),
        rules=rules,
        under=under,
        refused=_refused(head, clauses),
    )


def _id(head: Fields, path: Path) -> str:
    wanted = f"{path.parent.name}.{path.stem}"
    given = head.line("id", f'id = "{wanted}"')
    if given != wanted:
        raise head.error(
            f"The id '{given}' does not match folder and file; write '{wanted}' or move the file.", "id", given
        )
    return given


def _title(head: Fields) -> dict[str, str]:
    titles = head.fields("title", 'title = { en = "…", de = "…" }')
    titles.only(LANGUAGES)
    return {
        language: titles.line(language, f"the title in {name}")
        for language, name in (("en", "English"), ("de", "German"))
    }


def _about(head: Fields, clauses: Clauses) -> tuple[str, ...]:
    given = head.array("clauses", 'at least one clause with its revision, such as ["NL-MINRAISE@1"]')
    found: list[str] = []
    for clause in given:
        if not isinstance(clause, str) or not _WITH_REVISION.fullmatch(clause):
            raise head.error(
                f"'{clause}' is no clause with a revision; write it like NL-MINRAISE@1.", "clauses", str(clause)
            )
        complaint = clauses.complaint(clause.partition("@")[0])
        if clause in found:
            complaint = f"'{clause}' stands here twice; name it once."
        if complaint:
            raise head.error(complaint, "clauses", clause)
        found.append(clause)
    if not found:
        raise head.error("'clauses' is empty; name at least one clause, such as NL-MINRAISE@1.", "clauses")
    return tuple(found)


def _basis(head: Fields) -> str:
    basis = head.line("basis", "an assertion (S0.36/2), an example (EX-07), a case (report C23) or 'derived'")
    if not _BASIS.fullmatch(basis):
        raise head.error(
            f"The basis '{basis}' is of no known kind; write it like S0.36/2, EX-07, report C23 or derived.",
            "basis",
            basis,
        )
    return basis


def _rules(head: Fields) -> tuple[Rulebook, dict[str, str]]:
    name = head.line("rules", "the name of a rulebook") if "rules" in head else "house"
    try:
        book = preset(name)
    except ValueError as error:
        raise _sentence(head, error, "rules", name) from error
    if "under" not in head:
        return book, {}
    fields = head.fields("under", 'readings such as { "show.muck" = "any" }')
    under = {
        option: fields.line(option, 'the option in quotes and its reading, such as "show.muck" = "any"')
        for option in fields.values
    }
    try:
        return book.with_changes(under), under
    except ValueError as error:
        # The first of several options may be right, so point at the one that is complained about.
        wrong = next((option for option in under if f"option {option} " in str(error)), next(iter(under)))
        raise _sentence(head, error, "under", wrong) from error


def _sentence(head: Fields, error: ValueError, *place: str) -> ScenarioError:
    text = str(error)
    return head.error(f"{text[0].upper()}{text[1:]}.", *place)


def _refused(head: Fields, clauses: Clauses) -> str | None:
    if "refused" not in head:
        return None
    clause = head.line("refused", "the clause by which the table is refused")
    complaint = clauses.complaint(clause)
    if complaint:
        raise head.error(complaint, "refused", clause)
    for key in ("play", "result"):
        if key in head:
            raise head.error(f"A table that is refused has no [{key}]; take it out, or take 'refused' out.", key)
    return clause
