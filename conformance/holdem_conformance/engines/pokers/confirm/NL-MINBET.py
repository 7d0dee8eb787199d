"""NL-MINBET: the smallest bet is the big blind."""

import sys

from pokers import Action, ActionEnum, Card, State

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Call))
state = state.apply_action(Action(ActionEnum.Raise, 1))
if int(state.min_bet) == 1:
    sys.exit("with a big blind of 10 a bet of 1 is accepted on the flop")
