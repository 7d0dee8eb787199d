"""Whatever is wrong with the input, the user gets one sentence on standard error, the exit code that is documented, and
nothing on standard output that looks like success."""

import json
import sys
from pathlib import Path

import pytest

from holdem_conformance.cli import main

COULD_NOT_RUN = 2

HAND = '''id = "bad.hand"
title = { en = "Everybody folds", de = "Alle werfen weg" }
clauses = ["POT-WINLAST@1"]
basis = "derived"
why = "Ben's 5 and 5 of Cem's 10 are won, 5 go back: 200 + 5."
effect = "The winner is not paid."

[table]
blinds = [5, 10]
seats = [["Cem", 200], ["Ada", 200], ["Ben", 200]]
button = "Ada"
cards = { Ada = "As Kd" }

[play]
lines = """
Ada folds
Ben folds
"""

[result]
stacks = { Cem = 205, Ada = 200, Ben = 195 }
'''

ENGINES = {
    "dies": "import sys; sys.exit('out of chips')",
    "junk": "print('I raise you ten!')",
    "other feature": "print(HELLO.replace('no-limit', 'rake'))",
    "other option": "print(HELLO.replace('deal.burn', 'deal.cut'))",
    "other reading": "print(HELLO.replace('off', 'sometimes'))",
    "no hello": "print(json.dumps({'type': 'refused'}))",
}
"""Programs that are no engines. HELLO is a hello with one reading."""

PREFACE = """import json
HELLO = json.dumps({
    "type": "hello", "engine": {"name": "x", "version": "1", "language": "x"}, "supports": ["no-limit"],
    "rules": {"deal.burn": "off"}})
input()
"""


def complaint(said: str) -> str:
    """The one sentence; how the command is used may stand before it, the place in a file behind it."""
    lines = said.splitlines()
    sentences = [line for line in lines if not line.startswith(("usage:", " "))]
    assert len(sentences) == 1, said
    return sentences[0]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Run a command in a folder of its own that cannot do what it is told; the sentence it says."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> str:
        try:
            code = main(list(words))
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        assert code == COULD_NOT_RUN, said
        assert said.out == ""
        return complaint(said.err)

    return run


WORDS = [
    ("shuffle", "holdem: error: argument COMMAND: invalid choice: 'shuffle'"),
    ("certify", "holdem certify: name an engine: reference, "),
    ("certify deepstack", "holdem certify: there is no engine and no program 'deepstack'; name one of reference, "),
    ("certify -- ./deepstack --fast", "holdem certify: there is no engine and no program './deepstack'; name one of "),
    ("certify reference holdem", "holdem certify: the engine 'reference' takes no words behind it; take 'holdem' out"),
    ("certify reference --only pots.ghost", "holdem certify: there is no scenario 'pots.ghost'; write an id as "),
    ("certify reference --only ghost.*", "holdem certify: there is no scenario 'ghost.*'; write an id as the report "),
    (
        "certify reference --clause NL-GHOST",
        "holdem certify: there is no clause 'NL-GHOST'; write a clause id such as ",
    ),
    (
        "certify reference --only end.a-whole-hand --clause NL-NOREOPEN",
        "holdem certify: no scenario is left; choose ids, clauses and profiles that have one in common",
    ),
    ("certify reference --rules nevada", "holdem certify: there is no rulebook 'nevada'; choose one of house, tda, "),
    ("certify reference --scenarios ghost", "holdem certify: there is no folder 'ghost'; give one that holds "),
    ("certify reference --scenarios .", "holdem certify: the folder '.' holds no scenario; give one that holds some "),
    ("certify reference --timeout 0", "holdem certify: the time-out must be more than 0 and at most 3600 seconds"),
    ("certify reference --timeout -1", "holdem certify: the time-out must be more than 0 and at most 3600 seconds"),
    ("certify reference --timeout soon", "holdem certify: error: argument --timeout: invalid float value: 'soon'"),
    ("certify reference --memory 0", "holdem certify: the memory that an engine may use is 1 to 1048576 MiB"),
    ("certify reference --smoke --only pots.*", "holdem certify: --smoke is a handful of hands of its own; leave "),
    ("certify --all --smoke", "holdem certify: what is recorded is the whole suite under the house rules; leave "),
    ("certify --all --memory 0", "holdem certify: the memory that an engine may use is 1 to 1048576 MiB"),
    ("certify reference --loud", "holdem certify: error: unrecognized arguments: --loud"),
    ("certify --all pokerkit", "holdem certify: --all is every engine; take 'pokerkit' or --all out"),
    (
        "certify --all --only pots.*",
        "holdem certify: what is recorded is the whole suite under the house rules; leave ",
    ),
    ("certify --all --jobs 0", "holdem certify: --jobs is how many engines run at a time: 1 to 64"),
    ("certify --recorded", "holdem certify: results are recorded of reference, "),
    ("certify --recorded deepstack", "holdem certify: results are recorded of reference, "),
    ("engine", "holdem engine: error: the following arguments are required: ENGINE"),
    ("engine deepstack", "holdem engine: there is no engine 'deepstack' to serve; choose reference"),
    ("rule", "holdem rule: what is the question? "),
    ("rule NL-NOREOPENING", "holdem rule: nothing is known under 'NL-NOREOPENING'; did you mean NL-NOREOPEN"),
    ("rule S0.999", "holdem rule: nothing is known under 'S0.999'; "),
    ("rule xyzzy", "holdem rule: nothing is known under 'xyzzy'; try a clause id, a paragraph such as S0.36, or a "),
    ("rule NL-NOREOPEN --lang fr", "holdem rule: error: argument --lang: invalid choice: 'fr'"),
    ("audit", "holdem audit: error: the following arguments are required: FILE"),
    ("audit ghost.phh", "holdem audit: there is no 'ghost.phh'; give .phh or .phhs files, archives of them, or "),
    ("audit .", "holdem audit: the folder '.' holds no .phh or .phhs file and no archive"),
    ("audit . --rules nevada", "holdem audit: there is no rulebook 'nevada'; choose one of house, tda, "),
    ("matrix --chekc", "holdem matrix: error: unrecognized arguments: --chekc"),
]


@pytest.mark.parametrize(("words", "sentence"), WORDS, ids=[words for words, _ in WORDS])
def test_words_that_make_no_sense(refused, words: str, sentence: str) -> None:
    assert refused(*words.split()).startswith(sentence)


@pytest.mark.parametrize("words", ["certify reference --only pots.ghost", "audit ghost.phh", "certify deepstack"])
def test_a_program_that_asks_for_json_gets_no_object(refused, words: str) -> None:
    assert refused(*words.split(), "--json")


HANDS = [
    ("no TOML", "blinds = [5, 10]", "blinds = [5, 10", "This is not TOML: "),
    ("an unknown seat", "Ben folds", "Bob folds", "There is no player 'Bob' at this table; the players are Cem, Ada "),
    ("an unknown button", 'button = "Ada"', 'button = "Bob"', "There is no player 'Bob' at this table; the players "),
    ("negative chips", '"Ada", 200', '"Ada", -200', "The stack of Ada cannot be negative (-200); write 0 or more."),
    ("a card twice", "As Kd", "As As", "The card As is placed twice; name another card."),
    ("no card", "As Kd", "As Kx", "'Kx' is no card; write rank and suit, such as As or Td."),
    (
        "too many players",
        '[["Cem", 200], ["Ada", 200], ["Ben", 200]]',
        str([[name, 200] for name in ("Cem", "Ada", "Ben", *"DEFGHIJK")]).replace("'", '"'),
        "A table has 2 to 10 players, not 11; change the seats, or write 'refused' in the head.",
    ),
    ("an unknown clause", "POT-WINLAST@1", "POT-GHOST@1", "There is no clause 'POT-GHOST'; write the id of a clause "),
    ("an old revision", "POT-WINLAST@1", "POT-WINLAST@9", "The clause POT-WINLAST has revision 1, not 9; write "),
    ("no such assertion", '"derived"', '"S0.36/99"', "There is no assertion S0.36/99; 'holdem rule S0.36' shows "),
    ("no such paragraph", '"derived"', '"S0.999/1"', "There is no assertion S0.999/1; correct it."),
    ("an unknown rulebook", "basis =", 'rules = "nevada"\nbasis =', "There is no rulebook 'nevada'; choose one of "),
    ("an unknown option", "basis =", 'under = { "deal.cut" = "on" }\nbasis =', "There is no option 'deal.cut'; the "),
    ("chips that vanish", "Ben = 195", "Ben = 194", "The stacks at the end add up to 599, but 600 chips came to the "),
    ("an unknown word", "Ada folds", "Ada passes", "'passes' is not understood here; a player folds, checks, calls, "),
]


@pytest.mark.parametrize(("instead_of", "write", "sentence"), [row[1:] for row in HANDS], ids=[row[0] for row in HANDS])
def test_a_hand_that_cannot_be_read(refused, tmp_path: Path, instead_of: str, write: str, sentence: str) -> None:
    assert HAND.count(instead_of) == 1
    file = tmp_path / "bad" / "hand.toml"
    file.parent.mkdir()
    file.write_text(HAND.replace(instead_of, write), encoding="utf-8")
    said = refused("certify", "reference", "--scenarios", "bad")
    assert said.startswith("holdem certify: bad/hand.toml, line ")
    assert f": {sentence}" in said


def test_the_unchanged_hand_is_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad" / "hand.toml"
    file.parent.mkdir()
    file.write_text(HAND, encoding="utf-8")
    assert main(["certify", "reference", "--scenarios", str(tmp_path), "--only", "bad.hand"]) == 0
    assert capsys.readouterr().out.endswith(
        "core 1/1 · 0 fail · 0 error · 0 not-run\ncertified for the chosen scenarios: core\n"
    )


SAID = {
    "dies": "the engine cannot be asked: the engine ended with exit code 1",
    "junk": "the engine cannot be asked: the engine's answer to 'hello' is not in the protocol: 'I raise you ten!' (",
    "other feature": "the engine cannot be asked: its hello declares a feature 'rake', which there is not; supports ",
    "other option": "the engine cannot be asked: its hello declares an option 'deal.cut', which there is not; the ",
    "other reading": "the engine cannot be asked: its hello declares 'sometimes' for deal.burn; there it may say on, ",
    "no hello": "the engine cannot be asked: the engine answered 'hello' with 'refused'",
}


@pytest.mark.parametrize("what", SAID)
def test_a_program_that_is_no_engine(refused, tmp_path: Path, what: str) -> None:
    (tmp_path / "engine.py").write_text(PREFACE + ENGINES[what], encoding="utf-8")
    assert refused("certify", "--", sys.executable, "engine.py").startswith(f"holdem certify: {SAID[what]}")


@pytest.mark.parametrize("content", [b"junk", b"\xff\xfe\x00", b"", b"variant = 7\n"])
def test_a_recorded_hand_that_is_none_is_a_finding(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    """Of many recorded hands one may be broken; that is told like a breach of the rules, with exit code 1."""
    (tmp_path / "junk.phh").write_bytes(content)
    assert main(["audit", str(tmp_path / "junk.phh"), "--json"]) == 1
    said = capsys.readouterr()
    assert said.err == ""
    told = json.loads(said.out)
    assert (told["hands"], told["legal"], len(told["findings"])) == (1, 0, 1)
    assert told["findings"][0]["reason"]
