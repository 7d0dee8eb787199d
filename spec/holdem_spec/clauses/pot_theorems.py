"""POT: what follows from the clauses in `pot.py`, in the words of the sources."""

from holdem_spec.clauses.form import compares, forbids
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import in_the_hand
from holdem_spec.terms.limits import pot_as_it_lies
from holdem_spec.terms.pots import Pot
from holdem_spec.vocabulary.events import HandEnded, PotAwarded


@forbids("POT-MAIN", "S0.35/2 S0.51/2 S1.43/4 S1.44/1 S4.4/2 S4.56/1 S4.85/2", implied_by="POT-SUM POT-ORDER")
def the_main_pot_holds_the_least_contribution_of_each(awarded: PotAwarded, before: Ledger) -> Verdict:
    """The main pot holds from every player at most the least that one of the remaining players put in; when all put in
    the same, it is everything.

    Der Hauptpot enthält von jedem höchstens so viel, wie der Verbliebene mit dem kleinsten Beitrag eingezahlt hat; bei
    gleichen Beiträgen ist er alles.
    """
    if awarded.pot != 0:
        return NOT_CONCERNED
    staked = [before.put_in[seat] for seat in in_the_hand(before)]
    most = min(staked) if len(set(staked)) > 1 else max(before.put_in)
    due = sum([min(put_in, most) for put_in in before.put_in]) + before.dead_money
    paid = sum([chips for _, chips in awarded.shares])
    return HOLDS if paid == due else broken(got=paid, due=due)


@forbids(
    "POT-SIDE",
    "S0.35/1 S0.35/4 S0.51/1 S0.51/4 S1.43/1 S1.44/3 S4.4/3 S4.55/2 S4.57/1 S4.85/3",
    implied_by="POT-ELIG POT-ORDER",
)
def a_side_pot_is_above_the_least_contribution(awarded: PotAwarded, before: Ledger) -> Verdict:
    """What is bet beyond an all-in player's contribution forms a side pot, which he cannot win.

    Was über den Beitrag eines All-in-Spielers hinaus gesetzt wird, bildet einen Nebenpot, den er nicht gewinnen kann.
    """
    if awarded.pot == 0:
        return NOT_CONCERNED
    least = min([before.put_in[seat] for seat in in_the_hand(before)], default=0)
    short = [seat for seat, _ in awarded.shares if before.put_in[seat] <= least]
    return broken(paid=tuple(short), main_pot_up_to=least) if short else HOLDS


@forbids("POT-LAYERS", "S0.35/6", implied_by="POT-ORDER END-PAID")
def one_pot_for_each_different_contribution(ended: HandEnded, before: Ledger) -> Verdict:
    """All-ins of different size make as many pots as there are different contributions among the remaining players.

    All-ins verschiedener Höhe ergeben so viele Pots, wie die Verbliebenen verschieden hohe Beiträge haben.
    """
    due = len({before.put_in[seat] for seat in in_the_hand(before)})
    return HOLDS if len(before.awarded) == due else broken(got=len(before.awarded), due=due)


@forbids("POT-INDEP", "S1.44/5 S4.59/2 S4.62/3", implied_by="POT-SPLIT POT-SUM")
def every_pot_is_divided_on_its_own(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Each pot is compared and divided by itself: shares of one pot differ by less than the number of its winners.

    Jeder Pot wird für sich verglichen und geteilt: Anteile eines Pots unterscheiden sich um weniger als die Zahl
    seiner Gewinner.
    """
    shares = [chips for _, chips in awarded.shares]
    if not shares:
        return NOT_CONCERNED
    apart = max(shares) - min(shares)
    return HOLDS if apart < len(shares) else broken(shares=tuple(shares))


@forbids("POT-SHAREFOLDED", "S1.44/2 S4.72/3 S4.94/2", implied_by="POT-SUM POT-ORDER")
def folded_chips_are_won(awarded: PotAwarded, before: Ledger) -> Verdict:
    """Chips of folded players, blinds among them, lie in the pots and are won; a single pot is everything that was bet.

    Die Chips Ausgestiegener, auch Blinds, liegen in den Pots und werden gewonnen; ein einziger Pot ist alles, was
    gesetzt wurde.
    """
    if len({before.put_in[seat] for seat in in_the_hand(before)}) > 1:
        return NOT_CONCERNED
    paid, bet = sum([chips for _, chips in awarded.shares]), pot_as_it_lies(before)
    return HOLDS if paid == bet else broken(got=paid, due=bet)


@forbids(
    "POT-WINLAST",
    "S0.6/2 S0.12/3 S1.13/9 S1.39/1 S3.28/2 S4.8/3 S4.72/1",
    implied_by="POT-ELIG POT-SUM POT-WINBEST POT-ORDER",
)
def the_last_player_wins_everything(awarded: PotAwarded, before: Ledger) -> Verdict:
    """When all others have folded and nobody else is all-in, the last player gets everything that was bet.

    Sind alle anderen ausgestiegen und ist auch niemand all-in, bekommt der Letzte alles, was gesetzt wurde.
    """
    if len(in_the_hand(before)) != 1:
        return NOT_CONCERNED
    due = ((in_the_hand(before)[0], pot_as_it_lies(before)),)
    return HOLDS if awarded.shares == due else broken(got=awarded.shares, due=due)


@compares("POT-TIMING", "S0.37/1")
def side_pots_may_be_built_at_once_or_at_the_end(at_once: tuple[Pot, ...], at_the_end: tuple[Pot, ...]) -> Verdict:
    """Side pots built at each all-in are the same as side pots built at the showdown.

    Nebenpots, die sofort bei jedem All-in gebildet werden, sind dieselben wie beim Showdown gebildete.
    """
    return HOLDS if at_once == at_the_end else broken(at_once=at_once, at_the_end=at_the_end)
