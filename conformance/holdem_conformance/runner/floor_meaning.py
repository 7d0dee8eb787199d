"""What the lines of a floor scenario mean where the hand stands; what they leave open is taken from the books."""

from holdem_conformance.scenarios import said
from holdem_conformance.scenarios.floor_said import RulingSaid
from holdem_conformance.scenarios.said import OfferSaid
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, price
from holdem_spec.terms.floor import floor as floor_book
from holdem_spec.terms.floor import found, rest_of_the_pack, ruling_on, the_flop_has_too_many
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    Action,
    Bet,
    Called,
    Checked,
    Choice,
    Discarded,
    Folded,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.floor import (
    BoardDealtEarly,
    BoxedCardFound,
    CardExposed,
    ErrorFound,
    Fault,
    FloorRuled,
    Incident,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Chips


def choice(books: Ledger, seat: Seat, deed: str, chips: Chips | None, cards: tuple[Card, ...]) -> Choice:
    """What a player does; an all-in and a call without an amount are worked out."""
    match deed:
        case said.FOLD:
            return Folded(seat)
        case said.CHECK:
            return Checked(seat)
        case said.CALL:
            return Called(seat, _call_total(books, seat) if chips is None else chips)
        case said.BET:
            return Bet(seat, chips or 0)
        case said.RAISE:
            return RaisedTo(seat, chips or 0)
        case said.ALL_IN:
            return _all_in(books, seat)
        case said.SHOW:
            return Shown(seat, cards or books.holes[seat])
        case said.DISCARD:
            return Discarded(seat, cards[0])
    return Mucked(seat)


def _call_total(books: Ledger, seat: Seat) -> Chips:
    return min(bet_to_match(books), everything(books, seat))


def _all_in(books: Ledger, seat: Seat) -> Choice:
    to, bet = everything(books, seat), bet_to_match(books)
    if to <= bet:
        return Called(seat, to)
    return RaisedTo(seat, to) if bet else Bet(seat, to)


def simplest(books: Ledger, seat: Seat) -> Action:
    """What a player can do without a decision of any size: call, or check where there is nothing to call."""
    return Called(seat, _call_total(books, seat)) if price(books, seat) else Checked(seat)


def menu(books: Ledger, line: OfferSaid) -> Menu:
    cost = line.choices.get(said.CALL)
    return Menu(
        fold=said.FOLD in line.choices,
        check=said.CHECK in line.choices,
        call=books.in_front[line.seat] + cost[0] if cost else 0,
        bet=line.choices.get(said.BET),
        raise_to=line.choices.get(said.RAISE),
    )


def top_of_the_pack(books: Ledger) -> tuple[Card, ...]:
    """What has not been dealt, top card first."""
    return rest_of_the_pack(books) or ()


def to_be_shuffled(books: Ledger) -> tuple[Card, ...]:
    """The rest of the pack with what lies loose on the table."""
    return top_of_the_pack(books) + floor_book(books).loose


def incident(books: Ledger, event: Incident, rules: Rulebook) -> Incident:
    """The incident with the seats and cards that the line leaves open."""
    top = top_of_the_pack(books)
    match event:
        case CardExposed(_, number):
            table = books.table
            order = [seat for seat in clockwise_after(table.button, len(table.stacks)) if table.stacks[seat]]
            return CardExposed(order[(number - 1) % len(order)], number)
        case BoxedCardFound():
            return BoxedCardFound(top[0])
        case ErrorFound(fault, seat, _) if fault in (Fault.EXTRA_CARD, Fault.TWO_BURNS):
            return ErrorFound(fault, seat, top[0])
        case BoardDealtEarly(_, cards):
            return BoardDealtEarly(top[: rules.reading("deal.burn") == "on"], cards)
    return event


def ruled(books: Ledger, line: RulingSaid) -> FloorRuled:
    """The case is the one named, else the last that came to light and is not decided."""
    case = line.case
    if case is None and the_flop_has_too_many(books):
        case = Fault.FLOP_OF_FOUR
    if case is None:
        known = [fault for fault in Fault if found(books, fault) is not None]
        undecided = [fault for fault in known if ruling_on(books, fault) is None]
        case = (undecided or known or [Fault.EXTRA_CARD])[-1]
    return FloorRuled(case, line.decision, line.seat, line.card)
