"""DECK: one pack of fifty-two cards."""

from holdem_spec.clauses.form import compares, forbids, law
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.hands import FIVE_HIGH, Category, Value, value
from holdem_spec.vocabulary.cards import PACK, UNKNOWN, Card, card_text, cards_text
from holdem_spec.vocabulary.events import (
    BoardDealt,
    Burned,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    PotAwarded,
    Shown,
)
from holdem_spec.vocabulary.floor import CardReplaced


@forbids("DECK-52", "S0.4/1 S1.15/1 S1.15/2 S2.18/1")
def every_card_exists_once(
    event: HandStarted | HoleCardDealt | HoleCardsKnown | Burned | BoardDealt | Shown | CardReplaced, before: Ledger
) -> Verdict:
    """The game is played with one pack of 52 different cards, without jokers; no card appears twice.

    Gespielt wird mit einem Paket aus 52 verschiedenen Karten ohne Joker; keine Karte kommt zweimal vor.
    """
    if isinstance(event, HandStarted):
        deck = event.table.deck
        return HOLDS if deck is None or tuple(sorted(deck)) == PACK else broken(different_cards=len(set(deck)))
    new = (event.card,) if isinstance(event, (HoleCardDealt, Burned, CardReplaced)) else event.cards
    own = before.holes[event.seat] if isinstance(event, Shown) else ()
    for place, card in enumerate(new):
        if (card in before.known and card not in own) or (card != UNKNOWN and card in new[:place]):
            return broken(twice=card_text(card))
    return HOLDS


@forbids("DECK-CONSERVE", implied_by="DECK-52")
def every_known_card_lies_in_one_place(event: HandEnded, before: Ledger) -> Verdict:
    """Hole cards, board, burns and the rest of the pack are at every moment the 52 cards, each once.

    Handkarten, Board, Brennkarten und Reststapel sind jederzeit zusammen die 52 Karten, jede einmal.
    """
    lying = [card for holes in before.holes for card in holes] + list(before.board) + before.burns
    seen = [card for card in lying if card != UNKNOWN]
    return HOLDS if len(seen) == len(set(seen)) else broken(cards=cards_text(tuple(seen)))


@forbids("DECK-NEED", "S2.18/2 S2.18/3", implied_by="DEAL-HOLE2 DEAL-FLOP3 DEAL-TURN1 DEAL-RIVER1 DEAL-BURN1")
def a_whole_hand_needs_two_cards_each_and_eight(event: HandEnded, before: Ledger) -> Verdict:
    """A hand that reaches the river uses two cards for each player, five for the board, and the burned ones: with
    three burns 2n + 8.

    Eine Hand bis zum River braucht zwei Karten je Spieler, fünf für das Board und die Brennkarten: bei drei
    Brennkarten 2n + 8.
    """
    if before.boards < 3 or before.floor is not None:
        return NOT_CONCERNED
    need = before.table.hole_cards * len(before.players) + 5 + len(before.burns)
    return HOLDS if before.cards_dealt == need else broken(got=before.cards_dealt, need=need)


@forbids("DECK-NEEDEARLY", "S2.19/1", implied_by="DEAL-HOLE2 DEAL-FLOP3 DEAL-TURN1 DEAL-BURN1 DEAL-NOMORE END-PAID")
def an_early_end_needs_fewer_cards(event: HandEnded, before: Ledger) -> Verdict:
    """A hand that ends earlier has used two cards for each player and what lies on the board or was burned for it.

    Eine früher beendete Hand hat zwei Karten je Spieler verbraucht und was dafür am Board liegt oder verbrannt wurde.
    """
    if before.boards > 2 or before.floor is not None:
        return NOT_CONCERNED
    need = before.table.hole_cards * len(before.players) + (0, 3, 4)[before.boards] + len(before.burns)
    return HOLDS if before.cards_dealt == need else broken(got=before.cards_dealt, need=need)


@forbids("DECK-CAPACITY", implied_by="SEAT-COUNT")
def the_pack_suffices(event: HandStarted, before: Ledger) -> Verdict:
    """The 52 cards suffice for every table that is allowed: 2n + 8 is never more.

    Die 52 Karten reichen für jeden erlaubten Tisch: 2n + 8 ist nie mehr.
    """
    need = event.table.hole_cards * len(event.table.players()) + 8
    return HOLDS if need <= len(PACK) else broken(need=need, cards=len(PACK))


Five = tuple[Card, ...]


@law("DECK-RANKS", "S1.17/1")
def the_ace_is_high_and_the_deuce_low(one: Five, other: Five, better: int) -> Verdict:
    """Ranks fall from the ace over king, queen, jack, ten and nine down to the deuce; of two hands without any
    combination that differ in one card, the one with the higher card is better.

    Die Werte fallen vom Ass über König, Dame, Bube, Zehn und Neun bis zur Zwei; von zwei Händen ohne Kombination, die
    sich in einer Karte unterscheiden, ist die mit der höheren Karte besser.
    """
    ranks, others = sorted(card >> 2 for card in one), sorted(card >> 2 for card in other)
    mine, theirs = set(ranks) - set(others), set(others) - set(ranks)
    if value(one)[0] != Category.HIGH_CARD or value(other)[0] != Category.HIGH_CARD or len(mine) != 1:
        return NOT_CONCERNED
    due = 1 if max(mine) > max(theirs) else -1
    return HOLDS if better == due else broken(hand=cards_text(one), against=cards_text(other), got=better, due=due)


@law("DECK-ACELOW", "S1.17/2 S1.19/6")
def the_ace_is_low_only_below_a_five_high_straight(five: Five, claimed: Value) -> Verdict:
    """The ace counts as the lowest card in 5-4-3-2-A only; a run does not go on over king, ace and deuce.

    Das Ass zählt nur in 5-4-3-2-A als niedrigste Karte; über König, Ass und Zwei läuft keine Folge hinweg.
    """
    ranks = {card >> 2 for card in five}
    if not {12, 0} <= ranks or len(ranks) < 5:
        return NOT_CONCERNED
    straight = claimed[0] in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
    wheel = ranks == {12, 0, 1, 2, 3}
    if straight == wheel and (not wheel or claimed[1] == FIVE_HIGH):
        return HOLDS
    return broken(hand=cards_text(five), got=claimed)


@compares("DECK-SUITEQUAL", "S0.34/3 S0.45/5 S1.17/3 S1.19/9 S2.4/7 S2.4/8")
def suits_do_not_matter(awards: tuple[PotAwarded, ...], with_suits_exchanged: tuple[PotAwarded, ...]) -> Verdict:
    """No suit outranks another: exchanging suits throughout a hand changes no award.

    Keine Farbe geht über eine andere: Werden in einer Hand die Farben durchgehend vertauscht, ändert sich keine
    Auszahlung.
    """
    return HOLDS if awards == with_suits_exchanged else broken(got=with_suits_exchanged, due=awards)
