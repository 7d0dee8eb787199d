"""Terms of the showdown: when it is, who still has to show, in which order, and which hand is best."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand, one_is_left, round_is_complete
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.terms.hands import Value, value
from holdem_spec.terms.pots import unmatched
from holdem_spec.terms.term import remembered, term
from holdem_spec.vocabulary.cards import UNKNOWN
from holdem_spec.vocabulary.seats import NOBODY, Seat, steps_clockwise


@term("S0.22 S1.38 S3.24 S4.18")
@remembered
def it_is_showdown(ledger: Ledger) -> bool:
    """All board cards lie, the last round is complete, and two or more are left."""
    return ledger.boards == len(BOARD_SIZES) and not one_is_left(ledger) and round_is_complete(ledger)


@term("S0.31 S1.38 S2.14")
@remembered
def live(ledger: Ledger) -> tuple[Seat, ...]:
    """The seats whose hand can still win: neither folded nor mucked."""
    return tuple([seat for seat in in_the_hand(ledger) if not ledger.mucked[seat]])


@term("S0.30 S0.43 S1.38")
@remembered
def yet_to_show(ledger: Ledger) -> tuple[Seat, ...]:
    """The live seats whose cards are not face up."""
    return tuple([seat for seat in live(ledger) if not ledger.shown[seat]])


@term("S0.30 S0.43 S3.26")
def river_aggressor(ledger: Ledger) -> Seat:
    """Who made the last bet or raise on the river, or NOBODY."""
    return ledger.aggressor if ledger.boards == len(BOARD_SIZES) else NOBODY


@term("S1.38 S3.26")
def last_aggressor(ledger: Ledger) -> Seat:
    """Who made the last bet or raise of the whole hand, or NOBODY."""
    return ledger.aggressor_of_the_hand


@term("S0.30 S0.43")
def nearest(ledger: Ledger, start: Seat, seats: tuple[Seat, ...]) -> Seat:
    """The first of some seats, going clockwise from `start`, which counts itself."""
    return nearest_of(start, seats, len(ledger.stacks))


def nearest_of(start: Seat, among: tuple[Seat, ...], seats: int) -> Seat:
    """Of some seats of a table the one in the fewest steps from `start`; NOBODY of none (S0.30, S0.43)."""
    return min(among, key=lambda seat: steps_clockwise(start, seat, seats), default=NOBODY)


@term("S0.5 S0.32 S1.38 S4.7")
def hand_value(ledger: Ledger, seat: Seat) -> Value | None:
    """What a player's two cards and the board are worth, or the board alone where he claims no more; None as long as a
    card of them is unseen."""
    if ledger.floor is not None and ledger.shown[seat] and not ledger.holes[seat]:
        return value(ledger.board) if len(ledger.board) == 5 and UNKNOWN not in ledger.board else None
    seven = ledger.holes[seat] + ledger.board
    return None if UNKNOWN in seven or len(seven) < 7 else value(seven)


@term("S0.30 S0.43 S1.43 S3.26")
def next_to_show(ledger: Ledger, aggressor: Seat, side_pots_first: bool) -> Seat:
    """Whose turn it is at the showdown, given who counts as the last aggressor and whether players of the last side pot
    go first; NOBODY when it is no showdown or all have shown."""
    hidden = yet_to_show(ledger)
    if not hidden or not it_is_showdown(ledger) or ledger.over or unmatched(ledger)[1]:
        return NOBODY
    if aggressor in hidden:
        return aggressor
    deepest = max([ledger.put_in[seat] for seat in hidden])
    start = ledger.first_to_show if ledger.first_to_show != NOBODY else ledger.table.button + 1
    among = [seat for seat in hidden if ledger.put_in[seat] == deepest or not side_pots_first]
    return nearest(ledger, start, tuple(among))
