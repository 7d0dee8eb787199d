"""`holdem vectors export DIR` and `holdem vectors grade RESULTS`."""

import argparse
import sys
from pathlib import Path

import msgspec

from holdem_conformance.certificate.sealing import Unreadable, canonical, read_bytes
from holdem_conformance.certificate.writing import Run, certificate_file, shipped
from holdem_conformance.engines.base import EngineFault
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.as_json import certificate_object
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.report import failures_by_clause, remarks, summary, trouble_text
from holdem_conformance.runner.verdict import verdict
from holdem_conformance.vectors.export import NoRoom, export
from holdem_conformance.vectors.grading import grade
from holdem_conformance.vectors.results import BadResults, read_results
from holdem_spec.vocabulary.rulebook import PRESETS, preset

CERTIFIED, NOT_CERTIFIED, COULD_NOT_RUN = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "The suite as files for any language, and what an engine answered to them graded. Exit code of grade: 0 "
        "certified, 1 not, 2 could not run."
    )
    kinds = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    exporting = kinds.add_parser("export", help="write the suite as canonical JSON with digests and schemas")
    exporting.add_argument("folder", metavar="DIR")
    grading = kinds.add_parser("grade", help="judge what an engine answered; DIR/README.md says how it is written")
    grading.add_argument("results", metavar="RESULTS")
    grading.add_argument("--rules", default="house", metavar="PRESET", help=f"the rulebook: {', '.join(PRESETS)}")
    grading.add_argument("--certificate", metavar="FILE", help="write a certificate; see holdem certificate")
    grading.add_argument("--json", action="store_true", help="one JSON object instead of text")


def run(arguments: argparse.Namespace) -> int:
    try:
        return _export(arguments) if arguments.what == "export" else _grade(arguments)
    except (BadResults, EngineFault, NoRoom, Unreadable, ValueError) as trouble:
        print(f"holdem vectors: {trouble}", file=sys.stderr)
        return COULD_NOT_RUN


def _export(arguments: argparse.Namespace) -> int:
    scenarios = tuple(shipped())
    number = export(scenarios, Path(arguments.folder))
    print(f"{len(scenarios)} scenarios in {number} files in {arguments.folder}; README.md there says how to use them")
    return CERTIFIED


def _grade(arguments: argparse.Namespace) -> int:
    rules = preset(arguments.rules)
    results = read_results(read_bytes(Path(arguments.results)))
    certificate, spoken = grade(results, tuple(shipped()), rules)
    if arguments.certificate:
        try:
            Path(arguments.certificate).write_bytes(canonical(certificate_file(certificate, Run(0, 0, spoken))))
        except OSError as error:
            raise Unreadable(f"{arguments.certificate} cannot be written ({error.strerror}); name another") from None
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(certificate_object(certificate))).decode() + "\n")
    else:
        _print_report(certificate, f"holdem vectors grade {arguments.results}")
    return CERTIFIED if certificate.certified else NOT_CERTIFIED


def _print_report(certificate: Certificate, repeat: str) -> None:
    for outcome, scenario in zip(certificate.outcomes, certificate.scenarios, strict=True):
        if outcome.failure is not None:
            rules = rulebook_for(scenario, certificate.hello, certificate.rules)
            print(trouble_text(outcome, scenario, rules, repeat, f"holdem play {scenario.id} --all"), end="\n\n")
    for line in (*failures_by_clause(certificate), *remarks(certificate), *summary(certificate)):
        print(line)
    print(verdict(certificate, whole=True))
