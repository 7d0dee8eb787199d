"""pokerlib behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md.

It is started by ../serving.py in the environment of pokerlib, and needs pokerlib and the standard library only.
"""

from collections.abc import Iterator
from importlib.metadata import version
from itertools import takewhile
from typing import Any, NamedTuple

from pokerlib import Player, PlayerGroup, PlayerSeats, Round, Table
from pokerlib.enums import Rank, RoundPublicInId, RoundPublicOutId, Suit, TablePublicInId, TablePublicOutId

Message = dict[str, Any]
Outcome = tuple[str, Any]

HELLO: Message = {
    "engine": {"name": "pokerlib", "version": version("pokerlib"), "language": "Python"},
    "supports": ["no-limit", "showdown-choice", "many-hands"],
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
        "start.stacks": "buyin",
        "button.rule": "moving",
    },
    "deck": "patched",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "none",
    "hands": "many",
    "tells": ["button", "buy", "leave"],
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

    cards: list[str]

    def _deckIterator(self) -> Iterator[list[Any]]:
        return iter([[Rank(RANKS.index(rank)), Suit(SUITS.index(suit))] for rank, suit in map(tuple, self.cards)])


class Told(NamedTuple):
    """What pokerlib's table says, as its round says it."""

    id: Any
    data: Message


class GivenTable(Table):
    RoundClass = GivenRound

    def __init__(self, *words: Any) -> None:
        self.public_out_queue: list[Told] = []
        super().__init__(*words)

    def publicOut(self, out_id: Any, **data: Any) -> None:
        self.public_out_queue.append(Told(out_id, data))


class Hand:
    """One hand. The players of pokerlib have the numbers of their seats."""

    def __init__(self, request: Message) -> None:
        table = request["table"]
        self.players = players_of(table["stacks"])
        self.lay_cards(request)
        self.round = GivenRound(0, PlayerGroup(self.players), table["button"], *table["blinds"])
        self.outlet = self.inlet = self.round
        self.listen()

    def lay_cards(self, request: Message) -> None:
        GivenRound.cards = [card for hole in request["holes"] for card in hole] + request["board"]
        self.to_act = -1
        self.showdown: list[tuple[int, bool]] = []
        self.shown: list[tuple[int, list[str]]] = []
        self.mucked: list[int] = []

    def listen(self) -> list[Any]:
        """What pokerlib has said since the last time, and who is next. A showdown is said at once: who shows, and who
        may choose. Whoever wins because all others have folded is asked as well, but then the hand is over."""
        said = list(self.outlet.public_out_queue)
        self.outlet.public_out_queue.clear()
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
        self.inlet.publicIn(seat, ACTIONS[action], **raise_by)
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
        self.inlet.publicIn(seat, ACTIONS[action])
        self.showdown.remove((seat, True))
        self.listen()
        return "accepted", None

    def choosing(self) -> list[int]:
        """Who may choose now, in any order; nobody as long as another hand is to be turned up first."""
        return [seat for seat, _ in takewhile(lambda told: told[1], self.showdown)]

    def snapshot(self) -> Message:
        """Where there is a showdown pokerlib has paid before it says who shows; the chips are told afterwards."""
        now, finished = self.round, self.round.finished
        turn, paid = now.turn, [player.money for player in self.players]
        return {
            "over": finished and not self.showdown,
            "to_act": -1 if finished else self.to_act,
            "to_show": self.showdown[0][0] if self.showdown else -1,
            "stacks": None if self.showdown else paid,
            "bets": None if finished else [self.bet_of(player) for player in self.players],
            "board": [text(card) for card in now.board],
            "pots": None if finished else [{"chips": sum(now.pot_size[:turn])}],
            "shown": self.shown,
            "mucked": self.mucked,
        }

    def bet_of(self, player: Any) -> int:
        return player.turn_stake[self.round.turn] if player in self.round.players else 0


class Game(Hand):
    """Many hands at pokerlib's table, which has a round for each, and throws out whoever has no money left."""

    def __init__(self, table: Message) -> None:
        self.players = players_of(table["stacks"])
        self.table = GivenTable(0, PlayerSeats(self.players), 0, *table["blinds"])
        self.table.button = table["button"] - 1  # it moves on before the first hand as well
        self.outlet = self.inlet = self.table
        self.begun: Message = {}

    def next_hand(self, request: Message) -> str | None:
        began = [player.money for player in self.players]
        self.lay_cards(request)
        self.table.publicIn(None, TablePublicInId.STARTROUND, round_id=0)
        said = [event.id for event in self.listen()]
        if TablePublicOutId.NEWROUNDSTARTED not in said:
            return f"pokerlib says {said[-1].name}"
        self.round = self.table.round
        self.begun = {**self.positions(), "began": began}
        return None

    def positions(self) -> Message:
        now = self.round
        button, small, big = (
            now.players[at].id for at in (now.button, now.small_blind_player_index, now.big_blind_player_index)
        )
        return {"button": button, "small": [small], "big": [big], "blinds": [now.small_blind, now.big_blind]}

    def listen(self) -> list[Any]:
        """Who wins because all others have folded is no longer waited for, as in a single hand: he mucks."""
        said = super().listen()
        if self.table.round and self.table.round.finished and not self.showdown:
            for event in said:
                if event.id is RoundPublicOutId.PLAYERCHOICEREQUIRED:
                    self.table.publicIn(event.data["player_id"], RoundPublicInId.MUCK)
            self.table.public_out_queue.clear()
        return said

    def result(self, stacks: list[int]) -> None:
        """The open round is called down and mucked, then the money is set and no stake left. After any input, be it
        ignored, the table looks who has nothing left."""
        while not self.round.finished:
            self.table.publicIn(self.to_act, RoundPublicInId.CALL)
            self.listen()
        for seat, _ in self.showdown:
            self.table.publicIn(seat, RoundPublicInId.MUCK)
        self.showdown = []
        for player, chips in zip(self.players, stacks, strict=True):
            player.money, player.stake = chips, 0
        self.table.publicIn(None, RoundPublicInId.MUCK)
        self.listen()

    def tell(self, told: Message) -> Outcome:
        seat = told.get("seat", -1)
        if told["what"] == "leave" and not self.players[seat].money:
            return "accepted", None
        if told["what"] != "buy":
            return "refused", "pokerlib has nothing of the kind"
        newcomer = Player(0, seat, "", told["chips"])
        self.table.publicIn(seat, TablePublicInId.BUYIN, player=newcomer, index=seat)
        if TablePublicOutId.PLAYERJOINED not in [event.id for event in self.listen()]:
            return "refused", "pokerlib says nothing"
        self.players[seat] = newcomer
        return "accepted", None

    def snapshot(self) -> Message:
        out = [(seat, None) for seat, player in enumerate(self.players) if player not in self.table.seats]
        shown = super().snapshot() if self.table.round is not None else self.before_the_first()
        return {**shown, "game": {**self.begun, "out": out}}

    def before_the_first(self) -> Message:
        return {"over": True, "stacks": [player.money for player in self.players]}


def players_of(stacks: list[int]) -> list[Any]:
    return [Player(0, seat, f"seat {seat}", chips) for seat, chips in enumerate(stacks)]


def done(event: Any, had: int, bet: int) -> Message:
    """What a player has done by pokerlib's own account. It knows a bet as a raise of nothing."""
    kind = "bet" if event.id is RoundPublicOutId.PLAYERRAISE and not bet else DONE[event.id]
    return {"action": kind, "to": had + event.data["paid_amount"] if "paid_amount" in event.data else None}


def text(card: Any) -> str:
    return RANKS[card[0]] + SUITS[card[1]]


def begin(request: Message) -> Hand | str:
    """A hand. It is pokerlib's table, not its round, that asks for two players."""
    return Hand(request) if Game(request["table"]).table else "pokerlib says INCORRECTNUMBEROFPLAYERS"


def begin_game(request: Message) -> Game:
    return Game(request["table"])
