"""DEAL and NL: the names of cards and phases, and which game is meant when nothing is said. Judged is the project."""

from holdem_spec.clauses.form import static
from holdem_spec.clauses.verdicts import HOLDS, Verdict, broken
from holdem_spec.vocabulary.project import Project
from holdem_spec.vocabulary.table import Limit

NAMES = {
    "hole cards": "DEAL-HOLE2",
    "pocket cards": "DEAL-HOLE2",
    "preflop": "BET-STARTPRE",
    "fourth street": "DEAL-TURN1",
    "fifth street": "DEAL-RIVER1",
}
"""By name the clause that says what it is: how many cards, or what happens in that time."""


@static("DEAL-NAMES", "S1.32/7 S2.10/8 S2.13/9 S2.13/13 S3.18/3 S4.12/1")
def the_names_of_cards_and_phases_are_understood(project: Project) -> Verdict:
    """The two cards of a player are hole cards or pocket cards; the time before the first board card is preflop, the
    turn is also fourth street, the river fifth street: under each of these names the rule about it is found.

    Die zwei Karten eines Spielers heißen Handkarten, Hole Cards oder Pocket Cards; die Zeit vor der ersten Boardkarte
    heißt Preflop, der Turn auch Fourth Street, der River Fifth Street: Unter jedem dieser Namen findet man die Regel
    dazu.
    """
    for name, clause in NAMES.items():
        if clause not in project.found.get(name, ()):
            return broken(name=name, due=clause, found=project.found.get(name, ()))
    return HOLDS


@static("NL-DEFAULT", "S0.59/6 S4.45/1 S4.87/3")
def no_limit_is_played_unless_something_else_is_said(project: Project) -> Verdict:
    """Where nothing is said about the limit, no-limit is played.

    Ist über das Limit nichts gesagt, wird No-Limit gespielt.
    """
    other = {where: limit.name for where, limit in project.unsaid.items() if limit != Limit.NO_LIMIT}
    return broken(**other) if other or not project.unsaid else HOLDS
