"""The released form: the same scenario comes back, the bytes are canonical, and the schema describes every part."""

import json

import jsonschema
import msgspec
import pytest

from holdem_conformance.scenarios.read import ScenarioError, whole_suite
from holdem_conformance.scenarios.release import from_release, read_release, release, schema, to_release
from holdem_spec.vocabulary.rulebook import OPTIONS

EVERY_STATEMENT = (
    "blinds",
    "Ben may not post 40: BET-CHECK",
    "dealer may not deal Ada 2c: BET-CHECK",
    "deal 3",
    "Ada to act",
    "Ada raises to 300",
    "Ben calls",
    "Cem may fold, call 200, raise to 500..5000",
    "Cem folds",
    "nobody to act",
    "pot 700",
    "dealer may not burn: BET-CHECK",
    "dealer may not turn up 2c 3c 4c: BET-CHECK",
    "dealer may not return 60 to Ben: BET-CHECK",
    "flop",
    "Ben may check, fold, bet 100..4700",
    "Ben checks",
    "Ada bets 400",
    "Ben may not raise to 600: BET-CHECK",
    "Ben may not fold: BET-CHECK",
    "Ben may not check: BET-CHECK",
    "Ben may not call to 90: BET-CHECK",
    "Ben may not bet 90: BET-CHECK",
    "Ben goes all-in",
    "Ada calls",
    "Ada gets 60 back",
    "showdown",
    "Ben may show, muck",
    "Ben may show",
    "Ben shows",
    "Ada mucks",
    "dealer may not award pot 0 to Cem 1, Ben 2: BET-CHECK",
    "dealer may not end the hand: BET-CHECK",
    "Ben may not show As 2d: BET-CHECK",
    "end",
)


@pytest.fixture
def full(play):
    pots = 'pots = [{ chips = 10100, among = ["Ada", "Ben"], to = { Ben = 10100 } }]'
    return play(*EVERY_STATEMENT, rules='under = { "show.muck" = "any" }', pots=pots)


def alike(one, other):
    """Equal in every part, its type included: as mere tuples, a call is a raise."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(value, other[key]) for key, value in one.items())
    if isinstance(one, tuple | list):
        return len(one) == len(other) and all(map(alike, one, other))
    return one == other


def comes_back(scenario):
    """Whether the release gives the same scenario, as bytes and as an object."""
    return alike(from_release(to_release(scenario)), scenario) and alike(read_release(release(scenario)), scenario)


def test_every_statement_comes_back(full):
    assert len(full.play) == len(EVERY_STATEMENT)
    assert comes_back(full)


def test_the_result_comes_back(read):
    scenario = read(("shown  =", 'returned = { Cem = 60 }\nmucked = []\nblame = { stacks = "POT-ODD" }\nshown  ='))
    assert comes_back(scenario)


def test_a_pack_with_a_card_twice_comes_back(read, limper):
    head = limper.partition("cards  =")[0].replace("why     =", 'refused = "DECK-52"\nwhy     =')
    scenario = read(text=head + 'deck = "As Kd As"\n')
    assert comes_back(scenario)
    for broken in (
        to_release(scenario).replace(b"DECK-52", b"SEAT-COUNT"),
        to_release(scenario).replace(b"As Kd ", b""),
    ):
        with pytest.raises(ScenarioError, match="The deck is not the 52 cards, each once"):
            from_release(broken)


def test_every_scenario_of_the_suite_comes_back_and_obeys_the_schema():
    validator = jsonschema.Draft202012Validator(schema())
    scenarios = whole_suite()
    assert sum(scenario.evening is not None for scenario in scenarios) > 40
    assert sum(scenario.floor is not None for scenario in scenarios) > 70
    for scenario in scenarios:
        assert comes_back(scenario), scenario.id
        told = json.loads(to_release(scenario))
        assert release(scenario) == told
        assert not any(isinstance(value, float) for value in walk(told))
        validator.validate(told)


def by_id(id):
    return release(next(scenario for scenario in whole_suite() if scenario.id == id))


def test_a_game_is_released_with_its_hands():
    told = by_id("table.dead-button-both-blinds-out")
    assert told["table"]["deck"] == ""
    first, second, *_ = told["game"]["hands"]
    assert first["stacks"] == {"Ada": 3000, "Ben": 0, "Cem": 0}
    assert "play" not in first
    (line,) = second["before"]
    assert (line["say"], line["button"]) == ("not so", "Dora")
    assert line["clauses"] == ["BTN-DEAD", "BTN-DEADSMALL", "BTN-DEADBIG"]
    button, small, big = second["begins"]
    assert (button["button"], small["small"], big["big"]) == ("Ben", [], ["Dora"])


def test_the_floor_is_released_line_by_line():
    told = by_id("floor.card-5-exposed-tda")
    said = [line["said"] for line in told["floor"]["lines"]]
    assert said[0] == {"do": "incident", "incident": {"do": "expose", "number": 5}}
    assert said[1] == {
        "do": "may not",
        "deed": {"do": "declare misdeal", "fault": "card-exposed"},
        "clause": "MIS-R-LATER",
    }
    assert {"do": "remedy", "remedy": {"do": "replace", "player": "Ada", "card": "9h"}} in said
    assert told["floor"]["burns"] == "Ah 3h 5s"


@pytest.mark.parametrize(
    ("id", "change", "message"),
    [
        (
            "floor.card-5-exposed-tda",
            lambda told: told["floor"]["lines"][0]["said"].update(do="sing"),
            "This is no released scenario: Invalid value 'sing' - at `$.floor.lines[0].said.do`; compare the JSON"
            " Schema.",
        ),
        (
            "table.one-round",
            lambda told: told["game"]["hands"][0].update(stacks={"Zoe": 1}),
            "The names do not fit the seats of the table: Zoe; correct them.",
        ),
        (
            "table.dead-button-both-blinds-out",
            lambda told: told["game"]["hands"][1]["begins"][0].update(ante=5),
            "The beginning of a hand on line 21 names 2 things; write each as one of its own.",
        ),
    ],
)
def test_what_is_wrong_in_a_game_or_on_the_floor_is_explained(id, change, message):
    told = by_id(id)
    change(told)
    with pytest.raises(ScenarioError) as caught:
        read_release(told)
    assert caught.value.message == message


def test_a_refused_table_comes_back(read, limper):
    head = limper.partition("[play]")[0].replace("why     =", 'refused = "SEAT-COUNT"\nwhy     =')
    scenario = read(text=head)
    assert comes_back(scenario)


def walk(value):
    yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from walk(inner)


def test_the_bytes_are_canonical(full):
    data = to_release(full)
    told = json.loads(data)
    assert data == json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    assert not any(isinstance(value, float) for value in walk(told))


def test_seats_are_names_and_cards_are_text(read):
    told = json.loads(to_release(read()))
    assert told["table"]["button"] == "Ada"
    assert told["table"]["deck"].startswith("7c Qh As 7d Jh Kd 2d")
    assert told["table"]["seats"][2] == {"name": "Ben", "chips": 150}
    assert told["play"][1]["choice"] == {"do": "raise", "player": "Ben", "to": 150}
    assert told["play"][-1] == {
        "say": "act",
        "line": 25,
        "text": "Cem shows",
        "choice": {"do": "show", "player": "Cem", "cards": "Qh Jh"},
    }
    assert told["rules"]["readings"]["deal.burn"] == "on"


def test_the_release_obeys_its_schema(full, read):
    for scenario in (full, read()):
        jsonschema.Draft202012Validator(schema()).validate(json.loads(to_release(scenario)))


def test_the_schema_is_not_content_with_anything(read):
    told = json.loads(to_release(read()))
    told["table"]["seats"][0]["chips"] = -1
    with pytest.raises(jsonschema.ValidationError, match="-1 is less than the minimum of 0"):
        jsonschema.Draft202012Validator(schema()).validate(told)


def test_every_part_is_described_in_one_line():
    for name, part in schema()["$defs"].items():
        assert part["description"].strip(), name
        for key, value in part["properties"].items():
            if key not in ("say", "do"):
                assert value.get("description"), f"{name}.{key}"
                assert "\n" not in value["description"], f"{name}.{key}"


BROKEN = {
    "no JSON": (b"{", "This is no released scenario: Input data was truncated; compare the JSON Schema."),
    "no deck": (
        {"table": {"blinds": [1, 2], "seats": [], "button": "Ada"}},
        "This is no released scenario: Object missing required field `deck` - at `$.table`; compare the JSON Schema.",
    ),
    "a stranger": ({"result": {"shown": ["Dan"]}}, "The names do not fit the seats of the table: Dan; correct them."),
    "a stack missing": (
        {"result": {"stacks": {"Ada": 1, "Ben": 2}}},
        "The names do not fit the seats of the table: Cem; correct them.",
    ),
    "a reading missing": (
        {"rules": {"name": "house", "readings": {}}},
        f"The readings must name every option once: see {', '.join(sorted(option.name for option in OPTIONS))}.",
    ),
    "an unknown key": (
        {"colour": "red"},
        "This is no released scenario: Object contains unknown field `colour`; compare the JSON Schema.",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_release_is_explained(read, what):
    wrong, message = BROKEN[what]
    data = wrong if isinstance(wrong, bytes) else msgspec.json.encode(json.loads(to_release(read())) | wrong)
    with pytest.raises(ScenarioError) as caught:
        from_release(data)
    assert caught.value.message == message


def test_a_deck_must_be_whole(read):
    data = to_release(read()).replace(b'"7c Qh', b'"7c 7c')
    with pytest.raises(ScenarioError) as caught:
        from_release(data)
    assert str(caught.value) == "no-limit.limper: The deck is not the 52 cards, each once; correct it."
