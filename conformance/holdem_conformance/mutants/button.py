"""Mistakes about button and blinds from hand to hand."""

from holdem_conformance.mutants.changes import allows, instead
from holdem_conformance.mutants.mutant import Instead, Mutant
from holdem_reference.draw import Draw
from holdem_reference.evening import Evening
from holdem_reference.positions import Positions
from holdem_spec.vocabulary.cards import Card, rank_of, suit_of
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Table

Players = tuple[Seat, ...]


def following(seat: Seat, players: Players) -> Seat:
    """The next player clockwise."""
    return next((player for player in players if player > seat), players[0])


def _stays(was: Instead, last: Positions, *given: object) -> Positions:
    """The button is not moved."""
    return last


def _any_seat_next(was: Instead, last: Positions, before: Players, players: Players, rule: str) -> Positions:
    """The button goes back instead of on."""
    moved: Positions = was(last, before, players, rule)
    back = max((seat for seat in players if seat < last.button), default=players[-1])
    return moved._replace(button=back)


def _settled(button: Seat, players: Players) -> Positions:
    small = following(button, players)
    big = following(small, players)
    return Positions(button, small, big, ((small, Blind.SMALL), (big, Blind.BIG)))


def _simply_on(was: Instead, last: Positions, players: Players) -> Positions:
    """The button to the next player, the blinds left of it, whoever is missing."""
    return _settled(following(last.button, players), players)


def _small_blind_always_paid(was: Instead, last: Positions, players: Players) -> Positions:
    moved: Positions = was(last, players)
    before = [seat for seat in players if seat < moved.small] or list(players)
    payer = moved.small if moved.small in players else before[-1]
    return moved._replace(posts=((payer, Blind.SMALL), (moved.big, Blind.BIG)))


def _big_blind_stays(was: Instead, last: Positions, players: Players) -> Positions:
    """Who has just posted the big blind posts it again, if he is still there."""
    moved: Positions = was(last, players)
    if last.big not in players:
        return moved
    return moved._replace(big=last.big, posts=((last.big, Blind.BIG),))


def _second_of_the_missing(was: Instead, last: Positions, players: Players) -> Positions:
    """The big blind skips a player when one is missing."""
    moved: Positions = was(last, players)
    big = following(moved.big, players)
    return moved._replace(big=big, posts=tuple((big if b == Blind.BIG else seat, b) for seat, b in moved.posts))


def _moving_without_debts(was: Instead, last: Positions, before: Players, players: Players) -> Positions:
    """Who is passed over owes nothing."""
    return _settled(following(last.button, players), players)


def _moving_stays(was: Instead, last: Positions, before: Players, players: Players) -> Positions:
    moved: Positions = was(last, before, players)
    return moved._replace(button=last.button if last.button in players else moved.button)


def _never_the_floor(was: Instead, last: Positions, before: Players, players: Players) -> Positions:
    """Two missing at once are settled by the engine itself."""
    try:
        return was(last, before, players)
    except ValueError:
        return _settled(following(last.button, players), players)


def _heads_up_goes_on(was: Instead, last: Positions, players: Players) -> Positions:
    """With two left the button goes to the next player, whoever had the big blind."""
    button = following(last.button, players)
    other = following(button, players)
    return Positions(button, button, other, ((button, Blind.SMALL), (other, Blind.BIG)))


def _two_blinds_the_other_way(was: Instead, button: Seat, players: Players) -> Positions:
    """In the first hand the big blind is left of the button, the small one behind it."""
    first: Positions = was(button, players)
    return first._replace(posts=((first.big, Blind.SMALL), (first.small, Blind.BIG)))


def _during_a_hand(was: Instead, evening: Evening, event: object) -> str | None:
    refused: str | None = was(evening, event)
    return None if refused == "BTN-PERSIST" else refused


def _nobody_has_the_button(was: Instead, evening: Evening) -> Table:
    table: Table = was(evening)
    return table._replace(button=NOBODY) if evening.last is None else table


def _lowest_wins(was: Instead, draw: Draw, seat: Seat, card: Card, tie: str) -> Draw:
    after: Draw = was(draw, seat, card, tie)
    if after.winner == NOBODY or not after.cards:
        return after
    return after._replace(winner=min(after.cards, key=lambda drawn: drawn[1])[0])


def _weakest_suit(was: Instead, draw: Draw, seat: Seat, card: Card, tie: str) -> Draw:
    after: Draw = was(draw, seat, card, tie)
    if after.winner == NOBODY or not after.cards:
        return after
    return after._replace(winner=max(after.cards, key=lambda drawn: (rank_of(drawn[1]), -suit_of(drawn[1])))[0])


def _chips_begin_anew(was: Instead, evening: Evening) -> Table:
    """Every hand begins with the first stacks."""
    table: Table = was(evening)
    return table._replace(
        stacks=tuple(had if chips else 0 for had, chips in zip(evening.game.stacks, table.stacks, strict=True))
    )


def _shared_out(was: Instead, evening: Evening) -> Table:
    """One chip goes from the richest to the poorest before each hand."""
    table: Table = was(evening)
    if evening.last is None or len(set(table.stacks)) < 2:
        return table
    rich, poor = table.stacks.index(max(table.stacks)), table.stacks.index(min(c for c in table.stacks if c))
    return table._replace(stacks=tuple(c - (s == rich) + (s == poor) for s, c in enumerate(table.stacks)))


MUTANTS = (
    Mutant(
        "BTN-MARK", "nobody has the button in the first hand", instead("evening.next_table", _nobody_has_the_button)
    ),
    Mutant("BTN-PERSIST", "the button may be moved during a hand", instead("evening.refusal", _during_a_hand)),
    Mutant("BTN-ROTATE", "the button stays where it is", instead("evening.moved_positions", _stays)),
    Mutant("BTN-ROTATE", "the button goes counterclockwise", instead("evening.moved_positions", _any_seat_next)),
    Mutant("BTN-DEAD", "an empty seat never has the button", instead("positions._dead_button", _simply_on)),
    Mutant(
        "BTN-DEADSMALL",
        "the player before posts the small blind when its seat is empty",
        instead("positions._dead_button", _small_blind_always_paid),
    ),
    Mutant(
        "BTN-DEADBIG",
        "the big blind skips a player when one is missing",
        instead("positions._dead_button", _second_of_the_missing),
    ),
    Mutant(
        "BTN-MOVING", "the button waits when a player is missing", instead("positions._moving_button", _moving_stays)
    ),
    Mutant(
        "BTN-MOVING",
        "with two missing at once the engine decides by itself",
        instead("positions._moving_button", _never_the_floor),
    ),
    Mutant(
        "BTN-MOVING2BB",
        "who is passed over by the blinds owes nothing",
        instead("positions._moving_button", _moving_without_debts),
    ),
    Mutant(
        "BTN-HUADJUST", "with two left the button simply goes on", instead("positions._heads_up", _heads_up_goes_on)
    ),
    Mutant(
        "BLIND-MOVE",
        "in the first hand the blinds are the wrong way round",
        instead("evening.first_positions", _two_blinds_the_other_way),
    ),
    Mutant(
        "BTN-NO2BB",
        "whoever posted the big blind posts it again when somebody is missing",
        instead("positions._dead_button", _big_blind_stays),
        (("button.rule", "dead"),),
    ),
    Mutant("BTN-NO2BB", "with two left the button simply goes on", instead("positions._heads_up", _heads_up_goes_on)),
    Mutant("BTN-FAIRNESS", "the button stays where it is", instead("evening.moved_positions", _stays)),
    Mutant("BLIND-ORBIT", "the blinds stay where they are", instead("evening.moved_positions", _stays)),
    Mutant("BTN-DRAW", "the lowest card gets the button", instead("evening.after_drawing", _lowest_wins)),
    Mutant("BTN-DRAW", "cards may be drawn at any time, and twice", allows("BTN-DRAW")),
    Mutant(
        "BTN-DRAWSUIT",
        "the weakest suit gets the button",
        instead("evening.after_drawing", _weakest_suit),
        (("draw.tie", "suit"),),
    ),
    Mutant("SEAT-EQUALSTART", "chips may be bought where all begin equal", allows("SEAT-EQUALSTART")),
    Mutant("SEAT-BUYIN", "chips may be bought during a hand", allows("SEAT-BUYIN")),
    Mutant(
        "SEAT-KEEPCHIPS", "every hand begins with the first stacks", instead("evening.next_table", _chips_begin_anew)
    ),
    Mutant(
        "SEAT-INDIVIDUAL", "a chip goes from the richest to the poorest", instead("evening.next_table", _shared_out)
    ),
)
