"""Blinds and cards: what the dealer does between the decisions of the players."""

from holdem_reference.betting import open_street, pay
from holdem_reference.seats import blind_seats
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import BlindPosted, BoardDealt, Burned, HoleCardDealt
from holdem_spec.vocabulary.table import Blind

STREETS = {0: 3, 3: 1, 4: 1}
"""How many cards come next, by the size of the board."""


def next_blind(state: State) -> BlindPosted:
    """The small blind, then the big one; a shorter stack is posted whole (S0.9, S0.49)."""
    blind = Blind(state.blinds_posted)
    seat = blind_seats(state)[blind]
    due = (state.table.small_blind, state.table.big_blind)[blind]
    return BlindPosted(seat, blind, min(due, state.stacks[seat]))


def after_blind(state: State, posted: BlindPosted) -> State:
    state = pay(state, posted.seat, posted.chips)._replace(blinds_posted=state.blinds_posted + 1)
    return state._replace(stage=Stage.DEAL) if state.blinds_posted == 2 else state


def next_hole_card(state: State) -> HoleCardDealt:
    """One card at a time, beginning left of the button (S1.32, S2.10)."""
    seat = (state.table.button + 1 + state.top) % len(state.stacks)
    return HoleCardDealt(seat, state.deck[state.top])


def after_hole_card(state: State, dealt: HoleCardDealt) -> State:
    holes = tuple((*h, dealt.card) if seat == dealt.seat else h for seat, h in enumerate(state.holes))
    state = state._replace(holes=holes, top=state.top + 1)
    return open_street(state) if state.top == 2 * len(state.stacks) else state


def next_street_card(state: State) -> Burned | BoardDealt:
    """A burn, if the table burns, then the cards of the street (S1.35, S2.13)."""
    if not state.burned and state.rules.reading("deal.burn") == "on":
        return Burned(state.deck[state.top])
    return BoardDealt(state.deck[state.top : state.top + STREETS[len(state.board)]])


def after_street_card(state: State, dealt: Burned | BoardDealt) -> State:
    if isinstance(dealt, Burned):
        return state._replace(burned=True, top=state.top + 1)
    board = state.board + dealt.cards
    nothing = (0,) * len(state.stacks)
    state = state._replace(board=board, burned=False, top=state.top + len(dealt.cards), in_front=nothing)
    return open_street(state)
