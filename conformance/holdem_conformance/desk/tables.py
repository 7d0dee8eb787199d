"""The matrix as it is written: for the terminal, as CSV, and as Markdown."""

import csv
import io
from collections.abc import Iterable

from holdem_conformance.desk.columns import labelled
from holdem_conformance.desk.holes import PARAGRAPHS
from holdem_conformance.desk.links import REPOSITORY, ClauseLinks, Row
from holdem_conformance.desk.matrix import STATES, Matrix

SNAPSHOT = REPOSITORY / "docs" / "matrix.md"

COLUMNS = ("assertion", "state", "clauses", "rulings", "scenarios", "engine", "tests")
LISTS = COLUMNS[2:]
"""The columns that hold several names."""


def summary(counted: Matrix) -> list[str]:
    """Counts by document, state and form, and how many holes there are."""
    lines = [f"{'':<10}{'paragraphs':>11}" + "".join(f"{state:>13}" for state in STATES)]
    for document, states in counted.assertions.items():
        found = f"{counted.paragraphs.get(document, 0)}/{PARAGRAPHS[document]}"
        lines.append(f"{document:<10}{found:>11}" + "".join(f"{states[state]:>13}" for state in STATES))
    totals = [sum(states[state] for states in counted.assertions.values()) for state in STATES]
    found = f"{sum(counted.paragraphs.values())}/{sum(PARAGRAPHS.values())}"
    lines.append(f"{'all':<10}{found:>11}" + "".join(f"{total:>13}" for total in totals))
    forms = " · ".join(f"{count} {form}" for form, count in counted.clauses.items())
    holes = f"{len(counted.holes)} hole{'' if len(counted.holes) == 1 else 's'}"
    return [*lines, "", f"{sum(totals)} assertions", f"{sum(counted.clauses.values())} clauses: {forms}", holes]


def as_table(rows: Iterable[Row]) -> list[str]:
    """A block for each assertion, a line for each kind of thing that hangs on it."""
    lines: list[str] = []
    for row in rows:
        lines += [labelled(row.assertion, f"{row.state}: {row.says['en']}", 0, 10)]
        for column in LISTS:
            names = _cell(row, column)
            lines += [labelled(column, " ".join(names), 10, 21)] if names else []
    return lines


def _cell(row: Row, column: str) -> tuple[str, ...]:
    value = getattr(row, column)
    return (value,) if isinstance(value, str) else tuple(value)


def as_csv(rows: Iterable[Row]) -> str:
    """One line for each assertion; several names in a field are parted by spaces."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*COLUMNS, "says_en", "says_de"])
    for row in rows:
        writer.writerow([*(" ".join(_cell(row, column)) for column in COLUMNS), row.says["en"], row.says["de"]])
    return text.getvalue()


def as_markdown(counted: Matrix) -> str:
    """The snapshot of `docs/matrix.md`: counts, every assertion with its clauses, every clause with what shows it."""
    lines = [
        "# The matrix",
        "",
        "Written by `python -m holdem_conformance.desk.build`; do not edit it by hand. The first table leads from",
        "every assertion of the sources to the clauses that state it, the second from every clause to what shows it",
        "and what plays it. Worlds are the small worlds in which a trace is forbidden by this clause alone.",
        "",
        "```text",
        *summary(counted),
        "```",
        "",
        "## From assertions to clauses",
        "",
        *_table(("assertion", "says", "state", "by"), (_of_assertion(row) for row in counted.rows)),
        "",
        "## From clauses to scenarios, engine and tests",
        "",
        *_table(
            ("clause", "form", "assertions", "follows from", "scenarios", "worlds", "engine", "tests"),
            (_of_clause(clause) for clause in counted.links),
        ),
    ]
    return "\n".join(lines) + "\n"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    return [*lines, *(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows)]


def _of_assertion(row: Row) -> tuple[str, ...]:
    by = row.clauses or (row.rulings if row.state == "overridden" else ())
    return row.assertion, row.says["en"], row.state, ", ".join(by)


def _of_clause(clause: ClauseLinks) -> tuple[str, ...]:
    functions = ", ".join(f"`{name.removeprefix('holdem_reference.')}`" for name in clause.engine)
    tests = ", ".join(dict.fromkeys(f"`{_module(name)}`" for name in clause.tests))
    return (
        f"{clause.id}@{clause.revision}", "/".join(clause.forms), " ".join(clause.assertions),
        ", ".join(clause.implied_by), ", ".join(clause.scenarios), str(clause.worlds), functions, tests,
    )  # fmt: skip


def _module(test: str) -> str:
    """Which file of the tests: single tests come and go too often for a snapshot."""
    return ".".join(part for part in test.split(".")[1:3])
