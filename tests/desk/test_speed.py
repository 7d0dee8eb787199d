"""Looking up an id is quick, because nothing heavy is loaded on the way."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path
from statistics import median
from time import perf_counter

HEAVY = {
    "argparse", "pathlib", "tomllib", "textwrap", "difflib", "inspect", "ast", "msgspec", "snowballstemmer",
    "holdem_conformance.desk.search", "holdem_conformance.desk.words", "holdem_conformance.scenarios",
    "holdem_spec.clauses", "holdem_spec.ledger", "holdem_spec.terms", "holdem_spec", "holdem_reference",
}  # fmt: skip

LOOK_UP = """
import json, sys
from holdem_conformance.cli import main
assert main(["rule", "NL-NOREOPEN"]) == 0
print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""

HOLDEM = Path(sysconfig.get_path("scripts")) / "holdem"

TIMES = 4.0
ROUNDS = 15


def test_no_heavy_module_is_loaded() -> None:
    run = subprocess.run([sys.executable, "-c", LOOK_UP], capture_output=True, text=True, check=True)
    assert run.stdout.startswith("NL-NOREOPEN")
    assert HEAVY.intersection(json.loads(run.stderr)) == set()


def took(*words: str) -> float:
    start = perf_counter()
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - start


def test_a_lookup_takes_at_most_four_times_a_bare_python() -> None:
    """Measured in turns, so that a busy machine slows both."""
    pairs = [(took(sys.executable, "-c", "pass"), took(str(HOLDEM), "rule", "NL-NOREOPEN")) for _ in range(ROUNDS + 1)]
    bare, lookup = zip(*pairs[1:], strict=True)
    assert median(lookup) <= TIMES * median(bare), f"{median(lookup):.3f} s against {median(bare):.3f} s"
