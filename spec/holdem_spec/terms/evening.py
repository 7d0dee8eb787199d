"""Terms of the evening: who is still in the game, where the blinds were, who comes next, who leads."""

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import blinds_due
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Chips, Table

Posts = tuple[tuple[Seat, Blind], ...]


@term("S1.46 S1.48")
def in_the_game(ledger: Ledger) -> tuple[Seat, ...]:
    """The seats that have chips between two hands, in seat order."""
    return tuple([seat for seat, chips in enumerate(ledger.evening.stacks) if chips > 0])


@term("S1.26 S1.30")
def a_hand_is_being_played(ledger: Ledger) -> bool:
    """A hand has begun and is not over."""
    return bool(ledger.table.stacks) and not ledger.over


@term("S0.10 S0.55 S2.5")
def last_hand(ledger: Ledger) -> Table | None:
    """The table of the last hand of the evening, None before the first one."""
    return ledger.evening.tables[-1] if ledger.evening.tables else None


@term("S1.29 S1.30")
def nobody_has_played_yet(ledger: Ledger) -> bool:
    """The evening has begun, and its first hand is still to come."""
    return ledger.evening.open and not ledger.evening.tables


@term("S0.9 S0.10 S1.31")
def posts_of(table: Table) -> Posts:
    """Who posts which blind in a hand, in order; nobody where there are fewer than two players."""
    if table.posts is not None:
        return table.posts
    return blinds_due(table) if len(table.players()) > 1 else ()


@term("S0.9 S1.31 S2.21")
def usual_posts(table: Table) -> Posts:
    """Who would post which blind by the place of the button alone."""
    return posts_of(table._replace(posts=None))


@term("S2.7")
def those_who_post(table: Table, blind: Blind) -> tuple[Seat, ...]:
    """The seats that post one of the two blinds, in order."""
    return tuple([seat for seat, what in posts_of(table) if what == blind])


@term("S2.7 S2.21")
def last_to_pay_the_big_blind(ledger: Ledger) -> Seat:
    """Who posted the big blind in the last hand; the later one, if two did."""
    last = last_hand(ledger)
    return (NOBODY, *(those_who_post(last, Blind.BIG) if last else ()))[-1]


@term("S2.7")
def place_of_the_small_blind(ledger: Ledger) -> Seat:
    """Where the small blind of the last hand belonged: the seat that posted it or, when it was empty, the seat of the
    big blind before."""
    posts = [posts_of(table) for table in ledger.evening.tables[-2:]]
    small = [seat for seat, blind in posts[-1] if blind == Blind.SMALL]
    before = [seat for seat, blind in posts[0] if blind == Blind.BIG]
    return (NOBODY, *(small or before))[-1]


@term("S0.10 S0.55 S1.30 S2.5 S4.24")
def next_in_the_game(ledger: Ledger, seat: Seat) -> Seat:
    """The next seat clockwise that has chips; NOBODY when there is none."""
    stacks = ledger.evening.stacks
    return next((at for at in clockwise_after(seat, len(stacks)) if stacks[at] > 0), NOBODY)


@term("S2.7")
def out_since_the_last_hand(ledger: Ledger) -> tuple[Seat, ...]:
    """The players of the last hand who have no chips now."""
    last = last_hand(ledger)
    return tuple([seat for seat in last.players() if ledger.evening.stacks[seat] == 0]) if last else ()


@term("S0.10 S0.55 S2.7 S2.21 S4.24")
def all_move_by_one(ledger: Ledger) -> bool:
    """Whether button and blinds can simply move on: the last hand had the usual blinds, and whoever posted them plays
    on; with two players left, that there were two before."""
    last = last_hand(ledger)
    if last is None or posts_of(last) != usual_posts(last):
        return False
    playing = in_the_game(ledger)
    if len(playing) == 2:
        return playing == last.players()
    return all([seat in playing for seat, _ in posts_of(last)])


@term("S2.7")
def somebody_is_missing(ledger: Ledger) -> bool:
    """Three or more play on, but button and blinds cannot simply move by one."""
    return last_hand(ledger) is not None and len(in_the_game(ledger)) > 2 and not all_move_by_one(ledger)


@term("S2.21")
def two_are_left(ledger: Ledger) -> bool:
    """The table has shrunk to two players since the last hand."""
    return last_hand(ledger) is not None and len(in_the_game(ledger)) == 2 and not all_move_by_one(ledger)


@term("S1.48")
def leaders(ledger: Ledger) -> tuple[Seat, ...]:
    """Who has the most chips, in seat order."""
    most = max(ledger.evening.stacks, default=0)
    return tuple([seat for seat, chips in enumerate(ledger.evening.stacks) if chips == most > 0])


@term("S0.9 S1.58 S2.9")
def level_in_force(ledger: Ledger) -> tuple[Chips, Chips, Chips] | None:
    """Small blind, big blind and ante of the next hand: those last announced, else those of the last hand; None when
    nothing has been said yet."""
    if ledger.evening.levels:
        return ledger.evening.levels[-1][:3]
    last = last_hand(ledger)
    return (last.small_blind, last.big_blind, last.ante) if last else None
