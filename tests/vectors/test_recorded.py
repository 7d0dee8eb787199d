"""The engine that answers what is written down."""

import pytest

from holdem_conformance.certificate.writing import shipped
from holdem_conformance.protocol.messages import About, Act
from holdem_conformance.scenarios.model import Refusal, Stage, Street
from holdem_conformance.scenarios.read import read_scenario
from holdem_conformance.vectors.recorded import NothingWritten, RecordedEngine, askable
from holdem_conformance.vectors.results import Results, Step, TableSeen

TWICE = """
id = "mine.twice"
title = { en = "Twice", de = "Zweimal" }
clauses = ["BET-ROUNDEND@1"]
basis = "derived"
why = "The round is over once Ben has checked."
effect = "None."

[table]
blinds = [5, 10]
seats = [["Ada", 1000], ["Ben", 1000]]
button = "Ada"

[play]
lines = \"\"\"
Ada calls
Ben checks
Ben may not check: BET-ROUNDEND
flop
Ben checks
Ben may not check: BET-TURN
\"\"\"

[result]
stacks = { Ada = 1000, Ben = 1000 }
"""
ADA_CALLS, BEN_CHECKS = Act(0, "call", 10), Act(1, "check")


@pytest.fixture
def engine(tmp_path):
    """A hand in which the same words are an attempt, an act, and an attempt again."""
    (tmp_path / "mine").mkdir()
    file = tmp_path / "mine" / "twice.toml"
    file.write_text(TWICE)
    scenario = read_scenario(file)
    lines = [statement.place.line for statement in askable(scenario)]
    steps = [Step(line=0, table=TableSeen(over=False))]
    steps += [
        Step(line=line, outcome=outcome, reason=reason, table=TableSeen(over=False) if reason == "act" else None)
        for line, (outcome, reason) in zip(
            lines,
            [("accepted", "act"), ("accepted", "act"), ("refused", "1"), ("accepted", "act"), ("refused", "2")],
            strict=True,
        )
    ]
    results = Results(results=1, suite="", engine=About("mine", "1", "Ada"), scenarios={scenario.id: steps})
    playing = RecordedEngine(results, (scenario,))
    playing.turn_to(scenario.id)
    return playing


def test_an_attempt_is_told_from_the_same_act(engine):
    engine.hand(None)
    assert [engine.act(act).outcome for act in (ADA_CALLS, BEN_CHECKS, BEN_CHECKS)] == ["accepted"] * 3
    engine.hand(None)
    assert [engine.act(act).reason for act in (ADA_CALLS, BEN_CHECKS, BEN_CHECKS)] == ["act", "act", "1"]
    engine.hand(None)
    told = [engine.act(act).reason for act in (ADA_CALLS, BEN_CHECKS, BEN_CHECKS, BEN_CHECKS)]
    assert told == ["act", "act", "act", "2"]
    with pytest.raises(NothingWritten, match="when seat 0 tried to call to 10 after 3 acts"):
        engine.act(ADA_CALLS)


def test_what_is_tried_before_the_cards_is_not_asked():
    found = 0
    for scenario in shipped():
        asked = askable(scenario)
        for before, line in zip(scenario.play, scenario.play[1:], strict=False):
            early = isinstance(before, Street) and before.stage in (Stage.ANTES, Stage.BLINDS, Stage.DEAL)
            if early and isinstance(line, Refusal):
                found += 1
                assert line not in asked
    assert found >= 3
