"""pokers behind the engine protocol, for `serving.py`.

It translates and never repairs. Needs pokers and the standard library only; it is run by pokers' own environment and
therefore imports nothing of the house. What is mapped to what stands in README.md.
"""

from importlib.metadata import version
from typing import Any

from pokers import Action, ActionEnum, Card, State, StateStatus

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "pokers", "version": version("pokers"), "language": "Rust"},
    "supports": ["no-limit"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "fractions",
    "offers": "abstract",
    "hands": "many",
}

RANKS, SUITS = "23456789TJQKA", "cdhs"


def card(text: str) -> Any:
    """Ours is rank and suit, that of pokers suit and rank."""
    return Card.from_string(text[1] + text[0])


def text(of: Any) -> str:
    return RANKS[int(of.rank)] + SUITS[int(of.suit)]


def begin(request: Message) -> "Hand | str":
    """The hand, or why pokers does not play it."""
    try:
        return Hand(request)
    except OSError as refusal:
        return str(refusal)


class Hand:
    """One hand. Players are the seats; a state never changes, every action makes a new one."""

    def __init__(self, request: Message) -> None:
        """Raises OSError when pokers does not play at this table."""
        table = request["table"]
        self.stacks: list[int] = table["stacks"]
        seats, button, (small, big) = len(self.stacks), table["button"], table["blinds"]
        # pokers deals two cards at a time from the left of the button, and no burn cards
        holes = [own for i in range(seats) for own in request["holes"][(button + 1 + i) % seats]]
        deck = [card(of) for of in [*holes, *request["board"]]]
        self.state = State.from_deck(seats, button, small, big, min(self.stacks), deck)
        self.give_everybody_his_own()

    def give_everybody_his_own(self) -> None:
        """`from_deck` gives all the same stake, but what each one has may be written afterwards."""
        same, players = min(self.stacks), self.state.players_state
        for player, stack in zip(players, self.stacks, strict=True):
            player.stake += stack - same
        self.state.players_state = players

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """Do it. In pokers a state in error ends the hand; the one before it is kept, so that nothing has happened."""
        state = self.state
        if state.final_state:
            return "refused", "the hand is over"
        if state.current_player != seat:
            return "refused", f"pokers has player {state.current_player} to act"
        wanted = self.wanted(action, to)
        if wanted is None:
            return "refused", "pokers has nothing by that name or to that total here"
        after = state.apply_action(wanted)
        if after.status != StateStatus.Ok:
            return "refused", str(after.status)
        self.state = after
        return "accepted", None

    def wanted(self, action: str, to: int | None) -> Any:
        """The action of pokers for what a player wants; None when it would come to something else."""
        state = self.state
        if action == "fold":
            return Action(ActionEnum.Fold)
        if action in ("check", "call"):
            if ActionEnum.Call not in state.legal_actions:
                return Action(ActionEnum.Check if action == "check" else ActionEnum.Call)
            total = state.min_bet if self.cost() else None
            due = ("call", total) if self.cost() else ("check", None)
            return Action(ActionEnum.Call) if (action, to) == due else None
        if to is None or action != self.name_of_a_raise():
            return None
        return Action(ActionEnum.Raise, to - state.min_bet)

    def cost(self) -> int:
        """What pokers takes for a call; nothing where the big blind may leave it at that, which it calls a call."""
        return int(self.state.min_bet - self.state.players_state[self.state.current_player].bet_chips)

    def name_of_a_raise(self) -> str:
        return "raise" if self.state.min_bet else "bet"

    def menu(self) -> Message | None:
        """The kinds of action that pokers names. How much may be raised it does not say; all the chips stand for it."""
        state = self.state
        if state.final_state:
            return None
        player, legal = state.players_state[state.current_player], state.legal_actions
        calls, cost = ActionEnum.Call in legal, self.cost()
        all_in = int(player.bet_chips + player.stake)
        return {
            "fold": ActionEnum.Fold in legal,
            "check": ActionEnum.Check in legal or (calls and cost == 0),
            "call": cost if calls and cost else None,
            "raise_to" if state.min_bet else "bet": [all_in, all_in] if ActionEnum.Raise in legal else None,
        }

    def stacks_now(self) -> list[int] | None:
        """Behind; at the end with the rewards, None when a pot was split into fractions."""
        players = self.state.players_state
        if not self.state.final_state:
            return [int(player.stake) for player in players]
        ends = [stack + player.reward for stack, player in zip(self.stacks, players, strict=True)]
        return [int(end) for end in ends] if all(end == int(end) for end in ends) else None

    def pots(self, bets: list[int]) -> list[Message] | None:
        """What has been gathered. pokers has one pot, and all that was put in is in it, the bets in front included;
        at the end it does not say what of that was played for."""
        if self.state.final_state:
            return None
        gathered = int(self.state.pot) - sum(bets)
        return [{"chips": gathered, "among": None, "to": None}] if gathered else []

    def snapshot(self) -> Message:
        state = self.state
        bets = [int(player.bet_chips) for player in state.players_state]
        return {
            "over": state.final_state,
            "to_act": -1 if state.final_state else state.current_player,
            "to_show": -1,
            "menu": self.menu(),
            "stacks": self.stacks_now(),
            "bets": bets,
            "board": [text(of) for of in state.public_cards],
            "pots": self.pots(bets),
        }
