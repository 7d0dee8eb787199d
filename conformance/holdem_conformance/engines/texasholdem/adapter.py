"""texasholdem behind the engine protocol, run by engines/serving.py in texasholdem's own environment.

It translates and never repairs. Needs texasholdem and the standard library only. What is mapped to what stands in
README.md.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

from texasholdem import ActionType, Card, Deck, PlayerState, TexasHoldEm

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "texasholdem", "version": version("texasholdem"), "language": "Python"},
    "supports": ["no-limit", "tournament", "many-hands"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "all_to_first",
        "button.rule": "moving",
        "start.stacks": "equal",
    },
    "deck": "patched",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
    "tells": ["button", "buy", "leave"],
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
    """texasholdem's own pack, put in a given order where it would be shuffled: when the button has moved on."""

    order: Callable[[], list[str]]

    def shuffle(self) -> None:
        self.cards = [Card(text) for text in Arranged.order()]


class Game:
    """A game, of one hand or of many. Player ids are seats."""

    def __init__(self, table: Message) -> None:
        stacks, (small, big) = table["stacks"], table["blinds"]
        self.seats = range(len(stacks))
        vars(import_module("texasholdem.game.game"))["Deck"] = Arranged
        self.game = TexasHoldEm(buyin=max(stacks), big_blind=big, small_blind=small, max_players=len(stacks))
        self.tournament = table["tournament"]
        self.set_chips(stacks)
        self.game.btn_loc = table["button"] - 1  # the game moves it on by one before it deals

    def set_chips(self, stacks: list[int]) -> None:
        for player, chips in zip(self.game.players, stacks, strict=True):
            player.chips = chips

    def next_hand(self, request: Message) -> str | None:
        """It stops when fewer than two can play."""
        Arranged.order = lambda: self.drawn(request)
        self.game.start_hand()
        return None if self.game.is_game_running() else "texasholdem has no game with fewer than two players"

    def drawn(self, request: Message) -> list[str]:
        """The pack in the order in which texasholdem draws: both cards of a player at once, from the left of the
        button; then the rest as it lies."""
        holes = [request["holes"][seat] for seat in self.game.in_pot_iter(self.game.btn_loc + 1)]
        dealt = [card for hole in holes for card in hole]
        return dealt + request["deck"][len(dealt) :]

    def result(self, stacks: list[int]) -> None:
        """The open hand is folded to its end, and the players get the chips they have."""
        while self.game.is_hand_running():
            self.game.take_action(ActionType.FOLD)
        self.set_chips(stacks)

    def tell(self, told: Message) -> tuple[str, str | None]:
        """texasholdem moves its button alone, sells no chips, and passes over whoever has none."""
        if told["what"] == "leave" and told["seat"] in self.passed_over():
            return "accepted", None
        return "refused", "texasholdem has nothing of the kind"

    def passed_over(self) -> list[int]:
        """Whoever has no chips when no hand runs gets no cards any more."""
        if self.game.is_hand_running():
            return [seat for seat in self.seats if self.game.players[seat].state is PlayerState.SKIP]
        return [seat for seat in self.seats if not self.game.players[seat].chips]

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
        settled = self.game.hand_history.settle if self.game.hand_history else None
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
            "game": self.seen(),
        }

    def seen(self) -> Message:
        """Positions and stakes of the hand that runs or was the last, by its history. Places are not kept, nor is a
        winner of the game named."""
        out = [(seat, None) for seat in self.passed_over()]
        if self.game.hand_history is None:
            return {"out": out}
        begun = self.game.hand_history.prehand
        return {
            "button": begun.btn_loc,
            "small": [self.game.sb_loc],
            "big": [self.game.bb_loc],
            "blinds": [begun.small_blind, begun.big_blind],
            "began": [begun.player_chips[seat] for seat in self.seats],
            "tournament": self.tournament,
            "out": out,
        }


def begin(request: Message) -> Game | str:
    """A hand, the first of a new game. texasholdem's pack is always the whole one, and it deals two hole cards."""
    if request["table"]["hole_cards"] != HOLE_CARDS:
        return "texasholdem deals two hole cards"
    if len(set(request["deck"])) != len(request["deck"]):
        return "texasholdem's pack has no card twice"
    game = Game(request["table"])
    return game.next_hand(request) or game


def begin_game(request: Message) -> Game | str:
    """A game of many hands."""
    if len(set(request["table"]["stacks"])) > 1:
        return "texasholdem has one buy-in for all"
    return Game(request["table"])
