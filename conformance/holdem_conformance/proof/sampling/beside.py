"""An evening that specification and engine hear together, event by event, until they part."""

from collections.abc import Callable, Sequence
from enum import Flag, auto
from typing import NamedTuple

from holdem_conformance.mutants.mutant import Change
from holdem_conformance.proof import games
from holdem_conformance.proof.agreement import agree, refused_by_engine
from holdem_conformance.proof.evenings import Between
from holdem_conformance.proof.graph import chips_astray
from holdem_conformance.proof.sampling import between, mishaps, tries
from holdem_conformance.proof.sampling.bound import bound_of
from holdem_conformance.proof.sampling.choices import choice
from holdem_conformance.proof.sampling.plans import Floor, Plan
from holdem_conformance.proof.sampling.seen import Seen
from holdem_conformance.proof.sampling.tables import shuffled
from holdem_conformance.proof.sampling.wish import Wish
from holdem_reference import evening as game
from holdem_reference import hand
from holdem_reference.evening import Evening
from holdem_reference.state import State
from holdem_spec.judge import counsel
from holdem_spec.judge.bench import Bench, Sitting, names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import Action, Entry, Event, HandEnded, HandStarted, same
from holdem_spec.vocabulary.floor import FloorEvent, Incident
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Table

REMEDIES_TRIED, SHARE_TRIED = 20, 40
MISHAPS = 3
"""So many things at most go wrong in one hand."""


class Aim(Flag):
    """What is looked at."""

    JUDGED = auto()
    """The judge accepts every event that the engine plays, and what is tried is refused or accepted by both."""
    SHARE = auto()
    """A share of everything that could be tried at all is, also of the dealer's."""
    FLOOR = auto()
    """Remedies too are tried, right and wrong."""
    MENUS = auto()
    """The engine offers what the rulebook allows."""
    GOING = auto()
    """No chip is lost, somebody can go on, and every hand ends within its bound."""


class Wings(NamedTuple):
    """The subject of these theorems: the bench of a rulebook, and what is changed in the engine."""

    bench: Callable[[Rulebook], Bench] = bench_of
    change: Change = ()


class Apart(AssertionError):
    """After `trail`, which begins with the hand, something is wrong with `event`, or with the state of things."""

    def __init__(self, plan: Plan, trail: tuple[Event, ...], event: Event | None, says: str) -> None:
        super().__init__(says)
        self.plan, self.trail, self.event, self.says = plan, trail, event, says


class Beside:
    """`state` is None between two hands; `trail` are the events of the hand, or of the evening before its first."""

    def __init__(self, plan: Plan, table: Table, wings: Wings, aim: Aim, seen: Seen) -> None:
        self.plan, self.aim, self.seen = plan, aim, seen
        self.rules = plan.rules
        self.bench = wings.bench(plan.rules)
        self.sitting = Sitting(self.bench)
        self.state: State | None = None
        self.evening: Evening = game.opening(table, plan.rules)
        self.trail: tuple[Event, ...] = ()
        self.stopped = False
        self.hands = 0
        seen.evenings += 1
        self._hear(game.opened(self.evening))

    def apart(self, event: Event | None, says: str) -> Apart:
        return Apart(self.plan, self.trail, event, says)

    # what happens

    def between_hands(self, wish: Wish) -> None:
        """Something comes between two hands, or the next hand begins."""
        if Aim.JUDGED in self.aim:
            moment = Between(self.sitting.ledger, self.evening)
            for tried in between.tries(self.evening, wish):
                self._try(tried, games.refused_by_engine(moment, tried) or self._not_dealt(tried))
        event = between.next_deed(self.evening, self.plan, wish)
        if event is not None:
            self._hear(event)
            self.evening = game.after(self.evening, event)  # type: ignore[arg-type]
            self._what_follows()
            return
        try:
            table = game.next_hand(self.evening)
        except ValueError:  # the floor decides about the button, or the draw must come first
            self.stopped = not self.evening.draw.waiting
            return
        self.evening = game.after(self.evening, HandStarted(table))
        self._begin(table, wish)

    def a_player_chooses(self, wish: Wish) -> None:
        """First what he may not do, then what he does."""
        assert self.state is not None
        self._look(wish)
        event = choice(self.state, wish)
        if event is None:
            raise self.apart(None, "nobody can do anything, and the hand is not over")
        self._play(event, wish)

    def something_goes_wrong(self, wish: Wish) -> None:
        assert self.state is not None
        event = mishaps.mishap(self.state, self.plan.floor, wish)
        if event is not None:
            self.seen.mishaps += 1
            self._play(event, wish)

    def the_floor_answers(self, wish: Wish) -> None:
        assert self.state is not None
        self._look(wish)
        event = mishaps.answer(self.state, wish)
        if event is not None:
            self._play(event, wish)
        elif hand.awaits(self.state) is not None:
            raise self.apart(None, "the hand waits for the floor, and takes no answer")

    # what is open

    @property
    def playing(self) -> bool:
        return self.state is not None

    @property
    def waits_for_the_floor(self) -> bool:
        return self.state is not None and self.state.notes is not None and hand.awaits(self.state) is not None

    @property
    def can_go_wrong(self) -> bool:
        return self.state is not None and self.plan.floor != Floor.CALM and self._mishaps() < MISHAPS

    @property
    def the_floor_may_speak(self) -> bool:
        return self.state is not None and self.state.notes is not None

    @property
    def over(self) -> bool:
        return self.evening.over or self.stopped

    # how it is heard

    def _begin(self, table: Table, wish: Wish) -> None:
        table = table._replace(deck=shuffled(table, wish.size + 41 * self.hands))
        self.hands += 1
        self.seen.hands += 1
        self.trail = ()
        self._hear(HandStarted(table))
        self.state = hand.start(table, self.rules)
        self._settle(wish)

    def _not_dealt(self, event: Event) -> str | None:
        """The clause by which the engine deals no hand at a table, None where it does."""
        if not isinstance(event, HandStarted):
            return None
        try:
            hand.start(event.table._replace(deck=PACK), self.rules)
        except ValueError as refusal:
            return str(refusal).partition(":")[0]
        return None

    def _play(self, event: Event, wish: Wish) -> None:
        assert self.state is not None
        self._hear(event)
        self._go_on(event)
        self._settle(wish)

    def _settle(self, wish: Wish) -> None:
        """The dealer does what is due, until somebody has to choose, or the hand is over."""
        assert self.state is not None
        while (event := hand.due(self.state)) is not None:
            if Aim.SHARE in self.aim or self.state.notes is not None:
                self._look(wish)
            self._hear(event)
            self._go_on(event)
        if self.state.over:
            self._hand_is_over(wish)

    def _hand_is_over(self, wish: Wish) -> None:
        assert self.state is not None
        self.seen.hand(self.trail)
        ended, table, self.state = self.trail[-1], self.state.table, None
        if isinstance(ended, HandEnded):
            self.evening = game.after(self.evening, ended)
            self._what_follows()
        else:  # the same hand again, with a new pack
            self._begin(table, Wish(wish.deed, (wish.size + 1) % 41, wish.who))

    def _what_follows(self) -> None:
        while (event := game.due(self.evening)) is not None:
            self._hear(event)
            self.evening = game.after(self.evening, event)

    def _hear(self, event: Event) -> None:
        """An event that the engine plays."""
        self.seen.events += 1
        if Aim.JUDGED in self.aim:
            breach = self.sitting.hear(Entry(event))
            if breach is not None:
                names = ", ".join(broken.clause for broken in breach.broken)
                raise self.apart(event, f"the engine plays it, the rulebook forbids it by {names}")
        elif Aim.MENUS in self.aim:
            self.sitting.ledger.apply(event)
        self.trail = (*self.trail, event)

    # what is looked at

    def _look(self, wish: Wish) -> None:
        assert self.state is not None
        if Aim.MENUS in self.aim:
            self._menu()
        if Aim.JUDGED in self.aim:
            due = hand.due(self.state)
            for event in self._to_try(self.state, wish):
                refused = None if same(event, due) else self._refused(self.state, event, due)
                self._try(event, refused)

    def _to_try(self, state: State, wish: Wish) -> Sequence[Event]:
        events: list[Event] = [*tries.of_players(state, wish), *tries.of_the_dealer(state, wish)]
        if Aim.SHARE in self.aim:
            events += tries.a_share_of_all(state, wish, SHARE_TRIED)
        if Aim.FLOOR in self.aim:
            events += tries.of_the_floor(state, wish, REMEDIES_TRIED)
        return events

    @staticmethod
    def _refused(state: State, event: Event, due: Event | None) -> str | None:
        return hand.refusal(state, event) if isinstance(event, FloorEvent) else refused_by_engine(state, event, due)

    def _try(self, event: Event, refused: str | None) -> None:
        self.seen.tried += 1
        broken = names_broken(self.bench, self.sitting.ledger, event)
        if agree(broken, refused):
            return
        by = ", ".join(broken)
        if refused is None:
            raise self.apart(event, f"the engine would play it, the rulebook forbids it by {by}")
        raise self.apart(event, f"the engine refuses it: {refused}; the rulebook {f'by {by}' if by else 'accepts it'}")

    def _menu(self) -> None:
        """Wherever a player has to choose, or has bound himself to something; not before he is asked again."""
        assert self.state is not None
        if not isinstance(hand.due(self.state), Action | None):
            return
        self.seen.menus += 1
        offered = hand.to_act(self.state), hand.menu(self.state)
        allowed = counsel.menu(self.sitting.ledger, self.rules)
        if offered != allowed and offered[0] != NOBODY:
            raise self.apart(None, f"the engine offers {offered[1]}, the rulebook allows {allowed[1]}")

    def _go_on(self, event: Event) -> None:
        assert self.state is not None
        before, self.state = self.state, hand.after(self.state, event)  # type: ignore[arg-type]
        self.seen.played(before, self.state)
        if Aim.GOING in self.aim:
            self._going()

    def _going(self) -> None:
        assert self.state is not None
        table = self.state.table
        astray = chips_astray(self.state, sum(table.stacks))
        if astray:
            raise self.apart(None, astray)
        bound = bound_of(table, self._mishaps())
        if len(self.trail) > bound:
            raise self.apart(None, f"the hand should have ended within {bound} events")

    def _mishaps(self) -> int:
        return sum(isinstance(event, Incident) for event in self.trail)
