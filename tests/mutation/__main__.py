"""Mutation testing of `reference/`, with the golden scenarios alone as tests.

    python -m pip install -e '.[mutation]'
    python tests/mutation [FILE …]

A scenario finds a change out when it does not pass, or when the reference refuses by another clause than it names.
Prints what survives, and the share that was found out. Survivors are explained in `survivors.toml`, each by its file,
its line and what becomes of it. Exit code: 0 all survivors are explained, 1 not, or an explanation is out of date.
"""

import sys
import time
import tomllib
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from changing import CodeMutant, changes_of  # noqa: E402
from entering import entering, function_around  # noqa: E402
from playing import SURVIVED, found_out, reasons_given  # noqa: E402

import holdem_reference  # noqa: E402
from holdem_conformance.runner.catalogue import clauses  # noqa: E402
from holdem_conformance.scenarios.read import whole_suite  # noqa: E402

ROOT = Path(next(iter(holdem_reference.__path__)))
SECONDS = 30
"""A scenario takes milliseconds; an engine that needs half a minute for the suite goes round in circles."""


def main(chosen: list[str]) -> int:
    files = [file for file in sorted(ROOT.rglob("*.py")) if not chosen or str(file.relative_to(ROOT)) in chosen]
    explained = {(one["file"], one["was"], one["becomes"]) for one in _survivors()}
    found: list[CodeMutant] = []
    total = 0
    for file in files:
        tried, alive = _tried(file)
        total += tried
        found += alive
    new = [one for one in found if (one.file, one.was, one.becomes) not in explained]
    gone = {key for key in explained if not chosen or key[0] in chosen} - {(m.file, m.was, m.becomes) for m in found}
    for one in new:
        print(f"not explained: {one.file}:{one.number}\n  was      {one.was}\n  becomes  {one.becomes}")
    for name, was, becomes in sorted(gone):
        print(f"does not survive any more: {name}\n  was      {was}\n  becomes  {becomes}")
    killed = total - len(found)
    share = f"{100 * killed / total:.1f} %" if total else "nothing"
    print(f"{total} changes: {killed} found out ({share}), {len(found)} survived, {len(new)} of them unexplained")
    return 1 if new or gone else 0


def _survivors() -> list[dict[str, str]]:
    file = HERE / "survivors.toml"
    return tomllib.loads(file.read_text("utf-8")).get("survivor", []) if file.exists() else []


def _tried(file: Path) -> tuple[int, list[CodeMutant]]:
    """The scenarios that enter the changed function are played, those first that find most."""
    name = str(file.relative_to(ROOT))
    module = "holdem_reference." + name.removesuffix(".py").replace("/", ".")
    suite, finds, alive, tried, begun = list(SUITE), Counter[str](), [], 0, time.time()
    for mutant in changes_of(file, name):
        tried += 1
        around = function_around(file, name, mutant.number)
        played = [scenario for scenario in suite if around is None or around in ENTERED[scenario.id]]
        by = found_out(module, mutant.source, played, REASONS, SECONDS)
        if by == SURVIVED:
            alive.append(mutant)
            print(f"survived: {name}:{mutant.number}: {mutant.was}  →  {mutant.becomes}", flush=True)
        finds[by] += 1
        suite.sort(key=lambda scenario: -finds[scenario.id])
    print(f"{name}: {tried} changes, {len(alive)} survived, {time.time() - begun:.0f} s", flush=True)
    return tried, alive


SUITE = whole_suite(frozenset(clauses()))
PLAYED = {scenario.id: entering(ROOT, lambda scenario=scenario: reasons_given([scenario])) for scenario in SUITE}
REASONS = {id: said for reasons, _ in PLAYED.values() for id, said in reasons.items()}
ENTERED = {id: entered for id, (_, entered) in PLAYED.items()}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
