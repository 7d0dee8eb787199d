"""Where specification and engine part, in words."""

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_conformance.proof.sampling.beside import Apart
from holdem_conformance.proof.story import NAMES, Story
from holdem_conformance.proof.world import World
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Event, HandStarted


def told(apart: Apart) -> str:
    """The hand up to the moment, what is tried there, and what is wrong with it; the readings at the end."""
    said = _hand(apart) if isinstance(apart.trail[0], HandStarted) and len(apart.trail) > 1 else _between(apart)
    return f"{said}. ({apart.plan.rules.name}: {apart.says})"


def _hand(apart: Apart) -> str:
    opening = apart.trail[0]
    assert isinstance(opening, HandStarted)
    return Story(World(opening.table, apart.plan.rules), apart.trail, "en").in_a_line(apart.event)


def _between(apart: Apart) -> str:
    """What happened between two hands."""
    teller = Teller(NAMES, Words("en"), Paper())
    ledger, deeds = Ledger(), []
    for event in apart.trail:
        deeds.append(_deed(teller, event, ledger))
        ledger.apply(event)
    then = [f"Then: {_deed(teller, apart.event, ledger)}"] if apart.event is not None else []
    return ". ".join([*deeds, *then])


def _deed(teller: Teller, event: Event, before: Ledger) -> str:
    return teller.unnamed(event) if isinstance(event, HandStarted) else teller.deed(event, before)
