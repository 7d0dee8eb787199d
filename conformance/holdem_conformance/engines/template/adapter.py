"""Your engine behind the engine protocol. An adapter translates; it never repairs what the engine does wrong.

    holdem certify -- python adapter.py

At present a stand-in plays, at the end of this file, which can do no more than fold. Put your engine in its place at
the marks 1 to 5, and throw the stand-in away. All fields are explained in docs/protocol.md, a whole adapter is built in
docs/tutorial.md. Whatever you print goes to standard error, and what you do not catch is reported as a crash.
"""

import sys
from typing import Any

Message = dict[str, Any]

# 1 · Who your engine is, and what it can do. What is not named under "supports" is not asked for.
HELLO: Message = {
    "engine": {"name": "Stand-in", "version": "0", "language": "Python"},
    "supports": ["no-limit"],  # and "showdown-choice", if players are asked to show; "pot-limit", "ante" …
    "rules": {},  # where it plays another reading than the house does, such as {"deal.burn": "off"}
    "deck": "exact",  # "patched" if you replace its shuffle to put the cards in
    "deals": "pack",  # "cards" if you hand it everybody's cards, or its pack is made of them
    "burns": True,  # False if it takes no burn cards off the pack; then it plays "deal.burn": "off" as well
    "offers": "none",  # "exact" once menu() below tells what a player may do, with the amounts
}


class Hand:
    """One hand of your engine."""

    def __init__(self, request: Message) -> None:
        # 2 · Begin it: at this table, with exactly these cards. request["deck"] is the whole pack, top card first;
        #     request["holes"], ["burns"] and ["board"] are the same cards once more, if that suits your engine better.
        #     Seats run clockwise from 0; stacks are those before the blinds. If your engine does not play at such a
        #     table, raise ValueError and say why.
        table = request["table"]
        self.engine = StandIn(table["stacks"], table["button"], table["blinds"])

    def act(self, seat: int, action: str, to: int | None) -> tuple[str, Any]:
        # 3 · Let a player do something: "fold", "check", "call", "bet", "raise", "show" or "muck". `to` is the total in
        #     front of him afterwards; an all-in is a call, bet or raise to all he has. Acts out of turn and illegal
        #     ones are sent on purpose: what your engine does not do, or cannot even be asked to do, is refused. If it
        #     did something else, say what: return "changed", {"action": "raise", "to": 200}. Then let it deal on until
        #     a player has to decide.
        if seat != self.engine.turn:
            return "refused", f"it is the turn of seat {self.engine.turn}"
        if action != "fold":
            return "refused", f"the stand-in cannot {action}: let your engine do it, at mark 3 of the adapter"
        self.engine.fold()
        return "accepted", None

    def menu(self) -> Message | None:
        # 4 · What the player to act may do, or None where your engine does not tell:
        #     {"fold": True, "check": False, "call": 50, "bet": None, "raise_to": [200, 5000]}
        #     "call" is what it costs; "bet" and "raise_to" are the least and the greatest total; None: he may not.
        return None

    def snapshot(self) -> Message:
        # 5 · The table as your engine shows it. Leave out what it cannot show, as a whole or by None, and work nothing
        #     out in its place; [] says that there is nothing.
        #     Seats are -1 for nobody. stacks, bets and pots add up to all chips; once the hand is over the stacks do.
        engine = self.engine
        return {
            "over": engine.over,
            "to_act": engine.turn,
            "to_show": -1,  # whose turn it is to show or muck
            "menu": self.menu(),
            "stacks": engine.stacks,  # behind
            "bets": engine.bets,  # in front, on this street
            "board": [],  # such as ["2c", "5d", "9h"]
            "pots": engine.pots,  # main pot first, without the bets in front
            "shown": [],  # [seat, cards], in the order of showing
            "mucked": [],
            "returned": engine.returned,  # what nobody matched, over the whole hand
        }


def begin(request: Message) -> Hand | str:
    """A new hand, or why there is none. The one before is given up."""
    try:
        return Hand(request)
    except ValueError as refusal:
        return str(refusal)


class StandIn:
    """Everybody folds to the big blind. Delete it."""

    def __init__(self, stacks: list[int], button: int, blinds: list[int]) -> None:
        if len(stacks) < 3 or min(stacks) < max(blinds):
            raise ValueError("the stand-in plays with three or more, none of them short")
        self.stacks, self.bets, self.returned = list(stacks), [0] * len(stacks), [0] * len(stacks)
        self.pots: list[Message] = []
        self.over = False
        around = [(button + step) % len(stacks) for step in range(1, len(stacks) + 1)]
        self.waiting = [*around[2:], around[0]]
        self.small, self.big = around[:2]
        for seat, chips in zip((self.small, self.big), blinds, strict=True):
            self.stacks[seat] -= chips
            self.bets[seat] += chips

    @property
    def turn(self) -> int:
        return self.waiting[0] if self.waiting else -1

    def fold(self) -> None:
        del self.waiting[0]
        if self.waiting:
            return
        small, big = self.bets[self.small], self.bets[self.big]
        self.stacks[self.big] += small + big
        self.returned[self.big] = big - small
        self.pots = [{"chips": 2 * small, "among": [self.big], "to": [[self.big, 2 * small]]}]
        self.bets = [0] * len(self.bets)
        self.over = True


if __name__ == "__main__":
    import serving  # the other half, beside this file: it reads the requests and writes the answers

    sys.exit(serving.main([__file__]))
