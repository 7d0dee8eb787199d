"""Mistakes about pots: what goes back, which pots there are, who wins them."""

from collections.abc import Callable

from holdem_conformance.mutants.changes import instead
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.hands import strength
from holdem_reference.seats import still_in
from holdem_reference.state import State
from holdem_spec.vocabulary.events import BetReturned, PotAwarded
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

Pots = tuple[tuple[Chips, tuple[Seat, ...]], ...]


def _pots(change: Callable[[State, Pots], Pots]) -> Change:
    """Other pots at the end of the hand."""

    def build(was: Instead, state: State) -> Pots:
        return change(state, was(state))

    return instead("pots.build_pots", build) + instead("showdown.build_pots", build)


def _one_pot(state: State, pots: Pots) -> Pots:
    return ((sum(chips for chips, _ in pots), still_in(state)),)


def _everybody_in(state: State, pots: Pots) -> Pots:
    return tuple((chips, still_in(state)) for chips, _ in pots)


def _folded_too(state: State, pots: Pots) -> Pots:
    """Whoever has put chips in contests the main pot, folded or not."""
    (chips, _), *rest = pots
    return (chips, tuple(seat for seat, paid in enumerate(state.put_in) if paid)), *rest


def _one_too_many(state: State, pots: Pots) -> Pots:
    (chips, among), *rest = pots
    return (chips + 1, among), *rest


def _folded_chips_lost(state: State, pots: Pots) -> Pots:
    lost = sum(paid for seat, paid in enumerate(state.put_in) if state.folded[seat])
    (chips, among), *rest = pots
    return (chips - lost, among), *rest


def _winners(change: Callable[[State, list[Seat]], list[Seat]]) -> Change:
    """Other winners of each pot."""

    def award(was: Instead, state: State) -> PotAwarded:
        chips, among = state.pots[-1]
        return was(state._replace(pots=(*state.pots[:-1], (chips, tuple(change(state, list(among)))))))

    return instead("pots.next_award", award)


def _worst(state: State, among: list[Seat]) -> list[Seat]:
    alive = [seat for seat in among if not state.mucked[seat]]
    if len(alive) < 2:
        return alive
    worth = {seat: strength(state.holes[seat] + state.board) for seat in alive}
    return [seat for seat in alive if worth[seat] == min(worth.values())]


def _first_only(was: Instead, state: State, chips: Chips, winners: list[Seat]) -> dict[Seat, Chips]:
    return was(state, chips, winners[:1])


def _odd_to(who: Callable[[State, list[Seat]], list[Seat]]) -> Change:
    """The odd chips one each, in another order of the winners."""

    def shares(was: Instead, state: State, chips: Chips, winners: list[Seat]) -> dict[Seat, Chips]:
        share, odd = divmod(chips, len(winners))
        paid = dict.fromkeys(winners, share)
        for seat in who(state, winners)[:odd]:
            paid[seat] += 1
        return paid

    return instead("pots._shares", shares)


def _from_the_button(state: State, winners: list[Seat]) -> list[Seat]:
    at = state.table.button
    return sorted(winners, key=lambda seat: (seat - at) % len(state.stacks))


def _nothing_back(was: Instead, state: State) -> None:
    return None


def _back_only_above_those_left(was: Instead, state: State) -> BetReturned | None:
    """What goes back is measured by the players who are left, as if folded chips matched nothing."""
    stakes = sorted((state.put_in[seat], seat) for seat in still_in(state))
    if len(stakes) < 2:
        return was(state)
    (second, _), (highest, seat) = stakes[-2:]
    return BetReturned(seat, highest - second) if highest > second else None


def _returned(by: Instead) -> Change:
    return instead("pots.unmatched_bet", by) + instead("showdown.unmatched_bet", by)


MUTANTS = (
    Mutant("POT-RETURN", "what nobody matched stays in the pot", _returned(_nothing_back)),
    Mutant("POT-RETURN", "chips of folded players match nothing", _returned(_back_only_above_those_left)),
    Mutant("POT-ORDER", "pots are paid from the main pot on", _pots(lambda state, pots: pots[::-1])),
    Mutant("POT-ELIG", "an all-in player wins side pots as well", _pots(_everybody_in)),
    Mutant("POT-ELIG", "folded players contest the pots", _pots(_folded_too)),
    Mutant("POT-SUM", "chips of folded players get lost", _pots(_folded_chips_lost)),
    Mutant("POT-WINBEST", "the worst hand wins", _winners(_worst)),
    Mutant("POT-SPLIT", "of several equal hands the first wins all", instead("pots._shares", _first_only)),
    Mutant("POT-ODD", "the odd chip goes to the button first", _odd_to(_from_the_button)),
    Mutant("POT-ODD", "the odd chip goes to the lowest seat", _odd_to(lambda state, winners: sorted(winners))),
    Mutant("POT-MAIN", "there is one pot, whoever is all-in", _pots(_one_pot)),
    Mutant("POT-SIDE", "an all-in player wins side pots as well", _pots(_everybody_in)),
    Mutant("POT-LAYERS", "there is one pot, whoever is all-in", _pots(_one_pot)),
    Mutant("POT-INDEP", "of several equal hands the first wins all", instead("pots._shares", _first_only)),
    Mutant("POT-SHAREFOLDED", "chips of folded players get lost", _pots(_folded_chips_lost)),
    Mutant("POT-WINLAST", "chips of folded players get lost", _pots(_folded_chips_lost)),
    Mutant("BET-TOPOT", "chips of folded players get lost", _pots(_folded_chips_lost)),
    Mutant("AI-WINCAP", "an all-in player wins side pots as well", _pots(_everybody_in)),
    Mutant("POT-TIMING", "a pot keeps the players with whom it was begun, folded or not", _pots(_folded_too)),
    Mutant("SEAT-CHIPCONSERVE", "a pot has one chip too many", _pots(_one_too_many)),
)
