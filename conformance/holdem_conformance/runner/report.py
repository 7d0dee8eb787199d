"""What the user reads: every failure in full, then one line that sums up."""

from collections import Counter
from textwrap import wrap

from holdem_conformance.runner.catalogue import clause_in_force
from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.making import told
from holdem_conformance.scenarios.variants.naming import variant_of
from holdem_spec.vocabulary.rulebook import Rulebook

LABEL = 10
"""The width of the words at the left of a failure."""

WIDTH = 100
"""Longer texts go on in the next line, under their beginning. A command never does: it is there to be copied."""

ALWAYS_COUNTED = (Status.FAIL, Status.ERROR, Status.NOT_RUN)
LONG_LIST = 5
"""So many failures are summed up by clause."""

WITHOUT_VERDICT = (Status.UNSUPPORTED, Status.UNOBSERVED, Status.NOT_APPLICABLE, Status.NOT_RUN)
"""What comes of a scenario that neither passed nor went wrong; the report counts them, and names them when asked."""

UNSEEN = (Status.UNSUPPORTED, Status.UNOBSERVED)
"""Of these the reader is told how to see them: they stand in the way of a certificate and say nothing else."""

COUNTED_IF_ANY = (Status.UNSUPPORTED, Status.UNOBSERVED, Status.NOT_APPLICABLE)


def trouble_text(outcome: Outcome, scenario: Scenario, rules: Rulebook, repeat: str, see: str = "") -> str:
    """A failure or an error, worded so that it can be understood without opening the scenario. `rules` are those the
    hand was played under, `repeat` the command that plays it again, `see` the one that shows the hand, if any does."""
    failure = outcome.failure
    if failure is None:
        return ""
    lines = [_headline(outcome, failure)]
    if changed := told(variant_of(outcome.scenario)):
        lines += _lines("variant", f"{changed}; what follows under why is about the hand as written")
    if outcome.status is Status.ERROR:
        lines += _lines("got", failure.got)
        lines += [_line("" if at else "stderr", said) for at, said in enumerate(outcome.beside)]
    else:
        lines += _expected_and_got(failure)
        lines += _lines("rule", _rule(failure.clause, rules))
        lines += [*_lines("why", scenario.why), *_lines("effect", scenario.effect)]
    if see:
        lines.append(_line("see", see))
    lines.append(_line("repeat", repeat))
    return "\n".join(lines)


def _headline(outcome: Outcome, failure: Failure) -> str:
    place = f"line {failure.line}: {failure.text}" if failure.line else failure.text
    return f"{outcome.status.upper()} {outcome.scenario}   {place}"


def _line(label: str, text: str) -> str:
    return f"  {label:<{LABEL}}{' '.join(text.split())}"


def _lines(label: str, text: str) -> list[str]:
    """A text, however long."""
    return wrap(
        _line(label, text), WIDTH, subsequent_indent=" " * (2 + LABEL), break_long_words=False, break_on_hyphens=False
    )


def _expected_and_got(failure: Failure) -> list[str]:
    together = f"{_line('expected', failure.expected)}     got  {failure.got}"
    if len(together) <= WIDTH:
        return [together]
    return [*_lines("expected", failure.expected), *_lines("got", failure.got)]


def _rule(id: str, rules: Rulebook) -> str:
    """The paragraphs and the statement of a clause; its id if it is unknown."""
    clause = clause_in_force(id, rules)
    if clause is None:
        return id
    paragraphs = " ".join(clause.paragraphs())
    return f"{id}, {paragraphs}: {clause.statement['en']}" if paragraphs else f"{id}: {clause.statement['en']}"


def summary(certificate: Certificate) -> list[str]:
    """One line for the smoke hands, if they were played, and one for each profile."""
    before = {"smoke": certificate.smoke} if certificate.smoke is not None else {}
    return [summary_line(profile, part) for profile, part in {**before, **certificate.profiles}.items()]


def summary_line(profile: str, certificate: Certificate) -> str:
    """`core 96/98 · 2 fail · 0 error · 0 not-run`: passed of all that apply, then what else there is."""
    counts = [f"{certificate.count(status)} {status}" for status in ALWAYS_COUNTED]
    counts += [f"{found} {status}" for status in COUNTED_IF_ANY if (found := certificate.count(status))]
    return " · ".join([f"{profile} {certificate.count(Status.PASS)}/{certificate.applicable}", *counts])


def failures_by_clause(certificate: Certificate) -> list[str]:
    """`NL-MINRAISE 17 · AI-NORAISE 6`, the most frequent first, for a long list of failures; else nothing."""
    blamed = Counter(
        outcome.failure.clause or "no clause"
        for outcome in certificate.outcomes
        if outcome.status is Status.FAIL and outcome.failure is not None
    )
    if blamed.total() < LONG_LIST:
        return []
    ordered = sorted(blamed.items(), key=lambda entry: (-entry[1], entry[0]))
    return [" · ".join(f"{clause} {number}" for clause, number in ordered)]


def remarks(certificate: Certificate) -> list[str]:
    """Why scenarios have no verdict, reason by reason, needless prompts, and what was put to the specification."""
    reasons: dict[tuple[Status, str], int] = {}
    for outcome in certificate.outcomes:
        if outcome.reason:
            key = (outcome.status, outcome.reason)
            reasons[key] = reasons.get(key, 0) + 1
    said = [f"{status} {number}: {reason}" for (status, reason), number in sorted(reasons.items())]
    if prompts := sum(outcome.prompts > 0 for outcome in certificate.outcomes):
        said.append(f"in {_scenarios(prompts)} a player without chips was asked to act")
    if checks := sum(outcome.spec_checks for outcome in certificate.outcomes):
        refusals = "1 refusal was" if checks == 1 else f"{checks} refusals were"
        said.append(f"{refusals} put to the specification and the reference")
    return said


def named(certificate: Certificate, statuses: tuple[Status, ...]) -> list[str]:
    """Every scenario of those statuses, with the reason."""
    return [
        f"{outcome.status} {outcome.scenario}   {outcome.reason}".rstrip()
        for status in statuses
        for outcome in certificate.outcomes
        if outcome.status is status
    ]


def hint(certificate: Certificate, shown: tuple[Status, ...]) -> list[str]:
    """One line that names the option by which to see which scenarios have no verdict and are not shown yet."""
    left = [status for status in UNSEEN if certificate.count(status) and status not in shown]
    return [f"which scenarios these are: {' '.join(f'--show {status}' for status in left)}"] if left else []


def _scenarios(number: int) -> str:
    return "1 scenario" if number == 1 else f"{number} scenarios"
