"""The evening as a state machine of Hypothesis: each rule is one thing that somebody at the table can do."""

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from holdem_conformance.proof.sampling.beside import Apart, Beside
from holdem_conformance.proof.sampling.finds import Sample
from holdem_conformance.proof.sampling.tables import first_table
from holdem_conformance.proof.sampling.wish import MOST, Wish

WISHES = st.builds(Wish, st.integers(0, 5), st.integers(0, MOST), st.integers(0, 11))
SIZES = st.lists(st.integers(0, 299), min_size=10, max_size=10)


def machine_of(sample: Sample) -> type[RuleBasedStateMachine]:
    """The machine that plays the evenings of one plan. What goes apart is noted in the sample."""

    class Evening(RuleBasedStateMachine):
        beside: Beside

        @initialize(sizes=SIZES, button=st.integers(0, 9), blinds=st.integers(0, 3))
        def sit_down(self, sizes: list[int], button: int, blinds: int) -> None:
            table = first_table(sample.plan, sizes, button, blinds)
            self.beside = Beside(sample.plan, table, sample.wings, sample.aim, sample.seen)
            self.opening = sizes, button, blinds

        def go(self, deed: Any, wish: Wish) -> None:
            if sample.may_still_fail():
                try:
                    deed(wish)
                except Apart as apart:
                    sample.note(apart)
                    raise

        @precondition(lambda self: not self.beside.playing)
        @rule(wish=WISHES)
        def between_hands(self, wish: Wish) -> None:
            if self.beside.over:
                sizes, button, blinds = self.opening
                table = first_table(sample.plan, [size + wish.size for size in sizes], button, blinds)
                self.beside = Beside(sample.plan, table, sample.wings, sample.aim, sample.seen)
            self.go(self.beside.between_hands, wish)

        @precondition(lambda self: self.beside.playing and not self.beside.waits_for_the_floor)
        @rule(wish=WISHES)
        def a_player_chooses(self, wish: Wish) -> None:
            self.go(self.beside.a_player_chooses, wish)

        @precondition(lambda self: self.beside.can_go_wrong)
        @rule(wish=WISHES)
        def something_goes_wrong(self, wish: Wish) -> None:
            self.go(self.beside.something_goes_wrong, wish)

        @precondition(lambda self: self.beside.the_floor_may_speak)
        @rule(wish=WISHES)
        def the_floor_answers(self, wish: Wish) -> None:
            self.go(self.beside.the_floor_answers, wish)

    return Evening
