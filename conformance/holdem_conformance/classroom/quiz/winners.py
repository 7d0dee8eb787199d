"""Questions about the end of a hand: who wins which pot, and how it is shared."""

import re
from collections.abc import Callable

from holdem_conformance.classroom.deciding import deciding
from holdem_conformance.classroom.drawing import pot_title
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.question import RIGHT, WRONG, Disagreement, Mark, Question, Reply, agreed
from holdem_conformance.classroom.quiz.scene import Room, explained, scene
from holdem_conformance.classroom.telling import Teller
from holdem_conformance.classroom.worth import worth_text
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.pots import Pot, by_the_button, pots
from holdem_spec.terms.showdown import hand_value
from holdem_spec.vocabulary.events import PotAwarded
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

_PART = re.compile(r"[^\W\d_]+|\d+")
AND = ("and", "und")


def who_wins(moment: Moment, room: Room) -> Question | None:
    """Who wins the pot that is paid next, and how much each gets (S0.34, S1.43, S4.63)."""
    books, say = moment.books, room.say
    if not isinstance(moment.follows, PotAwarded):
        return None
    number = moment.follows.pot
    pot = pots(books)[number]
    rivals = [seat for seat in pot.contestants if not books.mucked[seat]]
    if len(rivals) < 2:
        return None
    shares = _shares(books, pot, room)
    due = PotAwarded(number, tuple(sorted(shares.items())))
    if broken := broken_by(books, due, room.rules):
        raise Disagreement(f"the terms share a pot as {due.shares}, which {broken[0].clause} forbids; please report it")
    agreed("award of a pot", due, moment.follows)
    names = moment.names
    name = pot_title(number, len(pots(books)), say)
    example = ", ".join(f"{names[seat]} {30 + place}" for place, seat in enumerate(rivals[:2]))
    return Question(
        "winners",
        scene(moment, room, cards=True),
        f"{say('ask.winner', pot=name, chips=pot.chips)} {say('ask.shares', example=example)}",
        say("read.share", names=say.listed(list(names), "or")),
        ", ".join(f"{names[seat]} {chips}" for seat, chips in due.shares),
        _share_reply(names, {names[seat]: chips for seat, chips in due.shares}, room),
        explained(_why(moment, room, pot, due), deciding(due, books, room.rules), say),
        weight=_interest(moment, pot, due),
    )


def _shares(books: Ledger, pot: Pot, room: Room) -> dict[Seat, Chips]:
    """Equal shares for the best live hands among the contestants; odd chips as the rulebook has it."""
    values = {seat: hand_value(books, seat) or () for seat in pot.contestants if not books.mucked[seat]}
    winners = by_the_button(books, tuple(seat for seat, value in values.items() if value == max(values.values())))
    share, odd = divmod(pot.chips, len(winners))
    extra = [odd] if room.rules.reading("pot.odd") == "all_to_first" else [1] * odd
    extra += [0] * (len(winners) - len(extra))
    return {seat: share + more for seat, more in zip(winners, extra, strict=True)}


def _interest(moment: Moment, pot: Pot, due: PotAwarded) -> int:
    shared = len(due.shares) > 1
    return 1 + 5 * shared + 5 * bool(pot.chips % len(due.shares)) + 3 * (len(pots(moment.books)) > 1)


def _why(moment: Moment, room: Room, pot: Pot, due: PotAwarded) -> list[str]:
    say, books, names = room.say, moment.books, moment.names
    sentences = []
    for seat in pot.contestants:
        value = hand_value(books, seat)
        if books.mucked[seat] or value is None:
            sentences.append(say("explain.hand_mucked", name=names[seat]))
        else:
            sentences.append(say("explain.hand", name=names[seat], worth=worth_text(value, say)))
    winners = len(due.shares)
    teller = Teller(names, say, room.paper)
    if winners == 1:
        return [*sentences, f"{teller.deed(due, books)}."]
    share, odd = divmod(pot.chips, winners)
    if not odd:
        return [*sentences, say("explain.even", chips=pot.chips, winners=winners, share=share)]
    first = by_the_button(books, tuple(seat for seat, _ in due.shares))[0]
    told = say.listed([teller.share(seat, chips) for seat, chips in due.shares])
    fields = {"chips": pot.chips, "winners": winners, "share": share, "odd": odd}
    return [*sentences, say("explain.odd", **fields, first=names[first], shares=told)]


def _share_reply(names: tuple[str, ...], right: dict[str, Chips], room: Room) -> Callable[[str], Reply | None]:
    """Names, each with an amount behind it if the player likes."""

    def reply(text: str) -> Reply | None:
        given = _read_shares(text, names)
        if given is None:
            return None
        if set(given) != set(right):
            return WRONG
        sole = len(right) == 1 and list(given.values()) == [None]
        return RIGHT if sole or given == right else Reply(Mark.NEARLY, room.say("explain.near_share"))

    return reply


def _read_shares(text: str, names: tuple[str, ...]) -> dict[str, Chips | None] | None:
    known = {name.casefold(): name for name in names}
    given: dict[str, Chips | None] = {}
    last = ""
    for part in _PART.findall(text.replace(".", "")):
        if part.casefold() in AND:
            continue
        if part.isdecimal():
            if not last or given[last] is not None:
                return None
            given[last] = int(part)
        elif part.casefold() in known:
            last = known[part.casefold()]
            given.setdefault(last, None)
        else:
            return None
    return given or None
