"""Pots, hands and the button: every theorem finds the mistake of its mutant, and says it in words."""

from itertools import islice

import pytest

from holdem_conformance.proof.proving import proved
from holdem_conformance.proof.seven_cards import seven_card_classes
from holdem_conformance.proof.theorem import Status
from holdem_conformance.proof.theorems.everything import all_theorems
from holdem_conformance.proof.worth import worth
from holdem_spec.vocabulary.cards import cards

CHAPTERS = ("pot_arithmetic", "odd_chips", "hands_of_five", "hands_of_seven", "button_walks")
OURS = [theorem.id for theorem in all_theorems() if theorem.show.__module__.rpartition(".")[2] in CHAPTERS]


def test_there_are_theorems_of_all_chapters() -> None:
    assert len(OURS) == 28
    assert len({id.partition("-")[0] for id in OURS} & {"POTS", "SHARES", "RETURN", "FIVE", "SEVEN", "BUTTON"}) == 6


@pytest.mark.parametrize("id", OURS)
def test_a_theorem_finds_its_mistake(id: str) -> None:
    proof = proved(id, mutated=True)
    assert proof.evidence.status is Status.REFUTED, proof.evidence
    assert " " in proof.evidence.counterexample
    assert proof.seconds < 10


HANDS = {
    "As Ks Qs Js Ts 2c 2d": ("straight flush", (12,)),
    "5h 4h 3h 2h Ah Kh Qh": ("straight flush", (3,)),
    "9c 9d 9h 9s 2c 2d 3h": ("four of a kind", (7, 1)),
    "2c 2d 2h 3c 3d 3h Ks": ("full house", (1, 0)),
    "2h 4h 6h 8h Th Qh Ac": ("flush", (10, 8, 6, 4, 2)),
    "Ac 2d 3h 4s 5c 9d 9h": ("straight", (3,)),
    "7c 7d 7h Ks Qc 2d 3h": ("three of a kind", (5, 11, 10)),
    "Kc Kd 8h 8s 3c 3d Qh": ("two pair", (11, 6, 10)),
    "Jc Jd 9h 7s 5c 3d 2h": ("pair", (9, 7, 5, 3)),
    "Kc Qd 9h 7s 5c 3d 2h": ("high card", (11, 10, 7, 5, 3)),
}


@pytest.mark.parametrize("text", HANDS)
def test_the_third_way_from_the_royal_flush_down(text: str) -> None:
    assert worth(cards(text)) == HANDS[text]


def test_a_class_of_seven_cards_is_seven_cards() -> None:
    for hand, times in islice(seven_card_classes(), 0, None, 37):
        assert len(set(hand)) == 7
        assert min(hand) >= 0
        assert max(hand) < 52
        assert times > 0


def test_the_classes_are_all_seven_card_hands() -> None:
    found = [times for _, times in seven_card_classes()]
    assert (len(found), sum(found)) == (190_346, 133_784_560)
