"""The forms of a clause, and the book in which every clause is entered once."""

from collections.abc import Callable
from enum import StrEnum
from inspect import getdoc
from typing import NamedTuple, TypeVar, get_args

from holdem_spec.clauses.verdicts import Verdict


class Form(StrEnum):
    """How a clause judges, and therefore how it is shown able to break."""

    FORBIDS = "forbids"
    """an event, given the books before it"""
    OWES = "owes"
    """an event that closes something, when what was due before it has not happened"""
    PERMITS = "permits"
    """a menu that lacks, or a refusal that denies, what a player may do"""
    LAW = "law"
    """values: what a hand is worth, which of two hands is better"""
    COMPARES = "compares"
    """two runs that must go alike, or what a player sees"""
    TABLE = "table"
    """what happens from hand to hand, given the books of the evening"""
    REMEDY = "remedy"
    """what follows an error of the dealer or what a player says; only a hand with an incident is judged by it"""
    STATIC = "static"
    """the project itself: its documents, options, names, and its quiz"""


JUDGING = (Form.FORBIDS, Form.OWES, Form.PERMITS, Form.TABLE, Form.REMEDY)
"""The forms that judge the events of a trace."""

Check = Callable[..., Verdict]
AnyCheck = TypeVar("AnyCheck", bound=Check)


class Clause(NamedTuple):
    """A clause of the rulebook. `statement` has the rule in English and German; `assertions` are the sentences of the
    sources it implements, such as S0.26/1; `implied_by` names the primaries a corollary follows from; `under` are the
    readings, option by option, that must be in force for this wording; `concerns` are the events it judges."""

    id: str
    form: Form
    revision: int
    statement: dict[str, str]
    assertions: tuple[str, ...]
    implied_by: tuple[str, ...]
    under: tuple[tuple[str, str], ...]
    concerns: tuple[type, ...]
    check: Check

    @property
    def primary(self) -> bool:
        """Whether the clause is an axiom of the acceptor, not a consequence of other clauses."""
        return not self.implied_by

    @property
    def chapter(self) -> str:
        return self.id.partition("-")[0]

    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs behind the assertions, without repetition: S0.26 for S0.26/1."""
        return tuple(dict.fromkeys(assertion.partition("/")[0] for assertion in self.assertions))


BOOK: list[Clause] = []
"""All clauses of all readings, in the order in which they were written down. Importing `everything` fills it."""


def _form(form: Form) -> Callable[..., Callable[[AnyCheck], AnyCheck]]:
    def with_source(
        id: str, assertions: str = "", *, revision: int = 1, under: str = "", implied_by: str = ""
    ) -> Callable[[AnyCheck], AnyCheck]:
        def enter(check: AnyCheck) -> AnyCheck:
            english, german, *_ = [*(getdoc(check) or "").split("\n\n"), ""]  # then whence, where no sentence says it
            statement = {"en": " ".join(english.split()), "de": " ".join(german.split())}
            concerns = _events_of(check) if form in JUDGING else ()
            BOOK.append(
                Clause(
                    id, form, revision, statement, tuple(assertions.split()), tuple(implied_by.split()),
                    _readings(under), concerns, check,
                )
            )  # fmt: skip
            return check  # never a wrapper: symbolic checkers confirm false claims behind one

        return enter

    return with_source


def _readings(under: str) -> tuple[tuple[str, str], ...]:
    return tuple((option, reading) for option, _, reading in (pair.partition("=") for pair in under.split()))


def _events_of(check: Check) -> tuple[type, ...]:
    annotation = next(iter(check.__annotations__.values()))
    return get_args(annotation) or (annotation,)


forbids = _form(Form.FORBIDS)
owes = _form(Form.OWES)
permits = _form(Form.PERMITS)
law = _form(Form.LAW)
compares = _form(Form.COMPARES)
table = _form(Form.TABLE)
remedy = _form(Form.REMEDY)
static = _form(Form.STATIC)
