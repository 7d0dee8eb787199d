"""An evening, hand after hand.

    evening = opening(first_table, HOUSE)
    while not evening.over:
        event = due(evening)
        if event is None:
            table = next_hand(evening)
            state = start(dealt(table), HOUSE)
            ...                                   # play the hand, see hand.py
            event = HandEnded(state.stacks)
        evening = after(evening, event)

Between two hands, and before the first, may come what the players and the clock bring: `BoughtIn`, `CardDrawn`,
`LevelRaised`, `TimeCalled`. `refusal` names the clause by which such an event is refused.
"""

from typing import NamedTuple

from holdem_reference.draw import Draw, after_drawing, may_draw
from holdem_reference.places import Places, leaving, with_most_chips
from holdem_reference.positions import Positions, first_positions, moved_positions
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    GameEnded,
    GameOpened,
    HandEnded,
    HandStarted,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips, Limit, Table

Happening = (
    HandStarted | HandEnded | BoughtIn | ButtonMoved | CardDrawn | LevelRaised | Eliminated | TimeCalled | GameEnded
)


class Evening(NamedTuple):
    """`game` is a table with everything that stays from hand to hand. `level` are small blind, big blind and ante of
    the next hand; `began` the stacks of the last hand at its beginning; `leaving` those who have lost their last chips
    and are still to be told their places. Hashable."""

    rules: Rulebook
    game: Table
    stacks: tuple[Chips, ...]
    level: tuple[Chips, Chips, Chips]
    draw: Draw
    last: Positions | None = None
    began: tuple[Chips, ...] = ()
    playing: bool = False
    leaving: Places = ()
    out: Places = ()
    levels: tuple[int, ...] = ()
    """The minutes at which levels were announced."""
    time_is_up: bool = False
    winners: tuple[Seat, ...] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has its winners (S1.48)."""
        return self.winners is not None

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who has chips, in seat order; nobody else is in the game (S1.46)."""
        return tuple(seat for seat, chips in enumerate(self.stacks) if chips > 0)


def opening(first: Table, rules: Rulebook = HOUSE) -> Evening:
    """An evening before its first hand, whose table is `first`; a draw can still give the button to somebody else.
    Raises ValueError, naming the clause, when such a game cannot begin (S1.15, S1.29)."""
    sizes = {first.stacks[seat] for seat in first.players()}
    if rules.reading("start.stacks") == "equal" and len(sizes) > 1:
        raise ValueError("SEAT-EQUALSTART: all players begin with the same number of chips")
    level = (first.small_blind, first.big_blind, first.ante)
    return Evening(rules, first._replace(deck=None, posts=None), first.stacks, level, Draw(first.players()))


def opened(evening: Evening) -> GameOpened:
    """The event with which the evening begins: everybody has his chips (S1.29, S3.5)."""
    return GameOpened(evening.game.stacks, evening.game.tournament)


def due(evening: Evening) -> Eliminated | GameEnded | None:
    """What follows by itself between two hands: places for those who are out, then perhaps the end of the game
    (S1.46, S1.48)."""
    if evening.playing or evening.over:
        return None
    if evening.leaving:
        return Eliminated(*evening.leaving[0])
    if len(evening.players) == 1:
        return GameEnded(evening.players)
    return _end_by_time(evening) if evening.time_is_up else None


def _end_by_time(evening: Evening) -> GameEnded | None:
    most = with_most_chips(evening.stacks)
    if len(most) == 1 or evening.rules.reading("end.tie") == "shared":
        return GameEnded(most)
    drawn = evening.draw.winner
    return None if drawn == NOBODY else GameEnded((drawn,))


def next_hand(evening: Evening) -> Table:
    """The table of the next hand, without a pack. Raises ValueError, naming the clause, when none can begin now, and
    FloorDecides when the rules do not say where the button goes (S1.30, S1.46, S1.48)."""
    if reason := _no_hand(evening):
        raise ValueError(reason)
    return next_table(evening)


def next_table(evening: Evening) -> Table:
    """The table of the next hand, whether or not one may begin: the chips as they are, button and blinds moved on, the
    level announced last; in fixed limit the limits rise with the blinds. Raises FloorDecides (S0.55, S1.56, S1.58)."""
    small, big, ante = evening.level
    limits = (big, 2 * big) if evening.game.limit == Limit.FIXED_LIMIT else evening.game.limits
    positions = _next_positions(evening)
    return evening.game._replace(
        stacks=evening.stacks,
        button=positions.button,
        small_blind=small,
        big_blind=big,
        limits=limits,
        ante=ante,
        posts=positions.posts,
    )


def _no_hand(evening: Evening) -> str | None:
    if evening.playing:
        return "END-PLAYED: the hand that has begun is played to its end first"
    if evening.leaving:
        return "END-ELIM: whoever has no chips is out before the next hand begins"
    if evening.over or len(evening.players) == 1:
        return "END-LAST: the game is over"
    if evening.time_is_up and len(with_most_chips(evening.stacks)) == 1:
        return "END-TIME: the time is up"
    if evening.time_is_up and evening.rules.reading("end.tie") != "extra_hand":
        return "END-TIETIME: the time is up, and no further hand decides"
    if evening.last is None and evening.draw.begun and evening.draw.winner == NOBODY:
        return "BTN-DRAW: the draw for the button is not finished"
    return None


def _next_positions(evening: Evening) -> Positions:
    """Button and blinds of the next hand (S0.10, S0.55, S1.30, S2.4, S2.7, S2.21)."""
    if evening.last is None:
        drawn = evening.draw.winner
        return first_positions(evening.game.button if drawn == NOBODY else drawn, evening.players)
    before = tuple(seat for seat, chips in enumerate(evening.began) if chips > 0)
    return moved_positions(evening.last, before, evening.players, evening.rules.reading("button.rule"))


def refusal(evening: Evening, event: BoughtIn | ButtonMoved | CardDrawn | LevelRaised | TimeCalled) -> str | None:
    """The clause by which something that players, clock or dealer bring is refused; None if it may be done (S1.30,
    S1.58, S2.4, S3.5, S3.16)."""
    match event:
        case BoughtIn():
            return _refused_chips(evening, event)
        case CardDrawn():
            return _refused_card(evening, event)
        case LevelRaised():
            return _refused_level(evening, event)
        case ButtonMoved():
            return "BTN-PERSIST" if evening.playing else None
    return None


def _refused_chips(evening: Evening, bought: BoughtIn) -> str | None:
    """Chips are bought between two hands, by somebody who is in the game (S3.5)."""
    if evening.rules.reading("start.stacks") == "equal":
        return "SEAT-EQUALSTART"
    seated = evening.stacks[bought.seat] > 0 or bought.seat in [seat for seat, _ in evening.leaving]
    return None if seated and bought.chips > 0 and not evening.playing else "SEAT-BUYIN"


def _refused_card(evening: Evening, drew: CardDrawn) -> str | None:
    """Cards are drawn before the first hand or, where that is agreed, when the time is up and several lead; at any
    other time there is nobody who may draw (S2.4)."""
    if may_draw(evening.draw, drew.seat, drew.card):
        return None
    if evening.time_is_up:
        return "END-TIETIME"
    again = evening.draw.winner != NOBODY and evening.rules.reading("draw.tie") == "suit"
    return "BTN-DRAWSUIT" if again else "BTN-DRAW"


def _refused_level(evening: Evening, raised: LevelRaised) -> str | None:
    """In a tournament blinds rise, and at fixed intervals (S0.9, S1.58)."""
    if not 0 < raised.small_blind <= raised.big_blind:
        return "BLIND-RATIO"
    if not evening.game.tournament:
        return None
    small, big, _ = evening.level
    rises = raised.big_blind > big and raised.small_blind >= small
    if not rises and (evening.last is not None or evening.levels):
        return "TRN-LEVELS"
    minutes = (*evening.levels, raised.minute)
    if NOT_TOLD in minutes:
        return None
    return None if 0 < raised.minute == minutes[0] * len(minutes) else "TRN-LEVELS"


def after(evening: Evening, event: Happening) -> Evening:
    """The evening after an event that is due or not refused; of a hand only its beginning and its end are told (S1.46,
    S1.48, S1.58, S2.4, S3.5)."""
    match event:
        case HandStarted():
            return _after_start(evening, event.table)
        case HandEnded(stacks):
            out = leaving(evening.began, stacks, evening.rules.reading("end.simul"))
            return _for_the_win(evening._replace(playing=False, stacks=stacks, leaving=out))
        case BoughtIn(seat, chips):
            return _after_buying(evening, seat, chips)
        case CardDrawn(seat, card):
            return evening._replace(draw=after_drawing(evening.draw, seat, card, evening.rules.reading("draw.tie")))
        case LevelRaised(small, big, ante, minute):
            return evening._replace(level=(small, big, ante), levels=(*evening.levels, minute))
        case Eliminated(seat, place):
            left = tuple(other for other in evening.leaving if other[0] != seat)
            return evening._replace(leaving=left, out=(*evening.out, (seat, place)))
        case TimeCalled():
            return _for_the_win(evening._replace(time_is_up=True))
        case GameEnded(winners):
            return evening._replace(winners=winners)
    return evening


def _after_start(evening: Evening, table: Table) -> Evening:
    positions = _next_positions(evening._replace(game=evening.game._replace(button=table.button)))
    level = (table.small_blind, table.big_blind, table.ante)
    return evening._replace(last=positions, level=level, began=table.stacks, playing=True, draw=Draw(()))


def _after_buying(evening: Evening, seat: Seat, chips: Chips) -> Evening:
    stacks = tuple(had + chips * (seat == at) for at, had in enumerate(evening.stacks))
    told = [out for out, _ in evening.out]
    out = leaving(evening.began, stacks, evening.rules.reading("end.simul"))
    return _for_the_win(evening._replace(stacks=stacks, leaving=tuple(p for p in out if p[0] not in told)))


def _for_the_win(evening: Evening) -> Evening:
    """When the time is up, those with the most chips are the ones who may draw, where that is agreed."""
    if evening.playing or not evening.time_is_up:
        return evening
    most = with_most_chips(evening.stacks)
    tied = len(most) > 1 and evening.rules.reading("end.tie") == "highcard_draw"
    return evening._replace(draw=Draw(most if tied else ()))
