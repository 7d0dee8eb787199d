"""Questions whose answer is an amount: the minimum raise, the price of a call, the pot after a move."""

from holdem_conformance.classroom.deciding import applies, wordings
from holdem_conformance.classroom.quiz.hands import Moment
from holdem_conformance.classroom.quiz.question import Question, agreed, amount_reply
from holdem_conformance.classroom.quiz.scene import Room, explained, scene
from holdem_reference import hand
from holdem_spec.clauses.form import Clause
from holdem_spec.judge.counsel import menu
from holdem_spec.ledger import Ledger, record
from holdem_spec.terms.betting import bet_to_match, last_full_raise, over_a_short_all_in, price
from holdem_spec.vocabulary.events import Bet, Called, HandEvent, RaisedTo
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips


def least_raise(moment: Moment, room: Room) -> Question | None:
    """To what total a raise must go at least (S0.26, S4.76)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    if seat == NOBODY or offered.raise_to is None or offered.raise_to[0] == offered.raise_to[1]:
        return None
    least, size = offered.raise_to[0], last_full_raise(books)
    agreed("minimum raise", (seat, least), (hand.to_act(moment.state), (hand.menu(moment.state).raise_to or (0, 0))[0]))
    name, add = moment.names[seat], least - books.in_front[seat]
    short = over_a_short_all_in(books)
    sentences = [_measure(books, least)]
    told = [say(f"explain.{key}", **fields) for key, fields in sentences]
    told += [say("explain.base_short", bet=bet_to_match(books))] if short else []
    nearly = {add: say("explain.near_add", add=add, name=name), size: say("explain.near_size", size=size)}
    return Question(
        "minimum-raise",
        scene(moment, room),
        say("ask.minimum-raise", name=name),
        say("read.number"),
        str(least),
        amount_reply(least, nearly),
        explained(told, named(("NL-MINRAISE",), RaisedTo(seat, least), books, room.rules), say),
        weight=8 if short else 4 if books.wagers else 1,
    )


def _measure(books: Ledger, least: Chips) -> tuple[str, dict[str, object]]:
    """Where the size of the next raise comes from: the key of a sentence and its fields."""
    size, bet = last_full_raise(books), bet_to_match(books)
    fields: dict[str, object] = {"size": size, "bet": bet, "least": least}
    start = books.table.big_blind if books.boards == 0 else 0
    key = "base_big"
    measure = books.table.big_blind
    for to in books.wagers:
        if to - start >= measure:
            measure = to - start
            key = "base_raise" if start else "base_bet"
            fields |= {"start": start, "to": to}
        start = to
    return key, fields


def call_price(moment: Moment, room: Room) -> Question | None:
    """What a player has to add for a call (S4.43, S4.79)."""
    books, say = moment.books, room.say
    seat, offered = menu(books, room.rules)
    if seat == NOBODY or not offered.call:
        return None
    front, stack, due = books.in_front[seat], books.stacks[seat], price(books, seat)
    cost = offered.call - front
    agreed("price of a call", (seat, cost), (hand.to_act(moment.state), hand.menu(moment.state).call - front))
    bet, name = bet_to_match(books), moment.names[seat]
    nearly = {bet: say("explain.near_total", bet=bet)}
    sentences = [say("explain.call", bet=bet, front=front, price=due)]
    if cost < due:
        nearly[due] = say("explain.near_price", price=due)
        sentences.append(say("explain.call_short", name=name, stack=stack))
    return Question(
        "call",
        scene(moment, room),
        say("ask.call", name=name),
        say("read.number"),
        str(cost),
        amount_reply(cost, nearly),
        explained(sentences, named(("AI-ALWAYS", "BET-CALL"), Called(seat, offered.call), books, room.rules), say),
        weight=6 if cost < due else 4 if front else 1,
    )


def pot_after(moment: Moment, room: Room) -> Question | None:
    """How much is in the pot after a call, a bet or a raise (S4.65, S4.69)."""
    books, say, move = moment.books, room.say, moment.follows
    if not isinstance(move, Called | Bet | RaisedTo):
        return None
    seat, to = move.seat, move.to
    front, pot = books.in_front[seat], sum(books.put_in)
    after = sum(record(books, move).put_in)
    agreed("pot after a move", after, sum(hand.after(moment.state, move).put_in))
    name = moment.names[seat]
    nearly = {pot: say("explain.near_before", pot=pot)}
    if front:
        nearly[pot + to] = say("explain.near_front", front=front, to=to)
    told = say("explain.pot", pot=pot, name=name, front=front, to=to, add=to - front, after=after)
    clauses = ("BET-CALL",) if isinstance(move, Called) else ("BET-BET", "BET-RAISE")
    return Question(
        "pot",
        scene(moment, room),
        say("ask.pot", move=say(f"move.{type(move).__name__}", name=name, to=to)),
        say("read.number"),
        str(after),
        amount_reply(after, nearly),
        explained([told], named(clauses, move, books, room.rules), say),
        weight=5 if front else 1,
    )


def named(ids: tuple[str, ...], event: HandEvent, books: Ledger, rules: Rulebook) -> tuple[Clause, ...]:
    """Of some clauses the first that has a say at an event."""
    there = [clause for id in ids for clause in wordings(rules).get(id, ()) if applies(clause, event, books)]
    return tuple(there[:1])
