"""What can come of a scenario. The statuses are never merged."""

from enum import StrEnum
from typing import NamedTuple


class Status(StrEnum):
    """pass: every expectation that the engine lets us see holds
    fail: an expectation does not hold
    error: the engine gave no usable answer
    unsupported: the engine lacks what the scenario needs
    unobserved: nothing failed, but an expectation about a clause of the scenario could not be seen
    not-applicable: the scenario holds only under a reading that the engine does not play
    not-run: it was not tried, or not to its end
    """

    PASS = "pass"
    FAIL = "fail"
    ERROR = "error"
    UNSUPPORTED = "unsupported"
    UNOBSERVED = "unobserved"
    NOT_APPLICABLE = "not-applicable"
    NOT_RUN = "not-run"


class Failure(NamedTuple):
    """What was expected and what came instead. `clause` is empty when no clause is to blame, as for an error."""

    line: int
    text: str
    expected: str
    got: str
    clause: str


def earliest(failures: list[Failure]) -> Failure:
    """The one whose line comes first; the result, which has no line, comes last."""
    return min(failures, key=lambda failure: (failure.line == 0, failure.line))


class Outcome(NamedTuple):
    """`failure` is there for fail and error; `reason` says why there is no verdict; `unseen` are the clauses of the
    scenario that the engine did not let us see; `beside` are the last lines an engine in trouble said on standard
    error; `prompts` counts needless prompts of players without chips; `spec_checks` counts refusals that were put to
    the specification."""

    scenario: str
    status: Status
    failure: Failure | None = None
    reason: str = ""
    unseen: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    prompts: int = 0
    spec_checks: int = 0
