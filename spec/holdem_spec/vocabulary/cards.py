"""Cards as small integers, so that every tool of the house can count, sort and hash them."""

Card = int
"""0 … 51: four cards for each rank, from the four deuces to the four aces; or `UNKNOWN`."""

UNKNOWN: Card = -1
"""A card that was there but that the witness could not see."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK: tuple[Card, ...] = tuple(range(52))


def rank_of(card: Card) -> int:
    """0 for a deuce … 12 for an ace (S1.17)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0 … 3 for club, diamond, heart, spade; no suit outranks another in a hand (S1.17)."""
    return card & 3


def card(text: str) -> Card:
    """The card written as rank and suit: `As`, `Td`, `2c`, or `??` for an unseen one.

    Raises ValueError when the text is no card.
    """
    if text == "??":
        return UNKNOWN
    if len(text) == 2 and text[0] in RANKS and text[1] in SUITS:
        return RANKS.index(text[0]) * 4 + SUITS.index(text[1])
    raise ValueError(f"'{text}' is not a card; write a rank of {RANKS} and a suit of {SUITS}, for example As or Td")


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, with or without spaces between them: `As Kd` or `AsKd`."""
    packed = "".join(text.split())
    return tuple(card(packed[at : at + 2]) for at in range(0, len(packed), 2))


def card_text(card: Card) -> str:
    """The card as rank and suit, `??` when it is unknown."""
    return "??" if card == UNKNOWN else RANKS[card >> 2] + SUITS[card & 3]


def cards_text(cards: tuple[Card, ...]) -> str:
    """Several cards with a space between them."""
    return " ".join(card_text(card) for card in cards)
