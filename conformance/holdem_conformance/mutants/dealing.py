"""Mistakes about cards: dealing, burning, the board, Pineapple."""

from holdem_conformance.mutants.changes import allows, instead, takes_a_table_that_is_refused
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.betting import open_street
from holdem_reference.state import Stage, State
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import BoardDealt, Burned, Discarded, HoleCardDealt
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Table


def _size(board: int, cards: int) -> Change:
    """A street of another size; `board` cards lie there before it."""

    def street(was: Instead, state: State) -> Burned | BoardDealt:
        due: Burned | BoardDealt = was(state)
        if isinstance(due, Burned) or len(state.board) != board:
            return due
        return BoardDealt(state.deck[state.top : state.top + cards])

    return instead("dealing.next_street_card", street)


def _two_rounds_at_once(was: Instead, state: State) -> HoleCardDealt:
    """Each player gets his cards together."""
    out, cards = sum(map(len, state.holes)), state.table.hole_cards
    order = _order(state.table)
    return HoleCardDealt(order[out // cards % len(order)], state.deck[state.top])


def _order(table: Table) -> list[int]:
    from holdem_reference.seats import left_of_the_button

    return left_of_the_button(table)


def _from_the_button(was: Instead, table: Table) -> list[int]:
    order = was(table)
    return [*order[-1:], *order[:-1]]


def _one_card_only(was: Instead, state: State, dealt: HoleCardDealt) -> State:
    after: State = was(state, dealt)
    players = len(state.table.players())
    early = after.stage == Stage.DEAL and sum(map(len, after.holes)) == (state.table.hole_cards - 1) * players
    return open_street(after) if early else after


def _from_the_bottom(was: Instead, state: State) -> Burned | BoardDealt:
    due: Burned | BoardDealt = was(state)
    if isinstance(due, Burned):
        return due
    return BoardDealt(tuple(reversed(state.deck))[: len(due.cards)])


def _burn_turned_up(was: Instead, state: State) -> Burned | BoardDealt:
    """The card burned before the flop comes up as the river."""
    due: Burned | BoardDealt = was(state)
    first_burn = len(state.table.players()) * state.table.hole_cards
    return BoardDealt(state.deck[first_burn : first_burn + 1]) if state.burned and len(state.board) == 4 else due


def _burns(times: int) -> Change:
    """So many cards burned before each street."""

    def street(was: Instead, state: State) -> Burned | BoardDealt:
        due: Burned | BoardDealt = was(state._replace(burned=True))
        top = state.top + times
        return due if isinstance(due, Burned) else BoardDealt(state.deck[top : top + len(due.cards)])

    def dealt(was: Instead, state: State, event: Burned | BoardDealt) -> State:
        return was(state._replace(top=state.top + times), event)

    return instead("dealing.next_street_card", street) + instead("dealing.after_street_card", dealt)


def _without_the_last(was: Instead, state: State) -> State:
    """A round is over before the last player has answered."""
    over = len(state.waiting) == 1 and state.actions > 0
    return was(state._replace(waiting=()) if over else state)


def _dealt_on_for_one(was: Instead, state: State) -> State:
    """The board is dealt to its end although one player is left."""
    after: State = was(state)
    return state if after.stage == Stage.UNCONTESTED and len(state.board) < 5 else after


def _sixth_card(was: Instead, state: State) -> State:
    """After the river one more card, and a round of betting on it."""
    return state if state.stage == Stage.STREET_END and len(state.board) == 5 else was(state)


def _six_streets() -> Change:
    def street(was: Instead, state: State) -> Burned | BoardDealt:
        if len(state.board) < 5:
            return was(state)
        return BoardDealt(state.deck[state.top : state.top + 1])

    return instead("dealing.next_street_card", street) + instead("hand._moved_on", _sixth_card)


def _without_a_discard(was: Instead, state: State, dealt: HoleCardDealt) -> State:
    """Pineapple without laying a card away."""
    after: State = was(state, dealt)
    return open_street(after) if after.stage == Stage.DISCARD else after


def _the_first_goes(was: Instead, state: State, discarded: Discarded) -> State:
    """Whichever card he names, the first of the player goes."""
    return was(state, discarded._replace(card=state.holes[discarded.seat][0]))


def _ten_are_too_many(was: Instead, table: Table, rules: Rulebook) -> State:
    if len(table.players()) == 10:
        raise ValueError("SEAT-COUNT: nine players are the most")
    return was(table, rules)


MUTANTS = (
    Mutant("DEAL-HOLE2", "everybody gets one card less", instead("dealing.after_hole_card", _one_card_only)),
    Mutant(
        "DEAL-FIRSTLEFT", "the first card goes to the button", instead("dealing.left_of_the_button", _from_the_button)
    ),
    Mutant(
        "DEAL-FIRSTLEFT", "each player gets his cards together", instead("dealing.next_hole_card", _two_rounds_at_once)
    ),
    Mutant(
        "DEAL-TOPCARD",
        "the board comes from the bottom of the pack",
        instead("dealing.next_street_card", _from_the_bottom),
    ),
    Mutant("DEAL-BURN1", "no card is burned", _burns(0), (("deal.burn", "on"),)),
    Mutant("DEAL-BURN1", "two cards are burned", _burns(2), (("deal.burn", "on"),)),
    Mutant("DEAL-BURN1", "a card is burned where none is to be", _burns(1), (("deal.burn", "off"),)),
    Mutant(
        "DEAL-BURNHIDDEN",
        "the card burned before the flop comes up as the river",
        instead("dealing.next_street_card", _burn_turned_up),
    ),
    Mutant(
        "DEAL-STREETGATE",
        "the board comes before the round is over",
        instead("betting._or_street_end", _without_the_last),
    ),
    Mutant(
        "DEAL-NOMORE", "the board is dealt although one player is left", instead("hand._moved_on", _dealt_on_for_one)
    ),
    Mutant("DEAL-FLOP3", "the flop is two cards", _size(0, 2)),
    Mutant("DEAL-TURN1", "the turn is two cards", _size(3, 2)),
    Mutant("DEAL-RIVER1", "the river is two cards", _size(4, 2)),
    Mutant("DEAL-MAXBOARD", "after the river comes another card", _six_streets()),
    Mutant("BET-FOURROUNDS", "after the river comes another round", _six_streets()),
    Mutant("HAND-STREETCOUNT", "the turn is two cards", _size(3, 2)),
    Mutant(
        "DECK-CONSERVE",
        "the card burned before the flop comes up as the river",
        instead("dealing.next_street_card", _burn_turned_up),
    ),
    Mutant("DECK-NEED", "two cards are burned", _burns(2)),
    Mutant(
        "DECK-NEEDEARLY", "the board is dealt although one player is left", instead("hand._moved_on", _dealt_on_for_one)
    ),
    Mutant("DECK-CAPACITY", "a table of ten is refused", instead("hand.opening", _ten_are_too_many)),
    Mutant(
        "DECK-52",
        "a wrong pack is changed for a right one",
        takes_a_table_that_is_refused("DECK-52", lambda t: t._replace(deck=PACK)),
    ),
    Mutant(
        "VAR-HOLECARDS",
        "a game with another number of hole cards is dealt with two",
        takes_a_table_that_is_refused("VAR-HOLECARDS", lambda t: t._replace(hole_cards=2)),
    ),
    Mutant("VAR-PINEAPPLE", "nobody lays a card away", instead("dealing.after_hole_card", _without_a_discard)),
    Mutant("VAR-PINEAPPLE", "cards may be laid away at any time, and more than one", allows("VAR-PINEAPPLE")),
    Mutant(
        "VAR-PINEAPPLE",
        "the first card is laid away, whichever is named",
        instead("dealing.after_discard", _the_first_goes),
    ),
)
