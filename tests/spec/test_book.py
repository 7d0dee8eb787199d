"""The book of clauses is complete and consistent: ids, statements, assertions, corollaries, readings, presets."""

import re
import tomllib
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import holdem_spec.clauses
from holdem_spec.clauses.everything import all_clauses, in_force
from holdem_spec.clauses.form import JUDGING, Clause
from holdem_spec.terms.term import GLOSSARY
from holdem_spec.vocabulary.rulebook import OPTIONS, PRESETS, Rulebook, preset

CHAPTERS = Path(next(iter(holdem_spec.clauses.__path__)))
SOURCES = CHAPTERS.parent / "sources"

DRAFTED = 263
"""Ids that were reserved before the first clause was written."""
BORN_LATER = {
    "BET-AFTERDEAL",
    "BTN-DEADBIG",
    "BTN-DEADSMALL",
    "END-OVER",
    "END-PAID",
    "END-PLAYED",
    "MIS-BETSBACK",
    "SEAT-KEEPCHIPS",
    "SHOW-LASTLIVE",
    "VAR-ANTELIVE",
    "VAR-ANTEWHEN",
    "VAR-HOLECARDS",
}
"""Ids that were not among them. A new id goes here; none is ever taken out."""
SILENT = {"con.illegal", "draw.tie", "end.simul", "end.tie"}
"""Options on points where the sources are silent: behind some readings stands nobody."""
ABSENT = {("allin.show", "at_showdown"), ("show.last_live", "no_show"), ("show.aggressor", "anybody_concedes")}
"""Readings that consist in the absence of a duty; no clause names them."""

every_clause = pytest.mark.parametrize("clause", all_clauses(), ids=lambda clause: clause.check.__name__)


@cache
def elsewhere() -> dict[str, dict[str, Any]]:
    return tomllib.loads((CHAPTERS / "ids.toml").read_text("utf-8"))


def in_the_book() -> set[str]:
    return {clause.id for clause in all_clauses()}


def test_no_id_of_the_draft_is_lost() -> None:
    spoken_for = in_the_book() | set(elsewhere())
    assert spoken_for >= BORN_LATER
    assert len(spoken_for - BORN_LATER) == DRAFTED


def test_an_id_is_in_force_or_stands_in_the_list_but_not_both() -> None:
    assert in_the_book() & set(elsewhere()) == set()
    assert all(entry == {"planned": True} or set(entry) == {"merged_into"} for entry in elsewhere().values())


def test_a_merged_id_leads_to_a_clause_in_force_or_a_planned_one() -> None:
    planned = {id for id, entry in elsewhere().items() if "planned" in entry}
    merged = {id: e["merged_into"] for id, e in elsewhere().items() if "merged_into" in e}
    assert {id: into for id, into in merged.items() if into not in planned | in_the_book()} == {}


@every_clause
def test_a_clause_says_what_it_rules_in_two_languages(clause: Clause) -> None:
    assert set(clause.statement) == {"en", "de"}
    english, german = clause.statement["en"], clause.statement["de"]
    assert english != german
    for statement in (english, german):
        assert re.fullmatch(r"[A-ZÄÖÜ].{10,}\.", statement), statement
    assert re.findall(r"\b(?:the|of|and|is|his|by)\b", german) == []
    assert re.findall(r"\b(?:der|die|das|und|ist|nicht|wird|kein)\b", english) == []


@every_clause
def test_a_clause_has_an_id_of_its_chapter_and_a_function_of_its_own(clause: Clause) -> None:
    assert re.fullmatch(r"[A-Z]+(-[A-Z0-9]+)+", clause.id)
    assert clause.revision >= 1
    assert len(set(clause.assertions)) == len(clause.assertions)
    assert (clause.concerns != ()) == (clause.form in JUDGING)


def test_no_two_clauses_share_a_function_or_a_name() -> None:
    names = Counter(clause.check.__name__ for clause in all_clauses())
    assert [name for name, times in names.items() if times > 1] == []


def asserted() -> set[tuple[str, str]]:
    """Assertion and clause, as the sources name them."""
    found = set()
    for file in SOURCES.glob("S*.toml"):
        for paragraph in tomllib.loads(file.read_text("utf-8"))["paragraph"]:
            for assertion in paragraph["assertions"]:
                if assertion["state"] == "implemented":
                    found |= {(assertion["id"], clause) for clause in assertion["by"]}
    return found


def test_clauses_and_sources_name_each_other() -> None:
    named = {(assertion, clause.id) for clause in all_clauses() for assertion in clause.assertions}
    assert len(named) > 400
    assert named - asserted() == set()
    assert asserted() - named == set()


def test_the_paragraphs_of_every_term_exist() -> None:
    there = set()
    for file in SOURCES.glob("S*.toml"):
        document = tomllib.loads(file.read_text("utf-8"))
        there |= {f"{document['document']}.{paragraph['number']}" for paragraph in document["paragraph"]}
    assert len(there) == 292
    assert {(term.name, p) for term in GLOSSARY for p in term.paragraphs if p not in there} == set()
    assert [term.name for term in GLOSSARY if not term.meaning.endswith(".")] == []


def test_no_rulebook_has_two_wordings_of_one_clause() -> None:
    """Any two wordings of a clause are conditions on one option that cannot both be in force."""
    for one, other in combinations(all_clauses(), 2):
        if one.id == other.id:
            parting = [option for option, reading in one.under if dict(other.under).get(option, reading) != reading]
            assert parting, (one.id, one.under, other.under)


def some_rulebooks() -> list[Rulebook]:
    """The presets, and the house with one option read otherwise."""
    changes = [{option.name: reading.name} for option in OPTIONS for reading in option.readings]
    return [*PRESETS.values(), *(preset("house").with_changes(change) for change in changes)]


@pytest.mark.parametrize("rulebook", some_rulebooks(), ids=lambda rulebook: rulebook.name)
def test_a_corollary_follows_from_primaries_that_are_in_force_with_it(rulebook: Rulebook) -> None:
    force = in_force(rulebook)
    primaries = {clause.id for clause in force if clause.primary}
    assert {(c.id, ground) for c in force for ground in c.implied_by if ground not in primaries} == set()


def test_no_clause_is_both_primary_and_corollary() -> None:
    standing = {(clause.id, clause.primary) for clause in all_clauses()}
    assert len(standing) == len(in_the_book())


def test_every_reading_is_the_condition_of_a_clause() -> None:
    offered = {(option.name, reading.name) for option in OPTIONS for reading in option.readings}
    asked = {condition for clause in all_clauses() for condition in clause.under}
    assert asked <= offered
    assert offered - asked == ABSENT


def test_an_option_has_readings_to_choose_from() -> None:
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)
    for option in OPTIONS:
        names = [reading.name for reading in option.readings]
        assert len(names) == len(set(names)) >= 2, option.name
        assert option.question.endswith("?"), option.name
        assert all(reading.meaning for reading in option.readings), option.name
        spoken = [reading.authorities for reading in option.readings]
        assert all(spoken) or option.name in SILENT, option.name


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_settles_every_option(name: str) -> None:
    rulebook = preset(name)
    assert rulebook.name == name
    assert len(rulebook.readings) == len(OPTIONS)
    for option in OPTIONS:
        assert rulebook.reading(option.name) in {reading.name for reading in option.readings}


def test_the_house_reads_every_option_first_and_each_other_preset_by_its_authority() -> None:
    assert preset("house").readings == tuple(option.readings[0].name for option in OPTIONS)
    for name, authority in (("tda", "TDA"), ("roberts", "ROBERT"), ("blackpoker", "BLACKPOKER")):
        for option in OPTIONS:
            chosen = next(r for r in option.readings if r.name == preset(name).reading(option.name))
            spoken = {who for reading in option.readings for who in reading.authorities}
            assert authority in chosen.authorities or authority not in spoken, (name, option.name)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"deal.burn": "twice"}, "option deal.burn has no reading 'twice'; choose one of on, off"),
        ({"deal.shuffle": "on"}, "there is no option 'deal.shuffle'; the options are deal.burn, "),
    ],
    ids=["reading", "option"],
)
def test_an_unknown_option_or_reading_is_named(change: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        preset("house").with_changes(change)


def test_an_unknown_preset_is_named() -> None:
    with pytest.raises(ValueError, match="there is no rulebook 'home'; choose one of house, tda"):
        preset("home")
