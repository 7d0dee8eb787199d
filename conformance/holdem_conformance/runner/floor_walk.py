"""The books of the specification and the state of the reference, side by side along a floor scenario. Whatever happens
must be allowed by the one and done by the other."""

from collections.abc import Callable

from holdem_reference import hand
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Action, Event, HandEvent, HandStarted, TraceEnded, same
from holdem_spec.vocabulary.floor import AskedAgain, FloorEvent, MisdealDeclared, Remedy
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table

MOST_STEPS = 500
"""No hand of a scenario has so many events; an engine that goes on beyond is stuck."""


class Unlike(Exception):
    """An expectation does not hold: what was expected, and what came instead."""

    def __init__(self, expected: str, got: str, clause: str = "") -> None:
        super().__init__(expected, got)
        self.expected = expected
        self.got = got
        self.clause = clause


def told(event: object) -> str:
    """An event as it stands in the trace."""
    return repr(event)


def nothing(event: HandEvent) -> bool:
    """For a walk that goes as far as it can."""
    return False


def bound(event: HandEvent) -> bool:
    """What a player has bound himself to, or that he is asked again."""
    return isinstance(event, Action | AskedAgain)


class FloorWalk:
    """`ledger` and `state` after what has happened so far."""

    def __init__(self, table: Table, rules: Rulebook) -> None:
        self.rules = rules
        self.table = table
        self.ledger = Ledger()
        self.begin(table)

    def begin(self, table: Table) -> None:
        """Deal a hand, or the same hand again after a misdeal."""
        self.judge(HandStarted(table))
        self.ledger.apply(HandStarted(table))
        self.state = hand.start(table, self.rules)
        self.table = table

    def judge(self, event: Event) -> None:
        """Raises Unlike when the specification forbids the event."""
        broken = [found.clause for found in broken_by(self.ledger, event, self.rules)]
        if broken:
            raise Unlike(f"{told(event)} is allowed", f"forbidden by {', '.join(broken)}", broken[0])

    def tries(self, event: HandEvent) -> None:
        """Something is tried that must be refused; whoever watches the walk hears of it here."""

    def happen(self, event: HandEvent) -> None:
        """A choice of a player, or an event of the floor."""
        self.judge(event)
        refused = hand.refusal(self.state, event)  # type: ignore[arg-type]
        if refused is not None:
            raise Unlike(f"{told(event)} is accepted", f"refused by {refused}, says the reference", refused)
        self._enter(event)

    def _enter(self, event: HandEvent) -> None:
        self.ledger.apply(event)
        self.state = hand.after(self.state, event)

    def due(self) -> HandEvent | None:
        return hand.due(self.state)

    def go_on(self, stop: Callable[[HandEvent], bool] = nothing) -> HandEvent | None:
        """Let the dealer deal until the event to stop at is due; what is due then, None when nothing is. A misdeal is
        never passed over: the scenario has to say it."""
        for _ in range(MOST_STEPS):
            event = self.due()
            if event is None or stop(event) or isinstance(event, MisdealDeclared):
                return event
            self._let_do(event)
        raise Unlike("the hand comes to a decision", "the dealer deals without end")

    def do(self, kinds: tuple[type, ...], event: HandEvent) -> None:
        """Go on to the next event of some kinds; it must be this one, and is done."""
        due = self.go_on(lambda event: isinstance(event, kinds))
        if not same(due, event):
            raise Unlike(told(event), told(due) if due is not None else "nothing is due")
        self._let_do(event)

    def _let_do(self, event: HandEvent) -> None:
        """What the dealer does next is allowed by both, a remedy also when it is tried without being due."""
        self.judge(event)
        refused = hand.refusal(self.state, event) if isinstance(event, FloorEvent) else None
        if refused is not None:
            raise Unlike(f"{told(event)} is accepted", f"{refused}, says the reference")
        self._enter(event)

    def before_remedies(self) -> None:
        """To the next decision, but not past a remedy or a bound action."""
        self.go_on(lambda event: isinstance(event, Remedy) or bound(event))

    def end(self) -> None:
        """The rest of the hand; the account of a hand that is over ends well."""
        self.go_on()
        if self.state.over:
            self.judge(TraceEnded())
