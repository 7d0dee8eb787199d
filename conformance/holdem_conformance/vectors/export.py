"""The suite as files for any language: canonical JSON, schemas, digests, and how to use them."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from holdem_conformance.certificate import form as certificate_form
from holdem_conformance.certificate.sealing import canonical
from holdem_conformance.runner.as_json import suite_digest, suite_version
from holdem_conformance.runner.profiles import profile_of, profiles_of
from holdem_conformance.scenarios import release_model
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.release import to_release
from holdem_conformance.vectors import results as results_form

FORMAT = 1
INDEX = "index.json"
README = Path(__file__).parent / "how_to.md"
"""What the folder says about itself."""


class NoRoom(Exception):
    """The vectors cannot be written there; the text is one sentence."""


def files(scenarios: Sequence[Scenario]) -> dict[str, bytes]:
    """Every file by its path in the folder; the index is the last one."""
    found = {f"{profile}.jsonl": b"".join(_lines(scenarios, profile)) for profile in profiles_of(scenarios)}
    found |= {
        "schema/scenario.json": canonical(release_model.schema()),
        "schema/results.json": canonical(results_form.schema()),
        "schema/certificate.json": canonical(certificate_form.schema()),
        "README.md": README.read_bytes(),
    }
    return {**found, INDEX: canonical(_index(scenarios, found))}


def _lines(scenarios: Sequence[Scenario], profile: str) -> Iterator[bytes]:
    for scenario in scenarios:
        if profile_of(scenario) == profile:
            yield to_release(scenario) + b"\n"


def _index(scenarios: Sequence[Scenario], found: dict[str, bytes]) -> dict[str, Any]:
    """Digests of all files, and where each scenario stands: file, line from 1, and the digest of that line without its
    end."""
    at = dict.fromkeys(profiles_of(scenarios), 0)
    places: dict[str, dict[str, Any]] = {}
    for scenario in scenarios:
        profile = profile_of(scenario)
        at[profile] += 1
        places[scenario.id] = {
            "file": f"{profile}.jsonl",
            "line": at[profile],
            "sha256": sha256(to_release(scenario)).hexdigest(),
        }
    return {
        "vectors": FORMAT,
        "suite": {"version": suite_version(), "digest": suite_digest(scenarios), "scenarios": len(scenarios)},
        "files": {name: sha256(data).hexdigest() for name, data in found.items()},
        "scenarios": places,
    }


def export(scenarios: Sequence[Scenario], folder: Path) -> int:
    """Write them all; how many files there are. Only an empty folder, or one with vectors in it, is written to. Raises
    NoRoom."""
    try:
        if folder.exists() and not folder.is_dir():
            raise NoRoom(f"{folder} is a file; name a folder")
        if folder.is_dir() and any(folder.iterdir()) and not (folder / INDEX).is_file():
            raise NoRoom(f"the folder {folder} holds something else; name an empty one, or one of earlier vectors")
        written = files(scenarios)
        for name, data in written.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    except OSError as error:
        raise NoRoom(f"the vectors cannot be written to {folder} ({error.strerror}); name another folder") from None
    return len(written)
