"""The play language of floor scenarios; what it does not know is left to the common grammar. See
docs/scenario-format.md."""

from holdem_conformance.scenarios.dealer_grammar import deed as common_deed
from holdem_conformance.scenarios.fields import listed
from holdem_conformance.scenarios.floor_said import (
    FAULTS,
    AwaitsSaid,
    BeginsAgain,
    BurnSaid,
    ClaimSaid,
    Deed,
    FloorSaid,
    GoesOn,
    HasSaid,
    IncidentSaid,
    MayNotSaid,
    RemedySaid,
    RulingSaid,
    ShuffleSaid,
    ShufflesRest,
    StreetLies,
)
from holdem_conformance.scenarios.grammar import statement
from holdem_conformance.scenarios.words import Words
from holdem_spec.terms.hands import Category
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.floor import (
    AskedAgain,
    BecameBurn,
    BetsTakenBack,
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    BoxedCardFound,
    CardExposed,
    CardReplaced,
    ChipsPushed,
    Decision,
    Declared,
    ErrorFound,
    Fault,
    HandAnnounced,
    Incident,
    MisdealDeclared,
    PlaysTheBoard,
    TooManyTurnedUp,
    Word,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat

STREETS = ("flop", "turn", "river")
SAYINGS = {
    "fold": Word.FOLD,
    "check": Word.CHECK,
    "call": Word.CALL,
    "bet": Word.BET,
    "raise": Word.RAISE,
    "all-in": Word.ALL_IN,
}
HANDS = {
    "high card": Category.HIGH_CARD,
    "one pair": Category.PAIR,
    "two pair": Category.TWO_PAIR,
    "three of a kind": Category.TRIPS,
    "a straight": Category.STRAIGHT,
    "a flush": Category.FLUSH,
    "a full house": Category.FULL_HOUSE,
    "four of a kind": Category.QUADS,
    "a straight flush": Category.STRAIGHT_FLUSH,
}


def floor_statement(line: str, names: tuple[str, ...]) -> FloorSaid | None:
    """What a line says; None when it is empty or a comment. Raises GrammarError."""
    words = Words(line, names)
    if not words:
        return None
    found = _of_the_floor(words)
    if found is None:
        return statement(line, names)
    words.finish()
    return found


def _of_the_floor(words: Words) -> FloorSaid | None:
    """None when the line is none of the floor's own."""
    if words.take("dealer may not"):
        deed = _deed(words)
        return MayNotSaid(deed, words.clause())
    if words.take("dealer"):
        return IncidentSaid(_dealer_error(words))
    if words.take("floor may not rule"):
        ruling = _ruling(words)
        return MayNotSaid(ruling, words.clause())
    if words.take("floor rules"):
        return _ruling(words)
    if words.take("misdeal"):
        words.expect(":", "misdeal: a card exposed")
        return RemedySaid(MisdealDeclared(_fault(words)))
    if words.take("shuffled"):
        return ShuffleSaid(words.cards())
    for waits in ("a ruling", "a shuffle"):
        if words.take(f"{waits} is due"):
            return AwaitsSaid(waits)
    return _found_out(words) or _about_cards(words) or _about_a_player(words)


def _dealer_error(words: Words) -> Incident:
    if words.take("exposes card"):
        return CardExposed(NOBODY, words.chips("dealer exposes card 5"))
    if words.take("finds a boxed card"):
        return BoxedCardFound(UNKNOWN)
    words.expect("turns up", "dealer turns up 2c 3c 4c early")
    cards = words.cards()
    if words.take("early"):
        return BoardDealtEarly((), cards)
    if words.take("as the flop"):
        return TooManyTurnedUp(cards)
    words.expect("without a burn", "dealer turns up 2c 3c 4c without a burn")
    return BoardDealtUnburned(cards)


def _found_out(words: Words) -> IncidentSaid | None:
    """What comes to light and is about no player."""
    if words.take("first card went to"):
        return IncidentSaid(ErrorFound(Fault.FIRST_CARD_ASTRAY, words.seat()))
    if words.take("cards went to an empty seat"):
        return IncidentSaid(ErrorFound(Fault.CARD_FOR_NOBODY))
    if words.take("button was in the wrong place"):
        return IncidentSaid(ErrorFound(Fault.BUTTON_ASTRAY))
    if words.take("a second"):
        card = words.card("a second Qd is in the pack")
        words.expect("is in the pack", "a second Qd is in the pack")
        return IncidentSaid(ErrorFound(Fault.DECK_FOULED, card=card))
    if words.take("no card was burned"):
        return IncidentSaid(ErrorFound(Fault.NO_BURN))
    if words.take("two cards were burned"):
        return IncidentSaid(ErrorFound(Fault.TWO_BURNS))
    return None


def _about_cards(words: Words) -> FloorSaid | None:
    if words.word.text == "burn" and words.take("burn"):
        card = words.card_or_none()
        return BurnSaid(UNKNOWN if card is None else card)
    for number, street in enumerate(STREETS):
        if words.take(f"{street} becomes"):
            return RemedySaid(BoardMended(UNKNOWN, words.cards()))
        if words.take(street):
            return StreetLies(number, words.cards())
    card = words.card_or_none()
    if card is None:
        return None
    words.expect("becomes the burn", "5c becomes the burn")
    return RemedySaid(BecameBurn(card))


def _about_a_player(words: Words) -> FloorSaid | None:
    if words.word.text not in words.names:
        return None
    seat = words.seat()
    name = words.names[seat]
    if words.take("has a card too many"):
        return IncidentSaid(ErrorFound(Fault.EXTRA_CARD, seat))
    if words.take("has"):
        return HasSaid(seat, words.chips(f"{name} has 900"))
    if words.take("was passed over"):
        return IncidentSaid(ErrorFound(Fault.PLAYER_SKIPPED, seat))
    if words.take("lost"):
        words.expect("the turn", f"{name} lost the turn")
        return IncidentSaid(ErrorFound(Fault.OUT_OF_TURN, seat))
    if words.take("takes the bet back"):
        return IncidentSaid(ErrorFound(Fault.CHIPS_PULLED_BACK, seat))
    if words.take("is asked again"):
        return RemedySaid(AskedAgain(seat))
    if words.take("plays the board"):
        return ClaimSaid(PlaysTheBoard(seat))
    return _conduct(seat, name, words)


def _conduct(seat: Seat, name: str, words: Words) -> FloorSaid | None:
    if words.take("pushes"):
        return IncidentSaid(ChipsPushed(seat, words.chips(f"{name} pushes 100")))
    if words.take("declares"):
        return IncidentSaid(_declared(seat, words))
    if words.take("announces"):
        for text, category in HANDS.items():
            if words.take(text):
                return IncidentSaid(HandAnnounced(seat, category))
        raise words.unexpected(f"a hand is announced as {listed(tuple(HANDS))}")
    if words.take("gets"):
        card = words.card_or_none()
        if card is None:
            return None
        words.expect("instead", f"{name} gets 9h instead")
        return RemedySaid(CardReplaced(seat, card))
    return None


def _declared(seat: Seat, words: Words) -> Declared:
    for text, word in SAYINGS.items():
        if words.take(text):
            named = words.take("to") or words.word.text.isdigit()
            return Declared(seat, word, words.chips("declares raise to 300") if named else 0)
    raise words.unexpected(f"one declares {listed(tuple(SAYINGS))}")


def _ruling(words: Words) -> RulingSaid:
    """Behind `on` may stand the case, where it is not plain."""
    case = None
    if words.take("on"):
        case = _fault(words)
        words.expect(":", "floor rules on two burns: 7c goes back")
    return _decision(words)._replace(case=case)


def _decision(words: Words) -> RulingSaid:
    if words.take("play on"):
        return RulingSaid(Decision.PLAY_ON)
    card = words.card_or_none()
    if card is not None:
        if words.take("is the burn"):
            return RulingSaid(Decision.BURN_CARD, card=card)
        words.expect("goes back", "floor rules 7c goes back")
        return RulingSaid(Decision.PUT_BACK, card=card)
    owner = words.word.text.removesuffix("'s")
    if owner in words.names and words.take(f"{owner}'s"):
        words.expect("hand is dead", f"floor rules {owner}'s hand is dead")
        return RulingSaid(Decision.HAND_DEAD, words.names.index(owner))
    seat = words.seat()
    words.expect("must call", f"floor rules {words.names[seat]} must call")
    return RulingSaid(Decision.MUST_CALL, seat)


def _fault(words: Words) -> Fault:
    for text, fault in FAULTS.items():
        if words.take(text):
            return fault
    raise words.unexpected(f"a fault is {listed(tuple(FAULTS))}")


def _deed(words: Words) -> Deed:
    if words.take("go on"):
        return GoesOn()
    if words.take("declare a misdeal for"):
        return MisdealDeclared(_fault(words))
    if words.take("take the bets back"):
        return BetsTakenBack()
    if words.take("begin again"):
        button = words.seat() if words.take("with the button at") else NOBODY
        return BeginsAgain(button, not words.take("unshuffled"))
    if words.take("shuffle"):
        return ShufflesRest(words.cards() or None)
    if words.take("ask"):
        seat = words.seat()
        words.expect("again", "ask Ben again")
        return AskedAgain(seat)
    if words.take("let"):
        seat = words.seat()
        words.expect("play the board", "let Ben play the board")
        return PlaysTheBoard(seat)
    return _deed_with_cards(words)


def _deed_with_cards(words: Words) -> Deed:
    if words.take("give"):
        seat, card = words.seat(), words.card("give Ada 9h instead")
        words.expect("instead", "give Ada 9h instead")
        return CardReplaced(seat, card)
    if words.take("make"):
        card = words.card("make 5c the burn")
        words.expect("the burn", "make 5c the burn")
        return BecameBurn(card)
    if words.take("mend it to"):
        cards: tuple[Card, ...] = words.cards()
        words.expect("with", "mend it to 2c 4c 5c with 3c as the burn")
        burned = words.card("mend it to 2c 4c 5c with 3c as the burn")
        words.expect("as the burn", "mend it to 2c 4c 5c with 3c as the burn")
        return BoardMended(burned, cards)
    deed = common_deed(words)
    cards = getattr(deed, "cards", ())
    if cards and words.take("early"):
        return BoardDealtEarly((), cards)
    return deed
