"""A step as one page: what happens, the table after it, the clauses behind it, and what comes next."""

from holdem_conformance.classroom.at_stake import at_stake
from holdem_conformance.classroom.coming import coming
from holdem_conformance.classroom.counting import labels, last_number
from holdem_conformance.classroom.deciding import deciding, wordings
from holdem_conformance.classroom.drawing import drawn, filled, game_text, spread
from holdem_conformance.classroom.drawing_evening import evening_drawn, shows_the_evening
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.prospects import next_to_do
from holdem_conformance.classroom.steps import Step, Told
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_spec.clauses.form import Clause
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import HandEnded, TimeCalled
from holdem_spec.vocabulary.floor import Incident

PARAGRAPHS = 3
"""So many paragraphs are named behind a clause; `holdem rule` knows the others."""


class Book:
    """The pages of a hand."""

    def __init__(self, told: Told, say: Words, paper: Paper) -> None:
        self.told = told
        self.say = say
        self.teller = Teller(told.scenario.names, say, paper)
        self.paper = paper
        self.labels = labels(told)
        self.last = last_number(told)

    def title(self) -> str:
        """What is on the cover."""
        scenario, say = self.told.scenario, self.say
        return (
            f"{scenario.title[say.language]}\n{scenario.id} · {scenario.rules.name} · {game_text(scenario.table, say)}"
        )

    def page(self, number: int) -> str:
        """The page of that number, counted from 1; what was only tried has a page too, but no number as a step."""
        step = self.told.steps[number - 1]
        say = self.say
        label = self.labels[number - 1]
        place = say("said.step", number=label, all=self.last)
        head = spread(f"{label} · {self.teller.headline(step)}", place)
        parts = (self._table(step), self._next(number), self._clauses(step), self._close(number))
        return "\n".join([head, *(line for part in parts for line in part)])

    def _table(self, step: Step) -> list[str]:
        names, books = self.told.scenario.names, step.after
        if shows_the_evening(books):
            return evening_drawn(books, names, self.say, self.paper)
        if not books.table.stacks:
            return []  # a game that may not begin has no table
        marked = next_to_do(books, self.told.scenario.rules)
        board, *seats = drawn(books, names, self.say, self.paper, marked=marked)
        return [board, *self._beside_the_board(books), *seats]

    def _beside_the_board(self, books: Ledger) -> list[str]:
        """Where cards may go astray, one looks at the burn cards too, and at those that lie there without a place."""
        if self.told.scenario.floor is None or books.floor is None:
            return []
        lying = (("burned", tuple(books.burns)), ("face_up", books.floor.loose))
        return [f"  {self.say(f'table.{key}')}  {self.paper.cards(cards)}" for key, cards in lying if cards]

    def _next(self, number: int) -> list[str]:
        step, *following = self.told.steps[number - 1 : number + 1]
        ahead = coming(step, following[0] if following else None, self.told.scenario.rules, self.teller)
        return [filled(f"{self.say('said.next')}: {text}", "  ", "    ") for text in ahead]

    def _clauses(self, step: Step) -> list[str]:
        rules = self.told.scenario.rules
        subjects = tuple(clause.partition("@")[0] for clause in self.told.scenario.clauses)
        if isinstance(step.event, HandEnded) and not step.before.blinds:
            return []  # a hand that is only told is judged by nobody
        if isinstance(step.event, Incident | TimeCalled):
            clauses = at_stake(step, rules, subjects)
        else:
            clauses = deciding(step.event, step.before, rules, subjects)
        if step.forbidden:
            clauses = tuple(wordings(rules)[id][0] for id in step.forbidden if id in wordings(rules))
        return [line for clause in clauses for line in clause_lines(clause, self.say)]

    def _close(self, number: int) -> list[str]:
        trouble = self.told.trouble
        if trouble is not None and number == len(self.told.steps):
            return [filled(self.say("said.unexpected", **trouble._asdict()), "  ", "  ")]
        if number < len(self.told.steps) or self.told.over or self.told.scenario.refused is not None:
            return []
        return [f"  {self.say('said.refused' if self.told.stopped else 'said.unfinished')}"]


def clause_lines(clause: Clause, say: Words) -> list[str]:
    """Id, paragraphs and sentence of a clause."""
    paragraphs = clause.paragraphs()
    named = " ".join(paragraphs[:PARAGRAPHS]) + (" …" if len(paragraphs) > PARAGRAPHS else "")
    sentence = filled(clause.statement[say.language], "    ", "    ")
    return [f"  {clause.id}  {named}".rstrip(), sentence]
