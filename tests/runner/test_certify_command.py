"""`holdem certify`: exit codes, and one sentence for everything that cannot be done."""

import argparse
import json
import sys

import pytest

from holdem_conformance.cli import main
from holdem_conformance.commands import certify, engine
from holdem_conformance.runner import choosing
from holdem_conformance.scenarios.read import SUITE


@pytest.fixture
def command(monkeypatch, written):
    """Run the command on a suite of two tiny scenarios; gives the exit code."""
    small = (written(), written(name="other", clauses="POT-WINBEST"))
    monkeypatch.setattr(choosing, "whole_suite", lambda known: small)

    def run(*words, module=certify):
        parser = argparse.ArgumentParser(prog="holdem")
        commands = parser.add_subparsers(dest="command", required=True)
        module.add_arguments(commands.add_parser("it"))
        return module.run(parser.parse_args(["it", *words]))

    return run


REFERENCE = (sys.executable, "-m", "holdem_conformance.engines.reference")


@pytest.mark.parametrize("words", [("reference",), ("reference", "--pipe"), ("--", *REFERENCE), (" ".join(REFERENCE),)])
def test_the_reference_is_certified_by_each_of_its_names(command, capsys, words):
    assert command(*words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-4:] == [
        "smoke 4/4 · 0 fail · 0 error · 0 not-run",
        "core 2/2 · 0 fail · 0 error · 0 not-run",
        "level smoke/house",
        "certified: core",
    ]


def test_options_may_stand_before_the_command_line(command, capsys):
    assert command("--timeout", "5", "--only", "test.other", "--", *REFERENCE) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2].startswith("core 1/1")
    assert lines[-1] == "certified for the chosen scenarios: core"


def test_a_failing_engine_is_not_certified(command, capsys, tmp_path):
    script = tmp_path / "engine.py"
    script.write_text(
        "import sys\n"
        "from holdem_conformance.engines.reference.serve import serve\n"
        "from holdem_reference import menu\n"
        "menu.right_to_wager = lambda state, seat: None\n"
        "sys.exit(serve(sys.stdin.buffer, sys.stdout.buffer))\n"
    )
    assert command("--", sys.executable, str(script)) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[0].startswith("FAIL test.limper   line ")
    assert f"repeat    holdem certify --only test.limper -- {sys.executable} {script}" in out
    assert "  see       holdem play test.limper --all\n  repeat    " in out
    core, _, said = out.splitlines()[-3:]
    assert (core, said) == ("core 0/2 · 2 fail · 0 error · 0 not-run", "not certified: core (2 fail)")


@pytest.mark.parametrize(("pattern", "found"), [("test.*", 2), ("*.other", 1), ("test.[a-m]*", 1)])
def test_only_takes_a_pattern(command, capsys, pattern, found):
    assert command("reference", "--only", pattern) == 0
    assert f"core {found}/{found} " in capsys.readouterr().out


def test_a_traceback_stands_under_the_sentence(command, capsys):
    assert command("--", sys.executable, "-c", "raise ValueError('no cards')") == 2
    first, *under = capsys.readouterr().err.splitlines()
    assert first == "holdem certify: the engine cannot be asked: the engine ended with exit code 1"
    assert under[-1] == "  ValueError: no cards"
    assert all(line.startswith("  ") for line in under)


def test_a_hand_of_ones_own_is_shown_from_its_file(command, capsys, tmp_path, written):
    folder = tmp_path / "test"
    for file in list(folder.glob("*.toml")):
        file.unlink()
    written(name="further")
    wrong = (folder / "further.toml").read_text().replace("Ada may fold, call", "Ada may call")
    assert "Ada may call" in wrong
    (folder / "further.toml").write_text(wrong)
    assert command("reference", "--scenarios", str(tmp_path)) == 1
    assert f"  see       holdem play {folder}/further.toml --all\n" in capsys.readouterr().out


def test_json_is_one_object(command, capsys):
    assert command("reference", "--json") == 0
    assert json.loads(capsys.readouterr().out)["summary"]["pass"] == 2


def test_scenarios_about_a_clause(command, capsys):
    assert command("reference", "--clause", "POT-WINBEST") == 0
    assert "core 1/1" in capsys.readouterr().out


def test_a_further_folder(command, capsys, tmp_path, written):
    folder = tmp_path / "test"
    for file in list(folder.glob("*.toml")):
        file.unlink()
    written(name="further")
    assert command("reference", "--scenarios", str(folder)) == 0
    assert "core 3/3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "name an engine"),
        (("",), "name an engine"),
        (("nosuch",), "there is no engine and no program 'nosuch'"),
        (("--", "./nosuch", "x"), "there is no engine and no program './nosuch'"),
        (("reference", "--only", "x.y"), "there is no scenario 'x.y'"),
        (("reference", "--clause", "NL-NOSUCH"), "there is no clause 'NL-NOSUCH'"),
        (("reference", "--clause", "AI-DEF"), "no scenario is about clause 'AI-DEF'"),
        (("reference", "--scenarios", "/no/such"), "there is no folder '/no/such'"),
        (("reference", "--rules", "none"), "there is no rulebook 'none'"),
        (("reference", "--timeout", "0"), "the time-out must be"),
        (("reference", "--timeout", "nan"), "the time-out must be"),
        (("'",), "is no command line"),
        (("--", sys.executable, "-c", "pass"), "the engine cannot be asked: the engine ended with exit code 0"),
        (("--", sys.executable, "-c", "print(1)"), "the engine cannot be asked"),
        (("--pipe", "--", sys.executable), "--pipe is for reference"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_said_in_one_sentence(command, capsys, words, sentence):
    assert command(*words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err


def test_only_and_clause_that_have_nothing_in_common(command, capsys):
    assert command("reference", "--only", "test.limper", "--clause", "POT-WINBEST") == 2
    assert "no scenario is left" in capsys.readouterr().err


def test_a_scenario_that_cannot_be_read_is_named(command, capsys, tmp_path):
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "one.toml").write_text("id = 7\n")
    assert command("reference", "--scenarios", str(tmp_path / "bad")) == 2
    assert "one.toml" in capsys.readouterr().err


def test_engine_serves_only_what_is_there(command, capsys):
    assert command("nosuch", module=engine) == 2
    assert "there is no engine 'nosuch' to serve" in capsys.readouterr().err


def test_the_whole_suite_on_the_reference(capsys):
    """Both ways in; the shipped hands are played as they are."""
    assert SUITE.is_dir()
    parser = argparse.ArgumentParser()
    certify.add_arguments(parser)
    for words in (["reference"], ["reference", "--pipe"]):
        assert certify.run(parser.parse_args(words)) == 0, capsys.readouterr()


def test_scenarios_that_were_not_seen_are_named_when_asked_for(capsys, tmp_path):
    """An engine that plays one hand at a time has nothing to say about an evening; the summary is the same either
    way."""
    script = tmp_path / "engine.py"
    script.write_text(
        "import sys, msgspec\n"
        "from holdem_conformance.engines.reference import serve\n"
        "from holdem_conformance.engines.reference.adapter import ReferenceEngine\n"
        "class OneHand(ReferenceEngine):\n"
        "    def hello(self):\n"
        "        said = super().hello()\n"
        "        return msgspec.structs.replace(said, supports=[s for s in said.supports if s != 'many-hands'])\n"
        "serve.ReferenceEngine = OneHand\n"
        "sys.exit(serve.serve(sys.stdin.buffer, sys.stdout.buffer))\n"
    )
    words = ["certify", "--only", "table.equal-start", "--", sys.executable, str(script)]
    main(words)
    counted = capsys.readouterr().out.splitlines()
    assert "which scenarios these are: --show unsupported" in counted
    main([words[0], "--show", "unsupported", *words[1:]])
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("unsupported table.equal-start   the engine does not support many-hands")
    assert shown[1:] == [line for line in counted if not line.startswith("which ")]
