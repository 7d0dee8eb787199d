"""Drawing questions, from hands dealt by chance or from the golden hands: the same seed, number and topics give the
same question, whatever was answered before."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from holdem_conformance.classroom.quiz.amounts import call_price, least_raise, pot_after
from holdem_conformance.classroom.quiz.hands import Moment, moments
from holdem_conformance.classroom.quiz.limits import fixed_limit, pot_limit
from holdem_conformance.classroom.quiz.next_hand import next_hand
from holdem_conformance.classroom.quiz.question import Question
from holdem_conformance.classroom.quiz.scene import Room
from holdem_conformance.classroom.quiz.turns import may_raise, who_shows_first, whose_turn
from holdem_conformance.classroom.quiz.winners import who_wins
from holdem_spec.terms.dealing import hole_cards_are_dealt

Topic: TypeAlias = Callable[[Random, Room], list[Question]]
"""Draws a hand and asks what there is to ask in it."""


def at_random(ask: Callable[[Moment, Room], Question | None]) -> Topic:
    """The moments of a hand dealt by chance."""

    def topic(chance: Random, room: Room) -> list[Question]:
        dealt = [moment for moment in moments(chance, room.rules) if hole_cards_are_dealt(moment.books)]
        asked = [ask(moment, room) for moment in dealt]
        return [question for question in asked if question is not None]

    return topic


TOPICS: dict[str, Topic] = {
    "minimum-raise": at_random(least_raise),
    "call": at_random(call_price),
    "turn": at_random(whose_turn),
    "show": at_random(who_shows_first),
    "winners": at_random(who_wins),
    "pot": at_random(pot_after),
    "may-raise": at_random(may_raise),
    "fixed-limit": fixed_limit,
    "pot-limit": pot_limit,
    "button": next_hand,
}

KINDS: dict[str, tuple[str, ...]] = {
    "may-raise": ("yes", "no"),
    "fixed-limit": ("size", "yes", "no"),
    "pot-limit": ("bet", "raise", "raise"),
    "button": ("button", "small", "big"),
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
        found += [question for question in TOPICS[name](chance, room) if question.kind == kind]
    return chance.choices(found, [question.weight for question in found])[0]
