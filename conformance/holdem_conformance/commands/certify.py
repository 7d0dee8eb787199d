"""`holdem certify ENGINE`: play the suite on an engine and say which clauses it keeps."""

import argparse
import shlex
import sys
from pathlib import Path

import msgspec

from holdem_conformance.certificate.overhearing import overheard
from holdem_conformance.certificate.sealing import canonical
from holdem_conformance.certificate.writing import Run, certificate_file
from holdem_conformance.commands.certify_report import SECONDS, beside, print_report
from holdem_conformance.engines.base import EngineFault
from holdem_conformance.engines.registry import names, started
from holdem_conformance.protocol.surroundings import MEMORY, USUAL, Limits
from holdem_conformance.runner.as_json import certificate_object
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.choosing import Choice, chosen
from holdem_conformance.runner.level import level
from holdem_conformance.runner.profiles import profiles_shipped
from holdem_conformance.runner.report import WITHOUT_VERDICT
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.variants.making import NoVariant
from holdem_spec.vocabulary.rulebook import PRESETS, preset

CERTIFIED, NOT_CERTIFIED, COULD_NOT_RUN = 0, 1, 2


class Unanswerable(Exception):
    """The command line asks for something that is not there; the text is one sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play the conformance suite on an engine. Exit code: 0 certified, 1 not, 2 could not run."
    parser.add_argument(
        "engine",
        nargs="*",
        metavar="ENGINE",
        help=f"{', '.join(names())}, a command line in quotes, or after -- a command line of its own",
    )
    parser.add_argument(
        "--only", action="append", default=[], metavar="ID", help="only this scenario, or all like 'pots.*'"
    )
    parser.add_argument("--clause", action="append", default=[], metavar="ID", help="only scenarios about this clause")
    parser.add_argument(
        "--profile",
        action="append",
        default=[],
        metavar="NAME",
        help=f"only this part: {', '.join(profiles_shipped())}",
    )
    parser.add_argument("--smoke", action="store_true", help="only the smoke hands: is the adapter right at all?")
    parser.add_argument("--scenarios", action="append", default=[], metavar="DIR", help="a further folder of scenarios")
    parser.add_argument(
        "--variants",
        type=int,
        default=0,
        metavar="N",
        help="play each scenario also in N variants: other seats, suits, chips, names",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="which variants are drawn")
    parser.add_argument("--rules", default="house", metavar="PRESET", help=f"the rulebook: {', '.join(PRESETS)}")
    parser.add_argument(
        "--timeout", type=float, default=SECONDS, metavar="S", help="seconds for one answer, hello included"
    )
    parser.add_argument(
        "--memory", type=int, default=MEMORY, metavar="MIB", help=f"MiB that an engine may use ({MEMORY})"
    )
    parser.add_argument(
        "--in-place", action="store_true", help="run the engine in this folder, not in an empty one of its own"
    )
    parser.add_argument("--pipe", action="store_true", help="run the reference behind a pipe, as a foreign engine")
    parser.add_argument(
        "--show",
        action="append",
        default=[],
        choices=[status.value for status in WITHOUT_VERDICT],
        help="name every scenario that came to this, with the reason (repeatable)",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    parser.add_argument("--certificate", metavar="FILE", help="write a certificate; see holdem certificate")
    parser.add_argument("--junit", metavar="FILE", help="write the result as JUnit XML besides")
    parser.add_argument("--all", action="store_true", help="every engine known by name, against its recorded result")
    parser.add_argument("--recorded", action="store_true", help="compare with the recorded result of the engine")
    parser.add_argument("--record", action="store_true", help="make this result the recorded one")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="engines at a time, with --all")


def run(arguments: argparse.Namespace) -> int:
    """Certify; the exit code."""
    if arguments.all or arguments.recorded or arguments.record:
        return _against_the_record(arguments)
    try:
        rules = preset(arguments.rules)
        _check_smoke_alone(arguments)
        scenarios = () if arguments.smoke else chosen(_choice(arguments))
        words = _words(arguments.engine)
        engine = started(words, _seconds(arguments.timeout), pipe=arguments.pipe, limits=_limits(arguments))
    except (ValueError, Unanswerable, ScenarioError, NoVariant, EngineFault) as trouble:
        return _could_not_run(str(trouble))
    own, whole = words == ["reference"], not arguments.only and not arguments.clause
    listened_to = overheard(engine)
    try:
        certificate = certify(listened_to, scenarios, rules, spec=own, smoke=whole, begun=listened_to.turn_to)
    except EngineFault as fault:
        return _could_not_run(f"the engine cannot be asked: {fault}", beside(engine, fault, arguments, words))
    finally:
        engine.close()
    if arguments.certificate and (refused := _written(certificate, arguments, listened_to.spoken)):
        return _could_not_run(refused)
    if arguments.junit and (refused := _wrote_junit(certificate, arguments.junit)):
        return _could_not_run(refused)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(certificate_object(certificate))).decode() + "\n")
    else:
        print_report(certificate, arguments, words)
    passed = level(certificate) == "smoke" if arguments.smoke else certificate.certified
    return CERTIFIED if passed else NOT_CERTIFIED


def _choice(arguments: argparse.Namespace) -> Choice:
    return Choice(
        tuple(arguments.profile), tuple(arguments.only), tuple(arguments.clause), tuple(arguments.scenarios),
        arguments.variants, arguments.seed,
    )  # fmt: skip


def _check_smoke_alone(arguments: argparse.Namespace) -> None:
    others = (arguments.only, arguments.clause, arguments.profile, arguments.scenarios, arguments.variants)
    if arguments.smoke and (any(others) or arguments.certificate or arguments.junit):
        raise Unanswerable("--smoke is a handful of hands of its own; leave out what chooses others or certifies")


def _wrote_junit(certificate: Certificate, file: str) -> str:
    """Write JUnit XML; why that cannot be done, empty when it is done."""
    from holdem_conformance.doors.junit import junit_xml

    try:
        Path(file).write_bytes(junit_xml(certificate))
    except OSError as trouble:
        return f"'{file}' cannot be written ({trouble.strerror}); give --junit another file"
    return ""


def _written(certificate: Certificate, arguments: argparse.Namespace, spoken: dict[str, str]) -> str:
    """Write the certificate to its file; why that cannot be done, empty when it is done."""
    content = certificate_file(certificate, Run(arguments.variants, arguments.seed, spoken))
    try:
        Path(arguments.certificate).write_bytes(canonical(content))
    except OSError as error:
        return f"the certificate cannot be written to {arguments.certificate} ({error.strerror}); name another file"
    return ""


def _against_the_record(arguments: argparse.Namespace) -> int:
    """The whole suite under the house rules, for that is what is recorded. 0 as recorded, 1 otherwise, 2 not run."""
    from holdem_conformance.field.checking import Wish, check

    try:
        engines = _of_the_field(arguments)
        wish = Wish(_seconds(arguments.timeout), _jobs(arguments.jobs), arguments.record)
    except Unanswerable as trouble:
        return _could_not_run(str(trouble))
    say = (lambda line: print(line, file=sys.stderr)) if arguments.json else (lambda line: print(line, flush=True))
    code, results = check(engines, wish, say)
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(results)).decode() + "\n")
    return code


def _of_the_field(arguments: argparse.Namespace) -> tuple[str, ...]:
    other = _choice(arguments) != Choice() or arguments.smoke or arguments.pipe or arguments.rules != "house"
    if other or arguments.certificate or arguments.junit or _limits(arguments) != USUAL:
        raise Unanswerable("what is recorded is the whole suite under the house rules; leave the other options out")
    if arguments.all and arguments.engine:
        raise Unanswerable(f"--all is every engine; take '{shlex.join(arguments.engine)}' or --all out")
    engines = names() if arguments.all else tuple(arguments.engine)
    for engine in engines or ("",):
        if engine not in names():
            raise Unanswerable(f"results are recorded of {', '.join(names())}; there is no engine '{engine}'")
    return engines


def _jobs(number: int) -> int:
    if not 1 <= number <= 64:
        raise Unanswerable("--jobs is how many engines run at a time: 1 to 64")
    return number


def _words(engine: list[str]) -> list[str]:
    """The words of the engine: a name, or a command line that was one quoted word."""
    try:
        words = shlex.split(engine[0]) if len(engine) == 1 else engine
    except ValueError:
        raise Unanswerable(f"{engine[0]} is no command line: a quotation mark is not closed") from None
    if not any(words):
        raise Unanswerable(f"name an engine: {', '.join(names())}, or a command line after --")
    return words


def _seconds(timeout: float) -> float:
    if not 0 < timeout <= 3600:
        raise Unanswerable("the time-out must be more than 0 and at most 3600 seconds")
    return timeout


def _limits(arguments: argparse.Namespace) -> Limits:
    if not 1 <= arguments.memory <= 1 << 20:
        raise Unanswerable(f"the memory that an engine may use is 1 to {1 << 20} MiB")
    return Limits(arguments.memory, arguments.in_place)


def _could_not_run(sentence: str, beside: tuple[str, ...] = ()) -> int:
    """Say why, and under it what the engine said on standard error."""
    print("\n  ".join([f"holdem certify: {sentence}", *beside]), file=sys.stderr)
    return COULD_NOT_RUN
