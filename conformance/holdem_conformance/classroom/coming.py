"""What comes next in an evening or after an error: what the dealer does by himself, what the floor or chance has to
give, what a player is bound to."""

from holdem_conformance.classroom.prospects import prospects
from holdem_conformance.classroom.steps import Step
from holdem_conformance.classroom.telling import Teller
from holdem_spec.vocabulary.events import Action, Eliminated, GameEnded, HandEnded, HandStarted
from holdem_spec.vocabulary.floor import FloorEvent, Remedy
from holdem_spec.vocabulary.rulebook import Rulebook


def coming(step: Step, following: Step | None, rules: Rulebook, teller: Teller) -> list[str]:
    """Sentences about what comes next; none while the dealer only goes on, or where something was only tried."""
    say, ahead, books = teller.say, step.ahead, step.after
    if step.forbidden:
        return []
    if ahead.waits:
        return [say(f"next.{ahead.waits}")]
    if ahead.clause:
        return [say("next.no_hand", clause=ahead.clause)]
    if isinstance(ahead.event, HandStarted | Eliminated | GameEnded | Remedy):
        return [say("next.due", deed=teller.deed(ahead.event, books))]
    if isinstance(ahead.event, Action):
        return [say("next.bound", deed=teller.deed(ahead.event, books))]
    if isinstance(step.event, HandStarted) and following is not None and isinstance(following.event, HandEnded):
        return [say("next.told")]
    if ahead.event is not None and isinstance(step.event, FloorEvent):
        return [say("next.goes_on")]
    return prospects(books, rules, teller)
