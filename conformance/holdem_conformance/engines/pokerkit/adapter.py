"""PokerKit behind the engine protocol, for `serving.py`.

It translates and never repairs. Needs PokerKit and the standard library only; it is run by PokerKit's own
environment and therefore imports nothing of the house. What is mapped to what stands in README.md.
"""

from dataclasses import replace
from importlib.metadata import version
from typing import Any

from pokerkit import Automation, FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem
from pokerkit.games import PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "PokerKit", "version": version("pokerkit"), "language": "Python"},
    "supports": ["no-limit", "pot-limit", "fixed-limit", "ante", "tournament", "showdown-choice"],
    "rules": {
        "deal.burn": "*",
        "bet.fold_free": "*",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "show.first": "last_street",
        "show.muck": "any",
        "show.aggressor": "anybody_concedes",
        "show.last_live": "must_show",
        "show.side": "seat_order",
        "allin.show": "before_runout",
        "pot.odd": "all_to_first",
        "ante.mode": "*",
        "ante.order": "ante_first",
        "limit.cap_cash": "capped",
        "limit.cap_tournament": "always",
        "pot.base": "after_call",
        "pot.short_blind": "actual",
    },
    "deck": "exact",
    "deals": "pack",
    "burns": True,
    "chips": "whole",
    "offers": "exact",
    "hands": "many",
}


class PotLimitTexasHoldem(PotLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):
    """Put together from PokerKit's own parts, in the way of its pot-limit Omaha."""


GAMES = {"no-limit": NoLimitTexasHoldem, "pot-limit": PotLimitTexasHoldem, "fixed-limit": FixedLimitTexasHoldem}

# Everything else is called step by step: cards come from the pack, collected bets and pushed pots are watched, and
# showing is left to the players.
LEFT_TO_POKERKIT = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PULLING,
)


class Hand:
    """One hand. PokerKit counts its players from the left of the button; `seat` and `player` go to and fro."""

    def __init__(self, request: Message) -> None:
        """Raises ValueError when PokerKit does not play at this table."""
        table, self.rules = request["table"], request["rules"]
        stacks = table["stacks"]
        self.seats = len(stacks)
        self.left_of_the_button: int = table["button"] + 1
        self.pack = iter(request["deck"])
        self.shown: list[tuple[int, list[str]]] = []
        self.mucked: list[int] = []
        self.returned = [0] * self.seats
        self.pots: list[Message] | None = None
        self.state = self.game(table)([stacks[self.seat(i)] for i in range(self.seats)], self.seats)
        self.deal_on()

    def game(self, table: Message) -> Any:
        """The mode says whether one may fold for nothing, the streets say whether a card is burned. An ante that the
        big blind pays for all is one that is not trimmed to what the others pay."""
        if table["hole_cards"] != TexasHoldemMixin.hole_dealing_count:
            raise ValueError(f"PokerKit has no hold'em with {table['hole_cards']} hole cards")
        mode = Mode.TOURNAMENT if self.rules.get("bet.fold_free") == "forbid" else Mode.CASH_GAME
        for_all = self.rules.get("ante.mode") == "big_blind"
        antes = {1: table["ante"]} if for_all else table["ante"]
        small, big = table["blinds"]
        bets = table["limits"] if table["limit"] == "fixed-limit" else [big]
        game = GAMES[table["limit"]](LEFT_TO_POKERKIT, not for_all, antes, (small, big), *bets, mode=mode)
        if self.rules.get("deal.burn") == "off":
            game.streets = tuple(replace(street, card_burning_status=False) for street in game.streets)
        return game

    def seat(self, player: int) -> int:
        return (player + self.left_of_the_button) % self.seats

    def player(self, seat: int) -> int:
        return (seat - self.left_of_the_button) % self.seats

    def seat_or_nobody(self, player: int | None) -> int:
        return -1 if player is None else self.seat(player)

    def by_seat(self, values: list[int]) -> list[int]:
        """PokerKit's list, one entry per player, in the order of the seats."""
        return [values[self.player(seat)] for seat in range(self.seats)]

    def deal_on(self) -> None:
        """Let PokerKit's dealer do whatever needs no player, in the order in which PokerKit asks for it."""
        state = self.state
        while True:
            if state.can_collect_bets():
                self.collect_bets()
            elif state.hole_dealee_index is not None:
                state.deal_hole(next(self.pack))
            elif state.can_burn_card():
                state.burn_card(next(self.pack))
            elif state.board_dealing_count:
                state.deal_board("".join(next(self.pack) for _ in range(state.board_dealing_count)))
            elif state.can_push_chips():
                self.push_chips()
            else:
                return

    def collect_bets(self) -> None:
        before = list(self.state.bets)
        kept = self.state.collect_bets().bets
        for player in range(self.seats):
            self.returned[self.seat(player)] += before[player] - kept[player]

    def show_or_muck(self, seat: int, show: bool) -> None:
        """PokerKit turns all-in hands up before it deals on; there it may be anybody, for no rule gives an order. At
        the end it is whoever PokerKit says is next, although its operation can be told to take another."""
        state = self.state
        if state.street_index == state.street_count - 1:
            self.in_turn(seat, state.showdown_index, "to show")
        self.remember_pots()
        done = state.show_or_muck_hole_cards(show, self.player(seat))
        if done.hole_cards:
            self.shown.append((seat, [repr(card) for card in done.hole_cards]))
        else:
            self.mucked.append(seat)

    def remember_pots(self) -> None:
        """The pots as PokerKit has them once betting is over; it merges them when a hand is mucked or killed."""
        if self.pots is None:
            self.pots = self.pots_now()

    def pots_now(self) -> list[Message]:
        return [
            {"chips": pot.amount, "among": sorted(self.seat(player) for player in pot.player_indices), "to": None}
            for pot in self.state.pots
        ]

    def push_chips(self) -> None:
        self.remember_pots()
        assert self.pots is not None
        same = [pot["chips"] for pot in self.pots] == [pot.amount for pot in self.state.pots]
        pushed: list[Any] = []
        while self.state.can_push_chips():
            pushed.append(self.state.push_chips())
        if same:
            for push in pushed:
                self.pots[push.pot_index]["to"] = self.shares(push)

    def shares(self, push: Any) -> list[tuple[int, int]]:
        return sorted((self.seat(player), chips) for player, chips in enumerate(push.amounts) if chips)

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """Do it and deal on."""
        try:
            if action in ("show", "muck"):
                self.show_or_muck(seat, action == "show")
            else:
                self.in_turn(seat, self.state.actor_index, "to act")
                self.bet_or_fold(action, to)
        except ValueError as refusal:
            return "refused", str(refusal)
        self.deal_on()
        return "accepted", None

    def in_turn(self, seat: int, player: int | None, what: str) -> None:
        """PokerKit's operations name no player: they are done by whoever it says is next."""
        due = self.seat_or_nobody(player)
        if seat != due:
            raise ValueError(f"PokerKit has {'nobody' if due < 0 else f'seat {due}'} {what}")

    def bet_or_fold(self, action: str, to: int | None) -> None:
        """PokerKit has one operation for check and call, without an amount, and one for bet and raise. What it would
        not do by that name, or to that total, is refused: it cannot even be asked for."""
        state = self.state
        cost = state.checking_or_calling_amount
        if action == "fold":
            state.fold()
        elif action in ("check", "call"):
            total = state.bets[state.actor_index] + cost if cost else None
            if (action, to) != (("call", total) if cost else ("check", None)):
                raise ValueError(f"check_or_call is {f'a call to {total}' if cost else 'a check'} here")
            state.check_or_call()
        else:
            possible = "raise" if any(state.bets) else "bet"
            if action != possible:
                raise ValueError(f"complete_bet_or_raise_to is a {possible} here")
            state.complete_bet_or_raise_to(to)

    def menu(self) -> Message | None:
        state = self.state
        if state.actor_index is None:
            if state.showdown_index is None:
                return None
            return {name: state.can_show_or_muck_hole_cards(name == "show") for name in ("show", "muck")}
        cost = state.checking_or_calling_amount
        least = state.min_completion_betting_or_raising_to_amount
        wager = None if least is None else [least, state.max_completion_betting_or_raising_to_amount]
        return {
            "fold": state.can_fold(),
            "check": cost == 0,
            "call": cost or None,
            "raise_to" if any(state.bets) else "bet": wager,
        }

    def snapshot(self) -> Message:
        state = self.state
        return {
            "over": not state.status,
            "to_act": self.seat_or_nobody(state.actor_index),
            "to_show": self.seat_or_nobody(state.showdown_index),
            "menu": self.menu(),
            "stacks": self.by_seat(state.stacks),
            "bets": self.by_seat(state.bets),
            "board": [repr(card) for card in state.get_board_cards(0)],
            "pots": self.pots_now() if self.pots is None else self.pots,
            "shown": self.shown,
            "mucked": self.mucked,
            "returned": self.returned,
        }


def begin(request: Message) -> Hand | str:
    try:
        return Hand(request)
    except ValueError as refusal:
        return str(refusal)
