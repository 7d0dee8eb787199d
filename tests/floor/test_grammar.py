"""The language of the floor: what its lines mean, and complaints that say what to write."""

from pathlib import Path

import pytest

from holdem_conformance.runner.floor_judge import judge_floor
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.floor_grammar import floor_statement
from holdem_conformance.scenarios.floor_said import (
    AwaitsSaid,
    BurnSaid,
    IncidentSaid,
    MayNotSaid,
    RemedySaid,
    RulingSaid,
    ShuffleSaid,
    StreetLies,
)
from holdem_conformance.scenarios.read import SUITE, read_hand, read_scenario
from holdem_conformance.scenarios.said import ActSaid
from holdem_conformance.scenarios.words import GrammarError
from holdem_spec.vocabulary.cards import UNKNOWN, card, cards
from holdem_spec.vocabulary.events import Burned
from holdem_spec.vocabulary.floor import (
    BecameBurn,
    BoardDealtEarly,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    MisdealDeclared,
    Word,
)

NAMES = ("Ada", "Ben")

MEANT = {
    "dealer exposes card 5  # Ada's": IncidentSaid(CardExposed(-1, 5)),
    "dealer turns up 2c 3c 4c early": IncidentSaid(BoardDealtEarly((), cards("2c 3c 4c"))),
    "Ben has a card too many": IncidentSaid(ErrorFound(Fault.EXTRA_CARD, 1)),
    "a second Qd is in the pack": IncidentSaid(ErrorFound(Fault.DECK_FOULED, card=card("Qd"))),
    "Ada declares raise to 300": IncidentSaid(Declared(0, Word.RAISE, 300)),
    "Ada declares raise 300": IncidentSaid(Declared(0, Word.RAISE, 300)),
    "Ben declares all-in": IncidentSaid(Declared(1, Word.ALL_IN)),
    "Ben pushes 100": IncidentSaid(ChipsPushed(1, 100)),
    "misdeal: a card exposed": RemedySaid(MisdealDeclared(Fault.CARD_EXPOSED)),
    "Ada gets 9h instead": RemedySaid(CardReplaced(0, card("9h"))),
    "5c becomes the burn": RemedySaid(BecameBurn(card("5c"))),
    "shuffled 4d 9c": ShuffleSaid(cards("4d 9c")),
    "a ruling is due": AwaitsSaid("a ruling"),
    "floor rules Ben's hand is dead": RulingSaid(Decision.HAND_DEAD, 1),
    "floor rules on two burns: 7c goes back": RulingSaid(Decision.PUT_BACK, card=card("7c"), case=Fault.TWO_BURNS),
    "dealer may not burn: DEAL-BURN1": MayNotSaid(Burned(UNKNOWN), "DEAL-BURN1"),
    "burn": BurnSaid(UNKNOWN),
    "turn 9h": StreetLies(1, cards("9h")),
    "Ada folds": ActSaid(0, "fold", None),
}


@pytest.mark.parametrize("line", MEANT)
def test_a_line_means(line: str) -> None:
    said = floor_statement(line, NAMES)
    assert (type(said), said) == (type(MEANT[line]), MEANT[line])


COMPLAINTS = {
    "dealer exposes card": "a whole number of chips belongs here",
    "dealer turns up 2c too soon": "write for example 'dealer turns up 2c 3c 4c without a burn'",
    "misdeal: bad luck": "a fault is a card exposed, two boxed cards",
    "Ada declares war": "one declares fold, check, call, bet, raise or all-in",
    "floor rules Ada must fold": "write for example 'floor rules Ada must call'",
    "floor may not rule play on": "end the line with a colon and the clause that forbids it",
    "Ada announces victory": "a hand is announced as high card, one pair",
    "5c becomes a burn": "write for example '5c becomes the burn'",
}


@pytest.mark.parametrize("line", COMPLAINTS)
def test_a_line_that_is_not_understood(line: str) -> None:
    with pytest.raises(GrammarError) as complaint:
        floor_statement(line, NAMES)
    assert COMPLAINTS[line] in complaint.value.message


def test_a_complaint_points_at_the_line(tmp_path: Path) -> None:
    text = (SUITE / "floor" / "card-5-exposed-house.toml").read_text("utf-8")
    file = tmp_path / "floor" / "card-5-exposed-house.toml"
    file.parent.mkdir()
    file.write_text(text.replace("misdeal: a card exposed", "misdeal: bad luck"), "utf-8")
    with pytest.raises(ScenarioError, match="a fault is a card exposed") as complaint:
        read_scenario(file)
    assert complaint.value.text == "misdeal: bad luck"
    assert complaint.value.column == len("misdeal: ")


def test_a_floor_scenario_is_no_plain_hand() -> None:
    with pytest.raises(ScenarioError, match="tells of an error of the deal"):
        read_hand(SUITE / "floor" / "card-5-exposed-house.toml")


def test_result_cards_are_checked(tmp_path: Path) -> None:
    text = (SUITE / "floor" / "card-5-exposed-tda.toml").read_text("utf-8")
    file = tmp_path / "floor" / "card-5-exposed-tda.toml"
    file.parent.mkdir()
    file.write_text(text.replace('burns  = "Ah 3h 5s"', 'burns  = "Ah 3x"'), "utf-8")
    with pytest.raises(ScenarioError, match="'3x' is not a card"):
        read_scenario(file)


def test_the_example_of_the_handbook_holds(tmp_path: Path) -> None:
    """The scenario of the section on the floor in docs/scenario-format.md is read and judged as it stands there."""
    handbook = (Path(__file__).parents[2] / "docs" / "scenario-format.md").read_text("utf-8")
    section = handbook.partition("## The floor")[2]
    example = section.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "floor" / "a-flop-of-four-tda.toml"
    file.parent.mkdir()
    file.write_text(example, "utf-8")
    scenario = read_scenario(file)
    assert scenario.floor is not None
    assert judge_floor(scenario, scenario.floor).failure is None
