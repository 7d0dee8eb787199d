"""END: how a hand ends."""

from holdem_spec.clauses.form import forbids, owes
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import to_act
from holdem_spec.terms.pots import pots
from holdem_spec.vocabulary.events import (
    AntesPosted,
    Bet,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Folded,
    GameEnded,
    GameOpened,
    HandEnded,
    HandStarted,
    HoleCardDealt,
    HoleCardsKnown,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
    TraceEnded,
)


@owes("END-PAID")
def all_pots_are_paid_before_the_end(ended: HandEnded, before: Ledger) -> Verdict:
    """A hand ends when every pot has been paid, not before.

    Eine Hand endet, wenn jeder Pot ausgezahlt ist, nicht vorher.

    No sentence of its own; S4.8 leaves no pot without an owner.
    """
    due = len(pots(before))
    return HOLDS if len(before.awarded) == due else broken(paid=len(before.awarded), pots=due)


@forbids("END-OVER")
def nothing_happens_after_the_end(
    event: AntesPosted
    | BlindPosted
    | HoleCardDealt
    | HoleCardsKnown
    | Burned
    | BoardDealt
    | Discarded
    | Folded
    | Checked
    | Called
    | Bet
    | RaisedTo
    | BetReturned
    | Shown
    | Mucked
    | PotAwarded
    | HandEnded,
    before: Ledger,
) -> Verdict:
    """After the end of a hand nothing more happens in it; the next event belongs to another hand.

    Nach dem Ende einer Hand geschieht in ihr nichts mehr; was folgt, gehört zur nächsten.

    No sentence of its own; by S0.55 a finished hand is followed by the next.
    """
    return broken(stacks=tuple(before.stacks)) if before.over else HOLDS


@owes("END-PLAYED")
def a_hand_is_played_to_its_end(event: HandStarted | GameOpened | GameEnded | TraceEnded, before: Ledger) -> Verdict:
    """A hand that has begun is played to its end before another begins, the game ends or the account stops.

    Eine begonnene Hand wird zu Ende gespielt, bevor die nächste beginnt, das Spiel endet oder der Bericht aufhört.
    """
    if not before.table.stacks:
        return NOT_CONCERNED
    return HOLDS if before.over else broken(to_act=to_act(before), board=len(before.board))
