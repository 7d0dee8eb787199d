"""BUTTON: the draw for the first button."""

from holdem_spec.clauses.form import table
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.draw import rounds_of_the_draw, those_who_draw, winner_after_redraws, winner_by_suit
from holdem_spec.terms.evening import nobody_has_played_yet
from holdem_spec.vocabulary.cards import rank_of
from holdem_spec.vocabulary.events import CardDrawn, HandStarted
from holdem_spec.vocabulary.seats import NOBODY, Seat


@table("BTN-DRAW", "S1.30/1 S2.4/4")
def the_highest_card_gets_the_first_button(event: CardDrawn | HandStarted, before: Ledger) -> Verdict:
    """When the first button is drawn for, every player draws one card from the whole pack before the first hand, and
    the button goes to one with the highest rank.

    Wird der erste Button ausgelost, zieht vor der ersten Hand jeder Spieler eine Karte aus dem ganzen Paket, und den
    Button bekommt einer mit dem höchsten Rang.
    """
    drawn = before.evening.drawn
    if isinstance(event, CardDrawn):
        if before.evening.time_is_up or not before.evening.open:
            return NOT_CONCERNED
        return a_card_of_his_own(event, before) if nobody_has_played_yet(before) else broken(hands=1)
    if not drawn or not nobody_has_played_yet(before):
        return NOT_CONCERNED
    first = dict(drawn[: len(those_who_draw(before))])
    missing = tuple([seat for seat in those_who_draw(before) if seat not in first])
    if missing:
        return broken(missing=missing)
    highest = max([rank_of(card) for card in first.values()])
    got = first.get(event.table.button)
    return HOLDS if got is not None and rank_of(got) == highest else broken(button=event.table.button, drew=got)


def a_card_of_his_own(drew: CardDrawn, before: Ledger) -> Verdict:
    """Each card is drawn once; in every round each of those who are to draw takes one (S2.4)."""
    if drew.card in [card for _, card in before.evening.drawn]:
        return broken(card=drew.card, twice=True)
    drawing, cards = rounds_of_the_draw(before)[-1]
    waiting = tuple([seat for seat in drawing if seat not in dict(cards)])
    return HOLDS if drew.seat in waiting else broken(got=drew.seat, still_to_draw=waiting)


@table("BTN-DRAWSUIT", "S2.4/5 S2.4/6", under="draw.tie=suit")
def suits_decide_between_equal_cards_of_the_draw(event: CardDrawn | HandStarted, before: Ledger) -> Verdict:
    """Between equally high cards of the draw the suit decides: spades, hearts, diamonds, clubs. Nobody draws twice.

    Unter gleich hohen gezogenen Karten entscheidet die Farbe: Pik, Herz, Karo, Kreuz. Niemand zieht zweimal.
    """
    if not nobody_has_played_yet(before) or not before.evening.drawn:
        return NOT_CONCERNED
    winner = winner_by_suit(before)
    if isinstance(event, CardDrawn):
        return HOLDS if winner == NOBODY else broken(decided=winner)
    return NOT_CONCERNED if winner == NOBODY else _gets_it(event, before, winner)


@table("BTN-DRAWSUIT", "S2.4/5", under="draw.tie=redraw")
def equal_cards_of_the_draw_are_drawn_again(event: CardDrawn | HandStarted, before: Ledger) -> Verdict:
    """Where suits do not count, those who drew equally high cards draw again until one is highest.

    Wo Farben nicht zählen, ziehen die mit gleich hohen Karten noch einmal, bis eine die höchste ist.
    """
    if not nobody_has_played_yet(before) or not before.evening.drawn or isinstance(event, CardDrawn):
        return NOT_CONCERNED
    rounds = rounds_of_the_draw(before)
    winner = winner_after_redraws(before)
    if winner == NOBODY:
        return broken(still_to_draw=rounds[-1][0]) if len(rounds) > 1 else NOT_CONCERNED
    return _gets_it(event, before, winner)


def _gets_it(started: HandStarted, before: Ledger, winner: Seat) -> Verdict:
    """Only a tie is decided here: who drew a lower rank has no claim at all (BTN-DRAW)."""
    first = dict(before.evening.drawn[: len(those_who_draw(before))])
    got = first.get(started.table.button)
    if got is None or rank_of(got) < rank_of(first[winner]):
        return NOT_CONCERNED
    return HOLDS if started.table.button == winner else broken(button=started.table.button, due=winner)
