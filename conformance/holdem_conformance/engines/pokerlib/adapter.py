"""pokerlib behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md.

It is started by ../serving.py in the environment of pokerlib, and needs pokerlib and the standard library only.
"""

from collections.abc import Iterator
from importlib.metadata import version
from itertools import takewhile
from typing import Any

from pokerlib import Player, PlayerGroup, PlayerSeats, Round, Table
from pokerlib.enums import Rank, RoundPublicInId, RoundPublicOutId, Suit

Message = dict[str, Any]
Outcome = tuple[str, Any]

HELLO: Message = {
    "engine": {"name": "pokerlib", "version": version("pokerlib"), "language": "Python"},
    "supports": ["no-limit", "showdown-choice"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "allow",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "show.first": "last_street",
        "show.muck": "if_beaten",
        "show.aggressor": "aggressor_shows",
        "show.last_live": "must_show",
        "show.side": "seat_order",
        "allin.show": "at_showdown",
        "pot.odd": "one_each",
    },
    "deck": "patched",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "none",
    "hands": "many",
}

ACTIONS = {
    "fold": RoundPublicInId.FOLD,
    "check": RoundPublicInId.CHECK,
    "call": RoundPublicInId.CALL,
    "bet": RoundPublicInId.RAISE,
    "raise": RoundPublicInId.RAISE,
    "show": RoundPublicInId.SHOW,
    "muck": RoundPublicInId.MUCK,
}

DONE = {
    RoundPublicOutId.PLAYERFOLD: "fold",
    RoundPublicOutId.PLAYERCHECK: "check",
    RoundPublicOutId.PLAYERCALL: "call",
    RoundPublicOutId.PLAYERRAISE: "raise",
}

RANKS, SUITS = "23456789TJQKA", "scdh"
"""In the order of pokerlib's Rank and Suit."""


class GivenRound(Round):
    """A round whose cards are given instead of sampled."""

    def __init__(self, cards: list[str], *words: Any) -> None:
        self.given = [[Rank(RANKS.index(rank)), Suit(SUITS.index(suit))] for rank, suit in map(tuple, cards)]
        super().__init__(*words)

    def _deckIterator(self) -> Iterator[list[Any]]:
        return iter(self.given)


class Hand:
    """One hand. The players of pokerlib have the numbers of their seats."""

    def __init__(self, request: Message) -> None:
        table = request["table"]
        cards = [card for hole in request["holes"] for card in hole] + request["board"]
        players = PlayerGroup(Player(0, seat, f"seat {seat}", chips) for seat, chips in enumerate(table["stacks"]))
        self.to_act = -1
        self.showdown: list[tuple[int, bool]] = []
        self.shown: list[tuple[int, list[str]]] = []
        self.mucked: list[int] = []
        self.round = GivenRound(cards, 0, players, table["button"], *table["blinds"])
        self.listen()

    def listen(self) -> list[Any]:
        """What pokerlib has said since the last time, and who is next. A showdown is said at once: who shows, and who
        may choose. Whoever wins because all others have folded is asked as well, but then the hand is over."""
        said = list(self.round.public_out_queue)
        self.round.public_out_queue.clear()
        for event in said:
            if event.id is RoundPublicOutId.PLAYERACTIONREQUIRED:
                self.to_act = event.data["player_id"]
            elif event.id is RoundPublicOutId.PUBLICCARDSHOW:
                self.showdown.append((event.data["player_id"], False))
            elif event.id is RoundPublicOutId.PLAYERCHOICEREQUIRED and self.showdown:
                self.showdown.append((event.data["player_id"], True))
            elif event.id is RoundPublicOutId.PLAYERREVEALCARDS:
                self.shown.append((event.data["player_id"], [text(card) for card in event.data["cards"]]))
            elif event.id is RoundPublicOutId.PLAYERMUCKCARDS:
                self.mucked.append(event.data["player_id"])
        return said

    def act(self, seat: int, action: str, to: int | None) -> Outcome:
        if action in ("show", "muck"):
            return self.show_or_muck(seat, action)
        if self.round.finished or seat != self.to_act:
            return "refused", "pokerlib asks nobody" if self.round.finished else f"pokerlib asks seat {self.to_act}"
        player, bet = self.round.current_player, self.round.turn_stake
        had = player.turn_stake[self.round.turn]
        if action == "call" and to != had + min(bet - had, player.money):
            return "refused", "a call has no amount in pokerlib"
        if action in ("bet", "raise") and action != ("raise" if bet else "bet"):
            return "refused", f"pokerlib knows no {action} here"
        raise_by = {"raise_by": to - bet} if action in ("bet", "raise") and to is not None else {}
        self.round.publicIn(seat, ACTIONS[action], **raise_by)
        did = next((done(event, had, bet) for event in self.listen() if event.id in DONE), None)
        if did is None:
            return "refused", "pokerlib does not react"
        return ("accepted", None) if did == {"action": action, "to": to} else ("changed", did)

    def show_or_muck(self, seat: int, action: str) -> Outcome:
        """Hands that pokerlib turns up by itself are told one after the other, as shown when it is their turn."""
        if not self.showdown:
            return "refused", "pokerlib asks nobody to show"
        if self.showdown[0] == (seat, False) and action == "show":
            self.showdown.pop(0)
            self.shown.append((seat, [text(card) for card in self.round[seat].cards]))
            return "accepted", None
        if seat not in self.choosing():
            return "refused", f"pokerlib has seat {self.showdown[0][0]} to show"
        self.round.publicIn(seat, ACTIONS[action])
        self.showdown.remove((seat, True))
        self.listen()
        return "accepted", None

    def choosing(self) -> list[int]:
        """Who may choose now, in any order; nobody as long as another hand is to be turned up first."""
        return [seat for seat, _ in takewhile(lambda told: told[1], self.showdown)]

    def snapshot(self) -> Message:
        """Where there is a showdown pokerlib has paid before it says who shows; the chips are told afterwards."""
        now, finished = self.round, self.round.finished
        turn, paid = now.turn, [player.money for player in now.players]
        return {
            "over": finished and not self.showdown,
            "to_act": -1 if finished else self.to_act,
            "to_show": self.showdown[0][0] if self.showdown else -1,
            "stacks": None if self.showdown else paid,
            "bets": None if finished else [player.turn_stake[turn] for player in now.players],
            "board": [text(card) for card in now.board],
            "pots": None if finished else [{"chips": sum(now.pot_size[:turn])}],
            "shown": self.shown,
            "mucked": self.mucked,
        }


def done(event: Any, had: int, bet: int) -> Message:
    """What a player has done by pokerlib's own account. It knows a bet as a raise of nothing."""
    kind = "bet" if event.id is RoundPublicOutId.PLAYERRAISE and not bet else DONE[event.id]
    return {"action": kind, "to": had + event.data["paid_amount"] if "paid_amount" in event.data else None}


def text(card: Any) -> str:
    return RANKS[card[0]] + SUITS[card[1]]


def begin(request: Message) -> Hand | str:
    """A hand. It is pokerlib's table, not its round, that asks for two players."""
    seats = PlayerSeats(Player(0, seat, "", chips) for seat, chips in enumerate(request["table"]["stacks"]))
    if not Table(0, seats, 0, *request["table"]["blinds"]):
        return "pokerlib says INCORRECTNUMBEROFPLAYERS"
    return Hand(request)
