"""The lines between two hands: one line, one statement. The EBNF stands in docs/scenario-format.md."""

from holdem_conformance.scenarios.evening_model import (
    ANY_PLACE,
    Between,
    Happens,
    MustNot,
    NoHand,
    NotSo,
    Played,
    Spoken,
    Told,
)
from holdem_conformance.scenarios.grammar import statement
from holdem_conformance.scenarios.model import Place
from holdem_conformance.scenarios.words import CLAUSE, GrammarError, Words
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    GameEnded,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Chips

WORDS_OF_THE_EVENING = ("seat", "time", "level", "button", "no", "hand", "chips")

BETWEEN_HANDS = {"buy", "buys", "draw", "draws"}
"""Words of the evening that one may also try during a hand."""


def between(line: str, names: tuple[str, ...], place: Place) -> Between | None:
    """What a line says; None when it is empty or a comment. Raises GrammarError."""
    words = Words(line, names)
    if not words:
        return None
    found = _between(words, place)
    words.finish()
    return found


def played(line: str, names: tuple[str, ...], place: Place) -> Played | None:
    """What a line of a hand says: something of the evening, or of the play."""
    words = Words(line, names)
    if not words:
        return None
    if words.word.text in ("time", "level", "button") or BETWEEN_HANDS & set(line.partition("#")[0].split()):
        return between(line, names, place)
    said = statement(line, names)
    return None if said is None else Spoken(place, said)


def _between(words: Words, place: Place) -> Between:
    if words.take("no hand may begin"):
        return NoHand(place, _clauses(words))
    if words.take("hand may not begin with"):
        return _not_so(words, place)
    if words.take("time"):
        return Happens(place, TimeCalled())
    if words.take("level may not be"):
        return MustNot(place, _level(words), _clauses(words))
    if words.take("level"):
        return Happens(place, _level(words))
    if words.take("button may not move to"):
        return MustNot(place, ButtonMoved(seat_or_player(words)), _clauses(words))
    if words.take("nobody may win"):
        raise words.unexpected("write 'no hand may begin: …' or 'Ada may not win: …'")
    return _about(words, place)


def _level(words: Words) -> LevelRaised:
    small, big = _pair("level 100/200", words)
    ante = words.chips("level 100/200 ante 25") if words.take("ante") else 0
    minute = words.chips("level 100/200 at minute 20") if words.take("at minute") else NOT_TOLD
    return LevelRaised(small, big, ante, minute)


def _pair(example: str, words: Words) -> tuple[Chips, Chips]:
    small = words.chips(example)
    words.expect("/", example)
    return small, words.chips(example)


def _about(words: Words, place: Place) -> Between:
    seats = _players(words)
    if words.take("may not"):
        event = _deed(words, seats, ("draw", "buy", "be out", "win"))
        return MustNot(place, event, _clauses(words))
    wins = "wins" if len(seats) == 1 else "win"
    return Happens(place, _deed(words, seats, ("draws", "buys", "is out", wins)))


def _players(words: Words) -> tuple[Seat, ...]:
    seats = [words.seat()]
    while words.take("and"):
        seats.append(words.seat())
    return tuple(sorted(seats))


def _deed(words: Words, seats: tuple[Seat, ...], verbs: tuple[str, ...]) -> Told:
    draw, buy, out, win = verbs
    at = words.word
    if words.take(win):
        return GameEnded(seats)
    if len(seats) > 1:
        raise GrammarError("Only to win is said of several players at once; write a line for each.", at)
    seat = seats[0]
    if words.take(draw):
        return CardDrawn(seat, words.card(f"Ada {draw} Kd"))
    if words.take(buy):
        return BoughtIn(seat, words.chips(f"Ada {buy} 500"))
    if words.take(out):
        return Eliminated(seat, words.chips("place 4") if words.take(", place") else ANY_PLACE)
    raise words.unexpected(f"between two hands a player {draw}, {buy}, {out} or {win}")


def _not_so(words: Words, place: Place) -> NotSo:
    button: Seat | None = None
    posts: list[tuple[Seat, Blind]] | None = None
    blinds: tuple[Chips, Chips] | None = None
    ante: Chips | None = None
    chips: dict[Seat, Chips] = {}
    tournament: bool | None = None
    said = False
    while not said or words.take(","):
        said = True
        if words.take("no button"):
            button = NOBODY
        elif words.take("button on"):
            button = seat_or_player(words)
        elif words.take("no small blind"):
            posts = posts or []
        elif words.take("small blind"):
            posts = [*(posts or []), (words.seat(), Blind.SMALL)]
        elif words.take("big blind"):
            posts = [*(posts or []), (words.seat(), Blind.BIG)]
        elif words.take("blinds"):
            blinds = _pair("blinds 50/100", words)
        elif words.take("ante"):
            ante = words.chips("ante 10")
        elif words.take("a cash hand"):
            tournament = False
        elif words.word.text in words.names:
            seat = words.seat()
            words.expect("with", "Ada with 1500")
            chips[seat] = words.chips("Ada with 1500")
        else:
            raise words.unexpected(
                "a hand begins with 'button on', 'no button', 'small blind', 'no small blind', 'big blind', 'blinds', "
                "'ante', 'Ada with 1500' or 'a cash hand'"
            )
    all_posts = None if posts is None else tuple(posts)
    return NotSo(place, button, all_posts, blinds, ante, tuple(sorted(chips.items())), tournament, _clauses(words))


def seat_or_player(words: Words) -> Seat:
    """A player's name, or `seat 2` counted from 1 as the seats stand in the file."""
    if not words.take("seat"):
        return words.seat()
    at = words.word
    number = words.chips("seat 2")
    if not 1 <= number <= len(words.names):
        raise GrammarError(f"The table has seats 1 to {len(words.names)}; write one of them.", at)
    return number - 1


def _clauses(words: Words) -> tuple[str, ...]:
    found = [words.clause()]
    while words.take(","):
        if not CLAUSE.fullmatch(words.word.text):
            raise words.unexpected("a further clause belongs behind the comma, for example ', BTN-DEADBIG'")
        found.append(words.word.text)
        words.take(words.word.text)
    return tuple(found)
