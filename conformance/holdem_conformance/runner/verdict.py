"""The verdict in words: for which profiles an engine is certified, or what stands in the way."""

from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.level import level, passes_smoke
from holdem_conformance.runner.smoke import needs_more_than_translation
from holdem_conformance.runner.status import Status

ADAPTER_FAILED = "the adapter fails the smoke hands: mend it before you read on"
SOMEBODY_FAILED = (
    "the adapter or the engine fails the smoke hands that end in a showdown: mend the adapter, or see whether the "
    "engine knows which hand is better, before you read on"
)
IN_THE_WAY = (Status.FAIL, Status.ERROR, Status.NOT_RUN, Status.UNSUPPORTED, Status.UNOBSERVED)
"""The statuses that prevent a certificate, in the order in which they are told."""

LACKS = "the engine does not support "
"""How the reason begins when a feature is missing; behind it stands the feature."""


def verdict(certificate: Certificate, *, whole: bool) -> str:
    """`certified: core, ante` or `not certified: core (14 unsupported: showdown-choice)`. Profiles of which the engine
    supports nothing are passed over. Not `whole` if only some scenarios of the profiles were chosen."""
    chosen = "" if whole else " for the chosen scenarios"
    parts = certificate.profiles
    smoke = certificate.smoke
    if not certificate.scenarios and smoke is not None:
        return smoke_failed(smoke) if smoke.in_trouble else _without_trouble(smoke)
    if certificate.certified:
        return f"certified{chosen}: {', '.join(name for name, part in parts.items() if part.complete)}"
    claimed = {name: part for name, part in parts.items() if part.claimed}
    if not claimed:
        why = "" if certificate.hello.supports else "; its hello names nothing under supports"
        return f"not certified{chosen}: no scenario could be put to the engine{why}"
    before = [f"smoke ({_obstacles(smoke)})"] if smoke is not None and smoke.in_trouble else []
    wanting = before + [f"{name} ({_obstacles(part)})" for name, part in claimed.items() if not part.complete]
    return f"not certified{chosen}: {', '.join(wanting)}"


def smoke_failed(smoke: Certificate) -> str:
    """Who has failed the smoke hands. Where only hands went wrong that need more than translation, an engine that does
    not know a flush looks like an adapter that deals other cards."""
    played = zip(smoke.scenarios, smoke.outcomes, strict=True)
    wrong = [scenario for scenario, outcome in played if outcome.status in (Status.FAIL, Status.ERROR)]
    return SOMEBODY_FAILED if wrong and all(map(needs_more_than_translation, wrong)) else ADAPTER_FAILED


def level_line(certificate: Certificate) -> str:
    """`level core/house`: how far the engine has come under which rulebook."""
    return f"level {level(certificate) or 'none'}/{certificate.rules.name}"


def _without_trouble(smoke: Certificate) -> str:
    if passes_smoke(smoke):
        return "the adapter passes the smoke hands"
    return f"no smoke hand could be put to the engine ({_obstacles(smoke)})"


def _obstacles(part: Certificate) -> str:
    return ", ".join(_counted(part, status) for status in IN_THE_WAY if part.count(status))


def _counted(part: Certificate, status: Status) -> str:
    reasons = [outcome.reason for outcome in part.outcomes if outcome.status is status]
    lacking = sorted({reason.removeprefix(LACKS) for reason in reasons if reason.startswith(LACKS)})
    return f"{len(reasons)} {status}" + (f": {' and '.join(lacking)}" if lacking else "")
