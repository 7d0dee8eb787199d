"""Terms of a draw: each player takes one card, the highest wins; if that is agreed, those who tie draw again."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import in_the_game, leaders
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.cards import Card, rank_of, suit_of
from holdem_spec.vocabulary.seats import NOBODY, Seat

Drawn = tuple[tuple[Seat, Card], ...]


@term("S1.30 S1.48 S2.4")
def those_who_draw(ledger: Ledger) -> tuple[Seat, ...]:
    """Who takes part in a draw: all players for the first button, those with the most chips when the time is up."""
    return leaders(ledger) if ledger.evening.time_is_up else in_the_game(ledger)


@term("S1.30 S2.4")
def rounds_of_the_draw(ledger: Ledger) -> tuple[tuple[tuple[Seat, ...], Drawn], ...]:
    """For each round who has to draw, and the cards drawn in it: first everybody, then those who tied, and so on. The
    last round is the one that is still open, or that has been decided."""
    rounds = []
    drawing, drawn = those_who_draw(ledger), ledger.evening.drawn
    while True:
        cards, drawn = drawn[: len(drawing)], drawn[len(drawing) :]
        rounds.append((drawing, cards))
        if len(cards) < len(drawing) or len(drawing) < 2:
            return tuple(rounds)
        highest = max([rank_of(card) for _, card in cards])
        drawing = tuple(sorted([seat for seat, card in cards if rank_of(card) == highest]))
        if len(drawing) < 2:
            return tuple(rounds)


@term("S2.4")
def winner_by_suit(ledger: Ledger) -> Seat:
    """Who drew the highest card, suits counting spades, hearts, diamonds, clubs; NOBODY while cards are missing."""
    drawing, cards = rounds_of_the_draw(ledger)[0]
    if len(cards) < len(drawing):
        return NOBODY
    return max(cards, key=lambda drawn: (rank_of(drawn[1]), suit_of(drawn[1])), default=(NOBODY, 0))[0]


@term("S1.30 S2.4")
def winner_after_redraws(ledger: Ledger) -> Seat:
    """Who drew the highest card in the last round; NOBODY while it is open."""
    drawing, cards = rounds_of_the_draw(ledger)[-1]
    if len(cards) < len(drawing):
        return NOBODY
    return max(cards, key=lambda drawn: rank_of(drawn[1]), default=(NOBODY, 0))[0]
