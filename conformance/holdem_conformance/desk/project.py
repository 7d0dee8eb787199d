"""The facts of the project, gathered from its files and its commands for the clauses that judge it."""

from functools import cache

from holdem_conformance.desk.build import SPEC, Content, paragraphs, rulings, toml
from holdem_conformance.desk.lookup import lookup
from holdem_conformance.desk.quiz_round import a_round, least_raises
from holdem_conformance.protocol.messages import TableSetup
from holdem_conformance.scenarios.fields import Fields
from holdem_conformance.scenarios.game import LIMITS, read_game
from holdem_conformance.scenarios.source import Source
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import JUDGING, Form
from holdem_spec.clauses.names import NAMES
from holdem_spec.clauses.verdicts import HOLDS
from holdem_spec.vocabulary.project import Authority, Laid, Project, Review, Ruled, Stated
from holdem_spec.vocabulary.table import Limit, Table

REGISTER = SPEC / "register"

FIRST_HITS = 3
"""So far down a lookup may name the clause that is meant."""


@cache
def project() -> Project:
    """The project as it is."""
    register = toml(REGISTER / "authorities.toml")
    reviews = register.pop("review")
    return Project(
        paragraphs=tuple(_laid(name, paragraph) for name, paragraph in paragraphs().items()),
        pointers={start: tuple(targets) for start, targets in toml(REGISTER / "pointers.toml").items()},
        clauses=_clauses(),
        authorities={who: Authority(a["edition"], a["made_for"], tuple(a["cited"])) for who, a in register.items()},
        rulings=tuple(_ruled(id, ruling) for id, ruling in rulings().items()),
        reviews=tuple(Review(**review) for review in reviews),
        found={name: tuple(hit.id for hit in lookup(name)[:FIRST_HITS]) for name in NAMES},
        unsaid=_unsaid(),
        quiz=a_round(),
        least_raises=least_raises(),
    )


def _laid(name: str, paragraph: Content) -> Laid:
    return Laid(name, paragraph["kind"], tuple((a["id"], a["state"]) for a in paragraph["assertions"]))


def _clauses() -> tuple[Stated, ...]:
    """One entry for each id; what any wording of it rests on, the clause rests on."""
    found: dict[str, Stated] = {}
    for clause in all_clauses():
        before = found.get(clause.id, Stated(clause.id, False, ()))
        judges = before.judges or (clause.primary and clause.form in JUDGING)
        found[clause.id] = Stated(clause.id, judges, (*before.paragraphs, *clause.paragraphs()))
    return tuple(found.values())


def _ruled(id: str, ruling: Content) -> Ruled:
    speaking = {who for reading in ruling.get("readings", ()) for who in reading["authorities"]}
    return Ruled(id, ruling.get("option", ""), tuple(sorted(speaking)))


def _unsaid() -> dict[str, Limit]:
    """The limit of a table, of a scenario and of a hand that is sent to an engine, where they name none."""
    nothing = Fields(Source("", ""), (), {})
    return {
        "table": Table((), 0, 1, 2).limit,
        "scenario": read_game(nothing, 2, refused=False).limit,
        "protocol": LIMITS[TableSetup((), 0, (1, 2)).limit],
    }


def not_kept(judged: Project) -> tuple[str, ...]:
    """A sentence for every static clause that the project does not keep."""
    found = []
    for clause in all_clauses():
        if clause.form == Form.STATIC and (verdict := clause.check(judged)) is not HOLDS:
            numbers = ", ".join(f"{name} {value}" for name, value in verdict.numbers)
            found.append(f"{clause.id} does not hold of the project: {numbers}")
    return tuple(found)
