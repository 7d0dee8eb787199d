"""The golden scenarios on a reference of which one file is changed, in a process of its own."""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import signal
import sys
from collections.abc import Sequence
from typing import Any

from holdem_conformance.protocol.messages import Act, Acted
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE
from holdem_spec.vocabulary.rulebook import HOUSE

CHANGED = (
    "holdem_reference", "holdem_conformance.engines.reference", "holdem_conformance.runner.certification",
    "holdem_conformance.runner.floor",
)  # fmt: skip
"""What is imported anew: the reference, and what asks it directly."""
NOT_DUE = "not due"
"""The reference's own word, where no clause forbids something but nothing calls for it."""
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


Reasons = dict[str, tuple[str, ...]]
"""By which clauses the reference refuses what a scenario lets it try, one after the other."""


def reasons_given(scenarios: Sequence[Scenario]) -> Reasons:
    """As it should be: by the clauses that the scenario names. Where the reference says anything else it is not held to
    it."""
    engine = _Heard(_adapter().ReferenceEngine())
    found = {}
    for scenario in scenarios:
        said = engine.reasons_in(scenario)
        if set(said) <= {*_clauses_of(scenario), NOT_DUE}:
            found[scenario.id] = said
    return found


def _clauses_of(scenario: Scenario) -> set[str]:
    """The clauses by which something is refused."""
    return set(re.findall(r"[A-Z]+[A-Z0-9]*(?:-[A-Z0-9]+)+", (SUITE / scenario.file).read_text("utf-8")))


class _Heard:
    """The reference, and the reasons for which it refuses."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self._reasons: list[str] = []
        self.passed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def hand(self, request: Any) -> Any:
        return self._heard(self._inner.hand(request))

    def act(self, act: Act) -> Acted:
        return self._heard(self._inner.act(act))

    def ask(self, request: Any) -> Any:
        return self._heard(self._inner.ask(request))

    def _heard(self, answer: Any) -> Any:
        """Whatever is refused is refused for a reason; behind a colon it is told in words."""
        if reason := getattr(answer, "reason", None):
            self._reasons.append(reason.partition(":")[0])
        return answer

    def reasons_in(self, scenario: Scenario) -> tuple[str, ...]:
        """On the floor the reference is asked about the deeds of the dealer as well, of which no message tells it."""
        self._reasons = []
        certification = importlib.import_module("holdem_conformance.runner.certification")
        on_the_floor = scenario.floor is not None
        outcome = certification.certify(self, [scenario], HOUSE, spec=on_the_floor).outcomes[0]
        self.passed = outcome.status is Status.PASS
        return tuple(self._reasons)


def _adapter() -> Any:
    return importlib.import_module("holdem_conformance.engines.reference.adapter")


def found_out(module: str, source: str, scenarios: Sequence[Scenario], reasons: Reasons, seconds: int) -> str:
    """The first scenario that does not pass, or in which another clause is named; SURVIVED when there is none,
    TOOK_TOO_LONG when the time runs out."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(seconds)
        os.close(reading)
        os.write(writing, _first_failure(module, source, scenarios, reasons).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        said = answer.read()
    _, status = os.waitpid(child, 0)
    return TOOK_TOO_LONG if os.WIFSIGNALED(status) else said


def _first_failure(module: str, source: str, scenarios: Sequence[Scenario], reasons: Reasons) -> str:
    for name in [name for name in sys.modules if name.startswith(CHANGED)]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Changed(module, source))
    try:
        engine = _Heard(_adapter().ReferenceEngine())
    except Exception:
        return "it cannot be imported"
    for scenario in scenarios:
        try:
            said = engine.reasons_in(scenario)
        except Exception:
            return f"{scenario.id} (it breaks the runner)"
        if not engine.passed or reasons.get(scenario.id, said) != said:
            return scenario.id
    return SURVIVED
