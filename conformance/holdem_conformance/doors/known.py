"""Failures that are known, from a recorded result."""

import json
from pathlib import Path
from typing import NamedTuple

from holdem_conformance.runner.status import Status

FAILED = (Status.FAIL, Status.ERROR)


class Known(NamedTuple):
    """How a scenario is known to end, and the clause to blame, empty if there is none."""

    status: str
    clause: str


def known_in(file: str | None) -> dict[str, Known]:
    """The failures of a result that `holdem certify --json` wrote, by id. Raises ValueError when it is none."""
    if file is None:
        return {}
    try:
        scenarios = json.loads(Path(file).read_text("utf-8"))["scenarios"]
        return {
            said["id"]: Known(said["status"], said.get("clause") or "")
            for said in scenarios
            if said["status"] in FAILED
        }
    except OSError as trouble:
        raise ValueError(f"'{file}' cannot be read ({trouble.strerror})") from trouble
    except (ValueError, KeyError, TypeError) as trouble:
        raise ValueError(f"'{file}' is no result; write one with `holdem certify --json … > {file}`") from trouble
