"""What `holdem certify` prints, and the commands that it tells."""

import argparse
import shlex

from holdem_conformance.engines.base import Died, Engine, EngineFault
from holdem_conformance.engines.registry import names
from holdem_conformance.protocol.surroundings import MEMORY
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.further import file_of
from holdem_conformance.runner.report import failures_by_clause, hint, named, remarks, summary, trouble_text
from holdem_conformance.runner.smoke import SMOKE
from holdem_conformance.runner.status import Status
from holdem_conformance.runner.verdict import level_line, smoke_failed, verdict
from holdem_conformance.scenarios.variants.naming import as_written

SECONDS = 10.0
"""The usual time-out for one answer."""
MOVED = "(it ran in an empty folder of its own; --in-place runs it in this one)"


def print_report(certificate: Certificate, arguments: argparse.Namespace, words: list[str]) -> None:
    """Every failure in full, those of the smoke hands first; then the counts, the level and the verdict."""
    smoke = certificate.smoke
    if smoke is not None:
        _print_troubles(smoke, arguments, words)
    _print_troubles(certificate, arguments, words)
    if arguments.variants:
        print(f"each scenario as written and in {arguments.variants} variants drawn with seed {arguments.seed}")
    if smoke is not None and smoke.in_trouble and certificate.scenarios:
        print(smoke_failed(smoke))
    shown = tuple(map(Status, dict.fromkeys(arguments.show)))
    for line in (*named(certificate, shown), *failures_by_clause(certificate), *remarks(certificate)):
        print(line)
    for line in (*hint(certificate, shown), *summary(certificate)):
        print(line)
    if smoke is not None and not arguments.profile:
        print(level_line(certificate))
    print(verdict(certificate, whole=smoke is not None))


def _print_troubles(certificate: Certificate, arguments: argparse.Namespace, words: list[str]) -> None:
    for outcome, scenario in zip(certificate.outcomes, certificate.scenarios, strict=True):
        if outcome.failure is not None:
            rules = rulebook_for(scenario, certificate.hello, certificate.rules)
            see = _seen(arguments, scenario.id) if outcome.status is Status.FAIL else ""
            print(trouble_text(outcome, scenario, rules, _repeated(arguments, words, scenario.id), see), end="\n\n")


def beside(engine: Engine, fault: EngineFault, arguments: argparse.Namespace, words: list[str]) -> tuple[str, ...]:
    """What the engine said on standard error; before it what may be wrong with a program that ended at once."""
    said = engine.last_words()
    at_home = arguments.in_place or words[0] in names()
    return said if at_home or not said or not isinstance(fault, Died) else (MOVED, *said)


def _repeated(arguments: argparse.Namespace, words: list[str], id: str) -> str:
    """The command that plays one scenario again as it was played now."""
    further = [word for folder in arguments.scenarios for word in ("--scenarios", folder)]
    which = ["--smoke"] if id.startswith("smoke.") else ["--only", id, *further]
    options = [*(["--pipe"] if arguments.pipe else []), *which]
    options += ["--rules", arguments.rules] if arguments.rules != "house" else []
    options += ["--timeout", f"{arguments.timeout:g}"] if arguments.timeout != SECONDS else []
    options += ["--memory", str(arguments.memory)] if arguments.memory != MEMORY else []
    options += ["--in-place"] if arguments.in_place else []
    if words[0] in names() and len(words) == 1:
        return shlex.join(["holdem", "certify", *words, *options])
    return shlex.join(["holdem", "certify", *options, "--", *words])


def _seen(arguments: argparse.Namespace, id: str) -> str:
    """The command that shows a hand step by step."""
    files = (file_of(as_written(id), folder) for folder in (*arguments.scenarios, str(SMOKE)))
    return shlex.join(["holdem", "play", next((str(file) for file in files if file), as_written(id)), "--all"])
