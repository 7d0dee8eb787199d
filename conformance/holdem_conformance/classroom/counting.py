"""How the steps of a hand are counted, on the pages of the classroom and where a hand is explained: what happens is
1, 2, 3, and what is only tried behind step 7 is 7a, 7b."""

from collections.abc import Iterator
from string import ascii_lowercase

from holdem_conformance.classroom.steps import Told


def tried_behind(number: int, place: int) -> str:
    """The label of what is tried behind a step; `place` counts from 0."""
    rounds, letter = divmod(place, len(ascii_lowercase))
    return f"{number}{ascii_lowercase[letter] * (rounds + 1)}"


def labels(told: Told) -> tuple[str, ...]:
    """By page, how it is called. A table that must not be played at and the act at which a play stops are steps."""
    return tuple(_labels(told))


def last_number(told: Told) -> int:
    """How many steps there are, without what was only tried."""
    return sum(label.isdigit() for label in labels(told))


def _labels(told: Told) -> Iterator[str]:
    number, tried = 0, 0
    last = len(told.steps) - 1
    for page, step in enumerate(told.steps):
        is_done = told.stopped and told.trouble is None and page == last
        if step.forbidden and number and not is_done:
            yield tried_behind(number, tried)
            tried += 1
        else:
            number, tried = number + 1, 0
            yield str(number)
