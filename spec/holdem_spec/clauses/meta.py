"""META: what is left to the director, and how his decision enters the hand."""

from holdem_spec.clauses.form import remedy
from holdem_spec.clauses.going import Going
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import one_is_left, to_act
from holdem_spec.terms.floor import (
    TURN,
    a_burn_is_found_missing,
    a_card_to_become_the_burn,
    floor,
    found,
    nobody_has_acted_on_the_street,
    ruling_on,
    the_flop_has_too_many,
)
from holdem_spec.vocabulary.events import Folded
from holdem_spec.vocabulary.floor import MISDEALS, BecameBurn, BoardMended, Decision, Fault, FloorRuled

NO_RULE = (Fault.TWO_BURNS, Fault.OUT_OF_TURN, Fault.CHIPS_PULLED_BACK)
"""Faults that no rule repairs; with a missing burn before turn or river they are always the director's."""


def _open_cases(before: Ledger) -> list[Fault]:
    """What has come to light and is not decided."""
    cases = [error.fault for error in floor(before).found if ruling_on(before, error.fault) is None]
    if Fault.NO_BURN in cases and not a_burn_is_found_missing(before):
        cases.remove(Fault.NO_BURN)
    if the_flop_has_too_many(before) and floor(before).too_many == 4 and ruling_on(before, Fault.FLOP_OF_FOUR) is None:
        cases.append(Fault.FLOP_OF_FOUR)
    return cases


def _waits_for_a_ruling(before: Ledger) -> list[Fault]:
    cases = _open_cases(before)
    late_burn = Fault.NO_BURN in cases and floor(before).unburned >= TURN
    return [case for case in cases if case in NO_RULE or (case == Fault.NO_BURN and late_burn)]


def _can_be_ruled(ruled: FloorRuled, before: Ledger) -> bool:
    error = found(before, ruled.case)
    match ruled.decision:
        case Decision.PLAY_ON:
            late_burn = ruled.case == Fault.NO_BURN and floor(before).unburned >= TURN
            own = (Fault.OUT_OF_TURN, Fault.CHIPS_PULLED_BACK)
            return ruled.case in MISDEALS or ruled.case in own or late_burn
        case Decision.HAND_DEAD:
            named = error is not None and error.seat == ruled.seat and not before.folded[ruled.seat]
            return named and not one_is_left(before) and (ruled.case in MISDEALS or ruled.case == Fault.OUT_OF_TURN)
        case Decision.BURN_CARD:
            return ruled.card in _possible_burns(ruled.case, before)
        case Decision.PUT_BACK:
            return ruled.case == Fault.TWO_BURNS and ruled.card in _possible_burns(ruled.case, before)
        case Decision.MUST_CALL:
            return ruled.case == Fault.CHIPS_PULLED_BACK and ruled.seat == to_act(before)


def _possible_burns(case: Fault, before: Ledger) -> tuple[int, ...]:
    if case == Fault.FLOP_OF_FOUR:
        return floor(before).loose
    second_burn = found(before, Fault.TWO_BURNS)
    if case == Fault.TWO_BURNS and second_burn is not None:
        return (second_burn.card,)
    if case == Fault.NO_BURN and nobody_has_acted_on_the_street(before):
        return before.board if before.boards == 1 else before.board[-1:]
    return ()


@remedy("META-FLOOR", "S0.55/5 S0.63/6 S2.29/16")
def the_director_decides_what_no_rule_does(event: FloorRuled | Going, before: Ledger) -> Verdict:
    """What the rules leave open, the director or the host decides: the hand waits for his decision, he decides a case
    that has come to light, once, and what he decided is done. The decision is recorded, never made up.

    Was die Regeln offenlassen, entscheidet die Turnierleitung oder der Gastgeber: Die Hand wartet auf die Entscheidung,
    entschieden wird ein Fall, der aufgekommen ist, einmal, und was entschieden ist, geschieht. Die Entscheidung wird
    festgehalten, nie erfunden.
    """
    if isinstance(event, FloorRuled):
        known = event.case in _open_cases(before)
        return HOLDS if known and _can_be_ruled(event, before) else broken(open=tuple(_open_cases(before)))
    waiting = _waits_for_a_ruling(before)
    if waiting:
        return broken(open=tuple(waiting))
    if isinstance(event, Folded) and floor(before).must_call == event.seat:
        return broken(ruled="he may not fold")
    return _as_ruled(event, before)


def _as_ruled(event: Going, before: Ledger) -> Verdict:
    """A second burn card waits as the next one; a card of turn or river is taken as the missing burn."""
    now = floor(before)
    due = a_card_to_become_the_burn(before)
    if due is not None and ruling_on(before, Fault.TWO_BURNS) is not None:
        done = isinstance(event, BecameBurn) and event.card == due
        return HOLDS if done else broken(owed="the next burn card")
    ruled = ruling_on(before, Fault.NO_BURN)
    if ruled is None or now.unburned < TURN or before.boards - 1 != now.unburned:
        return NOT_CONCERNED
    rest = before.pack[before.cards_dealt :][:1] if before.pack is not None else None
    if isinstance(event, BoardMended) and event.burned == ruled.card and rest in (None, event.cards):
        return HOLDS
    return broken(owed="the next card in place of the burned one")
