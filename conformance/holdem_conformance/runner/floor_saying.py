"""What the lines of a floor scenario ask of an engine."""

from collections.abc import Callable
from typing import Any

from holdem_conformance.runner import floor_meaning as meaning
from holdem_conformance.runner.floor_run import FloorRun, asked_again
from holdem_conformance.runner.floor_words import message_of
from holdem_conformance.runner.request import act_of
from holdem_conformance.runner.statements import menu_due
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import kinds_text, menu_text
from holdem_conformance.scenarios import pack
from holdem_conformance.scenarios.floor_said import (
    AwaitsSaid,
    BeginsAgain,
    BurnSaid,
    ClaimSaid,
    FloorSaid,
    GoesOn,
    HasSaid,
    IncidentSaid,
    MayNotSaid,
    RemedySaid,
    RulingSaid,
    ShuffleSaid,
    ShufflesRest,
    StreetLies,
)
from holdem_conformance.scenarios.model import Stage
from holdem_conformance.scenarios.said import ActSaid, OfferSaid, RefusalSaid, StreetSaid, TurnSaid
from holdem_spec.judge.counsel import broken_by
from holdem_spec.terms.betting import to_act
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned, HandEnded, HandEvent, HoleCardDealt, same
from holdem_spec.vocabulary.floor import (
    BoardDealtEarly,
    BoardDealtUnburned,
    BoardMended,
    CardExposed,
    ChipsPushed,
    Declared,
    ErrorFound,
    Fault,
    FloorRuled,
    MisdealDeclared,
    PlaysTheBoard,
    StubShuffled,
    TooManyTurnedUp,
)
from holdem_spec.vocabulary.seats import NOBODY

SIZES = (3, 4, 5)
"""The board after flop, turn and river."""


def say(run: FloorRun, said: FloorSaid) -> None:
    """Play or check one line. Raises Mismatch."""
    _LINES[type(said)](run, said)


def _act(run: FloorRun, line: ActSaid) -> None:
    """A player acts, also if he has bound himself before."""
    again = run.go_on(asked_again)
    if again is not None and asked_again(again):
        run.do((type(again),), again)
    run.happen(meaning.choice(run.books, line.seat, line.deed, line.chips, line.cards))


def _offer(run: FloorRun, line: OfferSaid) -> None:
    run.before_remedies()
    again = run.due()
    if again is not None and asked_again(again):
        run.do((type(again),), again)
    menu = meaning.menu(run.books, line)
    shown, due = run.snapshot.menu, menu_due(menu, run.books.in_front[line.seat])
    if shown is None or run.snapshot.to_act is None:
        run.sights.add(Sight.MENU)
        return
    text = kinds_text if run.hello.offers == "abstract" else menu_text
    if run.snapshot.to_act != line.seat:
        raise run.fail(f"{run.names[line.seat]} to act", _to_act(run), run.scenario.blamed)
    if text(shown) != text(due):
        raise run.fail(text(due), text(shown), run.blame.offer(run.books, line.seat, shown, menu))


def _to_act(run: FloorRun) -> str:
    asked = run.snapshot.to_act
    return f"{run.names[asked]} to act" if asked is not None and asked >= 0 else "nobody to act"


def _refusal(run: FloorRun, line: RefusalSaid) -> None:
    run.before_remedies()
    choice = meaning.choice(run.books, line.seat, line.deed, line.chips, line.cards)
    run.attempt(act_of(choice), line.clause)


def _may_not(run: FloorRun, line: MayNotSaid) -> None:
    """Chance and the director are refused; the dealer must not be about to do it."""
    books = run.books
    match line.deed:
        case GoesOn():
            _may_not_go_on(run, line.clause)
        case ShufflesRest(cards):
            order = cards or tuple(sorted(meaning.to_be_shuffled(books)))
            run.attempt(message_of(StubShuffled(order)), line.clause)
        case RulingSaid() as ruling:
            run.attempt(message_of(meaning.ruled(books, ruling)), line.clause)
        case BoardDealtEarly() as early:
            run.attempt(message_of(meaning.incident(books, early, run.rules)), line.clause)
        case StubShuffled() | FloorRuled() | PlaysTheBoard() as deed:
            run.attempt(message_of(deed), line.clause)
        case BeginsAgain():
            pass  # with which button it began again shows in who posts the blinds, and is judged there
        case Burned(card) if card == UNKNOWN:
            _is_not_due(run, Burned(meaning.top_of_the_pack(books)[0]), line.clause)
        case deed:
            _is_not_due(run, deed, line.clause)


def _is_not_due(run: FloorRun, event: HandEvent, clause: str) -> None:
    due = run.due()
    if due is not None and (same(due, event) or (isinstance(due, HandEnded) and isinstance(event, HandEnded))):
        raise run.fail("the dealer does not do it", run.told(due), clause)


def _may_not_go_on(run: FloorRun, clause: str) -> None:
    """Neither does the dealer go on as if nothing had happened, nor may the player to act."""
    due = run.due()
    if due is not None and broken_by(run.books, due, run.rules):
        raise run.fail("the dealer does not go on", run.told(due), clause)
    seat = to_act(run.books)
    if seat != NOBODY:
        run.attempt(act_of(meaning.simplest(run.books, seat)), clause)


def _incident(run: FloorRun, line: IncidentSaid) -> None:
    """Something goes wrong, or is announced, once the hand has come to where it can."""
    event = line.incident
    match event:
        case CardExposed(_, number):
            run.go_on(lambda _: sum(run.books.dealt_in) >= number)
        case ErrorFound(Fault.TWO_BURNS) | TooManyTurnedUp():
            run.go_on(lambda event: isinstance(event, BoardDealt))
        case BoardDealtUnburned():
            run.go_on(lambda event: isinstance(event, Burned))
        case BoardDealtEarly() | Declared() | ChipsPushed():
            run.go_on(asked_again)
    run.happen(meaning.incident(run.books, event, run.rules))


def _remedy(run: FloorRun, line: RemedySaid) -> None:
    """The dealer does this next; a misdeal is followed by the bets going back."""
    expected = line.remedy
    if isinstance(expected, BoardMended):
        due = run.go_on(lambda event: isinstance(event, BoardMended))
        if not isinstance(due, BoardMended) or due.cards != expected.cards:
            raise run.fail(f"the street becomes {cards_text(expected.cards)}", run.told(due))
        expected = due
    run.do((type(expected),), expected)
    if isinstance(expected, MisdealDeclared):
        waits = run.go_on()
        if not run.books.over:
            raise run.fail("everybody has his chips back", run.told(waits), "MIS-BETSBACK")


def _shuffle(run: FloorRun, line: ShuffleSaid) -> None:
    """The rest of the pack in its new order, or after a misdeal the whole."""
    if run.books.over:
        run.begin_again(run.table._replace(deck=pack.filled(line.cards)))
        return
    run.go_on(asked_again)
    rest = sorted(meaning.to_be_shuffled(run.books))
    run.happen(StubShuffled(line.cards + tuple(card for card in rest if card not in line.cards)))


def _ruling(run: FloorRun, line: RulingSaid) -> None:
    run.go_on(asked_again)
    run.happen(meaning.ruled(run.books, line))


def _awaits(run: FloorRun, line: AwaitsSaid) -> None:
    run.go_on(asked_again)
    awaited = run.snapshot.dealer.awaits if run.snapshot.dealer else None
    if line.what != f"a {awaited}":
        raise run.fail(f"{line.what} is due", f"the dealer waits for a {awaited}" if awaited else run.told(run.due()))


def _has(run: FloorRun, line: HasSaid) -> None:
    stacks = run.snapshot.stacks
    if stacks is None:
        run.sights.add(Sight.STACKS)
    elif stacks[line.seat] != line.chips:
        raise run.fail(f"{run.names[line.seat]} has {line.chips}", str(stacks[line.seat]))


def _burn(run: FloorRun, line: BurnSaid) -> None:
    card = line.card
    if card == UNKNOWN:
        due = run.go_on(lambda event: isinstance(event, Burned))
        card = due.card if isinstance(due, Burned) else card
    run.do((Burned, BoardDealt), Burned(card))


def _claim(run: FloorRun, line: ClaimSaid) -> None:
    run.go_on()
    run.happen(line.claim)


def _street_lies(run: FloorRun, line: StreetLies) -> None:
    size = SIZES[line.street]
    if len(run.books.board) < size:
        run.go_on(lambda event: len(run.books.board) >= size)
    lies = run.books.board
    if len(lies) != size or (line.cards and lies[-len(line.cards) :] != line.cards):
        raise run.fail(cards_text(line.cards) or f"{size} board cards", cards_text(lies) or "an empty board")


def _stage(run: FloorRun, line: StreetSaid) -> None:
    cards = line.cards or run.table.hole_cards * len(run.table.players())
    if line.stage is Stage.BLINDS:
        run.go_on(lambda event: isinstance(event, HoleCardDealt))
    elif line.stage is Stage.DEAL:
        run.go_on(lambda event: sum(run.books.dealt_in) >= cards)
    else:
        run.go_on()


def _turn(run: FloorRun, line: TurnSaid) -> None:
    run.go_on(asked_again)
    if run.snapshot.to_act is None:
        run.sights.add(Sight.TURN)
    elif run.snapshot.to_act != line.seat:
        expected = f"{run.names[line.seat]} to act" if line.seat != NOBODY else "nobody to act"
        asked = run.snapshot.to_act
        raise run.fail(expected, _to_act(run), run.blame.wrong_turn(run.books, asked) if asked != NOBODY else "")


_LINES: dict[type, Callable[[FloorRun, Any], None]] = {
    ActSaid: _act,
    OfferSaid: _offer,
    RefusalSaid: _refusal,
    MayNotSaid: _may_not,
    IncidentSaid: _incident,
    RemedySaid: _remedy,
    ShuffleSaid: _shuffle,
    RulingSaid: _ruling,
    AwaitsSaid: _awaits,
    HasSaid: _has,
    BurnSaid: _burn,
    ClaimSaid: _claim,
    StreetLies: _street_lies,
    StreetSaid: _stage,
    TurnSaid: _turn,
}
