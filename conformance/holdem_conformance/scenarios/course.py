"""The course of a hand along its play: the books, moved on as far as the next statement needs and no further."""

from holdem_conformance.scenarios.model import AwardedPot, Stage
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    big_blind_seat,
    blinds_due,
    in_the_hand,
    nobody_can_bet_any_more,
    one_is_left,
    round_is_complete,
)
from holdem_spec.terms.dealing import BOARD_SIZES, next_in_the_deal
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.terms.pots import pots, unmatched
from holdem_spec.terms.showdown import yet_to_show
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    AntesPosted,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Choice,
    HandEnded,
    HoleCardDealt,
    PotAwarded,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Chips, Table

_BOARDS = {Stage.FLOP: 1, Stage.TURN: 2, Stage.RIVER: 3}


class Course:
    """`ledger` are the books so far. `known` is False once a pot was paid of which the scenario does not say to whom.
    Blinds, cards and returned bets come by themselves; whether an act is legal is not asked here."""

    def __init__(self, table: Table, rules: Rulebook, pots: tuple[AwardedPot, ...] | None) -> None:
        self.ledger = Ledger(table)
        self.deck: tuple[Card, ...] = table.deck or ()
        self.burns = rules.reading("deal.burn") == "on"
        self.ante_for_all = rules.reading("ante.mode") == "big_blind"
        self.antes_first = not self.ante_for_all or rules.reading("ante.order") == "ante_first"
        self.shows_before_runout = rules.reading("allin.show") == "before_runout"
        self.pots = pots
        self.given_back: Chips = 0
        self.known = True
        self.opening = False  # the play looks at the time before the last hole card

    def antes_due(self) -> AntesPosted:
        """What everybody pays as an ante; a shorter stack pays all of it."""
        table, stacks = self.ledger.table, self.ledger.stacks
        payers = (big_blind_seat(table),) if self.ante_for_all else table.players()
        return AntesPosted(tuple(min(table.ante, had) if seat in payers else 0 for seat, had in enumerate(stacks)))

    def post_antes(self) -> None:
        """The antes, and what comes before them."""
        if self.ledger.antes_posted or not self.ledger.table.ante:
            return
        self.come_to_the_antes()
        self.ledger.apply(self.antes_due())

    def come_to_the_antes(self) -> None:
        if not self.antes_first:
            self._post_blinds()

    def come_to_the_blinds(self) -> None:
        if self.antes_first:
            self.post_antes()

    def _post_blinds(self) -> None:
        ledger = self.ledger
        if ledger.blinds:
            return
        for seat, blind in blinds_due(ledger.table):
            chips = ledger.table.small_blind if blind == Blind.SMALL else ledger.table.big_blind
            ledger.apply(BlindPosted(seat, blind, min(chips, ledger.stacks[seat])))

    def deal(self, cards: int) -> None:
        """Antes, blinds, and hole cards until that many are dealt."""
        self.come_to_the_blinds()
        self._post_blinds()
        self.post_antes()
        while self.ledger.cards_dealt < cards:
            self.ledger.apply(HoleCardDealt(next_in_the_deal(self.ledger), self.next_card()))

    def open(self) -> None:
        """Antes, blinds and hole cards, unless that has been done."""
        self.opening = False
        self.deal(self.hole_cards)

    @property
    def hole_cards(self) -> int:
        """How many are dealt to all players together."""
        return self.ledger.table.hole_cards * len(self.ledger.table.players())

    def next_card(self) -> Card:
        return self.deck[self.ledger.cards_dealt]

    def own_cards(self, seat: Seat) -> tuple[Card, ...]:
        """The hole cards the player has or will have."""
        all_out = self.ledger.cards_dealt >= self.hole_cards
        return self.ledger.holes[seat] if all_out else own_cards(self.ledger.table, seat)

    def act(self, choice: Choice) -> None:
        self.ledger.apply(choice)

    def stacks(self) -> tuple[Chips, ...]:
        """What everybody would have if the hand ended now."""
        return tuple(behind + won for behind, won in zip(self.ledger.stacks, self.ledger.won, strict=True))

    def settle(self) -> None:
        """What nobody matched goes back."""
        seat, chips = unmatched(self.ledger)
        if chips and (round_is_complete(self.ledger) or one_is_left(self.ledger)):
            self.ledger.apply(BetReturned(seat, chips))
            self.given_back += chips

    def burn(self) -> None:
        self.settle()
        if self.burns and not self.ledger.burns_since_board and self._more_cards_come(len(BOARD_SIZES)):
            self.ledger.apply(Burned(self.next_card()))

    def go_on(self, boards: int = len(BOARD_SIZES)) -> None:
        """To the next decision, or until so many streets are dealt."""
        while self._more_cards_come(boards):
            self.burn()
            top = self.ledger.cards_dealt
            self.ledger.apply(BoardDealt(self.deck[top : top + BOARD_SIZES[self.ledger.boards]]))
        self.settle()

    def to_the_next_choice(self) -> None:
        """To where a player can do something, or try it. Where hands are turned up before a run-out, no card passes
        hands that are still hidden."""
        ledger = self.ledger
        if self.shows_before_runout and nobody_can_bet_any_more(ledger) and yet_to_show(ledger):
            self.settle()
        else:
            self.go_on()

    def come_to(self, stage: Stage) -> None:
        """To a point of the hand behind the hole cards."""
        if stage is Stage.BURN:
            self.burn()
        elif stage in _BOARDS:
            self.go_on(_BOARDS[stage])
        else:
            self.go_on()
        if stage is Stage.AWARD:
            self._award()
        elif stage is Stage.END:
            self._end()

    def _more_cards_come(self, boards: int) -> bool:
        return self.ledger.boards < boards and round_is_complete(self.ledger) and not one_is_left(self.ledger)

    def _award(self) -> None:
        """A sole remaining player gets everything; else the last side pot first, as the scenario says."""
        if one_is_left(self.ledger):
            self.ledger.apply(PotAwarded(0, ((in_the_hand(self.ledger)[0], pot_as_it_lies(self.ledger)),)))
            return
        number = len(self.pots or ()) - len(self.ledger.awarded) - 1
        if self.pots is None or number < 0:
            self.known = False
            return
        self.ledger.apply(PotAwarded(number, self.pots[number].shares))

    def _end(self) -> None:
        """All pots are paid and the hand is over; not when it is not said to whom they are paid."""
        while self.known and len(self.ledger.awarded) < len(pots(self.ledger)):
            self._award()
        if self.known and not self.ledger.over:
            self.ledger.apply(HandEnded(self.stacks()))


def own_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The hole cards that the pack holds for a player: one at a time from the left of the button."""
    in_order = [player for player in clockwise_after(table.button, len(table.stacks)) if player in table.players()]
    place, deck = in_order.index(seat), table.deck or ()
    return tuple(deck[place + turn * len(in_order)] for turn in range(table.hole_cards))
