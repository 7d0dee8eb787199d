"""Blinds and cards: what the dealer does between the decisions of the players."""

from holdem_reference.betting import open_street, pay
from holdem_reference.seats import big_blind, left_of_the_button, posts
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.events import AntesPosted, BlindPosted, BoardDealt, Burned, Discarded, HoleCardDealt

STREETS = {0: 3, 3: 1, 4: 1}
"""How many cards come next, by the size of the board."""


def next_blind(state: State) -> BlindPosted:
    """The next blind due; a shorter stack is posted whole (S0.9, S0.49)."""
    seat, blind = posts(state.table)[state.blinds_posted]
    due = (state.table.small_blind, state.table.big_blind)[blind]
    return BlindPosted(seat, blind, min(due, state.stacks[seat]))


def next_post(state: State) -> AntesPosted | BlindPosted:
    """Antes and blinds in their order: an ante for all may follow the blinds (S1.59)."""
    rules = state.rules
    behind = rules.reading("ante.mode") == "big_blind" and rules.reading("ante.order") == "blind_first"
    antes_due = state.table.ante > 0 and not state.antes_posted
    if antes_due and (not behind or state.blinds_posted == len(posts(state.table))):
        return _antes(state)
    return next_blind(state)


def _antes(state: State) -> AntesPosted:
    payers = state.table.players()
    if state.rules.reading("ante.mode") == "big_blind":
        payers = (big_blind(state),)
    return AntesPosted(tuple(min(state.table.ante, c) if s in payers else 0 for s, c in enumerate(state.stacks)))


def after_antes(state: State, posted: AntesPosted) -> State:
    """The antes are in; one that is paid for all is nobody's contribution (S1.59)."""
    stacks = tuple(chips - paid for chips, paid in zip(state.stacks, posted.chips, strict=True))
    if state.rules.reading("ante.mode") == "big_blind":
        state = state._replace(stacks=stacks, dead_money=sum(posted.chips))
    else:
        state = state._replace(stacks=stacks, put_in=posted.chips)
    return _after_post(state._replace(antes_posted=True))


def after_blind(state: State, posted: BlindPosted) -> State:
    """A blind lies in front of its player as a bet; after the last one cards are dealt (S1.34, S4.23)."""
    state = pay(state, posted.seat, posted.chips)
    return _after_post(
        state._replace(blinds_posted=state.blinds_posted + 1, blind_chips=state.blind_chips + posted.chips)
    )


def _after_post(state: State) -> State:
    done = state.blinds_posted == len(posts(state.table)) and (state.antes_posted or state.table.ante == 0)
    return state._replace(stage=Stage.DEAL) if done else state


def next_hole_card(state: State) -> HoleCardDealt:
    """One card at a time, beginning left of the button (S1.32, S2.10)."""
    order = left_of_the_button(state.table)
    return HoleCardDealt(order[_hole_cards_out(state) % len(order)], state.deck[state.top])


def _hole_cards_out(state: State) -> int:
    return sum(map(len, state.holes))


def after_hole_card(state: State, dealt: HoleCardDealt) -> State:
    """After the last hole card the first round begins, in Pineapple the laying away (S1.60, S2.11)."""
    holes = tuple((*h, dealt.card) if seat == dealt.seat else h for seat, h in enumerate(state.holes))
    state = state._replace(holes=holes, top=state.top + 1)
    if _hole_cards_out(state) < state.table.hole_cards * len(state.table.players()):
        return state
    return open_street(state) if state.table.hole_cards == 2 else state._replace(stage=Stage.DISCARD)


def refused_discard(state: State, discarded: Discarded) -> str | None:
    """The clause by which laying a card away is refused: each player one of his three, after the deal (S1.60)."""
    holes = state.holes[discarded.seat]
    allowed = state.stage == Stage.DISCARD and len(holes) == 3 and discarded.card in holes
    return None if allowed else "VAR-PINEAPPLE"


def after_discard(state: State, discarded: Discarded) -> State:
    """When everybody has laid a card away, the first round begins (S1.60)."""
    kept = tuple(card for card in state.holes[discarded.seat] if card != discarded.card)
    holes = tuple(kept if seat == discarded.seat else h for seat, h in enumerate(state.holes))
    state = state._replace(holes=holes)
    return open_street(state) if all(len(holes[seat]) == 2 for seat in state.table.players()) else state


def next_street_card(state: State) -> Burned | BoardDealt:
    """A burn, if the table burns, then the cards of the street (S1.35, S2.13)."""
    if not state.burned and state.rules.reading("deal.burn") == "on":
        return Burned(state.deck[state.top])
    return BoardDealt(state.deck[state.top : state.top + STREETS[len(state.board)]])


def after_street_card(state: State, dealt: Burned | BoardDealt) -> State:
    """After a burn comes the street, after the street its betting round (S2.13)."""
    if isinstance(dealt, Burned):
        return state._replace(burned=True, top=state.top + 1)
    board = state.board + dealt.cards
    nothing = (0,) * len(state.stacks)
    state = state._replace(board=board, burned=False, top=state.top + _off_the_pack(state, dealt), in_front=nothing)
    if state.notes is not None:
        left = tuple(card for card in state.notes.loose if card not in dealt.cards)
        state = state._replace(notes=state.notes._replace(loose=left))
    return open_street(state)


def _off_the_pack(state: State, dealt: BoardDealt) -> int:
    """How many of the cards come from the pack; the others lay on the table already."""
    return sum(1 for card in dealt.cards if state.notes is None or card not in state.notes.loose)
