"""What an engine tells of a game, as the specification has it: a table, somebody's exit, the end."""

from holdem_conformance.protocol.messages import GameSeen, Snapshot, Tell
from holdem_conformance.scenarios.evening_model import Expected, NotSo, Told
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import level_in_force, posts_of, those_who_post
from holdem_spec.vocabulary.cards import card_text
from holdem_spec.vocabulary.events import (
    NOT_TOLD,
    BoughtIn,
    ButtonMoved,
    CardDrawn,
    Eliminated,
    Event,
    GameEnded,
    LevelRaised,
    TimeCalled,
)
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Blind, Chips, Limit, Table


def at_blinds(table: Table, small: Chips, big: Chips) -> Table:
    """The table at other blinds; in fixed limit both limits go with the big one (S1.56)."""
    limits = (big, 2 * big) if table.limit == Limit.FIXED_LIMIT else table.limits
    return table._replace(small_blind=small, big_blind=big, limits=limits)


def game_of(snapshot: Snapshot) -> GameSeen:
    """Nothing seen where the engine says nothing."""
    return snapshot.game or GameSeen()


def message_of(event: Told) -> Tell:
    """The message for something that happens in a game. That somebody has won is not told but asked."""
    match event:
        case BoughtIn(seat, chips):
            return Tell(what="buy", seat=seat, chips=chips)
        case CardDrawn(seat, card):
            return Tell(what="draw", seat=seat, card=card_text(card))
        case LevelRaised(small, big, ante, minute):
            return Tell(what="level", blinds=(small, big), ante=ante, minute=None if minute == NOT_TOLD else minute)
        case TimeCalled():
            return Tell(what="time")
        case ButtonMoved(seat):
            return Tell(what="button", seat=seat)
        case Eliminated(seat, _):
            return Tell(what="leave", seat=seat)
        case GameEnded():
            raise TypeError("nobody is told who has won")


def table_told(seen: GameSeen, game: Table, books: Ledger) -> Table | None:
    """The table of the hand that has begun; None when the engine does not show button and blinds. What else it does not
    show is taken as it is due."""
    if seen.button is None or seen.small is None or seen.big is None:
        return None
    small, big, ante = level_in_force(books) or (game.small_blind, game.big_blind, game.ante)
    if seen.blinds is not None:
        small, big = seen.blinds
    posts = (*((seat, Blind.SMALL) for seat in seen.small), *((seat, Blind.BIG) for seat in seen.big))
    return at_blinds(game, small, big)._replace(
        stacks=books.evening.stacks if seen.began is None else seen.began,
        button=seen.button,
        ante=ante if seen.ante is None else seen.ante,
        posts=posts,
        tournament=game.tournament if seen.tournament is None else seen.tournament,
    )


def wanted(line: NotSo, told: Table) -> bool:
    """Whether the table is the one that a hand must not begin with."""
    if line.tournament is not None:
        return told.tournament == line.tournament
    button = told.button if line.button is None else line.button
    posts = line.posts
    if posts is None:
        plain = told._replace(button=button, posts=None)
        posts = posts_of(told) if line.button is None or button == NOBODY else posts_of(plain)
    said = dict(line.chips)
    forbidden = at_blinds(told, *(line.blinds or (told.small_blind, told.big_blind)))._replace(
        stacks=tuple(said.get(seat, chips) for seat, chips in enumerate(told.stacks)),
        button=button,
        posts=posts,
        ante=told.ante if line.ante is None else line.ante,
    )
    return forbidden == told._replace(posts=posts_of(told))


def unlike(expected: Expected, table: Table, names: tuple[str, ...]) -> str:
    """What the engine has instead of an expected value; nothing where it has that."""
    got: object
    match expected.key:
        case "button":
            got = table.button
        case "blinds":
            got = (table.small_blind, table.big_blind)
        case "ante":
            got = table.ante
        case key:
            got = those_who_post(table, Blind.SMALL if key == "small" else Blind.BIG)
    return "" if got == expected.value else hand_text(table, names)


def hand_text(table: Table, names: tuple[str, ...]) -> str:
    """Where button and blinds are."""
    small, big = (_posting(table, blind, names) for blind in (Blind.SMALL, Blind.BIG))
    button = f"button on seat {table.button + 1} ({names[table.button]})" if table.button >= 0 else "no button"
    return f"{button}, small blind {small}, big blind {big}, {stakes_of(table)}"


def stakes_of(table: Table) -> str:
    ante = f", ante {table.ante}" if table.ante else ""
    return f"blinds {table.small_blind}/{table.big_blind}{ante}"


def _posting(table: Table, blind: Blind, names: tuple[str, ...]) -> str:
    return " and ".join(names[seat] for seat in those_who_post(table, blind)) or "nobody"


def out_of(seen: GameSeen) -> dict[Seat, int | None]:
    """Seat and place of those who are out; no place where the engine keeps none."""
    return dict(seen.out or ())


def told_event(event: Event, names: tuple[str, ...]) -> str:
    """An exit or an end in words."""
    match event:
        case Eliminated(seat, place):
            return f"{names[seat]} is out in place {place}"
        case GameEnded(winners):
            return f"{' and '.join(names[seat] for seat in winners) or 'nobody'} has won"
    return type(event).__name__
