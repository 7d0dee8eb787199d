"""`holdem rule` says what a rule lawyer needs, in his language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.desk import lookup as lookup_module
from holdem_conformance.desk import render as render_module
from holdem_conformance.desk.build import DESK, index, toml
from holdem_conformance.desk.index import as_text, sections
from holdem_conformance.desk.originals import fingerprint
from holdem_conformance.desk.phrases import PHRASES
from holdem_conformance.desk.presets import PAGE, written_into
from holdem_conformance.desk.readings import by_default, by_rulebook
from holdem_conformance.desk.render import _says, in_a_line
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.vocabulary.rulebook import OPTIONS, PRESETS

Holdem = Callable[..., Any]


def test_a_clause_in_english(holdem: Holdem) -> None:
    said = holdem("rule", "NL-NOREOPEN")
    assert said.code == 0
    assert said.out.startswith("NL-NOREOPEN   forbids · primary · revision 1\n")
    assert "[under raise.cumulative = never]" in said.out
    assert "[under raise.cumulative = per_player; holds by default]" in said.out
    assert "per_player (default): for whoever faces at least a full raise since he acted – TDA, ROBERT" in said.out
    assert "  S0.36/2   Such an all-in does not open the right to raise anew." in said.out
    assert "  no-limit.limper-may-not-reraise-a-short-all-in" in said.out
    assert "holdem_spec.clauses.no_limit.who_has_acted_needs_one_full_raise_to_raise_again" in said.out


def test_a_clause_in_german_has_no_english_label(holdem: Holdem) -> None:
    said = holdem("rule", "NL-NOREOPEN", "--lang", "de")
    assert said.out.startswith("NL-NOREOPEN   verbietet · primär · Fassung 1\n")
    assert "Lesarten (raise.cumulative): Öffnen mehrere Kurz-All-ins zusammen die Runde wieder?" in said.out
    assert "never: nur eine einzelne volle Erhöhung tut es" in said.out
    english = [phrase for key, phrase in PHRASES["en"].items() if phrase != PHRASES["de"][key] and " " in phrase]
    assert [phrase for phrase in english if phrase in said.out] == []


def test_the_rulings_that_name_a_clause_are_its_conflicts(holdem: Holdem) -> None:
    entry = holdem("rule", "NL-NOREOPEN", "--json").json()[0]
    assert "R-Q01" in entry["conflicts"]
    text = holdem("rule", "NL-NOREOPEN").out
    assert "  R-Q01  Several short all-ins together" in text
    assert "→ Yes, whoever faces at least one full raise since he acted" in text


def test_the_numbers_of_one_worked_example(holdem: Holdem) -> None:
    text = holdem("rule", "NL-NOREOPEN").out
    assert "Worked example (no-limit.limper-may-not-reraise-a-short-all-in):" in text
    assert "150 + 150 + 100 = 400" in " ".join(text.split())


def test_a_ruling_by_its_id(holdem: Holdem) -> None:
    text = holdem("rule", "R-Q01", "--lang", "de").out
    assert text.startswith("R-Q01   Entscheidung, wo die Quellen schweigen (raise.cumulative)\n")
    assert "per_player (Standard): " in text
    assert "Klauseln: NL-NOREOPEN" in text


def test_a_paragraph_and_the_ruling_that_overrides_it(holdem: Holdem) -> None:
    text = holdem("rule", "S0.36/4").out
    assert text.startswith("S0.36   rule\n")
    assert "→ implemented: NL-NOREOPEN" in text
    overridden = text[text.index("→ overridden") :]
    assert "(R-" in overridden


def test_a_merged_id_leads_to_its_clause(holdem: Holdem) -> None:
    assert holdem("rule", "BET-NOCHECK").out.startswith("BET-NOCHECK is stated by BET-CHECK.\n\nBET-CHECK   ")


def a_planned_rule(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Put SHOW-BLUFF among the ids that are spoken for but not in force; what the sources say of it."""
    assertions = ["S1.54/1", "S1.54/2"]
    entry = {"planned": True, "assertions": assertions}
    told = {**index(), "elsewhere": {**index()["elsewhere"], "SHOW-BLUFF": entry}}
    for module in (lookup_module, render_module):
        monkeypatch.setattr(module, "index", lambda: told)
    return assertions


def test_a_planned_id_is_shown_with_what_the_sources_say(holdem: Holdem, monkeypatch: pytest.MonkeyPatch) -> None:
    assertions = a_planned_rule(monkeypatch)
    said = holdem("rule", "SHOW-BLUFF", "--lang", "de")
    assert "noch nicht gilt" in said.out
    assert all(assertion in said.out for assertion in assertions)


def test_words_give_a_list_best_first(holdem: Holdem) -> None:
    said = holdem("rule", "odd", "chip")
    assert said.out.startswith("POT-ODD           A chip that cannot be divided")
    assert "holdem rule POT-ODD" in said.out.splitlines()[-1]
    hits = holdem("rule", "--json", "odd", "chip").json()
    assert hits[0]["id"] == "POT-ODD"
    assert all(hit["id"] and hit["kind"] for hit in hits)


def in_a_list(out: str, id: str) -> str:
    """What a list says of a hit, in one line."""
    lines = out.splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"{id} "))
    end = next(n for n in range(start + 1, len(lines)) if not lines[n].startswith("   "))
    return " ".join(" ".join(lines[start:end]).split()).removeprefix(f"{id} ")


IN_FORCE = {
    "SHOW-MUCK": ("muck", "show.muck", "any"),
    "NL-SHORTUNACTED": ("short all-in not acted", "raise.unacted", "may_raise"),
    "FL-CAPCASH": ("cash game cap two players", "limit.cap_cash", "uncapped"),
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", IN_FORCE)
def test_a_list_says_what_holds_by_default(holdem: Holdem, id: str, language: str) -> None:
    question, option, reading = IN_FORCE[id]
    said = in_a_list(holdem("rule", *question.split(), "--lang", language).out, id)
    wording = next(w for w in index()["clauses"][id]["wordings"] if w["under"].get(option) == reading)
    assert said == wording["statement"][language]


def test_what_holds_for_each_clause_is_what_the_spec_puts_in_force(holdem: Holdem) -> None:
    for name, rulebook in PRESETS.items():
        chosen = by_rulebook(name)
        for id, clause in index()["clauses"].items():
            holding = {w["code"] for w in clause["wordings"] if chosen.holds(w)}
            in_force = [c for c in all_clauses() if c.id == id and all(rulebook.reading(o) == r for o, r in c.under)]
            assert holding == {f"{c.check.__module__}.{c.check.__name__}" for c in in_force}, (name, id)
    assert by_default().readings == by_rulebook("house").readings


@pytest.mark.parametrize(
    ("language", "condition"),
    [("en", "(only under allin.show = before_runout) When"), ("de", "(nur bei allin.show = before_runout) Kann")],
)
def test_what_does_not_hold_by_default_says_so(holdem: Holdem, language: str, condition: str) -> None:
    out = holdem("rule", "all-in", "aufdecken", "--lang", language).out
    assert in_a_list(out, "AI-FACEUP").startswith(condition)
    assert not in_a_list(holdem("rule", "all-in", "aufdecken", "--rules", "tda").out, "AI-FACEUP").startswith("(only")


def test_an_entry_begins_with_what_holds(holdem: Holdem) -> None:
    lines = holdem("rule", "NL-SHORTUNACTED").out.splitlines()
    assert lines[2] == "  [under raise.unacted = may_raise; holds by default]"
    assert lines[3].startswith("  A player who has not acted yet may raise")
    assert "  [under raise.unacted = call_or_fold]" in lines


def test_a_rulebook_is_shown_with_what_it_has_chosen(holdem: Holdem) -> None:
    text = holdem("rule", "SHOW-MUCK", "--rules", "blackpoker").out
    assert text.splitlines()[2] == "  [under show.muck = never; holds under blackpoker]"
    assert "  never (chosen by blackpoker): " in text
    assert "  any (default): " in text
    assert "holds by default" not in text
    german = holdem("rule", "R-C14", "--rules", "blackpoker", "--lang", "de").out
    assert "  never (gewählt von blackpoker): " in german
    unknown = holdem("rule", "SHOW-MUCK", "--rules", "wsop")
    assert (unknown.code, unknown.out) == (2, "")
    assert unknown.err.startswith("holdem rule: there is no rulebook 'wsop'; choose one of house, ")


def test_the_table_of_presets_is_that_of_the_rulebook() -> None:
    page = PAGE.read_text("utf-8")
    assert written_into(page) == page, "run python -m holdem_conformance.desk.build"
    assert "| `show.muck` | any | any | any | any | **never** |" in page
    with pytest.raises(ValueError, match="has no place for the table of presets"):
        written_into("# Looking things up\n")


def test_a_list_says_of_a_planned_rule_the_first_of_its_claims(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = a_planned_rule(monkeypatch)
    (hit,) = lookup_module.lookup("SHOW-BLUFF")
    assert " ".join(in_a_line(hit, "en").split()) == f"SHOW-BLUFF (not in force yet) {_says(first, 'en')}"
    assert others


def test_a_list_says_the_question_of_a_ruling_and_its_answer(holdem: Holdem) -> None:
    said = in_a_list(holdem("rule", "Straddle").out, "R-Q43")
    assert said.endswith(
        "do they belong to the rules? No: two blinds, one board of five, and every chip put in is paid out."
    )


@pytest.mark.parametrize(("language", "nobody"), [("en", "(nobody)"), ("de", "(niemand)")])
def test_a_reading_without_backers_is_nobodys(holdem: Holdem, language: str, nobody: str) -> None:
    assert holdem("rule", "R-Q43", "--lang", language).out.count(f"– {nobody}\n") == 2


def test_several_ids_are_all_shown(holdem: Holdem) -> None:
    out = holdem("rule", "R-C14", "R-C60").out
    one, other = holdem("rule", "R-C14").out, holdem("rule", "R-C60").out
    assert out == f"{one}\n\n{other}"
    assert [hit["id"] for hit in holdem("rule", "R-C14,", "S0.36/2", "--json").json()] == ["R-C14", "S0.36"]


def test_the_assertion_that_was_asked_for_comes_first(holdem: Holdem) -> None:
    lines = holdem("rule", "S0.36/2").out.splitlines()
    claims = [line.split()[0] for line in lines if line.startswith("  S0.36/")]
    assert claims[:3] == ["S0.36/2", "S0.36/1", "S0.36/3"]


def test_what_the_sources_do_not_settle_is_said_first(holdem: Holdem) -> None:
    said = holdem("rule", "smoking", "at", "the", "table")
    assert said.code == 0
    assert said.out.startswith("The sources do not settle this in so many words; what comes nearest:\n\n")
    assert holdem("rule", "Alkohol", "am", "Tisch", "--lang", "de").out.startswith("Das regeln die Quellen so nicht")
    assert holdem("rule", "odd", "chip").out.startswith("POT-ODD")


def test_nothing_found_is_one_sentence(holdem: Holdem) -> None:
    said = holdem("rule", "NL-NOREOPN")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("holdem rule: nothing is known under 'NL-NOREOPN'; did you mean NL-NOREOPEN")
    assert holdem("rule", "--json", "xqzzy").json() == []


def test_every_option_is_said_in_german() -> None:
    german = toml(DESK / "options.de.toml")
    for option in OPTIONS:
        assert set(german.get(option.name, ())) == {"question", *(r.name for r in option.readings)}, option.name
    assert set(german) == {option.name for option in OPTIONS}


def test_the_german_of_the_options_goes_into_the_index() -> None:
    option = index()["options"]["raise.cumulative"]
    assert option["question"]["de"] == "Öffnen mehrere Kurz-All-ins zusammen die Runde wieder?"
    assert option["readings"][1]["meaning"]["de"].startswith("nur eine einzelne volle Erhöhung tut es")


def test_both_languages_have_the_same_phrases() -> None:
    assert set(PHRASES["en"]) == set(PHRASES["de"])


def test_an_all_in_is_never_torn_apart(holdem: Holdem) -> None:
    for id in ("NL-NOREOPEN", "S0.36", "POT-RETURN"):
        lines = holdem("rule", id).out.splitlines()
        assert [line for line in lines if line.rstrip().endswith("all-")] == []
        assert max(map(len, lines)) <= 100


def test_the_original_stands_beside_the_gist(holdem: Holdem, tmp_path: Path, monkeypatch: Any) -> None:
    original = "Wer zuletzt lacht, lacht am besten."
    (tmp_path / "copy.txt").write_text(f"Etwas anderes.\n\n  {original.replace(' ', '   ')}  \n", "utf-8")
    entry = dict(index()["paragraphs"]["S0.36"], sha256=fingerprint(original))
    content = {**index(), "paragraphs": {**index()["paragraphs"], "S0.36": entry}}
    for module in ("lookup", "render"):
        monkeypatch.setattr(f"holdem_conformance.desk.{module}.index", lambda: content)
    text = holdem("rule", "S0.36", "--sources", str(tmp_path)).out
    heading, first = text.split("S0.36, gist")[1].splitlines()[:2]
    assert heading.strip() == "your copy"
    assert first == f"  {'An all-in that falls short of a full raise may':<46}  {original}"
    clause = holdem("rule", "NL-NOREOPEN", "--sources", str(tmp_path)).out
    assert original in clause
    assert "S0.49, gist" in clause
    assert "Your copies do not have this paragraph" in clause


def test_no_such_folder_is_one_sentence(holdem: Holdem, tmp_path: Path) -> None:
    said = holdem("rule", "S0.36", "--sources", str(tmp_path / "nowhere"))
    assert said.code == 2
    assert said.err == (
        f"holdem rule: there is no folder {tmp_path / 'nowhere'}; "
        "give the folder that holds your copies of the documents\n"
    )


def test_the_index_is_read_entry_by_entry() -> None:
    content: dict[str, dict[str, Any]] = {
        "first": {"A/1": {"x: y": [1, "ü"]}, "C": {}},
        "empty": {},
        "last": {"D": "a, b: c"},
    }
    read = sections(as_text(content))
    assert {name: dict(section) for name, section in read.items()} == content


def test_what_shows_a_clause_that_needs_no_hand(holdem: Holdem) -> None:
    of_the_project = holdem("rule", "META-NAV").out
    assert "\n  no single sentence; all documents as they are laid down\n" in of_the_project
    assert "\nScenarios:\n  none: projects that are wrong break it, in tests/test_static.py\n" in of_the_project
    of_two_runs = holdem("rule", "DEAL-PRIVATE", "--lang", "de").out
    assert "\nSzenarien:\n  keine: Zwei Läufe einer Hand zeigen es, in tests/alike\n" in of_two_runs


@pytest.mark.parametrize(
    ("paragraph", "language", "said"),
    [
        ("S1.8", "en", "claims nothing (META-STRUCT)\n  leads to: S1.41 (META-NAV)"),
        ("S0.28", "de", "führt zu: S0.33 (META-NAV)"),
        ("S4.101", "de", "führt zu: außerhalb dieser Dokumente (META-NAV)"),
    ],
)
def test_a_link_of_the_documents_is_followed(holdem: Holdem, paragraph: str, language: str, said: str) -> None:
    assert said in holdem("rule", paragraph, "--lang", language).out


def test_an_option_by_its_name(holdem: Holdem) -> None:
    text = holdem("rule", "show.side").out
    assert text.startswith("show.side   option\n")
    assert "side_first (default): players of the last side pot first" in text
    assert "seat_order: once around the table" in text
    assert "Clauses: SHOW-DOUBT, SHOW-MUCK, SHOW-SIDEORDER" in text
    assert "Rulings: R-Q10" in text


@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_every_option_tells_all_its_readings_in_german_and_what_a_rulebook_chose(holdem: Holdem, option: str) -> None:
    text = holdem("rule", option, "--lang", "de", "--rules", "blackpoker").out
    names = next([reading.name for reading in one.readings] for one in OPTIONS if one.name == option)
    assert all(f"  {name}" in text for name in names)
    chosen = [line for line in text.splitlines() if "gewählt von blackpoker)" in line]
    assert [line.split()[0] for line in chosen] == [by_rulebook("blackpoker").readings[option]]


def test_a_mistyped_option_is_told_its_neighbours(holdem: Holdem) -> None:
    said = holdem("rule", "show.mukc")
    assert said.code == 2
    assert "did you mean show.muck" in said.err
