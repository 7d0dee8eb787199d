"""The search finds what is wrong with an engine, makes it short, and tells it so that it can be played again."""

from pathlib import Path

import msgspec
import pytest

from holdem_conformance.cli import main
from holdem_conformance.engines.base import Died
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.fuzz.searching import NO_ANSWER, Disagreement, Search
from holdem_conformance.protocol.messages import Act, Acted, HandRequest, Refused, Snapshot
from holdem_conformance.runner.run import run_scenario
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.read import read_scenario
from holdem_spec.vocabulary.rulebook import HOUSE


class Lowering(ReferenceEngine):
    """Offers a raise of one chip too little, and refuses it all the same."""

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        answer = super().hand(request)
        return lowered(answer) if isinstance(answer, Snapshot) else answer

    def act(self, act: Act) -> Acted:
        answer = super().act(act)
        return msgspec.structs.replace(answer, snapshot=lowered(answer.snapshot))


def lowered(seen: Snapshot) -> Snapshot:
    menu = seen.menu
    if menu is None or menu.raise_to is None or menu.raise_to[0] == menu.raise_to[1]:
        return seen
    least, most = menu.raise_to
    return msgspec.structs.replace(seen, menu=msgspec.structs.replace(menu, raise_to=(least - 1, most)))


class Fragile(ReferenceEngine):
    """Breaks down when somebody bets."""

    def act(self, act: Act) -> Acted:
        if act.action == "bet":
            raise Died("the engine ended with exit code 1")
        return super().act(act)


def found(engine: ReferenceEngine, hands: int = 150, seed: int = 1) -> list[Disagreement]:
    return list(Search(engine, seed, most_seats=4).disagreements(hands))


def test_one_wrong_rule_is_found_and_made_short() -> None:
    (only,) = found(Lowering())
    assert only.clause == "NL-MINRAISE"
    assert (only.actions, only.seats) == (1, 2)
    offers = [line for line in only.text.splitlines() if " may " in line]
    assert len(offers) == 1, "no line is left that shows nothing"


def test_an_engine_that_breaks_down_is_found_too() -> None:
    (only,) = found(Fragile())
    assert only.clause == NO_ANSWER
    assert " bet" in only.text


def test_the_reference_agrees_with_itself() -> None:
    assert found(ReferenceEngine(), hands=300) == []


def test_the_same_seed_finds_the_same_hands() -> None:
    first, again = found(Lowering(), seed=7), found(Lowering(), seed=7)
    assert [(one.text, one.hands) for one in first] == [(one.text, one.hands) for one in again]


def test_what_is_known_is_passed_over() -> None:
    search = Search(Lowering(), 1, most_seats=4)
    assert list(search.disagreements(100, frozenset({"NL-MINRAISE"}))) == []


def test_a_hand_that_was_found_can_be_played_again(tmp_path: Path) -> None:
    (only,) = found(Lowering())
    file = tmp_path / "fuzz" / "nl-minraise.toml"
    file.parent.mkdir()
    file.write_text(only.text, encoding="utf-8")
    scenario = read_scenario(file)
    wrong, right = Lowering(), ReferenceEngine()
    assert scenario.clauses[0] == "NL-MINRAISE@1"
    assert run_scenario(wrong, wrong.hello(), scenario, HOUSE).status is Status.FAIL
    assert run_scenario(right, right.hello(), scenario, HOUSE).status is Status.PASS


def test_the_command_says_when_there_is_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "reference", "--hands", "20", "--seed", "3"]) == 0
    assert capsys.readouterr().out == "no disagreements in 20 hands, seed 3\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("deepstack", "there is no engine and no program 'deepstack'"),
        ("reference --seats 11", "--seats is the size of the greatest table: 2 to 10"),
        ("reference --hands 0", "--hands is at least 1"),
        ("reference --write ghost", "there is no folder 'ghost'; make it first"),
    ],
)
def test_words_that_make_no_sense(capsys: pytest.CaptureFixture[str], words: str, sentence: str) -> None:
    assert main(["fuzz", *words.split()]) == 2
    assert sentence in capsys.readouterr().err
