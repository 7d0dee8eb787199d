"""The cards a scenario names, at their places in the pack."""

from holdem_conformance.scenarios import pack
from holdem_conformance.scenarios.fields import Fields
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.vocabulary.cards import PACK, UNKNOWN, Card, card
from holdem_spec.vocabulary.seats import Seat


def read_pack(
    table: Fields, names: tuple[str, ...], button: Seat, burns: bool, hole_cards: int, *, twice: bool = False
) -> tuple[Card, ...]:
    """The whole pack, top card first, from `deck` or from `cards` and `board`; with `twice` a card may be named again.
    Raises ScenarioError."""
    named = _Named(twice)
    if "deck" in table:
        for key in ("cards", "board"):
            if key in table:
                raise table.error(f"'deck' settles every card; take '{key}' out, or 'deck'.", key)
        return pack.filled(named.read(table, "deck", len(PACK)))
    holes: dict[Seat, tuple[Card, ...]] = {}
    if "cards" in table:
        cards = table.fields("cards", 'cards = { Ada = "As Kd" }')
        holes = {table.seat(name, names, "cards"): named.read(cards, name, hole_cards) for name in cards.values}
    board = named.read(table, "board", sum(BOARD_SIZES)) if "board" in table else ()
    top = pack.placed(holes, board, button, len(names), burns, hole_cards)
    if len(top) <= len(PACK):
        return pack.filled(top)
    if holes or board:
        raise table.error(
            f"The pack is too small for {len(names)} players and a board; take 'cards' and 'board' out.", "seats"
        )
    return PACK


def named_cards(hand: Fields, names: tuple[str, ...]) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
    """The hole cards and the board that a hand names, each card once. Raises ScenarioError."""
    named = _Named(False)
    holes: dict[Seat, tuple[Card, ...]] = {}
    if "cards" in hand:
        cards = hand.fields("cards", 'cards = { Ada = "As Kd" }')
        holes = {hand.seat(name, names, "cards"): named.read(cards, name, 2) for name in cards.values}
    return holes, named.read(hand, "board", sum(BOARD_SIZES)) if "board" in hand else ()


class _Named:
    """The cards named so far, none of them twice unless `twice` allows it."""

    def __init__(self, twice: bool) -> None:
        self.cards: set[Card] = set()
        self.twice = twice

    def read(self, fields: Fields, key: str, most: int) -> tuple[Card, ...]:
        text = fields.text(key, "cards such as As Kd")
        if len(text.split()) == 1:
            text = " ".join(text[at : at + 2] for at in range(0, len(text), 2))
        found: list[Card] = []
        for written in text.split():
            found.append(_card(fields, key, written))
            if found[-1] in self.cards and not self.twice:
                # The same text may stand before, under the same key: point at the later one.
                place = (written,) * (found.count(found[-1]))
                raise fields.error(f"The card {written} is placed twice; name another card.", key, *place)
            self.cards.add(found[-1])
        if len(found) > most:
            raise fields.error(f"There is room for {most} cards here, not for {len(found)}; take some out.", key)
        return tuple(found)


def _card(fields: Fields, key: str, written: str) -> Card:
    try:
        found = card(written)
    except ValueError:
        found = UNKNOWN
    if found == UNKNOWN:
        raise fields.error(f"'{written}' is no card; write rank and suit, such as As or Td.", key, written)
    return found
