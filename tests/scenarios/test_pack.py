"""The pack is filled so that every named card reaches its place. The expectations are worked out by hand."""

import pytest

from holdem_conformance.scenarios import pack
from holdem_conformance.scenarios.read import ScenarioError
from holdem_spec.vocabulary.cards import PACK, cards, cards_text

SEATS = '[["Cem", 5000], ["Ada", 5000], ["Ben", 150]]'
BOTH = 'cards  = { Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }\nboard  = "2c 5d 9h Ts 3s"'


def top(scenario, number):
    return cards_text(scenario.table.deck[:number])


def is_whole(scenario):
    return tuple(sorted(scenario.table.deck)) == PACK


def test_hole_cards_come_one_at_a_time_from_the_left_of_the_button(read):
    # Seats Cem, Ada, Ben; Ada has the button, so Ben, Cem, Ada, twice.
    scenario = read()
    assert top(scenario, 6) == "7c Qh As 7d Jh Kd"
    assert is_whole(scenario)


def test_burns_come_before_each_street_from_the_cards_left(read):
    # 2c, 3s, 5d lie on the board, so the burns are 2d, 2h, 2s; then the rest begins with 3c.
    assert top(read(), 16) == "7c Qh As 7d Jh Kd 2d 2c 5d 9h 2h Ts 2s 3s 3c 3d"


def test_without_burns_the_board_comes_at_once(read):
    scenario = read(("why     =", 'under = { "deal.burn" = "off" }\nwhy     ='))
    assert top(scenario, 13) == "7c Qh As 7d Jh Kd 2c 5d 9h Ts 3s 2d 2h"


def test_a_rulebook_without_burns_does_the_same(read):
    assert top(read(("why     =", 'rules = "blackpoker"\nwhy     =')), 8) == "7c Qh As 7d Jh Kd 2c 5d"


def test_open_places_are_filled_from_the_top_of_the_pack(read):
    # Ben, Cem, Ada, Ben, Cem, Ada: 2c 2d As 2h 2s 3c, burn 3d, flop 3h 3s and so on; the second card of Ada is open.
    scenario = read((BOTH, 'cards = { Ada = "As" }'), ("Cem shows", ""), ("Ben shows", ""))
    assert top(scenario, 10) == "2c 2d As 2h 2s 3c 3d 3h 3s 4c"
    assert is_whole(scenario)


def test_a_board_may_end_before_the_river(read):
    scenario = read((BOTH, 'board = "Ts Js Qs"'))
    assert top(scenario, 14) == "2c 2d 2h 2s 3c 3d 3h Ts Js Qs 3s 4c 4d 4h"


def test_nothing_named_is_the_pack_in_order(read):
    assert read((BOTH, "")).table.deck == PACK


def test_a_deck_is_a_beginning(read):
    scenario = read((BOTH, 'deck = "3c 2c Ah"'))
    assert top(scenario, 6) == "3c 2c Ah 2d 2h 2s"
    assert is_whole(scenario)


def test_a_pack_that_is_refused_may_have_a_card_twice(limper, read):
    head = limper.partition("cards  =")[0]
    refused = head.replace("why     =", 'refused = "DECK-52"\nwhy     =') + 'deck = "As Kd As Qc"\n'
    scenario = read(text=refused)
    assert top(scenario, 7) == "As Kd As Qc 2c 2d 2h"
    # 49 cards are none of the three named; behind the 4 named ones there is room for 48 of them, and Ah is the last.
    assert len(scenario.table.deck) == 52
    assert set(PACK) - set(scenario.table.deck) == set(cards("Ah"))
    with pytest.raises(ScenarioError, match="The card As is placed twice"):
        read(text=refused.replace("DECK-52", "SEAT-COUNT"))


def test_cards_may_stand_without_spaces(read):
    assert read(("2c 5d 9h Ts 3s", "2c5d9hTs3s")).table.deck == read().table.deck


def test_two_players_button_second(read):
    # Heads-up the first card goes to the player who has not got the button.
    scenario = read(
        (SEATS, '[["Ada", 5000], ["Ben", 5000]]'),
        (', Cem = "Qh Jh"', ""),
        ("Ben goes all-in to 150", ""),
        *((line, "") for line in ("Cem calls to 150", "Ada may fold, call 50", "Cem shows", "Ben shows")),
        ('pots   = [{ chips = 400, among = ["Ben", "Cem"], to = { Ben = 400 } }]', ""),
        ('["Ben", "Cem"]', "[]"),
        ("{ Ada = 4900, Ben = 400, Cem = 4850 }", "{ Ada = 4900, Ben = 5100 }"),
    )
    assert top(scenario, 4) == "7c As 7d Kd"


def test_places_of_the_pack():
    top = pack.placed({1: cards("As Kd")}, cards("Ts"), button=0, seats=2, burns=True, hole_cards=2)
    assert top == (*cards("As"), None, *cards("Kd"), None, None, *cards("Ts"), *(None,) * 6)
    assert cards_text(pack.filled(top)[:7]) == "As 2c Kd 2d 2h Ts 2s"


def test_three_hole_cards_take_three_rounds():
    top = pack.placed({1: cards("As Kd 7c")}, (), button=0, seats=2, burns=False, hole_cards=3)
    assert top == (*cards("As"), None, *cards("Kd"), None, *cards("7c"), None, *(None,) * 5)
