"""A hit as a person reads it."""

from collections.abc import Mapping
from textwrap import fill, wrap
from typing import Any

from holdem_conformance.desk.index import index
from holdem_conformance.desk.lookup import Hit
from holdem_conformance.desk.phrases import PHRASES

WIDTH = 100
COLUMN = 46

Originals = Mapping[str, str]
"""Paragraphs of the reader's own copies, by fingerprint."""


def as_text(hit: Hit, language: str, originals: Originals | None = None) -> str:
    """The entry in the reader's language, `en` or `de`; beside the gists the originals, if the reader has them."""
    render = {"clause": _clause, "paragraph": _paragraph, "elsewhere": _elsewhere, "ruling": _ruling}[hit.kind]
    lines = render(hit.id, hit.entry, language)
    return "\n".join([*lines, *(_beside(hit, language, originals) if originals is not None else [])])


def in_a_line(hit: Hit, language: str) -> str:
    """The entry in a list of hits: what it says, and no more."""
    texts = {
        "clause": lambda: hit.entry["wordings"][0]["statement"][language],
        "paragraph": lambda: hit.entry["gist"][language],
        "elsewhere": lambda: _says_of_a_planned(hit, language),
        "ruling": lambda: hit.entry["question"][language],
    }
    return fill(f"{hit.id:<17} {texts[hit.kind]()}", WIDTH, subsequent_indent=" " * 18)


def _says_of_a_planned(hit: Hit, language: str) -> str:
    """The sources' own claims stand in for a statement that is not written yet."""
    says = [_says(assertion, language) for assertion in hit.entry.get("assertions", ())]
    return f"({PHRASES[language]['not yet']}) {' '.join(says)}"


def _clause(id: str, clause: dict[str, Any], language: str) -> list[str]:
    say = PHRASES[language]
    standing = f"{say['corollary']} {', '.join(clause['implied_by'])}" if clause["implied_by"] else say["primary"]
    forms = " / ".join(dict.fromkeys(say[wording["form"]] for wording in clause["wordings"]))
    lines = [f"{id}   {forms} · {standing} · {say['revision']} {clause['revision']}"]
    for wording in clause["wordings"]:
        under = ", ".join(f"{option} = {reading}" for option, reading in wording["under"].items())
        lines += ["", *([f"  [{say['under']} {under}]"] if under else []), _indented(wording["statement"][language])]
    lines += _options(clause, language)
    lines += _conflicts(clause, language)
    lines += ["", f"{say['rests']}:", *_grounds(clause["assertions"], language)]
    lines += _example(clause, language)
    lines += ["", f"{say['scenarios']}:", *[f"  {scenario}" for scenario in clause["scenarios"] or [say["none yet"]]]]
    return [*lines, "", f"{say['code']}:", *[f"  {wording['code']}" for wording in clause["wordings"]]]


def _options(clause: dict[str, Any], language: str) -> list[str]:
    lines: list[str] = []
    for name in dict.fromkeys(option for wording in clause["wordings"] for option in wording["under"]):
        option = index()["options"][name]
        lines += ["", _indented(f"{PHRASES[language]['readings']} ({name}): {option['question'][language]}", 0, 2)]
        default = option["readings"][0]["name"]
        lines += [_reading(reading, reading["meaning"], default, language) for reading in option["readings"]]
    return lines


def _reading(reading: dict[str, Any], meaning: dict[str, str], default: str, language: str) -> str:
    mark = f" ({PHRASES[language]['default']})" if reading["name"] == default else ""
    authorities = ", ".join(reading["authorities"])
    return _indented(f"{reading['name']}{mark}: {meaning[language]} – {authorities}", 2, 4)


def _conflicts(clause: dict[str, Any], language: str) -> list[str]:
    if not clause["conflicts"]:
        return []
    lines = ["", f"{PHRASES[language]['rulings']}:"]
    for id in clause["conflicts"]:
        ruling = index()["rulings"][id]
        lines.append(_indented(f"{id}  {ruling['question'][language]}", 2, 4))
        lines += [
            _indented(f"→ {reading['means'][language]}", 4, 6)
            for reading in ruling.get("readings", ())
            if reading["name"] == ruling.get("default")
        ]
    return lines


def _grounds(assertions: list[str], language: str) -> list[str]:
    if not assertions:
        return [f"  {PHRASES[language]['derived']}"]
    return [_indented(f"{assertion}  {_says(assertion, language)}", 2, 12) for assertion in assertions]


def _says(assertion: str, language: str) -> str:
    paragraph = index()["paragraphs"][assertion.partition("/")[0]]
    return next(str(a["says"][language]) for a in paragraph["assertions"] if a["id"] == assertion)


def _example(clause: dict[str, Any], language: str) -> list[str]:
    example = clause["example"]
    if not example:
        return []
    heading = f"{PHRASES[language]['worked']} ({example['scenario']}):"
    return ["", heading, _indented(example["title"][language]), _indented(example["why"])]


def _paragraph(id: str, paragraph: dict[str, Any], language: str) -> list[str]:
    say = PHRASES[language]
    lines = [f"{id}   {say[paragraph['kind']]}", "", _indented(paragraph["gist"][language]), ""]
    if not paragraph["assertions"]:
        return [*lines, f"  {say['claims nothing']}"]
    for assertion in paragraph["assertions"]:
        by = ", ".join(assertion.get("by", ())) or assertion.get("why", {}).get(language, "")
        lines.append(_indented(f"{assertion['id']}  {assertion['says'][language]}", 2, 12))
        lines.append(_indented(f"→ {say[assertion['state']]}: {by}", 12, 14))
    return lines


def _elsewhere(id: str, entry: dict[str, Any], language: str) -> list[str]:
    say = PHRASES[language]
    if "merged_into" in entry:
        into = entry["merged_into"]
        return [f"{id} {say['merged']} {into}.", "", *_followed(into, language)]
    lines = [f"{id} {say['planned rule']}."]
    return [*lines, "", *_grounds(entry["assertions"], language)] if entry.get("assertions") else lines


def _followed(id: str, language: str) -> list[str]:
    if id in index()["clauses"]:
        return _clause(id, index()["clauses"][id], language)
    return _elsewhere(id, index()["elsewhere"][id], language)


def _ruling(id: str, ruling: dict[str, Any], language: str) -> list[str]:
    say = PHRASES[language]
    option = f" ({ruling['option']})" if "option" in ruling else ""
    planned = f" · {say['not yet']}" if ruling.get("state") == "planned" else ""
    lines = [f"{id}   {say.get(ruling.get('about', ''), say['ruling'])}{option}{planned}", ""]
    lines += [_indented(ruling["question"][language]), ""]
    default = str(ruling.get("default", ""))
    lines += [_reading(reading, reading["means"], default, language) for reading in ruling.get("readings", ())]
    lines += [_indented(f"{say[key]}: {ruling[key][language]}") for key in ("why", "dropped") if _told(ruling, key)]
    for key in ("paragraphs", "clauses"):
        lines += [_indented(f"{say[key]}: {', '.join(ruling[key])}")] if ruling.get(key) else []
    return lines


def _told(ruling: dict[str, Any], key: str) -> bool:
    return isinstance(ruling.get(key), dict)


def _beside(hit: Hit, language: str, originals: Originals) -> list[str]:
    """Gist and original, paragraph by paragraph, in two columns."""
    lines: list[str] = []
    for name in _paragraphs_of(hit):
        paragraph = index()["paragraphs"][name]
        original = originals.get(paragraph["sha256"], PHRASES[language]["no original"])
        left, right = wrap(paragraph["gist"][language], COLUMN), wrap(original, COLUMN)
        heading = f"{name}, {PHRASES[language]['gist']}"
        lines += ["", f"{heading:<{COLUMN + 4}}{PHRASES[language]['original']}"]
        height = max(len(left), len(right))
        rows = zip(left + [""] * (height - len(left)), right + [""] * (height - len(right)), strict=True)
        lines += [f"  {gist:<{COLUMN}}  {text}".rstrip() for gist, text in rows]
    return lines


def _paragraphs_of(hit: Hit) -> list[str]:
    if hit.kind == "paragraph":
        return [hit.id]
    names = hit.entry.get("assertions") or hit.entry.get("paragraphs", ())
    return list(dict.fromkeys(name.partition("/")[0] for name in names))


def _indented(text: str, indent: int = 2, hanging: int | None = None) -> str:
    hang = indent if hanging is None else hanging
    return fill(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * hang)
