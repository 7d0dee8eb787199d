"""Questions about players: who acts, who shows first, who may raise."""

from collections.abc import Callable

from holdem_conformance.classroom.deciding import deciding, wordings
from holdem_conformance.classroom.prospects import only_all_in, range_text, to_show, why_no_wager
from holdem_conformance.classroom.quiz.amounts import named
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.question import RIGHT, WRONG, Mark, Question, Reply, agreed
from holdem_conformance.classroom.quiz.scene import Room, explained, scene
from holdem_reference import hand
from holdem_spec.clauses.form import Clause
from holdem_spec.judge.counsel import broken_by, menu
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import (
    able_to_bet,
    bet_to_match,
    everything,
    has_acted,
    in_the_hand,
    last_full_raise,
    one_is_left,
    over_a_short_all_in,
    price,
    somebody_could_answer,
)
from holdem_spec.terms.limits import plain_wager
from holdem_spec.terms.showdown import it_is_showdown, yet_to_show
from holdem_spec.vocabulary.events import Checked, Folded, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat

ORDER = ("BET-HUORDER", "BET-STARTPRE", "BET-STARTPOST", "BET-CLOCKWISE")
OVER = ("AI-RUNOUT", "BET-ROUNDEND")


def whose_turn(moment: Moment, room: Room) -> Question | None:
    """Who acts, or that nobody does (S0.15, S1.34, S4.25)."""
    books, say = moment.books, room.say
    if one_is_left(books) or it_is_showdown(books) or books.burns_since_board:
        return None
    seat = menu(books, room.rules)[0]
    agreed("player to act", seat, hand.to_act(moment.state))
    nobody = say("scene.nobody")
    told = say("explain.turn", name=moment.names[seat]) if seat != NOBODY else say("explain.turn_nobody")
    clauses = named(ORDER, Folded(seat), books, room.rules) if seat != NOBODY else _over(books, room.rules)
    return Question(
        "turn",
        scene(moment, room),
        say("ask.turn"),
        say("read.name", names=say.listed([*moment.names, nobody], "or")),
        nobody if seat == NOBODY else moment.names[seat],
        _name_reply((*moment.names, nobody), nobody if seat == NOBODY else moment.names[seat]),
        explained([told], clauses, say),
        weight=_interest_of_a_turn(books, seat),
        kind="nobody" if seat == NOBODY else "somebody",
    )


def _interest_of_a_turn(books: Ledger, seat: Seat) -> int:
    if seat == NOBODY:
        return 2 if len(able_to_bet(books)) > 1 else 4
    some_out = len(able_to_bet(books)) < len(books.stacks)
    first = books.last_to_act == NOBODY
    return 1 + 2 * some_out + 2 * first + 2 * (len(books.stacks) == 2 and first)


def _over(books: Ledger, rules: Rulebook) -> tuple[Clause, ...]:
    """The clause by which nobody acts any more on this street."""
    broken = [found.clause for found in broken_by(books, Checked(in_the_hand(books)[0]), rules)]
    return tuple(wordings(rules)[id][0] for id in OVER if id in broken)[:1]


def who_shows_first(moment: Moment, room: Room) -> Question | None:
    """Who has to show first (S0.30, S0.43, S1.38)."""
    books, say = moment.books, room.say
    if not it_is_showdown(books) or books.first_to_show != NOBODY or len(yet_to_show(books)) < 2:
        return None
    if not isinstance(moment.follows, Shown) or hand.to_show(moment.state) == NOBODY:
        return None
    seat = to_show(books, room.rules)
    agreed("player to show first", seat, hand.to_show(moment.state))
    shown = Shown(seat, books.holes[seat])
    return Question(
        "show",
        scene(moment, room),
        say("ask.show"),
        say("read.name", names=say.listed(list(moment.names), "or")),
        moment.names[seat],
        _name_reply(moment.names, moment.names[seat], _by_other_readings(moment, room, seat)),
        explained([say("explain.show", name=moment.names[seat])], deciding(shown, books, room.rules), say),
        weight=3 if books.wagers or len({books.put_in[other] for other in yet_to_show(books)}) > 1 else 1,
    )


def _by_other_readings(moment: Moment, room: Room, right: Seat) -> dict[str, str]:
    """By name, what is to be said about a player who would show first at another table."""
    found: dict[str, str] = {}
    for option in OPTIONS:
        if option.name not in ("show.first", "show.side"):
            continue
        for reading in option.readings:
            seat = to_show(moment.books, room.rules.with_changes({option.name: reading.name}))
            if seat not in (right, NOBODY):
                found[moment.names[seat]] = room.say("explain.near_reading", option=option.name, reading=reading.name)
    return found


def _name_reply(
    names: tuple[str, ...], right: str, nearly: dict[str, str] | None = None
) -> Callable[[str], Reply | None]:
    known = {name.casefold(): name for name in names}

    def reply(text: str) -> Reply | None:
        given = known.get(text.strip().casefold())
        if given is None:
            return None
        if given == right:
            return RIGHT
        return Reply(Mark.NEARLY, nearly[given]) if nearly and given in nearly else WRONG

    return reply


def may_raise(moment: Moment, room: Room) -> Question | None:
    """Whether the player to act may raise (S0.36, S0.49, S1.45)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    if seat == NOBODY or not bet_to_match(books) or everything(books, seat) <= bet_to_match(books):
        return None
    plain = RaisedTo(seat, plain_wager(books, seat))
    denied = why_no_wager(books, seat, room.rules)
    agreed("right to raise", offered.raise_to is None, denied is not None)
    agreed("right to raise", denied, hand.refusal(moment.state, plain))
    if denied is None:
        clauses = deciding(RaisedTo(seat, (offered.raise_to or (0, 0))[0]), books, room.rules)
    else:
        clauses = wordings(room.rules)[denied][:1]
    return Question(
        "may-raise",
        scene(moment, room),
        say("ask.may-raise", name=moment.names[seat]),
        say("read.yes"),
        say("scene.yes") if denied is None else f"{say('scene.no')}, {denied}",
        yes_reply(denied is None, tuple(clause.id for clause in clauses), room),
        explained(_why(moment, room, seat), clauses, say),
        weight=6 if has_acted(books, seat) or over_a_short_all_in(books) else 1,
        kind="no" if denied else "yes",
    )


def _why(moment: Moment, room: Room, seat: Seat) -> list[str]:
    books, say, name = moment.books, room.say, moment.names[seat]
    sentences = []
    if not somebody_could_answer(books, seat):
        return [say("explain.may_alone")]
    if has_acted(books, seat):
        sentences.append(say("explain.may_risen", name=name, risen=price(books, seat), size=last_full_raise(books)))
    else:
        sentences.append(say("explain.may_fresh", name=name))
    span = menu(books, room.rules)[1].raise_to
    if span is not None:
        if only_all_in(span, books, seat):
            sentences.append(say("explain.may_all_in", name=name, to=span[1]))
        else:
            sentences.append(say("explain.may_range", name=name, range=range_text(span)))
    return sentences


def yes_reply(may: bool, clauses: tuple[str, ...], room: Room) -> Callable[[str], Reply | None]:
    """`yes` or `no`, in either language, and perhaps a clause behind it."""
    say = room.say

    def reply(text: str) -> Reply | None:
        words = text.replace(",", " ").replace(":", " ").split()
        said = {"yes": True, "y": True, "ja": True, "j": True, "no": False, "n": False, "nein": False}
        if not words or words[0].casefold() not in said:
            return None
        if said[words[0].casefold()] != may:
            return WRONG
        if len(words) == 1 or words[1].upper() in clauses:
            return RIGHT
        return Reply(Mark.NEARLY, say("explain.near_clause", clause=clauses[0] if clauses else "–"))

    return reply
