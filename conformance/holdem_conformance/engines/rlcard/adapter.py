"""RLCard behind the engine protocol, run by engines/serving.py in RLCard's own environment.

It translates and never repairs. Needs RLCard, the numpy it stands on, and the standard library only. What is mapped to
what stands in README.md.
"""

from importlib.metadata import version
from typing import Any

from numpy.random import RandomState
from rlcard.games.nolimitholdem import Action, Game

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "RLCard", "version": version("rlcard"), "language": "Python"},
    "supports": ["no-limit"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "all_to_first",
    },
    "deck": "patched",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "abstract",
    "hands": "many",
}

HOLE_CARDS = 2
WAGERS = (Action.RAISE_HALF_POT, Action.RAISE_POT, Action.ALL_IN)


class Chance(RandomState):
    """RLCard's chance, always with the same seed, that puts the pack into a given order instead of shuffling it."""

    def __init__(self, order: list[str]) -> None:
        super().__init__(0)
        self.order = order

    def shuffle(self, x: Any) -> None:
        """RLCard deals from the end of its pack."""
        x.sort(key=lambda card: self.order.index(text(card)), reverse=True)


class Hand:
    """One hand, a game of its own. Player ids are seats."""

    def __init__(self, request: Message) -> None:
        table = request["table"]
        self.start = table["stacks"]
        self.seats = range(len(self.start))
        self.payoffs: list[int] | None = None
        self.game = Game(num_players=len(self.start))
        self.game.init_chips = self.start
        self.game.small_blind, self.game.big_blind = table["blinds"]
        self.game.dealer_id = table["button"]
        self.game.np_random = Chance(self.dealt(request))
        self.game.init_game()

    def dealt(self, request: Message) -> list[str]:
        """The pack in the order in which RLCard deals: the players one by one, beginning with the first; then the rest
        as it lies."""
        holes = [request["holes"][seat][card] for card in range(HOLE_CARDS) for seat in self.seats]
        return holes + request["deck"][len(holes) :]

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """RLCard's actions name no player and no chips: what it would not do by that name, or to that total, cannot
        even be asked for."""
        if self.game.is_over():
            return "refused", "the hand is over"
        if seat != self.game.game_pointer:
            return "refused", f"player {self.game.game_pointer} is to act"
        step = self.step_for(action, to)
        if step is None:
            return "refused", f"none of {', '.join(step.name for step in self.game.get_legal_actions())} does that"
        self.game.step(step)
        return "accepted", None

    def step_for(self, action: str, to: int | None) -> Any:
        """The legal action of RLCard that is this one, or None."""
        legal = self.game.get_legal_actions()
        if action == "fold":
            return Action.FOLD if Action.FOLD in legal else None
        if action in ("check", "call"):
            called = ("call", self.in_front() + self.cost()) if self.cost() else ("check", None)
            return Action.CHECK_CALL if (action, to) == called and Action.CHECK_CALL in legal else None
        if action != self.wager():
            return None
        return next((step for step in WAGERS if step in legal and self.total(step) == to), None)

    def in_front(self) -> int:
        return int(self.game.round.raised[self.game.game_pointer])

    def cost(self) -> int:
        """What CHECK_CALL takes from the player to act."""
        behind = int(self.game.players[self.game.game_pointer].remained_chips)
        return min(int(max(self.game.round.raised)) - self.in_front(), behind)

    def wager(self) -> str:
        return "raise" if max(self.game.round.raised) else "bet"

    def total(self, step: Any) -> int:
        """What the player to act has in front of him after a raise, by RLCard's own description of it."""
        pot = int(self.game.dealer.pot)
        behind = int(self.game.players[self.game.game_pointer].remained_chips)
        chips = {Action.RAISE_HALF_POT: pot // 2, Action.RAISE_POT: pot, Action.ALL_IN: behind}
        return self.in_front() + chips[step]

    def menu(self) -> Message | None:
        if self.game.is_over():
            return None
        legal, cost = self.game.get_legal_actions(), self.cost()
        totals = sorted(self.total(step) for step in WAGERS if step in legal)
        return {
            "fold": Action.FOLD in legal,
            "check": Action.CHECK_CALL in legal and cost == 0,
            "call": cost if Action.CHECK_CALL in legal and cost else None,
            self.wager() if self.wager() == "bet" else "raise_to": [totals[0], totals[-1]] if totals else None,
        }

    def stacks(self) -> list[int]:
        """RLCard does not move the chips at the end, it tells what everybody wins or loses; where it draws lots for a
        chip, asking twice would draw twice."""
        if not self.game.is_over():
            return [int(player.remained_chips) for player in self.game.players]
        if self.payoffs is None:
            self.payoffs = [int(chips) for chips in self.game.get_payoffs()]
        return [had + won for had, won in zip(self.start, self.payoffs, strict=True)]

    def snapshot(self) -> Message:
        over = self.game.is_over()
        return {
            "over": over,
            "to_act": -1 if over else self.game.game_pointer,
            "menu": self.menu(),
            "stacks": self.stacks(),
            "board": [text(card) for card in self.game.public_cards],
        }


def text(card: Any) -> str:
    return f"{card.rank}{card.suit.lower()}"


def begin(request: Message) -> Hand | str:
    """RLCard's pack is always the whole one, and it deals two hole cards."""
    if request["table"]["hole_cards"] != HOLE_CARDS:
        return "RLCard deals two hole cards"
    if len(set(request["deck"])) != len(request["deck"]):
        return "RLCard's pack has no card twice"
    return Hand(request)
