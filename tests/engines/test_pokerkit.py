"""PokerKit: the adapter tells what PokerKit does.

The tests run where PokerKit's environment can be made, which needs a package index the first time.
"""

from collections.abc import Iterator

import pytest

from holdem_conformance.engines.base import CannotStart
from holdem_conformance.engines.third_party import third_parties
from holdem_conformance.protocol.messages import (
    Act,
    Acted,
    ActionName,
    HandRequest,
    PotSeen,
    Refused,
    Snapshot,
    TableSetup,
)
from holdem_conformance.protocol.pipe import PipeEngine
from holdem_conformance.scenarios.read import suite
from holdem_spec.vocabulary.cards import PACK, card_text
from holdem_spec.vocabulary.rulebook import OPTIONS

POKERKIT = third_parties()["pokerkit"]
DECK = "As 2c Kd Ad 2d Kh 3c 4c 7d 9h 3d Js 3h 5s"
"""Three players from the left of the button: aces, deuces, kings; board 4c 7d 9h Js 5s behind 3c, 3d and 3h burned."""


@pytest.fixture(scope="module")
def engine() -> Iterator[PipeEngine]:
    try:
        engine = PipeEngine(POKERKIT.command(), 20.0)
    except CannotStart as trouble:
        pytest.skip(str(trouble))
    yield engine
    engine.close()


class Table:
    """A table with an engine behind it: `does` plays one act and keeps the answer."""

    def __init__(self, engine: PipeEngine, stacks: tuple[int, ...], button: int, **rules: str) -> None:
        self.engine = engine
        opening = engine.hand(request(stacks, button, **rules))
        assert isinstance(opening, Snapshot)
        self.now = opening

    def does(self, seat: int, action: ActionName, to: int | None = None) -> Acted:
        answer = self.engine.act(Act(seat, action, to))
        self.now = answer.snapshot
        return answer

    def plays(self, *acts: tuple[int, ActionName] | tuple[int, ActionName, int]) -> None:
        for act in acts:
            assert self.does(*act).outcome == "accepted", act


def request(stacks: tuple[int, ...], button: int, **rules: str) -> HandRequest:
    """A hand with blinds of 5 and 10. Rules are written `deal_burn="off"` for deal.burn."""
    first = tuple(DECK.split())
    deck = first + tuple(text for text in map(card_text, PACK) if text not in first)
    readings = {name.replace("_", ".", 1): reading for name, reading in rules.items()}
    return HandRequest(TableSetup(stacks, button, (5, 10)), readings, deck, (), (), ())


def test_it_says_who_it_is(engine: PipeEngine) -> None:
    hello = engine.hello()
    assert (hello.engine.name, hello.engine.version) == (POKERKIT.name, POKERKIT.version)
    readings = {option.name: {"*", *(reading.name for reading in option.readings)} for option in OPTIONS}
    for option, reading in hello.rules.items():
        assert reading in readings[option], option
    assert {option for scenario in suite() for option in scenario.under} <= set(hello.rules)


def test_seats_turn_with_the_button(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600, 700), button=1)
    assert table.now.to_act == 1
    assert table.now.bets == (10, 0, 5)
    assert table.now.stacks == (490, 600, 695)
    assert table.now.menu is not None
    assert table.now.menu.call == 10
    assert table.now.menu.raise_to == (20, 600)


def test_heads_up_the_button_posts_the_small_blind_and_begins(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600), button=0)
    assert (table.now.bets, table.now.to_act) == ((5, 10), 0)
    table.plays((0, "call", 10), (1, "check"))
    assert table.now.to_act == 1


def test_a_hand_to_the_showdown(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600, 100), button=1)
    table.plays((1, "raise", 100), (2, "call", 100), (0, "call", 100))
    assert table.now.board == ("4c", "7d", "9h")
    table.plays((0, "check"), (1, "check"), (0, "bet", 50), (1, "call", 50), (0, "check"), (1, "check"))
    assert (table.now.to_act, table.now.to_show) == (-1, 2)
    assert table.now.menu is not None
    assert (table.now.menu.show, table.now.menu.muck, table.now.menu.fold) == (True, True, False)
    table.plays((2, "show"), (0, "muck"), (1, "show"))
    assert table.now.over
    assert table.now.stacks == (350, 550, 300)
    assert table.now.shown == ((2, ("As", "Ad")), (1, ("Kd", "Kh")))
    assert table.now.mucked == (0,)
    assert table.now.pots == (PotSeen(300, (0, 1, 2), ((2, 300),)), PotSeen(100, (0, 1), ((1, 100),)))


def test_a_refusal_leaves_the_hand_as_it_was(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600, 700), button=1)
    before = table.now
    refused: list[tuple[int, ActionName, int | None]] = [
        (2, "fold", None),
        (1, "check", None),
        (1, "call", 9),
        (1, "bet", 40),
        (1, "raise", 19),
        (1, "raise", 601),
        (1, "show", None),
    ]
    for seat, action, to in refused:
        answer = table.does(seat, action, to)
        assert (answer.outcome, bool(answer.reason)) == ("refused", True), (seat, action, to)
        assert answer.snapshot == before


def test_folding_for_nothing_goes_by_the_mode(engine: PipeEngine) -> None:
    for reading, outcome in (("allow", "accepted"), ("forbid", "refused")):
        table = Table(engine, (500, 600), button=0, bet_fold_free=reading)
        table.plays((0, "call", 10))
        assert table.now.menu is not None
        assert table.now.menu.fold is (reading == "allow")
        assert table.does(1, "fold").outcome == outcome


def test_without_burning_the_flop_comes_off_the_top(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600, 700), button=1, deal_burn="off")
    table.plays((1, "call", 10), (2, "call", 10), (0, "check"))
    assert table.now.board == ("3c", "4c", "7d")


def test_all_in_hands_are_asked_for_before_the_board(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600, 700), button=1)
    table.plays((1, "fold"), (2, "raise", 700), (0, "call", 500))
    assert not table.now.board
    assert table.now.returned == (0, 0, 200)
    table.plays((0, "show"), (2, "show"))
    assert table.now.over
    assert table.now.board == ("4c", "7d", "9h", "Js", "5s")
    assert table.now.stacks == (0, 600, 1200)


def test_at_the_showdown_the_order_is_pokerkits(engine: PipeEngine) -> None:
    table = Table(engine, (500, 600), button=0)
    table.plays((0, "call", 10), *[(seat, "check") for seat in (1, 1, 0, 1, 0, 1)], (0, "bet", 10), (1, "call", 10))
    assert table.now.to_show == 0
    assert table.does(1, "show").reason == "PokerKit has seat 0 to show"
    table.plays((0, "show"), (1, "show"))
    assert table.now.over


def test_a_table_that_pokerkit_does_not_play_at_is_refused(engine: PipeEngine) -> None:
    answer = engine.hand(request((500, 0, 700), button=1))
    assert isinstance(answer, Refused)
    assert answer.reason == "Non-positive starting stacks was supplied."
