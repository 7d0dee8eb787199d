"""Terms of conduct: what a player's words and chips amount to when it is his turn."""

from typing import NamedTuple

from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, last_full_raise, least_wager, price, to_act
from holdem_spec.terms.floor import floor
from holdem_spec.terms.right import Right, may_fold, may_wager
from holdem_spec.terms.term import term
from holdem_spec.vocabulary.events import Bet, Called, Checked, Folded, RaisedTo
from holdem_spec.vocabulary.floor import ChipsPushed, Declared, Word
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit


class Meant(NamedTuple):
    """A kind of action, and the total it comes to; 0 when any total will do, or no chips move."""

    kind: type
    to: Chips = 0

    def fits(self, action: object) -> bool:
        """Whether an action is of this kind and total (S0.27)."""
        return type(action) is self.kind and self.to in (0, getattr(action, "to", 0))


@term("S0.27")
def spoken(ledger: Ledger) -> tuple[Declared | ChipsPushed, ...]:
    """What the player to act has announced and pushed on this turn, in order; in fixed and pot limit nothing counts."""
    seat = to_act(ledger)
    if seat == NOBODY or ledger.table.limit != Limit.NO_LIMIT:
        return ()
    return tuple([said for said in floor(ledger).said if said.seat == seat])


@term("S0.27")
def announcement(ledger: Ledger) -> Declared | None:
    """The announcement with which the player to act began, if he began with one."""
    said = spoken(ledger)
    return said[0] if said and isinstance(said[0], Declared) else None


@term("S0.27")
def motions(ledger: Ledger) -> tuple[Chips, ...]:
    """The totals to which each motion of a player who announced nothing before would bring him by itself."""
    said = spoken(ledger)
    if not said or not isinstance(said[0], ChipsPushed):
        return ()
    own = ledger.in_front[said[0].seat]
    return tuple([own + push.chips for push in said if isinstance(push, ChipsPushed)])


def _call(ledger: Ledger, seat: Seat) -> Meant:
    return Meant(Called, min(bet_to_match(ledger), everything(ledger, seat))) if price(ledger, seat) > 0 else CHECK


CHECK = Meant(Checked)


def _wager(ledger: Ledger, right: Right, seat: Seat, to: Chips) -> Meant | None:
    """A bet or raise to a total, as far as his chips reach; None when that is not allowed."""
    bet, most = bet_to_match(ledger), everything(ledger, seat)
    to = min(to, most)
    if to <= bet or not may_wager(right, ledger, seat) or (to < least_wager(ledger) and to < most):
        return None
    return Meant(RaisedTo if bet else Bet, to)


@term("S0.27 S4.47")
def announced_action(ledger: Ledger, right: Right) -> Meant | None:
    """What an announcement amounts to, a named amount being the total; None when it names nothing that is allowed, or
    a fold for nothing where that is not allowed, or of a player who has to call."""
    said = announcement(ledger)
    if said is None:
        return None
    seat = said.seat
    if said.word == Word.FOLD:
        return Meant(Folded) if may_fold(right, ledger, seat) and floor(ledger).must_call != seat else None
    if said.word == Word.CHECK:
        return None if price(ledger, seat) > 0 else CHECK
    if said.word == Word.CALL:
        return _call(ledger, seat)
    return _announced_wager(ledger, right, said)


def _announced_wager(ledger: Ledger, right: Right, said: Declared) -> Meant | None:
    seat, bet = said.seat, bet_to_match(ledger)
    pushed = [push.chips for push in spoken(ledger) if isinstance(push, ChipsPushed)]
    if said.word == Word.ALL_IN:
        most = everything(ledger, seat)
        return _wager(ledger, right, seat, most) if most > bet else _call(ledger, seat)
    if said.to == 0 and not pushed:
        any_total = may_wager(right, ledger, seat) and everything(ledger, seat) > bet
        return Meant(RaisedTo if bet else Bet) if any_total else None
    return _wager(ledger, right, seat, said.to or ledger.in_front[seat] + pushed[0])


@term("S0.27")
def motion_by_itself(ledger: Ledger, right: Right) -> Meant | None:
    """What the first motion of chips amounts to by itself: a bet, a raise or exactly a call; None when it is none of
    these."""
    totals = motions(ledger)
    if not totals:
        return None
    seat, to = to_act(ledger), totals[0]
    call = _call(ledger, seat)
    if call.kind is Called and to >= call.to and (to == call.to or call.to == everything(ledger, seat)):
        return call
    return _wager(ledger, right, seat, to)


@term("S0.27")
def is_a_string_bet(ledger: Ledger) -> bool:
    """Chips in more than one motion, without an announcement before the first."""
    return len(motions(ledger)) > 1


@term("S0.27")
def worth_of_a_string_bet(ledger: Ledger, right: Right) -> Meant:
    """The first motion if it is allowed by itself; else a call, and where there is nothing to call the minimum bet."""
    seat = to_act(ledger)
    by_itself = motion_by_itself(ledger, right)
    if by_itself is not None:
        return by_itself
    if bet_to_match(ledger) > 0 or not may_wager(right, ledger, seat):
        return _call(ledger, seat)
    return Meant(Bet, min(least_wager(ledger), everything(ledger, seat)))


@term("S0.26 S0.27")
def disallowed_total(ledger: Ledger, right: Right) -> Chips | None:
    """The total that was named, or brought in one motion, and is not allowed; None when there is no such thing."""
    said = announcement(ledger)
    if said is not None:
        if said.word not in (Word.BET, Word.RAISE, Word.ALL_IN) or announced_action(ledger, right) is not None:
            return None
        pushed = [push.chips for push in spoken(ledger) if isinstance(push, ChipsPushed)]
        return said.to or (ledger.in_front[said.seat] + pushed[0] if pushed else 0)
    if len(motions(ledger)) != 1 or motion_by_itself(ledger, right) is not None:
        return None
    return motions(ledger)[0]


@term("S0.26")
def corrected(ledger: Ledger, right: Right, total: Chips) -> Meant:
    """What a total that is not allowed is taken for: if a raise was announced, or from half a full raise above the bet,
    for the minimum raise, below that for a call; where nobody has bet, for the minimum bet."""
    seat, bet = to_act(ledger), bet_to_match(ledger)
    said = announcement(ledger)
    announced = said is not None and said.word == Word.RAISE
    enough = bet == 0 or announced or 2 * (total - bet) >= last_full_raise(ledger)
    if enough and may_wager(right, ledger, seat):
        return Meant(RaisedTo if bet else Bet, min(least_wager(ledger), everything(ledger, seat)))
    return _call(ledger, seat)


@term("S0.27")
def totals_spoken_of(ledger: Ledger) -> tuple[Chips, ...]:
    """The totals that the player to act named, or would come to by his motions."""
    said = announcement(ledger)
    pushed = [push.chips for push in spoken(ledger) if isinstance(push, ChipsPushed)]
    own = 0 if not pushed else ledger.in_front[to_act(ledger)]
    return (*motions(ledger), *((said.to, *[own + chips for chips in pushed]) if said is not None else ()))
