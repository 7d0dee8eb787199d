"""How a permission is checked: whether a menu holds, and a refusal denies, what a player may do."""

from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.vocabulary.events import Action, Bet, Called, Checked, Folded, Menu, Offered, RaisedTo, Refused, same
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips


def denied(offer: Offered | Refused, *allowed: Action) -> Verdict:
    """Broken if the offer lacks, or the refusal is of, one of the actions that are allowed here. A range of bets or
    raises is given by its greatest total."""
    if isinstance(offer, Refused):
        denied = any([same(offer.attempt, action) for action in allowed])
        return broken(refused=offer.attempt) if denied else NOT_CONCERNED
    if offer.seat != allowed[0].seat:
        return NOT_CONCERNED
    missing = [action for action in allowed if not offers(offer.menu, action)]
    return broken(missing=missing[0]) if missing else HOLDS


def range_denied(
    offer: Offered | Refused, wager: type[Bet] | type[RaisedTo], seat: Seat, least: Chips, most: Chips
) -> Verdict:
    """The same for a bet or a raise to every total from `least` to `most`."""
    if isinstance(offer, Refused):
        attempt = offer.attempt
        within = isinstance(attempt, wager) and attempt.seat == seat and least <= attempt.to <= most
        return broken(refused=attempt) if within else NOT_CONCERNED
    if offer.seat != seat:
        return NOT_CONCERNED
    got = offer.menu.bet if wager is Bet else offer.menu.raise_to
    if got is not None and got[0] <= least and most <= got[1]:
        return HOLDS
    return broken(got=got, due=(least, most))


def offers(menu: Menu, action: Action) -> bool:
    """Whether a menu holds an action."""
    match action:
        case Folded():
            return menu.fold
        case Checked():
            return menu.check
        case Called():
            return menu.call == action.to
        case Bet():
            return menu.bet is not None and menu.bet[0] <= action.to <= menu.bet[1]
        case RaisedTo():
            return menu.raise_to is not None and menu.raise_to[0] <= action.to <= menu.raise_to[1]
