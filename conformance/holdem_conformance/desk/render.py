"""A hit as a person reads it."""

from collections.abc import Mapping
from typing import Any

from holdem_conformance.desk.columns import indented, labelled, side_by_side
from holdem_conformance.desk.index import index
from holdem_conformance.desk.lookup import Hit
from holdem_conformance.desk.phrases import PHRASES
from holdem_conformance.desk.readings import Chosen, by_default, conditions, in_order

COLUMN = 46

Originals = Mapping[str, str]
"""Paragraphs of the reader's own copies, by fingerprint."""


def as_text(hit: Hit, language: str, originals: Originals | None = None, chosen: Chosen | None = None) -> str:
    """The entry in the reader's language, `en` or `de`, the wordings that hold under a rulebook first; beside the gists
    the originals, if the reader has them."""
    render = {"clause": _clause, "paragraph": _paragraph, "elsewhere": _elsewhere, "ruling": _ruling,
              "option": _option}[hit.kind]  # fmt: skip
    lines = render(hit.id, hit.entry, language, chosen or by_default())
    return "\n".join([*lines, *(_beside(hit, language, originals) if originals is not None else [])])


def in_a_line(hit: Hit, language: str, chosen: Chosen | None = None) -> str:
    """The entry in a list of hits: what it says under a rulebook, and no more."""
    return labelled(hit.id, _gist(hit, language, chosen or by_default()), 0, 18)


def _gist(hit: Hit, language: str, chosen: Chosen) -> str:
    match hit.kind:
        case "clause":
            return _statement_in_force(hit.entry, language, chosen)
        case "paragraph":
            return str(hit.entry["gist"][language])
        case "ruling":
            planned = [f"({PHRASES[language]['not yet']})"] if hit.entry.get("state") == "planned" else []
            return " ".join([*planned, hit.entry["question"][language], *_answers(hit.entry, language)])
        case _:
            return _says_of_a_planned(hit, language)


def _statement_in_force(clause: dict[str, Any], language: str, chosen: Chosen) -> str:
    """What the clause says under the rulebook; where it says nothing, what it says elsewhere, and under what."""
    first = in_order(clause["wordings"], chosen)[0]
    condition = "" if chosen.holds(first) else f"({PHRASES[language]['only under']} {conditions(first)}) "
    return f"{condition}{first['statement'][language]}"


def _says_of_a_planned(hit: Hit, language: str) -> str:
    """The first of the sources' own claims stands in for a statement that is not written yet."""
    says = [_says(assertion, language) for assertion in hit.entry.get("assertions", ())[:1]]
    return " ".join([f"({PHRASES[language]['not yet']})", *says])


def _clause(id: str, clause: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    say = PHRASES[language]
    standing = f"{say['corollary']} {', '.join(clause['implied_by'])}" if clause["implied_by"] else say["primary"]
    form = clause["wordings"][0]["form"]
    forms = " / ".join(dict.fromkeys(say[wording["form"]] for wording in clause["wordings"]))
    lines = [f"{id}   {forms} · {standing} · {say['revision']} {clause['revision']}"]
    wordings = in_order(clause["wordings"], chosen)
    for wording in wordings:
        lines += ["", *_heading(wording, language, chosen), indented(wording["statement"][language])]
    lines += _options(clause, language, chosen)
    lines += _conflicts(clause, language)
    lines += ["", f"{say['rests']}:", *_grounds(clause["assertions"], language, form)]
    lines += _example(clause, language)
    shown_by = clause["scenarios"] or [say.get(f"shown by {form}", say["none yet"])]
    lines += ["", f"{say['scenarios']}:", *[f"  {scenario}" for scenario in shown_by]]
    return [*lines, "", f"{say['code']}:", *[f"  {wording['code']}" for wording in wordings]]


def _heading(wording: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    """Under which readings a wording holds, and whether it does."""
    if not wording["under"]:
        return []
    say = PHRASES[language]
    holds = say["holds by default"] if chosen.is_default else f"{say['holds under']} {chosen.rules}"
    mark = f"; {holds}" if chosen.holds(wording) else ""
    return [indented(f"[{say['under']} {conditions(wording)}{mark}]", 2, 3)]


def _options(clause: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    lines: list[str] = []
    for name in dict.fromkeys(option for wording in clause["wordings"] for option in wording["under"]):
        option = index()["options"][name]
        lines += ["", indented(f"{PHRASES[language]['readings']} ({name}): {option['question'][language]}", 0, 2)]
        lines += _readings(name, option, language, chosen)
    return lines


def _readings(name: str, option: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    marks = _marks(option["readings"][0]["name"], name, language, chosen)
    return [_reading(reading, reading["meaning"], marks, language) for reading in option["readings"]]


def _option(name: str, option: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    """A question on which rulebooks differ, its readings, and which clauses and rulings are about it."""
    say = PHRASES[language]
    lines = [f"{name}   {say['option']}", "", indented(option["question"][language]), ""]
    lines += _readings(name, option, language, chosen)
    clauses = [id for id, clause in index()["clauses"].items() if any(name in w["under"] for w in clause["wordings"])]
    rulings = [id for id, ruling in index()["rulings"].items() if ruling.get("option") == name]
    for key, ids in (("clauses", clauses), ("rulings", rulings)):
        lines += ["", indented(f"{say[key]}: {', '.join(ids)}", 0, 2)] if ids else []
    return lines


def _marks(default: str, option: str, language: str, chosen: Chosen) -> dict[str, str]:
    """What stands behind the name of a reading: that it is the default, and that this rulebook has chosen it."""
    marks = {default: [PHRASES[language]["default"]]}
    if not chosen.is_default and option in chosen.readings:
        marks.setdefault(chosen.readings[option], []).append(f"{PHRASES[language]['chosen by']} {chosen.rules}")
    return {reading: f" ({', '.join(said)})" for reading, said in marks.items()}


def _reading(reading: dict[str, Any], meaning: dict[str, str], marks: dict[str, str], language: str) -> str:
    mark = marks.get(reading["name"], "")
    authorities = ", ".join(reading["authorities"]) or f"({PHRASES[language]['nobody']})"
    return indented(f"{reading['name']}{mark}: {meaning[language]} – {authorities}", 2, 4)


def _conflicts(clause: dict[str, Any], language: str) -> list[str]:
    if not clause["conflicts"]:
        return []
    lines = ["", f"{PHRASES[language]['rulings']}:"]
    for id in clause["conflicts"]:
        ruling = index()["rulings"][id]
        lines.append(labelled(id, ruling["question"][language], 2, 9))
        lines += [indented(f"→ {answer}", 9, 11) for answer in _answers(ruling, language)]
    return lines


def _answers(ruling: dict[str, Any], language: str) -> list[str]:
    """What a ruling answers by default."""
    readings = ruling.get("readings", ())
    return [reading["means"][language] for reading in readings if reading["name"] == ruling.get("default")]


def _grounds(assertions: list[str], language: str, form: str = "") -> list[str]:
    if not assertions:
        return [f"  {PHRASES[language]['laid down' if form == 'static' else 'derived']}"]
    return [labelled(assertion, _says(assertion, language), 2, 12) for assertion in assertions]


def _says(assertion: str, language: str) -> str:
    paragraph = index()["paragraphs"][assertion.partition("/")[0]]
    return next(str(a["says"][language]) for a in paragraph["assertions"] if a["id"] == assertion)


def _example(clause: dict[str, Any], language: str) -> list[str]:
    example = clause["example"]
    if not example:
        return []
    heading = f"{PHRASES[language]['worked']} ({example['scenario']}):"
    return ["", heading, indented(example["title"][language]), indented(example["why"])]


def _paragraph(id: str, paragraph: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    say = PHRASES[language]
    lines = [f"{id}   {say[paragraph['kind']]}", "", indented(paragraph["gist"][language]), ""]
    if not paragraph["assertions"]:
        lines.append(f"  {say['claims nothing']} (META-STRUCT)")
    for assertion in paragraph["assertions"]:
        by = ", ".join(assertion.get("by", ())) or assertion.get("why", {}).get(language, "")
        by += _overriding(assertion)
        lines.append(labelled(assertion["id"], assertion["says"][language], 2, 12))
        lines.append(indented(f"→ {say[assertion['state']]}: {by}", 12, 14))
    if "points_to" in paragraph:
        places = ", ".join(say.get(place, place) for place in paragraph["points_to"])
        lines.append(f"  {say['points to']}: {places} (META-NAV)")
    return lines


def _overriding(assertion: dict[str, Any]) -> str:
    """The rulings that read an overridden assertion otherwise."""
    if assertion["state"] != "overridden":
        return ""
    rulings = [id for id, ruling in index()["rulings"].items() if assertion["id"] in ruling.get("overrides", ())]
    return f" ({', '.join(rulings)})" if rulings else ""


def _elsewhere(id: str, entry: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    say = PHRASES[language]
    if "merged_into" in entry:
        into = entry["merged_into"]
        return [f"{id} {say['merged']} {into}.", "", *_followed(into, language, chosen)]
    lines = [f"{id} {say['planned rule']}."]
    return [*lines, "", *_grounds(entry["assertions"], language)] if entry.get("assertions") else lines


def _followed(id: str, language: str, chosen: Chosen) -> list[str]:
    if id in index()["clauses"]:
        return _clause(id, index()["clauses"][id], language, chosen)
    return _elsewhere(id, index()["elsewhere"][id], language, chosen)


def _ruling(id: str, ruling: dict[str, Any], language: str, chosen: Chosen) -> list[str]:
    say = PHRASES[language]
    option = f" ({ruling['option']})" if "option" in ruling else ""
    planned = f" · {say['not yet']}" if ruling.get("state") == "planned" else ""
    lines = [f"{id}   {say.get(ruling.get('about', ''), say['ruling'])}{option}{planned}", ""]
    lines += [indented(ruling["question"][language]), ""]
    marks = _marks(str(ruling.get("default", "")), ruling.get("option", ""), language, chosen)
    lines += [_reading(reading, reading["means"], marks, language) for reading in ruling.get("readings", ())]
    lines += [indented(f"{say['why']}: {ruling['why'][language]}")] if "why" in ruling else []
    for dropped in ruling.get("dropped", ()):
        lines.append(indented(f"{say['dropped']} ({dropped['name']}): {dropped['why'][language]}", 2, 4))
    for key in ("paragraphs", "clauses"):
        lines += [indented(f"{say[key]}: {', '.join(ruling[key])}")] if ruling.get(key) else []
    return lines


def _beside(hit: Hit, language: str, originals: Originals) -> list[str]:
    """Gist and original, paragraph by paragraph, in two columns."""
    lines: list[str] = []
    for name in _paragraphs_of(hit):
        paragraph = index()["paragraphs"][name]
        original = originals.get(paragraph["sha256"], PHRASES[language]["no original"])
        heading = f"{name}, {PHRASES[language]['gist']}"
        lines += ["", f"{heading:<{COLUMN + 4}}{PHRASES[language]['original']}"]
        lines += side_by_side(paragraph["gist"][language], original, COLUMN)
    return lines


def _paragraphs_of(hit: Hit) -> list[str]:
    if hit.kind == "paragraph":
        return [hit.id]
    names = hit.entry.get("assertions") or hit.entry.get("paragraphs", ())
    return list(dict.fromkeys(name.partition("/")[0] for name in names))
