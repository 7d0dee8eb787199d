"""A scenario that is right in every way, to be read as it stands or with a part of it replaced."""

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import read_scenario

KNOWN = frozenset({"NL-NOREOPEN", "POT-ODD", "SEAT-COUNT", "BET-CHECK", "DECK-52"})

LIMPER = '''id      = "no-limit.limper"
title   = { en = "A limper meets a short all-in", de = "Wer gelimpt hat, trifft auf ein Kurz-All-in" }
clauses = ["NL-NOREOPEN@1"]
basis   = "S0.36/2"
why     = "All-in to 150 lifts the bet by 50, a full raise is 100."
effect  = "A betting round is opened again."

[table]
blinds = [50, 100]
seats  = [["Cem", 5000], ["Ada", 5000], ["Ben", 150]]
button = "Ada"
cards  = { Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }
board  = "2c 5d 9h Ts 3s"

[play]
lines = """
Ada calls to 100
Ben goes all-in to 150
Cem calls to 150
Ada may fold, call 50
Ada may not raise to 250: NL-NOREOPEN
Ada folds
nobody to act
Ben shows
Cem shows
"""

[result]
pots   = [{ chips = 400, among = ["Ben", "Cem"], to = { Ben = 400 } }]
shown  = ["Ben", "Cem"]
stacks = { Ada = 4900, Ben = 400, Cem = 4850 }
'''

Reader = Callable[..., Scenario]


@pytest.fixture
def limper() -> str:
    return LIMPER


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reader:
    """Reads the scenario with some of its text replaced: `read(("[50, 100]", "[1, 2]"), …)`."""
    monkeypatch.chdir(tmp_path)

    def with_changes(*changes: tuple[str, str], text: str = LIMPER) -> Scenario:
        for old, new in changes:
            assert old in text, f"the scenario has no {old!r}"
            text = text.replace(old, new, 1)
        file = Path("no-limit/limper.toml")
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return read_scenario(file, KNOWN)

    return with_changes


@pytest.fixture
def play(read: Reader) -> Callable[..., Scenario]:
    """Reads a hand of Ada (button), Ben (small blind), Cem (big blind) with 50 and 100: `play("Ada folds", …)`. Every
    player has 5000 unless `stacks` says otherwise; `rules` go into the head, `pots` into the result."""

    def with_lines(
        *lines: str, stacks: tuple[int, int, int] = (5000,) * 3, rules: str = "", pots: str = ""
    ) -> Scenario:
        ada, ben, cem = stacks
        before, _, after = LIMPER.partition('lines = """\n')
        _, _, after = after.partition('"""\n')
        text = before + 'lines = """\n' + "\n".join(lines) + '\n"""\n' + after
        return read(
            (
                'seats  = [["Cem", 5000], ["Ada", 5000], ["Ben", 150]]',
                f'seats = [["Cem", {cem}], ["Ada", {ada}], ["Ben", {ben}]]',
            ),
            ("why     =", f"{rules}\nwhy ="),
            ('pots   = [{ chips = 400, among = ["Ben", "Cem"], to = { Ben = 400 } }]', pots),
            ("{ Ada = 4900, Ben = 400, Cem = 4850 }", f"{{ Ada = {ada}, Ben = {ben}, Cem = {cem} }}"),
            text=text,
        )

    return with_lines
