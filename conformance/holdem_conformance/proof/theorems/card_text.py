"""Cards and their names."""

from collections.abc import Callable

from holdem_conformance.proof.theorem import Evidence, Method, Mutant, Status, refuted, theorem
from holdem_spec.vocabulary.cards import PACK, Card, card, card_text

Name = Callable[[Card], str]


def tens_as_numbers(named: Card) -> str:
    return card_text(named).replace("T", "10")


@theorem(
    "CARD-NAMES",
    en="Every card has a name of two letters, and the name leads back to the card.",
    de="Jede Karte hat einen Namen aus zwei Zeichen, und der Name führt zur Karte zurück.",
    supports="DECK-52",
    method=Method.EXHAUSTIVE,
    scope="the 52 cards",
    expected=Status.CHECKED,
    of=card_text,
    mutant=Mutant("tens are written as 10", tens_as_numbers),
)
def a_name_leads_back_to_its_card(name: Name) -> Evidence:
    for number, one in enumerate(PACK):
        if len(name(one)) != 2 or card(name(one)) != one:
            return refuted(f"{number + 1} cards", f"{name(one)} for card {one}")
    return Evidence(Status.CHECKED, f"{len(PACK)} cards")
