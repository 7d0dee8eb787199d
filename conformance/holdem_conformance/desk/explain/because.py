"""By which clauses things go from hand to hand as they do: where the button lies, who posts, which level is in force,
who is out, who wins."""

from holdem_conformance.classroom.deciding import applies, deeds, wordings
from holdem_conformance.desk.explain.telling import Step
from holdem_spec.clauses.form import Clause, Form
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, HandStarted
from holdem_spec.vocabulary.rulebook import Rulebook

BESIDES = ("BTN-DEADSMALL", "TRN-LEVELHAND")
"""Of the beginning of a hand, what a class need not be told at once."""


def because_of(step: Step, rules: Rulebook) -> tuple[Clause, ...]:
    """The clauses by which a step is what it is; none for a step that breaks one."""
    return () if step.breach else because(step.events[-1], step.before, rules)


def because(event: Event, before: Ledger, rules: Rulebook) -> tuple[Clause, ...]:
    """The clauses of the evening by which something happens, most telling first; none for what happens in a hand."""
    kind = type(event).__name__
    ids = [deed.clause for deed in deeds() if kind in deed.events and not deed.at_the_beginning]
    ids += BESIDES if isinstance(event, HandStarted) else ()
    there = [clause for id in dict.fromkeys(ids) for clause in wordings(rules).get(id, ())]
    if not before.evening.open:
        return ()
    return tuple(clause for clause in there if clause.form == Form.TABLE and applies(clause, event, before))
