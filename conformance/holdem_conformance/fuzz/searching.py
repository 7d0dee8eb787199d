"""Random hands on an engine and on the reference at once, until they disagree; then the shortest hand that shows it."""

import random
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis.errors import NoSuchExample

from holdem_conformance.engines.base import Engine
from holdem_conformance.fuzz.drafts import Draft, drafts
from holdem_conformance.fuzz.pruning import pruned
from holdem_conformance.fuzz.telling import Told, told, written
from holdem_conformance.protocol.messages import ANY, Hello
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.play import CHOICE
from holdem_conformance.runner.request import LIMITS
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import read_scenario
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS

NO_ANSWER = "no-answer"
"""What a disagreement is filed under when the engine crashed, or said nothing of use."""


class Disagreement(NamedTuple):
    """`clause` decides it; `text` is the scenario file that shows it, `hands` how many were played before."""

    clause: str
    text: str
    scenario: Scenario
    outcome: Outcome
    actions: int
    seats: int
    hands: int


class Search:
    """A search on one engine. The same seed finds the same hands."""

    def __init__(self, engine: Engine, seed: int, most_seats: int) -> None:
        """Raises EngineFault when the engine does not say a proper hello."""
        self._engine = engine
        self._hello: Hello = engine.hello()
        self._seed = seed
        own = {name: reading for name, reading in self._hello.rules.items() if reading != ANY}
        self._under = {
            option.name: own[option.name]
            for option in OPTIONS
            if option.name in own and own[option.name] != HOUSE.reading(option.name)
        }
        self._rules = HOUSE.with_changes(self._under)
        limits = [limit for limit, name in LIMITS.items() if name in self._hello.supports]
        self._drafts = drafts(limits, "ante" in self._hello.supports, most_seats)
        self.hands = 0

    def disagreements(self, hands: int, known: frozenset[str] = frozenset()) -> Iterator[Disagreement]:
        """One for each clause that decides one, in `hands` hands for each; clauses that are `known` are passed over."""
        found = set(known)
        with TemporaryDirectory() as place:
            file = Path(place) / "fuzz" / "hand.toml"
            file.parent.mkdir()
            while (draft := self._next(file, hands, frozenset(found))) is not None:
                disagreement = self._shown(file, draft, frozenset(found))
                found.add(disagreement.clause)
                yield disagreement

    def _next(self, file: Path, hands: int, known: frozenset[str]) -> Draft | None:
        def is_new(draft: Draft) -> bool:
            self.hands += 1
            played = self._played(draft)
            return played is not None and self._clause(self._run(file, draft, played)[1]) not in (None, *known)

        rules = settings(
            max_examples=hands,
            database=None,
            deadline=None,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        )
        try:
            return find(self._drafts, is_new, settings=rules, random=random.Random(f"{self._seed} {sorted(known)}"))
        except NoSuchExample:
            return None

    def _played(self, draft: Draft) -> Told | None:
        try:
            return told(draft, self._rules, CHOICE in self._hello.supports)
        except ValueError:  # a table that cannot play
            return None

    def _run(
        self, file: Path, draft: Draft, played: Told, decided_by: str | None = None
    ) -> tuple[Scenario, Outcome, str]:
        text = written(draft, played, file.stem, self._under, decided_by)
        file.write_text(text, encoding="utf-8")
        scenario = read_scenario(file)
        return scenario, run_scenario(self._engine, self._hello, scenario, HOUSE), text

    def _clause(self, outcome: Outcome) -> str | None:
        if outcome.status is Status.ERROR:
            return NO_ANSWER
        return outcome.failure.clause if outcome.status is Status.FAIL and outcome.failure else None

    def _shown(self, file: Path, draft: Draft, known: frozenset[str]) -> Disagreement:
        """The hand with no line that is not needed, under the name of its clause."""
        played = self._played(draft)
        assert played is not None
        clause = self._clause(self._run(file, draft, played)[1])
        assert clause is not None
        shortest = pruned(played, lambda less: self._clause(self._run(file, draft, less)[1]) == clause)
        named = file.with_stem(clause.lower())
        scenario, outcome, text = self._run(named, draft, shortest, clause if clause in clauses() else None)
        return Disagreement(clause, text, scenario, outcome, shortest.actions, len(draft.stacks), self.hands)
