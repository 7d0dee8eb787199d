"""What happens from hand to hand, as the end of a key and the fields of its sentence."""

from typing import Any

from holdem_conformance.classroom.words import Words
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import level_in_force, posts_of
from holdem_spec.vocabulary.events import ButtonMoved, Event, GameEnded, GameOpened, HandEnded, HandStarted, LevelRaised
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Blind, Table


def evening_ending(event: Event, before: Ledger) -> str:
    """Which of several sentences fits the kind of event."""
    match event:
        case GameOpened():
            return "_tournament" if event.tournament else ""
        case HandStarted() | HandEnded() if before.evening.open:
            return "_evening"
        case GameEnded(winners) if len(winners) > 1:
            return "_many"
    return ""


def evening_fields(event: Event, before: Ledger, names: tuple[str, ...], say: Words) -> dict[str, Any]:
    """The fields beside those of the event itself."""
    hand = len(before.evening.tables)
    match event:
        case GameOpened(stacks):
            shares = [say("table.share", name=names[seat], chips=chips) for seat, chips in enumerate(stacks) if chips]
            return {"players": len(shares), "shares": say.listed(shares)}
        case HandStarted(table):
            return {"hand": hand + 1, "positions": positions(table, names, say)}
        case HandEnded():
            return {"hand": hand}
        case ButtonMoved(seat):
            return {"place": names[seat]}
        case LevelRaised():
            return {"level": level(event.small_blind, event.big_blind, event.ante, say)}
        case GameEnded(winners):
            return {"names": say.listed([names[seat] for seat in winners])}
    return {}


def level(small: int, big: int, ante: int, say: Words) -> str:
    """`blinds 100/200, ante 25`."""
    blinds = say("table.blinds", small=small, big=big)
    return f"{blinds}, {say('table.ante', chips=ante)}" if ante else blinds


def positions(table: Table, names: tuple[str, ...], say: Words) -> str:
    """Who has the button and who posts: `button Dora, small blind Ada, big blind Ben`."""
    button = table.button
    if not 0 <= button < len(names):
        place = say("positions.no_button")
    else:
        name = names[button] if table.stacks[button] else say("positions.empty", number=button + 1)
        place = say("positions.button", place=name)
    return ", ".join([place, *_blinds(table, names, say)])


def _blinds(table: Table, names: tuple[str, ...], say: Words) -> list[str]:
    posts = posts_of(table)
    said = []
    for blind, key in ((Blind.SMALL, "small"), (Blind.BIG, "big")):
        who: list[Seat] = [seat for seat, what in posts if what == blind]
        if who:
            said.append(say(f"positions.{key}", names=say.listed([names[seat] for seat in who])))
        elif blind == Blind.SMALL:
            said.append(say("positions.no_small"))
    return said


def difference(tried: Table, due: Table | None, before: Ledger, names: tuple[str, ...], say: Words) -> str:
    """In what a hand that must not begin differs from the one that is due; nothing when it is that very hand."""
    said = []
    if due is None or (tried.button, posts_of(tried)) != (due.button, posts_of(due)):
        said.append(positions(tried, names, say))
    blinds = (tried.small_blind, tried.big_blind, tried.ante)
    if blinds != (level_in_force(before) or blinds):
        said.append(level(*blinds, say))
    if due is not None:
        said += [
            say("positions.with", name=names[seat], chips=tried.stacks[seat])
            for seat in range(len(names))
            if tried.stacks[seat] != due.stacks[seat]
        ]
    if tried.tournament != before.evening.tournament:
        said.append(say("positions.tournament" if tried.tournament else "positions.cash"))
    return ", ".join(said)
