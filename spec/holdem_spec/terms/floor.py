"""Terms of the floor: the deadline of a misdeal, open cases, the rest of the pack, errors with the board."""

from holdem_spec.books.floor import NO_STREET, FloorBook
from holdem_spec.ledger import NOT_YET, Ledger
from holdem_spec.terms.dealing import all_cards_are_out
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import BoardDealt, Burned, HoleCardDealt
from holdem_spec.vocabulary.floor import (
    BoardDealtEarly,
    BoardDealtUnburned,
    BoxedCardFound,
    CardReplaced,
    Decision,
    ErrorFound,
    Fault,
    FloorRuled,
    TooManyTurnedUp,
)

FLOP, TURN, RIVER = 0, 1, 2
NOTHING = FloorBook()
ONE_CARD = (HoleCardDealt, Burned, CardReplaced, BoxedCardFound)
"""Events of one card; on the hot path a tuple is quicker to ask than a union made anew."""


def floor(ledger: Ledger) -> FloorBook:
    """The floor's books, empty in a hand without incident (S0.63)."""
    return NOTHING if ledger.floor is None else ledger.floor


@term("S0.63 S2.27")
def substantial_action(ledger: Ledger) -> bool:
    """Two actions of which at least one put chips in, or any three; posted blinds do not count."""
    return ledger.actions >= 3 or (ledger.actions == 2 and ledger.chips_acted)


@term("S2.27")
def two_have_acted(ledger: Ledger) -> bool:
    """Two players have acted; posting a blind is no action."""
    return ledger.actions >= 2


@term("S0.63 S2.27")
def found(ledger: Ledger, fault: Fault) -> ErrorFound | None:
    """The last fault of a kind that came to light, if one did."""
    return next((error for error in reversed(floor(ledger).found) if error.fault == fault), None)


@term("S0.63 S2.29")
def ruling_on(ledger: Ledger, case: Fault) -> FloorRuled | None:
    """The last decision on a case, if there was one."""
    return next((ruled for ruled in reversed(floor(ledger).ruled) if ruled.case == case), None)


@term("S2.25")
def exposed_past_repair(ledger: Ledger) -> bool:
    """One of the first two cards of the pack was exposed, or more than one card."""
    exposed = floor(ledger).exposed
    return len(exposed) > 1 or any([exposure.number <= 2 for exposure in exposed])


@term("S2.25")
def a_replacement_is_due(ledger: Ledger) -> bool:
    """The deal is done, and an exposed card has not been replaced yet."""
    now = floor(ledger)
    return len(now.exposed) > now.replaced and all_cards_are_out(ledger)


@term("S2.25 S2.29")
def rest_of_the_pack(ledger: Ledger) -> tuple[Card, ...] | None:
    """What has not been dealt, top card first; None when nobody can know it."""
    return None if ledger.pack is None else ledger.pack[ledger.cards_dealt :]


def off_the_pack(
    dealt: HoleCardDealt
    | Burned
    | BoardDealt
    | CardReplaced
    | BoxedCardFound
    | BoardDealtEarly
    | TooManyTurnedUp
    | BoardDealtUnburned,
    before: Ledger,
) -> tuple[Card, ...]:
    """The cards of an event that come from the pack, not from the table; a second burn card is none to turn up
    (S2.29)."""
    if isinstance(dealt, ONE_CARD):
        return (dealt.card,)
    if isinstance(dealt, BoardDealtEarly):
        return dealt.burned + dealt.cards
    if before.floor is None or not before.floor.loose:
        return dealt.cards
    second_burns = [error.card for error in before.floor.found if error.fault == Fault.TWO_BURNS]
    there = [card for card in before.floor.loose if card not in second_burns]
    return tuple([card for card in dealt.cards if card not in there])


@term("S2.29")
def a_street_came_early(ledger: Ledger, street: int) -> bool:
    """That street was turned up while a round ran, and it does not lie there in its due time yet."""
    return floor(ledger).early == street and ledger.boards == street


@term("S2.29")
def an_early_turn_is_mended(ledger: Ledger) -> bool:
    """The turn came early, and the river does not lie there yet: burns do not follow the usual count."""
    return floor(ledger).early == TURN and ledger.boards in (TURN, RIVER)


@term("S2.29")
def the_flop_has_too_many(ledger: Ledger) -> bool:
    """More than three cards were turned up as a flop, and they still lie there."""
    return floor(ledger).too_many > 3 and bool(floor(ledger).loose)


@term("S2.29")
def nobody_has_acted_on_the_street(ledger: Ledger) -> bool:
    """Not even a check has been made since the last board cards."""
    return all([answered == NOT_YET for answered in ledger.answered])


@term("S2.29")
def a_burn_is_found_missing(ledger: Ledger) -> bool:
    """The last street came without a burn; it was noticed, and nothing has been done or decided about it."""
    missing = floor(ledger).unburned
    return missing != NO_STREET and missing == ledger.boards - 1 and found(ledger, Fault.NO_BURN) is not None


@term("S2.16 S2.29")
def a_card_to_become_the_burn(ledger: Ledger) -> Card | None:
    """The card on the table that a ruling made the next burn card, once the street lies there and as long as it is none
    yet."""
    if ledger.burns_since_board > 0 or ledger.boards == 0:
        return None
    for case in (Fault.FLOP_OF_FOUR, Fault.TWO_BURNS):
        ruled = ruling_on(ledger, case)
        if ruled is not None and ruled.decision == Decision.BURN_CARD and ruled.card in floor(ledger).loose:
            return ruled.card
    return None
