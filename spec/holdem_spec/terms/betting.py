"""Terms of the betting round: the bet, the price, the last full raise, who has to decide."""

from collections.abc import Sequence

from holdem_spec.ledger import NOT_YET, Ledger
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.terms.term import remembered, term
from holdem_spec.terms.wagers import called_total, full_size, last_was_short, one_was_full
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Chips, Table


@term("S0.9 S0.10 S1.31 S2.7 S2.9 S2.21 S3.9 S4.22 S4.98")
def blinds_due(table: Table) -> tuple[tuple[Seat, Blind], ...]:
    """Who posts which blind, in order: the first two players left of the button, with two players the button and the
    other; or as the table's history has it."""
    if table.posts is not None:
        return table.posts
    players = table.players()
    in_order = [seat for seat in clockwise_after(table.button, len(table.stacks)) if seat in players]
    small, big = seats_of_the_blinds(in_order)
    return (small, Blind.SMALL), (big, Blind.BIG)


def seats_of_the_blinds(in_order: Sequence[Seat]) -> tuple[Seat, Seat]:
    """The small and the big one, of the players in clockwise order from the left of the button (S0.9, S0.10, S1.31)."""
    assert len(in_order) >= 2
    return (in_order[-1], in_order[0]) if len(in_order) == 2 else (in_order[0], in_order[1])


@term("S0.9 S2.7 S4.23")
def number_of_blinds(table: Table) -> int:
    """How many blinds are due in the hand: two, unless the table's history has other ones."""
    return 2 if table.posts is None else len(table.posts)


@term("S0.9 S0.10 S1.31 S2.7 S2.9 S3.9 S4.22 S4.98")
def small_blind_seat(table: Table) -> Seat:
    """The seat that posts the small blind, NOBODY when the hand has none."""
    return next((seat for seat, blind in blinds_due(table) if blind == Blind.SMALL), NOBODY)


@term("S0.9 S1.31 S2.9 S3.9 S4.22 S4.98")
def big_blind_seat(table: Table) -> Seat:
    """The seat that posts the big blind; the last one, if two do."""
    return blinds_due(table)[-1][0]


@term("S0.19 S1.24 S1.34 S4.38 S4.40")
@remembered
def bet_to_match(ledger: Ledger) -> Chips:
    """The total a player must have in front to stay in: the highest bet of the street, before the flop at least the
    big blind, even when it was posted short."""
    highest = max(ledger.in_front, default=0)
    return max(highest, ledger.table.big_blind) if ledger.boards == 0 else highest


@term("S4.42 S4.43 S4.79 S4.92")
def price(ledger: Ledger, seat: Seat) -> Chips:
    """What a player still has to add for a call: the bet less what he has in front. He may own less."""
    return bet_to_match(ledger) - ledger.in_front[seat]


@term("S0.26 S0.47 S1.25 S4.47 S4.48")
@remembered
def last_full_raise(ledger: Ledger) -> Chips:
    """The size a raise must have: that of the last full bet or raise of the street, at least one big blind. An all-in
    that lifts the bet by less leaves it as it was."""
    big_blind = ledger.table.big_blind
    return full_size(ledger.wagers, big_blind if ledger.boards == 0 else 0, big_blind)


@term("S0.20 S1.35 S2.11 S4.29")
def can_act(ledger: Ledger, seat: Seat) -> bool:
    """In the hand and with chips behind: who has folded or is all-in is skipped."""
    return not ledger.folded[seat] and ledger.stacks[seat] > 0


@term("S1.39 S4.8")
@remembered
def in_the_hand(ledger: Ledger) -> tuple[Seat, ...]:
    """The seats that have not folded, in seat order."""
    return tuple([seat for seat, folded in enumerate(ledger.folded) if not folded])


@term("S1.45 S4.60")
@remembered
def able_to_bet(ledger: Ledger) -> tuple[Seat, ...]:
    """The seats that are in the hand with chips behind."""
    folded = ledger.folded
    return tuple([seat for seat, chips in enumerate(ledger.stacks) if chips > 0 and not folded[seat]])


@term("S1.45 S4.60")
def somebody_could_answer(ledger: Ledger, seat: Seat) -> bool:
    """Whether another player is in the hand with chips behind, so that a bet could be called."""
    able = able_to_bet(ledger)
    return len(able) > 1 or (len(able) == 1 and able[0] != seat)


@term("S0.36 S0.49 S1.27")
def has_acted(ledger: Ledger, seat: Seat) -> bool:
    """Whether the player has acted on this street; posting a blind is no action."""
    return ledger.answered[seat] != NOT_YET


@term("S1.27 S4.20 S4.60")
def must_decide(ledger: Ledger, seat: Seat) -> bool:
    """Whether the street cannot end before this player has acted: he can act, and either he has not yet and somebody
    could answer, or somebody has bet more than he has in front."""
    if not can_act(ledger, seat):
        return False
    if somebody_could_answer(ledger, seat):
        return ledger.answered[seat] == NOT_YET or price(ledger, seat) > 0
    own = ledger.in_front[seat]
    return price(ledger, seat) > 0 and any([ledger.in_front[other] > own for other in in_the_hand(ledger)])


@term("S1.27 S3.24 S4.20 S4.60")
@remembered
def round_is_complete(ledger: Ledger) -> bool:
    """All hole cards are out, and nobody has to decide any more on this street."""
    if not hole_cards_are_dealt(ledger):
        return False
    for seat in able_to_bet(ledger):  # noqa: SIM110  a plain loop stops early and needs no generator
        if must_decide(ledger, seat):
            return False
    return True


@term("S0.12 S1.39 S4.19")
def one_is_left(ledger: Ledger) -> bool:
    """All but one have folded."""
    return ledger.folded.count(False) < 2


@term("S1.45 S4.60")
def nobody_can_bet_any_more(ledger: Ledger) -> bool:
    """The street is complete and at most one player in the hand has chips left: the board is run out."""
    return len(able_to_bet(ledger)) < 2 and round_is_complete(ledger)


@term("S0.15 S0.16 S0.19 S1.34 S1.35 S2.11 S4.25")
def turn_follows(ledger: Ledger) -> Seat:
    """The seat after which, clockwise, the next to act is looked for: the last to act, at the start of a street the
    big blind before the flop and the button from the flop on."""
    if ledger.last_to_act != NOBODY:
        return ledger.last_to_act
    return big_blind_seat(ledger.table) if ledger.boards == 0 else ledger.table.button


@term("S1.21 S1.34 S2.11 S4.25 S4.29")
@remembered
def to_act(ledger: Ledger) -> Seat:
    """The player whose turn it is, or NOBODY."""
    if not ledger.players or not hole_cards_are_dealt(ledger):
        return NOBODY
    for seat in clockwise_after(turn_follows(ledger), len(ledger.stacks)):
        if must_decide(ledger, seat):
            return seat
    return NOBODY


@term("S0.36 S0.49")
def faces_a_full_raise(ledger: Ledger, seat: Seat) -> bool:
    """Whether the bet has risen by at least one full raise since the player acted, in one step or in several."""
    return price(ledger, seat) >= last_full_raise(ledger)


@term("S0.36 S0.49")
def a_single_full_raise_came(ledger: Ledger, seat: Seat) -> bool:
    """Whether, since the player acted, one bet or raise alone was a full one."""
    big_blind = ledger.table.big_blind
    return one_was_full(ledger.wagers, big_blind if ledger.boards == 0 else 0, big_blind, ledger.answered[seat])


@term("S0.36")
def over_a_short_all_in(ledger: Ledger) -> bool:
    """Whether the last bet or raise of the street was an all-in for less than a full one."""
    big_blind = ledger.table.big_blind
    return last_was_short(ledger.wagers, big_blind if ledger.boards == 0 else 0, big_blind)


@term("S0.25 S0.26 S1.23 S1.25 S4.46 S4.47")
@remembered
def least_wager(ledger: Ledger) -> Chips:
    """The least total of a bet or raise, unless a player is all-in for less: one big blind, or the bet and one full
    raise."""
    return bet_to_match(ledger) + last_full_raise(ledger)


@term("S1.24 S4.38 S4.42 S4.43")
def call_total(ledger: Ledger, seat: Seat) -> Chips:
    """The total that a call brings in front of a player: the bet, or all he has if that is less."""
    return called_total(bet_to_match(ledger), ledger.in_front[seat], ledger.stacks[seat])


@term("S0.24 S1.42 S4.54")
def everything(ledger: Ledger, seat: Seat) -> Chips:
    """The total in front of a player who goes all-in."""
    return ledger.in_front[seat] + ledger.stacks[seat]
