"""A scenario of several hands, put to the specification and to the reference.

Both must accept what happens, both must refuse what must not, the specification by exactly the clauses named; button,
blinds, level and stacks must be those of the scenario.
"""

from holdem_conformance.protocol.messages import Hello
from holdem_conformance.runner.applicability import rulebook_for
from holdem_conformance.runner.evening_hand import play_hand
from holdem_conformance.runner.evening_table import Meeting, Unexpected, names_of
from holdem_conformance.runner.game_told import at_blinds
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.runner.table_pack import pack_of
from holdem_conformance.scenarios.evening_model import (
    ANY_PLACE,
    Between,
    EveningPlay,
    Expected,
    Hand,
    Happens,
    MustNot,
    NoHand,
    NotSo,
    Told,
)
from holdem_conformance.scenarios.model import Place, Scenario
from holdem_reference.evening import Evening, due, next_hand, next_table, opened, opening
from holdem_reference.positions import FloorDecides
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger
from holdem_spec.terms.evening import posts_of, those_who_post
from holdem_spec.vocabulary.events import Eliminated, GameEnded, GameOpened, HandEnded, HandStarted, TraceEnded, same
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.table import Blind, Table


def run_evening(scenario: Scenario, play: EveningPlay, hello: Hello, certifying: Rulebook) -> Outcome:
    """The outcome on the specification and the reference side by side; how engines are asked stands in game_play."""
    try:
        checks = _play(scenario._replace(rules=rulebook_for(scenario, hello, certifying)), play)
    except Unexpected as found:
        place = found.place
        failure = Failure(place.line, place.text, found.expected, found.got, found.clause or scenario.blamed)
        return Outcome(scenario.id, Status.FAIL, failure)
    return Outcome(scenario.id, Status.PASS, spec_checks=checks)


def _play(scenario: Scenario, play: EveningPlay) -> int:
    """How many refusals were checked. Raises Unexpected."""
    if scenario.refused is not None:
        return _refused_game(scenario, scenario.refused)
    meeting = Meeting(scenario.names, bench_of(scenario.rules), begun(scenario))
    hold(meeting, scenario, play)
    return meeting.checks


def begun(scenario: Scenario) -> Evening:
    """The evening before its first hand. Raises Unexpected."""
    try:
        return opening(scenario.table, scenario.rules)
    except ValueError as error:
        raise Unexpected(Place(scenario.file, 0, "the table"), "a game begins", str(error)) from None


def hold(meeting: Meeting, scenario: Scenario, play: EveningPlay) -> None:
    """The evening from its beginning to the end of the scenario. Raises Unexpected."""
    meeting.happen(Place(scenario.file, 0, "the game begins"), opened(meeting.evening))
    for hand in play.hands:
        for line in hand.before:
            state(meeting, line)
        _hand(meeting, hand)
    for line in play.after:
        state(meeting, line)
    here = Place(scenario.file, 0, "the end")
    settle(meeting, here)
    meeting.judge(here, TraceEnded())


def _refused_game(scenario: Scenario, clause: str) -> int:
    """A game that must not begin."""
    place = Place(scenario.file, 0, "the game begins")
    begin = GameOpened(scenario.table.stacks, scenario.table.tournament)
    broken = names_broken(bench_of(scenario.rules), Ledger(), begin)
    if broken != (clause,):
        raise Unexpected(
            place, f"forbidden by {clause} alone", f"forbidden by {', '.join(broken) or 'nothing'}", clause
        )
    try:
        opening(scenario.table, scenario.rules)
    except ValueError:
        return 1
    raise Unexpected(place, "the reference does not do it", "the reference does it", clause)


def state(meeting: Meeting, line: Between) -> None:
    """A line between two hands."""
    match line:
        case Happens(place, event):
            _happens(meeting, place, event)
        case MustNot(place, event, clauses):
            meeting.must_not(place, _with_place(meeting, event), clauses)
        case NoHand(place, clauses):
            meeting.must_not(place, HandStarted(_due_table(meeting)), clauses)
        case NotSo():
            settle(meeting, line.place, also_the_end=False)
            meeting.must_not(line.place, HandStarted(_wrong_table(meeting, line)), line.clauses)


def _with_place(meeting: Meeting, event: Told) -> Told:
    if not isinstance(event, Eliminated) or event.place != ANY_PLACE:
        return event
    return Eliminated(event.seat, dict(meeting.evening.leaving).get(event.seat, len(meeting.evening.players) + 1))


def _happens(meeting: Meeting, place: Place, event: Told) -> None:
    """What is said of those who are out, or of the winner, may be said of any of them first."""
    if isinstance(event, GameEnded):
        settle(meeting, place, also_the_end=False)
        coming = due(meeting.evening)
        if not same(coming, event):
            raise Unexpected(place, _told(meeting, event), _told(meeting, coming))
    meeting.happen(place, _with_place(meeting, event))


def _told(meeting: Meeting, event: object) -> str:
    if isinstance(event, GameEnded):
        return f"{' and '.join(names_of(meeting.names, event.winners)) or 'nobody'} to win"
    return "the game to go on"


def settle(meeting: Meeting, place: Place, also_the_end: bool = True) -> None:
    """Places and the end come by themselves where no line speaks of them."""
    while (event := due(meeting.evening)) is not None:
        if isinstance(event, GameEnded) and not also_the_end:
            return
        meeting.happen(place, event)


def _hand(meeting: Meeting, hand: Hand) -> None:
    settle(meeting, hand.place, also_the_end=False)
    try:
        table = next_hand(meeting.evening)
    except ValueError as error:
        raise Unexpected(hand.place, "a hand begins", str(error)) from None
    for expected in hand.begins:
        _check_beginning(meeting, table, expected)
    if hand.play is None:
        meeting.happen(hand.place, HandStarted(table))
        meeting.derived(HandEnded(_stacks(meeting, hand, table.stacks)))
        return
    table = table._replace(deck=pack_of(table, dict(hand.holes), hand.board, meeting.evening.rules))
    meeting.happen(hand.place, HandStarted(table))
    ended = play_hand(meeting, table, hand.play, hand.place)
    due_stacks = _stacks(meeting, hand, ended) if hand.stacks is not None else ended
    if due_stacks != ended:
        raise Unexpected(hand.place, f"stacks {due_stacks}", str(ended))


def _stacks(meeting: Meeting, hand: Hand, before: tuple[int, ...]) -> tuple[int, ...]:
    """The chips at the end; who is not named keeps what he had."""
    told = dict(hand.stacks or ())
    stacks = tuple(told.get(seat, chips) for seat, chips in enumerate(before))
    if sum(stacks) != sum(before):
        raise Unexpected(hand.place, f"{sum(before)} chips at the table", f"stacks that add up to {sum(stacks)}")
    return stacks


def _check_beginning(meeting: Meeting, table: Table, expected: Expected) -> None:
    names = meeting.names
    got: object
    if expected.key == "button":
        got = table.button
    elif expected.key == "blinds":
        got = (table.small_blind, table.big_blind)
    elif expected.key == "ante":
        got = table.ante
    else:
        got = those_who_post(table, Blind.SMALL if expected.key == "small" else Blind.BIG)
    if got != expected.value:
        raise Unexpected(expected.place, expected.place.text, _seats_text(got, expected.key, names))


def _seats_text(got: object, key: str, names: tuple[str, ...]) -> str:
    if key == "button" and isinstance(got, int):
        return f"button on seat {got + 1} ({names[got]})"
    if key in ("small", "big") and isinstance(got, tuple):
        return f"{key} blind {' and '.join(names_of(names, got)) or 'nobody'}"
    return f"{key} {got}"


def _due_table(meeting: Meeting) -> Table:
    """How the next hand would begin, if it might; where the floor decides, with the button left where it is."""
    evening = meeting.evening
    try:
        return next_table(evening)
    except FloorDecides:
        small, big, ante = evening.level
        return at_blinds(evening.game, small, big)._replace(stacks=evening.stacks, ante=ante)


def _wrong_table(meeting: Meeting, line: NotSo) -> Table:
    base = _due_table(meeting)
    button = base.button if line.button is None else line.button
    posts = line.posts
    if posts is None and line.button is None:
        posts = posts_of(base)
    said = dict(line.chips)
    stacks = tuple(said.get(seat, chips) for seat, chips in enumerate(base.stacks))
    return at_blinds(base, *(line.blinds or (base.small_blind, base.big_blind)))._replace(
        stacks=stacks,
        button=button,
        posts=posts,
        ante=base.ante if line.ante is None else line.ante,
        tournament=base.tournament if line.tournament is None else line.tournament,
    )
