"""A hit as a person reads it."""

from textwrap import fill
from typing import Any

from holdem_conformance.desk.index import index
from holdem_conformance.desk.lookup import Hit

WIDTH = 100

WORDS = {
    "en": {
        "primary": "primary", "corollary": "follows from", "revision": "revision", "rests": "Rests on",
        "scenarios": "Scenarios", "code": "Code", "derived": "no sentence of the sources; derived from other clauses",
        "planned": "is reserved for a rule that is not in force yet", "merged": "is stated by", "asserts": "says",
        "under": "under", "default": "default", "options": "Readings", "none": "claims nothing",
        "none_yet": "none",
    },
    "de": {
        "primary": "primär", "corollary": "folgt aus", "revision": "Fassung", "rests": "Beruht auf",
        "scenarios": "Szenarien", "code": "Code", "derived": "kein Satz der Quellen; aus anderen Klauseln abgeleitet",
        "planned": "ist für eine Regel vorgesehen, die noch nicht gilt", "merged": "steht jetzt in", "asserts": "sagt",
        "under": "bei", "default": "Standard", "options": "Lesarten", "none": "behauptet nichts",
        "none_yet": "keine",
    },
}  # fmt: skip


def as_text(hit: Hit, language: str) -> str:
    """The entry in the reader's language, `en` or `de`."""
    render = {"clause": _clause, "paragraph": _paragraph, "elsewhere": _elsewhere}[hit.kind]
    return "\n".join(render(hit.id, hit.entry, language))


def _clause(id: str, clause: dict[str, Any], language: str) -> list[str]:
    say = WORDS[language]
    standing = f"{say['corollary']} {', '.join(clause['implied_by'])}" if clause["implied_by"] else say["primary"]
    forms = " / ".join(dict.fromkeys(wording["form"] for wording in clause["wordings"]))
    lines = [f"{id}   {forms} · {standing} · {say['revision']} {clause['revision']}"]
    for wording in clause["wordings"]:
        under = ", ".join(f"{option} = {reading}" for option, reading in wording["under"].items())
        lines += ["", *([f"  [{say['under']} {under}]"] if under else []), _indented(wording["statement"][language])]
    lines += _options(clause, language)
    lines += ["", f"{say['rests']}:", *_grounds(clause["assertions"], language)]
    lines += ["", f"{say['scenarios']}:", *[f"  {id}" for id in clause["scenarios"] or [say["none_yet"]]]]
    return [*lines, "", f"{say['code']}:", *[f"  {wording['code']}" for wording in clause["wordings"]]]


def _options(clause: dict[str, Any], language: str) -> list[str]:
    lines: list[str] = []
    for name in dict.fromkeys(option for wording in clause["wordings"] for option in wording["under"]):
        option = index()["options"][name]
        lines += ["", f"{WORDS[language]['options']} ({name}): {option['question']}"]
        for place, reading in enumerate(option["readings"]):
            default = f" ({WORDS[language]['default']})" if place == 0 else ""
            lines.append(f"  {reading['name']}{default}: {reading['meaning']} – {', '.join(reading['authorities'])}")
    return lines


def _grounds(assertions: list[str], language: str) -> list[str]:
    if not assertions:
        return [f"  {WORDS[language]['derived']}"]
    lines = []
    for assertion in assertions:
        paragraph = index()["paragraphs"][assertion.partition("/")[0]]
        says = next(a["says"][language] for a in paragraph["assertions"] if a["id"] == assertion)
        lines.append(_indented(f"{assertion}  {says}", hanging=12))
    return lines


def _paragraph(id: str, paragraph: dict[str, Any], language: str) -> list[str]:
    say = WORDS[language]
    lines = [f"{id}   {paragraph['kind']}", "", _indented(paragraph["gist"][language]), ""]
    if not paragraph["assertions"]:
        return [*lines, f"  {say['none']}"]
    for assertion in paragraph["assertions"]:
        by = ", ".join(assertion.get("by", ())) or assertion.get("why", {}).get(language, "")
        lines.append(_indented(f"{assertion['id']}  {assertion['says'][language]}", hanging=12))
        lines.append(_indented(f"→ {assertion['state']}: {by}", indent=12, hanging=14))
    return lines


def _elsewhere(id: str, entry: dict[str, Any], language: str) -> list[str]:
    say = WORDS[language]
    if "merged_into" not in entry:
        return [f"{id} {say['planned']}."]
    into = entry["merged_into"]
    return [f"{id} {say['merged']} {into}.", "", *_followed(into, language)]


def _followed(id: str, language: str) -> list[str]:
    if id in index()["clauses"]:
        return _clause(id, index()["clauses"][id], language)
    return _elsewhere(id, index()["elsewhere"][id], language)


def _indented(text: str, indent: int = 2, hanging: int | None = None) -> str:
    return fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (hanging or indent))
