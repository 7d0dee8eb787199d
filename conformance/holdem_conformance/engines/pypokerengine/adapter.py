"""PyPokerEngine behind the engine protocol, for ../serving.py. It translates and never repairs.

Needs PyPokerEngine and the standard library only. What is mapped to what stands in README.md.
"""

from importlib.metadata import version
from typing import Any

from pypokerengine.api.emulator import Emulator, Event
from pypokerengine.engine.action_checker import ActionChecker
from pypokerengine.engine.card import Card
from pypokerengine.engine.deck import Deck
from pypokerengine.engine.player import Player
from pypokerengine.engine.poker_constants import PokerConstants
from pypokerengine.engine.round_manager import RoundManager
from pypokerengine.engine.table import Table

Message = dict[str, Any]
Outcome = tuple[str, Any]

HOLE_CARDS = 2

HELLO: Message = {
    "engine": {"name": "PyPokerEngine", "version": version("pypokerengine"), "language": "Python"},
    "supports": ["no-limit", "ante", "tournament", "many-hands"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "one_each",
        "ante.mode": "each",
        "start.stacks": "buyin",
        "button.rule": "moving",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
    "tells": ["button", "leave", "level"],
}


class Game:
    """A game, of one hand or of many. `state` is what PyPokerEngine hands to and fro; `end` its message on the result,
    once there is one."""

    def __init__(self, table: Message) -> None:
        theirs = Table()
        for seat, stack in enumerate(table["stacks"]):
            theirs.seats.sitdown(Player(str(seat), stack))
        theirs.dealer_btn = (table["button"] - 1) % len(table["stacks"])  # it moves on to the button as a hand begins
        self.emulator = Emulator()
        self.emulator.set_game_rule(len(table["stacks"]), 1, table["blinds"][0], table["ante"])
        self.levels: dict[int, Message] = {}
        self.state: Message = {
            "round_count": 0,
            "small_blind_amount": table["blinds"][0],
            "street": PokerConstants.Street.PREFLOP,
            "next_player": None,
            "table": theirs,
        }
        self.running = False
        self.end: Message | None = None
        self.pots: list[Message] | None = None
        self.begun: Message = {}

    def next_hand(self, request: Message) -> str | None:
        """The game is over when fewer than two are left who can pay."""
        began = self.stacks()
        self.state["table"].deck = Deck(cheat=True, cheat_card_ids=pack_of(request))
        state, events = self.emulator.start_new_round(self.state)
        if events[-1]["type"] == Event.GAME_FINISH:
            return "PyPokerEngine ends the game: fewer than two players are left who can pay ante and blinds"
        self.state, self.running, self.end, self.pots = state, True, None, None
        table, small = state["table"], state["small_blind_amount"]
        self.begun = {
            "button": table.dealer_btn,
            "small": [table.sb_pos()],
            "big": [table.bb_pos()],
            "blinds": [small, 2 * small],
            "began": began,
        }
        return None

    def stacks(self) -> list[int]:
        return [player.stack for player in self.players]

    def result(self, stacks: list[int]) -> None:
        """The table is cleared as at the end of a hand, and the players have the chips they have."""
        self.state["table"].reset()
        self.running, self.end, self.pots = False, None, None
        for player, chips in zip(self.players, stacks, strict=True):
            player.stack = chips

    def tell(self, told: Message) -> Outcome:
        """It has a structure of levels by the number of the round; whoever has no chips it passes over."""
        if told["what"] == "leave" and not self.players[told["seat"]].stack:
            return "accepted", None
        if told["what"] != "level":
            return "refused", "PyPokerEngine has nothing of the kind"
        if refused := unplayable(told["blinds"]):
            return "refused", refused
        self.levels[self.state["round_count"] + 1] = {"ante": told["ante"], "small_blind": told["blinds"][0]}
        self.emulator.set_blind_structure(self.levels)
        return "accepted", None

    @property
    def players(self) -> list[Any]:
        return list(self.state["table"].seats.players)

    @property
    def due(self) -> int:
        """The seat of the player who is asked; -1 when no hand runs."""
        return int(self.state["next_player"]) if self.running else -1

    def offered(self) -> tuple[int, int, int]:
        """Of the player who is asked: the bet to be called, the least and the greatest raise; -1 for no raise."""
        _, call, wager = ActionChecker.legal_actions(self.players, self.due, self.state["small_blind_amount"])
        return call["amount"], wager["amount"]["min"], wager["amount"]["max"]

    def act(self, seat: int, action: str, to: int | None) -> Outcome:
        if seat != self.due:
            return "refused", f"PyPokerEngine has {'nobody' if self.due < 0 else f'seat {self.due}'} to act"
        bet, *_ = self.offered()
        own: int = self.players[seat].paid_sum()
        if action == "call" and bet == own:
            return "refused", "a call of nothing is a check in PyPokerEngine"
        if action in ("bet", "raise") and (action == "raise") != bool(bet):
            return "refused", f"PyPokerEngine's raise is a {'raise' if bet else 'bet'} here"
        asked = {"fold": ("fold", 0), "check": ("call", own), "call": ("call", to)}.get(action, ("raise", to))
        before = self.players[seat].stack
        self.state, messages = RoundManager.apply_action(self.state, *asked)
        return self.looked_at(seat, action, to, own, before, [message["message"] for _, message in messages])

    def looked_at(
        self, seat: int, action: str, to: int | None, own: int, before: int, messages: list[Message]
    ) -> Outcome:
        """What it did is told by the first of its messages: whoever acts illegally is folded."""
        done = messages[0]["round_state"]["seats"]
        if self.state["street"] == PokerConstants.Street.FINISHED:
            self.running, self.end = False, messages[-1]
            self.pots = self.pots_at_the_end(done)
        if done[seat]["state"] == "folded" and action != "fold":
            return "changed", {"action": "fold", "to": None}
        total = own + before - done[seat]["stack"]
        if action in ("call", "bet", "raise") and total != to:
            return "changed", {"action": action, "to": total}
        return "accepted", None

    def pots_at_the_end(self, before: list[Message]) -> list[Message]:
        """Pots of no chips are left out. Who is paid from which pot is not told; of a single one the stacks tell."""
        assert self.end is not None
        told = self.end["round_state"]["pot"]
        pots = [{"chips": told["main"]["amount"], "among": None, "to": None}]
        for side in told["side"]:
            pots.append({"chips": side["amount"], "among": [int(uuid) for uuid in side["eligibles"]], "to": None})
        pots = [pot for pot in pots if pot["chips"]]
        if len(pots) == 1:
            paid = [player.stack - seat["stack"] for player, seat in zip(self.players, before, strict=True)]
            pots[0]["to"] = [(seat, chips) for seat, chips in enumerate(paid) if chips]
        return pots

    def menu(self) -> Message | None:
        if self.due < 0:
            return None
        bet, least, most = self.offered()
        cost = bet - self.players[self.due].paid_sum()
        wager = None if least < 0 else (least, most)
        return {"fold": True, "check": cost == 0, "call": cost or None, "raise_to" if bet else "bet": wager}

    def board(self) -> list[str]:
        if self.end is None:
            return [card_text(str(card)) for card in self.state["table"].get_community_card()]
        return [card_text(card) for card in self.end["round_state"]["community_card"]]

    def snapshot(self) -> Message:
        return {
            "over": not self.running,
            "to_act": self.due,
            "to_show": -1,
            "menu": self.menu(),
            "stacks": self.stacks(),
            "bets": [player.paid_sum() for player in self.players],
            "board": self.board(),
            "pots": self.pots,
            "shown": None,
            "mucked": None,
            "returned": [0] * len(self.players),
            "game": {**self.begun, "out": self.passed_over()},
        }

    def passed_over(self) -> list[tuple[int, None]]:
        """In no place, for places are not kept."""
        if self.running:
            return [(seat, None) for seat, player in enumerate(self.players) if not (player.stack or player.paid_sum())]
        return [(seat, None) for seat, chips in enumerate(self.stacks()) if not chips]


def card_text(theirs: str) -> str:
    """The suit stands first in PyPokerEngine: CA is Ac."""
    return theirs[1] + theirs[0].lower()


def card_number(ours: str) -> int:
    return int(Card.from_str(ours[1].upper() + ours[0]).to_id())


def pack_of(request: Message) -> list[int]:
    """It deals each seat both cards at once, from seat 0 on, also an empty one, and burns nothing: all cards are
    laid that way."""
    rest = list(request["deck"])
    for card in [card for cards in request["holes"] for card in cards] + request["board"]:
        rest.remove(card)
    dealt = [card for cards in request["holes"] for card in cards or (rest.pop(), rest.pop())]
    return [card_number(card) for card in dealt + request["board"] + rest]


def unplayable(blinds: list[int]) -> str | None:
    small, big = blinds
    return None if big == 2 * small else "PyPokerEngine has a big blind of twice the small blind, and no other"


def begin_game(request: Message) -> Game | str:
    return unplayable(request["table"]["blinds"]) or Game(request["table"])


def begin(request: Message) -> Game | str:
    """A hand, the first of a new game."""
    if request["table"]["hole_cards"] != HOLE_CARDS:
        return "PyPokerEngine deals two hole cards"
    game = begin_game(request)
    return game if isinstance(game, str) else game.next_hand(request) or game
