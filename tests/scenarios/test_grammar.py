"""The play language: every form of docs/scenario-format.md, and what it is taken for."""

import pytest

from holdem_conformance.scenarios.grammar import statement
from holdem_conformance.scenarios.model import Stage
from holdem_conformance.scenarios.said import (
    ActSaid,
    BackSaid,
    DealerSaid,
    OfferSaid,
    PotSaid,
    RefusalSaid,
    StreetSaid,
    TurnSaid,
)
from holdem_spec.vocabulary.cards import UNKNOWN, card, cards
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BoardDealt,
    Burned,
    HandEnded,
    HoleCardDealt,
    PotAwarded,
)
from holdem_spec.vocabulary.seats import NOBODY

NAMES = ("Cem", "Ada", "Ben", "Jörg", "Mary-Lou", "As")

ACTS = {
    "Ada folds": ActSaid(1, "fold", None),
    "Ada checks": ActSaid(1, "check", None),
    "Ada calls": ActSaid(1, "call", None),
    "Ada calls to 100": ActSaid(1, "call", 100),
    "Ada bets 250": ActSaid(1, "bet", 250),
    "Ada raises to 600": ActSaid(1, "raise to", 600),
    "Ada goes all-in": ActSaid(1, "go all-in", None),
    "Ada goes all-in to 150": ActSaid(1, "go all-in", 150),
    "Ada shows": ActSaid(1, "show", None),
    "Ada mucks": ActSaid(1, "muck", None),
    "Ada discards 7c": ActSaid(1, "discard", None, cards("7c")),
    "Jörg folds": ActSaid(3, "fold", None),
    "Mary-Lou folds": ActSaid(4, "fold", None),
    "As folds": ActSaid(5, "fold", None),
}

OFFERS = {
    "Ada may fold": {"fold": (0, 0)},
    "Ada may fold, call 50": {"fold": (0, 0), "call": (50, 50)},
    "Ada may check, bet 100..5000": {"check": (0, 0), "bet": (100, 5000)},
    "Ada may fold , call 50,raise to 150": {"fold": (0, 0), "call": (50, 50), "raise to": (150, 150)},
    "Ada may raise to 200 .. 400": {"raise to": (200, 400)},
    "Ada may show, muck": {"show": (0, 0), "muck": (0, 0)},
}

REFUSALS = {
    "Ada may not fold: BET-FOLDFREE": RefusalSaid(1, "fold", None, "BET-FOLDFREE"),
    "Ada may not check: BET-CHECK": RefusalSaid(1, "check", None, "BET-CHECK"),
    "Ada may not call: BET-CALL": RefusalSaid(1, "call", None, "BET-CALL"),
    "Ada may not call to 90 : BET-CALL": RefusalSaid(1, "call", 90, "BET-CALL"),
    "Ada may not bet 50: NL-MINBET": RefusalSaid(1, "bet", 50, "NL-MINBET"),
    "Ada may not raise to 150: NL-MINRAISE": RefusalSaid(1, "raise to", 150, "NL-MINRAISE"),
    "Ada may not show: SHOW-WHEN": RefusalSaid(1, "show", None, "SHOW-WHEN"),
    "Ada may not show As Kd: SHOW-BOTHCARDS": RefusalSaid(1, "show", None, "SHOW-BOTHCARDS", cards("As Kd")),
    "As may not show As: SHOW-BOTHCARDS": RefusalSaid(5, "show", None, "SHOW-BOTHCARDS", cards("As")),
    "Ada may not muck: SHOW-MUSTFIRST": RefusalSaid(1, "muck", None, "SHOW-MUSTFIRST"),
    "Ada may not discard 7c: VAR-PINEAPPLE": RefusalSaid(1, "discard", None, "VAR-PINEAPPLE", cards("7c")),
    "Ada may not post 50: BLIND-SEATS": RefusalSaid(1, "post", 50, "BLIND-SEATS"),
}

STREETS = {
    "antes": StreetSaid(Stage.ANTES, 0),
    "blinds": StreetSaid(Stage.BLINDS, 0),
    "deal": StreetSaid(Stage.DEAL, 0),
    "deal 3": StreetSaid(Stage.DEAL, 3),
    "burn": StreetSaid(Stage.BURN, 0),
    "flop": StreetSaid(Stage.FLOP, 0),
    "turn": StreetSaid(Stage.TURN, 0),
    "river": StreetSaid(Stage.RIVER, 0),
    "showdown": StreetSaid(Stage.SHOWDOWN, 0),
    "award": StreetSaid(Stage.AWARD, 0),
    "end": StreetSaid(Stage.END, 0),
}

OTHERS = {
    "Ada to act": TurnSaid(1),
    "nobody to act": TurnSaid(NOBODY),
    "pot 550": PotSaid(550),
    "Ben gets 60 back": BackSaid(2, 60),
}

DEEDS = {
    "burn": Burned(UNKNOWN),
    "burn 2c": Burned(card("2c")),
    "turn up 2c 3c 4c": BoardDealt(cards("2c 3c 4c")),
    "turn up Td": BoardDealt(cards("Td")),
    "deal Ada As": HoleCardDealt(1, card("As")),
    "deal As Kd": HoleCardDealt(5, card("Kd")),
    "return 60 to Ben": BetReturned(2, 60),
    "award pot 0 to Ben 300": PotAwarded(0, ((2, 300),)),
    "award pot 1 to Ben 151, Cem 150": PotAwarded(1, ((0, 150), (2, 151))),
    "end the hand": HandEnded(()),
    "collect antes": AntesPosted(()),
    "collect antes Ada 1, Cem 2": AntesPosted((2, 1, 0, 0, 0, 0)),
}


@pytest.mark.parametrize("line", [*ACTS, *REFUSALS, *STREETS, *OTHERS])
def test_statements(line):
    # As mere tuples, statements of different kinds may be equal.
    assert repr(statement(line, NAMES)) == repr({**ACTS, **REFUSALS, **STREETS, **OTHERS}[line])


@pytest.mark.parametrize("line", OFFERS)
def test_offers(line):
    assert repr(statement(line, NAMES)) == repr(OfferSaid(1, OFFERS[line]))


@pytest.mark.parametrize("deed", DEEDS)
def test_what_the_dealer_may_not_do(deed):
    said = statement(f"dealer may not {deed}: DEAL-BURN1", NAMES)
    assert repr(said) == repr(DealerSaid(DEEDS[deed], "DEAL-BURN1"))


@pytest.mark.parametrize("line", ["", "   ", "# only a comment", "  # Ada folds"])
def test_lines_that_say_nothing(line):
    assert statement(line, NAMES) is None


@pytest.mark.parametrize(
    "line", ["  Ada folds", "Ada folds  ", "Ada   folds", "Ada folds # she is beaten", "Ada folds#x"]
)
def test_room_and_comments_do_not_matter(line):
    assert repr(statement(line, NAMES)) == repr(ActSaid(1, "fold", None))
