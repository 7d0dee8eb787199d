"""Reading hand files: the plain lines, the rest of TOML, and what cannot be read."""

import tomllib
from decimal import Decimal
from pathlib import Path

import pytest

from holdem_conformance.audit import phh
from holdem_conformance.audit.actions import Kind, Unreadable, read_action
from holdem_conformance.audit.auditing import audit
from holdem_conformance.audit.phh import read_hand, read_hands
from holdem_spec.vocabulary.cards import cards
from holdem_spec.vocabulary.events import BoardDealt, Folded, HoleCardsKnown, Mucked, Shown
from holdem_spec.vocabulary.rulebook import HOUSE

from .conftest import ACTIONS, SHOWDOWN, Audited, HandFile
from .conftest import phh as written


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("d dh p2 AsKd", HoleCardsKnown(1, cards("AsKd"))),
        ("d dh p10 ????", HoleCardsKnown(9, cards("????"))),
        ("d db 2c3c4c", BoardDealt(cards("2c3c4c"))),
        (" p3  f # thinks long", Folded(2)),
        ("p1 sm", Mucked(0)),
        ("p1 sm ??Ad", Shown(0, cards("??Ad"))),
    ],
)
def test_actions_that_say_all(text: str, event: object) -> None:
    entry = read_action(text).entry
    assert entry is not None
    assert entry.event == event


def test_actions_that_depend_on_the_bet() -> None:
    assert read_action("p1 cc")[:2] == (Kind.MATCH, 0)
    assert read_action("p2 cbr 0.25") == (Kind.WAGER, 1, None, Decimal("0.25"))
    assert read_action("p2 sm -")[:2] == (Kind.REVEAL, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("p1 cbr", "no action"),
        ("p1 checks", "no action"),
        ("p1 dh AsKd p1", "no action"),
        ("d f", "no action"),
        ("p1", "no action"),
        ("p0 f", "'p0' is no player"),
        ("x1 f", "'x1' is no player"),
        ("p1 cbr -5", "'-5' is no amount of chips"),
        ("p1 cbr 1e3", "'1e3' is no amount of chips"),
        ("p1 cbr NaN", "'NaN' is no amount of chips"),
        ("d db 2c3c4", "'4' is no card"),
        ("d db 1c", "'1c' is no card"),
    ],
)
def test_an_action_outside_the_notation_is_unreadable(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        read_action(text)


SHAPES = [
    written(SHOWDOWN),
    written({**SHOWDOWN, "starting_stacks": [100.5, 99.25, 100], "players": ["Ada", "", "Zoë"], "day": 3}),
    'variant = "NT"\nactions = ["p1 f", "p2 f"]\nmin_bet = 2\n',
    "variant = 'NT'\r\nmin_bet = 2\r\n",
    "# a comment\nvariant = 'NT' # no-limit\nmin_bet=2\n\nplayers = [\n  'Ada',\n  'Ben',\n]\n",
    "actions = [\n  'p1 f',  # folds\n]\n",
    'actions = [\'p1 f # he said "no"\', "p2 f # it\'s late"]\n',
    "actions = ['p1 f # one, two', '', 'p2 f']\n",
    "actions = []\nstarting_stacks = []\n",
    "note = '''\nmin_bet = 7\nactions = ['p1 f']\n'''\nmin_bet = 2\n",
    'note = """\nmin_bet = 7\n"""\nmin_bet = 2\n',
    "starting_stacks = [1_000, +20, 0x10, inf]\n",
    "starting_stacks = [ 0.1, 0.2 ]\n",
    "time = 12:30:00\nday = 2\n_tags = { a = 1 }\n",
    'actions = ["p1 f \\u0041"]\n',
]


@pytest.mark.parametrize("text", SHAPES)
def test_the_line_reader_reads_what_toml_reads(text: str) -> None:
    whole = tomllib.loads(text, parse_float=Decimal)
    read = read_hand(text)
    assert read.keys() == whole.keys()
    for key in phh.READ & whole.keys():
        value = read[key]
        assert (list(value) if isinstance(value, tuple) else value) == whole[key]


@pytest.mark.parametrize(
    "text",
    [
        "variant = 'NT'\nvariant = 'NT'\n",
        "variant = 'NT\n",
        "variant = NT\n",
        "actions = ['p1 f' 'p2 f']\n",
        "actions = ['p1 f', 'p2 f'\n",
        "min_bet = 02\n",
        "players = ['Ada'\n",
        "[1]\nday = 1\n[1]\nday = 2\n",
        "a hand of poker\n",
        "day = 1\tmin_bet\n",
        "actions = ['p1\x00f']\n",
        "players = ['A\x00da']\n",
    ],
)
def test_what_is_no_toml_is_unreadable(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads(text)
    with pytest.raises(Unreadable, match="this is not TOML"):
        read_hand(text)


def test_plain_hands_do_without_the_toml_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda text, **_: pytest.fail("the whole of TOML was needed"))
    assert read_hand(SHAPES[0])["actions"] == ACTIONS
    assert [name for name, _ in read_hands(f"[1]\n{SHAPES[0]}\n\n[2]\n{SHAPES[1]}\n")] == ["1", "2"]


def test_several_hands_in_one_file_are_judged_each(hand_file: HandFile, tmp_path: Path) -> None:
    good = hand_file().read_text(encoding="utf-8")
    bad = hand_file(finishing_stacks=[142, 65, 94]).read_text(encoding="utf-8")
    several = tmp_path / "session.phhs"
    several.write_text(f"[1]\n{good}\n\n[2]\n{bad}\n\n[3]\n{good}\n", encoding="utf-8")
    tally = audit([str(several)], HOUSE)
    assert (tally.hands, tally.legal) == (3, 2)
    assert [(finding.hand, finding.clause) for finding in tally.findings] == [("2", "SEAT-CHIPCONSERVE")]


def test_a_heading_given_twice_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="this is not TOML"):
        list(read_hands("[1]\nday = 1\n[1]\nday = 2\n"))


def test_a_phhs_without_headings_is_unreadable(hand_file: HandFile) -> None:
    [finding] = audit([str(hand_file("hand.phhs"))], HOUSE).findings
    assert finding.clause is None
    assert finding.reason.startswith("the field 'variant' stands outside a hand")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"variant": None}, "the field variant is missing"),
        ({"starting_stacks": None}, "the field starting_stacks is missing"),
        ({"starting_stacks": ["a", "b", "c"]}, "starting_stacks has the entry 'a'"),
        ({"starting_stacks": [-5, 100, 100]}, "starting_stacks"),
        ({"blinds_or_straddles": [1, 2]}, "blinds_or_straddles has 2 entries for 3 starting stacks"),
        ({"finishing_stacks": [142, 158]}, "finishing_stacks has 2 entries for 3 starting stacks"),
        ({"actions": None}, "the field actions is missing"),
        ({"actions": [1, 2]}, "the field actions is missing or no list of texts"),
    ],
)
def test_a_hand_with_a_bad_field_is_unreadable(audited: Audited, changes: dict[str, object], why: str) -> None:
    [finding] = audited(**changes).findings
    assert finding.clause is None
    assert finding.hand == "7"
    assert why in finding.reason


def test_an_unreadable_action_is_reported_where_it_stands(audited: Audited) -> None:
    actions = [*ACTIONS[:4], "p1 calls"]
    [finding] = audited(actions=actions).findings
    assert (finding.clause, finding.position, finding.text) == (None, 5, "p1 calls")


def test_a_player_who_is_not_at_the_table_is_reported(audited: Audited) -> None:
    [finding] = audited(actions=[*ACTIONS[:3], "p4 f"]).findings
    assert finding.reason == "there is no player p4 at a table of 3"


def with_stacks(file: Path, stacks: str) -> str:
    """The path of a hand file, after its starting stacks were overwritten with what Python cannot write."""
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("starting_stacks = [100, 100, 100]", f"starting_stacks = {stacks}"), encoding="utf-8")
    return str(file)


def test_an_unknown_stack_is_not_judged(hand_file: HandFile) -> None:
    [entry] = audit([with_stacks(hand_file(), "[100, inf, 100]")], HOUSE).not_judged
    assert entry.reason == "a stack is unknown"


@pytest.mark.parametrize("stacks", ["[100, nan, 100]", "[100, true, 100]", "[100, [100], 100]", "100"])
def test_a_stack_that_is_no_number_is_unreadable(hand_file: HandFile, stacks: str) -> None:
    [finding] = audit([with_stacks(hand_file(), stacks)], HOUSE).findings
    assert "starting_stacks" in finding.reason


def test_text_that_is_not_utf8_is_unreadable_and_the_run_goes_on(hand_file: HandFile, tmp_path: Path) -> None:
    hand_file("a.phh").write_bytes(b"variant = 'NT' # \xff\n")
    hand_file("b.phh").write_text("not a hand", encoding="utf-8")
    hand_file("c.phh")
    tally = audit([str(tmp_path)], HOUSE)
    assert (tally.hands, tally.legal) == (3, 1)
    assert [Path(finding.file).name for finding in tally.findings] == ["a.phh", "b.phh"]
    assert "not UTF-8" in tally.findings[0].reason
    assert "not TOML" in tally.findings[1].reason
