"""How far an engine has come: no smoke hand went wrong, then the core of the suite, then all of it."""

from typing import Literal

from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.profiles import CORE, ids_shipped

Level = Literal["smoke", "core", "full"]


def level(certificate: Certificate) -> Level | None:
    """The highest level reached; None when not even the smoke hands were played and passed. A profile counts when
    every scenario of it that is shipped was put to the engine and all that apply were passed. Smoke hands that were
    not played stand in nobody's way."""
    smoke = certificate.smoke
    if smoke is not None and not passes_smoke(smoke):
        return None
    parts = certificate.profiles
    shipped = ids_shipped().items()
    complete = {
        profile
        for profile, ids in shipped
        if profile in parts
        and parts[profile].complete
        and ids <= {scenario.id for scenario in parts[profile].scenarios}
    }
    if len(complete) == len(shipped):
        return "full"
    if CORE in complete:
        return "core"
    return "smoke" if smoke is not None else None


def passes_smoke(smoke: Certificate) -> bool:
    """Whether the smoke hands were played, and as far as they can be seen none went wrong."""
    return not smoke.in_trouble and smoke.claimed
