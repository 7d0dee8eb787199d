"""Recorded hands: where they are found, what they are called, and breaches in them."""

import tarfile
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Explain

Explained = Callable[..., dict[str, Any]]
Recorded = Callable[..., str]


def test_a_legal_hand_is_told_to_its_end(recorded: Recorded, explained: Explained) -> None:
    """p3 raises to 6 and wins the blinds; 4 of the 6 go back, so the pot is 1 + 2 + 2 = 5."""
    told = explained(recorded())
    assert [line["event"] for line in told["steps"]][3:] == [
        "hole cards: p1 Ah Ad, p2 ?? ??, p3 7c 2d",
        "p3 raises to 6",
        "p1 folds",
        "p2 folds",
        "4 goes back to p3",
        "main pot is paid: p3 5",
        "the hand ends: p1 99, p2 98, p3 103",
    ]
    assert told["breach"] is None
    assert told["rules"] == "house"


def test_names_of_the_file_are_used(recorded: Recorded, explained: Explained) -> None:
    told = explained(recorded(more='players = ["Eva", "Jo Lee", "Max"]\n'))
    assert told["steps"][4]["event"] == "Max raises to 6"
    assert told["seats"][1]["player"] == "Jo Lee"


@pytest.mark.parametrize("players", ['["Eva", "Eva", "Max"]', '["Eva", "Max"]', '["", "Eva", "Max"]', "[1, 2, 3]"])
def test_names_that_do_not_tell_the_players_apart_are_not_used(
    recorded: Recorded, explained: Explained, players: str
) -> None:
    told = explained(recorded(more=f"players = {players}\n"))
    assert [seat["player"] for seat in told["seats"]] == ["p1", "p2", "p3"]


def test_a_breach_is_said_at_its_step(recorded: Recorded, explain: Explain, explained: Explained) -> None:
    file = recorded(("cbr 6", "cbr 3"))
    out = explain(file)[1]
    assert "  5  p3 raises to 3\n     Here the hand breaks NL-MINRAISE (S0.26 S0.47 " in " ".join(out.split(" "))
    assert "2 + 2 = 4; 3 is too little." in " ".join(out.split())
    told = explained(file)
    assert (told["breach"]["step"], told["breach"]["clause"]) == (5, "NL-MINRAISE")
    assert told["breach"]["numbers"] == {"got": 3, "at_least": 4}
    assert (told["to_act"], told["untold"]) == ("p3", 0)
    at_the_step = explain(file, "--step", "5", "--lang", "de")[1]
    assert "Hier verstößt die Hand gegen NL-MINRAISE" in at_the_step
    assert "Die Stellung davor:\n" in at_the_step
    assert "An der Reihe: p3\nErlaubt: aussteigen · mitgehen für 2 (auf 2) · erhöhen auf 4–100\n" in at_the_step


def test_a_hand_out_of_turn_names_who_was_to_act(recorded: Recorded, explained: Explained) -> None:
    told = explained(recorded(('"p3 cbr 6", "p1 f"', '"p1 f", "p3 cbr 6"')))
    assert (told["breach"]["clause"], told["breach"]["sentence"]) == (
        "BET-STARTPRE",
        "Before the flop the first left of the big blind who can act begins: p3.",
    )


def test_a_cut_off_hand(recorded: Recorded, explained: Explained) -> None:
    told = explained(recorded((', "p2 f"', "")))
    assert told["steps"][-1]["event"] == "the account ends here"
    assert told["breach"]["clause"] == "END-PLAYED"
    assert told["to_act"] == "p2"


def test_amounts_are_in_the_units_of_the_file(recorded: Recorded, explain: Explain, explained: Explained) -> None:
    """Blinds 0.5 and 1: one unit is two chips, and a raise goes to at least 2 units."""
    file = recorded(("[1, 2, 0]", "[0.5, 1, 0]"), ("min_bet = 2", "min_bet = 1"), ("cbr 6", "cbr 2.5"))
    told = explained(file, "--step", "5")
    assert (told["scale"], told["pot"], told["event"]) == (2, 8, "p3 raises to 2.5")
    german = explain(file, "--step", "4", "--lang", "de")[1]
    assert "erhöhen auf 2–100\n" in german
    assert "p3: erhöhen auf 1,5\n" in german
    assert "1 + 1 = 2; 1,5 ist zu wenig." in german


def test_who_wins_with_unseen_cards_cannot_be_told(recorded: Recorded, explained: Explained) -> None:
    """Three players check to a showdown that p2 wins or loses with cards that nobody has seen."""
    streets = ["d db 9s8s3c", "d db 4d", "d db 5h"]
    checks = ', "p1 cc", "p2 cc", "p3 cc"'
    play = '"p3 cc", "p1 cc", "p2 cc"' + "".join(f', "{street}"{checks}' for street in streets)
    shows = ', "p1 sm AhAd", "p2 sm ????", "p3 sm 7c2d"'
    told = explained(recorded(('"p3 cbr 6", "p1 f", "p2 f"', play + shows)))
    assert told["breach"] is None
    assert told["remark"] == "Who wins cannot be told: a card that decides it is not in the file."


COLLECTION = "\n".join(
    [
        "[1]",
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [50, 50]',
        'actions = ["d dh p1 AhAd", "d dh p2 KhKd", "p2 f"]',
        "[7]",
        'variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [60, 70]',
        'actions = ["d dh p1 AhAd", "d dh p2 KhKd", "p2 f"]\nplayers = ["Eva", "Max"]',
        "",
    ]
)


@pytest.fixture
def archive(tmp_path_factory: pytest.TempPathFactory, recorded: Recorded) -> str:
    folder = tmp_path_factory.mktemp("archive")
    (folder / "some.phhs").write_text(COLLECTION, "utf-8")
    path = folder / "hands.tar.xz"
    with tarfile.open(path, "w:xz") as opened:
        opened.add(recorded(name="one.phh"), "night/one.phh")
        opened.add(folder / "some.phhs", "night/some.phhs")
    return str(path)


def test_one_hand_of_a_collection(tmp_path: Any, explained: Explained) -> None:
    file = tmp_path / "some.phhs"
    file.write_text(COLLECTION, "utf-8")
    told = explained(f"{file}#7")
    assert [(seat["player"], seat["cards"]) for seat in told["seats"]] == [("Eva", ["Ah", "Ad"]), ("Max", ["Kh", "Kd"])]
    assert told["steps"][0]["event"] == "the table: Eva 60, Max 70; blinds 1/2, button Max"


@pytest.mark.parametrize("name", ["#night/one.phh", "#one.phh", "/night/one.phh"])
def test_a_hand_in_an_archive(archive: str, explained: Explained, name: str) -> None:
    told = explained(archive + name)
    assert told["hand"] == f"{archive}/night/one.phh"
    assert told["steps"][4]["event"] == "p3 raises to 6"


@pytest.mark.parametrize("name", ["#night/some.phhs#7", "#some.phhs#7", "/night/some.phhs#7"])
def test_a_hand_of_a_collection_in_an_archive(archive: str, explained: Explained, name: str) -> None:
    assert explained(archive + name)["seats"][0]["player"] == "Eva"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("", "is an archive; name a hand in it, for example "),
        ("#two.phh", "is an archive; it holds no 'two.phh', for example "),
        ("#some.phhs", "holds 2 hands; name one, for example "),
        ("#some.phhs#3", "holds no hand '3'; its hands are 1, 7"),
        ("#one.phh#2", "holds one hand; leave '#2' out"),
    ],
)
def test_a_hand_that_an_archive_does_not_hold(archive: str, explain: Explain, name: str, complaint: str) -> None:
    code, _, err = explain(archive + name)
    assert code == 2
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('variant = "NT"', "variant = "), "this is not TOML"),
        (('variant = "NT"', 'variant = "PO"'), "this rulebook does not speak about the hand"),
        (("p3 cbr 6", "p3 jumps"), "action 4, 'p3 jumps', cannot be read"),
        (("starting_stacks", "stacks"), "starting_stacks is missing"),
    ],
)
def test_a_file_that_cannot_be_read(
    recorded: Recorded, explain: Explain, change: tuple[str, str], complaint: str
) -> None:
    code, _, err = explain(recorded(change))
    assert code == 2
    assert complaint in err
    assert err.count("\n") == 1


def test_a_folder_is_no_hand(tmp_path: Any, explain: Explain) -> None:
    folder = tmp_path / "hands.phh"
    folder.mkdir()
    assert explain(str(folder))[0] == 2
