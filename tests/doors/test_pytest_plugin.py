"""`pytest --holdem-engine`: run in processes of their own, as an author does."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HAND = "all-fold-to-the-big-blind"
TOY = """
from adapter import *

HELLO = {**HELLO, "rules": {"deal.burn": "off"}}

class Table:
    HELLO = HELLO

    def begin(self, request):
        return begin(request)
"""


@pytest.fixture
def run(skeleton, tmp_path_factory):
    """Run pytest there, the plugin registered by its entry point as an installation would; gives code and output."""
    (skeleton / "toy.py").write_text(TOY, "utf-8")
    site = tmp_path_factory.mktemp("site")
    info = site / "holdem_entry-0.dist-info"
    info.mkdir()
    points = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]["pytest11"]
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: holdem-entry\nVersion: 0\n", "utf-8")
    lines = [f"{name} = {module}" for name, module in points.items()]
    info.joinpath("entry_points.txt").write_text("\n".join(["[pytest11]", *lines, ""]), "utf-8")
    packages = [str(ROOT / wing) for wing in ("spec", "reference", "conformance")]
    path = os.pathsep.join([*packages, str(site)])
    python = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "--color=no"]

    def run(*words: str) -> tuple[int, str]:
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [*python, *words], cwd=skeleton, env=environment, capture_output=True, text=True, timeout=120, check=False
        )
        return done.returncode, done.stdout + done.stderr

    return run


def test_without_the_option_nothing_is_loaded_and_nothing_said(run, skeleton):
    (skeleton / "test_mine.py").write_text(
        "import sys\n\n\ndef test_mine():\n"
        "    assert 'holdem_conformance.doors.pytest_plugin' in sys.modules\n"
        "    loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "    assert not loaded & {'msgspec', 'holdem_spec', 'holdem_reference'}\n"
        "    assert len([name for name in sys.modules if name.startswith('holdem_conformance')]) == 3\n"
    )
    code, said = run("-q")
    assert code == 0, said
    assert "holdem" not in said


def test_one_test_for_each_scenario_and_each_status_by_its_name(run):
    code, said = run(
        "--holdem-engine", "toy:Table", "--holdem-profile", "core", "-v", "-rs", "-k", f"{HAND} or one-burn or no-check"
    )
    assert code == 1
    assert f"holdem::end.{HAND} PASSED" in said
    assert "holdem::betting.no-check-against-a-bet FAILED" in said
    assert "refused (the stand-in cannot call: let your engine do it, at mark 3 of the adapter)" in said
    assert "repeat    pytest --holdem-engine 'toy:Table' -k betting.no-check-against-a-bet" in said
    assert "not-applicable: holds under deal.burn = on; the engine plays off" in said
    assert "Traceback" not in said
    [line] = [line for line in said.splitlines() if line.startswith("core ")]
    assert line == "core 1 pass · 1 fail · 1 not-applicable"


def test_the_own_tests_run_beside_them(run, skeleton):
    (skeleton / "test_mine.py").write_text("def test_mine():\n    pass\n")
    code, said = run("--holdem-engine", "adapter", "-k", f"{HAND} or mine")
    assert code == 0, said
    assert "2 passed" in said


def test_known_failures_are_expected_and_known_no_longer_when_they_pass(run, skeleton):
    known = [
        {"id": "betting.no-check-against-a-bet", "status": "fail", "clause": "BET-CHECK"},
        {"id": f"end.{HAND}", "status": "fail", "clause": "POT-RETURN"},
        {"id": "betting.the-round-ends-with-the-last-call", "status": "pass"},
    ]
    (skeleton / "known.json").write_text(json.dumps({"scenarios": known}))
    words = ("--holdem-engine", "adapter", "--holdem-known", "known.json", "-v", "-k")
    code, said = run(*words, f"no-check or round-ends or {HAND}")
    assert code == 1
    assert f"end.{HAND} is known as 'fail', but passes: take it out of --holdem-known" in said
    assert "holdem::betting.the-round-ends-with-the-last-call FAILED" in said
    assert "holdem::betting.no-check-against-a-bet FAILED" in said, "it fails by another clause than the known one"
    known[0]["clause"] = "BET-MENUBET"
    (skeleton / "known.json").write_text(json.dumps({"scenarios": known}))
    code, said = run(*words, "no-check")
    assert code == 0, said
    assert "1 xfailed" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--holdem-engine", "nowhere:make"), "there is no module 'nowhere'"),
        (("--holdem-engine", "toy:make"), "the module 'toy' has no 'make'; write module:factory"),
        (("--holdem-engine", "toy:Table", "--holdem-profile", "kern"), "there is no profile 'kern'"),
        (("--holdem-engine", "toy:Table", "--holdem-known", "toy.py"), "'toy.py' is no result"),
        (("--holdem-engine", "toy:Table", "--holdem-known", "gone"), "'gone' cannot be read"),
        (("--holdem-engine", "no-such-program"), "there is no engine and no program 'no-such-program'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_not_there_is_one_sentence(words, sentence, run):
    code, said = run(*words)
    assert code == 4
    assert sentence in said
    assert "Traceback" not in said


def test_a_silent_engine_is_not_waited_for_without_end(run, skeleton):
    (skeleton / "silent.py").write_text(
        "from holdem_conformance.engines.base import Hung\n"
        "from holdem_conformance.engines.reference.adapter import ReferenceEngine\n\n\n"
        "class Silent(ReferenceEngine):\n"
        "    def hand(self, request):\n"
        "        raise Hung('the engine gave no answer within 10 s')\n"
    )
    code, said = run("--holdem-engine", "silent:Silent", "-rs", "-k", "betting")
    assert code == 1
    assert "5 failed" in said
    assert "not-run: the engine gave no answer in 5 scenarios in a row" in said
