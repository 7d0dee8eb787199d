"""Ten thousand recorded hands: all legal as they stand, none once they are changed."""

import random
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_conformance.audit.auditing import audit
from holdem_conformance.audit.phh import Fields, read_hand
from holdem_spec.vocabulary.rulebook import preset

from .conftest import phh

HANDS = Path(__file__).parents[3] / "shared" / "data" / "pluribus.tar.xz"

pytestmark = pytest.mark.skipif(not HANDS.is_file(), reason=f"the recorded hands are not there ({HANDS})")

TDA = preset("tda")


def test_all_ten_thousand_are_legal_with_exactly_eight_waivers() -> None:
    tally = audit([str(HANDS)], TDA)
    assert (tally.hands, tally.legal) == (10_000, 10_000)
    assert tally.findings == []
    assert tally.not_judged == []
    assert [entry.waiver for entry in tally.waived] == ["half-chip split"] * 8


def _fold_removed(actions: list[str], chance: random.Random) -> set[str]:
    actions.remove(chance.choice([action for action in actions if action.endswith(" f")]))
    return {"BET-STARTPRE", "BET-STARTPOST", "BET-CLOCKWISE", "DEAL-STREETGATE", "END-PLAYED", "SHOW-WHEN"}


def _card_doubled(actions: list[str], chance: random.Random) -> set[str]:
    deals = [place for place, action in enumerate(actions) if action.startswith("d ")]
    one, other = chance.sample(deals, 2)
    actions[other] = actions[other][:-2] + actions[one][-2:]
    return {"DECK-52"}


def _board_card_dropped(actions: list[str], chance: random.Random) -> set[str]:
    flop = next((place for place, action in enumerate(actions) if action.startswith("d db")), None)
    if flop is None:
        actions.pop()
        return {"END-PLAYED"}
    actions[flop] = actions[flop][:-2]
    return {"DEAL-FLOP3"}


def _actors_swapped(actions: list[str], chance: random.Random) -> set[str]:
    pairs = [
        place
        for place in range(len(actions) - 1)
        if all([action[0] == "p" and " sm" not in action for action in actions[place : place + 2]])
    ]
    place = chance.choice(pairs)
    actions[place : place + 2] = reversed(actions[place : place + 2])
    return {"BET-STARTPRE", "BET-STARTPOST", "BET-CLOCKWISE"}


def _cut_off(actions: list[str], chance: random.Random) -> set[str]:
    del actions[chance.randrange(len(actions)) :]
    return {"END-PLAYED"}


@pytest.mark.parametrize("change", [_fold_removed, _card_doubled, _board_card_dropped, _actors_swapped, _cut_off])
def test_changed_hands_are_refused_by_the_right_clause(
    tmp_path: Path, change: Callable[[list[str], random.Random], set[str]]
) -> None:
    chance = random.Random(20)
    expected = {}
    for number, (fields, actions) in enumerate(_some_hands()):
        file = tmp_path / f"{number:04}.phh"
        expected[str(file)] = change(actions, chance)
        file.write_text(phh({**fields, "actions": actions}), encoding="utf-8")
    tally = audit([str(tmp_path)], TDA)
    assert (tally.hands, tally.legal) == (len(expected), 0)
    for finding in tally.findings:
        assert finding.clause in expected[finding.file], finding


def test_a_chip_moved_in_the_final_stacks_is_found(tmp_path: Path) -> None:
    hands = _some_hands()
    for number, (fields, actions) in enumerate(hands):
        stacks = list(fields["finishing_stacks"])  # type: ignore[call-overload]
        stacks[number % 6] += 1
        stacks[(number + 1) % 6] -= 1
        file = tmp_path / f"{number:04}.phh"
        file.write_text(phh({**fields, "finishing_stacks": stacks, "actions": actions}), encoding="utf-8")
    tally = audit([str(tmp_path)], TDA)
    assert [finding.clause for finding in tally.findings] == ["SEAT-CHIPCONSERVE"] * len(hands)


def _some_hands() -> list[tuple[Fields, list[str]]]:
    """Three hundred of them, without their names and without the waived ones."""
    with tarfile.open(HANDS) as packed:
        members = [member for member in packed if member.name.endswith(".phh")][::33][:300]
        texts = [packed.extractfile(member).read().decode() for member in members]  # type: ignore[union-attr]
    hands = []
    for text in texts:
        fields = {key: value for key, value in read_hand(text).items() if value is not None and key != "players"}
        whole = {key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()}
        if all([type(chips) is int for chips in whole["finishing_stacks"]]):  # type: ignore[attr-defined]
            hands.append((whole, list(whole.pop("actions"))))  # type: ignore[call-overload]
    return hands
