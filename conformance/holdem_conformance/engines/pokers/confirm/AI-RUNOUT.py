"""AI-RUNOUT: nobody acts any more when at most one player has chips."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
state = state.apply_action(Action(ActionEnum.Raise, 90))
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Call))
if not state.final_state:
    sys.exit(f"all three are all-in before the flop, and player {state.current_player} is asked to act on the flop")
