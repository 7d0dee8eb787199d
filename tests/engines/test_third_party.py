"""Engines of other people: what is said of them, what is recorded and what is shown natively are the same.

What needs an environment runs for the engines that the continuous checks keep alive, one in Python and one on Node.
"""

import re
import subprocess
from pathlib import Path

import pytest

from holdem_conformance.cli import main
from holdem_conformance.engines.base import CannotStart
from holdem_conformance.engines.third_party import HERE, ThirdParty, read, third_parties
from holdem_conformance.engines.unreadable import Unreadable
from holdem_conformance.field.counts import errors_of, failing_clauses
from holdem_conformance.field.recorded import Result, recorded
from holdem_conformance.runner.as_json import suite_digest
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.scenarios.read import whole_suite

ENGINES = tuple(third_parties().values())
LIVE = tuple(engine for engine in ENGINES if engine.id in ("pokerkit", "poker_ts"))


def of(engine: ThirdParty) -> Result:
    found = recorded(engine.id)
    assert found is not None, f"holdem certify --record {engine.id}"
    return found


def failing(engine: ThirdParty) -> set[str]:
    return set(failing_clauses(of(engine)))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.id)
class TestEach:
    def test_the_record_is_of_this_version_and_this_suite(self, engine: ThirdParty) -> None:
        about, suite = of(engine)["engine"], of(engine)["suite"]
        assert about["version"] == engine.version
        assert suite["digest"] == suite_digest(whole_suite(frozenset(clauses()))), (
            f"holdem certify --record {engine.id}"
        )

    def test_every_clause_that_fails_is_told_and_no_other(self, engine: ThirdParty) -> None:
        assert set(engine.deviations) == failing(engine)

    def test_every_fault_is_confirmed_or_marked(self, engine: ThirdParty) -> None:
        assert set(engine.confirmed()).isdisjoint(engine.unconfirmed)
        assert {*engine.confirmed(), *engine.unconfirmed} == failing(engine) | set(engine.crashes)

    def test_who_gives_no_usable_answer_is_said_to_crash(self, engine: ThirdParty) -> None:
        assert bool(engine.crashes) == bool(errors_of(of(engine)))
        assert set(engine.crashes) <= set(clauses())

    def test_every_package_is_pinned(self, engine: ThirdParty) -> None:
        assert bool(engine.python) != bool(engine.node)
        for package in engine.python:
            assert re.fullmatch(r"[\w.-]+==[\w.]+", package), package
        for package in engine.node:
            assert re.fullmatch(r"(@[\w-]+/)?[\w.-]+@[\w.]+", package), package

    def test_a_pack_put_in_by_patching_is_said_so(self, engine: ThirdParty) -> None:
        assert engine.deck in ("native", "patched")
        assert bool(engine.patched) == (engine.deck == "patched")
        assert of(engine)["engine"]["deck"] == ("exact" if engine.deck == "native" else "patched")

    def test_every_script_says_which_clause_it_is_about(self, engine: ThirdParty) -> None:
        for script in (engine.folder / "confirm").iterdir():
            text = script.read_text(encoding="utf-8")
            assert re.match(rf'("""|// |/\*\*? ){re.escape(script.stem)}: ', text), script


WHOLE = (HERE / "pokers" / "engine.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (WHOLE.replace("version = ", "# "), "has no 'version', which is a text; add it, as the other engines have it"),
        (re.sub(r"version = .*", "version = 1", WHOLE), "has no 'version', which is a text; add it"),
        (
            WHOLE.replace("[environment]", "[surroundings]"),
            "has no [environment]; add it, as the other engines have it",
        ),
        (re.sub("python = ", "ruby = ", WHOLE), "has neither 'python' nor 'node' under [environment]; name the pinned"),
        (WHOLE.replace('name = "', "name = "), "is no TOML (Invalid value (at line 1, column 8)); write it as"),
    ],
)
def test_a_file_that_is_half_written_is_named_with_what_it_lacks(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "engine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=re.escape(f"{file} {sentence}")):
        read(file)


def test_the_command_line_says_it_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / "engine.toml").write_text('name = "Half"\n', encoding="utf-8")
    monkeypatch.setattr("holdem_conformance.engines.third_party.HERE", tmp_path)
    third_parties.cache_clear()
    try:
        assert main(["certify", "reference", "--smoke"]) == 2
    finally:
        third_parties.cache_clear()
    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)
    assert said.err.startswith(f"holdem: {tmp_path / 'half' / 'engine.toml'} has no [environment]")


def test_there_are_ten_engines_in_three_languages() -> None:
    assert len(ENGINES) >= 10
    assert len({engine.language for engine in ENGINES}) >= 3


@pytest.mark.parametrize(
    ("engine", "clause"),
    [pytest.param(engine, id, id=f"{engine.id} {id}") for engine in LIVE for id in engine.confirmed()],
)
def test_the_fault_is_there(engine: ThirdParty, clause: str) -> None:
    try:
        argv = engine.confirming(clause)
    except CannotStart as trouble:
        pytest.skip(str(trouble))
    done = subprocess.run(argv, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1, done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
