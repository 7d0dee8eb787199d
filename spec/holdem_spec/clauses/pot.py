"""POT: what goes back, which pots there are, who is paid, and how much."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, UNSEEN, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import round_is_complete
from holdem_spec.terms.pots import Pot, pots, unmatched
from holdem_spec.terms.shares import all_to_the_first, equal_share, left_over, one_chip_each
from holdem_spec.terms.showdown import hand_value
from holdem_spec.vocabulary.events import BetReturned, BoardDealt, Burned, HandEnded, Mucked, PotAwarded, Shown
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips


@owes("POT-RETURN", "S4.55/3 S4.58/1 S4.71/3 S4.71/4")
def what_nobody_matched_goes_back(
    event: BetReturned | Burned | BoardDealt | Shown | Mucked | PotAwarded | HandEnded, before: Ledger
) -> Verdict:
    """When a round is complete, the part of a bet that nobody matched goes back to the bettor before anything else
    happens; nothing else goes back. Chips of folded players match.

    Ist eine Runde beendet, geht der Teil eines Einsatzes, den niemand ausgeglichen hat, vor allem Weiteren an den
    Setzenden zurück; sonst geht nichts zurück. Auch die Chips Ausgestiegener gleichen aus.
    """
    due = unmatched(before) if round_is_complete(before) else (NOBODY, 0)
    if isinstance(event, BetReturned):
        return HOLDS if (event.seat, event.chips) == due else broken(got=(event.seat, event.chips), due=due)
    return HOLDS if due[1] == 0 else broken(not_returned=due[1], to=due[0])


def _pot(awarded: PotAwarded, before: Ledger) -> Pot | None:
    there = pots(before)
    return there[awarded.pot] if 0 <= awarded.pot < len(there) else None


@forbids("POT-ORDER", "S0.35/7 S1.43/3")
def the_last_side_pot_is_paid_first(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Pots are paid from the last side pot back to the main pot, each once.

    Ausgezahlt wird vom letzten Nebenpot zurück zum Hauptpot, jeder einmal.
    """
    due = len(pots(before)) - 1 - len(before.awarded)
    return HOLDS if awarded.pot == due >= 0 else broken(got=awarded.pot, due=due)


@forbids("POT-ELIG", "S0.35/2 S0.35/5 S0.51/2 S0.51/5 S1.43/2 S1.43/4 S1.44/4 S4.8/2 S4.57/2 S4.59/1 S4.85/3")
def only_contestants_are_paid(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A pot goes only to players who have not folded and have put into it in full.

    Einen Pot gewinnt nur, wer nicht ausgestiegen ist und voll zu ihm beigetragen hat.
    """
    pot = _pot(awarded, before)
    if pot is None:
        return NOT_CONCERNED
    strangers = [seat for seat, _ in awarded.shares if seat not in pot.contestants]
    return broken(paid=tuple(strangers), contestants=pot.contestants) if strangers else HOLDS


@forbids("POT-SUM", "S1.21/1 S1.44/2 S1.59/5 S4.8/1 S4.56/1 S4.57/1 S4.68/7 S4.69/4 S4.70/2 S4.71/4 S4.72/1 S4.85/2")
def the_whole_pot_is_paid(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A pot holds what each player, folded ones included, put in between its bounds; all of it is paid, and no more.

    Ein Pot enthält, was jeder, auch Ausgestiegene, zwischen seinen Grenzen eingezahlt hat; ausgezahlt wird alles davon
    und nicht mehr.
    """
    pot = _pot(awarded, before)
    if pot is None:
        return NOT_CONCERNED
    paid = sum([chips for _, chips in awarded.shares])
    return HOLDS if paid == pot.chips else broken(got=paid, due=pot.chips)


@forbids(
    "POT-WINBEST",
    "S0.1/4 S0.6/1 S0.31/4 S0.32/1 S0.65/4 S1.13/10 S1.38/7 S1.40/3 S1.44/4 S1.44/5 S3.32/1 S3.32/4 "
    "S4.8/2 S4.18/3 S4.60/3",
)
def the_best_hand_is_paid(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Among the live hands that contest a pot the best wins it, equally good ones all of them, and no worse one.

    Unter den lebenden Händen, die um einen Pot spielen, gewinnt die beste, bei Gleichstand jede der besten, und keine
    schlechtere.
    """
    pot = _pot(awarded, before)
    if pot is None:
        return NOT_CONCERNED
    rivals = [seat for seat in pot.contestants if not before.mucked[seat]]
    paid = [seat for seat, _ in awarded.shares]
    if len(rivals) < 2:
        return HOLDS if all([seat in paid for seat in rivals]) else broken(not_paid=tuple(rivals))
    values = [hand_value(before, seat) for seat in rivals]
    known = [worth for worth in values if worth is not None]
    if len(known) < len(values):
        return UNSEEN
    best = max(known)
    winners = [seat for seat, worth in zip(rivals, values, strict=True) if worth == best]
    if [seat for seat in rivals if seat in paid] == winners:
        return HOLDS
    return broken(paid=tuple(paid), best=tuple(winners), worth=dict(zip(rivals, known, strict=True)))


@forbids("POT-SPLIT", "S0.34/2 S0.45/1 S1.19/8 S1.38/8 S4.62/2")
def equal_hands_share_equally(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Winners with equal hands get equal shares; only chips that cannot be divided make a difference.

    Gleich gute Gewinner bekommen gleiche Anteile; nur unteilbare Chips machen einen Unterschied.
    """
    pot = _pot(awarded, before)
    if pot is None or not awarded.shares or sum([chips for _, chips in awarded.shares]) != pot.chips:
        return NOT_CONCERNED
    least = equal_share(pot.chips, len(awarded.shares))
    short = [seat for seat, chips in awarded.shares if chips < least]
    return broken(short=tuple(short), at_least=least) if short else HOLDS


def _odd_chips(awarded: PotAwarded, before: Ledger) -> int:
    """How many chips are left over when the pot is divided among the paid; 0 if it was not divided fairly at all."""
    pot = _pot(awarded, before)
    winners = len(awarded.shares)
    if pot is None or not winners or sum([chips for _, chips in awarded.shares]) != pot.chips:
        return 0
    least = equal_share(pot.chips, winners)
    return left_over(pot.chips, winners) if all([chips >= least for _, chips in awarded.shares]) else 0


def _extra(awarded: PotAwarded, before: Ledger) -> tuple[Chips, ...]:
    """What each of the paid got above the equal share, beginning left of the button."""
    seats, button = len(before.stacks), before.table.button
    least = equal_share(sum([chips for _, chips in awarded.shares]), len(awarded.shares))
    in_order = sorted(awarded.shares, key=lambda share: (share[0] - button - 1) % seats)
    return tuple([chips - least for _, chips in in_order])


def _as_due(got: tuple[Chips, ...], due: tuple[Chips, ...]) -> Verdict:
    return HOLDS if got == due else broken(got=got, due=due)


@forbids("POT-ODD", "S0.34/4 S4.63/1")
def the_odd_chip_goes_left_of_the_button(awarded: PotAwarded, before: Ledger) -> Verdict:
    """A chip that cannot be divided goes to the winner who sits first clockwise from the button; the button is last.

    Ein unteilbarer Chip geht an den Gewinner, der im Uhrzeigersinn als Erster nach dem Button sitzt; der Button kommt
    zuletzt.
    """
    if _odd_chips(awarded, before) != 1:
        return NOT_CONCERNED
    return _as_due(_extra(awarded, before), one_chip_each(1, len(awarded.shares)))


@forbids("POT-ODDMULTI", under="pot.odd=one_each")
def odd_chips_go_one_each(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Several odd chips go one each to the winners, clockwise from the button.

    Mehrere unteilbare Chips gehen einzeln an die Gewinner, im Uhrzeigersinn ab dem Button.
    """
    odd = _odd_chips(awarded, before)
    if odd < 2:
        return NOT_CONCERNED
    return _as_due(_extra(awarded, before), one_chip_each(odd, len(awarded.shares)))


@forbids("POT-ODDMULTI", "S4.63/2", under="pot.odd=all_to_first")
def odd_chips_all_go_to_one(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Several odd chips all go to the winner who sits first clockwise from the button.

    Mehrere unteilbare Chips gehen alle an den Gewinner, der im Uhrzeigersinn als Erster nach dem Button sitzt.
    """
    odd = _odd_chips(awarded, before)
    if odd < 2:
        return NOT_CONCERNED
    return _as_due(_extra(awarded, before), all_to_the_first(odd, len(awarded.shares)))
