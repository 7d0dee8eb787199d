"""pokerface behind the engine protocol, run by engines/serving.py in pokerface's own environment.

It translates and never repairs. Needs pokerface and the standard library only. What is mapped to what stands in
README.md.
"""

from importlib.metadata import version
from typing import Any

from pokerface import FixedLimit, NoLimit, PokerGame, PotLimit, Stakes, TexasHoldEmVariant, parse_cards

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "PokerFace", "version": version("pokerface"), "language": "Python"},
    "supports": ["no-limit", "pot-limit", "fixed-limit", "ante", "showdown-choice"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "forbid",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "show.first": "last_street",
        "show.muck": "any",
        "show.aggressor": "anybody_concedes",
        "show.last_live": "no_show",
        "show.side": "seat_order",
        "allin.show": "before_runout",
        "pot.odd": "all_to_first",
        "ante.mode": "each",
        "limit.cap_cash": "capped",
        "limit.cap_tournament": "always",
        "pot.base": "after_call",
        "pot.short_blind": "actual",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
}

LIMITS = {"no-limit": NoLimit, "pot-limit": PotLimit, "fixed-limit": FixedLimit}
HOLE_CARDS = 2


class Hand:
    """One hand. pokerface counts its players from the left of the button; `seat` and `player` go to and fro."""

    def __init__(self, request: Message) -> None:
        """Raises ValueError when pokerface does not play at this table or has no such cards."""
        table = request["table"]
        stacks = table["stacks"]
        self.seats = len(stacks)
        self.left_of_the_button: int = table["button"] + 1
        self.board: list[str] = request["board"]
        self.shown: list[int] = []
        self.open = False
        self.mucked: list[int] = []
        self.pots: list[Message] | None = None
        if table["hole_cards"] != HOLE_CARDS:
            raise ValueError(f"pokerface has no hold'em with {table['hole_cards']} hole cards")
        stakes = Stakes(table["ante"], table["blinds"], *(table["limits"] or ()))
        limit = LIMITS[table["limit"]]
        around = [self.seat(index) for index in range(self.seats)]
        self.game = PokerGame(limit, TexasHoldEmVariant, stakes, [stacks[seat] for seat in around])
        for seat in around:
            self.game.nature.deal_hole(parse_cards("".join(request["holes"][seat])))

    def seat(self, index: int) -> int:
        return (index + self.left_of_the_button) % self.seats

    def player(self, seat: int) -> Any:
        return self.game.players[(seat - self.left_of_the_button) % self.seats]

    def deal_on(self) -> None:
        """Turn up the board as far as pokerface asks for it. It turns all-in hands up by itself, all at once; the next
        card waits until each has been asked for."""
        game = self.game
        self.open = self.open or bool(self.turned_up())
        while not self.turned_up() and game.actor is game.nature:
            self.remember_pots()
            there, count = len(game.board), game.nature.deal_board_count
            game.nature.deal_board(parse_cards("".join(self.board[there : there + count])))

    def turned_up(self) -> list[int]:
        """The seats whose hands pokerface has turned up by itself, as far as they have not been told."""
        return [seat for seat in range(self.seats) if self.player(seat).is_shown() and seat not in self.shown]

    def to_show(self) -> int:
        """Nobody is asked for a hand that lies open already."""
        showing = not self.turned_up() and self.game.stage is not None and self.game.stage.is_showdown_stage()
        return self.seat(self.game.actor.index) if showing else -1

    def to_act(self) -> int:
        betting = self.game.stage is not None and self.game.stage.is_betting_stage()
        return self.seat(self.game.actor.index) if betting else -1

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """pokerface has one operation for check and call, without an amount, and one for bet and raise. What it would
        not do by that name, or to that total, cannot even be asked for."""
        player = self.player(seat)
        self.pots = None
        if action == "show" and seat in self.turned_up():
            self.shown.append(seat)
        elif action in ("show", "muck"):
            if not player.can_showdown(action == "show"):
                return "refused", "cannot showdown"
            self.remember_pots()
            player.showdown(action == "show")
            (self.shown if action == "show" else self.mucked).append(seat)
        elif action == "fold":
            if not player.can_fold():
                return "refused", "cannot fold"
            player.fold()
        elif action in ("check", "call"):
            if not player.can_check_call() or (action, to) != self.check_or_call(player):
                return "refused", "cannot check/call, or not to that total"
            player.check_call()
        else:
            if action != self.bet_or_raise() or not player.can_bet_raise(to):
                return "refused", "cannot bet/raise, or not by that name"
            player.bet_raise(to)
        self.deal_on()
        return "accepted", None

    def check_or_call(self, player: Any) -> tuple[str, int | None]:
        cost = player.check_call_amount
        return ("call", player.bet + cost) if cost else ("check", None)

    def bet_or_raise(self) -> str:
        return "raise" if any(player.bet for player in self.game.players) else "bet"

    def menu(self) -> Message | None:
        showing, acting = self.to_show(), self.to_act()
        if showing >= 0:
            player = self.player(showing)
            return {"show": True, "muck": player.can_showdown(False)}
        if acting < 0:
            return None
        player = self.player(acting)
        cost = player.check_call_amount
        raises = player.can_bet_raise()
        wager = [player.bet_raise_min_amount, player.bet_raise_max_amount] if raises else None
        return {
            "fold": player.can_fold(),
            "check": cost == 0,
            "call": cost or None,
            "raise_to" if self.bet_or_raise() == "raise" else "bet": wager,
        }

    def remember_pots(self) -> None:
        """pokerface forgets its pots when it pays them, which may be within the operation that follows. Bets not yet
        gathered are in none of them."""
        gathered = not any(player.bet for player in self.game.players)
        self.pots = self.pots_now() if gathered else None

    def pots_now(self) -> list[Message]:
        """Those that are not empty: it also counts one for players who have put nothing in."""
        return [{"chips": chips, "among": None, "to": None} for chips in self.game.side_pots if chips]

    def shown_now(self) -> list[tuple[int, list[str]]] | None:
        """In order; hands that were turned up all at once have none."""
        return None if self.open else [(seat, [repr(card) for card in self.player(seat).hole]) for seat in self.shown]

    def snapshot(self) -> Message:
        over = self.game.is_terminal()
        players = [self.player(seat) for seat in range(self.seats)]
        return {
            "over": over,
            "to_act": self.to_act(),
            "to_show": self.to_show(),
            "menu": self.menu(),
            "stacks": [player.stack for player in players],
            "bets": [player.bet for player in players],
            "board": [repr(card) for card in self.game.board],
            "pots": self.pots if over else self.pots_now(),
            "shown": self.shown_now(),
            "mucked": self.mucked,
        }


def begin(request: Message) -> Hand | str:
    try:
        hand = Hand(request)
    except ValueError as refusal:
        return str(refusal)
    hand.deal_on()
    return hand
