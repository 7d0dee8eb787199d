"""clubs behind the engine protocol. It translates and never repairs; what is mapped to what stands in README.md.

It is started by ../serving.py in the environment of clubs, and needs clubs and the standard library only.
"""

from importlib.metadata import version
from typing import Any

from clubs.error import InvalidConfigError, TooFewActivePlayersError
from clubs.poker import Card, Dealer

Message = dict[str, Any]
Outcome = tuple[str, Any]

HELLO: Message = {
    "engine": {"name": "clubs", "version": version("clubs"), "language": "Python"},
    "supports": ["no-limit", "pot-limit", "fixed-limit", "ante", "many-hands"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "forbid",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "pot.odd": "all_to_first",
        "ante.mode": "*",
        "ante.order": "ante_first",
        "limit.cap_cash": "capped",
        "pot.base": "after_call",
        "pot.short_blind": "assume_full",
        "start.stacks": "equal",
        "button.rule": "dead",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
    "tells": ["button", "buy", "leave"],
}

FOLD = -1
"""What `step` takes for a fold; 0 is a check or a fold, whichever it can be."""

SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


class Game:
    """A game, of one hand or of many. clubs counts its players as the table counts its seats."""

    def __init__(self, request: Message) -> None:
        """Raises clubs' own error when there is no such game."""
        table = request["table"]
        self.dealer = Dealer(**configuration(table, request["rules"]))
        self.dealer.stacks = list(table["stacks"])
        self.dealer.button = table["button"] - 1  # reset moves it on before it deals
        self.blinds = table["blinds"]
        self.seen: Message = {"action": -1, "stacks": self.dealer.stacks, "community_cards": []}
        self.begun: Message = {}

    def next_hand(self, request: Message) -> str | None:
        """It deals to empty seats as well."""
        began, rest = list(self.dealer.stacks), list(reversed(request["deck"]))
        holes = [card for hole in request["holes"] for card in hole or (rest.pop(0), rest.pop(0))]
        self.dealer.deck.trick([Card(card) for card in [*holes, *request["board"]]])
        try:
            self.seen = self.dealer.reset()
        except TooFewActivePlayersError as refusal:
            return str(refusal)
        self.begun = {"button": self.dealer.button, **self.posted(), "blinds": self.blinds, "began": began}
        return None

    def posted(self) -> Message:
        """Who posts is not told: whoever has put in as much as the small blind, or as the big one."""
        put_in = list(enumerate(self.seen["street_commits"]))
        small, big = ([seat for seat, chips in put_in if chips == blind] for blind in self.blinds)
        return {"small": small, "big": big}

    def result(self, stacks: list[int]) -> None:
        """What is open is left as it lies; `reset` asks for the stacks alone."""
        self.dealer.stacks = list(stacks)
        self.seen = {"action": -1, "stacks": self.dealer.stacks, "community_cards": []}

    def tell(self, told: Message) -> Outcome:
        """clubs moves its button alone, sells no chips, and passes over whoever has none."""
        if told["what"] == "leave" and told["seat"] in self.passed_over():
            return "accepted", None
        return "refused", "clubs has nothing of the kind"

    def passed_over(self) -> list[int]:
        """Whoever has no chips, and none in the pot of a hand that runs."""
        put_in = [0] * len(self.seen["stacks"]) if self.over() else self.dealer.pot_commits
        return [seat for seat, chips in enumerate(self.seen["stacks"]) if not (chips or put_in[seat])]

    def act(self, seat: int, action: str, to: int | None) -> Outcome:
        """`step` names no player and no kind of action, only chips: it is done by whoever is next, and what it came to
        is read off the table. What exactly these chips are by another name cannot be asked for by this one."""
        if seat != self.seen["action"]:
            return "refused", f"clubs has {'nobody' if self.over() else 'another seat'} to act"
        dealer = self.dealer
        had, bet, put_in = dealer.street_commits[seat], max(dealer.street_commits), dealer.pot_commits[seat]
        chips = FOLD if action == "fold" else (had if to is None else to) - had
        if (name := self.name_of(chips)) not in (None, action):
            return "refused", f"clubs knows these chips as a {name}"
        if action in ("bet", "raise") and action != self.wager():
            return "refused", f"clubs knows no {action} here"
        self.seen, _, _ = dealer.step(chips)
        did = self.what_was_done(seat, had, bet, dealer.pot_commits[seat] - put_in)
        return ("accepted", None) if did == {"action": action, "to": to} else ("changed", did)

    def name_of(self, chips: int) -> str | None:
        """What the player to act does who puts in so many chips; None where that is no choice of his."""
        call, least, most = self.sizes()
        if chips == call:
            return "call" if call else "check"
        return self.wager() if call < least <= chips <= most else None

    def sizes(self) -> tuple[int, int, int]:
        """What a call costs, and the least and the most chips of a raise."""
        return self.seen["call"], self.seen["min_raise"], self.seen["max_raise"]

    def wager(self) -> str:
        """A bet and a raise are the same to clubs; it is a bet where nobody has chips in front."""
        return "raise" if any(self.seen["street_commits"]) else "bet"

    def what_was_done(self, seat: int, had: int, bet: int, put: int) -> Message:
        """`had` is what lay in front of the player, `bet` the most in front of anybody, `put` what he has added."""
        if not self.dealer.active[seat]:
            return {"action": "fold", "to": None}
        if not put:
            return {"action": "check", "to": None}
        total = had + put
        kind = "call" if total <= bet else "raise" if bet else "bet"
        return {"action": kind, "to": None if total < 0 else total}

    def over(self) -> bool:
        return bool(self.seen["action"] == -1)

    def menu(self) -> Message | None:
        """Null where clubs asks for a negative number of chips, for which the protocol has no words."""
        if self.over() or self.seen["call"] < 0:
            return None
        call, least, most = self.sizes()
        in_front = self.seen["street_commits"][self.seen["action"]]
        wager = [in_front + least, in_front + most] if most > call else None
        return {
            "fold": call > 0,
            "check": call == 0,
            "call": call or None,
            "bet": wager if self.wager() == "bet" else None,
            "raise_to": wager if self.wager() == "raise" else None,
        }

    def snapshot(self) -> Message:
        """The one pot of clubs contains the bets in front; once the hand is over it keeps neither. A pot of fewer chips
        than none, which clubs can have, is null."""
        seen, over = self.seen, self.over()
        gathered = 0 if over else seen["pot"] - sum(seen["street_commits"])
        return {
            "over": over,
            "to_act": seen["action"],
            "menu": self.menu(),
            "stacks": seen["stacks"],
            "bets": None if over else seen["street_commits"],
            "board": [f"{card.rank}{SUITS[card.suit]}" for card in seen["community_cards"]],
            "pots": None if over or gathered < 0 else [{"chips": gathered}],
            "game": {**self.begun, "out": [(seat, None) for seat in self.passed_over()]},
        }


def configuration(table: Message, rules: dict[str, str]) -> Message:
    """After clubs.configs. Blinds and antes are listed from the small blind, which is where clubs begins to post."""
    seats, ante = len(table["stacks"]), table["ante"]
    nobody = [0] * (seats - 2)
    return {
        "num_players": seats,
        "num_streets": 4,
        "blinds": [*table["blinds"], *nobody],
        "antes": [0, ante, *nobody] if rules.get("ante.mode") == "big_blind" else ante,
        **sizes(table),
        "num_suits": 4,
        "num_ranks": 13,
        "num_hole_cards": table["hole_cards"],
        "num_community_cards": [0, 3, 1, 1],
        "num_cards_for_hand": 5,
        "mandatory_num_hole_cards": 0,
        "start_stack": max(table["stacks"]),
    }


def sizes(table: Message) -> Message:
    """Fixed limit has three raises before the flop and four bets after it, as in clubs' own configurations."""
    if table["limit"] == "fixed-limit":
        lower, upper = table["limits"]
        return {"raise_sizes": [lower, lower, upper, upper], "num_raises": [3, 4, 4, 4]}
    return {"raise_sizes": "pot" if table["limit"] == "pot-limit" else "inf", "num_raises": "inf"}


def begin(request: Message) -> Game | str:
    """A hand, the first of a new game, or why clubs does not play it."""
    try:
        game = Game(request)
    except InvalidConfigError as refusal:
        return str(refusal)
    return game.next_hand(request) or game


def begin_game(request: Message) -> Game | str:
    if len(set(request["table"]["stacks"])) > 1:
        return "clubs has one start_stack for all"
    return Game(request)
