"""Evenings are read with their places, and what is wrong in one is said in one sentence."""

import tomllib
from pathlib import Path

import pytest

from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.evening_model import Expected, Happens, MustNot, NoHand, NotSo
from holdem_conformance.scenarios.read import read_folder, read_hand, read_scenario
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.vocabulary.events import NOT_TOLD, Eliminated, GameEnded, LevelRaised
from holdem_spec.vocabulary.table import Blind

GOOD = '''id      = "table.good"
title   = { en = "A title", de = "Ein Titel" }
clauses = ["BTN-HUADJUST@1"]
basis   = "derived"
why     = "Worked out."
effect  = "Somebody pays twice."




[table]
blinds = [50, 100]
seats  = [["Ada", 1000], ["Ben", 1000], ["Cem", 1000]]
button = "Ada"



[[hand]]
small  = "Ben"
big    = "Cem"
stacks = { Ben = 0, Cem = 2000 }


[[hand]]
before = """
Ben is out, place 3
hand may not begin with button on Ada, blinds 50/100: BTN-HUADJUST, BLIND-MOVE
"""
button = "Cem"
small  = ["Cem"]

[after]
lines = """
level 100/200 ante 25 at minute 20   # a comment
level may not be 50/100: TRN-LEVELS
no hand may begin: END-LAST
Ada and Cem win
"""
'''
KNOWN = frozenset(clause.id for clause in all_clauses())
BAD = tomllib.loads((Path(__file__).parent / "bad_inputs.toml").read_text(encoding="utf-8"))["bad"]


def written(folder: Path, text: str) -> Path:
    path = folder / "table" / "good.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_an_evening_is_read(tmp_path: Path) -> None:
    scenario = read_scenario(written(tmp_path, GOOD), KNOWN)
    assert scenario.evening is not None
    first, second = scenario.evening.hands
    assert [(e.key, e.value, e.place.line) for e in first.begins] == [("small", (1,), 19), ("big", (2,), 20)]
    assert first.stacks == ((1, 0), (2, 2000))
    out, wrong = second.before
    assert isinstance(out, Happens)
    assert (out.event, out.place.line, out.place.text) == (Eliminated(1, 3), 26, "Ben is out, place 3")
    assert isinstance(wrong, NotSo)
    assert (wrong.button, wrong.posts, wrong.blinds) == (0, None, (50, 100))
    assert wrong.clauses == ("BTN-HUADJUST", "BLIND-MOVE")
    assert second.begins[0] == Expected(second.begins[0].place, "button", 2)
    level, not_so, no_hand, won = scenario.evening.after
    assert isinstance(level, Happens)
    assert level.event == LevelRaised(100, 200, 25, 20)
    assert isinstance(not_so, MustNot)
    assert (not_so.event, not_so.clauses) == (LevelRaised(50, 100, 0, NOT_TOLD), ("TRN-LEVELS",))
    assert isinstance(no_hand, NoHand)
    assert isinstance(won, Happens)
    assert won.event == GameEnded((0, 2))


def test_posts_are_read_in_their_order(tmp_path: Path) -> None:
    said = "small blind Cem, big blind Ada, big blind Ben"
    text = GOOD.replace("button on Ada, blinds 50/100", said)
    scenario = read_scenario(written(tmp_path, text), KNOWN)
    assert scenario.evening is not None
    line = scenario.evening.hands[1].before[1]
    assert isinstance(line, NotSo)
    assert line.posts == ((2, Blind.SMALL), (0, Blind.BIG), (1, Blind.BIG))


def test_a_folder_holds_both_kinds_and_a_reader_of_hands_refuses_an_evening(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD)
    assert [scenario.id for scenario in read_folder(tmp_path, KNOWN)] == ["table.good"]
    with pytest.raises(ScenarioError, match="tells of several hands"):
        read_hand(path)


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad["name"])
def test_what_is_wrong_is_said_in_one_sentence(bad: dict[str, str], tmp_path: Path) -> None:
    before, instead = bad["replace"]
    assert GOOD.count(before) == 1 or before == "BTN-HUADJUST"
    text = GOOD.replace(before, instead) if GOOD.count(before) == 1 else instead.join(GOOD.rsplit(before, 1))
    with pytest.raises(ScenarioError) as caught:
        read_scenario(written(tmp_path, text), KNOWN)
    assert (caught.value.message, caught.value.line) == (bad["says"], int(bad["line"]))
