"""VAR: antes and Pineapple."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match, big_blind_seat, number_of_blinds
from holdem_spec.terms.dealing import HOLE_CARDS, all_cards_are_out
from holdem_spec.vocabulary.events import AntesPosted, BlindPosted, Called, Discarded, HandStarted, HoleCardDealt
from holdem_spec.vocabulary.table import Chips


def _amounts(posted: AntesPosted, due: tuple[Chips, ...]) -> Verdict:
    return HOLDS if posted.chips == due else broken(got=posted.chips, due=due)


@forbids("VAR-ANTE", "S1.59/1 S1.59/2 S1.59/4 S4.87/5", under="ante.mode=each")
def everybody_pays_the_ante(posted: AntesPosted, before: Ledger) -> Verdict:
    """Every player pays the ante, or all he has if that is less.

    Jeder Spieler zahlt die Ante oder, wenn er weniger hat, alles.
    """
    ante = before.table.ante
    if ante == 0:
        return NOT_CONCERNED
    return _amounts(posted, tuple([min(ante, stack) for stack in before.stacks]))


@forbids("VAR-ANTE", under="ante.mode=big_blind")
def the_big_blind_pays_the_ante_for_all(posted: AntesPosted, before: Ledger) -> Verdict:
    """The big blind pays one ante for the whole table, or what he has left if that is less.

    Der Big Blind zahlt eine Ante für den ganzen Tisch oder, wenn er weniger hat, was ihm bleibt.
    """
    if before.table.ante == 0:
        return NOT_CONCERNED
    payer = big_blind_seat(before.table)
    due = [min(before.table.ante, stack) if seat == payer else 0 for seat, stack in enumerate(before.stacks)]
    return _amounts(posted, tuple(due))


@forbids("VAR-NOANTE", "S4.87/4")
def no_ante_unless_the_table_has_one(posted: AntesPosted, before: Ledger) -> Verdict:
    """Antes are paid only where the table has one, and once in a hand.

    Antes werden nur gezahlt, wo es sie am Tisch gibt, und einmal je Hand.
    """
    if before.table.ante == 0:
        return broken(ante=0)
    return broken(posted_before=True) if before.antes_posted else HOLDS


@owes("VAR-ANTEWHEN", "S1.59/1 S1.59/3", under="ante.mode=each")
def antes_are_in_before_the_blinds(posted: BlindPosted, before: Ledger) -> Verdict:
    """Where everybody pays an ante, the antes are in before the blinds.

    Zahlt jeder eine Ante, liegen die Antes vor den Blinds im Pot.
    """
    return _antes_first(before)


@owes("VAR-ANTEWHEN", under="ante.mode=big_blind ante.order=ante_first")
def the_ante_for_all_is_in_before_the_blinds(posted: BlindPosted, before: Ledger) -> Verdict:
    """The ante for all is paid before the blinds, so a short big blind pays it first.

    Die Ante für alle wird vor den Blinds gezahlt; ein zu kurzer Big Blind zahlt sie zuerst.
    """
    return _antes_first(before)


def _antes_first(before: Ledger) -> Verdict:
    if before.table.ante == 0:
        return NOT_CONCERNED
    return HOLDS if before.antes_posted else broken(antes_posted=False)


@owes("VAR-ANTEWHEN", under="ante.mode=big_blind ante.order=blind_first")
def the_ante_for_all_follows_the_blinds(event: AntesPosted | HoleCardDealt, before: Ledger) -> Verdict:
    """The ante for all is paid after the blinds and before the cards, so a short big blind posts his blind first.

    Die Ante für alle wird nach den Blinds und vor den Karten gezahlt; ein zu kurzer Big Blind zahlt erst den Blind.
    """
    if before.table.ante == 0:
        return NOT_CONCERNED
    if isinstance(event, AntesPosted):
        return (
            HOLDS if len(before.blinds) == number_of_blinds(before.table) else broken(blinds_posted=len(before.blinds))
        )
    return HOLDS if before.antes_posted else broken(antes_posted=False)


@forbids("VAR-ANTELIVE", implied_by="BET-CALL")
def antes_do_not_count_towards_a_call(called: Called, before: Ledger) -> Verdict:
    """An ante is not part of a bet: a call before a raise still comes to the big blind.

    Eine Ante ist kein Teil des Einsatzes: Vor einer Erhöhung geht ein Call weiterhin auf den Big Blind.
    """
    if before.table.ante == 0 or before.boards > 0 or before.wagers:
        return NOT_CONCERNED
    due = min(bet_to_match(before), before.in_front[called.seat] + before.stacks[called.seat])
    return HOLDS if called.to == due else broken(got=called.to, due=due)


@forbids("VAR-PINEAPPLE", "S1.60/1 S1.60/2")
def one_of_three_cards_is_laid_away(discarded: Discarded, before: Ledger) -> Verdict:
    """In Pineapple every player gets three hole cards and lays one of his own away, face down, before the first betting
    round, and only one.

    Bei Pineapple bekommt jeder drei Handkarten und legt vor der ersten Setzrunde eine davon verdeckt ab, nur eine.
    """
    holes = before.holes[discarded.seat]
    if before.table.hole_cards == HOLE_CARDS or not all_cards_are_out(before):
        return broken(cards_dealt=before.cards_dealt)
    if len(holes) <= HOLE_CARDS:
        return broken(holds=len(holes))
    return HOLDS if discarded.card in holes else broken(own_card=False)


@forbids("VAR-HOLECARDS")
def two_hole_cards_or_three(started: HandStarted, before: Ledger) -> Verdict:
    """Everybody is dealt two hole cards, in Pineapple three.

    Jeder bekommt zwei Handkarten, bei Pineapple drei.
    """
    cards = started.table.hole_cards
    return HOLDS if cards in (2, 3) else broken(hole_cards=cards)
