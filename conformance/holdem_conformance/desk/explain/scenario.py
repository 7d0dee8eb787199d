"""A scenario as an account: its acts, what the dealer does in between, and what it says must not be done."""

from collections.abc import Iterator
from itertools import takewhile

from holdem_conformance.audit.awards import awards, paid
from holdem_conformance.desk.explain.telling import Account, Happening, Tried
from holdem_conformance.runner.showing import the_order_matters
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Act, DealerRefusal, Refusal, Scenario, Statement
from holdem_conformance.scenarios.moves import move_on
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand, one_is_left
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.terms.showdown import it_is_showdown, live, yet_to_show
from holdem_spec.vocabulary.events import Entry, Event, HandEnded, HandStarted, Origin, PotAwarded, Shown, TraceEnded
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table


class NotedLedger(Ledger):
    """Books that also keep the events written into them."""

    __slots__ = ("noted",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.noted: list[Event] = []

    def apply(self, event: Event) -> None:
        self.noted.append(event)
        super().apply(event)


def account_of(scenario: Scenario, rules: Rulebook | None = None) -> Account:
    """The whole hand. `rules` are to judge it; its cards and streets come as its own rulebook has them."""
    judged_by = rules or scenario.rules
    happenings = [_the_table(scenario)]
    if scenario.refused is None:
        happenings = _Playing(scenario, judged_by).happenings()
    return Account(scenario.id, scenario.title, scenario.names, judged_by, tuple(happenings))


def _the_table(scenario: Scenario) -> Happening:
    return Happening(Entry(HandStarted(scenario.table)))


class _Playing:
    """A scenario being played on the books of its course."""

    def __init__(self, scenario: Scenario, judged_by: Rulebook) -> None:
        self.scenario = scenario
        self.judged_by = judged_by
        self.course = Course(scenario.table, scenario.rules, scenario.result.pots)
        self.books = NotedLedger(scenario.table)
        self.course.ledger = self.books
        self.found = [_the_table(scenario)]

    def happenings(self) -> list[Happening]:
        for statement in self._in_order():
            move_on(self.course, statement)
            self._note(Origin.DERIVED)
            if isinstance(statement, Act):
                self.course.act(statement.choice)
                self._note(Origin.SEEN)
            elif isinstance(statement, Refusal | DealerRefusal):
                self._try(statement)
        self._end()
        return self.found

    def _note(self, origin: Origin) -> None:
        """A scenario says who is paid, so its awards are judged, though nobody at the table does them."""
        for event in self.books.noted:
            said = isinstance(event, PotAwarded) and self.scenario.result.pots is not None
            self.found.append(Happening(Entry(event, Origin.SEEN if said else origin)))
        self.books.noted.clear()

    def _try(self, line: Refusal | DealerRefusal) -> None:
        event = line.event if isinstance(line, DealerRefusal) else line.choice
        said = line.place.text.partition(":")[0].partition(" may not ")[2]
        last = self.found[-1]
        tried = (*last.tried, Tried(self.books.copied(), event, said))
        self.found[-1] = last._replace(tried=tried)

    def _in_order(self) -> Iterator[Statement]:
        """The statements as written; of `… shows` lines whose order does not matter, the one that is due."""
        left = list(self.scenario.play)
        free = not the_order_matters(self.scenario)
        while left:
            shows = list(takewhile(_is_a_show, left)) if free else []
            yield left.pop(self._due(shows) if len(shows) > 1 else 0)

    def _due(self, shows: list[Statement]) -> int:
        move_on(self.course, shows[0])
        for place, statement in enumerate(shows):
            if isinstance(statement, Act) and not broken_by(self.books, statement.choice, self.judged_by):
                return place
        return 0

    def _end(self) -> None:
        """What is left for the dealer; then the end of the account, which comes too early if somebody still acts."""
        if not self.books.over:
            self.course.open()
            self.course.to_the_next_choice()
            self._note(Origin.DERIVED)
            if _is_played_out(self.books, self.judged_by):
                self._pay_and_end()
        self.found.append(Happening(Entry(TraceEnded())))

    def _pay_and_end(self) -> None:
        result = self.scenario.result
        if result.pots is not None:
            for number in reversed(range(len(result.pots) - len(self.books.awarded))):
                self.books.apply(PotAwarded(number, result.pots[number].shares))
        elif one_is_left(self.books):
            self.books.apply(PotAwarded(0, ((in_the_hand(self.books)[0], pot_as_it_lies(self.books)),)))
        else:
            all_to_first = self.judged_by.reading("pot.odd") == "all_to_first"
            for award in awards(self.books, ())[len(self.books.awarded) :]:
                self.books.apply(paid(award, 1, all_to_first))
        self._note(Origin.DERIVED)
        stacks = result.stacks or self.course.stacks()
        origin = Origin.DERIVED if result.stacks is None else Origin.SEEN
        self.found.append(Happening(Entry(HandEnded(stacks), origin)))


def _is_a_show(statement: Statement) -> bool:
    return isinstance(statement, Act) and isinstance(statement.choice, Shown)


def _is_played_out(ledger: Ledger, rules: Rulebook) -> bool:
    """Whether nothing is left to do but pay."""
    if one_is_left(ledger):
        return True
    alone = rules.reading("show.last_live") == "no_show" and len(live(ledger)) == 1
    return it_is_showdown(ledger) and (not yet_to_show(ledger) or alone)
