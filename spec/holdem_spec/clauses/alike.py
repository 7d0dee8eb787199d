"""Hands that must go alike: who deals, how many sit there, what a chip is worth, what was put in before. Compared are
two runs of one hand."""

from typing import TypeAlias

from holdem_spec.clauses.form import compares
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.vocabulary.events import Event, Menu, Offered, PotAwarded, same
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.table import Chips

Offers: TypeAlias = tuple[tuple[str, Menu], ...]
"""Decision after decision: a name for whose turn it is, and what he may do, in totals."""


def _first_difference(got: tuple[object, ...], due: tuple[object, ...]) -> Verdict:
    for place, (one, other) in enumerate(zip(got, due, strict=False)):
        if one != other:
            return broken(place=place, got=one, due=other)
    return HOLDS if len(got) == len(due) else broken(got=len(got), due=len(due))


@compares("BTN-DEALERROLE", "S0.8/2 S0.8/3 S1.32/2 S2.4/1 S2.4/3 S3.7/2")
def whoever_deals_the_hand_is_the_same(
    dealt_by_the_button: tuple[Event, ...], dealt_by_another: tuple[Event, ...]
) -> Verdict:
    """Whether the player on the button deals himself or a dealer deals who has a chair at the table but does not play,
    the hand is the same: the button alone marks where the deal and the play begin.

    Ob der Spieler am Button selbst gibt oder ein Dealer, der am Tisch sitzt, aber nicht mitspielt: Die Hand ist
    dieselbe. Allein der Button zeigt, wo Geben und Spiel beginnen.
    """
    for place, (due, got) in enumerate(zip(dealt_by_the_button, dealt_by_another, strict=False)):
        if not same(due, got):
            return broken(place=place, got=got, due=due)
    return _first_difference(dealt_by_another, dealt_by_the_button)


@compares("BET-HUREST", "S0.57/6")
def two_players_play_as_the_last_two_of_many(between_two: Offers, the_last_two: Offers) -> Verdict:
    """Apart from blinds and order, and from a cap on raises that ends with two players, two play by the rules of any
    table: button and big blind alone have the same turns and the same choices as button and big blind at a larger
    table where everybody else has folded.

    Von Blinds und Reihenfolge und einer Grenze der Erhöhungen, die zu zweit endet, abgesehen, gelten zu zweit die
    Regeln jedes Tisches: Button und Big Blind allein sind so an der Reihe und dürfen dasselbe wie Button und Big Blind
    an einem größeren Tisch, wo alle anderen ausgestiegen sind.
    """
    return _first_difference(between_two, the_last_two)


@compares("META-CHIPSNOTMONEY", "S1.15/5 S4.87/2 S4.100/2")
def stakes_are_chips_whatever_they_are_worth(
    told: tuple[Event, ...], with_larger_chips: tuple[Event, ...], factor: Chips
) -> Verdict:
    """The stakes are chips, not money: with all amounts multiplied by one factor a hand goes the same way, choices and
    awards multiplied likewise, except for odd chips.

    Gespielt wird um Chips, nicht um Geld: Werden alle Beträge mit derselben Zahl malgenommen, läuft die Hand gleich,
    und die erlaubten Beträge und Auszahlungen vervielfachen sich ebenso, bis auf unteilbare Chips.
    """
    offers = [event.menu for event in told if isinstance(event, Offered)]
    larger = [event.menu for event in with_larger_chips if isinstance(event, Offered)]
    verdict = _first_difference(tuple(larger), tuple(_times(menu, factor) for menu in offers))
    awards = [event for event in told if isinstance(event, PotAwarded)]
    paid = [event for event in with_larger_chips if isinstance(event, PotAwarded)]
    if verdict is not HOLDS or len(awards) != len(paid):
        return verdict if verdict is not HOLDS else broken(pots=len(paid), due=len(awards))
    for award, other in zip(awards, paid, strict=True):
        if not _paid_alike(award, other, factor):
            return broken(pot=award.pot, got=other.shares, of=award.shares, factor=factor)
    return HOLDS


def _times(menu: Menu, factor: Chips) -> Menu:
    bet, raise_to = ((span[0] * factor, span[1] * factor) if span else None for span in (menu.bet, menu.raise_to))
    return menu._replace(call=menu.call * factor, bet=bet, raise_to=raise_to)


def _paid_alike(award: PotAwarded, other: PotAwarded, factor: Chips) -> bool:
    """The same winners, the same pot, and shares that differ by less than a chip of the smaller kind."""
    winners = [seat for seat, _ in award.shares] == [seat for seat, _ in other.shares]
    pot = sum([chips for _, chips in award.shares]) * factor == sum([chips for _, chips in other.shares])
    pairs = zip(award.shares, other.shares, strict=False)
    most = factor * len(award.shares)  # where one winner takes all odd chips, up to that many are divided now
    return winners and pot and all([abs(chips * factor - got) < most for (_, chips), (_, got) in pairs])


@compares("META-HOUSEFIXED", "S0.27/5 S0.63/7")
def house_rules_are_agreed_before_play(agreed: Rulebook, played_by: tuple[Rulebook, ...]) -> Verdict:
    """House rules are agreed before the evening: every option is settled when the first hand begins, and no hand and no
    decision of the evening is judged by another rulebook.

    Hausregeln werden vor dem Abend vereinbart: Wenn die erste Hand beginnt, ist jede Option entschieden, und keine
    Hand und keine Entscheidung des Abends wird nach einem anderen Regelwerk beurteilt.
    """
    if len(agreed.readings) != len(OPTIONS):
        return broken(settled=len(agreed.readings), options=len(OPTIONS))
    for option, chosen in zip(OPTIONS, agreed.readings, strict=True):
        if chosen not in [reading.name for reading in option.readings]:
            return broken(option=option.name, reading=chosen)
    other = [rules.name for rules in played_by if rules.readings != agreed.readings]
    return broken(agreed=agreed.name, played_by=other[0]) if other else HOLDS


@compares("ADV-SUNK", "S1.53/1")
def what_was_put_in_before_changes_no_price(offers: Offers, with_more_put_in: Offers) -> Verdict:
    """Chips that lie in the pot count for nobody's next choice: with the same chips left to all, more put in on the
    streets before changes neither whose turn it is nor what a call costs and what may be bet, unless the pot is the
    limit.

    Was schon im Pot liegt, zählt bei keiner Entscheidung mehr: Haben alle gleich viel vor sich, ändern höhere Einsätze
    früherer Setzrunden weder, wer dran ist, noch, was ein Call kostet und was gesetzt werden darf, außer wo der Pot
    das Limit ist.
    """
    return _first_difference(with_more_put_in, offers) if offers else NOT_CONCERNED
