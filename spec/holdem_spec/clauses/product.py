"""PROD: the remarks of S4 on a program, as the behaviour of the quiz of this project."""

from holdem_spec.clauses.form import static
from holdem_spec.clauses.verdicts import HOLDS, Verdict, broken
from holdem_spec.vocabulary.project import Project

MARKS = ("○", "△", "×")
TO_LOOK_AT = ("△", "×")

ORDER_OF_PLAY = {"turn"}
BET_SIZES = {"minimum-raise", "call"}


@static("PROD-MARK", "S4.89/1 S4.100/3")
def every_answer_gets_one_of_three_marks(project: Project) -> Verdict:
    """Every answer in the quiz gets exactly one of the marks ○, △ and ×.

    Jede Antwort im Quiz bekommt genau eines der Zeichen ○, △ und ×.
    """
    if not project.quiz:
        return broken(questions=0)
    wrong = [answered.signs for answered in project.quiz if answered.signs not in MARKS]
    return broken(marks=wrong) if wrong else HOLDS


@static("PROD-REVIEW", "S4.89/2")
def what_was_not_right_is_shown_again(project: Project) -> Verdict:
    """Every question whose answer got △ or × can be looked at again afterwards, and no other is listed.

    Jede Frage, deren Antwort △ oder × bekam, kann man danach noch einmal ansehen, und keine andere steht in der Liste.
    """
    if not project.quiz:
        return broken(questions=0)
    wrong = [answered.topic for answered in project.quiz if answered.again != (answered.signs in TO_LOOK_AT)]
    return broken(topics=wrong) if wrong else HOLDS


@static("PROD-MINIMUM", "S4.88/1")
def the_least_raise_is_called_minimum(project: Project) -> Verdict:
    """Where a raise is chosen, the least legal total is called the minimum.

    Wo eine Erhöhung zu wählen ist, heißt der kleinste erlaubte Gesamtbetrag Mindesterhöhung.
    """
    if not project.least_raises:
        return broken(questions=0)
    for asked in project.least_raises:
        named = "minimum" in asked.labels[0].lower() and "mindest" in asked.labels[1].lower()
        if not named or asked.wanted != asked.legal:
            return broken(label=asked.labels[0], wanted=asked.wanted, legal=asked.legal)
    return HOLDS


@static("PROD-SOLO", "S4.87/1 S4.100/1 S4.100/4")
def the_quiz_is_for_one(project: Project) -> Verdict:
    """The quiz is for one person: each question is put once, and among its topics are the order of play and the size
    of bets.

    Das Quiz ist für eine Person: Jede Frage wird einmal gestellt, und zu den Themen gehören die Reihenfolge und die
    Höhe der Einsätze.
    """
    if not project.quiz:
        return broken(questions=0)
    topics = {answered.topic for answered in project.quiz}
    if not topics & ORDER_OF_PLAY or not topics & BET_SIZES:
        return broken(topics=sorted(topics))
    again = [answered.topic for answered in project.quiz if answered.asked != 1]
    return broken(asked_more_than_once=again) if again else HOLDS
