"""A small engine for no-limit hold'em: one hand, no ante, everybody shows. docs/tutorial.md finds its three mistakes.

    hand = Hand([500, 500, 500], button=0, blinds=(5, 10), pack=["As", "Kd", ...])

`hand.turn` is the seat that has to act, None when nobody has; `options()` says what it may do. After the betting
`hand.to_show` are the seats that still have to turn their cards up, in order. Seats run clockwise from 0.
"""

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"
PATTERNS = [[1, 1, 1, 1, 1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "straight", "flush", [3, 2], [4, 1]]


def strength(five):
    """What five cards are worth: the greater, the better."""
    ranks = sorted((RANKS.index(rank) for rank, _ in five), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:  # the ace below the two
        ranks = [3, 2, 1, 0, -1]
    groups = sorted(((times, rank) for rank, times in Counter(ranks).items()), reverse=True)
    flush = len({suit for _, suit in five}) == 1
    straight = len(groups) == 5 and ranks[0] - ranks[4] == 4
    kind = 8 if flush and straight else 5 if flush else 4 if straight else PATTERNS.index([n for n, _ in groups])
    return kind, [rank for _, rank in groups]


class Hand:
    def __init__(self, stacks, button, blinds, pack):
        """Raises ValueError where no hand can be played."""
        if not 2 <= len(stacks) <= 10 or min(stacks) < 1:
            raise ValueError("2 to 10 players are needed, each with chips")
        if not 0 < blinds[0] <= blinds[1]:
            raise ValueError("the small blind is at least 1 and at most the big blind")
        if len(pack) != 52 or len(set(pack)) != 52:
            raise ValueError("the pack is not one of 52 different cards")
        self.stacks, self.button, self.big_blind = list(stacks), button, blinds[1]
        self.pack, self.board, self.over = list(pack), [], False
        self.bets, self.put_in, self.returned = ([0] * len(stacks) for _ in range(3))
        self.folded, self.shown, self.to_show, self.pots = set(), [], [], []
        order = self.clockwise_from(button + 1)
        cards = [self.pack.pop(0) for _ in range(2 * len(order))]
        self.holes = {seat: cards[place :: len(order)] for place, seat in enumerate(order)}
        small, big = order[:2]
        self.pay(small, min(blinds[0], stacks[small]))
        self.pay(big, min(blinds[1], stacks[big]))
        self.begin_round(blinds[1], big + 1)

    def clockwise_from(self, seat):
        return [(seat + step) % len(self.stacks) for step in range(len(self.stacks))]

    def live(self):
        return [seat for seat in range(len(self.stacks)) if seat not in self.folded]

    def pay(self, seat, chips):
        self.stacks[seat] -= chips
        self.bets[seat] += chips
        self.put_in[seat] += chips

    def begin_round(self, price, first):
        self.price, self.full_raise, self.aggressor = price, self.big_blind, None
        self.waiting = self.clockwise_from(first)
        self.find_turn()

    def find_turn(self):
        """The next player who has something to decide; when there is none the round is over."""
        able = [seat for seat in self.live() if self.stacks[seat]]
        self.waiting = [seat for seat in self.waiting if seat in able]
        all_in = [self.bets[seat] for seat in self.live() if seat not in able]
        if len(self.live()) == 1 or (len(able) == 1 and self.bets[able[0]] >= max(all_in)):
            self.waiting = []
        self.turn = self.waiting[0] if self.waiting else None
        if self.turn is None:
            self.end_round()

    def options(self):
        """fold, check, call (what it costs), raise (least and greatest total): what the player to act may do."""
        seat = self.turn
        cost = min(self.price - self.bets[seat], self.stacks[seat])
        found = {"fold": True, "call" if cost else "check": cost or True}
        most = self.bets[seat] + self.stacks[seat]
        rivals = any(self.stacks[other] for other in self.live() if other != seat)
        if rivals and most > self.price:
            found["raise"] = (min(self.price + self.full_raise, most), most)
        return found

    def fold(self):
        self.folded.add(self.turn)
        self.next_turn()

    def check_or_call(self):
        self.pay(self.turn, min(self.price - self.bets[self.turn], self.stacks[self.turn]))
        self.next_turn()

    def raise_to(self, total):
        """Bet or raise; `total` lies in front afterwards. Raises ValueError when that is too little or too much."""
        least, most = self.options().get("raise", (1, 0))
        if not least <= total <= most:
            raise ValueError(f"no bet or raise to {total} here")
        self.full_raise = max(self.full_raise, total - self.price)
        self.pay(self.turn, total - self.bets[self.turn])
        self.price, self.aggressor = total, self.turn
        self.waiting = self.clockwise_from(self.turn)
        self.next_turn()

    def next_turn(self):
        self.waiting.remove(self.turn)
        self.find_turn()

    def end_round(self):
        """What nobody matched goes back; then come the next cards, the showdown or the end."""
        second, top = sorted(self.put_in)[-2:]
        if top > second:
            seat = self.put_in.index(top)
            self.put_in[seat] = second
            self.stacks[seat] += top - second
            self.returned[seat] += top - second
        self.bets = [0] * len(self.stacks)
        if len(self.live()) == 1:
            self.pay_out()
        elif len(self.board) == 5:
            first = self.button + 1 if self.aggressor is None else self.aggressor
            self.to_show = [seat for seat in self.clockwise_from(first) if seat in self.live()]
        else:
            self.pack.pop(0)  # the burn card
            self.board += [self.pack.pop(0) for _ in range(1 if self.board else 3)]
            self.begin_round(0, self.button + 1)

    def show(self):
        """The next player turns his cards up."""
        seat = self.to_show.pop(0)
        self.shown.append((seat, self.holes[seat]))
        if not self.to_show:
            self.pay_out()

    def pay_out(self):
        """Layer by layer: from everybody as much as the shortest player still in has put in."""
        left, among = list(self.put_in), self.live()
        while among:
            layer = min(left[seat] for seat in among)
            deeper = [seat for seat in among if left[seat] > layer]
            taken = [min(chips, layer) if deeper else chips for chips in left]
            self.pay_pot(sum(taken), among)
            left = [chips - part for chips, part in zip(left, taken, strict=True)]
            among = deeper
        self.over = True

    def pay_pot(self, chips, among):
        worth = {seat: self.best(seat) if len(among) > 1 else 0 for seat in among}
        winners = [seat for seat in among if worth[seat] == max(worth.values())]
        shares = [(seat, chips // len(winners)) for seat in winners]
        for seat, share in shares:
            self.stacks[seat] += share
        self.pots.append((chips, among, shares))

    def best(self, seat):
        return max(strength(five) for five in combinations(self.holes[seat] + self.board, 5))
