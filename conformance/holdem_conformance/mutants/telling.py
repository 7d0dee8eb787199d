"""What came of the mutants, as text and as an object."""

from collections.abc import Mapping, Sequence

from holdem_conformance.mutants.running import Case, Finding


def name_of(case: Case) -> str:
    """`NL-SHORTUNACTED [raise.unacted=may_raise]`."""
    under = ", ".join(f"{option}={reading}" for option, reading in case.under)
    return f"{case.mutant.clause} [{under}]" if under else case.mutant.clause


def told(finding: Finding) -> list[str]:
    """What the mutant does, and who found it out."""
    by = f"killed by {finding.killer}: {finding.seen}" if finding.killer else f"SURVIVED {finding.seen}"
    return [f"{name_of(finding.case)}: {finding.case.mutant.says}", f"  {by}"]


def summary(findings: Sequence[Finding], exempt: Mapping[str, str]) -> str:
    killed = sum(bool(finding.killer) for finding in findings)
    of = len({finding.case.mutant.clause for finding in findings})
    return (
        f"{len(findings)} mutants of {of} clauses: {killed} killed, {len(findings) - killed} survived · "
        f"{len(exempt)} clauses say nothing about an engine"
    )


def as_object(findings: Sequence[Finding], exempt: Mapping[str, str]) -> dict[str, object]:
    """For `--json`."""
    return {
        "mutants": [
            {
                "clause": finding.case.mutant.clause,
                "under": dict(finding.case.under),
                "says": finding.case.mutant.says,
                "killed_by": finding.killer or None,
                "seen": finding.seen,
            }
            for finding in findings
        ],
        "without_behaviour": dict(exempt),
    }
