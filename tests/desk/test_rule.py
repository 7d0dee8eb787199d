"""`holdem rule` says what a rule lawyer needs, in his language."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.desk.build import DESK, index, toml
from holdem_conformance.desk.index import as_text, sections
from holdem_conformance.desk.originals import fingerprint
from holdem_conformance.desk.phrases import PHRASES
from holdem_spec.vocabulary.rulebook import OPTIONS

Holdem = Callable[..., Any]


def test_a_clause_in_english(holdem: Holdem) -> None:
    said = holdem("rule", "NL-NOREOPEN")
    assert said.code == 0
    assert said.out.startswith("NL-NOREOPEN   forbids · primary · revision 1\n")
    assert "[under raise.cumulative = never]" in said.out
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


def test_a_planned_id_is_shown_with_what_the_sources_say(holdem: Holdem) -> None:
    planned = next(
        (id for id, entry in index()["elsewhere"].items() if entry.get("planned") and entry.get("assertions")), None
    )
    if planned is None:
        pytest.skip("no rule of the sources is planned any more")
    said = holdem("rule", planned, "--lang", "de")
    assert "noch nicht gilt" in said.out
    assert index()["elsewhere"][planned]["assertions"][0] in said.out


def test_words_give_a_list_best_first(holdem: Holdem) -> None:
    said = holdem("rule", "odd", "chip")
    assert said.out.startswith("POT-ODD           A chip that cannot be divided")
    assert "holdem rule POT-ODD" in said.out.splitlines()[-1]
    hits = holdem("rule", "--json", "odd", "chip").json()
    assert hits[0]["id"] == "POT-ODD"
    assert all(hit["id"] and hit["kind"] for hit in hits)


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
