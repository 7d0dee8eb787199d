"""DeepPoker behind the engine protocol, for `serving.py`.

It translates and never repairs. Needs DeepPoker and the standard library only; it is run by DeepPoker's own environment
and therefore imports nothing of the house. What is mapped to what stands in README.md.
"""

from importlib.metadata import version
from typing import Any

import deeppoker.core.game as game_module
from deeppoker.core.card import Card, Deck
from deeppoker.core.rules import ActionType

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "DeepPoker", "version": version("deeppoker"), "language": "Python"},
    "supports": ["no-limit", "many-hands"],
    "rules": {
        "deal.burn": "on",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "one_each",
        "start.stacks": "equal",
        "button.rule": "moving",
    },
    "deck": "patched",
    "deals": "cards",
    "burns": True,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
    "tells": ["button", "buy", "leave"],
}


class Arranged(Deck):
    """DeepPoker makes a new pack for each hand and shuffles it; this one comes to lie as it is told."""

    pack: tuple[str, ...] = ()

    def shuffle(self) -> None:
        self._cards = [Card.from_string(card) for card in self.pack]


game_module.Deck = Arranged


def begin(request: Message) -> "Game | str":
    """A hand, the first of a new game, or why DeepPoker does not play it."""
    try:
        game = Game(request["table"])
    except ValueError as refusal:
        return str(refusal)
    return game.next_hand(request) or game


def begin_game(request: Message) -> "Game | str":
    stacks = request["table"]["stacks"]
    return Game(request["table"]) if len(set(stacks)) == 1 else "DeepPoker has one buy-in for all"


class Game:
    """A game, of one hand or of many. DeepPoker's players are the seats."""

    def __init__(self, table: Message) -> None:
        """Raises ValueError when DeepPoker does not play at this table."""
        small, big = table["blinds"]
        self.game = game_module.TexasHoldemGame(len(table["stacks"]), big_blind=big, small_blind=small)
        self.players = self.game.players
        self.result(table["stacks"])
        # the button moves on by one seat before the hand begins
        self.game.dealer_position = (table["button"] - 1) % len(self.players)
        self.begun: Message = {}

    def next_hand(self, request: Message) -> str | None:
        """The cards are laid two at a time from seat 0 on; behind them the pack lies as it is."""
        began = [player.stack for player in self.players]
        holes = [card for hole in request["holes"] for card in hole]
        Arranged.pack = (*holes, *request["deck"][len(holes) :])
        if not self.game.start_hand():
            return "DeepPoker does not start the hand"
        self.begun = {
            "button": self.game.dealer_position,
            "small": [self.game.small_blind_position],
            "big": [self.game.big_blind_position],
            "blinds": [self.game.small_blind, self.game.big_blind],
            "began": began,
        }
        return None

    def result(self, stacks: list[int]) -> None:
        """The open hand is folded to its end; then the players have the chips they have."""
        while self.game.is_hand_running():
            self.game.take_action(ActionType.FOLD)
        for player, stack in zip(self.players, stacks, strict=True):
            player.stack = stack

    def tell(self, told: Message) -> tuple[str, str | None]:
        """DeepPoker moves its button alone, sells no chips, and passes over whoever has none."""
        if told["what"] == "leave" and told["seat"] in self.passed_over():
            return "accepted", None
        return "refused", "DeepPoker has nothing of the kind"

    def passed_over(self) -> list[int]:
        """Whoever has no chips, unless they are in the pot."""
        running = self.game.is_hand_running()
        in_the_pot = [running and player.is_in_hand for player in self.players]
        return [seat for seat, player in enumerate(self.players) if not (player.stack or in_the_pot[seat])]

    def seat_to_act(self) -> int:
        return self.game.current_player_index if self.game.is_hand_running() else -1

    def offers(self) -> dict[str, Message]:
        """DeepPoker's legal actions by name."""
        return {offer["type"]: offer for offer in self.game.get_legal_actions()}

    def all_in_total(self, seat: int) -> int:
        player = self.players[seat]
        return int(player.current_bet + player.stack)

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | Message | None]:
        """Do it; DeepPoker deals on by itself."""
        if self.seat_to_act() != seat:
            due = self.seat_to_act()
            return "refused", "the hand is over" if due < 0 else f"DeepPoker has player {due} to act"
        if action == "call" and to != self.total_of_a_call(seat):
            return "refused", "DeepPoker's call comes to another total"
        kind, most = ActionType[action.upper()], self.all_in_total(seat)
        if action == self.name_of_a_raise() and to == most > self.game.current_bet:
            kind = ActionType.ALL_IN  # it has no lower limit; DeepPoker refuses a BET below its own
        result = self.game.take_action(kind, to or 0)
        if not result.success:
            return "refused", result.message
        if action == "raise" and to is not None and to > most:
            return "changed", {"action": "raise", "to": most}
        return "accepted", None

    def total_of_a_call(self, seat: int) -> int | None:
        """DeepPoker's CALL has no amount; None where it offers none, and will refuse it."""
        offer = self.offers().get("CALL")
        return None if offer is None else int(self.players[seat].current_bet + offer["amount"])

    def name_of_a_raise(self) -> str:
        return "raise" if self.game.current_bet else "bet"

    def menu(self) -> Message | None:
        if self.seat_to_act() < 0:
            return None
        offers = self.offers()
        return {
            "fold": "FOLD" in offers,
            "check": "CHECK" in offers,
            "call": offers["CALL"]["amount"] if "CALL" in offers else None,
            "raise_to" if self.game.current_bet else "bet": self.wager(offers),
        }

    def wager(self, offers: dict[str, Message]) -> list[int] | None:
        """BET or RAISE, together with ALL_IN where that lifts the bet."""
        offer = offers.get("BET") or offers.get("RAISE")
        least_most = [offer["min"], offer["max"]] if offer and offer["min"] <= offer["max"] else []
        all_in = offers.get("ALL_IN")
        if all_in and all_in["amount"] > self.game.current_bet:
            least_most.append(all_in["amount"])
        return [min(least_most), max(least_most)] if least_most else None

    def pots(self) -> list[Message]:
        """While the hand runs one pot without the bets in front; at the showdown a layer for each total put in."""
        pots = [pot for pot in self.game.pots if pot.amount]
        paid = self.paid([pot.amount for pot in pots])
        return [
            {"chips": pot.amount, "among": [self.seat_of(id) for id in pot.eligible_players] or None, "to": shares}
            for pot, shares in zip(pots, paid, strict=True)
        ]

    def paid(self, pots: list[int]) -> list[list[tuple[int, int]] | None]:
        """To whom each pot went. DeepPoker lists all shares in the order of the pots, without a mark between them; None
        where they do not come to the pots one by one."""
        shares = [(self.seat_of(winner["player_id"]), winner["amount"]) for winner in self.game.get_winners()]
        told: list[list[tuple[int, int]] | None] = []
        for chips in pots:
            taken: list[tuple[int, int]] = []
            while shares and sum(share for _, share in taken) < chips:
                taken.append(shares.pop(0))
            told.append(taken)
        exact = all(sum(share for _, share in taken or ()) == chips for taken, chips in zip(told, pots, strict=True))
        return told if exact else [None] * len(pots)

    def seat_of(self, id: str) -> int:
        return next(seat for seat, player in enumerate(self.players) if player.player_id == id)

    def snapshot(self) -> Message:
        return {
            "over": not self.game.is_hand_running(),
            "to_act": self.seat_to_act(),
            "to_show": -1,
            "menu": self.menu(),
            "stacks": [player.stack for player in self.players],
            "bets": [player.current_bet for player in self.players],
            "board": [card.short_str for card in self.game.community_cards],
            "pots": self.pots(),
            "game": {**self.begun, "out": [(seat, None) for seat in self.passed_over()]},
        }
