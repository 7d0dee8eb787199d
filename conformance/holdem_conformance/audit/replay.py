"""A recorded hand, told to the judge event by event.

What the file says is told as seen. What it leaves out (antes and blinds, the burns, the bets that go back, the awards)
is told as derived, which the judge writes down and does not judge.
"""

from collections.abc import Callable
from typing import NamedTuple

from holdem_conformance.audit.actions import Deed, Kind
from holdem_conformance.audit.awards import CardsMissing, awards, paid
from holdem_conformance.audit.hand import Hand
from holdem_conformance.audit.waivers import Waiver, half_chip_split
from holdem_spec.judge.bench import Breach, Sitting
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, big_blind_seat, one_is_left, round_is_complete, small_blind_seat
from holdem_spec.terms.pots import unmatched
from holdem_spec.terms.showdown import it_is_showdown, live, yet_to_show
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    Burned,
    Called,
    Checked,
    Entry,
    HandEnded,
    HandStarted,
    Origin,
    RaisedTo,
    Shown,
    TraceEnded,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Blind

DERIVED = Origin.DERIVED
TOLD, MATCH, WAGER = Kind.TOLD, Kind.MATCH, Kind.WAGER
BURN = Entry(Burned(UNKNOWN), DERIVED)
END = Entry(TraceEnded())

Listener = Callable[[Entry], Breach | None]


class Customs(NamedTuple):
    """The readings that decide what a file leaves out."""

    burns: bool
    ante_for_all_first: bool
    last_live_need_not_show: bool
    odd_chips_to_first: bool


class Outcome(NamedTuple):
    """`position` is the action, counted from 1, at which the hand broke a clause: 0 for the table, one more than there
    are actions for what follows them. `cards_missing`: nobody can say who won."""

    breach: Breach | None
    position: int = 0
    waiver: Waiver | None = None
    cards_missing: bool = False


def customs(rulebook: Rulebook) -> Customs:
    return Customs(
        rulebook.reading("deal.burn") == "on",
        rulebook.reading("ante.order") == "ante_first",
        rulebook.reading("show.last_live") == "no_show",
        rulebook.reading("pot.odd") == "all_to_first",
    )


def replay(hand: Hand, sitting: Sitting, customs: Customs) -> Outcome:
    """Tell the hand up to its end, or up to the first event that breaks a clause."""
    hear, table = sitting.hear, hand.table
    breach = hear(Entry(HandStarted(table)))
    if breach:
        return Outcome(breach)
    ledger = sitting.ledger
    _post(hand, ledger, hear, customs)
    for position, deed in enumerate(hand.deeds, 1):
        entry = deed.entry if deed.kind == TOLD else _entry(deed, hand, ledger, hear, customs)
        breach = hear(entry) if entry else None
        if breach:
            return Outcome(breach, position)
    return _end(hand, ledger, hear, customs)


def _post(hand: Hand, ledger: Ledger, hear: Listener, customs: Customs) -> None:
    """Antes and blinds in their order; who has less posts all of it."""
    table = hand.table
    antes_first = table.ante and (customs.ante_for_all_first or not hand.ante_for_all)
    if antes_first:
        hear(_antes(hand, ledger))
    for seat, blind, chips in (
        (small_blind_seat(table), Blind.SMALL, table.small_blind),
        (big_blind_seat(table), Blind.BIG, table.big_blind),
    ):
        hear(Entry(BlindPosted(seat, blind, min(chips, ledger.stacks[seat])), DERIVED))
    if table.ante and not antes_first:
        hear(_antes(hand, ledger))


def _antes(hand: Hand, ledger: Ledger) -> Entry:
    payers = (big_blind_seat(hand.table),) if hand.ante_for_all else hand.table.players()
    chips = [min(hand.table.ante, had) if seat in payers else 0 for seat, had in enumerate(ledger.stacks)]
    return Entry(AntesPosted(tuple(chips)), DERIVED)


def _entry(deed: Deed, hand: Hand, ledger: Ledger, hear: Listener, customs: Customs) -> Entry | None:
    """The event of a deed, after the dealer's work that comes before it."""
    seat = deed.seat
    if deed.kind == MATCH:
        bet, own = bet_to_match(ledger), ledger.in_front[seat]
        return Entry(Called(seat, min(bet, own + ledger.stacks[seat])) if bet > own else Checked(seat))
    if deed.kind == WAGER:
        to = deed.to if type(deed.to) is int and hand.scale == 1 else int(deed.to * hand.scale)
        return Entry(RaisedTo(seat, to) if bet_to_match(ledger) else Bet(seat, to))
    if deed.kind == Kind.COMMENT:
        return None
    _give_back(ledger, hear)
    if deed.kind == Kind.BOARD and customs.burns:
        hear(BURN)
    return Entry(Shown(seat, ledger.holes[seat])) if deed.kind == Kind.REVEAL else deed.entry


def _give_back(ledger: Ledger, hear: Listener) -> None:
    """Once the betting is over, what nobody matched goes back to whoever bet it."""
    seat, chips = unmatched(ledger)
    if chips and (one_is_left(ledger) or round_is_complete(ledger)):
        hear(Entry(BetReturned(seat, chips), DERIVED))


def _end(hand: Hand, ledger: Ledger, hear: Listener, customs: Customs) -> Outcome:
    """The awards and the end of the hand, if play has come that far; then the end of the file."""
    _give_back(ledger, hear)
    after = len(hand.deeds) + 1
    if not _is_played_out(ledger, customs):
        return Outcome(hear(END), after)
    try:
        due = awards(ledger, hand.deeds)
    except CardsMissing:
        return Outcome(None, cards_missing=True)
    waived = hand.finishing and half_chip_split(ledger, due, hand.finishing, hand.smallest)
    for award in due:
        hear(Entry(paid(award, hand.smallest, customs.odd_chips_to_first), DERIVED))
    if waived or hand.finishing is None:
        closing = Entry(HandEnded(tuple(ledger.stacks)), DERIVED)
    else:
        closing = Entry(HandEnded(hand.finishing))
    return Outcome(hear(closing) or hear(END), after, Waiver.HALF_CHIP_SPLIT if waived else None)


def _is_played_out(ledger: Ledger, customs: Customs) -> bool:
    """Whether nothing is left to do but pay."""
    if one_is_left(ledger):
        return True
    if not it_is_showdown(ledger):
        return False
    return not yet_to_show(ledger) or (customs.last_live_need_not_show and len(live(ledger)) == 1)
