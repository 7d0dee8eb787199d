"""What must not happen in a game: each attempt is made in a replay of its own, up to where its line stands."""

from holdem_conformance.protocol.messages import Acted, HandRequest, NextHand, Refused, Snapshot
from holdem_conformance.runner.attempts import Attempt, Fails, not_refused
from holdem_conformance.runner.game_run import GameRun
from holdem_conformance.runner.game_told import game_of, hand_text, message_of, out_of, table_told, told_event, wanted
from holdem_conformance.runner.request import hand_request
from holdem_conformance.runner.talk import Said, is_refused, refusal_text
from holdem_conformance.scenarios.evening_model import ANY_PLACE, MustNot, NoHand, NotSo
from holdem_conformance.scenarios.pack import filled
from holdem_spec.judge.counsel import broken_by
from holdem_spec.vocabulary.events import Eliminated, GameEnded, HandStarted


def any_cards(run: GameRun) -> NextHand:
    """A next hand of which no card matters; whoever has chips gets some."""
    table = run.scenario.table._replace(stacks=run.books.evening.stacks, deck=filled(()))
    return next_hand_with(hand_request(table, run.rules))


def next_hand_with(request: HandRequest) -> NextHand:
    """The same cards for the next hand of a game."""
    return NextHand(request.deck, request.holes, request.burns, request.board)


def must_not(run: GameRun, line: MustNot) -> None:
    """Something must not happen now."""
    event, clause = line.event, run.blame.first(*line.clauses)
    if isinstance(event, GameEnded):
        _must_not_win(run, event, clause)
        return
    fails = _not_out(run, event) if isinstance(event, Eliminated) else not_refused
    run.attempts.append(Attempt(line.place, len(run.talk.said), message_of(event), clause, fails))


def _not_out(run: GameRun, event: Eliminated) -> Fails:
    """Who has chips may not be out at all; who has none, not in this place. Who is out already stays where he is."""
    evening = run.books.evening
    has_chips, already = evening.stacks[event.seat] > 0, dict(evening.eliminated).get(event.seat)

    def fails(answer: Said) -> str:
        if is_refused(answer) or not isinstance(answer, Acted):
            return not_refused(answer)
        place = out_of(game_of(answer.snapshot)).get(event.seat)
        if already is not None and place in (None, already):
            return ""
        if not has_chips and event.place != ANY_PLACE and place != event.place:
            return ""
        return told_event(event._replace(place=place), run.names) if place else "accepted"

    return fails


def _must_not_win(run: GameRun, event: GameEnded, clause: str) -> None:
    """He must not have won; if the engine says so, it has to have told before what had to come before."""
    told_already = run.books.evening.winners is not None
    if told_already or not event.winners or set(run.seen.winners or ()) != set(event.winners):
        return
    books, broken = run.with_news(run.books, run.seen)
    broken += [found.clause for found in broken_by(books, event, run.rules)]
    if broken:
        raise run.fail("the game goes on", told_event(event, run.names), clause)


def no_hand(run: GameRun, line: NoHand) -> None:
    """No hand may begin now, unless the engine has told by itself what had to come before; how the hand begins then is
    another matter."""
    books, clause = run.books.copied(), run.blame.first(*line.clauses)

    def fails(answer: Said) -> str:
        if isinstance(answer, Refused):
            return ""
        if not isinstance(answer, Snapshot):
            return refusal_text(answer)
        seen = game_of(answer)
        then, broken = run.with_news(books, seen)
        table = table_told(seen, run.scenario.table, then)
        wrong = {found.clause for found in broken_by(then, HandStarted(table), run.rules)} if table else set()
        if then.evening.eliminated != books.evening.eliminated:
            wrong &= set(line.clauses)
        if table is None or broken or wrong:
            return "a hand begins" if table is None else f"a hand begins: {hand_text(table, run.names)}"
        return ""

    run.attempts.append(Attempt(line.place, len(run.talk.said), any_cards(run), clause, fails))


def left_over(run: GameRun) -> None:
    """Beginnings that are forbidden where no further hand follows are tried at the end."""
    for line in run.forbidden:
        clause, begin = run.blame.first(*line.clauses), any_cards(run)
        run.attempts.append(Attempt(line.place, len(run.talk.said), begin, clause, _not_so(run, line)))
    run.forbidden = []


def _not_so(run: GameRun, line: NotSo) -> Fails:
    def fails(answer: Said) -> str:
        table = table_told(game_of(answer), run.scenario.table, run.books) if isinstance(answer, Snapshot) else None
        return hand_text(table, run.names) if table is not None and wanted(line, table) else ""

    return fails
