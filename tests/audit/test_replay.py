"""What the audit adds to a file, and where."""

from holdem_conformance.audit.hand import read_fields
from holdem_conformance.audit.replay import customs, replay
from holdem_spec.judge.bench import Bench, Breach, Sitting
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import (
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Entry,
    HandEnded,
    Origin,
    PotAwarded,
    RaisedTo,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.rulebook import Rulebook, preset
from holdem_spec.vocabulary.table import Blind

from .test_hands import SHORT_BLIND, SIDE_POT


class Recorder(Sitting):
    """A sitting that also keeps what it hears."""

    __slots__ = ("heard",)

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(Bench(rulebook))
        self.heard: list[Entry] = []

    def hear(self, entry: Entry) -> Breach | None:
        self.heard.append(entry)
        return super().hear(entry)


def told(fields: dict[str, object], rules: str) -> list[Entry]:
    """The trace of a hand in the plain shape of this test folder."""
    rulebook = preset(rules)
    recorder = Recorder(rulebook)
    common = {"variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [1, 2, 0], "min_bet": 2}
    outcome = replay(read_fields({**common, **fields}), recorder, customs(rulebook))
    assert outcome.breach is None
    return recorder.heard


def test_what_the_file_leaves_out_is_derived_in_its_place() -> None:
    heard = told(SIDE_POT, "house")
    assert [entry.event for entry in heard if entry.origin == Origin.DERIVED] == [
        *(BlindPosted(0, Blind.SMALL, 1), BlindPosted(1, Blind.BIG, 2)),
        BetReturned(1, 20),
        *[Burned(UNKNOWN)] * 3,
        *(PotAwarded(1, ((0, 40),)), PotAwarded(0, ((2, 30),))),  # the side pot first
    ]
    order = [type(entry.event) for entry in heard]
    assert order.index(BetReturned) == order.index(Shown) - 1
    for place, kind in enumerate(order):
        assert kind != BoardDealt or order[place - 1] == Burned
    assert order[-4:] == [PotAwarded, PotAwarded, HandEnded, TraceEnded]


def test_what_the_file_says_is_seen() -> None:
    seen = [entry.event for entry in told(SIDE_POT, "house") if entry.origin == Origin.SEEN]
    assert [event for event in seen if isinstance(event, RaisedTo | Called)] == [
        *(RaisedTo(2, 10), Called(0, 10), RaisedTo(1, 50), Called(0, 30))  # the last one all-in for less
    ]
    assert seen[-2:] == [HandEnded((40, 20, 30)), TraceEnded()]


def test_without_burns_in_the_rulebook_none_is_added() -> None:
    assert not [entry for entry in told(SIDE_POT, "blackpoker") if isinstance(entry.event, Burned)]


def test_a_short_blind_is_posted_whole() -> None:
    posted = [entry.event for entry in told(SHORT_BLIND, "roberts") if isinstance(entry.event, BlindPosted)]
    assert posted == [BlindPosted(0, Blind.SMALL, 1), BlindPosted(1, Blind.BIG, 1)]
