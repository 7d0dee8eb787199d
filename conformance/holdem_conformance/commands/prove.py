"""`holdem prove`: run the theorems about the rulebook, and say exactly how far each reaches."""

import argparse
import json
import sys
from pathlib import Path

AS_EXPECTED, OTHERWISE, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Run the theorems about the rulebook. Exit code: 0 each has the status it is expected to have, 1 one has "
        "another, 2 could not run. With --break: 1 the mistake is found, 2 it is not."
    )
    parser.add_argument("theorem", nargs="*", metavar="THEOREM", help="only these; all of the quick tier if none")
    parser.add_argument("--full", action="store_true", help="the slow ones too")
    parser.add_argument("--break", dest="mutant", metavar="THEOREM", help="run a theorem on its mutant and see it fail")
    parser.add_argument("--list", action="store_true", help="name them without running them")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="theorems at a time")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language of the statements")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    parser.add_argument("--write", metavar="DIR", help="with --full: write proof.md and why/ into a folder")


def run(arguments: argparse.Namespace) -> int:
    """Prove; the exit code."""
    missing = [package for package in ("crosshair", "z3", "hypothesis") if not _is_there(package)]
    if missing:
        return _could_not_run(f"the theorems need {', '.join(missing)}; pip install 'holdem-spec[prove]'")
    from holdem_conformance.proof import report, why
    from holdem_conformance.proof.page import page
    from holdem_conformance.proof.proving import chosen, proofs, proved, unexpected

    named = [arguments.mutant] if arguments.mutant else arguments.theorem
    try:
        theorems = chosen(named, arguments.full)
    except KeyError as unknown:
        return _could_not_run(f"there is no theorem {unknown}; holdem prove --list --full names them")
    if not 1 <= arguments.jobs <= 64:
        return _could_not_run("--jobs is how many theorems run at a time: 1 to 64")
    if arguments.write and not (arguments.full and not named):
        return _could_not_run("--write is for the whole report: holdem prove --full --write DIR")
    if arguments.write and not Path(arguments.write).is_dir():
        return _could_not_run(f"there is no folder '{arguments.write}'; make it first")
    if arguments.list:
        print("\n".join(report.listed(theorem, arguments.lang) for theorem in theorems))
        return AS_EXPECTED
    if arguments.mutant:
        proof = proved(arguments.mutant, mutated=True)
        print(report.broken(theorems[0], proof, arguments.lang))
        return OTHERWISE if report.is_found(proof) else COULD_NOT_RUN
    found = {}
    for proof in proofs(theorems, arguments.jobs):
        found[proof.id] = proof
        if not arguments.json:
            theorem = next(theorem for theorem in theorems if theorem.id == proof.id)
            print(report.line(theorem, proof), flush=True)
    if arguments.json:
        print(json.dumps(report.as_object(theorems, found), indent=1, ensure_ascii=False))
    else:
        print(report.summary(theorems, found))
    failed = any(unexpected(theorem, found[theorem.id]) for theorem in theorems)
    if arguments.write:
        (Path(arguments.write) / "proof.md").write_text(page(theorems, found), encoding="utf-8")
        if not failed:
            why.write(Path(arguments.write) / "why")
    return OTHERWISE if failed else AS_EXPECTED


def _is_there(package: str) -> bool:
    from importlib.util import find_spec

    return find_spec(package) is not None


def _could_not_run(sentence: str) -> int:
    print(f"holdem prove: {sentence}", file=sys.stderr)
    return COULD_NOT_RUN
