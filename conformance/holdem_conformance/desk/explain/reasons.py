"""Why an event is forbidden: the clauses, their numbers, and the numbers as a sentence."""

from collections.abc import Mapping
from itertools import chain
from typing import Any, NamedTuple

from holdem_conformance.desk.explain.facts import Moment
from holdem_conformance.desk.explain.speaking import Speaker, Template, holds, templates, words
from holdem_spec.judge.bench import Broken
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event
from holdem_spec.vocabulary.rulebook import Rulebook

SENTENCES = "sentences.toml"
BEYOND_A_HAND = ("sentences_evening.toml", "sentences_floor.toml")


class Reason(NamedTuple):
    """`sentence` puts `numbers` into the reader's language."""

    clause: str
    paragraphs: tuple[str, ...]
    numbers: dict[str, object]
    sentence: str


def reason(broken: Broken, event: Event, before: Ledger, rules: Rulebook, speaker: Speaker) -> Reason:
    """Why `event` breaks a clause in the books `before` it."""
    numbers = dict(broken.numbers)
    moment = Moment(before, event, numbers, speaker)
    template = template_for(broken.clause, numbers, event, rules, moment)
    sentence = plain_numbers(numbers, speaker) if template is None else speaker.fill(template.text, moment)
    return Reason(broken.clause, broken.paragraphs, numbers, sentence)


def template_for(
    clause: str, numbers: Mapping[str, object], event: Event, rules: Rulebook, fields: Mapping[str, object]
) -> Template | None:
    """The first template that fits, or None."""
    for template in chain.from_iterable(map(templates, (SENTENCES, *BEYOND_A_HAND))):
        if (
            template.about == clause
            and template.numbers == numbers.keys()
            and (not template.events or type(event).__name__ in template.events)
            and all(rules.reading(option) == reading for option, reading in template.under)
            and holds(template.when, fields)
        ):
            return template
    return None


def plain_numbers(numbers: Mapping[str, object], speaker: Speaker) -> str:
    """For a clause without a template: its numbers, one after the other. Seats count from 0, chips are not scaled."""
    if not numbers:
        return speaker.say("no_numbers")
    known = words()["number"]
    listed = [f"{known[name][speaker.language] if name in known else name}: {_plain(n)}" for name, n in numbers.items()]
    scale = speaker.say("in_chips", scale=speaker.scale) if speaker.scale != 1 else ""
    return f"{', '.join(listed).replace('_', ' ')}{scale}."


def _plain(number: object) -> str:
    if isinstance(number, tuple | list):
        return f"[{', '.join(map(_plain, number))}]"
    return str(number)


def reason_object(why: Reason) -> dict[str, Any]:
    """A reason as a program reads it."""
    return {
        "clause": why.clause,
        "paragraphs": list(why.paragraphs),
        "numbers": {name: _for_programs(number) for name, number in why.numbers.items()},
        "sentence": why.sentence,
    }


def _for_programs(number: object) -> object:
    if isinstance(number, dict):
        return {str(key): _for_programs(entry) for key, entry in number.items()}
    return [_for_programs(entry) for entry in number] if isinstance(number, tuple | list) else number
