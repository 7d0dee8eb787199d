"""Specification and reference side by side from hand to hand."""

from holdem_conformance.proof.evenings import Between
from holdem_conformance.proof.games import refused_by_engine
from holdem_conformance.scenarios.model import Place
from holdem_reference.evening import Evening, after
from holdem_spec.judge.bench import Bench, names_broken
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, GameOpened, HandEnded
from holdem_spec.vocabulary.seats import Seat


class Unexpected(Exception):
    """Something is not as the scenario has it; `clause` is empty where the scenario itself says what it is about."""

    def __init__(self, place: Place, expected: str, got: str, clause: str = "") -> None:
        super().__init__(f"{place.file}:{place.line}: expected {expected}, got {got}")
        self.place = place
        self.expected = expected
        self.got = got
        self.clause = clause


class Meeting:
    """The books of the specification and the state of the reference; `checks` counts refusals."""

    def __init__(self, names: tuple[str, ...], bench: Bench, evening: Evening) -> None:
        self.names = names
        self.bench = bench
        self.ledger = Ledger()
        self.evening = evening
        self.checks = 0

    def judge(self, place: Place, event: Event) -> None:
        """The specification accepts it. Raises Unexpected."""
        broken = names_broken(self.bench, self.ledger, event)
        if broken:
            raise Unexpected(place, "allowed", f"forbidden by {', '.join(broken)}, says the specification", broken[0])

    def happen(self, place: Place, event: Event) -> None:
        """Something happens from hand to hand, and both accept it. Raises Unexpected."""
        self.judge(place, event)
        if not isinstance(event, GameOpened):
            refused = refused_by_engine(Between(self.ledger, self.evening), event)
            if refused is not None:
                raise Unexpected(place, "allowed", f"refused by the reference ({refused})")
            self.evening = after(self.evening, event)  # type: ignore[arg-type]
        self.ledger.apply(event)

    def derived(self, ended: HandEnded) -> None:
        """A hand that is only told is recorded, not judged."""
        self.ledger.apply(ended)
        self.evening = after(self.evening, ended)

    def tries(self, event: Event) -> None:
        """Something is tried that must be refused; whoever watches the meeting hears of it here."""
        self.checks += 1

    def must_not(self, place: Place, event: Event, clauses: tuple[str, ...]) -> None:
        """Both refuse it, the specification by exactly these clauses. Raises Unexpected."""
        self.tries(event)
        broken = names_broken(self.bench, self.ledger, event)
        if set(broken) != set(clauses):
            got = f"forbidden by {', '.join(broken)}" if broken else "allowed"
            raise Unexpected(place, f"forbidden by {', '.join(clauses)}", f"{got}, says the specification", clauses[0])
        if refused_by_engine(Between(self.ledger, self.evening), event) is None:
            raise Unexpected(place, "the reference does not do it", "the reference does it", clauses[0])


def names_of(names: tuple[str, ...], seats: tuple[Seat, ...]) -> list[str]:
    return [names[seat] for seat in seats]
