"""What a certificate file holds, for whoever reads one."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Sha256 = Annotated[str, Meta(pattern="^sha256:[0-9a-f]{64}$", description="a SHA-256")]


class Whole(Struct):
    """The suite as it was installed, whatever was played of it."""

    digest: Sha256
    scenarios: int


class Suite(Struct):
    """`digest` and `scenarios` are of what was played, without variants."""

    name: str
    version: str
    digest: Sha256
    scenarios: int
    whole: Whole


class AboutEngine(Struct):
    name: str
    version: str
    language: str
    supports: list[str]
    rules: dict[str, str]


class Environment(Struct):
    python: str
    system: str
    release: str
    machine: str


class ClauseFound(Struct):
    """`lock` is the fingerprint of the clause in all its readings. Counts stand beside it."""

    status: str
    revision: int | None = None
    lock: str | None = None


class ScenarioFound(Struct):
    """`digest` is over all that the scenario says, `transcript` over every line between suite and engine."""

    id: str
    variant: str
    status: str
    digest: Sha256
    transcript: Sha256
    clauses: list[str]
    clause: str | None = None
    expected: str | None = None
    got: str | None = None
    line: int | None = None
    place: str | None = None
    reason: str | None = None


class ProfileFound(Struct):
    certified: bool
    scenarios: int
    digest: Sha256
    summary: dict[str, int]


class CertificateFile(Struct):
    """`digest` is over the canonical JSON of everything else."""

    certificate: int
    suite: Suite
    engine: AboutEngine
    environment: Environment
    rules: str
    readings: dict[str, str]
    variants: int
    seed: int
    certified: bool
    level: str | None
    summary: dict[str, int]
    profiles: dict[str, ProfileFound]
    clauses: dict[str, ClauseFound]
    scenarios: list[ScenarioFound]
    digest: Sha256


def schema() -> dict[str, Any]:
    """The JSON Schema of a certificate."""
    return msgspec.json.schema(CertificateFile)
