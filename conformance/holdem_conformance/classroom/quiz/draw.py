"""Drawing questions: the same seed, number and topics give the same question, whatever was answered before."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from holdem_conformance.classroom.quiz.amounts import call_price, least_raise, pot_after
from holdem_conformance.classroom.quiz.hands import Moment, moments
from holdem_conformance.classroom.quiz.question import Question
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.quiz.turns import may_raise, who_shows_first, whose_turn
from holdem_conformance.classroom.quiz.winners import who_wins
from holdem_spec.terms.dealing import hole_cards_are_dealt

Topic: TypeAlias = Callable[[Moment, Room], Question | None]

TOPICS: dict[str, Topic] = {
    "minimum-raise": least_raise,
    "call": call_price,
    "turn": whose_turn,
    "show": who_shows_first,
    "winners": who_wins,
    "pot": pot_after,
    "may-raise": may_raise,
}

KINDS: dict[str, tuple[str, ...]] = {
    "may-raise": ("yes", "no"),
    "turn": ("somebody", "somebody", "somebody", "somebody", "nobody"),
}
"""What the answers of a topic are drawn from first; any, where nothing stands here."""

ENOUGH = 8
"""So many candidates are looked at before one is chosen, so that telling positions have a chance."""


def drawn_question(seed: int, number: int, topics: tuple[str, ...], room: Room) -> Question:
    """Question `number` of a seed, on one of the topics. Raises Disagreement."""
    chance = Random(f"{seed} {number}")
    name = chance.choice(topics)
    kind = chance.choice(KINDS.get(name, ("",)))
    found: list[Question] = []
    while len(found) < ENOUGH:
        dealt = [moment for moment in moments(chance, room.rules) if hole_cards_are_dealt(moment.books)]
        asked = [TOPICS[name](moment, room) for moment in dealt]
        found += [question for question in asked if question is not None and question.kind == kind]
    return chance.choices(found, [question.weight for question in found])[0]
