"""What goes wrong, is announced and is decided, as the end of a key and the fields of its sentence."""

from typing import Any

from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.words import Words
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import Event
from holdem_spec.vocabulary.floor import (
    BoardMended,
    CardExposed,
    Declared,
    ErrorFound,
    FloorRuled,
    HandAnnounced,
    MisdealDeclared,
    StubShuffled,
)

ON_TOP = 3
"""So many cards of a shuffled rest are named: a flop."""


def floor_ending(event: Event) -> str:
    """Which of several sentences fits the kind of event."""
    match event:
        case ErrorFound():
            return f"_{int(event.fault)}"
        case FloorRuled():
            return f"_{int(event.decision)}"
        case Declared():
            return f"_{int(event.word)}"
    return ""


def floor_fields(event: Event, before: Ledger, say: Words, paper: Paper) -> dict[str, Any]:
    """The fields beside those of the event itself."""
    match event:
        case CardExposed(_, number):
            pack = before.pack or ()
            return {"card": paper.card(pack[number - 1] if number <= len(pack) else UNKNOWN)}
        case MisdealDeclared(fault) | FloorRuled(fault):
            return {"fault": say(f"fault.{int(fault)}")}
        case StubShuffled(stub):
            return {"number": len(stub), "cards": paper.cards(stub[:ON_TOP])}
        case BoardMended(burned):
            return {"card": paper.card(burned)}
        case Declared():
            return {"amount": f" {event.to}" if event.to else ""}
        case HandAnnounced():
            return {"category": say(f"category.{event.category}")}
    return {}
