"""texasholdem behind the engine protocol, run by engines/serving.py in texasholdem's own environment.

It translates and never repairs. Needs texasholdem and the standard library only. What is mapped to what stands in
README.md.
"""

from importlib import import_module
from importlib.metadata import version
from typing import Any

from texasholdem import ActionType, Card, Deck, TexasHoldEm

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "texasholdem", "version": version("texasholdem"), "language": "Python"},
    "supports": ["no-limit", "tournament"],
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
    "offers": "exact",
    "hands": "many",
}

HOLE_CARDS = 2
ACTIONS = {
    "fold": ActionType.FOLD,
    "check": ActionType.CHECK,
    "call": ActionType.CALL,
    "bet": ActionType.RAISE,
    "raise": ActionType.RAISE,
}


class Arranged(Deck):
    """texasholdem's own pack, put in a given order where it would be shuffled."""

    order: list[str]

    def shuffle(self) -> None:
        self.cards = [Card(text) for text in self.order]


class Hand:
    """One hand, the first of a new game. Player ids are seats."""

    def __init__(self, request: Message) -> None:
        table = request["table"]
        stacks, (small, big) = table["stacks"], table["blinds"]
        self.seats = range(len(stacks))
        Arranged.order = self.drawn(request)
        vars(import_module("texasholdem.game.game"))["Deck"] = Arranged
        self.game = TexasHoldEm(buyin=max(stacks), big_blind=big, small_blind=small, max_players=len(stacks))
        for player, chips in zip(self.game.players, stacks, strict=True):
            player.chips = chips
        self.game.btn_loc = table["button"] - 1  # the game moves it on by one before it deals
        self.game.start_hand()

    def drawn(self, request: Message) -> list[str]:
        """The pack in the order in which texasholdem draws: both cards of a player at once, from the left of the
        button; then the rest as it lies."""
        holes, button = request["holes"], request["table"]["button"]
        around = [holes[(button + 1 + place) % len(holes)] for place in self.seats]
        return [card for hole in around for card in hole] + request["deck"][HOLE_CARDS * len(holes) :]

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """texasholdem has one action for bet and raise, and a call names no amount: what it would not do by that name
        or to that total cannot even be asked for."""
        game = self.game
        if not game.is_hand_running():
            return "refused", "No hand is running"
        if action in ("bet", "raise") and action != self.wager():
            return "refused", f"RAISE is a {self.wager()} here"
        if action == "call" and to != self.called():
            return "refused", f"CALL is a call to {self.called()} here"
        total = to if action in ("bet", "raise") else None
        try:
            game.validate_move(seat, ACTIONS[action], total=total, throws=True)
        except ValueError as refusal:
            return "refused", str(refusal)
        game.take_action(ACTIONS[action], total=total)
        return "accepted", None

    def wager(self) -> str:
        return "raise" if any(map(self.game.player_bet_amount, self.seats)) else "bet"

    def cost(self) -> int:
        """What CALL takes from the player to act."""
        player = self.game.current_player
        return min(self.game.chips_to_call(player), self.game.players[player].chips)

    def called(self) -> int:
        return self.game.player_bet_amount(self.game.current_player) + self.cost()

    def menu(self) -> Message | None:
        if not self.game.is_hand_running():
            return None
        moves = self.game.get_available_moves()
        wagers = moves.raise_range
        return {
            "fold": ActionType.FOLD in moves,
            "check": ActionType.CHECK in moves,
            "call": self.cost() if ActionType.CALL in moves else None,
            "raise_to" if self.wager() == "raise" else "bet": [wagers[0], wagers[-1]] if wagers else None,
        }

    def pots(self) -> list[Message]:
        """Who won a pot is told, but not how much each of several winners got."""
        settled = self.game.hand_history.settle
        pots = []
        for number, pot in enumerate(self.game.pots):
            chips, to = pot.get_amount(), None
            if settled is not None:
                chips, _, winners = settled.pot_winners[number]
                to = [[winners[0], chips]] if len(winners) == 1 else None
            pots.append({"chips": chips, "among": sorted(pot.players_in_pot()), "to": to})
        return pots

    def snapshot(self) -> Message:
        game = self.game
        running = game.is_hand_running()
        return {
            "over": not running,
            "to_act": game.current_player if running else -1,
            "menu": self.menu(),
            "stacks": [player.chips for player in game.players],
            "bets": [game.player_bet_amount(seat) if running else 0 for seat in self.seats],
            "board": [str(card) for card in game.board],
            "pots": self.pots(),
        }


def begin(request: Message) -> Hand | str:
    """Its pack is always the whole one, it deals two hole cards, and it stops when fewer than two can play."""
    if request["table"]["hole_cards"] != HOLE_CARDS:
        return "texasholdem deals two hole cards"
    if len(set(request["deck"])) != len(request["deck"]):
        return "texasholdem's pack has no card twice"
    hand = Hand(request)
    return hand if hand.game.is_game_running() else "texasholdem has no game with fewer than two players"
