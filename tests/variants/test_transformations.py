"""What each transformation changes, what it leaves alone, and where it must not be applied."""

import pytest

from holdem_conformance.scenarios.variants.chips import hindrance
from holdem_conformance.scenarios.variants.drawing import drawn
from holdem_conformance.scenarios.variants.making import NoVariant, named, steps_of, told
from holdem_spec.vocabulary.cards import cards_text

EVEN = ("10, 20", "Ada = 1005, Ben = 990, Cem = 1005")
ODD = ("5, 20", "Ada = 1002, Ben = 995, Cem = 1003")


def one(the_suite, id):
    return next(scenario for scenario in the_suite if scenario.id == id)


def test_rotation_moves_the_seats_and_nothing_else(mine, varied):
    scenario, file = mine(*EVEN)
    moved = varied(scenario, "rotate1", file)
    assert moved.names == ("Cem", "Ada", "Ben")
    assert moved.table == scenario.table._replace(button=1)
    assert moved.result.stacks == (1005, 1005, 990)
    assert [line.choice.seat for line in moved.play] == [(line.choice.seat + 1) % 3 for line in scenario.play]
    assert moved.id == "mine.split~rotate1"


def test_suits_change_in_the_whole_pack_and_in_what_is_said(the_suite, varied):
    scenario = one(the_suite, "deal.the-flop-is-three-cards")
    changed = varied(scenario, "suits5")  # c d h s are c s h d

    def other(text):
        return text.replace("d", "?").replace("s", "d").replace("?", "s")

    assert cards_text(changed.table.deck) == other(cards_text(scenario.table.deck))
    spoken = [line.place.text for line in scenario.play if "turn up" in line.place.text]
    assert spoken
    said = [line.place.text for line in changed.play if "turn up" in line.place.text]
    assert said == [
        f"dealer may not turn up {other(text.partition('turn up ')[2].partition(':')[0])}:{text.partition(':')[2]}"
        for text in spoken
    ]


def test_chips_are_multiplied_but_not_what_is_counted(mine, varied):
    scenario, file = mine(*EVEN)
    more = varied(scenario, "chips3", file)
    assert (more.table.small_blind, more.table.big_blind, more.table.stacks) == (30, 60, (3000,) * 3)
    assert more.result.stacks == (3015, 2970, 3015)
    assert more.play[0].choice.to == 60
    assert more.table.hole_cards == 2


def test_counts_in_the_play_stay(the_suite, varied):
    texts = {}
    for scenario in the_suite:
        if not hindrance(scenario) and scenario.evening is None and scenario.floor is None:
            many = varied(scenario, "chips7")
            texts |= {a.place.text: b.place.text for a, b in zip(scenario.play, many.play, strict=True)}
    counted = {text: new for text, new in texts.items() if text.startswith("deal ") or "award pot" in text}
    assert "deal 5" in counted
    assert all(text == new for text, new in counted.items() if text.startswith("deal "))
    awards = {text: new for text, new in counted.items() if "award pot" in text}
    assert awards
    for text, new in awards.items():
        assert text.split(" to ")[0] == new.split(" to ")[0]
        assert text != new
    assert texts["pot 40"] == "pot 280"


def test_players_are_called_something_else(mine, varied):
    scenario, file = mine(*EVEN)
    other = varied(scenario, "names3", file)
    assert other.names == ("Quirin", "Rosa", "Sven")
    assert other.table == scenario.table
    assert other.result == scenario.result
    assert other.play[0].place.text == "Quirin calls"


def test_all_together_in_one_order(mine, varied):
    scenario, file = mine(*EVEN)
    whole = varied(scenario, "rotate2~suits1~chips2~names1", file)
    assert whole.id == "mine.split~rotate2~suits1~chips2~names1"
    assert whole.names == ("Pavel", "Quirin", "Olga")
    assert whole.table.stacks == (2000,) * 3


def test_an_odd_chip_forbids_multiplying(mine, varied):
    scenario, file = mine(*ODD)
    with pytest.raises(NoVariant, match="a pot is shared in which a chip is odd"):
        varied(scenario, "chips2", file)
    varied(scenario, "rotate1~suits1~names1", file)


@pytest.mark.parametrize(
    ("id", "variant", "why"),
    [
        ("table.draw-highest-card", "suits1", "suits decide the draw for the button"),
        ("floor.a-flop-of-five-tda", "suits1", "what a shuffle leaves open"),
        ("pots.odd-chip-goes-left-of-the-button", "chips2", "odd chips are what it is about"),
    ],
)
def test_a_transformation_is_refused_where_the_rule_is_not_symmetric(the_suite, id, variant, why):
    scenario = one(the_suite, id)
    with pytest.raises(NoVariant, match=why):
        steps_of(scenario, variant)
    assert not any(step.word == variant[:5] for steps in drawn(scenario, 30, 1) for step, _ in steps)


@pytest.mark.parametrize(
    ("variant", "said"),
    [
        ("rotate3", "there is no 'rotate3' of mine.split; the numbers run from 1 to 2"),
        ("suits24", "the numbers run from 1 to 23"),
        ("rotate0", "'rotate0' is no transformation; write rotate, suits, chips, names with a number"),
        ("flip1", "'flip1' is no transformation"),
        ("suits1~rotate1", "each transformation may stand once, in the order rotate, suits, chips, names"),
        ("rotate1~rotate2", "each transformation may stand once"),
    ],
)
def test_an_id_that_names_no_variant(mine, varied, variant, said):
    scenario, file = mine(*EVEN)
    with pytest.raises(NoVariant, match=said):
        varied(scenario, variant, file)


def test_a_seed_draws_the_same_variants_again(the_suite):
    def ids(seed):
        return [named(steps) for scenario in the_suite for steps in drawn(scenario, 3, seed)]

    assert ids(1) == ids(1)
    assert ids(1) != ids(2)
    assert [
        named(steps) for steps in drawn(one(the_suite, "no-limit.limper-may-not-reraise-a-short-all-in"), 3, 1)
    ] == ["rotate1~suits8~chips4", "rotate2~chips5~names12", "suits5~names6"]


def test_fewer_variants_where_there_are_fewer(the_suite):
    alone = next(scenario for scenario in the_suite if len(scenario.names) == 1)
    found = [named(steps) for steps in drawn(alone, 20, 1)]
    assert len(set(found)) == len(found)
    assert not any("rotate" in variant for variant in found)


def test_a_variant_is_told_in_words():
    assert told("rotate2~chips3") == "everybody sits 2 seats further on; all chips are multiplied by 3"
    assert told("suits1") == "the suits c d h s are c d s h"
    assert told("as-written") == ""
