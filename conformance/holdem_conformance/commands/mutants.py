"""`holdem mutants`: the reference with one rule wrong, again and again, and the scenario that finds each out."""

import argparse
import sys

import msgspec

from holdem_conformance.mutants.behaviour import without_behaviour, without_mutant
from holdem_conformance.mutants.everything import all_mutants
from holdem_conformance.mutants.running import Case, cases, judged
from holdem_conformance.mutants.telling import as_object, name_of, summary, told
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import whole_suite

ALL_KILLED, SURVIVORS, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play the scenarios of each clause on the reference with that clause wrong. Exit code: 0 every mutant is found "
        "out and every clause has one, 1 not, 2 could not run."
    )
    parser.add_argument("--clause", action="append", default=[], metavar="ID", help="only mutants of this clause")
    parser.add_argument("--list", action="store_true", help="say what the mutants do wrong; play nothing")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(arguments: argparse.Namespace) -> int:
    """Try the mutants; the exit code."""
    for id in arguments.clause:
        if id not in clauses():
            print(f"holdem mutants: there is no clause '{id}'; write a clause id such as NL-MINRAISE", file=sys.stderr)
            return COULD_NOT_RUN
    suite = whole_suite(frozenset(clauses()))
    every = cases(all_mutants())
    chosen = [case for case in every if not arguments.clause or case.mutant.clause in arguments.clause]
    if arguments.list:
        return _listed(chosen, arguments.clause, suite)
    return _tried(chosen, every, arguments, suite)


def _tried(
    chosen: list[Case], every: tuple[Case, ...], arguments: argparse.Namespace, suite: tuple[Scenario, ...]
) -> int:
    exempt = _of(arguments.clause, without_behaviour(suite))
    missing = [id for id, _ in without_mutant(every, suite) if not arguments.clause or id in arguments.clause]
    findings = []
    for case in chosen:
        findings.append(judged(case, suite))
        if not arguments.json:
            print("\n".join(told(findings[-1])), flush=True)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(as_object(findings, exempt))).decode() + "\n")
    else:
        for id in dict.fromkeys(missing):
            print(f"{id}: there is no mutant of it under one of its readings")
        print(summary(findings, exempt))
    return SURVIVORS if missing or not all(finding.killer for finding in findings) else ALL_KILLED


def _listed(chosen: list[Case], asked: list[str], suite: tuple[Scenario, ...]) -> int:
    for case in chosen:
        print(f"{name_of(case)}: {case.mutant.says}")
    for id, why in _of(asked, without_behaviour(suite)).items():
        print(f"{id} has no mutant: {why}")
    return ALL_KILLED


def _of(asked: list[str], exempt: dict[str, str]) -> dict[str, str]:
    return {id: why for id, why in exempt.items() if not asked or id in asked}
