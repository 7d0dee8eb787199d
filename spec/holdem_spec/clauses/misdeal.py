"""MIS: when a hand is dealt again, until when, and how."""

from holdem_spec.clauses.form import remedy
from holdem_spec.clauses.going import Going
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import round_is_complete
from holdem_spec.terms.floor import (
    a_replacement_is_due,
    exposed_past_repair,
    floor,
    found,
    ruling_on,
    substantial_action,
    two_have_acted,
)
from holdem_spec.vocabulary.cards import card_text, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned, HandStarted
from holdem_spec.vocabulary.floor import (
    MISDEALS,
    BecameBurn,
    BetsTakenBack,
    CardReplaced,
    Fault,
    FloorRuled,
    MisdealDeclared,
)


def _stops_the_hand(event: Going | MisdealDeclared, before: Ledger, fault: Fault, known: bool) -> Verdict:
    """A known fault stops the hand until a misdeal is declared or the case decided; no other misdeal has its name."""
    if isinstance(event, MisdealDeclared):
        if event.fault != fault:
            return NOT_CONCERNED
        return HOLDS if known else broken(found=False)
    if not known or floor(before).misdeal or ruling_on(before, fault) is not None:
        return NOT_CONCERNED
    return broken(owed="a misdeal, or where that is too late a ruling")


@remedy("MIS-H-EXPOSED", "S0.63/1 S0.63/3", under="mis.exposed=house_any")
def any_exposed_card_is_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """A hole card that the dealer exposes, whichever it is, stops the deal: the hand is void and is dealt again.

    Eine Handkarte, die durch den Geber offen liegt, beendet das Geben, gleich welche es ist: Die Hand ist ungültig
    und wird neu gegeben.
    """
    return _stops_the_hand(event, before, Fault.CARD_EXPOSED, bool(floor(before).exposed))


@remedy("MIS-R-FIRST2", "S2.25/1 S2.25/8 S2.25/9 S2.25/10", under="mis.exposed=robert_tda")
def one_of_the_first_two_or_two_exposed_cards_are_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If the dealer exposes one of the first two cards of the pack, or any two hole cards, the hand is void and is
    dealt again.

    Liegt durch den Geber eine der ersten beiden Karten vom Stapel offen oder liegen zwei Handkarten offen, gleich
    welche, so ist die Hand ungültig und wird neu gegeben.
    """
    known = exposed_past_repair(before)
    if isinstance(event, MisdealDeclared) and not known:
        return NOT_CONCERNED
    return _stops_the_hand(event, before, Fault.CARD_EXPOSED, known)


@remedy("MIS-R-LATER", "S2.25/4 S2.25/5 S2.25/6", under="mis.exposed=robert_tda")
def a_single_later_card_is_replaced(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """A single exposed card behind the first two is no misdeal: the deal goes on, and when it is done the player gets
    the top card of the pack for it, before anybody acts.

    Eine einzelne offene Karte nach den ersten beiden ist kein Misdeal: Es wird weiter gegeben, und danach bekommt der
    Spieler dafür die oberste vom Stapel, ehe jemand handelt.
    """
    repairable = not exposed_past_repair(before)
    if isinstance(event, MisdealDeclared):
        wrong = event.fault == Fault.CARD_EXPOSED and repairable
        return broken(exposed=len(floor(before).exposed)) if wrong else NOT_CONCERNED
    if not repairable:
        return NOT_CONCERNED
    due = a_replacement_is_due(before)
    seats = [exposure.seat for exposure in floor(before).exposed]
    if isinstance(event, CardReplaced):
        return HOLDS if due and event.seat in seats else broken(got=event.seat, exposed=tuple(seats))
    return broken(not_replaced=tuple(seats)) if due else NOT_CONCERNED


@remedy("MIS-R-LATER", under="mis.exposed=house_any")
def no_exposed_card_is_replaced(replaced: CardReplaced, before: Ledger) -> Verdict:
    """Where any exposed card is a misdeal, none is replaced.

    Wo jede offene Karte ein Misdeal ist, wird keine ersetzt.
    """
    return broken(card=card_text(replaced.card))


@remedy("MIS-LISTOPEN", "S2.27/1")
def a_misdeal_is_a_fault_of_the_deal(declared: MisdealDeclared, before: Ledger) -> Verdict:
    """A hand is dealt again for every fault of the deal, the button or the pack that one of the rulebooks names, for
    none of their lists is complete; an error with the board, or of a player, is no misdeal.

    Neu gegeben wird für jeden Fehler beim Geben, am Button oder am Stapel, den eines der Regelwerke nennt, denn keine
    ihrer Listen ist vollständig; ein Fehler am Board oder eines Spielers ist kein Misdeal.
    """
    return HOLDS if declared.fault in MISDEALS else broken(fault=declared.fault.name)


@remedy("MIS-R-EXPBURN", "S2.25/7", under="mis.exposed=robert_tda deal.burn=on")
def the_exposed_card_is_the_burn_of_the_flop(event: Burned | BecameBurn | BoardDealt, before: Ledger) -> Verdict:
    """An exposed card that was replaced is the burn card of the flop; none is burned from the pack then.

    Eine offene, ersetzte Karte ist die Brennkarte des Flops; vom Stapel wird dann keine verbrannt.
    """
    waiting = floor(before).laid_away
    the_flop_has_its_burn = before.boards > 0 or before.burns_since_board > 0
    if not waiting or (the_flop_has_its_burn and not isinstance(event, BecameBurn)):
        return NOT_CONCERNED
    if isinstance(event, BecameBurn):
        if the_flop_has_its_burn:
            return broken(burned=before.burns_since_board) if event.card in waiting else NOT_CONCERNED
        return HOLDS if event.card in waiting and round_is_complete(before) else broken(waiting=cards_text(waiting))
    return broken(burn=cards_text(waiting))


@remedy("MIS-R-EXPBURN", under="mis.exposed=robert_tda deal.burn=off")
def the_exposed_card_is_only_laid_away(event: BecameBurn, before: Ledger) -> Verdict:
    """Where no card is burned, an exposed card that was replaced is laid away and is no burn card.

    Wird nicht verbrannt, so wird eine offene, ersetzte Karte nur weggelegt und ist keine Brennkarte.
    """
    return broken(card=card_text(event.card)) if event.card in floor(before).laid_away else NOT_CONCERNED


@remedy("MIS-H-EXTRA", "S0.63/2 S0.63/3")
def too_many_cards_are_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If a player has too many cards, the hand stops: it is void and is dealt again.

    Hat ein Spieler zu viele Karten, wird angehalten: Die Hand ist ungültig und wird neu gegeben.
    """
    return _stops_the_hand(event, before, Fault.EXTRA_CARD, found(before, Fault.EXTRA_CARD) is not None)


@remedy("MIS-T-BOXED", "S2.27/2")
def two_boxed_cards_are_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """Two or more cards that lie face up in the pack when the hole cards are dealt make the hand void; a single one is
    laid away, and the next card takes its place.

    Zwei oder mehr Karten, die beim Geben der Handkarten offen im Stapel liegen, machen die Hand ungültig; eine
    einzelne wird weggelegt, und die nächste tritt an ihre Stelle.
    """
    known = floor(before).boxed > 1 and before.boards == 0
    return _stops_the_hand(event, before, Fault.CARDS_BOXED, known)


@remedy("MIS-T-FIRSTCARD", "S2.27/3")
def a_first_card_for_the_wrong_seat_is_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If the first card went to the wrong seat, the hand is void and is dealt again.

    Ging die erste Karte an den falschen Platz, ist die Hand ungültig und wird neu gegeben.
    """
    known = found(before, Fault.FIRST_CARD_ASTRAY) is not None
    return _stops_the_hand(event, before, Fault.FIRST_CARD_ASTRAY, known)


@remedy("MIS-T-NOTENTITLED", "S2.27/4")
def cards_for_a_seat_without_a_hand_are_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If cards were dealt to a seat that is not entitled to a hand, the hand is void and is dealt again.

    Bekam ein Platz Karten, dem keine Hand zusteht, ist die Hand ungültig und wird neu gegeben.
    """
    known = found(before, Fault.CARD_FOR_NOBODY) is not None
    return _stops_the_hand(event, before, Fault.CARD_FOR_NOBODY, known)


@remedy("MIS-R-BUTTON", "S2.27/5")
def a_misplaced_button_is_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If the cards were dealt with the button in the wrong place, the hand is void and is dealt again.

    Lag beim Geben der Button falsch, ist die Hand ungültig und wird neu gegeben.
    """
    return _stops_the_hand(event, before, Fault.BUTTON_ASTRAY, found(before, Fault.BUTTON_ASTRAY) is not None)


@remedy("MIS-R-SKIPPED", "S2.27/6")
def a_skipped_player_is_a_misdeal(event: Going | MisdealDeclared, before: Ledger) -> Verdict:
    """If a player who is entitled to a hand was passed over in the deal, the hand is void and is dealt again.

    Wurde beim Geben jemand übergangen, dem eine Hand zusteht, ist die Hand ungültig und wird neu gegeben.
    """
    return _stops_the_hand(event, before, Fault.PLAYER_SKIPPED, found(before, Fault.PLAYER_SKIPPED) is not None)


@remedy("MIS-T-FOULED", "S2.27/10")
def a_fouled_pack_ends_the_hand_at_any_time(event: Going | MisdealDeclared | FloorRuled, before: Ledger) -> Verdict:
    """A pack that is not the 52 cards, each once, makes the hand void at any time before its end, whoever has acted;
    there is nothing to decide.

    Ein Stapel, der nicht aus den 52 verschiedenen Karten besteht, macht die Hand bis zu ihrem Ende jederzeit ungültig,
    wer auch gehandelt hat; zu entscheiden gibt es nichts.
    """
    known = found(before, Fault.DECK_FOULED) is not None
    if isinstance(event, FloorRuled):
        return broken(owed="a misdeal") if known and not floor(before).misdeal else NOT_CONCERNED
    return _stops_the_hand(event, before, Fault.DECK_FOULED, known)


def _in_time(declared: MisdealDeclared, too_late: bool) -> Verdict:
    if declared.fault == Fault.DECK_FOULED:
        return NOT_CONCERNED
    return broken(too_late=True) if too_late else HOLDS


@remedy("MIS-H-DEADLINE", "S0.63/4 S2.27/9", under="mis.deadline=substantial_action")
def no_misdeal_after_substantial_action(declared: MisdealDeclared, before: Ledger) -> Verdict:
    """After substantial action, two actions with chips in at least one of them or any three, no misdeal is declared.

    Nach wesentlicher Aktion, also zwei Aktionen mit Chips in mindestens einer oder drei beliebigen, wird kein Misdeal
    mehr ausgerufen.
    """
    return _in_time(declared, substantial_action(before))


@remedy("MIS-R-DEADLINE", "S2.27/7 S2.27/8", under="mis.deadline=two_acted")
def no_misdeal_after_two_have_acted(declared: MisdealDeclared, before: Ledger) -> Verdict:
    """Once two players have acted after the blinds were posted, no misdeal is declared; the hand is played out.

    Haben nach dem Setzen der Blinds zwei Spieler gehandelt, wird kein Misdeal mehr ausgerufen; die Hand wird zu Ende
    gespielt.
    """
    return _in_time(declared, two_have_acted(before))


def _only_when_too_late(ruled: FloorRuled, too_late: bool) -> Verdict:
    if ruled.case not in MISDEALS or ruled.case == Fault.DECK_FOULED:
        return NOT_CONCERNED
    return HOLDS if too_late else broken(owed="a misdeal")


@remedy("MIS-H-PLAYON", "S0.63/5", under="mis.deadline=substantial_action")
def after_substantial_action_the_hand_is_played_on(ruled: FloorRuled, before: Ledger) -> Verdict:
    """A fault for which the hand would be dealt again is decided, and the hand played on, only after substantial
    action; before it the rule stands.

    Ein Fehler, für den neu gegeben würde, wird erst nach wesentlicher Aktion im Einzelfall entschieden und die Hand
    weitergespielt; vorher gilt die Regel.
    """
    return _only_when_too_late(ruled, substantial_action(before))


@remedy("MIS-H-PLAYON", under="mis.deadline=two_acted")
def after_two_have_acted_the_hand_is_played_on(ruled: FloorRuled, before: Ledger) -> Verdict:
    """A fault for which the hand would be dealt again is decided, and the hand played on, only when two players have
    acted; before that the rule stands.

    Ein Fehler, für den neu gegeben würde, wird erst im Einzelfall entschieden und die Hand weitergespielt, wenn zwei
    Spieler gehandelt haben; vorher gilt die Regel.
    """
    return _only_when_too_late(ruled, two_have_acted(before))


@remedy("MIS-BETSBACK")
def after_a_misdeal_everybody_gets_his_chips_back(
    event: Going | MisdealDeclared | FloorRuled | BetsTakenBack, before: Ledger
) -> Verdict:
    """When a misdeal is declared, everybody takes back what he put in, blinds and antes included, and nothing else
    happens in the hand.

    Ist ein Misdeal ausgerufen, nimmt jeder zurück, was er gesetzt hat, auch Blinds und Antes, und sonst geschieht in
    der Hand nichts mehr.

    No sentence of its own; by S0.63 the hand is dealt anew.
    """
    declared = floor(before).misdeal and not floor(before).void
    if isinstance(event, BetsTakenBack):
        return HOLDS if declared else broken(misdeal=False)
    return broken(owed="all bets back") if declared else NOT_CONCERNED


@remedy("MIS-REPLAY")
def the_same_hand_is_dealt_again(started: HandStarted, before: Ledger) -> Verdict:
    """After a misdeal the same hand is dealt again: the same seats and stacks, button, blinds and antes.

    Nach einem Misdeal wird dieselbe Hand noch einmal gegeben: dieselben Plätze und Stacks, derselbe Button, dieselben
    Blinds und Antes.
    """
    if not floor(before).void:
        return NOT_CONCERNED
    same = started.table._replace(deck=None) == before.table._replace(deck=None)
    return HOLDS if same else broken(button=started.table.button, due=before.table.button)


@remedy("MIS-R-REDEAL", "S2.25/2 S2.25/3")
def the_pack_is_shuffled_before_the_new_deal(started: HandStarted, before: Ledger) -> Verdict:
    """After a misdeal all cards come back and the whole pack is shuffled and cut; it is not dealt again in its old
    order.

    Nach einem Misdeal kommen alle Karten zurück, und der ganze Stapel wird gemischt und abgehoben; in der alten Folge
    wird er nicht noch einmal gegeben.
    """
    if not floor(before).void or started.table.deck is None:
        return NOT_CONCERNED
    return broken(shuffled=False) if started.table.deck == before.table.deck else HOLDS
