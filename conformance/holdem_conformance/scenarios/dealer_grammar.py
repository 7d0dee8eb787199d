"""The part of the play language that is about the dealer: what he may not do."""

from holdem_conformance.scenarios.said import DealerSaid
from holdem_conformance.scenarios.words import GrammarError, Words
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BoardDealt,
    Burned,
    HandEnded,
    HandEvent,
    HoleCardDealt,
    PotAwarded,
)
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def dealer(words: Words) -> DealerSaid:
    """What follows the word `dealer`."""
    words.expect("may not", "dealer may not burn: DEAL-NOMORE")
    return DealerSaid(_deed(words), words.clause())


def _deed(words: Words) -> HandEvent:
    if words.take("collect"):
        words.expect("antes", "collect antes Ada 1, Ben 1")
        return AntesPosted(_antes(words))
    if words.take("burn"):
        card = words.card_or_none()
        return Burned(UNKNOWN if card is None else card)
    if words.take("turn up"):
        return _board(words)
    if words.take("deal"):
        return HoleCardDealt(words.seat(), words.card("deal Ada As"))
    if words.take("return"):
        chips = words.chips("return 60 to Ada")
        words.expect("to", "return 60 to Ada")
        return BetReturned(words.seat(), chips)
    if words.take("award"):
        words.expect("pot", "award pot 0 to Ada 300")
        return _award(words)
    if words.take("end the hand"):
        return HandEnded(())
    raise words.unexpected("the dealer may not collect antes, burn, turn up, deal, return, award pot or end the hand")


def _board(words: Words) -> BoardDealt:
    return BoardDealt((words.card("turn up 2c 3c 4c"), *words.cards()))


def _award(words: Words) -> PotAwarded:
    number = words.chips("award pot 0 to Ada 300")
    words.expect("to", "award pot 0 to Ada 300")
    shares = _by_name(words, "award pot 0 to Ada 150, Ben 150", "gets two shares of this pot")
    return PotAwarded(number, tuple(sorted(shares.items())))


def _antes(words: Words) -> tuple[Chips, ...]:
    """What every seat would pay, nothing if it is not named; without a name it is what is due."""
    if not words or words.word.text == ":":
        return ()
    paid = _by_name(words, "collect antes Ada 1, Ben 1", "pays two antes here")
    return tuple(paid.get(seat, 0) for seat in range(len(words.names)))


def _by_name(words: Words, example: str, twice: str) -> dict[Seat, Chips]:
    found: dict[Seat, Chips] = {}
    while not found or words.take(","):
        at = words.word
        seat = words.seat()
        if seat in found:
            raise GrammarError(f"'{at.text}' {twice}; add them up.", at)
        found[seat] = words.chips(example)
    return found
