"""How fast `holdem audit` judges recorded hands, against PokerKit 0.7.7 loading and replaying the same files.

    python tests/benchmarks/audit_vs_pokerkit.py [ARCHIVE] [--hands N] [--rounds N] [--python INTERPRETER]

Both sides read the same unpacked .phh files and run in processes of their own, pinned to one core, in turn, round
after round; what counts is the CPU time of the work, without imports. PokerKit lives in a throw-away environment (or
in the interpreter given) and is no dependency of this project. PokerKit replays; it does not judge: the clauses that
the audit applied meanwhile are listed.

Exit codes: 0 ran, 2 could not run.
"""

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median
from typing import Any
from venv import EnvBuilder

POKERKIT = "pokerkit==0.7.7"
ARCHIVE = Path(__file__).parents[3] / "shared" / "data" / "pluribus.tar.xz"
RULES = "tda"

REPLAY = """
import sys, time, json
from pathlib import Path
from pokerkit import HandHistory
files = sorted(Path(sys.argv[1]).rglob("*.phh"))
began = time.process_time()
for file in files:
    with open(file, "rb") as opened:
        for state in HandHistory.load(opened):
            pass
print(json.dumps({"hands": len(files), "seconds": time.process_time() - began}))
"""

AUDIT = """
import sys, time, json
from holdem_conformance.audit.auditing import audit
from holdem_spec.vocabulary.rulebook import preset
rulebook = preset(sys.argv[2])
began = time.process_time()
tally = audit([sys.argv[1]], rulebook)
seconds = time.process_time() - began
print(json.dumps({"hands": tally.hands, "seconds": seconds, "legal": tally.legal, "applied": tally.applied}))
"""


def main() -> int:
    arguments = _arguments()
    if not arguments.archive.is_file():
        print(f"there is no archive of hands at '{arguments.archive}'; give one as the first argument", file=sys.stderr)
        return 2
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as place:
        hands = _unpack(arguments.archive, Path(place) / "hands", arguments.hands)
        try:
            interpreter = arguments.python or _pokerkit(Path(place) / "environment")
        except subprocess.CalledProcessError as error:
            print(f"{POKERKIT} could not be installed: {error.stderr.strip()[-300:]}", file=sys.stderr)
            return 2
        return _compare(interpreter, hands, arguments.rounds)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", nargs="?", type=Path, default=ARCHIVE, help="a tar archive of .phh files")
    parser.add_argument("--hands", type=int, default=10_000, help="at most so many hands of the archive, default 10000")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds, default 3")
    parser.add_argument("--python", help="an interpreter that has PokerKit already")
    return parser.parse_args()


def _unpack(archive: Path, folder: Path, most: int) -> Path:
    """Every n-th hand of the archive, so that all sessions are there."""
    with tarfile.open(archive) as opened:
        members = [member for member in opened if member.isfile() and member.name.endswith(".phh")]
        for member in members[:: max(1, len(members) // most)][:most]:
            opened.extract(member, folder, filter="data")
    return folder


def _pokerkit(folder: Path) -> str:
    EnvBuilder(with_pip=True).create(folder)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", POKERKIT], check=True, capture_output=True, text=True)
    return str(python)


def _compare(interpreter: str, hands: Path, rounds: int) -> int:
    ours: list[float] = []
    theirs: list[float] = []
    audited: dict[str, Any] = {}
    for number in range(1, rounds + 1):
        replayed = _timed([interpreter, "-c", REPLAY, str(hands)])
        audited = _timed([sys.executable, "-c", AUDIT, str(hands), RULES])
        theirs.append(1e6 * replayed["seconds"] / replayed["hands"])
        ours.append(1e6 * audited["seconds"] / audited["hands"])
        print(f"round {number}: PokerKit {theirs[-1]:.0f} µs a hand, audit {ours[-1]:.0f} µs a hand")
    applied = audited["applied"]
    print(f"{audited['hands']} hands, {audited['legal']} of them legal under {RULES}")
    print(f"{len(applied)} clauses applied {sum(applied.values())} times: {' '.join(sorted(applied))}")
    print(f"ratio {median([other / own for other, own in zip(theirs, ours, strict=True)]):.1f}")
    return 0


def _timed(command: list[str]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return answer


if __name__ == "__main__":
    sys.exit(main())
