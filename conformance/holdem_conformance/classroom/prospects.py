"""What comes next, asked of the clauses: who may do what, and why not more."""

from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.words import Words
from holdem_spec.judge.counsel import broken_by, menu
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, everything, in_the_hand, nobody_can_bet_any_more, one_is_left
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.terms.limits import plain_wager
from holdem_spec.terms.showdown import it_is_showdown, yet_to_show
from holdem_spec.vocabulary.events import Bet, Menu, Mucked, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips


def prospects(ledger: Ledger, rules: Rulebook, teller: Teller) -> list[str]:
    """Sentences about what comes next; none while the dealer only goes on."""
    say, names = teller.say, teller.names
    if ledger.over or not hole_cards_are_dealt(ledger):
        return []
    if one_is_left(ledger):
        return [] if ledger.awarded else [say("next.last", name=names[in_the_hand(ledger)[0]])]
    if nobody_can_bet_any_more(ledger) and not it_is_showdown(ledger):
        return [say("next.run_out")]
    if it_is_showdown(ledger):
        seat = to_show(ledger, rules)
        if seat == NOBODY:
            return []
        may_muck = not broken_by(ledger, Mucked(seat), rules)
        return [say("next.muck" if may_muck else "next.show", name=names[seat])]
    seat, offered = menu(ledger, rules)
    return (
        [] if seat == NOBODY else [say("next.act", name=names[seat], choices=choices(ledger, offered, rules, teller))]
    )


def next_to_do(ledger: Ledger, rules: Rulebook) -> Seat:
    """Who is to act or to show; NOBODY while the dealer goes on or all is over."""
    if ledger.over or not hole_cards_are_dealt(ledger) or one_is_left(ledger):
        return NOBODY
    return to_show(ledger, rules) if it_is_showdown(ledger) else menu(ledger, rules)[0]


def to_show(ledger: Ledger, rules: Rulebook) -> Seat:
    """The player whose showing breaks no clause; NOBODY when nobody is to show."""
    free = [seat for seat in yet_to_show(ledger) if not broken_by(ledger, Shown(seat, ledger.holes[seat]), rules)]
    return free[0] if free else NOBODY


def choices(ledger: Ledger, offered: Menu, rules: Rulebook, teller: Teller) -> str:
    """`fold, call 50 or raise to 200–5000` (or `raise all-in to 150`, where that is all there is), and why not to raise
    where one could think of it."""
    say = teller.say
    seat = menu(ledger, rules)[0]
    said = [say("next.fold")] * offered.fold + [say("next.check")] * offered.check
    said += [say("next.call", cost=offered.call - ledger.in_front[seat])] if offered.call else []
    said += [_wager(("next.bet", "next.bet_all"), offered.bet, ledger, seat, say)] if offered.bet else []
    said += [_wager(("next.raise", "next.raise_all"), offered.raise_to, ledger, seat, say)] if offered.raise_to else []
    told = say.listed(said, "or")
    denied = why_no_wager(ledger, seat, rules)
    if denied is None:
        return told
    return f"{told}, {say('next.no_raise' if bet_to_match(ledger) else 'next.no_bet', clause=denied)}"


def why_no_wager(ledger: Ledger, seat: Seat, rules: Rulebook) -> str | None:
    """The clause that denies a player any bet or raise though he has the chips; None if he may, or has too few."""
    most, bet = everything(ledger, seat), bet_to_match(ledger)
    if most <= bet:
        return None
    to = plain_wager(ledger, seat)
    broken = broken_by(ledger, RaisedTo(seat, to) if bet else Bet(seat, to), rules)
    return broken[0].clause if broken else None


def _wager(keys: tuple[str, str], span: tuple[Chips, Chips], ledger: Ledger, seat: Seat, say: Words) -> str:
    """The second key is for a player who has no other amount than all his chips."""
    free, all_in = keys
    return say(all_in, to=span[1]) if only_all_in(span, ledger, seat) else say(free, range=range_text(span))


def only_all_in(span: tuple[Chips, Chips], ledger: Ledger, seat: Seat) -> bool:
    """Whether a player who bets or raises can only do so with all his chips."""
    return span[0] == span[1] == everything(ledger, seat)


def range_text(span: tuple[Chips, Chips]) -> str:
    """`200–5000`, or the one amount there is."""
    least, most = span
    return str(least) if least == most else f"{least}–{most}"
