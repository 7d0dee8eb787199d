"""The suite from within a program: `run_conformance_test(engine)` raises AssertionError unless it keeps them.

from holdem_conformance.testing import run_conformance_test
import my_adapter

def test_the_rules_of_holdem():
    run_conformance_test(my_adapter, profile="core")
"""

from collections.abc import Sequence

from holdem_conformance.doors.inside import Adapter, engine_of
from holdem_conformance.engines.base import Engine, EngineFault
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.choosing import Choice, UnknownChoice, chosen
from holdem_conformance.runner.report import failures_by_clause, remarks, summary, trouble_text
from holdem_conformance.runner.verdict import verdict
from holdem_spec.vocabulary.rulebook import preset

__all__ = ["UnknownChoice", "run_conformance_test"]

SECONDS = 10.0


def run_conformance_test(
    engine: Adapter | Engine | str | Sequence[str],
    profile: str | None = None,
    *,
    only: Sequence[str] = (),
    scenarios: Sequence[str] = (),
    rules: str = "house",
    timeout: float = SECONDS,
) -> Certificate:
    """Play the suite and give the certificate. Raises AssertionError with the report when the engine is not certified.

    engine     an adapter, that is a module or an object with HELLO and begin(request), as in `holdem adapter new`; or a
               command line of one that speaks the protocol, as a string or as its words
    profile    only this part of the suite, such as "core"
    only       only these scenarios, by id or by a pattern such as "pots.*"
    scenarios  further folders of scenarios
    rules      the rulebook, such as "tda"
    timeout    seconds for one answer of a process

    Raises UnknownChoice, a ValueError, for a profile, a scenario or a rulebook that there is not, and EngineFault when
    the engine cannot be asked at all.
    """
    found = chosen(Choice(profiles=(profile,) if profile else (), only=tuple(only), folders=tuple(scenarios)))
    book = preset(rules)
    asked = engine_of(engine, timeout)
    try:
        certificate = certify(asked, found, book, spec=engine == "reference")
    except EngineFault as fault:
        raise type(fault)("\n  ".join([str(fault), *asked.last_words()])) from fault
    finally:
        asked.close()
    if not certificate.certified:
        raise AssertionError(report(certificate, whole=not only))
    return certificate


def report(certificate: Certificate, *, whole: bool) -> str:
    """Every failure in full, then the counts and the verdict, as `holdem certify` prints them."""
    parts = []
    for outcome, scenario in zip(certificate.outcomes, certificate.scenarios, strict=True):
        if outcome.failure is not None:
            rules = rulebook_for(scenario, certificate.hello, certificate.rules)
            parts.append(trouble_text(outcome, scenario, rules, f"run_conformance_test(…, only=['{scenario.id}'])"))
    lines = (*failures_by_clause(certificate), *remarks(certificate), *summary(certificate))
    return "\n\n".join(["", *parts, "\n".join([*lines, verdict(certificate, whole=whole)])])
