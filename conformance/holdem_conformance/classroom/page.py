"""A step as one page: what happens, the table after it, the clauses behind it, and what comes next."""

from holdem_conformance.classroom.deciding import deciding, wordings
from holdem_conformance.classroom.drawing import drawn, filled, game_text, spread
from holdem_conformance.classroom.hand import Step, Told
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.prospects import next_to_do, prospects
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_spec.clauses.form import Clause

PARAGRAPHS = 3
"""So many paragraphs are named behind a clause; `holdem rule` knows the others."""


class Book:
    """The pages of a hand."""

    def __init__(self, told: Told, say: Words, paper: Paper) -> None:
        self.told = told
        self.say = say
        self.teller = Teller(told.scenario.names, say, paper)
        self.paper = paper

    def title(self) -> str:
        """What is on the cover."""
        scenario, say = self.told.scenario, self.say
        return (
            f"{scenario.title[say.language]}\n{scenario.id} · {scenario.rules.name} · {game_text(scenario.table, say)}"
        )

    def page(self, number: int) -> str:
        """The step of that number, counted from 1."""
        step = self.told.steps[number - 1]
        say, names = self.say, self.told.scenario.names
        place = say("said.step", number=number, all=len(self.told.steps))
        head = spread(f"{number} · {self.teller.headline(step)}", place)
        table = drawn(step.after, names, say, self.paper, marked=next_to_do(step.after, self.told.scenario.rules))
        return "\n".join([head, *table, *self._next(step), *self._clauses(step), *self._close(number)])

    def _next(self, step: Step) -> list[str]:
        ahead = [] if step.forbidden else prospects(step.after, self.told.scenario.rules, self.teller)
        return [filled(f"{self.say('said.next')}: {text}", "  ", "    ") for text in ahead]

    def _clauses(self, step: Step) -> list[str]:
        rules = self.told.scenario.rules
        clauses = deciding(step.event, step.before, rules)
        if step.forbidden:
            clauses = tuple(wordings(rules)[id][0] for id in step.forbidden if id in wordings(rules))
        return [line for clause in clauses for line in clause_lines(clause, self.say)]

    def _close(self, number: int) -> list[str]:
        if number < len(self.told.steps) or self.told.over or self.told.scenario.refused is not None:
            return []
        return [f"  {self.say('said.refused' if self.told.stopped else 'said.unfinished')}"]


def clause_lines(clause: Clause, say: Words) -> list[str]:
    """Id, paragraphs and sentence of a clause."""
    paragraphs = clause.paragraphs()
    named = " ".join(paragraphs[:PARAGRAPHS]) + (" …" if len(paragraphs) > PARAGRAPHS else "")
    sentence = filled(clause.statement[say.language], "    ", "    ")
    return [f"  {clause.id}  {named}".rstrip(), sentence]
