"""pokerfast behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md.

It is started by ../serving.py in the environment of pokerfast, and needs pokerfast and the standard library only.
"""

from importlib.metadata import version
from typing import Any

from pokerfast import FastHand

Message = dict[str, Any]
Outcome = tuple[str, Any]

HELLO: Message = {
    "engine": {"name": "pokerfast", "version": version("pokerfast"), "language": "Python"},
    "supports": ["no-limit"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "forbid",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "all_to_first",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
}


class Hand:
    """One hand. pokerfast knows no button: its player 0 has the small blind, player 1 the big one."""

    def __init__(self, request: Message) -> None:
        table = request["table"]
        self.seats = len(table["stacks"])
        self.small_blind = table["button"] + (self.seats > 2)
        self.hand = FastHand.for_cards(
            [table["stacks"][self.seat(player)] for player in range(self.seats)],
            ["".join(request["holes"][self.seat(player)]) for player in range(self.seats)],
            request["board"],
            *table["blinds"],
        )

    def seat(self, player: int) -> int:
        return int((player + self.small_blind) % self.seats)

    def by_seat(self, values: list[int]) -> list[int]:
        """pokerfast's list, one entry per player, in the order of the seats."""
        return [values[(seat - self.small_blind) % self.seats] for seat in range(self.seats)]

    def to_act(self) -> int:
        player = self.hand.state.turn_index
        return -1 if player is None else self.seat(player)

    def act(self, seat: int, action: str, to: int | None) -> Outcome:
        """pokerfast's operations name no player; they are done by whoever is next."""
        if seat != self.to_act():
            return "refused", f"pokerfast has seat {self.to_act()} to act"
        state = self.hand.state
        had, bet, behind = state.bets[state.turn_index], max(state.bets), state.stacks[state.turn_index]
        if action in ("fold", "check"):
            done = self.hand.fold() if action == "fold" else self.hand.check()
            return ("accepted", None) if done else ("refused", "pokerfast says False")
        if action == "call":
            if to != had + min(bet - had, behind):
                return "refused", "a call has no amount in pokerfast"
            return ("accepted", None) if self.hand.call() else ("refused", "pokerfast says False")
        if action != ("raise" if bet else "bet"):
            return "refused", f"pokerfast knows no {action} here"
        return self.bet_or_raise(action, had, bet, to or 0)

    def bet_or_raise(self, action: str, had: int, bet: int, to: int) -> Outcome:
        """`had` is in front of the player, `bet` the most in front of anybody. pokerfast takes the chips to be added,
        and tells what it has really done in its account of the hand only."""
        said = self.hand.u_hand[self.hand.state.street_index + 3]
        length = len(said)
        if not self.hand.bet_or_raise(to - had):
            return "refused", "pokerfast says False"
        total = had + (int(said[length].partition("c")[2]) if len(said) > length else 0)
        if total == to and total > bet:
            return "accepted", None
        return "changed", {"action": action if total > bet else "call" if total > had else "check", "to": total}

    def menu(self) -> Message | None:
        space = self.hand.get_action_space()
        if not space:
            return None
        bets = self.hand.state.bets
        had = bets[space["player"]]
        wager = [had + space["min_bet"], had + space["max_bet"]] if "min_bet" in space else None
        return {
            "fold": "fold" in space,
            "check": "check" in space,
            "call": space.get("call"),
            "raise_to" if any(bets) else "bet": wager,
        }

    def snapshot(self) -> Message:
        """The pot of pokerfast contains the bets in front, and is 0 once the hand is over."""
        state, over = self.hand.state, self.hand.done
        return {
            "over": over,
            "to_act": self.to_act(),
            "menu": self.menu(),
            "stacks": self.by_seat(state.stacks),
            "bets": None if over else self.by_seat(state.bets),
            "board": state.board,
            "pots": None if over else [{"chips": self.hand.pot_size() - sum(state.bets)}],
        }


def begin(request: Message) -> Hand:
    """A hand; pokerfast refuses no table."""
    return Hand(request)
