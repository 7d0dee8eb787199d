"""Limits, antes, Pineapple and tournaments in a scenario: what is read, what comes of it, what is wrong."""

import json

import pytest

from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.read import ScenarioError
from holdem_conformance.scenarios.release import from_release, to_release
from holdem_spec.vocabulary.cards import card, cards, cards_text
from holdem_spec.vocabulary.events import AntesPosted, BlindPosted, Discarded, Shown
from holdem_spec.vocabulary.table import Blind, Limit

CEM, ADA, BEN = 0, 1, 2
CARDS = 'cards  = { Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }\nboard  = "2c 5d 9h Ts 3s"'
THREE = 'cards = { Ada = "As Kd 4c", Ben = "7c 7d 4d", Cem = "Qh Jh 4h" }'


def with_keys(read, keys, *changes):
    return read(("[table]", f"[table]\n{keys}"), *changes)


def played(read, keys, lines, *changes):
    """The limper's table with other keys; everybody ends with what he began with, for only the play matters here."""
    return with_keys(
        read,
        keys,
        *((line, "") for line in LIMPER_REST),
        ("Ada calls to 100", "\n".join(lines)),
        ('pots   = [{ chips = 400, among = ["Ben", "Cem"], to = { Ben = 400 } }]', ""),
        ("Ada = 4900, Ben = 400, Cem = 4850", "Ada = 5000, Ben = 150, Cem = 5000"),
        *changes,
    )


LIMPER_REST = (
    "Ben goes all-in to 150",
    "Cem calls to 150",
    "Ada may fold, call 50",
    "Ada may not raise to 250: NL-NOREOPEN",
    "Ada folds",
    "nobody to act",
    "Ben shows",
    "Cem shows",
)


def told(scenario):
    return [repr(getattr(line, "choice", None) or getattr(line, "event", None)) for line in scenario.play]


def test_without_a_word_it_is_no_limit_holdem(read):
    table = read().table
    assert (table.limit, table.limits, table.ante, table.hole_cards, table.tournament) == (
        Limit.NO_LIMIT, (0, 0), 0, 2, False,
    )  # fmt: skip


def test_fixed_limit_has_the_big_blind_and_twice_as_much(read):
    assert with_keys(read, 'limit = "fixed-limit"').table.limits == (100, 200)
    assert with_keys(read, 'limit = "fixed-limit"\nlimits = [100, 200]').table.limits == (100, 200)


def test_the_other_games(read):
    table = played(read, 'limit = "pot-limit"\nante = 5\ntournament = true', ["Ada folds"]).table
    assert (table.limit, table.limits, table.ante, table.tournament) == (Limit.POT_LIMIT, (0, 0), 5, True)
    assert with_keys(read, 'variant = "pineapple"').table.hole_cards == 3


WRONG = {
    "an unknown limit": ('limit = "half"', "There is no limit 'half'; write no-limit, pot-limit or fixed-limit."),
    "limits without fixed limit": ("limits = [100, 200]", "Only fixed limit has 'limits'; take them out, or"),
    "limits that are no limits": ('limit = "fixed-limit"\nlimits = [1, 3]', "write limits = [100, 200], or 'refused'."),
    "three limits": ('limit = "fixed-limit"\nlimits = [1, 2, 3]', "'limits' must be two numbers"),
    "an ante of nothing": ("ante = 0", "An ante of nothing is none; write how much it is, or take 'ante' out."),
    "an ante that is no number": ('ante = "5"', "The ante must be a whole number of chips, such as 5000."),
    "an unknown variant": ('variant = "omaha"', "There is no variant 'omaha'; write holdem or pineapple."),
    "hole cards at a table that plays": ("hole_cards = 4", "Only a table that is refused names its 'hole_cards'"),
    "a tournament by number": ("tournament = 1", "'tournament' must be true or false; write tournament = true."),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_game_is_explained(read, what):
    keys, sentence = WRONG[what]
    with pytest.raises(ScenarioError) as caught:
        with_keys(read, keys)
    assert sentence in str(caught.value)
    assert "line 9" in str(caught.value) or "line 10" in str(caught.value)


@pytest.mark.parametrize(
    ("keys", "limits", "hole_cards"),
    [('limit = "fixed-limit"\nlimits = [200, 400]', (200, 400), 2), ("hole_cards = 4", (0, 0), 4)],
)
def test_a_table_that_is_refused_may_be_wrong(read, limper, keys, limits, hole_cards):
    text = limper.partition("[play]")[0].replace(CARDS, "").replace("[table]", f"[table]\n{keys}")
    scenario = read(text='refused = "SEAT-COUNT"\n' + text)
    assert (scenario.table.limits, scenario.table.hole_cards) == (limits, hole_cards)
    assert len(set(scenario.table.deck)) == 52


def test_everybody_pays_before_the_blinds(read):
    """Ben's 150 less the ante of 120 leave 30 for the small blind of 50."""
    scenario = played(read, "ante = 120", ["Ada folds"])
    course = Course(scenario.table, scenario.rules, None)
    course.come_to_the_antes()
    assert course.ledger.stacks == [5000, 5000, 150]
    course.come_to_the_blinds()
    assert course.ledger.put_in == [120, 120, 120]
    course.open()
    assert course.ledger.blind_chips == [30, 100]
    assert course.ledger.in_front == [100, 0, 30]


@pytest.mark.parametrize(("order", "blinds", "dead"), [("blind_first", [50, 100], 20), ("ante_first", [50, 70], 50)])
def test_a_short_big_blind_pays_in_the_order_of_the_table(read, order, blinds, dead):
    """Cem has 120 for a blind of 100 and an ante of 50."""
    under = f'under = {{ "ante.mode" = "big_blind", "ante.order" = "{order}" }}\nwhy     ='
    scenario = played(
        read, "ante = 50", ["Ada folds"],
        ("why     =", under), ('["Cem", 5000]', '["Cem", 120]'), ("Cem = 5000", "Cem = 120"),
    )  # fmt: skip
    course = Course(scenario.table, scenario.rules, None)
    course.open()
    assert (course.ledger.blind_chips, course.ledger.dead_money, course.ledger.stacks[CEM]) == (blinds, dead, 0)


def test_antes_may_be_tried_before_they_are_due(read):
    scenario = played(
        read,
        "ante = 5",
        [
            "antes",
            "dealer may not collect antes: POT-ODD",
            "dealer may not collect antes Ada 7: POT-ODD",
            "Ben may not post 50: POT-ODD",
            "blinds",
            "deal 3",
            "Ada folds",
        ],
    )
    assert told(scenario)[1:4] == [
        repr(AntesPosted((5, 5, 5))),
        repr(AntesPosted((0, 7, 0))),
        repr(BlindPosted(BEN, Blind.SMALL, 50)),
    ]


@pytest.mark.parametrize(
    ("keys", "lines", "sentence"),
    [
        ("", ["antes"], "There is no ante at this table; write 'blinds', or give the table an ante."),
        ("ante = 5", ["blinds", "antes"], "'antes' comes too late"),
        ("ante = 5", ["Ada folds", "antes"], "'antes' comes too late"),
        ('variant = "pineapple"', ["deal 10"], "Only 9 hole cards are dealt at this table"),
        ('variant = "pineapple"', ["Ada discards 2c"], "Ada does not hold 2c; write one of "),
    ],
)
def test_a_wrong_beginning_is_explained(read, keys, lines, sentence):
    with pytest.raises(ScenarioError) as caught:
        played(read, keys, lines)
    assert sentence in str(caught.value)


def test_a_discarded_card_is_gone(read):
    scenario = played(
        read,
        'variant = "pineapple"',
        [
            *("Cem discards Qh", "Ben discards 4d", "Ada may not discard 2c: POT-ODD"),
            *("Ada discards Kd", "Ada folds", "Ben shows"),
        ],
        (CARDS.partition("\n")[0], THREE),
    )  # fmt: skip
    assert cards_text(scenario.table.deck[:9]) == "7c Qh As 7d Jh Kd 4d 4h 4c"
    assert told(scenario) == [
        repr(Discarded(CEM, card("Qh"))),
        repr(Discarded(BEN, card("4d"))),
        repr(Discarded(ADA, card("2c"))),
        repr(Discarded(ADA, card("Kd"))),
        "Folded(seat=1)",
        repr(Shown(BEN, cards("7c 7d"))),
    ]


def test_a_game_comes_back_from_its_release(read):
    keys = 'limit = "fixed-limit"\nante = 5\nvariant = "pineapple"\ntournament = true'
    lines = [
        "antes",
        "dealer may not collect antes Ada 7: POT-ODD",
        "Cem discards Jh",
        "Ada may not discard 2c: POT-ODD",
    ]
    scenario = played(read, keys, lines, (CARDS.partition("\n")[0], THREE))
    data = to_release(scenario)
    again = from_release(data)
    assert again == scenario
    assert repr(again.play) == repr(scenario.play)
    told = json.loads(data)
    assert {key: told["table"][key] for key in ("limit", "limits", "ante", "hole_cards", "tournament")} == {
        "limit": "fixed-limit", "limits": [100, 200], "ante": 5, "hole_cards": 3, "tournament": True,
    }  # fmt: skip
    assert told["play"][1]["deed"] == {"do": "collect", "antes": {"Ada": 7, "Ben": 0, "Cem": 0}}


def test_the_release_of_a_plain_game_stays_as_it_was(read):
    assert sorted(json.loads(to_release(read()))["table"]) == ["blinds", "button", "deck", "seats"]
