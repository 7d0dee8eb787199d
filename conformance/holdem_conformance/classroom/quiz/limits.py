"""Questions about games with limits: the size of a fixed raise, the cap, the most one may raise in pot limit."""

from random import Random

from holdem_conformance.classroom.deciding import deciding, wordings
from holdem_conformance.classroom.prospects import why_no_wager
from holdem_conformance.classroom.quiz.amounts import named
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.question import Question, agreed, amount_reply
from holdem_conformance.classroom.quiz.scene import Room, explained, scene, wrapped
from holdem_conformance.classroom.quiz.suite import chosen, moments_of_a_hand
from holdem_conformance.classroom.quiz.turns import yes_reply
from holdem_reference import hand
from holdem_spec.judge.counsel import menu
from holdem_spec.terms.betting import bet_to_match, everything, price
from holdem_spec.terms.dealing import hole_cards_are_dealt
from holdem_spec.terms.limits import complete_bets, plain_wager, pot_as_it_lies, pot_with_full_blinds, unit
from holdem_spec.vocabulary.events import Bet, RaisedTo
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.seats import NOBODY

TELLING = 2
"""From so many complete bets on one may ask whether the cap is reached."""


def fixed_limit(chance: Random, room: Room) -> list[Question]:
    """Questions from one golden hand of fixed limit (S0.59, S1.56, S3.20)."""
    golden = chosen(chance, "fixed-limit")
    there = room._replace(rules=golden.rules)
    dealt = [moment for moment in moments_of_a_hand(golden.id) if hole_cards_are_dealt(moment.books)]
    found = [ask(moment, there) for moment in dealt for ask in (fixed_size, cap)]
    return [question for question in found if question is not None]


def pot_limit(chance: Random, room: Room) -> list[Question]:
    """Questions from one golden hand of pot limit (S1.57)."""
    golden = chosen(chance, "pot-limit")
    there = room._replace(rules=golden.rules)
    dealt = [moment for moment in moments_of_a_hand(golden.id) if hole_cards_are_dealt(moment.books)]
    found = [pot_maximum(moment, there) for moment in dealt]
    return [question for question in found if question is not None]


def _scene(moment: Moment, room: Room) -> str:
    """The position, and what a player must know of the table beside it: readings other than the house's, and whether it
    is a tournament."""
    said = [scene(moment, room)]
    if room.rules.name != HOUSE.name:
        said.append(wrapped(room.say("scene.rules", rules=room.rules.name)))
    if moment.books.table.tournament:
        said.append(wrapped(room.say("scene.tournament")))
    return "\n".join(said)


def fixed_size(moment: Moment, room: Room) -> Question | None:
    """To what total a bet or raise goes in fixed limit (S1.56, S3.16)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    span = offered.raise_to or offered.bet
    if seat == NOBODY or span is None or span[0] == everything(books, seat):
        return None
    seen = hand.menu(moment.state)
    agreed("size of a fixed bet", span, seen.raise_to or seen.bet)
    to, size, last = span[0], unit(books), max(complete_bets(books), default=0)
    name, add = moment.names[seat], to - books.in_front[seat]
    key = "fixed_raise" if offered.raise_to else "fixed_bet"
    nearly = {add: say("explain.near_add", add=add, name=name), size: say("explain.near_size", size=size)}
    wager = RaisedTo(seat, to) if offered.raise_to else Bet(seat, to)
    return Question(
        "fixed-limit",
        _scene(moment, room),
        say("ask.fixed_raise" if offered.raise_to else "ask.fixed_bet", name=name),
        say("read.number"),
        str(to),
        amount_reply(to, nearly),
        explained(
            [say(f"explain.{key}", size=size, last=last, to=to)],
            named(("FL-LOW", "FL-HIGH"), wager, books, room.rules),
            say,
        ),
        weight=4 if books.boards >= 2 or len(complete_bets(books)) > 1 else 1,
        kind="size",
    )


def cap(moment: Moment, room: Room) -> Question | None:
    """Whether a round has had its bet and three raises (S1.56, S3.20)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    complete = complete_bets(books)
    if seat == NOBODY or len(complete) < TELLING or everything(books, seat) <= bet_to_match(books):
        return None
    denied = why_no_wager(books, seat, room.rules)
    if denied is not None and not denied.startswith("FL-CAP"):
        return None
    agreed("right to raise", denied, hand.refusal(moment.state, RaisedTo(seat, plain_wager(books, seat))))
    if denied is None:
        clauses = deciding(RaisedTo(seat, (offered.raise_to or (0, 0))[0]), books, room.rules)
    else:
        clauses = wordings(room.rules)[denied][:1]
    totals = say.listed([str(to) for to in complete])
    return Question(
        "fixed-limit",
        _scene(moment, room),
        say("ask.cap", name=moment.names[seat]),
        say("read.yes"),
        say("scene.yes") if denied is None else f"{say('scene.no')}, {denied}",
        yes_reply(denied is None, tuple(clause.id for clause in clauses), room),
        explained([say("explain.cap", totals=totals, count=len(complete))], clauses, say),
        weight=len(complete),
        kind="yes" if denied is None else "no",
    )


def pot_maximum(moment: Moment, room: Room) -> Question | None:
    """The most a bet or a raise may be in pot limit (S1.57)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    span = offered.raise_to or offered.bet
    if seat == NOBODY or span is None or span[1] == everything(books, seat):
        return None
    seen = hand.menu(moment.state)
    agreed("greatest bet in pot limit", span, seen.raise_to or seen.bet)
    most, bet, name = span[1], bet_to_match(books), moment.names[seat]
    call = price(books, seat) if room.rules.reading("pot.base") == "after_call" else 0
    pot, lies = most - bet - call, pot_as_it_lies(books)
    agreed("pot before a raise", pot in (lies, pot_with_full_blinds(books)), True)
    key = "pot_bet" if offered.bet else "pot_raise" if call else "pot_raise_before"
    add = most - books.in_front[seat]
    nearly = {add: say("explain.near_add", add=add, name=name)}
    nearly |= {pot + call: say("explain.near_size", size=pot + call)} if offered.raise_to else {}
    wager = Bet(seat, most) if offered.bet else RaisedTo(seat, most)
    told = [say("explain.pot_full", lies=lies, pot=pot)] if pot != lies else []
    told.append(say(f"explain.{key}", pot=pot, price=call, bet=bet, size=pot + call, most=most))
    return Question(
        "pot-limit",
        _scene(moment, room),
        say("ask.pot_bet" if offered.bet else "ask.pot_raise", name=name),
        say("read.number"),
        str(most),
        amount_reply(most, nearly),
        explained(told, named(("PL-MAXBET", "PL-MAXRAISE"), wager, books, room.rules), say),
        weight=1 if offered.bet else 4,
        kind="bet" if offered.bet else "raise",
    )
