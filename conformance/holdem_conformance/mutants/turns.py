"""Mistakes about whose turn it is, and when a round is over."""

from collections.abc import Callable

from holdem_conformance.mutants.changes import allows, instead, then
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.betting import open_street
from holdem_reference.seats import around, still_in
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import Discarded
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Order = Callable[[tuple[Seat, ...]], tuple[Seat, ...]]
OUT_OF_TURN = ("BET-STARTPRE", "BET-HUORDER", "BET-STARTPOST", "BET-CLOCKWISE")


def _backwards(waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return waiting[::-1]


def _last_first(waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return waiting[-1:] + waiting[:-1]


def _blinds_first(waiting: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return waiting[-2:] + waiting[:-2]


def _before_the_flop(order: Order) -> Change:
    return then(
        "dealing.open_street", lambda opened: opened if opened.board else opened._replace(waiting=order(opened.waiting))
    )


def _from_the_flop_on(order: Order) -> Change:
    return then(
        "dealing.open_street", lambda opened: opened._replace(waiting=order(opened.waiting)) if opened.board else opened
    )


def _behind_a_wager(who: Callable[[State, State, Seat], tuple[Seat, ...]]) -> Change:
    """Other seats wait after a bet or raise: `who` gets the state before and after, and who made it."""

    def wagered(was: Instead, state: State, seat: Seat, to: Chips) -> State:
        after: State = was(state, seat, to)
        return after._replace(waiting=who(state, after, seat))

    return instead("betting._wagered", wagered)


def _the_round_goes_on(when: Callable[[State], bool]) -> Change:
    """Whoever still waits is asked although he has nothing to decide."""

    def street_end(was: Instead, state: State) -> State:
        after: State = was(state)
        return after._replace(waiting=state.waiting, stage=state.stage) if state.waiting and when(state) else after

    return instead("betting._or_street_end", street_end)


def _the_big_blind_is_passed_over(was: Instead, state: State) -> State:
    """The round ends when the bets are equal, without the last word of the big blind."""
    answered = all(state.in_front[seat] == state.bet for seat in state.waiting)
    over = not state.board and state.actions > 0 and answered
    return was(state._replace(waiting=()) if over else state)


def _before_all_have_discarded(was: Instead, state: State, discarded: Discarded) -> State:
    after: State = was(state, discarded)
    return open_street(after) if after.stage == Stage.DISCARD else after


MUTANTS = (
    Mutant("BET-STARTPRE", "the small blind acts first before the flop", _before_the_flop(_blinds_first)),
    Mutant("BET-HUORDER", "with two players the big blind acts first before the flop", _before_the_flop(_backwards)),
    Mutant("BET-STARTPOST", "the button acts first from the flop on", _from_the_flop_on(_last_first)),
    Mutant(
        "BET-CLOCKWISE",
        "after a raise the turn goes on counterclockwise",
        _behind_a_wager(lambda before, after, seat: after.waiting[::-1]),
    ),
    Mutant("BET-BBLAST", "the big blind acts first before the flop", _before_the_flop(_last_first)),
    Mutant("BET-ORDERTABLE", "the first pass goes counterclockwise", _before_the_flop(_backwards)),
    Mutant(
        "SEAT-CLOCKWISE",
        "after a raise the turn goes on counterclockwise",
        _behind_a_wager(lambda before, after, seat: after.waiting[::-1]),
    ),
    Mutant("BTN-LASTPOST", "the button acts first from the flop on", _from_the_flop_on(_last_first)),
    Mutant("BET-TURN", "anybody may act who is in the hand", allows(*OUT_OF_TURN)),
    Mutant(
        "BET-ROUNDEND",
        "whoever raised has to act again when all have called",
        _behind_a_wager(lambda before, after, seat: (*after.waiting, seat)),
    ),
    Mutant(
        "BET-REOPEN",
        "who has acted is not asked again after a raise",
        _behind_a_wager(lambda before, after, seat: tuple(s for s in after.waiting if before.acted_at[s] < 0)),
    ),
    Mutant(
        "BET-SKIP",
        "folded and all-in players are asked again after a raise",
        _behind_a_wager(lambda before, after, seat: around(after, seat)[:-1]) + _the_round_goes_on(lambda state: True),
    ),
    Mutant(
        "BET-LASTSTANDING",
        "the last player left is still asked",
        _the_round_goes_on(lambda s: len(still_in(s)) < 2) + allows("BET-LASTSTANDING"),
    ),
    Mutant(
        "BET-BBOPTION",
        "an unraised pot goes to the flop without asking the big blind",
        instead("betting._or_street_end", _the_big_blind_is_passed_over),
    ),
    Mutant(
        "BET-AFTERDEAL",
        "the betting begins with the first card laid away",
        instead("dealing.after_discard", _before_all_have_discarded),
    ),
    Mutant(
        "AI-STAYS", "all-in players are asked to act", instead("betting.with_chips", lambda was, state: still_in(state))
    ),
    Mutant(
        "AI-RUNOUT",
        "the last player with chips is asked on every street",
        _the_round_goes_on(lambda s: len(still_in(s)) > 1),
    ),
    Mutant("AI-RUNOUT", "players may act when the board is run out", allows("AI-RUNOUT")),
)
