"""The books of a hand: who put in what, in which order, and where each card lies; and behind them those of the
evening (see `evening.py`).

The ledger states facts and knows no rule. What a full raise is, whom a bet faces, who is to act: those are terms,
functions on the ledger (see `terms/`). It takes any well-formed event, legal or not.
"""

from collections.abc import Callable
from copy import copy
from typing import Any

from holdem_spec.evening import NO_EVENING, Evening, after_hand, evening_entry, with_hand, without_hand
from holdem_spec.floor_book import (
    FLOOR_ENTRIES,
    FloorBook,
    a_player_has_acted,
    no_burn_before,
    turned_up_from_the_table,
)
from holdem_spec.vocabulary.cards import UNKNOWN, Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    BoughtIn,
    Burned,
    ButtonMoved,
    Called,
    CardDrawn,
    Checked,
    Discarded,
    Eliminated,
    Event,
    Folded,
    GameEnded,
    GameOpened,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    LevelRaised,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
    TimeCalled,
)
from holdem_spec.vocabulary.floor import BetsTakenBack, BoardDealtUnburned, PlaysTheBoard
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Table

NO_TABLE = Table((), NOBODY, 0, 0)
NOT_YET = -1


class Ledger:
    """The books after some events. Readers never change a ledger; `record` gives the next one.

    Lists have one entry per seat unless the comment says otherwise.
    """

    __slots__ = (
        "actions",
        "aggressor",
        "aggressor_of_the_hand",
        "answered",
        "antes_posted",
        "awarded",
        "blind_chips",
        "blinds",
        "board",
        "boards",
        "burns",
        "burns_since_board",
        "cards_dealt",
        "chips_acted",
        "dead_money",
        "dealt_in",
        "evening",
        "first_to_show",
        "floor",
        "folded",
        "holes",
        "in_front",
        "known",
        "last_to_act",
        "mucked",
        "over",
        "pack",
        "players",
        "put_in",
        "remembered",
        "served",
        "shown",
        "stacks",
        "table",
        "wagers",
        "wagers_among",
        "won",
    )

    def __init__(self, table: Table = NO_TABLE, evening: Evening = NO_EVENING) -> None:
        seats = len(table.stacks)
        self.table = table
        self.evening = evening  # the hands before this one, and what happened between them

        self.stacks: list[Chips] = list(table.stacks)  # chips behind
        self.in_front: list[Chips] = [0] * seats  # chips bet on this street
        self.put_in: list[Chips] = [0] * seats  # chips bet in this hand, returned ones taken off
        self.won: list[Chips] = [0] * seats  # chips received from pots, not yet among those behind
        self.folded: list[bool] = [chips == 0 for chips in table.stacks]  # or nobody sits there
        self.mucked: list[bool] = [False] * seats  # laid away at the showdown
        self.holes: list[tuple[Card, ...]] = [()] * seats
        self.dealt_in: list[int] = [0] * seats  # how many hole cards the seat has received
        self.players = table.players()  # the seats that are dealt in
        self.served = 0  # how many of them have received all their hole cards
        self.shown: list[bool] = [False] * seats
        self.first_to_show: Seat = NOBODY  # the first to show or muck once the board lay complete
        self.answered: list[int] = [NOT_YET] * seats  # how many wagers the street had when the seat last acted on it

        self.antes_posted = False
        self.dead_money: Chips = 0  # in the main pot, but nobody's contribution
        self.blinds: list[Seat] = []  # who posted, in order
        self.blind_chips: list[Chips] = []  # how much each of them posted
        self.wagers: list[Chips] = []  # the totals bet and raised to on this street, in order
        self.wagers_among: list[int] = []  # how many had not folded when each of them was made
        self.last_to_act: Seat = NOBODY  # on this street
        self.actions = 0  # in the hand, counted up to three
        self.chips_acted = False  # one of them put chips in
        self.aggressor: Seat = NOBODY  # the last to bet or raise on this street
        self.aggressor_of_the_hand: Seat = NOBODY  # the same, on whatever street

        self.board: tuple[Card, ...] = ()
        self.boards = 0  # how often board cards were turned up
        self.burns: list[Card] = []
        self.burns_since_board = 0
        self.pack: tuple[Card, ...] | None = table.deck  # what was dealt, then the rest in its present order
        self.cards_dealt = 0  # from the top of the pack, whatever for
        self.known: set[Card] = set()  # cards seen to have left the pack

        self.awarded: list[int] = []  # numbers of the pots already paid, in order
        self.over = False
        self.floor: FloorBook | None = None  # None as long as nothing went wrong and nobody announced anything

        self.remembered: dict[object, object] = {}  # terms worked out for exactly these books

    def apply(self, event: Event) -> None:
        """Record an event in place. For the judge, on books that nobody else reads."""
        entry = _ENTRIES.get(type(event))
        if entry is not None:
            if self.remembered:
                self.remembered = {}
            entry(self, event)

    def copied(self) -> "Ledger":
        """Books of their own with the same content."""
        twin = Ledger.__new__(Ledger)
        for name in Ledger.__slots__:
            setattr(twin, name, copy(getattr(self, name)))
        twin.remembered = {}
        return twin

    def facts(self) -> tuple[object, ...]:
        """All that is written in the books, hashable: equal facts, equal future."""
        return tuple(_frozen(getattr(self, name)) for name in Ledger.__slots__ if name != "remembered")


def record(ledger: Ledger, event: Event) -> Ledger:
    """The books with one more event in them; the given ones stay as they are."""
    after = ledger.copied()
    after.apply(event)
    return after


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple(value)
    return frozenset(value) if isinstance(value, set) else value


def _hand_started(ledger: Ledger, event: HandStarted) -> None:
    ledger.__init__(event.table, with_hand(ledger.evening, event.table))  # type: ignore[misc]


def _game_opened(ledger: Ledger, event: GameOpened) -> None:
    ledger.__init__(NO_TABLE, Evening(True, event.tournament, event.stacks))  # type: ignore[misc]


def _in_the_evening(ledger: Ledger, event: Event) -> None:
    ledger.evening = evening_entry(ledger.evening, event)


def _paid(ledger: Ledger, seat: Seat, chips: Chips) -> None:
    ledger.stacks[seat] -= chips
    ledger.in_front[seat] += chips
    ledger.put_in[seat] += chips


def _blind_posted(ledger: Ledger, event: BlindPosted) -> None:
    _paid(ledger, event.seat, event.chips)
    ledger.blinds.append(event.seat)
    ledger.blind_chips.append(event.chips)


def _antes_posted(ledger: Ledger, event: AntesPosted) -> None:
    """An ante that one player pays for all is nobody's contribution; otherwise each is the player's own."""
    ledger.antes_posted = True
    for_all = sum([chips > 0 for chips in event.chips]) == 1
    for seat, chips in enumerate(event.chips):
        ledger.stacks[seat] -= chips
        if for_all:
            ledger.dead_money += chips
        else:
            ledger.put_in[seat] += chips


def _left_the_pack(ledger: Ledger, cards: tuple[Card, ...]) -> None:
    ledger.cards_dealt += len(cards)
    ledger.known.update(cards)
    ledger.known.discard(UNKNOWN)


def _received(ledger: Ledger, seat: Seat, cards: tuple[Card, ...]) -> None:
    _left_the_pack(ledger, cards)
    ledger.holes[seat] += cards
    ledger.dealt_in[seat] += len(cards)
    ledger.served += ledger.dealt_in[seat] == ledger.table.hole_cards


def _hole_card_dealt(ledger: Ledger, event: HoleCardDealt) -> None:
    _received(ledger, event.seat, (event.card,))


def _hole_cards_known(ledger: Ledger, event: HoleCardsKnown) -> None:
    _received(ledger, event.seat, event.cards)


def _burned(ledger: Ledger, event: Burned) -> None:
    _left_the_pack(ledger, (event.card,))
    ledger.burns.append(event.card)
    ledger.burns_since_board += 1


def _board_dealt(ledger: Ledger, event: BoardDealt) -> None:
    _left_the_pack(ledger, event.cards)
    seats = len(ledger.stacks)
    ledger.board += event.cards
    ledger.boards += 1
    ledger.burns_since_board = 0
    ledger.in_front = [0] * seats
    ledger.answered = [NOT_YET] * seats
    ledger.wagers = []
    ledger.wagers_among = []
    ledger.last_to_act = NOBODY
    ledger.aggressor = NOBODY
    if ledger.floor is not None:
        turned_up_from_the_table(ledger, event.cards)


def _board_dealt_unburned(ledger: Ledger, event: BoardDealtUnburned) -> None:
    _board_dealt(ledger, BoardDealt(event.cards))
    no_burn_before(ledger)


def _acted(ledger: Ledger, seat: Seat) -> None:
    ledger.answered[seat] = len(ledger.wagers)
    ledger.last_to_act = seat
    if ledger.actions < 3:
        ledger.actions += 1
    if ledger.floor is not None:
        a_player_has_acted(ledger)


def _discarded(ledger: Ledger, event: Discarded) -> None:
    left = list(ledger.holes[event.seat])
    if left:
        left.remove(event.card if event.card in left else left[-1])
    ledger.holes[event.seat] = tuple(left)


def _folded(ledger: Ledger, event: Folded) -> None:
    ledger.folded[event.seat] = True
    _acted(ledger, event.seat)


def _checked(ledger: Ledger, event: Checked) -> None:
    _acted(ledger, event.seat)


def _called(ledger: Ledger, event: Called) -> None:
    ledger.chips_acted = True
    _paid(ledger, event.seat, event.to - ledger.in_front[event.seat])
    _acted(ledger, event.seat)


def _wagered(ledger: Ledger, event: Bet | RaisedTo) -> None:
    ledger.chips_acted = True
    _paid(ledger, event.seat, event.to - ledger.in_front[event.seat])
    ledger.wagers.append(event.to)
    ledger.wagers_among.append(ledger.folded.count(False))
    ledger.aggressor = ledger.aggressor_of_the_hand = event.seat
    _acted(ledger, event.seat)


def _bet_returned(ledger: Ledger, event: BetReturned) -> None:
    _paid(ledger, event.seat, -event.chips)
    ledger.in_front[event.seat] = max(0, ledger.in_front[event.seat])  # an unmatched ante never lay in front


def _shown(ledger: Ledger, event: Shown) -> None:
    ledger.shown[event.seat] = True
    ledger.holes[event.seat] = event.cards
    ledger.known.update(event.cards)
    ledger.known.discard(UNKNOWN)
    _showdown_opened(ledger, event.seat)


def _mucked(ledger: Ledger, event: Mucked) -> None:
    ledger.mucked[event.seat] = True
    _showdown_opened(ledger, event.seat)


def _showdown_opened(ledger: Ledger, seat: Seat) -> None:
    if ledger.first_to_show == NOBODY and len(ledger.board) == 5:
        ledger.first_to_show = seat


def _pot_awarded(ledger: Ledger, event: PotAwarded) -> None:
    ledger.awarded.append(event.pot)
    for seat, chips in event.shares:
        ledger.won[seat] += chips


def _hand_ended(ledger: Ledger, event: HandEnded) -> None:
    ledger.over = True
    ledger.evening = after_hand(ledger.evening, event.stacks)


def _bets_taken_back(ledger: Ledger, event: BetsTakenBack) -> None:
    FLOOR_ENTRIES[BetsTakenBack](ledger, event)
    ledger.evening = without_hand(ledger.evening)


def _plays_the_board(ledger: Ledger, event: PlaysTheBoard) -> None:
    FLOOR_ENTRIES[PlaysTheBoard](ledger, event)
    _showdown_opened(ledger, event.seat)


_ENTRIES: dict[type, Callable[[Ledger, Any], None]] = {
    **FLOOR_ENTRIES,
    BoardDealtUnburned: _board_dealt_unburned,
    PlaysTheBoard: _plays_the_board,
    BetsTakenBack: _bets_taken_back,
    HandStarted: _hand_started,
    AntesPosted: _antes_posted,
    Discarded: _discarded,
    BlindPosted: _blind_posted,
    HoleCardDealt: _hole_card_dealt,
    HoleCardsKnown: _hole_cards_known,
    Burned: _burned,
    BoardDealt: _board_dealt,
    Folded: _folded,
    Checked: _checked,
    Called: _called,
    Bet: _wagered,
    RaisedTo: _wagered,
    BetReturned: _bet_returned,
    Shown: _shown,
    Mucked: _mucked,
    PotAwarded: _pot_awarded,
    HandEnded: _hand_ended,
    GameOpened: _game_opened,
    BoughtIn: _in_the_evening,
    ButtonMoved: _in_the_evening,
    CardDrawn: _in_the_evening,
    Eliminated: _in_the_evening,
    GameEnded: _in_the_evening,
    LevelRaised: _in_the_evening,
    TimeCalled: _in_the_evening,
}
