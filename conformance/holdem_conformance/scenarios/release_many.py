"""The parts of a scenario of many hands, or of the floor, in the released form, and the way there and back."""

from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, field

from holdem_conformance.scenarios import evening_model as many
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.evening_model import Between, EveningPlay, Played, Spoken
from holdem_conformance.scenarios.floor_model import FloorLine, FloorPlay, FloorResult
from holdem_conformance.scenarios.model import Place
from holdem_conformance.scenarios.release_deeds import Cards, Chips, ChipsByName, Clause, Line, Name, Part, Text
from holdem_conformance.scenarios.release_deeds import Names as NameList
from holdem_conformance.scenarios.release_events import Names, by_name, by_seat, seat_of, shares_by_name, shares_by_seat
from holdem_conformance.scenarios.release_sorts import HAPPENINGS, ON_THE_FLOOR, SPOKEN
from holdem_spec.vocabulary.cards import cards, cards_text
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Blind

if TYPE_CHECKING:
    Happening = Any
    SaidInAHand = Any
    SaidOnTheFloor = Any
else:
    Happening, SaidInAHand, SaidOnTheFloor = HAPPENINGS.form, SPOKEN.form, ON_THE_FLOOR.form

Clauses = Annotated[list[Clause], Meta(description="because of exactly these clauses")]
Blinds = tuple[Chips, Chips]


class Told(Part):
    """What all lines have in common."""

    line: Line
    text: Text


class Happens(Told, tag_field="say", tag="happens"):
    """Something happens, and may happen."""

    event: Annotated[Happening, Meta(description="what")]


class MustNot(Told, tag_field="say", tag="must not"):
    """Something must not happen now."""

    event: Annotated[Happening, Meta(description="what")]
    clauses: Clauses


class NoHand(Told, tag_field="say", tag="no hand"):
    """No hand may begin now."""

    clauses: Clauses


class Post(Part):
    """Who posts which blind."""

    player: Name
    blind: Annotated[str, Meta(pattern="^(small|big)$", description="small or big")]


class NotSo(Told, tag_field="say", tag="not so"):
    """The next hand must not begin in this way. What is left out is as it is due; where a button is given and no blind,
    the blinds are the next two players."""

    clauses: Clauses
    button: Annotated[str | None, Meta(description="at whose seat the button lies; empty text for no button")] = None
    posts: Annotated[list[Post] | None, Meta(description="who posts, in order")] = None
    blinds: Annotated[Blinds | None, Meta(description="small and big blind")] = None
    ante: Annotated[Chips | None, Meta(description="the ante")] = None
    chips: Annotated[ChipsByName, Meta(description="the chips of some players")] = field(default_factory=dict)
    tournament: Annotated[bool | None, Meta(description="whether the hand belongs to a tournament")] = None


class InTheHand(Told, tag_field="say", tag="line"):
    """A line of the play of a hand; amounts that it leaves open follow from the course of the hand."""

    said: Annotated[SaidInAHand, Meta(description="what it says")]


class Beginning(Told):
    """Something with which a hand must begin: one of these."""

    button: Annotated[str | None, Meta(description="at whose seat the button lies")] = None
    small: Annotated[NameList | None, Meta(description="who posts a small blind")] = None
    big: Annotated[NameList | None, Meta(description="who posts a big blind")] = None
    blinds: Annotated[Blinds | None, Meta(description="small and big blind")] = None
    ante: Annotated[Chips | None, Meta(description="the ante")] = None


class Hand(Part):
    """A hand of the game. Without lines it is only told: it begins, and it ends with `stacks`."""

    line: Line
    text: Text
    before: Annotated[list[Happens | MustNot | NoHand | NotSo], Meta(description="what happens before it")]
    begins: Annotated[list[Beginning], Meta(description="what it must begin with")]
    holes: Annotated[dict[str, Cards], Meta(description="the hole cards that are placed, by name")] = field(
        default_factory=dict
    )
    board: Annotated[Cards, Meta(description="the board cards that are placed")] = ""
    play: Annotated[
        list[Happens | MustNot | NoHand | NotSo | InTheHand] | None, Meta(description="the lines of its play")
    ] = None
    stacks: Annotated[ChipsByName | None, Meta(description="chips at its end; who is not named keeps his")] = None


class Game(Part):
    """Several hands at one table."""

    hands: Annotated[list[Hand], Meta(description="in order")]
    after: Annotated[list[Happens | MustNot | NoHand | NotSo], Meta(description="what happens after the last one")]


class OnTheFloor(Told):
    """A line of a floor scenario; what it leaves open follows from the course of the hand."""

    said: Annotated[SaidOnTheFloor, Meta(description="what it says")]


class Floor(Part):
    """A hand in which something goes wrong or is announced."""

    lines: Annotated[list[OnTheFloor], Meta(description="in order")]
    stacks: Annotated[ChipsByName | None, Meta(description="chips at the end, if it comes to its end")] = None
    board: Annotated[Cards | None, Meta(description="the board at the end")] = None
    burns: Annotated[Cards | None, Meta(description="the burned cards in order")] = None


def released_game(play: EveningPlay, names: Names) -> Game:
    return Game([_hand(hand, names) for hand in play.hands], [_line(line, names) for line in play.after])


def game_of(told: Game, names: Names, file: str) -> EveningPlay:
    hands = tuple(_hand_of(hand, names, file) for hand in told.hands)
    return EveningPlay(hands, tuple(_line_of(line, names, file) for line in told.after))


def released_floor(play: FloorPlay, names: Names) -> Floor:
    result = play.result
    return Floor(
        [OnTheFloor(place.line, place.text, said=ON_THE_FLOOR.out(said, names)) for place, said in play.lines],
        stacks=None if result.stacks is None else by_name(result.stacks, names),
        board=None if result.board is None else cards_text(result.board),
        burns=None if result.burns is None else cards_text(result.burns),
    )


def floor_of(told: Floor, names: Names, file: str) -> FloorPlay:
    lines = tuple(
        FloorLine(Place(file, line.line, line.text), ON_THE_FLOOR.back(line.said, names)) for line in told.lines
    )
    stacks = None if told.stacks is None else by_seat(told.stacks, names)
    board = None if told.board is None else cards(told.board)
    return FloorPlay(lines, FloorResult(stacks, board, None if told.burns is None else cards(told.burns)))


def _hand(hand: many.Hand, names: Names) -> Hand:
    return Hand(
        hand.place.line,
        hand.place.text,
        [_line(line, names) for line in hand.before],
        [_beginning(expected, names) for expected in hand.begins],
        {names[seat]: cards_text(own) for seat, own in hand.holes},
        cards_text(hand.board),
        None if hand.play is None else [_line(line, names) for line in hand.play],
        None if hand.stacks is None else shares_by_name(hand.stacks, names),
    )


def _hand_of(told: Hand, names: Names, file: str) -> many.Hand:
    holes = tuple(sorted((seat_of(name, names), cards(text)) for name, text in told.holes.items()))
    return many.Hand(
        Place(file, told.line, told.text),
        tuple(_line_of(line, names, file) for line in told.before),
        tuple(_expected(begins, names, file) for begins in told.begins),
        holes,
        cards(told.board),
        None if told.play is None else tuple(_line_of(line, names, file) for line in told.play),
        None if told.stacks is None else shares_by_seat(told.stacks, names),
    )


def _beginning(expected: many.Expected, names: Names) -> Beginning:
    value: Any = expected.value
    if expected.key == "button":
        value = names[value]
    elif expected.key in ("small", "big"):
        value = [names[seat] for seat in value]
    return Beginning(expected.place.line, expected.place.text, **{expected.key: value})


def _expected(told: Beginning, names: Names, file: str) -> many.Expected:
    given = {key: getattr(told, key) for key in ("button", "small", "big", "blinds", "ante")}
    said = {key: value for key, value in given.items() if value is not None}
    if len(said) != 1:
        message = f"The beginning of a hand on line {told.line} names {len(said)} things; write each as one of its own."
        raise ScenarioError(message, file)
    ((key, value),) = said.items()
    if key == "button":
        value = seat_of(value, names)
    elif key in ("small", "big"):
        value = tuple(seat_of(name, names) for name in value)
    return many.Expected(Place(file, told.line, told.text), key, value)


def _line(line: Played, names: Names) -> Any:
    at = (line.place.line, line.place.text)
    match line:
        case many.Happens(_, event):
            return Happens(*at, event=HAPPENINGS.out(event, names))
        case many.MustNot(_, event, clauses):
            return MustNot(*at, event=HAPPENINGS.out(event, names), clauses=list(clauses))
        case many.NoHand(_, clauses):
            return NoHand(*at, clauses=list(clauses))
        case many.NotSo():
            return _not_so(line, names)
        case Spoken(_, said):
            return InTheHand(*at, said=SPOKEN.out(said, names))


def _line_of(told: Any, names: Names, file: str) -> Any:
    place = Place(file, told.line, told.text)
    match told:
        case Happens():
            return many.Happens(place, HAPPENINGS.back(told.event, names))
        case MustNot():
            return many.MustNot(place, HAPPENINGS.back(told.event, names), tuple(told.clauses))
        case NoHand():
            return many.NoHand(place, tuple(told.clauses))
        case NotSo():
            return _not_so_of(told, place, names)
    return Spoken(place, SPOKEN.back(told.said, names))


def _not_so(line: many.NotSo, names: Names) -> NotSo:
    button = None if line.button is None else "" if line.button == NOBODY else names[line.button]
    posts = None if line.posts is None else [Post(names[seat], blind.name.lower()) for seat, blind in line.posts]
    return NotSo(
        line.place.line,
        line.place.text,
        list(line.clauses),
        button,
        posts,
        line.blinds,
        line.ante,
        shares_by_name(line.chips, names),
        line.tournament,
    )


def _not_so_of(told: NotSo, place: Place, names: Names) -> Between:
    posts = None
    if told.posts is not None:
        posts = tuple((seat_of(post.player, names), Blind[post.blind.upper()]) for post in told.posts)
    return many.NotSo(
        place,
        None if told.button is None else seat_of(told.button, names) if told.button else NOBODY,
        posts,
        told.blinds,
        told.ante,
        shares_by_seat(told.chips, names),
        told.tournament,
        tuple(told.clauses),
    )
