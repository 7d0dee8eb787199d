"""OpenSpiel's universal_poker behind the engine protocol, for `serving.py`.

It translates and never repairs. Needs OpenSpiel and the standard library only; it is run by OpenSpiel's own
environment and therefore imports nothing of the house. What is mapped to what stands in README.md.
"""

from importlib.metadata import version
from typing import Any

import pyspiel

Message = dict[str, Any]

HELLO: Message = {
    "engine": {"name": "OpenSpiel universal_poker", "version": version("open-spiel"), "language": "C++"},
    "supports": ["no-limit", "fixed-limit"],
    "rules": {
        "deal.burn": "off",
        "bet.fold_free": "forbid",
        "raise.unacted": "may_raise",
        "raise.cumulative": "per_player",
        "limit.cap_cash": "capped",
    },
    "deck": "exact",
    "deals": "cards",
    "burns": False,
    "chips": "fractions",
    "offers": "exact",
    "hands": "many",
}

FOLD, CALL, BET = 0, 1, 2
"""OpenSpiel's actions. In no limit every number from 2 on is a raise to so many chips over the whole hand; in fixed
limit 2 is the one raise there is."""

RANKS, SUITS = "23456789TJQKA", "cdhs"


def outcome_of(card: str) -> int:
    """The number of the chance outcome that deals a card."""
    return RANKS.index(card[0]) * len(SUITS) + SUITS.index(card[1])


def card_of(outcome: int) -> str:
    return RANKS[outcome // len(SUITS)] + SUITS[outcome % len(SUITS)]


def begin(request: Message) -> "Hand | str":
    """The hand, or why OpenSpiel does not play it."""
    try:
        return Hand(request)
    except (CannotDeal, ValueError, pyspiel.SpielError) as refusal:
        return str(refusal)


class CannotDeal(Exception):
    """A card that is no longer in OpenSpiel's pack."""


class Hand:
    """One hand. OpenSpiel's players are the seats; the chips of a player are told as what he has spent in the hand."""

    def __init__(self, request: Message) -> None:
        """Raises what OpenSpiel raises when it cannot play at this table, and CannotDeal."""
        table = request["table"]
        self.stacks: list[int] = table["stacks"]
        self.seats = len(self.stacks)
        self.no_limit = table["limit"] == "no-limit"
        self.state = pyspiel.load_game("universal_poker", self.parameters(table)).new_initial_state()
        self.cards = iter([*(card for hole in request["holes"] for card in hole), *request["board"]])
        self.spent_before: list[int] = [0] * self.seats
        self.deal_on()

    def parameters(self, table: Message) -> Message:
        button, (small, big) = table["button"], table["blinds"]
        left = (button + 1) % self.seats
        first = button if self.seats == 2 else left
        second = (first + 1) % self.seats
        blinds = [0] * self.seats
        blinds[first], blinds[second] = small, big
        opening = (second + 1) % self.seats
        game = {
            "numPlayers": self.seats,
            "numRounds": 4,
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
            "stack": listed(self.stacks),
            "blind": listed(blinds),
            "firstPlayer": listed([opening + 1, left + 1, left + 1, left + 1]),
        }
        if self.no_limit:
            return {**game, "betting": "nolimit", "bettingAbstraction": "fullgame"}
        lower, upper = table["limits"]
        sizes = {"raiseSize": listed([lower, lower, upper, upper]), "maxRaises": "3 4 4 4"}
        return {**game, **sizes, "betting": "limit", "bettingAbstraction": "fcpa"}

    def deal_on(self) -> None:
        """Answer OpenSpiel's chance nodes with the cards of the pack; bets in front are gone when a street is dealt."""
        state = self.state
        while state.is_chance_node():
            card = next(self.cards)
            if outcome_of(card) not in state.legal_actions():
                raise CannotDeal(f"there is no {card} left in OpenSpiel's pack")
            if self.holes_are_dealt():
                self.spent_before = self.spent()
            state.apply_action(outcome_of(card))

    def holes_are_dealt(self) -> bool:
        return len(self.dealt()) >= 2 * self.seats

    def dealt(self) -> list[str]:
        """The cards dealt so far, in order, out of OpenSpiel's own history."""
        return [card_of(step.action) for step in self.state.full_history() if step.player == pyspiel.PlayerId.CHANCE]

    def spent(self) -> list[int]:
        return spent_in(self.state)

    def in_front(self, seat: int, spent: int) -> int:
        return spent - self.spent_before[seat]

    def spent_after(self, action: int) -> int:
        """What the player to act would have spent in the hand if he did this; OpenSpiel tries it on a copy."""
        return spent_in(self.state.child(action))[self.state.current_player()]

    def cost(self) -> int:
        """What a call takes; nothing if it is a check."""
        return self.spent_after(CALL) - self.spent()[self.state.current_player()]

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, str | None]:
        """Do it and deal on."""
        state = self.state
        if state.is_terminal():
            return "refused", "the hand is over"
        if state.current_player() != seat:
            return "refused", f"OpenSpiel has player {state.current_player()} to act"
        number = self.number_of(seat, action, to)
        if number is None or number not in state.legal_actions():
            return "refused", "it is not among OpenSpiel's legal actions"
        state.apply_action(number)
        self.deal_on()
        return "accepted", None

    def number_of(self, seat: int, action: str, to: int | None) -> int | None:
        """OpenSpiel's number for what a player wants; None when it has none by that name or to that total."""
        if action == "fold":
            return FOLD
        if action in ("check", "call"):
            cost = self.cost()
            total = self.in_front(seat, self.spent_after(CALL)) if cost else None
            return CALL if (action, to) == (("call", total) if cost else ("check", None)) else None
        if to is None or action != self.name_of_a_raise():
            return None
        if self.no_limit:
            spent = to + self.spent_before[seat]
            return spent if spent >= BET else None
        return BET if [to, to] == self.raises(seat) else None

    def name_of_a_raise(self) -> str:
        return "raise" if any(self.bets()) else "bet"

    def raises(self, seat: int) -> list[int] | None:
        """The least and the greatest total, in front of him, that a player may bet or raise to."""
        numbers = [number for number in self.state.legal_actions() if number >= BET]
        if not numbers:
            return None
        ends = [numbers[0], numbers[-1]] if self.no_limit else [self.spent_after(BET)] * 2
        return [self.in_front(seat, spent) for spent in ends]

    def bets(self) -> list[int]:
        return [self.in_front(seat, spent) for seat, spent in enumerate(self.spent())]

    def menu(self, seat: int) -> Message | None:
        if seat < 0:
            return None
        legal, cost = self.state.legal_actions(), self.cost()
        return {
            "fold": FOLD in legal,
            "check": CALL in legal and cost == 0,
            "call": cost or None,
            self.name_of_a_raise() + ("_to" if any(self.bets()) else ""): self.raises(seat),
        }

    def stacks_now(self) -> list[int] | None:
        """Behind; at the end with what OpenSpiel says was won or lost, None when it splits chips."""
        state = self.state
        if not state.is_terminal():
            return [had - spent for had, spent in zip(self.stacks, self.spent(), strict=True)]
        ends = [had + won for had, won in zip(self.stacks, state.returns(), strict=True)]
        return [int(end) for end in ends] if all(end == int(end) for end in ends) else None

    def snapshot(self) -> Message:
        over = self.state.is_terminal()
        seat = -1 if over else self.state.current_player()
        return {
            "over": over,
            "to_act": seat,
            "to_show": -1,
            "menu": self.menu(seat),
            "stacks": self.stacks_now(),
            "bets": [0] * self.seats if over else self.bets(),
            "board": self.dealt()[2 * self.seats :],
        }


def spent_in(state: Any) -> list[int]:
    return list(state.to_struct().player_contributions)


def listed(numbers: list[int]) -> str:
    """Numbers as OpenSpiel's parameters want them."""
    return " ".join(str(number) for number in numbers)
