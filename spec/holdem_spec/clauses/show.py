"""SHOW: who turns up his cards, when, and in which order."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, UNSEEN, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand, nobody_can_bet_any_more, one_is_left, round_is_complete
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.terms.hands import value
from holdem_spec.terms.pots import pots
from holdem_spec.terms.showdown import (
    hand_value,
    it_is_showdown,
    last_aggressor,
    live,
    nearest,
    river_aggressor,
    yet_to_show,
)
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import Mucked, PotAwarded, Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat


@forbids("SHOW-WHEN", "S0.22/3 S0.30/1 S0.65/3 S1.38/1 S1.45/3 S3.24/5 S4.18/1")
def hands_are_shown_when_betting_is_over(event: Shown | Mucked, before: Ledger) -> Verdict:
    """Hands are turned up by players who are in the hand and hide their cards, once no more betting is possible; they
    are mucked only at the showdown, when two or more are left and the board is complete.

    Aufgedeckt wird, wenn nicht mehr gesetzt werden kann, und nur von Verbliebenen mit verdeckten Karten; ungezeigt
    abgelegt wird nur beim Showdown, wenn mindestens zwei übrig sind und das Board vollständig liegt.
    """
    if event.seat not in yet_to_show(before):
        return broken(seat=event.seat, may_show=yet_to_show(before))
    if isinstance(event, Mucked):
        return HOLDS if it_is_showdown(before) else broken(board=len(before.board))
    over = one_is_left(before) or it_is_showdown(before) or nobody_can_bet_any_more(before)
    return HOLDS if over and round_is_complete(before) else broken(board=len(before.board))


@owes("SHOW-REVEAL", "S0.30/2 S1.38/2 S1.45/3 S4.18/2 S4.60/2 S4.60/3")
def every_remaining_player_shows_or_mucks(awarded: PotAwarded, before: Ledger) -> Verdict:
    """With two or more players left, nothing is paid before the board is complete and everybody has shown or mucked;
    if all others have mucked, the last live hand remains.

    Sind zwei oder mehr übrig, wird erst ausgezahlt, wenn das Board vollständig ist und jeder gezeigt oder abgelegt hat;
    haben alle anderen abgelegt, bleibt die letzte lebende Hand.
    """
    if one_is_left(before):
        return HOLDS if round_is_complete(before) else broken(round_complete=False)
    if not it_is_showdown(before):
        return broken(board=len(before.board))
    hidden = yet_to_show(before)
    return broken(not_shown=hidden) if hidden and len(live(before)) > 1 else HOLDS


def _first_is(event: Shown | Mucked, before: Ledger, aggressor: Seat) -> Verdict:
    if not it_is_showdown(before) or aggressor not in yet_to_show(before):
        return NOT_CONCERNED
    return HOLDS if event.seat == aggressor else broken(got=event.seat, due=aggressor)


@forbids("SHOW-FIRSTAGGR", "S0.30/3 S0.43/1 S1.38/3 S3.26/1", under="show.first=last_street")
def the_last_aggressor_of_the_river_shows_first(event: Shown | Mucked, before: Ledger) -> Verdict:
    """If there was a bet on the river, whoever made the last bet or raise there shows first.

    Gab es am River einen Einsatz, zeigt als Erster, wer dort zuletzt gesetzt oder erhöht hat.
    """
    return _first_is(event, before, river_aggressor(before))


@forbids("SHOW-FIRSTAGGR", under="show.first=any_street")
def the_last_aggressor_of_the_hand_shows_first(event: Shown | Mucked, before: Ledger) -> Verdict:
    """Whoever made the last bet or raise of the hand, on whatever street, shows first.

    Zuerst zeigt, wer in der Hand zuletzt gesetzt oder erhöht hat, gleich in welcher Setzrunde.
    """
    return _first_is(event, before, last_aggressor(before))


def _nearest_is(event: Shown | Mucked, before: Ledger, start: Seat, among: tuple[Seat, ...]) -> Verdict:
    due = nearest(before, start, among)
    return HOLDS if event.seat == due else broken(got=event.seat, due=due)


def _of_the_same_pots(event: Shown | Mucked, before: Ledger) -> tuple[Seat, ...]:
    staked = before.put_in[event.seat]
    return tuple([seat for seat in yet_to_show(before) if before.put_in[seat] == staked])


def _first_left_of_the_button(event: Shown | Mucked, before: Ledger, aggressor: Seat) -> Verdict:
    if not it_is_showdown(before) or before.first_to_show != NOBODY or aggressor in yet_to_show(before):
        return NOT_CONCERNED
    return _nearest_is(event, before, before.table.button + 1, _of_the_same_pots(event, before))


@forbids("SHOW-FIRSTCHECKED", "S0.30/4 S0.43/2 S1.38/4", under="show.first=last_street")
def after_a_checked_river_the_left_of_the_button_shows_first(event: Shown | Mucked, before: Ledger) -> Verdict:
    """If nobody bet on the river, the first remaining player left of the button shows first.

    Hat am River niemand gesetzt, zeigt zuerst der erste Verbliebene links vom Button.
    """
    return _first_left_of_the_button(event, before, river_aggressor(before))


@forbids("SHOW-FIRSTCHECKED", under="show.first=any_street")
def without_any_wager_the_left_of_the_button_shows_first(event: Shown | Mucked, before: Ledger) -> Verdict:
    """If nobody who still has to show made the last bet or raise of the hand, the first remaining player left of the
    button shows first.

    Hat keiner, der noch zeigen muss, in der Hand zuletzt gesetzt oder erhöht, zeigt zuerst der erste Verbliebene links
    vom Button.
    """
    return _first_left_of_the_button(event, before, last_aggressor(before))


@forbids("SHOW-CLOCKWISE", "S0.30/5 S0.43/3")
def showing_goes_on_clockwise(event: Shown | Mucked, before: Ledger) -> Verdict:
    """After the first hand, players of the same pots follow one another clockwise from it.

    Nach der ersten Hand folgen Spieler derselben Pots von dort aus im Uhrzeigersinn aufeinander.
    """
    if not it_is_showdown(before) or before.first_to_show == NOBODY or event.seat not in yet_to_show(before):
        return NOT_CONCERNED
    return _nearest_is(event, before, before.first_to_show, _of_the_same_pots(event, before))


@forbids("SHOW-SIDEORDER", under="show.side=side_first")
def side_pots_are_shown_first(event: Shown | Mucked, before: Ledger) -> Verdict:
    """Players of the last side pot show before those who contest only an earlier pot.

    Wer um den letzten Nebenpot spielt, zeigt vor denen, die nur um einen früheren Pot spielen.
    """
    hidden = yet_to_show(before)
    if not it_is_showdown(before) or event.seat not in hidden:
        return NOT_CONCERNED
    deeper = [seat for seat in hidden if before.put_in[seat] > before.put_in[event.seat]]
    return broken(before_him=tuple(deeper)) if deeper else HOLDS


def _whatever_the_pots(event: Shown | Mucked, before: Ledger, aggressor: Seat) -> Verdict:
    hidden = yet_to_show(before)
    opened = before.first_to_show != NOBODY
    if not it_is_showdown(before) or event.seat not in hidden or (not opened and aggressor in hidden):
        return NOT_CONCERNED
    if len({before.put_in[seat] for seat in hidden}) < 2:
        return NOT_CONCERNED
    return _nearest_is(event, before, before.first_to_show if opened else before.table.button + 1, hidden)


@forbids("SHOW-SIDEORDER", under="show.side=seat_order show.first=last_street")
def pots_do_not_change_the_order_of_showing(event: Shown | Mucked, before: Ledger) -> Verdict:
    """Hands are shown once around the table, whatever pots the players contest.

    Gezeigt wird einmal reihum, gleich um welche Pots die Spieler spielen.
    """
    return _whatever_the_pots(event, before, river_aggressor(before))


@forbids("SHOW-SIDEORDER", under="show.side=seat_order show.first=any_street")
def pots_do_not_change_the_order_after_any_aggressor(event: Shown | Mucked, before: Ledger) -> Verdict:
    """Hands are shown once around the table from the last aggressor of the hand, whatever pots the players contest.

    Gezeigt wird einmal reihum ab dem letzten Aggressor der Hand, gleich um welche Pots die Spieler spielen.
    """
    return _whatever_the_pots(event, before, last_aggressor(before))


@forbids("SHOW-MUSTFIRST", "S3.26/2 S3.30/1", under="show.aggressor=aggressor_shows")
def the_last_aggressor_does_not_muck(mucked: Mucked, before: Ledger) -> Verdict:
    """Whoever made the last bet or raise on the river and was called shows his cards; he does not muck.

    Wer am River zuletzt gesetzt oder erhöht hat und einen Call bekam, zeigt seine Karten und legt sie nicht ungezeigt
    ab.
    """
    return broken(seat=mucked.seat) if mucked.seat == river_aggressor(before) else HOLDS


@forbids("SHOW-MUCK", under="show.muck=if_beaten")
def only_the_beaten_muck(mucked: Mucked, before: Ledger) -> Verdict:
    """Cards are laid away unseen only by a player who is beaten by a hand already shown.

    Ungezeigt legt nur ab, wer von einer schon gezeigten Hand geschlagen ist.
    """
    own = hand_value(before, mucked.seat)
    faced = [hand_value(before, seat) for seat in live(before) if before.shown[seat]]
    known = [worth for worth in faced if worth is not None]
    if own is None or len(known) < len(faced):
        return UNSEEN
    return HOLDS if any([worth > own for worth in known]) else broken(own=own, shown=tuple(known))


@forbids("SHOW-MUCK", under="show.muck=never")
def nobody_mucks(mucked: Mucked, before: Ledger) -> Verdict:
    """All remaining hands are shown; nobody lays his cards away unseen.

    Alle verbliebenen Hände werden gezeigt; niemand legt seine Karten ungezeigt ab.
    """
    return broken(seat=mucked.seat)


def would_leave_a_pot(seat: Seat, before: Ledger) -> bool:
    """Whether a pot would have no live hand if this player mucked (S0.31, S0.61)."""
    return any(
        [all([before.mucked[other] or other == seat for other in pot.contestants]) for pot in pots(before) if pot.chips]
    )


@forbids("SHOW-LASTLIVE")
def the_last_live_hand_of_a_pot_is_not_mucked(mucked: Mucked, before: Ledger) -> Verdict:
    """The last live hand that contests a pot is not laid away; every pot finds a winner.

    Die letzte lebende Hand, die um einen Pot spielt, wird nicht abgelegt; jeder Pot findet einen Gewinner.
    """
    return broken(seat=mucked.seat) if would_leave_a_pot(mucked.seat, before) else HOLDS


@owes("SHOW-LASTMUCK", under="show.last_live=must_show")
def the_last_live_hand_is_shown(awarded: PotAwarded, before: Ledger) -> Verdict:
    """When all others have mucked at the showdown, the last live hand still shows both cards to win.

    Haben beim Showdown alle anderen abgelegt, zeigt auch die letzte lebende Hand beide Karten, um zu gewinnen.
    """
    if one_is_left(before) or len(live(before)) != 1:
        return NOT_CONCERNED
    hidden = yet_to_show(before)
    return broken(not_shown=hidden) if hidden else HOLDS


@forbids("SHOW-MUCKDEAD", "S0.31/2 S0.61/3 S2.14/5 S3.30/3")
def a_mucked_hand_wins_nothing(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A hand laid away unseen is dead and wins nothing, however good it was.

    Eine ungezeigt abgelegte Hand ist tot und gewinnt nichts, wie gut sie auch war.
    """
    dead = [seat for seat, _ in awarded.shares if before.mucked[seat]]
    return broken(paid=tuple(dead)) if dead else HOLDS


@forbids("SHOW-BOTHCARDS", "S0.61/1")
def a_player_shows_both_his_own_cards(shown: Shown, before: Ledger) -> Verdict:
    """Showing means turning up both hole cards, and no others, also when playing the board.

    Zeigen heißt, beide Handkarten aufzudecken und keine anderen, auch wer das Board spielt.
    """
    own = before.holes[shown.seat]
    same = all([card in (hole, UNKNOWN) or hole == UNKNOWN for card, hole in zip(shown.cards, own, strict=False)])
    if len(shown.cards) == HOLE_CARDS and same:
        return HOLDS
    return broken(got=cards_text(shown.cards), own=cards_text(own))


@forbids("SHOW-UNCONTESTED", "S1.39/2 S3.28/1 S4.72/2", implied_by="POT-ELIG POT-WINBEST")
def an_uncontested_winner_need_not_show(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A player whom nobody called is paid without showing.

    Wem niemand gefolgt ist, der wird ausgezahlt, ohne zu zeigen.
    """
    if not one_is_left(before):
        return NOT_CONCERNED
    paid = [seat for seat, _ in awarded.shares]
    return HOLDS if paid == list(in_the_hand(before)) else broken(paid=tuple(paid), due=in_the_hand(before))


@forbids("SHOW-BOARDSPLIT", "S0.32/2 S0.53/3", implied_by="POT-WINBEST POT-ELIG SHOW-MUCKDEAD")
def when_all_play_the_board_all_share(awarded: PotAwarded, before: Ledger) -> Verdict:
    """If the board is the best hand of every live contestant, all of them share the pot.

    Ist das Board die beste Hand aller lebenden Mitspieler eines Pots, teilen ihn alle.
    """
    if not it_is_showdown(before) or UNKNOWN in before.board or not 0 <= awarded.pot < len(pots(before)):
        return NOT_CONCERNED
    rivals = [seat for seat in pots(before)[awarded.pot].contestants if not before.mucked[seat]]
    if len(rivals) < 2 or any([hand_value(before, seat) != value(before.board) for seat in rivals]):
        return NOT_CONCERNED
    paid = [seat for seat, _ in awarded.shares]
    return HOLDS if paid == rivals else broken(paid=tuple(paid), due=tuple(rivals))
