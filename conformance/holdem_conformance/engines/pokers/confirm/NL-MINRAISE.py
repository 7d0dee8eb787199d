"""NL-MINRAISE: a raise lifts the bet by at least the last full bet or raise."""

import sys

from pokers import Action, ActionEnum, Card, State, StateStatus

state = State.from_deck(3, 0, 5, 10, 100, Card.collect())
least = 10
for amount in range(1, least):
    after = state.apply_action(Action(ActionEnum.Raise, amount))
    if after.status == StateStatus.Ok:
        sys.exit(f"over a big blind of 10 a raise by {amount} is accepted")
