"""POT-RETURN: the part of a bet that nobody matched goes back."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
state = state.apply_action(Action(ActionEnum.Raise, 20))
state = state.apply_action(Action(ActionEnum.Fold))
state = state.apply_action(Action(ActionEnum.Fold))
if state.pot != 25:
    sys.exit(f"a raise to 30 that nobody called: the pot is {state.pot:.0f}, not 25, for the 20 unmatched stay in it")
