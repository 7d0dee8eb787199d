"""The players sit some seats further on, in the same order."""

import re
from typing import Any

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.variants.draft import Draft, Transformation, respoken

_SEAT = re.compile(r"\bseat ([0-9]+)\b")


def numbers(scenario: Scenario) -> range:
    return range(1, len(scenario.names))


def hindrance(scenario: Scenario) -> str:
    """Every rule counts from the button, or from a player; no rule knows a first seat."""
    return "" if len(scenario.names) > 1 else "there is one seat only"


def rotated(draft: Draft, by: int) -> Draft:
    """Who sat in seat 0 sits in seat `by`."""
    count = len(draft.scenario.names)

    def moved(text: str) -> str:
        return _SEAT.sub(lambda found: f"seat {_further(int(found[1]), by, count)}", text)

    draft = respoken(draft, moved)
    values = dict(draft.values)
    seats: list[Any] = values["table"]["seats"]
    values["table"] = {**values["table"], "seats": seats[count - by :] + seats[: count - by]}
    if "hand" in values:
        values["hand"] = [
            {**hand, "button": moved(hand["button"])} if "button" in hand else hand for hand in values["hand"]
        ]
    return draft._replace(values=values)


def _further(seat: int, by: int, count: int) -> int:
    """A seat as the file counts them, from 1."""
    return (seat - 1 + by) % count + 1


def told(by: int) -> str:
    return f"everybody sits {by} {'seat' if by == 1 else 'seats'} further on"


ROTATE = Transformation("rotate", numbers, hindrance, rotated, told)
