"""Every contradiction and every silent point of the documents has a numbered ruling that can be cited.

A ruling is a file of `spec/holdem_spec/rulings`; its README says what each key means.
"""

import os
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from holdem_spec.clauses.everything import all_clauses
from holdem_spec.vocabulary.rulebook import OPTIONS

Ruling = dict[str, Any]

ROOT = Path(__file__).resolve().parents[1]
SPEC = ROOT / "spec" / "holdem_spec"
FILES = sorted((SPEC / "rulings").glob("*.toml"))

DOCUMENTS = ("S0", "S1", "S2", "S3", "S4")
AUTHORITIES = {"HOUSE", "TDA", "ROBERT", "CARTAMUNDI", "CASINO", "BLACKPOKER"}
KINDS = {"conflict": "C", "silent": "Q"}
GIVEN_OUT = {"conflict": 77, "silent": 55}
"""So many numbers of each kind have been given out; one that was given out once is never taken back."""

DEMANDED = {"id", "about", "question", "paragraphs", "default", "why", "clauses", "state", "readings"}
ALLOWED = DEMANDED | {"overrides", "option", "see", "dropped"}
NOT_OFFERED = {
    "board.claim=automatic",
    *("bet.fold_free=allow_penalty", "button.rule=simplified", "mis.extra=floor", "pineapple.discard=after_flop"),
    *("pot.base=whole_stake", "raise_vs_allin=allow_and_return", "show.muck=any_nonfirst"),
    *("blinds.ratio", "blinds.short_bb", "chip.unit", "con.expose", "con.string", "dealer", "draw.method"),
    *("end.finish_hand", "err.noburn_late", "errors.authority", "limit.cap", "limit.half_bet", "limit.ratio"),
    *("muck.retrievable", "pl.ante_counts", "pl.sb_as_bb", "rebuy", "short_open", "show.policy"),
}
"""Options and readings that rulebooks or programs know and that are left out, each for a reason."""

COPIED = 9
"""So many words in a row as in a source are a quotation."""


@cache
def rulings() -> dict[str, Ruling]:
    """All rulings by id, in the order of their files."""
    read = [tomllib.loads(file.read_text(encoding="utf-8")) for file in FILES]
    return {ruling["id"]: ruling for ruling in read}


@cache
def assertions() -> dict[str, str]:
    """The state of every assertion of the sources, by its id."""
    found = {}
    for document in DOCUMENTS:
        laid_down = tomllib.loads((SPEC / "sources" / f"{document}.toml").read_text(encoding="utf-8"))
        for paragraph in laid_down["paragraph"]:
            found[f"{document}.{paragraph['number']}"] = "paragraph"
            found.update({assertion["id"]: assertion["state"] for assertion in paragraph["assertions"]})
    return found


@cache
def clauses_in_force() -> frozenset[str]:
    return frozenset(clause.id for clause in all_clauses())


@cache
def planned_clauses() -> frozenset[str]:
    reserved = tomllib.loads((SPEC / "clauses" / "ids.toml").read_text(encoding="utf-8"))
    return frozenset(name for name, entry in reserved.items() if entry.get("planned"))


@cache
def options() -> dict[str, list[tuple[str, list[str]]]]:
    """For every option of the rulebook its readings, each with its authorities, the default first."""
    return {option.name: [(r.name, list(r.authorities)) for r in option.readings] for option in OPTIONS}


def readings_of(ruling: Ruling) -> list[tuple[str, list[str]]]:
    return [(reading["name"], reading["authorities"]) for reading in ruling["readings"]]


def texts(ruling: Ruling) -> Iterator[tuple[str, Any]]:
    """Everything a ruling says in words, each with the place where it stands."""
    yield "question", ruling["question"]
    yield "why", ruling["why"]
    for reading in ruling["readings"]:
        yield f"means of {reading['name']}", reading["means"]
    for dropped in ruling.get("dropped", ()):
        yield f"why of {dropped['name']}", dropped["why"]


def words(ruling: Ruling) -> str:
    return "\n".join(line for _, text in texts(ruling) for line in text.values())


def paragraphs_cited(text: str) -> set[str]:
    return set(re.findall(r"S[0-4]\.\d+", text))


def rulings_cited(text: str) -> set[str]:
    return set(re.findall(r"R-[CQ]\d\d", text))


def clauses_cited(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2,5}-[A-Z0-9]{3,}\b", text))


def repeats(names: list[str]) -> bool:
    return len(names) != len(set(names))


def test_no_two_files_have_one_number() -> None:
    assert len(rulings()) == len(FILES)


@pytest.mark.parametrize("about", KINDS)
def test_the_numbers_run_without_a_gap(about: str) -> None:
    numbers = [int(ruling["id"][3:]) for ruling in rulings().values() if ruling["about"] == about]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= GIVEN_OUT[about]


def test_a_file_is_named_after_its_ruling() -> None:
    named = re.compile(r"(R-[CQ]\d\d)(-[a-z0-9]+){3,}")
    wrong = [
        file.name
        for file, ruling in zip(FILES, rulings().values(), strict=True)
        if (match := named.fullmatch(file.stem)) is None or match[1] != ruling["id"]
    ]
    assert wrong == []


def test_a_ruling_has_its_keys_and_no_others() -> None:
    for ruling in rulings().values():
        assert DEMANDED <= set(ruling) <= ALLOWED, ruling["id"]
        assert re.fullmatch(rf"R-{KINDS[ruling['about']]}\d\d", ruling["id"])
        assert all(set(reading) == {"name", "authorities", "means"} for reading in ruling["readings"]), ruling["id"]
        assert all(set(dropped) == {"name", "why"} for dropped in ruling.get("dropped", ())), ruling["id"]


def test_the_default_comes_first_and_there_is_something_to_choose() -> None:
    for ruling in rulings().values():
        names = [name for name, _ in readings_of(ruling)]
        assert names[0] == ruling["default"], ruling["id"]
        assert len(names) >= 2, ruling["id"]
        assert not repeats(names), ruling["id"]


def test_authorities_are_known() -> None:
    for ruling in rulings().values():
        for name, authorities in readings_of(ruling):
            assert set(authorities) <= AUTHORITIES, f"{ruling['id']}, {name}"
            assert not repeats(authorities), f"{ruling['id']}, {name}"


def test_all_words_stand_in_both_languages() -> None:
    for ruling in rulings().values():
        for where, text in texts(ruling):
            assert set(text) == {"en", "de"}, f"{ruling['id']}, {where}"
            assert all(line and line == " ".join(line.split()) for line in text.values()), f"{ruling['id']}, {where}"
            assert text["en"] != text["de"], f"{ruling['id']}, {where}"


def test_both_languages_cite_the_same_places_and_figures() -> None:
    exact = re.compile(r"S[0-4]\.\d+|R-[CQ]\d\d|[A-Z]{2,5}-[A-Z0-9]{3,}|\d+")
    wrong = [
        f"{ruling['id']}, {where}"
        for ruling in rulings().values()
        for where, text in texts(ruling)
        if sorted(exact.findall(text["en"])) != sorted(exact.findall(text["de"]))
    ]
    assert wrong == []


def test_every_paragraph_exists_and_those_cited_are_listed() -> None:
    for ruling in rulings().values():
        listed = ruling["paragraphs"]
        assert listed, ruling["id"]
        assert not repeats(listed), ruling["id"]
        assert [paragraph for paragraph in listed if assertions().get(paragraph) != "paragraph"] == [], ruling["id"]
        assert paragraphs_cited(words(ruling)) <= set(listed), ruling["id"]


def test_a_ruling_rests_on_clauses_that_exist_or_are_planned() -> None:
    known = clauses_in_force() | planned_clauses()
    for ruling in rulings().values():
        assert ruling["clauses"], ruling["id"]
        assert not repeats(ruling["clauses"]), ruling["id"]
        assert set(ruling["clauses"]) | clauses_cited(words(ruling)) <= known, ruling["id"]


def test_a_ruling_is_in_force_when_all_it_needs_is() -> None:
    for ruling in rulings().values():
        missing = [name for name in ruling["clauses"] if name not in clauses_in_force()]
        if "option" in ruling and ruling["option"] not in options():
            missing.append(ruling["option"])
        due = "planned" if missing else "in force"
        waits_for = f"; it waits for {', '.join(missing)}" if missing else "; nothing it needs is missing any more"
        assert ruling["state"] == due, f'{ruling["id"]}: set state = "{due}"{waits_for}'


def test_neighbours_point_back() -> None:
    for ruling in rulings().values():
        see = ruling.get("see", [])
        assert not repeats([ruling["id"], *see]), ruling["id"]
        assert [other for other in see if ruling["id"] not in rulings()[other].get("see", ())] == [], ruling["id"]
        assert rulings_cited(words(ruling)) <= set(see), ruling["id"]


def test_every_option_has_a_ruling() -> None:
    assert set(options()) - {ruling.get("option") for ruling in rulings().values()} == set()


def test_rulings_and_rulebook_agree_on_the_readings() -> None:
    """Names, order and authorities; on an option that is still planned the rulings agree with each other."""
    known = dict(options())
    for ruling in rulings().values():
        if "option" in ruling:
            expected = known.setdefault(ruling["option"], readings_of(ruling))
            assert readings_of(ruling) == expected, f"{ruling['id']} on {ruling['option']}"


def test_every_clause_with_several_readings_is_carried_by_a_ruling_on_its_option() -> None:
    for clause in all_clauses():
        asked = {option for option, _ in clause.under}
        found = [r["id"] for r in rulings().values() if r.get("option") in asked and clause.id in r["clauses"]]
        assert found or not asked, f"no ruling on {', '.join(sorted(asked))} names {clause.id}"


def test_a_ruling_on_an_option_names_a_clause_that_asks_it() -> None:
    for ruling in rulings().values():
        option = ruling.get("option")
        if option in options():
            asking = {clause.id for clause in all_clauses() if option in dict(clause.under)}
            assert asking & set(ruling["clauses"]), f"{ruling['id']} on {option}"


def test_every_overridden_assertion_has_its_ruling() -> None:
    overridden = {name for name, state in assertions().items() if state == "overridden"}
    by_ruling = {name for ruling in rulings().values() for name in ruling.get("overrides", ())}
    assert overridden - by_ruling == set(), "name each in `overrides` of the ruling by which it loses"
    assert by_ruling - overridden == set(), "these do not lose, or do not exist"


def test_what_a_ruling_overrides_is_among_its_paragraphs() -> None:
    for ruling in rulings().values():
        losing = {name.partition("/")[0] for name in ruling.get("overrides", ())}
        assert losing <= set(ruling["paragraphs"]), ruling["id"]


def test_what_is_not_offered_is_named_with_the_reason() -> None:
    dropped = [entry["name"] for ruling in rulings().values() for entry in ruling.get("dropped", ())]
    assert not repeats(dropped)
    assert NOT_OFFERED - set(dropped) == set()


def test_nothing_that_was_dropped_is_offered_after_all() -> None:
    for ruling in rulings().values():
        for entry in ruling.get("dropped", ()):
            option, _, reading = entry["name"].partition("=")
            offered = [name for name, _ in options().get(option, ())]
            assert reading not in offered if reading else not offered, f"{ruling['id']}: {entry['name']}"


def runs_of_words(text: str) -> set[tuple[str, ...]]:
    """Every run of `COPIED` words; hyphens part words, so that respelling a compound hides nothing."""
    found = re.findall(r"[^\W_]+", text.lower())
    return {tuple(found[start : start + COPIED]) for start in range(len(found) - COPIED + 1)}


@pytest.fixture(scope="module")
def originals() -> set[tuple[str, ...]]:
    """The runs of words of the source documents; skips when nobody has put them here (see `test_sources.py`)."""
    named = os.environ.get("HOLDEM_SOURCES")
    folders = [Path(named)] if named else sorted(ROOT.parent.glob("*/sources"))
    files = [file for folder in folders for file in sorted(folder.glob("00[0-4]_*.txt"))]
    if len(files) < len(DOCUMENTS):
        pytest.skip("the source documents are not here; name their folder in HOLDEM_SOURCES to check against them")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").split("\n")]
    return {run for line in lines for run in runs_of_words(unicodedata.normalize("NFC", line))}


def test_no_words_are_copied_from_the_originals(originals: set[tuple[str, ...]]) -> None:
    copied = [
        f"{ruling['id']}, {where}: {' '.join(run)}"
        for ruling in rulings().values()
        for where, text in texts(ruling)
        for line in text.values()
        for run in sorted(runs_of_words(line) & originals)
    ]
    assert copied == []
