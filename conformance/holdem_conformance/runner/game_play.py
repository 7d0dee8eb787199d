"""A scenario of several hands on an engine that supports many-hands."""

from collections.abc import Callable

from holdem_conformance.engines.base import CannotStart, Engine, EngineFault
from holdem_conformance.protocol.messages import GameRequest, HandResult, Hello, Snapshot
from holdem_conformance.runner.applicability import hindrance, rulebook_for
from holdem_conformance.runner.attempts import Attempt, make
from holdem_conformance.runner.game_attempts import any_cards, left_over, must_not, no_hand
from holdem_conformance.runner.game_hand import HandOfAGame
from holdem_conformance.runner.game_run import GameRun
from holdem_conformance.runner.game_told import unlike
from holdem_conformance.runner.mismatch import Mismatch, Unplayable
from holdem_conformance.runner.request import setup
from holdem_conformance.runner.status import Failure, Outcome, Status, earliest
from holdem_conformance.runner.table_pack import pack_of
from holdem_conformance.runner.talk import Talk, is_refused, refusal_text
from holdem_conformance.runner.unseen import Sight, clauses_in_the_dark
from holdem_conformance.scenarios.evening_model import Between, EveningPlay, Hand, Happens, MustNot, NoHand, NotSo
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_spec.vocabulary.events import GameOpened, HandEnded, TraceEnded
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.table import Chips, Table


def run_game(engine: Engine, hello: Hello, scenario: Scenario, play: EveningPlay, certifying: Rulebook) -> Outcome:
    """Put one game to an engine. Nothing an engine does is raised, save CannotStart."""
    if hindered := hindrance(scenario, hello, certifying):
        return Outcome(scenario.id, hindered.status, reason=hindered.reason)
    rules = rulebook_for(scenario, hello, certifying)
    run = GameRun(Talk(engine), hello, scenario._replace(rules=rules), rules)
    outcome = _tried(run, _played(run, play))
    if outcome.status is Status.ERROR:
        return outcome._replace(beside=engine.last_words())
    unseen = clauses_in_the_dark(scenario, run.sights, set()) if outcome.status is Status.PASS else ()
    if unseen:
        reason = f"not shown: {', '.join(sorted(run.sights))}"
        return Outcome(scenario.id, Status.UNOBSERVED, reason=reason, unseen=unseen, prompts=run.prompts)
    return outcome._replace(prompts=run.prompts)


def _played(run: GameRun, play: EveningPlay) -> Outcome:
    try:
        _open(run)
        if run.scenario.refused is None:
            _hands(run, play)
    except Mismatch as mismatch:
        return Outcome(run.scenario.id, Status.FAIL, mismatch.failure)
    except (EngineFault, Unplayable) as fault:
        return _error(run, fault)
    except _NotShown:
        reason = f"not shown: {Sight.BUTTON}"
        return Outcome(run.scenario.id, Status.UNOBSERVED, reason=reason, unseen=(run.scenario.blamed,))
    return Outcome(run.scenario.id, Status.PASS)


def _tried(run: GameRun, outcome: Outcome) -> Outcome:
    """The refusals, as far as the game went; the earliest line in trouble counts."""
    if outcome.status is Status.ERROR:
        return outcome
    found = [outcome.failure] if outcome.failure is not None else []
    for attempt in [*(_making(run, attempt) for attempt in run.attempts), *run.later]:
        try:
            attempt()
        except Mismatch as mismatch:
            found.append(mismatch.failure)
        except EngineFault as fault:
            return _error(run, fault)
    if not found:
        return outcome
    return Outcome(run.scenario.id, Status.FAIL, earliest(found))


def _making(run: GameRun, attempt: Attempt) -> Callable[[], None]:
    def tried() -> None:
        run.place = attempt.place
        make(run.talk, attempt)

    return tried


def _error(run: GameRun, fault: EngineFault | Unplayable) -> Outcome:
    if isinstance(fault, CannotStart):
        raise fault
    return Outcome(run.scenario.id, Status.ERROR, Failure(run.place.line, run.place.text, "an answer", str(fault), ""))


class _NotShown(Exception):
    """The engine does not show where the button lies and who posts: what follows from it cannot be judged."""


def _open(run: GameRun) -> None:
    scenario = run.scenario
    readings = {option.name: run.rules.reading(option.name) for option in OPTIONS}
    answer = run.talk.ask(GameRequest(setup(scenario.table), readings))
    if scenario.refused is not None:
        if not is_refused(answer):
            raise run.fail(f"refused by {scenario.refused}", "a game begins", scenario.refused)
        return
    if is_refused(answer):
        raise run.fail("a game begins", refusal_text(answer), run.blame.refused_table())
    run.look(answer)
    run.happened(GameOpened(scenario.table.stacks, scenario.table.tournament))


def _hands(run: GameRun, play: EveningPlay) -> None:
    for hand in play.hands:
        for line in hand.before:
            _between(run, line)
        _hand(run, hand)
    for line in play.after:
        _between(run, line)
    run.place = Place(run.scenario.file, 0, "the end")
    run.settle(at_the_end=True)
    left_over(run)
    run.judge(run.books, TraceEnded(), "the game goes on")


def _between(run: GameRun, line: Between) -> None:
    """A line between two hands."""
    run.place = line.place
    match line:
        case Happens(_, event):
            run.happens(event)
        case MustNot():
            must_not(run, line)
        case NoHand():
            no_hand(run, line)
        case NotSo():
            run.forbidden.append(line)


def _hand(run: GameRun, hand: Hand) -> None:
    run.place = hand.place
    run.settle()
    table = _where_it_begins(run, hand)
    if table is None and hand.play is not None:
        raise _NotShown
    if hand.play is None:
        run.say(any_cards(run), "a hand begins")
        table = run.table()
        if table is None:
            raise _NotShown
    assert table is not None
    run.is_none_of(table)
    for expected in hand.begins:
        run.place = expected.place
        if got := unlike(expected, table, run.names):
            raise run.fail(expected.place.text, got, run.blame_for_beginning(table))
    run.place = hand.place
    run.begun(table)
    if hand.play is None:
        ended = _stacks(hand, table.stacks)
        run.say(HandResult(ended), "the hand is over")
    else:
        pack = pack_of(table, dict(hand.holes), hand.board, run.rules)
        due = None if hand.stacks is None else _stacks(hand, table.stacks)
        ended = HandOfAGame(run, table._replace(deck=pack), due).play_out(hand.play, hand.place)
    run.books.apply(HandEnded(ended))


def _where_it_begins(run: GameRun, hand: Hand) -> Table | None:
    """Before cards are told, the hand is begun once without: so one sees for whom they have to lie in the pack."""
    if hand.play is None:
        return None
    answer = run.talk.try_out(any_cards(run))
    run.talk.again(len(run.talk.said))
    if is_refused(answer) or not isinstance(answer, Snapshot):
        raise run.fail("a hand begins", refusal_text(answer))
    run.look(answer)
    return run.table()


def _stacks(hand: Hand, before: tuple[Chips, ...]) -> tuple[Chips, ...]:
    """The chips at the end; who is not named keeps what he had."""
    told = dict(hand.stacks or ())
    return tuple(told.get(seat, chips) for seat, chips in enumerate(before))
