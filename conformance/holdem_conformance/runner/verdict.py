"""The verdict in words: for which profiles an engine is certified, or what stands in the way."""

from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.status import Status

IN_THE_WAY = (Status.FAIL, Status.ERROR, Status.NOT_RUN, Status.UNSUPPORTED, Status.UNOBSERVED)
"""The statuses that prevent a certificate, in the order in which they are told."""

LACKS = "the engine does not support "
"""How the reason begins when a feature is missing; behind it stands the feature."""


def verdict(certificate: Certificate, *, whole: bool) -> str:
    """`certified: core, ante` or `not certified: core (14 unsupported: showdown-choice)`. Profiles of which the engine
    supports nothing are passed over. Not `whole` if only some scenarios of the profiles were chosen."""
    chosen = "" if whole else " for the chosen scenarios"
    parts = certificate.profiles
    if certificate.certified:
        return f"certified{chosen}: {', '.join(name for name, part in parts.items() if part.complete)}"
    claimed = {name: part for name, part in parts.items() if part.claimed}
    if not claimed:
        why = "" if certificate.hello.supports else "; its hello names nothing under supports"
        return f"not certified{chosen}: no scenario could be put to the engine{why}"
    wanting = [f"{name} ({_obstacles(part)})" for name, part in claimed.items() if not part.complete]
    return f"not certified{chosen}: {', '.join(wanting)}"


def _obstacles(part: Certificate) -> str:
    return ", ".join(_counted(part, status) for status in IN_THE_WAY if part.count(status))


def _counted(part: Certificate, status: Status) -> str:
    reasons = [outcome.reason for outcome in part.outcomes if outcome.status is status]
    lacking = sorted({reason.removeprefix(LACKS) for reason in reasons if reason.startswith(LACKS)})
    return f"{len(reasons)} {status}" + (f": {' and '.join(lacking)}" if lacking else "")
