"""Evenings and floor scenarios, page by page."""

import re
from functools import cache

import pytest

from holdem_conformance import cli
from holdem_conformance.classroom.hand import told
from holdem_conformance.classroom.library import scenario
from holdem_conformance.classroom.page import Book
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.steps import Told
from holdem_conformance.classroom.words import LANGUAGES, Words
from holdem_conformance.scenarios.evening_model import MustNot, NoHand, NotSo
from holdem_conformance.scenarios.floor_said import MayNotSaid
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.scenarios.read import SUITE, whole_suite
from holdem_conformance.scenarios.said import RefusalSaid
from holdem_spec.vocabulary.events import Called, Eliminated, GameEnded, GameOpened, HandEnded, HandStarted
from holdem_spec.vocabulary.floor import Incident


@cache
def all_told() -> tuple[Told, ...]:
    return tuple(told(golden) for golden in whole_suite() if golden.evening or golden.floor)


def pages(id: str, language: str = "en") -> list[str]:
    book = Book(told(scenario(id)), Words(language), Paper())
    return [book.page(number) for number in range(1, len(book.told.steps) + 1)]


def page(id: str, start: str, language: str = "en") -> list[str]:
    """The lines of the page whose headline begins so."""
    return next(page.splitlines() for page in pages(id, language) if page.partition(" · ")[2].startswith(start))


def test_every_evening_and_every_floor_scenario_holds_to_its_end():
    assert len(all_told()) > 120
    assert [(each.scenario.id, each.trouble) for each in all_told() if each.trouble] == []
    assert all(each.over or each.scenario.refused for each in all_told())


def refusals(golden: Scenario) -> list[tuple[str, ...]]:
    """The clauses of each line of a scenario that says what must not happen, in order."""
    if golden.floor is not None:
        said = [line.said for line in golden.floor.lines]
    else:
        said = []
        for hand in golden.evening.hands:
            said += [*hand.before, *(getattr(line, "said", line) for line in hand.play or ())]
        said += golden.evening.after
    found = []
    for line in said:
        if isinstance(line, MustNot | NoHand | NotSo):
            found.append(tuple(sorted(line.clauses)))
        elif isinstance(line, MayNotSaid | RefusalSaid) or type(line).__name__ == "DealerSaid":
            found.append((line.clause,))
    return found


def test_what_must_not_happen_is_a_page_with_exactly_the_clauses_of_its_line():
    for each in all_told():
        if each.scenario.refused is None:
            shown = [tuple(sorted(step.forbidden)) for step in each.steps if step.forbidden]
            assert shown == refusals(each.scenario), each.scenario.id


def test_every_hand_of_an_evening_begins_on_a_page_of_its_own():
    for each in all_told():
        if each.scenario.evening and not each.scenario.refused:
            begun = [step for step in each.steps if isinstance(step.event, HandStarted) and not step.forbidden]
            assert len(begun) == len(each.scenario.evening.hands)


def is_told_only(step) -> bool:
    return isinstance(step.event, HandEnded) and not step.before.blinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_sentence_and_its_clause(language):
    """But a hand that is only told is judged by nobody, and a game with other stacks may begin as it likes."""
    for each in all_told():
        book = Book(each, Words(language), Paper())
        for number, step in enumerate(each.steps, start=1):
            text = book.page(number)
            assert "seat=" not in text, text
            clauses = re.findall(r"^  ([A-Z]+-[A-Z0-9-]+)(?:  |$)", text, re.MULTILINE)
            free = is_told_only(step) or (isinstance(step.event, GameOpened) and not step.forbidden)
            assert clauses or free, text
            if step.forbidden:
                assert clauses == list(step.forbidden)


def test_a_dead_button_lies_at_an_empty_seat():
    assert page("table.dead-button-then-heads-up", "Hand 2: button")[:9] == [
        "5 · Hand 2: button the empty seat 2, small blind Cem, big blind Dora   5 of 11",
        "  Hand 2                                                         blinds 50/100",
        "  Seat 1  Ada       2000",
        "  Seat 2  Ben   D   out, place 4",
        "  Seat 3  Cem   SB  1000",
        "  Seat 4  Dora  BB  1000",
        "  Next: how this hand is played is not told, only how it ends",
        "  BTN-NO2BB  S0.55 S2.21",
        "    Nobody pays the big blind in two hands running.",
    ]


def test_a_hand_that_must_not_begin_says_in_what_it_is_wrong():
    evening = "\n".join(pages("table.chips-stay-with-their-owner"))
    assert "Hand 2 may not begin like this: Ben with 1200, Cem with 800" in evening
    assert "Hand 2 may not begin like this: blinds 100/200" in evening
    assert "Hand 1 may not begin like this" not in evening
    assert "No hand may begin here" in "\n".join(pages("tournament.out-in-fifth-place"))


def test_between_two_hands_the_next_step_is_announced():
    id = "tournament.out-in-fifth-place"
    assert "  Next: Ben is out, in place 5" in page(id, "Hand 2 is over")
    assert "  Next: Hand 3: button Cem, small blind Dora, big blind Eva" in page(id, "Ben is out")
    assert "  Next: no hand may begin yet: BTN-DRAW" in page("table.draw-suit-decides", "Ada draws")


def test_the_end_of_a_game_is_told():
    last = page("tournament.time-tie-a-card-decides", "Ben wins the game")
    assert last[3] == "  Seat 2  Ben      150           drew K♥, wins"
    assert any(line.startswith("  END-TIETIME") for line in last)


def test_an_error_names_what_it_brings_into_play_and_what_comes():
    lines = page("floor.card-5-exposed-house", "Card 5 of the deal, A♥ for Ada")
    assert "  Next: Misdeal for an exposed card: the hand is void" in lines
    assert any(line.startswith("  MIS-H-EXPOSED  S0.63") for line in lines)
    lines = page("floor.a-flop-of-four-tda", "The dealer turns up too many")
    assert lines[2:4] == ["  Burned  4♣", "  Face up  5♦ 9♥ 10♣ 4♦"]
    assert "  Next: the floor has to decide" in lines


def test_what_a_player_said_binds_him():
    lines = page("floor.raise-six-hundred", "Ben says")
    assert any(line.startswith("  Next: Ben raises to 600, for that is what was said or pushed") for line in lines), (
        lines
    )


def test_incidents_concern_the_clauses_of_their_scenario():
    """Where a scenario is about a remedy and an incident happens, one of the pages of its incidents shows it; but the
    burn that a replaced card would be comes much later than the card was exposed, the host's second ruling later than
    the errors, and a check against a bet binds nobody."""
    without = []
    for each in all_told():
        incidents = [n for n, step in enumerate(each.steps, start=1) if isinstance(step.event, Incident)]
        if incidents:
            book = Book(each, Words("en"), Paper())
            shown = "\n".join(book.page(number) for number in incidents)
            if not any(
                re.search(rf"^  {clause.partition('@')[0]}\b", shown, re.MULTILINE) for clause in each.scenario.clauses
            ):
                without.append(each.scenario.id)
    assert without == [
        "floor.a-check-against-a-bet",
        "floor.an-exposed-card-is-a-burn-once",
        "floor.no-burn-no-exposed-burn",
        "floor.the-last-live-hand-stays",
    ]


WRONG = {
    "an evening": (
        "table.four-to-two-blinds-out",
        'button = "Ada"\nsmall',
        'button = "Dora"\nsmall',
        "button on seat 1",
    ),
    "a floor scenario": (
        "floor.raise-six-hundred",
        "Ben raises to 600",
        "Ben raises to 500",
        "RaisedTo(seat=1, to=600)",
    ),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_line_that_does_not_hold_ends_the_play(kind, tmp_path, capsys):
    id, before, after, got = WRONG[kind]
    text = (SUITE / f"{id.replace('.', '/', 1)}.toml").read_text("utf-8")
    assert text.count(before) == 1
    (tmp_path / id.partition(".")[0]).mkdir()
    file = tmp_path / f"{id.replace('.', '/', 1)}.toml"
    file.write_text(text.replace(before, after), "utf-8")
    assert cli.main(["play", str(file), "--all"]) == 1
    last = " ".join(capsys.readouterr().out.split("\n\n")[-1].split())
    assert "Here the file says" in last
    assert got in last


def test_a_certificate_names_the_command_that_shows_what_failed(tmp_path, capsys):
    """An evening of one's own whose second hand has its blinds the wrong way round."""
    text = (SUITE / "table/four-to-two-blinds-out.toml").read_text("utf-8")
    text = text.replace("table.four-to-two-blinds-out", "my.wrong").replace('small  = "Ada"', 'small  = "Dora"')
    (tmp_path / "my").mkdir()
    file = tmp_path / "my" / "wrong.toml"
    file.write_text(text, "utf-8")
    assert cli.main(["certify", "reference", "--scenarios", str(tmp_path), "--only", "my.wrong"]) == 1
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    [see] = [line for line in lines if line.startswith("see ")]
    assert see.split() == ["see", "holdem", "play", str(file), "--all"]
    assert cli.main(see.split()[2:]) == 1


def test_the_events_of_the_pages_are_those_of_the_scenario():
    """A hand that is told only has two pages, a played one all of its own."""
    steps = told(scenario("table.dead-button-then-heads-up")).steps
    happened = [type(step.event) for step in steps if not step.forbidden]
    assert happened == [GameOpened, *[HandStarted, HandEnded, Eliminated] * 2, *[HandStarted, HandEnded] * 2]
    steps = told(scenario("floor.string-bet-call")).steps
    assert [step.event for step in steps if isinstance(step.event, Called)][-1] == Called(1, 100)
    assert not any(isinstance(step.event, GameEnded) for step in steps)


def test_a_hand_with_two_big_blinds_shows_both_and_says_why():
    """Two big blinds are posted because the moving button passed nobody over; the button alone would have put a small
    one before a big one."""
    for start in ("Dora posts 100 as the big blind", "Eva posts 100 as the big blind", "Eva checks"):
        lines = page("table.moving-button-two-big-blinds-play", start)
        marked = [line.split()[0] for line in lines[2:6] if " BB " in line]
        assert marked == ["Dora", "Eva"], start
        if "posts" in start:
            clauses = [line.split()[0] for line in lines if re.match(r"  [A-Z]+-", line)]
            assert clauses == ["BTN-MOVING2BB", "BLIND-AMOUNT"]


def test_a_blind_behind_a_dead_small_blind_is_not_said_to_lie_beside_the_button():
    lines = page("table.pot-limit-with-a-dead-small-blind", "Dan posts 200 as the big blind")
    assert [line.split()[0] for line in lines if re.match(r"  [A-Z]+-", line)] == ["BTN-DEADBIG", "BTN-DEADSMALL"]
    blind = page("table.dead-button-small-blind-out", "Cem posts 50")
    assert any(line.startswith("  BLIND-SEATS") for line in blind)
