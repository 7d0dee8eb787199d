"""In fixed limit the limits rise with the blinds."""

from holdem_reference.evening import after, next_hand, opened, opening
from holdem_spec.judge.bench import names_broken
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.events import HandEnded, HandStarted, LevelRaised
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.table import Limit, Table

FIRST = Table((100, 100, 100), 0, 1, 2, None, Limit.FIXED_LIMIT, (2, 4), tournament=True)


def test_after_a_level_the_lower_limit_is_the_new_big_blind() -> None:
    evening = opening(FIRST)
    ledger = record(Ledger(), opened(evening))
    for event in (HandStarted(next_hand(evening)), HandEnded((100, 100, 100)), LevelRaised(3, 6)):
        ledger, evening = record(ledger, event), after(evening, event)
    table = next_hand(evening)
    assert (table.small_blind, table.big_blind, table.limits) == (3, 6, (6, 12))
    assert names_broken(bench_of(HOUSE), ledger, HandStarted(table)) == ()
    assert "BLIND-CASINOLIMIT" in names_broken(bench_of(HOUSE), ledger, HandStarted(table._replace(limits=(2, 4))))


def test_in_other_games_there_are_none() -> None:
    evening = after(opening(FIRST._replace(limit=Limit.NO_LIMIT, limits=(0, 0))), LevelRaised(3, 6))
    assert next_hand(evening).limits == (0, 0)
