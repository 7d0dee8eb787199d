"""Build the index of the desk from the clauses, the sources and the suite: `python -m holdem_conformance.desk.build`.

Lookup answers from this one file, so that a question does not have to load a single clause.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import holdem_spec
from holdem_conformance.desk.index import INDEX
from holdem_conformance.scenarios.read import suite
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause
from holdem_spec.vocabulary.rulebook import OPTIONS

SPEC = Path(next(iter(holdem_spec.__path__)))


def index() -> dict[str, Any]:
    """All there is to look up: `clauses`, `elsewhere` (ids that are planned or merged), `paragraphs`, `options`."""
    return {
        "clauses": _clauses(),
        "elsewhere": dict(sorted(_toml(SPEC / "clauses" / "ids.toml").items())),
        "paragraphs": _paragraphs(),
        "options": {
            option.name: {"question": option.question, "readings": [reading._asdict() for reading in option.readings]}
            for option in OPTIONS
        },
    }


def _clauses() -> dict[str, Any]:
    scenarios = _scenarios_by_clause()
    found: dict[str, Any] = {}
    for clause in sorted(all_clauses(), key=lambda clause: clause.id):
        entry = found.setdefault(
            clause.id,
            {
                "revision": clause.revision,
                "implied_by": list(clause.implied_by),
                "assertions": [],
                "wordings": [],
                "scenarios": scenarios.get(clause.id, []),
            },
        )
        entry["assertions"] += clause.assertions
        entry["wordings"].append(_wording(clause))
    return found


def _wording(clause: Clause) -> dict[str, Any]:
    return {
        "form": clause.form.value,
        "under": dict(clause.under),
        "statement": clause.statement,
        "code": f"{clause.check.__module__}.{clause.check.__name__}",
    }


def _scenarios_by_clause() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for scenario in suite():
        for named in scenario.clauses:
            found.setdefault(named.partition("@")[0], []).append(scenario.id)
    return found


def _paragraphs() -> dict[str, Any]:
    found = {}
    for file in sorted((SPEC / "sources").glob("S*.toml")):
        document = _toml(file)
        for paragraph in document["paragraph"]:
            found[f"{document['document']}.{paragraph['number']}"] = {
                "kind": paragraph["kind"],
                "gist": paragraph["gist"],
                "assertions": paragraph.get("assertions", []),
            }
    return found


def _toml(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


def as_text(content: dict[str, Any]) -> str:
    """The index as it is written to its file."""
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    INDEX.write_text(as_text(index()), "utf-8")
