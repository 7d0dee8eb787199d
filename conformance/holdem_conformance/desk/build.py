"""Build the files of the desk from clauses, sources, rulings and suite: `python -m holdem_conformance.desk.build`.

Lookup answers from these files, so that a question does not have to load a single clause. In a working copy the
snapshot `docs/matrix.md` and the table of presets in `docs/looking-up.md` are written too.
"""

import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import holdem_spec
from holdem_conformance.desk.concepts import Names, names_by_first_stem
from holdem_conformance.desk.index import INDEX, SEARCH, as_text
from holdem_conformance.desk.searchable import Field, shelf, topic
from holdem_conformance.desk.words import LANGUAGES
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause
from holdem_spec.vocabulary.rulebook import OPTIONS

SPEC = Path(next(iter(holdem_spec.__path__)))
DESK = Path(__file__).parent

Content = dict[str, Any]


def index() -> Content:
    """All there is to look up, by id: `clauses`, `elsewhere` (ids that are planned or merged), `paragraphs`, `rulings`,
    `options`."""
    return {
        "clauses": _clauses(),
        "elsewhere": _elsewhere(),
        "paragraphs": paragraphs(),
        "rulings": rulings(),
        "options": _options(),
    }


def _clauses() -> Content:
    scenarios = scenarios_by_clause()
    named_by = _rulings_by_clause()
    found: Content = {}
    for clause in sorted(all_clauses(), key=lambda clause: clause.id):
        shown_by = scenarios.get(clause.id, [])
        entry = found.setdefault(
            clause.id,
            {
                "revision": clause.revision,
                "implied_by": list(clause.implied_by),
                "assertions": [],
                "wordings": [],
                "scenarios": [scenario.id for scenario in shown_by],
                "example": _example(clause.id, shown_by),
                "conflicts": named_by.get(clause.id, []),
            },
        )
        entry["assertions"] += [assertion for assertion in clause.assertions if assertion not in entry["assertions"]]
        entry["wordings"].append(_wording(clause))
    return found


def _wording(clause: Clause) -> Content:
    return {
        "form": clause.form.value,
        "under": dict(clause.under),
        "statement": clause.statement,
        "code": f"{clause.check.__module__}.{clause.check.__name__}",
    }


@cache
def scenarios_by_clause() -> dict[str, list[Scenario]]:
    """The scenarios of each clause, sorted by id."""
    found: dict[str, list[Scenario]] = defaultdict(list)
    for scenario in whole_suite():
        for named in scenario.clauses:
            found[named.partition("@")[0]].append(scenario)
    return found


def _example(id: str, scenarios: list[Scenario]) -> Content | None:
    """The scenario that is most about the clause: the one that names it first, and little else."""
    if not scenarios:
        return None
    about = min(scenarios, key=lambda s: ([c.partition("@")[0] for c in s.clauses].index(id), len(s.clauses), s.id))
    return {"scenario": about.id, "title": about.title, "why": " ".join(about.why.split())}


def _elsewhere() -> Content:
    """Ids that are spoken for; what the sources say of a planned one stands with it."""
    found = {id: dict(entry) for id, entry in sorted(toml(SPEC / "clauses" / "ids.toml").items())}
    for paragraph in paragraphs().values():
        for assertion in paragraph["assertions"]:
            for id in assertion.get("by", ()) if assertion["state"] == "planned" else ():
                if id in found:
                    found[id].setdefault("assertions", []).append(assertion["id"])
    return found


@cache
def paragraphs() -> Content:
    """Every paragraph of the sources, by its name such as S0.36; `points_to` where it has links."""
    found: Content = {}
    pointers = toml(SPEC / "register" / "pointers.toml")
    for file in sorted((SPEC / "sources").glob("S*.toml")):
        document = toml(file)
        for paragraph in document["paragraph"]:
            name = f"{document['document']}.{paragraph['number']}"
            found[name] = {
                "kind": paragraph["kind"],
                "sha256": paragraph["sha256"],
                "gist": paragraph["gist"],
                "assertions": paragraph.get("assertions", []),
            }
            found[name] |= {"points_to": pointers[name]} if name in pointers else {}
    return found


@cache
def rulings() -> Content:
    """Every ruling by its id; a file holds one, or several as [[ruling]]."""
    found = {}
    for file in sorted((SPEC / "rulings").glob("*.toml")):
        content = toml(file)
        for ruling in content.get("ruling", [content]):
            found[ruling["id"]] = {key: value for key, value in ruling.items() if key != "id"}
    return dict(sorted(found.items()))


def _rulings_by_clause() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for id, ruling in rulings().items():
        for clause in ruling.get("clauses", ()):
            found[clause].append(id)
    return found


def _options() -> Content:
    """Every option in both languages; what German lacks is said in English."""
    german = toml(DESK / "options.de.toml")
    found = {}
    for option in OPTIONS:
        own = german.get(option.name, {})
        readings = [
            {
                "name": reading.name,
                "authorities": list(reading.authorities),
                "meaning": {"en": reading.meaning, "de": own.get(reading.name, reading.meaning)},
            }
            for reading in option.readings
        ]
        question = {"en": option.question, "de": own.get("question", option.question)}
        found[option.name] = {"question": question, "readings": readings}
    return found


def search(content: Content) -> Content:
    """What a question in words is answered from, made from the index: `concepts`, `topics`, and the shelves `clauses`
    (planned ids and rulings among them) and `paragraphs`."""
    thesaurus = toml(DESK / "thesaurus.toml")
    names = {language: names_by_first_stem(thesaurus["concepts"], language) for language in LANGUAGES}
    return {
        "concepts": names,
        "topics": {language: _topics(thesaurus["topics"], content, language, names) for language in LANGUAGES},
        "clauses": shelf(_clause_fields(content), names),
        "paragraphs": shelf({id: _paragraph_fields(entry) for id, entry in content["paragraphs"].items()}, names),
    }


def _topics(topics: dict[str, list[str]], content: Content, language: str, names: dict[str, Names]) -> Content:
    """For each clause the rows of terms that are about it."""
    found: Content = defaultdict(list)
    for id, phrases in topics.items():
        if not is_spoken_for(id, content):
            continue  # a hole, which the matrix names
        found[in_force(id, content)] += [topic(phrase, language, names[language]) for phrase in phrases]
    return found


def _clause_fields(content: Content) -> dict[str, list[Field]]:
    found = {id: _of_clause(content, id, clause) for id, clause in content["clauses"].items()}
    for id, entry in content["elsewhere"].items():
        if "merged_into" not in entry:
            found[id] = [*_of_id(id), *_of_assertions(content, entry.get("assertions", []))]
    return found | {id: _of_ruling(ruling) for id, ruling in content["rulings"].items()}


def is_spoken_for(id: str, content: Content) -> bool:
    """Whether an id is in force or reserved, or that of a ruling."""
    return any(id in content[part] for part in ("clauses", "elsewhere", "rulings"))


def in_force(id: str, content: Content) -> str:
    """The id, or the one it was merged into. Raises KeyError when it was never spoken for."""
    entry = {} if id in content["clauses"] or id in content["rulings"] else content["elsewhere"][id]
    return in_force(entry["merged_into"], content) if "merged_into" in entry else id


def _of_clause(content: Content, id: str, clause: Content) -> list[Field]:
    fields = [*_of_id(id), *_of_assertions(content, clause["assertions"])]
    for wording in clause["wordings"]:
        fields += _in_both("statement", wording["statement"])
        for option in wording["under"]:
            fields += _in_both("question", content["options"][option]["question"])
    for ruling in clause["conflicts"]:
        fields += _in_both("question", content["rulings"][ruling]["question"])
    return [*fields, *(_in_both("title", clause["example"]["title"]) if clause["example"] else [])]


def _of_ruling(ruling: Content) -> list[Field]:
    means = [field for reading in ruling.get("readings", ()) for field in _in_both("says", reading["means"])]
    return [*_in_both("ruling", ruling["question"]), *means]


def _of_id(id: str) -> list[Field]:
    return [Field("id", language, id.replace("-", " ")) for language in LANGUAGES]


def _of_assertions(content: Content, ids: list[str]) -> list[Field]:
    fields: list[Field] = []
    for id in ids:
        assertions = content["paragraphs"].get(id.partition("/")[0], {}).get("assertions", ())
        fields += [field for a in assertions if a["id"] == id for field in _in_both("says", a["says"])]
    return fields


def _paragraph_fields(paragraph: Content) -> list[Field]:
    says = [field for a in paragraph["assertions"] for field in _in_both("says", a["says"])]
    return [*_in_both("statement", paragraph["gist"]), *says]


def _in_both(kind: str, text: dict[str, str]) -> list[Field]:
    return [Field(kind, language, text[language]) for language in LANGUAGES]


def toml(file: Path) -> Content:
    """The content of a TOML file."""
    return tomllib.loads(file.read_text("utf-8"))


def build() -> dict[str, str]:
    """The text of every generated file of the desk, by path."""
    content = index()
    return {INDEX: as_text(content), SEARCH: as_text(search(content))}


def _main() -> None:
    """Write the files of the desk and, in a working copy, the snapshot of the matrix and the table of presets."""
    for path, text in build().items():
        Path(path).write_text(text, "utf-8")
    from holdem_conformance.desk.matrix import matrix
    from holdem_conformance.desk.presets import PAGE, written_into
    from holdem_conformance.desk.tables import SNAPSHOT, as_markdown

    if SNAPSHOT.parent.is_dir():
        SNAPSHOT.write_text(as_markdown(matrix()), "utf-8")
        PAGE.write_text(written_into(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    _main()
