"""Mistakes about seats, blinds and antes."""

from holdem_conformance.mutants.changes import instead, takes_a_table_that_is_refused, then
from holdem_conformance.mutants.mutant import Change, Instead, Mutant
from holdem_reference.state import State
from holdem_spec.vocabulary.events import BlindPosted
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table

Posts = tuple[tuple[Seat, Blind], ...]


def _two_to_ten(table: Table) -> Table:
    """The first ten play; somebody joins a single player."""
    players = table.players()
    if len(players) > 10:
        return table._replace(stacks=tuple(chips * (seat in players[:10]) for seat, chips in enumerate(table.stacks)))
    return table._replace(stacks=tuple(chips or 100 for chips in (*table.stacks, 0)))


def next_player(table: Table, seat: Seat) -> Seat:
    players = table.players()
    return next((other for other in players if other > seat), players[0])


def _both_posts(change: Instead) -> Change:
    """Who posts, for whoever asks."""
    return then("dealing.posts", change) + then("seats.posts", change)


def _swapped(posts: Posts) -> Posts:
    (small, _), (big, _) = posts
    return (big, Blind.SMALL), (small, Blind.BIG)


def _from_the_button(was: Instead, table: Table) -> Posts:
    """The button posts the small blind, whatever the number of players."""
    players = table.players()
    if len(players) == 2:
        return was(table)
    at = players.index(table.button)
    return (table.button, Blind.SMALL), (players[(at + 1) % len(players)], Blind.BIG)


def _and_a_straddle(was: Instead, table: Table) -> Posts:
    (small, _), (big, _) = was(table)
    return (small, Blind.SMALL), (big, Blind.BIG), (next_player(table, big), Blind.BIG)


def _nothing_if_short(was: Instead, state: State) -> BlindPosted:
    posted: BlindPosted = was(state)
    full = (state.table.small_blind, state.table.big_blind)[posted.blind]
    return posted if posted.chips == full else posted._replace(chips=0)


def _dead_blinds(was: Instead, state: State) -> State:
    """Blinds lie in the pot, and nobody's bet."""
    opened: State = was(state)
    return opened if opened.board else opened._replace(in_front=(0,) * len(opened.in_front))


def _dealt_after_one_blind(was: Instead, state: State, posted: BlindPosted) -> State:
    after: State = was(state, posted)
    from holdem_reference.state import Stage

    return after._replace(stage=Stage.DEAL)


MUTANTS = (
    Mutant(
        "SEAT-COUNT",
        "a table with too many or too few players is made to fit",
        takes_a_table_that_is_refused("SEAT-COUNT", _two_to_ten),
    ),
    Mutant(
        "BLIND-RATIO",
        "wrong blinds are put right without a word",
        takes_a_table_that_is_refused("BLIND-RATIO", lambda table: table._replace(small_blind=table.big_blind)),
    ),
    Mutant(
        "BLIND-CASINOLIMIT",
        "limits that do not fit the big blind are put right without a word",
        takes_a_table_that_is_refused("BLIND-CASINOLIMIT", lambda t: t._replace(limits=(t.big_blind, 2 * t.big_blind))),
    ),
    Mutant(
        "FL-DOUBLE",
        "an upper limit that is not twice the lower is put right without a word",
        takes_a_table_that_is_refused("FL-DOUBLE", lambda t: t._replace(limits=(t.big_blind, 2 * t.big_blind))),
    ),
    Mutant(
        "SEAT-EQUALSTART",
        "players may begin with different stacks",
        takes_a_table_that_is_refused(
            "SEAT-EQUALSTART", lambda t: t._replace(stacks=tuple(max(t.stacks) * (c > 0) for c in t.stacks))
        ),
    ),
    Mutant("BLIND-TWO", "a third player posts a blind as well", instead("dealing.posts", _and_a_straddle)),
    Mutant(
        "BLIND-SEATS",
        "the button posts the small blind",
        instead("dealing.posts", _from_the_button) + instead("seats.posts", _from_the_button),
    ),
    Mutant("BLIND-HU", "with two players the button posts the big blind", _both_posts(_swapped)),
    Mutant(
        "BLIND-AMOUNT",
        "both blinds are of the same amount",
        instead(
            "dealing.next_blind", lambda was, s: was(s._replace(table=s.table._replace(small_blind=s.table.big_blind)))
        ),
    ),
    Mutant(
        "BLIND-SHORT", "who has less than his blind posts nothing", instead("dealing.next_blind", _nothing_if_short)
    ),
    Mutant(
        "BLIND-BEFORE", "cards are dealt when one blind is in", instead("dealing.after_blind", _dealt_after_one_blind)
    ),
    Mutant(
        "BLIND-SEED", "a blind is a single chip", then("dealing.next_blind", lambda posted: posted._replace(chips=1))
    ),
    Mutant("BLIND-LIVE", "blinds are no bets of the first round", instead("dealing.open_street", _dead_blinds)),
)
