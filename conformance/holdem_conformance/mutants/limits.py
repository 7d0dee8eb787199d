"""Mistakes about sizes of bets and raises, and about who may make them."""

from collections.abc import Callable

from holdem_conformance.mutants.changes import allows, instead, right_to_wager_in_spite_of, then
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.betting import unit
from holdem_reference.state import State
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips, Limit

Span = tuple[Chips, Chips] | None


def _span(change: Callable[[State, Seat, Chips, Chips], Span]) -> Change:
    """Another least and greatest size, in the menu and in what is refused."""

    def wager_range(was: Instead, state: State, seat: Seat) -> Span:
        span: Span = was(state, seat)
        return span if span is None else change(state, seat, *span)

    return instead("menu.wager_range", wager_range)


def _all_in(state: State, seat: Seat) -> Chips:
    return state.in_front[seat] + state.stacks[seat]


def _right(change: Callable[[State, Seat, str | None], str | None]) -> Change:
    """Another answer to whether a player may bet or raise."""
    return instead("menu.right_to_wager", lambda was, state, seat: change(state, seat, was(state, seat)))


def _after_a_wager(change: Callable[[State, State], State]) -> Change:
    """Other books after a bet or raise: `change` gets the state before and after."""

    def wagered(was: Instead, state: State, seat: Seat, to: Chips) -> State:
        return change(state, was(state, seat, to))

    return instead("betting._wagered", wagered)


def _on_the_first_street(change: Callable[[State], State]) -> Change:
    return then("dealing.open_street", lambda opened: opened if opened.board else change(opened))


def _less_by_the_missing_small_blind(opened: State) -> State:
    missing = opened.table.small_blind + opened.table.big_blind - opened.blind_chips
    return opened._replace(bet=opened.bet - missing, full_raise=opened.full_raise - missing)


MUTANTS = (
    Mutant(
        "NL-MINBET",
        "a bet may be a single chip",
        _span(lambda s, seat, least, most: (1 if s.bet == 0 else least, most)),
    ),
    Mutant(
        "NL-MINRAISE",
        "a raise may be of a single chip",
        _span(lambda s, seat, least, most: (min(least, s.bet + 1), most)),
    ),
    Mutant(
        "NL-MINRAISE",
        "the least raise is always one big blind",
        _after_a_wager(lambda before, after: after._replace(full_raise=after.table.big_blind)),
    ),
    Mutant(
        "NL-MINRAISE",
        "a short all-in becomes the size of the next raise",
        _after_a_wager(lambda before, after: after._replace(full_raise=max(1, after.bet - before.bet))),
    ),
    Mutant(
        "NL-MAXSTACK",
        "the least raise is to twice the bet",
        _span(lambda s, seat, least, most: (min(max(2 * s.bet, least), most), most)),
    ),
    Mutant(
        "NL-STREETSAME",
        "from the turn on half a big blind may be bet",
        _span(lambda s, seat, least, most: (least // 2, most) if len(s.board) > 3 and not s.bet else (least, most)),
    ),
    Mutant(
        "NL-NOREOPEN", "a short all-in gives everybody a new right to raise", right_to_wager_in_spite_of("NL-NOREOPEN")
    ),
    Mutant(
        "NL-SHORTUNACTED",
        "who has not acted may raise over a short all-in",
        right_to_wager_in_spite_of("NL-SHORTUNACTED"),
        (("raise.unacted", "call_or_fold"),),
    ),
    Mutant(
        "NL-SHORTUNACTED",
        "over a short all-in nobody may raise",
        _right(lambda s, seat, refused: "short" if s.short else refused),
        (("raise.unacted", "may_raise"),),
    ),
    Mutant(
        "NL-MAXSTACK",
        "nobody may bet or raise more than the pot",
        _span(lambda s, seat, least, most: (least, max(least, min(most, s.bet + sum(s.put_in))))),
    ),
    Mutant(
        "NL-MAXSTACK",
        "nobody may bet or raise to more than 2147483647, the most in 32 bits with a sign",
        _span(lambda s, seat, least, most: (least, min(most, 2**31 - 1))),
    ),
    Mutant(
        "NL-SHORTALLIN",
        "who cannot make a full bet or raise may not go all-in",
        _span(lambda s, seat, least, most: None if most < s.bet + s.full_raise else (least, most)),
    ),
    Mutant(
        "NL-SHORTCUM",
        "only a single full raise gives a new right to raise",
        _right(
            lambda s, seat, refused: refused or ("short" if s.acted_at[seat] >= 0 and not s.full_since[seat] else None)
        ),
    ),
    Mutant(
        "NL-NOCAP",
        "after four raises nobody may raise any more",
        _after_a_wager(lambda before, after: after._replace(complete_bets=before.complete_bets + 1))
        + _right(lambda s, seat, refused: refused or ("cap" if s.complete_bets > 4 else None)),
    ),
    Mutant("SEAT-TABLESTAKES", "a player may bet chips that he does not have", allows("SEAT-TABLESTAKES")),
    Mutant("AI-NORAISE", "a player may raise when all others are all-in", right_to_wager_in_spite_of("AI-NORAISE")),
    Mutant(
        "BLIND-SHORTSB",
        "a small blind posted short lowers the price",
        _on_the_first_street(_less_by_the_missing_small_blind),
    ),
    Mutant(
        "BLIND-SHORTBB",
        "a big blind posted short is the price",
        _on_the_first_street(lambda s: s._replace(bet=max(s.in_front), full_raise=max(s.in_front))),
    ),
    Mutant(
        "PL-MAXBET",
        "a bet may be of all chips in pot limit",
        _span(lambda s, seat, least, most: (least, most if s.bet else _all_in(s, seat))),
    ),
    Mutant(
        "PL-MAXRAISE",
        "a raise may be of all chips in pot limit",
        _span(lambda s, seat, least, most: (least, _all_in(s, seat) if s.bet else most)),
    ),
    Mutant(
        "PL-MAXRAISE",
        "a raise may go one chip too far in pot limit",
        _span(lambda s, seat, least, most: (least, min(most + (s.bet > 0), _all_in(s, seat)))),
    ),
    Mutant(
        "PL-MINSAME", "in pot limit one may only bet or raise the pot", _span(lambda s, seat, least, most: (most, most))
    ),
    Mutant(
        "PL-MINSAME",
        "the most in pot limit is the pot before the bet",
        _span(lambda s, seat, least, most: (least, max(least, min(most, sum(s.put_in))))),
    ),
    Mutant(
        "FL-LOW",
        "any size may be bet and raised up to the flop in fixed limit",
        _span(lambda s, seat, least, most: (least, _all_in(s, seat) if len(s.board) < 4 else most)),
    ),
    Mutant(
        "FL-LOW",
        "the upper limit holds on the flop already",
        instead("menu.unit", lambda was, s: s.table.limits[1] if len(s.board) == 3 else was(s)),
    ),
    Mutant(
        "FL-HIGH",
        "the lower limit holds on turn and river as well",
        instead("menu.unit", lambda was, s: s.table.limits[0]),
    ),
    Mutant("FL-CAP", "there is no cap on raises", right_to_wager_in_spite_of("FL-CAP")),
    Mutant(
        "FL-CAP",
        "the big blind does not count as a bet before the flop",
        _on_the_first_street(lambda s: s._replace(complete_bets=0)),
    ),
    Mutant("FL-CAPTOURN", "two players are never capped", right_to_wager_in_spite_of("FL-CAPTOURN")),
    Mutant(
        "FL-CAPCASH",
        "two players are never capped",
        right_to_wager_in_spite_of("FL-CAPCASH"),
        (("limit.cap_cash", "capped"),),
    ),
    Mutant(
        "FL-CAPCASH",
        "two players are capped in a cash game",
        instead("betting.still_in", lambda was, s: (*was(s), 0, 0)),
        (("limit.cap_cash", "uncapped"),),
    ),
    Mutant("FL-SHORTALLIN", "any all-in gives a new right to raise", right_to_wager_in_spite_of("FL-SHORTALLIN")),
    Mutant(
        "FL-LOW",
        "an all-in of half a bet does not count",
        instead("betting._counted", lambda was, s, to: was(s, to) if to - s.complete >= unit(s) else s),
    ),
    Mutant(
        "FL-FIXED",
        "who has less than the fixed amount may not go all-in",
        _span(
            lambda s, seat, least, most: (
                None if s.table.limit == Limit.FIXED_LIMIT and most < s.complete + unit(s) else (least, most)
            )
        ),
    ),
)
