"""Fields of the sentences about an evening or the floor that are put together from several of an event."""

from holdem_conformance.desk.explain.speaking import Speaker
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import Event, LevelRaised
from holdem_spec.vocabulary.floor import Declared, FloorRuled, HandAnnounced, StubShuffled

ON_TOP = 3
"""So many cards of a shuffled rest are named: a flop."""


def further_fields(event: Event, speaker: Speaker) -> dict[str, object]:
    """What the sentence about an event needs beside the fields of the event."""
    match event:
        case LevelRaised(small, big, ante):
            return {"level": (small, big, ante)}
        case StubShuffled(stub):
            rest = " …" if len(stub) > ON_TOP else ""
            return {"shuffled": f"{len(stub)} ({speaker.paper.cards(stub[:ON_TOP])}{rest})"}
        case FloorRuled(_, decision, seat, card):
            named = "" if card == UNKNOWN else speaker.paper.card(card)
            ruling = speaker.word(str(int(decision)), "ruling")
            return {"ruling": ruling.format(player=speaker.seat(seat), card=named)}
        case Declared(_, word, to):
            return {"said": speaker.word(str(int(word)), "said") + (f" {speaker.chips(to)}" if to else "")}
        case HandAnnounced(_, category):
            return {"announced": speaker.word(str(category), "category")}
    return {}
