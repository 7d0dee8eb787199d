"""What the reader's paper can show: suit signs if its encoding has them, four colours if it is a terminal that wants
them."""

import os
from io import TextIOWrapper
from typing import NamedTuple, TextIO

from holdem_spec.vocabulary.cards import RANKS, UNKNOWN, Card, card_text, rank_of, suit_of

SIGNS = "♣♦♥♠"
COLOURS = ("\033[92m", "\033[94m", "\033[91m", "\033[1m")
"""Green clubs, blue diamonds, red hearts, and spades in the bold colour of the text, by suit."""
PLAIN = "\033[0m"


class Paper(NamedTuple):
    """`signs`: cards are written 7♣, else 7c. `colours`: each suit has its own."""

    signs: bool = True
    colours: bool = False

    def card(self, card: Card) -> str:
        """One card as it is written here."""
        if card == UNKNOWN or not self.signs:
            return card_text(card)
        text = self.rank(rank_of(card)) + SIGNS[suit_of(card)]
        return f"{COLOURS[suit_of(card)]}{text}{PLAIN}" if self.colours else text

    def rank(self, rank: int) -> str:
        """A rank without a suit: 10 beside signs, T beside letters."""
        return RANKS[rank].replace("T", "10") if self.signs else RANKS[rank]

    def cards(self, cards: tuple[Card, ...]) -> str:
        """Several cards with a space between them."""
        return " ".join(self.card(card) for card in cards)


LETTERS = Paper(signs=False)
"""What a scenario is written on, and what a program reads."""


def paper_for(output: TextIO) -> Paper:
    """The paper that a stream is. Colours only on a terminal, and never when NO_COLOR is set to anything. What an
    encoding without the signs does not have either, such as umlauts, is printed as a question mark."""
    try:
        (SIGNS + "○△×").encode(output.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        if isinstance(output, TextIOWrapper):
            output.reconfigure(errors="replace")
        return LETTERS
    return Paper(colours=output.isatty() and not os.environ.get("NO_COLOR"))
