"""END: who is out of the game, in which place, and how the game ends."""

from holdem_spec.clauses.draw import a_card_of_his_own
from holdem_spec.clauses.form import table
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.draw import rounds_of_the_draw, winner_after_redraws, winner_by_suit
from holdem_spec.terms.evening import a_hand_is_being_played, in_the_game, last_hand, leaders, out_since_the_last_hand
from holdem_spec.vocabulary.events import CardDrawn, Eliminated, GameEnded, HandStarted, TraceEnded
from holdem_spec.vocabulary.seats import NOBODY, Seat


def _is_out(before: Ledger, seat: Seat) -> bool:
    return seat in [out for out, _ in before.evening.eliminated]


@table("END-ELIM", "S1.46/1")
def who_has_no_chips_is_out(event: Eliminated | HandStarted | GameEnded, before: Ledger) -> Verdict:
    """Whoever has no chips at the end of a hand is out of the game before the next one begins, and nobody else is.

    Wer am Ende einer Hand keine Chips hat, scheidet aus, bevor die nächste beginnt, und sonst niemand.
    """
    if not before.evening.open or a_hand_is_being_played(before):
        return broken(hand="not over") if isinstance(event, Eliminated) else NOT_CONCERNED
    out = tuple([seat for seat in out_since_the_last_hand(before) if not _is_out(before, seat)])
    if isinstance(event, Eliminated):
        return HOLDS if event.seat in out else broken(got=event.seat, without_chips=out)
    return broken(without_chips=out) if out else HOLDS


@table("END-SIMUL", under="end.simul=by_start_stack")
def together_the_larger_stack_is_placed_better(out: Eliminated, before: Ledger) -> Verdict:
    """Whoever is out takes the place behind all who play on. Of several in one hand, the one who had more chips when it
    began is placed better; with equal stacks they share the place.

    Wer ausscheidet, bekommt den Platz hinter allen, die weiterspielen. Von mehreren in einer Hand ist besser platziert,
    wer bei ihrem Beginn mehr Chips hatte; bei gleichen Stapeln teilen sie den Platz.
    """
    last = last_hand(before)
    if last is None or out.seat not in out_since_the_last_hand(before):
        return NOT_CONCERNED
    had = last.stacks
    better = [seat for seat in out_since_the_last_hand(before) if had[seat] > had[out.seat]]
    return _takes(out, len(in_the_game(before)) + len(better) + 1)


@table("END-SIMUL", under="end.simul=shared")
def together_they_share_the_place(out: Eliminated, before: Ledger) -> Verdict:
    """Whoever is out takes the place behind all who play on; several in one hand share it.

    Wer ausscheidet, bekommt den Platz hinter allen, die weiterspielen; mehrere in einer Hand teilen ihn sich.
    """
    if out.seat not in out_since_the_last_hand(before):
        return NOT_CONCERNED
    return _takes(out, len(in_the_game(before)) + 1)


def _takes(out: Eliminated, due: int) -> Verdict:
    return HOLDS if out.place == due else broken(got=out.place, due=due)


@table("END-LAST", "S1.48/1")
def the_last_with_chips_wins(event: GameEnded | HandStarted | TraceEnded, before: Ledger) -> Verdict:
    """The game ends when only one player has chips, not before unless the time is up; he has won, and no hand follows.

    Das Spiel endet, wenn nur noch einer Chips hat, vorher nur nach Ablauf der Zeit; er hat gewonnen, und keine Hand
    folgt mehr.
    """
    evening, left = before.evening, in_the_game(before)
    if not evening.open or a_hand_is_being_played(before):
        return NOT_CONCERNED
    if evening.winners is not None and not isinstance(event, TraceEnded):
        return broken(over=True, won=evening.winners)
    if isinstance(event, GameEnded):
        if len(left) == 1:
            return HOLDS if event.winners == left else broken(got=event.winners, due=left)
        return NOT_CONCERNED if evening.time_is_up else broken(still_with_chips=left)
    if isinstance(event, TraceEnded) and len(left) == 1:
        return HOLDS if evening.winners is not None else broken(has_all_chips=left)
    return NOT_CONCERNED


def _decided_by_time(before: Ledger) -> bool:
    evening = before.evening
    running = evening.open and evening.winners is None and not a_hand_is_being_played(before)
    return running and evening.time_is_up and len(in_the_game(before)) > 1


@table("END-TIME", "S1.48/2 S1.48/3")
def when_time_is_up_the_most_chips_win(event: GameEnded | HandStarted, before: Ledger) -> Verdict:
    """When the agreed time is up, the hand being played is finished and, if one player has the most chips, no other
    begins; only who has the most chips can have won.

    Ist die vereinbarte Zeit um, wird die laufende Hand beendet, und hat dann einer die meisten Chips, beginnt keine
    weitere; gewonnen haben kann nur, wer die meisten Chips hat.
    """
    if not _decided_by_time(before):
        return NOT_CONCERNED
    most = leaders(before)
    if isinstance(event, HandStarted):
        return broken(won=most) if len(most) == 1 else NOT_CONCERNED
    others = tuple([seat for seat in event.winners if seat not in most])
    return HOLDS if event.winners and not others else broken(got=event.winners, most_chips=most)


def _tied(before: Ledger) -> bool:
    return _decided_by_time(before) and len(leaders(before)) > 1


def _won_by(ended: GameEnded, due: tuple[Seat, ...], before: Ledger) -> Verdict:
    """Who has not the most chips cannot win at all (END-TIME)."""
    if not ended.winners or not set(ended.winners) <= set(leaders(before)):
        return NOT_CONCERNED
    return HOLDS if ended.winners == due else broken(got=ended.winners, due=due)


def _needless(event: GameEnded | HandStarted | CardDrawn, before: Ledger) -> Verdict:
    """Without a tie there is nothing to draw for."""
    late = isinstance(event, CardDrawn) and before.evening.time_is_up
    return broken(most_chips=leaders(before)) if late else NOT_CONCERNED


@table("END-TIETIME", under="end.tie=shared")
def equal_stacks_share_the_win(event: GameEnded | HandStarted | CardDrawn, before: Ledger) -> Verdict:
    """When the time is up and several have the most chips, they share the win; no card and no hand decides.

    Ist die Zeit um und haben mehrere die meisten Chips, teilen sie sich den Sieg; keine Karte und keine Hand
    entscheidet.
    """
    if not _tied(before):
        return _needless(event, before)
    most = leaders(before)
    return _won_by(event, most, before) if isinstance(event, GameEnded) else broken(share=most)


@table("END-TIETIME", under="end.tie=highcard_draw draw.tie=suit")
def a_card_decides_between_equal_stacks(event: GameEnded | HandStarted | CardDrawn, before: Ledger) -> Verdict:
    """When the time is up and several have the most chips, each of them draws one card; the highest wins, suits
    counting as in the draw for the button.

    Ist die Zeit um und haben mehrere die meisten Chips, zieht jeder von ihnen eine Karte; die höchste gewinnt, und die
    Farben zählen wie beim Auslosen des Buttons.
    """
    if not _tied(before):
        return _needless(event, before)
    return _drawn_for(event, winner_by_suit(before), before)


@table("END-TIETIME", under="end.tie=highcard_draw draw.tie=redraw")
def cards_decide_between_equal_stacks(event: GameEnded | HandStarted | CardDrawn, before: Ledger) -> Verdict:
    """When the time is up and several have the most chips, each of them draws one card, those who tie once more, until
    one is highest; he wins.

    Ist die Zeit um und haben mehrere die meisten Chips, zieht jeder von ihnen eine Karte, bei gleichen noch einmal, bis
    eine die höchste ist; sie gewinnt.
    """
    if not _tied(before):
        return _needless(event, before)
    return _drawn_for(event, winner_after_redraws(before), before)


def _drawn_for(event: GameEnded | HandStarted | CardDrawn, winner: Seat, before: Ledger) -> Verdict:
    if isinstance(event, CardDrawn):
        return a_card_of_his_own(event, before) if winner == NOBODY else broken(decided=winner)
    drawing = rounds_of_the_draw(before)[-1][0]
    if isinstance(event, HandStarted) or winner == NOBODY:
        return broken(draw=drawing)
    return _won_by(event, (winner,), before)


@table("END-TIETIME", under="end.tie=extra_hand")
def one_more_hand_decides_between_equal_stacks(event: GameEnded | HandStarted | CardDrawn, before: Ledger) -> Verdict:
    """When the time is up and several have the most chips, one more hand is played, and another as long as they tie.

    Ist die Zeit um und haben mehrere die meisten Chips, wird noch eine Hand gespielt, und so weiter, bis einer die
    meisten hat.
    """
    if not _tied(before):
        return _needless(event, before)
    if isinstance(event, CardDrawn):
        return broken(play=leaders(before))
    if isinstance(event, HandStarted):
        return HOLDS
    return _won_by(event, (), before)
