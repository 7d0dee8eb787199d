"""Take one primary after another out of the rulebook, and see `holdem prove` fail and name it:
`python -m holdem_conformance.proof.removing [CLAUSE …]`.

The rulebook is copied, and in the copy the clause is not entered any more. All of them take some minutes.
"""

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import holdem_spec

SPEC = Path(holdem_spec.__path__[0])
THEOREM = "EVERY-RULE-NEEDED"


class Entered(NamedTuple):
    """Where a clause is entered: the decorator's lines in a file, counted from 1."""

    clause: str
    file: str
    first: int
    last: int


def primaries() -> Iterator[Entered]:
    """The primaries on the events of a hand, one for each wording."""
    for file in sorted((SPEC / "clauses").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            for call in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
                id = _primary_entered(call)
                if id:
                    yield Entered(id, file.name, call.lineno, call.end_lineno or call.lineno)


def _primary_entered(call: ast.expr) -> str:
    """The id of the primary that a decorator enters; empty if it enters none."""
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in ("forbids", "owes"):
        return ""
    if any(keyword.arg == "implied_by" for keyword in call.keywords):
        return ""
    return str(ast.literal_eval(call.args[0]))


def proof_without(entered: Entered) -> subprocess.CompletedProcess[str]:
    """What `holdem prove` says of a rulebook without this wording."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "holdem_spec"
        shutil.copytree(SPEC, copy, ignore=shutil.ignore_patterns("__pycache__"))
        file = copy / "clauses" / entered.file
        lines = file.read_text("utf-8").splitlines(keepends=True)
        file.write_text("".join(lines[: entered.first - 1] + lines[entered.last :]), "utf-8")
        before = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            [sys.executable, "-m", "holdem_conformance.cli", "prove", THEOREM],
            env=os.environ | {"PYTHONPATH": before},
            capture_output=True,
            text=True,
            check=False,
        )


def is_named(entered: Entered, said: subprocess.CompletedProcess[str]) -> bool:
    """The proof failed, by saying that this clause is missing."""
    return said.returncode == 1 and f"{entered.clause} under " in said.stdout and "is missing" in said.stdout


def main(only: list[str]) -> int:
    unnamed = 0
    for entered in primaries():
        if not only or entered.clause in only:
            said = proof_without(entered)
            named = is_named(entered, said)
            unnamed += not named
            print(f"{entered.clause:<20} {'named' if named else f'NOT NAMED: {said.stdout}{said.stderr}'}", flush=True)
    return 1 if unnamed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
