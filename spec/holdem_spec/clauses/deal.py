"""DEAL: hole cards, burns, and the board."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, UNSEEN, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import one_is_left, round_is_complete, to_act
from holdem_spec.terms.dealing import HOLE_CARDS, next_in_the_deal
from holdem_spec.terms.floor import an_early_turn_is_mended, off_the_pack
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned, HoleCardDealt, HoleCardsKnown, Shown
from holdem_spec.vocabulary.floor import (
    BoardDealtEarly,
    BoardDealtUnburned,
    BoxedCardFound,
    CardReplaced,
    TooManyTurnedUp,
)


@forbids(
    "DEAL-HOLE2",
    "S0.1/2 S0.4/3 S0.15/1 S0.41/1 S0.65/1 S1.13/2 S1.32/5 S1.60/1 S2.2/2 S2.10/2 S3.11/5 S3.16/2 S4.6/1 S4.14/1",
)
def everybody_gets_two_hole_cards(dealt: HoleCardDealt | HoleCardsKnown, before: Ledger) -> Verdict:
    """Every player gets exactly two hole cards, in Pineapple three.

    Jeder Spieler erhält genau zwei Handkarten, bei Pineapple drei.
    """
    due = before.table.hole_cards
    new = 1 if isinstance(dealt, HoleCardDealt) else len(dealt.cards)
    has = before.dealt_in[dealt.seat] + new
    enough = has <= due if isinstance(dealt, HoleCardDealt) else has == due
    return HOLDS if enough else broken(got=has, due=due)


@forbids("DEAL-FIRSTLEFT", "S1.32/3 S1.32/4 S2.10/3 S2.10/5 S2.10/7 S2.21/3 S3.7/3 S3.11/3 S3.11/4")
def cards_go_round_from_the_left_of_the_button(dealt: HoleCardDealt, before: Ledger) -> Verdict:
    """Hole cards are dealt one at a time, clockwise in two rounds; the first goes to the left of the button and the
    button gets the last of each round, with two players as well.

    Handkarten werden einzeln im Uhrzeigersinn in zwei Runden gegeben; die erste geht nach links vom Button, der
    Button bekommt jeweils die letzte, auch zu zweit.
    """
    due = next_in_the_deal(before)
    return HOLDS if dealt.seat == due else broken(got=dealt.seat, due=due)


@forbids("DEAL-TOPCARD", "S2.13/2 S2.13/4")
def every_card_comes_off_the_top(
    dealt: HoleCardDealt
    | Burned
    | BoardDealt
    | CardReplaced
    | BoxedCardFound
    | BoardDealtEarly
    | TooManyTurnedUp
    | BoardDealtUnburned,
    before: Ledger,
) -> Verdict:
    """Hole cards, burns and board cards are the top cards of the pack, in its order.

    Handkarten, Brennkarten und Boardkarten sind die obersten des Stapels, in dessen Reihenfolge.
    """
    cards = off_the_pack(dealt, before)
    if before.pack is None or UNKNOWN in cards:
        return UNSEEN
    due = before.pack[before.cards_dealt : before.cards_dealt + len(cards)]
    return HOLDS if cards == due else broken(got=cards_text(cards), due=cards_text(due))


@forbids(
    "DEAL-BURN1",
    "S0.22/4 S1.35/1 S1.36/1 S1.37/1 S2.13/3 S2.13/7 S2.13/11 S2.16/3 S3.15/1 S3.18/5",
    under="deal.burn=on",
)
def one_card_is_burned_before_each_street(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """Before flop, turn and river exactly one card is burned, never more.

    Vor Flop, Turn und River wird jeweils genau eine Karte verbrannt, nie mehr.
    """
    if before.floor is not None and an_early_turn_is_mended(before):
        return NOT_CONCERNED  # what is burned then, ERR-TURN-REPLACE and ERR-TURN-RIVER say
    due = 0 if isinstance(dealt, Burned) else 1
    return HOLDS if before.burns_since_board == due else broken(burned=before.burns_since_board, due=1)


@forbids("DEAL-BURN1", under="deal.burn=off")
def no_card_is_burned(burned: Burned, before: Ledger) -> Verdict:
    """No card is burned.

    Es wird keine Karte verbrannt.
    """
    return broken(burned=len(before.burns) + 1, due=0)


@forbids("DEAL-BURNHIDDEN", "S0.22/5 S1.35/2 S2.13/3 S3.15/2", implied_by="DECK-52")
def a_burned_card_never_comes_back(seen: BoardDealt | Shown, before: Ledger) -> Verdict:
    """A burned card is laid aside unseen and takes no part in the hand.

    Eine Brennkarte wird ungesehen beiseitegelegt und spielt in der Hand nicht mit.
    """
    back = [card for card in seen.cards if card != UNKNOWN and card in before.burns]
    return broken(burned=cards_text(tuple(back))) if back else HOLDS


@owes("DEAL-STREETGATE", "S0.12/2 S0.65/2 S2.13/1 S2.13/6 S2.13/10 S3.13/13")
def a_street_waits_for_the_round_before(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """A street is dealt only when all hole cards are out and the betting round before it is complete.

    Flop, Turn und River werden erst gegeben, wenn alle Handkarten verteilt sind und die Setzrunde davor beendet ist.
    """
    if one_is_left(before):
        return NOT_CONCERNED
    return HOLDS if round_is_complete(before) else broken(still_to_act=to_act(before))


@forbids("DEAL-NOMORE", "S0.12/4 S2.19/2 S4.19/3")
def no_card_after_an_early_end(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """Once only one player is left, no further card is burned or turned up.

    Ist nur noch ein Spieler übrig, wird keine Karte mehr verbrannt oder aufgedeckt.
    """
    return broken(players_left=1) if one_is_left(before) else HOLDS


@forbids(
    "DEAL-FLOP3",
    "S0.1/3 S0.4/6 S0.16/1 S0.20/1 S0.41/3 S0.41/5 S1.13/4 S1.35/3 S2.2/4 S2.13/5 S3.15/3 S3.15/4 S4.12/2 S4.15/1",
)
def the_flop_has_three_cards(dealt: BoardDealt, before: Ledger) -> Verdict:
    """The flop is three cards turned up together.

    Der Flop sind drei Karten, die zusammen aufgedeckt werden.
    """
    return _turned_up(dealt, before, street=0, due=3)


@forbids(
    "DEAL-TURN1",
    "S0.1/3 S0.4/6 S0.17/1 S0.21/1 S0.41/3 S0.41/5 S1.13/4 S1.36/2 S2.2/4 S2.13/8 S3.18/1 S3.18/6 S4.12/3 S4.16/1",
)
def the_turn_has_one_card(dealt: BoardDealt, before: Ledger) -> Verdict:
    """The turn is one card, the fourth of the board.

    Der Turn ist eine Karte, die vierte des Boards.
    """
    return _turned_up(dealt, before, street=1, due=1)


@forbids(
    "DEAL-RIVER1",
    "S0.1/3 S0.4/6 S0.18/1 S0.22/1 S0.41/3 S0.41/5 S1.13/4 S1.37/2 S2.2/4 S2.13/12 S3.22/1 S4.12/4 S4.17/1",
)
def the_river_has_one_card(dealt: BoardDealt, before: Ledger) -> Verdict:
    """The river is one card, the fifth and last of the board.

    Der River ist eine Karte, die fünfte und letzte des Boards.
    """
    return _turned_up(dealt, before, street=2, due=1)


def _turned_up(dealt: BoardDealt, before: Ledger, street: int, due: int) -> Verdict:
    if before.boards != street:
        return NOT_CONCERNED
    return HOLDS if len(dealt.cards) == due else broken(got=len(dealt.cards), due=due)


@forbids("DEAL-MAXBOARD", "S0.1/3 S0.4/6 S0.18/1 S0.22/1 S0.41/3 S1.13/4 S2.2/4 S3.22/2 S4.6/3")
def nothing_is_dealt_after_the_river(dealt: Burned | BoardDealt, before: Ledger) -> Verdict:
    """The board has at most five cards; after the river nothing is burned or turned up.

    Das Board hat höchstens fünf Karten; nach dem River wird nichts mehr verbrannt oder aufgedeckt.
    """
    return HOLDS if before.boards < 3 else broken(board=len(before.board), at_most=5)


@forbids(
    "HAND-STREETCOUNT", "S3.16/1 S3.18/2 S3.20/1 S3.24/1", implied_by="DEAL-HOLE2 DEAL-FLOP3 DEAL-TURN1 DEAL-RIVER1"
)
def five_six_seven_cards_to_choose_from(dealt: BoardDealt, before: Ledger) -> Verdict:
    """With the flop everybody has five cards to choose from, with the turn six, with the river seven.

    Mit dem Flop stehen jedem fünf Karten zur Verfügung, mit dem Turn sechs, mit dem River sieben.
    """
    if before.boards > 2:
        return NOT_CONCERNED
    has = HOLE_CARDS + len(before.board) + len(dealt.cards)
    return HOLDS if has == 5 + before.boards else broken(got=has, due=5 + before.boards)
