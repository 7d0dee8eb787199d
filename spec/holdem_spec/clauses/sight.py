"""DEAL: what is seen of the cards, and ADV: what acting later is worth. Compared are views of a hand.

A sight is a row of events as somebody at the table sees them, with `UNKNOWN` for a card turned away from him; before
each decision stands what the player was offered.
"""

from typing import TypeAlias

from holdem_spec.clauses.form import compares
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.vocabulary.cards import UNKNOWN, Card, cards_text
from holdem_spec.vocabulary.events import Event, HoleCardDealt, HoleCardsKnown, Mucked, Shown, same
from holdem_spec.vocabulary.seats import NOBODY, Seat

Sight: TypeAlias = tuple[Event, ...]


def _before_the_showdown(sight: Sight) -> Sight:
    shown = [place for place, event in enumerate(sight) if isinstance(event, Shown | Mucked)]
    return sight[: shown[0]] if shown else sight


def _dealt_to(sight: Sight) -> list[tuple[Seat, Card]]:
    found: list[tuple[Seat, Card]] = []
    for event in sight:
        if isinstance(event, HoleCardDealt):
            found.append((event.seat, event.card))
        elif isinstance(event, HoleCardsKnown):
            found += [(event.seat, card) for card in event.cards]
    return found


def _alike(sight: Sight, other: Sight) -> Verdict:
    """Whether both are the same until the first hand is turned up or laid away."""
    one, two = _before_the_showdown(sight), _before_the_showdown(other)
    for place in range(max(len(one), len(two))):
        here, there = one[place : place + 1], two[place : place + 1]
        if not here or not there or not same(here[0], there[0]):
            return broken(place=place, got=there, due=here)
    return HOLDS


@compares("DEAL-FACEDOWN", "S0.4/4 S0.15/2 S0.41/2 S1.13/3 S1.32/6 S2.2/3 S2.10/4 S3.11/6 S3.16/3")
def hole_cards_are_dealt_face_down(sight: Sight, with_other_cards: Sight) -> Verdict:
    """Hole cards are dealt face down: whoever only looks on sees none of them, and until hands are turned up the same
    hand with other hole cards looks the same to him, menus included.

    Handkarten werden verdeckt gegeben: Wer nur zusieht, sieht keine davon, und bis zum Aufdecken sieht dieselbe Hand
    mit anderen Handkarten für ihn gleich aus, samt den erlaubten Aktionen.
    """
    return _seen_by(NOBODY, sight, with_other_cards)


@compares("DEAL-PRIVATE", "S0.4/5 S1.13/3 S1.32/8 S2.10/9 S4.6/2")
def only_the_owner_sees_his_hole_cards(seat: Seat, sight: Sight, with_other_cards: Sight) -> Verdict:
    """A player sees his own hole cards and nobody else's: until hands are turned up, other cards in the hands of his
    opponents change nothing that he sees.

    Ein Spieler sieht seine eigenen Handkarten und keine fremden: Bis zum Aufdecken ändern andere Karten der Gegner
    nichts an dem, was er sieht.
    """
    return _seen_by(seat, sight, with_other_cards)


def _seen_by(seat: Seat, sight: Sight, with_other_cards: Sight) -> Verdict:
    dealt = _dealt_to(sight)
    if not dealt:
        return NOT_CONCERNED
    wrong = [(whose, card) for whose, card in dealt if (card == UNKNOWN) == (whose == seat)]
    return broken(seat=wrong[0][0], seen=cards_text((wrong[0][1],))) if wrong else _alike(sight, with_other_cards)


@compares("DEAL-BOARDORDER", "S3.18/8")
def the_board_lies_in_the_order_of_the_deal(row: tuple[Card, ...], dealt: tuple[Card, ...]) -> Verdict:
    """The turn lies to the right of the flop and the river to the right of the turn: from left to right the board
    reads as it was dealt.

    Der Turn liegt rechts vom Flop, der River rechts vom Turn: Von links nach rechts gelesen liegt das Board, wie es
    gegeben wurde.
    """
    return HOLDS if row == dealt else broken(got=cards_text(row), due=cards_text(dealt))


@compares("ADV-POSITION", "S1.51/1")
def acting_later_is_knowing_more(seen_first: Sight, seen_later: Sight) -> Verdict:
    """Whoever has his first turn of a round later has seen all that an earlier player had seen, and at least that
    player's action besides.

    Wer in einer Setzrunde später erstmals dran ist, hat alles gesehen, was ein früherer Spieler gesehen hatte, und
    mindestens dessen Aktion dazu.
    """
    before = seen_later[: len(seen_first)]
    known = len(before) == len(seen_first) and all(map(same, before, seen_first))
    return HOLDS if known and len(seen_later) > len(seen_first) else broken(got=len(seen_later), before=len(seen_first))
