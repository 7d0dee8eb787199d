"""The golden scenarios on a reference of which one file is changed, in a process of its own."""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
from collections.abc import Sequence

from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.rulebook import HOUSE

CHANGED = ("holdem_reference", "holdem_conformance.engines.reference")
SURVIVED, TOOK_TOO_LONG = "", "it took too long"


class _Changed(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Gives another source for one module."""

    def __init__(self, module: str, source: str) -> None:
        self.module = module
        self.source = source

    def find_spec(self, name: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.module else None

    def get_source(self, name: str) -> str:
        return self.source


def found_out(module: str, source: str, scenarios: Sequence[Scenario], seconds: int) -> str:
    """The first scenario that does not pass; SURVIVED when all do, TOOK_TOO_LONG when the time runs out."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(seconds)
        os.close(reading)
        os.write(writing, _first_failure(module, source, scenarios).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        said = answer.read()
    _, status = os.waitpid(child, 0)
    return TOOK_TOO_LONG if os.WIFSIGNALED(status) else said


def _first_failure(module: str, source: str, scenarios: Sequence[Scenario]) -> str:
    for name in [name for name in sys.modules if name.startswith(CHANGED)]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Changed(module, source))
    try:
        adapter = importlib.import_module("holdem_conformance.engines.reference.adapter")
    except Exception:
        return "it cannot be imported"
    for scenario in scenarios:
        try:
            outcome = certify(adapter.ReferenceEngine(), [scenario], HOUSE, spec=False).outcomes[0]
        except Exception:
            return f"{scenario.id} (it breaks the runner)"
        if outcome.status is not Status.PASS:
            return scenario.id
    return SURVIVED
