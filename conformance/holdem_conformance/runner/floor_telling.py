"""What a dealer does, in words for the report."""

from holdem_spec.vocabulary.cards import cards_text
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    HandEnded,
    HandEvent,
    HoleCardDealt,
    PotAwarded,
)
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardMended,
    CardReplaced,
    MisdealDeclared,
)
from holdem_spec.vocabulary.table import Blind

Names = tuple[str, ...]


def told(event: HandEvent | None, names: Names) -> str:
    """The deed; that nothing is due for None."""
    if event is None:
        return "the dealer waits"
    match event:
        case HoleCardDealt(seat, card):
            return f"the dealer deals {names[seat]} {cards_text((card,))}"
        case Burned(card):
            return f"the dealer burns {cards_text((card,))}"
        case BoardDealt(cards):
            return f"the dealer turns up {cards_text(cards)}"
        case MisdealDeclared(fault):
            return f"a misdeal: {fault.name.lower().replace('_', ' ')}"
        case BetsTakenBack():
            return "everybody has his chips back"
        case CardReplaced(seat, card):
            return f"{names[seat]} gets {cards_text((card,))} instead"
        case BecameBurn(card):
            return f"{cards_text((card,))} becomes the burn"
        case BoardMended(burned, cards):
            return f"{cards_text((burned,))} becomes the burn and the street {cards_text(cards)}"
        case AskedAgain(seat):
            return f"{names[seat]} is asked again"
    return _chips_move(event, names)


def _chips_move(event: HandEvent, names: Names) -> str:
    match event:
        case AntesPosted():
            return "the antes are paid"
        case BlindPosted(seat, blind, chips):
            return f"{names[seat]} posts the {'small' if blind == Blind.SMALL else 'big'} blind of {chips}"
        case BetReturned(seat, chips):
            return f"{names[seat]} gets {chips} back"
        case PotAwarded(_, shares):
            paid = ", ".join(f"{names[seat]} {chips}" for seat, chips in shares)
            return f"a pot is paid: {paid or 'to nobody'}"
        case HandEnded():
            return "the hand ends"
    return type(event).__name__
