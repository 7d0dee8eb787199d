"""An evening or a floor scenario as an account: what happens, what is tried in vain, and what is due each time."""

from holdem_conformance.classroom.watching import chronicle_of
from holdem_conformance.desk.explain.telling import Account, Happening, Tried
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.vocabulary.events import Entry, Origin
from holdem_spec.vocabulary.rulebook import Rulebook


def account_of(scenario: Scenario, rules: Rulebook | None = None) -> Account:
    """The whole evening, or the whole hand. Under other `rules` than its own a scenario may not hold to its end."""
    judged_by = rules or scenario.rules
    chronicle = chronicle_of(scenario, judged_by)
    found: list[Happening] = []
    for note in chronicle.notes:
        if not note.tried:
            origin = Origin.SEEN if note.judged else Origin.DERIVED
            found.append(Happening(Entry(note.event, origin), ahead=note.ahead))
        elif found:
            tried = (*found[-1].tried, Tried(note.before, note.event, ""))
            found[-1] = found[-1]._replace(tried=tried)
        else:
            found.append(Happening(Entry(note.event)))  # a game that must not begin
    return Account(
        scenario.id, scenario.title, scenario.names, judged_by, tuple(found), trouble=chronicle.trouble
    )  # fmt: skip
