"""The messages, their schema, and the page that explains them."""

import io
import json
import re
from pathlib import Path

import jsonschema
import msgspec
import pytest

from holdem_conformance.engines.reference.serve import serve
from holdem_conformance.protocol.messages import (
    Act,
    Acted,
    ByeRequest,
    GoOn,
    HandResult,
    HelloRequest,
    Push,
    Snapshot,
    Tell,
    answer_in,
    line_of,
    request_in,
    schema,
)
from holdem_spec.vocabulary.cards import PACK, card_text

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


PACK_OF_THE_PAGE = [card_text(card) for card in PACK]


def conversations():
    """The examples of the page: (direction, message) each; a pack that is left out there is filled in."""
    for block in re.findall(r"^```\n(→.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL):
        joined = block.replace("\n   ", "").strip().splitlines()
        yield [(line[0], json.loads(line[1:], object_hook=_with_the_pack)) for line in joined]


def _with_the_pack(told):
    return {key: PACK_OF_THE_PAGE if value == ["…"] else value for key, value in told.items()}


def shows(part, whole):
    """Whether everything that is shown is there; lists are shown as they are."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and shows(part[key], whole[key]) for key in part)
    return part == whole


def answers_to(example):
    asked = b"".join(json.dumps(message).encode() + b"\n" for way, message in example if way == "→")
    answers = io.BytesIO()
    assert serve(io.BytesIO(asked), answers) == 0
    return [json.loads(line) for line in answers.getvalue().splitlines()]


EXAMPLES = list(conversations())


@pytest.mark.parametrize("example", EXAMPLES, ids=["a game", "on the floor", "a hand"])
def test_the_examples_are_what_the_reference_answers(example):
    told = [message for way, message in example if way == "←"]
    got = answers_to(example)
    assert len(got) == len(told) >= 5
    for answer, message in zip(got, told, strict=True):
        but_the_versions_of_the_day = {key: value for key, value in message.items() if key != "engine"}
        assert shows(but_the_versions_of_the_day, answer), answer


def test_the_example_of_a_hand_leaves_nothing_out():
    hand = EXAMPLES[-1]
    for answer, message in zip(answers_to(hand), [message for way, message in hand if way == "←"], strict=True):
        if message["type"] != "hello":
            assert answer == message
        else:
            assert answer["supports"] == message["supports"]


@pytest.mark.parametrize("example", EXAMPLES, ids=["a game", "on the floor", "a hand"])
def test_every_message_of_the_examples_keeps_to_the_schema(example):
    whole = schema()
    for way, message in example:
        jsonschema.validate(message, {**whole, "$ref": f"#/$defs/{'request' if way == '→' else 'answer'}"})


def test_the_examples_speak_of_everything():
    spoken = {message["type"] for example in EXAMPLES for _, message in example}
    assert spoken >= {"hello", "hand", "act", "bye", "snapshot", "acted", "game", "next_hand", "result", "tell"}
    assert spoken >= {"go_on", "incident", "shuffled", "refused"}


def test_the_page_names_every_message_and_every_word():
    page = PAGE.read_text()
    whole = schema()["$defs"]
    tags = [part["properties"]["type"]["enum"][0] for part in whole.values() if "type" in part.get("properties", {})]
    names = ("Tell", "IncidentHappens", "Ruling", "Declare", "DealerDoes", "Hello")
    words = [word for name in names for word in _words(whole[name])]
    assert len(words) > 50
    for word in (*tags, *words):
        assert f"`{word}`" in page, word


def _words(part):
    """The words that its fields may have."""
    for field in part["properties"].values():
        for choice in (field, *field.get("anyOf", ())):
            yield from (word for word in choice.get("enum", ()) if isinstance(word, str))


@pytest.mark.parametrize("name", ["GameRequest", "Tell", "NextHand", "HandResult", "Ruling", "IncidentHappens"])
def test_no_expectation_is_in_a_message_of_a_game_or_of_the_floor(name):
    words = json.dumps(schema()["$defs"][name]["properties"])
    assert not any(word in words for word in ("expect", "clause", "scenario"))


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "snapshot"},
        {"type": "snapshot", "over": False, "to_act": -2},
        {"type": "snapshot", "over": False, "stacks": [1.5]},
        {"type": "snapshot", "over": False, "board": ["1c"]},
        {"type": "snapshot", "over": False, "toact": 1},
        {"type": "acted", "outcome": "accepted"},
        {"type": "sit_out"},
        [],
    ],
)
def test_the_schema_and_the_reader_reject_the_same(wrong):
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(wrong, {**schema(), "$ref": "#/$defs/answer"})
    with pytest.raises(msgspec.DecodeError):
        answer_in(json.dumps(wrong).encode())


def test_a_line_is_one_line():
    line = line_of(Acted(outcome="refused", reason="two\nlines", snapshot=Snapshot(over=True)))
    assert line.count(b"\n") == 1
    assert answer_in(line) == Acted(outcome="refused", reason="two\nlines", snapshot=Snapshot(over=True))


@pytest.mark.parametrize(
    "request_",
    [
        HelloRequest(),
        Act(3, "raise", 600),
        Act(0, "fold"),
        ByeRequest(),
        Tell(what="leave", seat=2),
        HandResult((0, 30)),
        GoOn(),
        Push(0, 100),
    ],
)
def test_requests_come_back_as_they_were(request_):
    assert request_in(line_of(request_)) == request_


def test_a_nested_snapshot_needs_no_type_of_its_own():
    bare = b'{"type":"acted","outcome":"accepted","snapshot":{"over":true}}'
    assert answer_in(bare) == Acted(outcome="accepted", snapshot=Snapshot(over=True))


def test_no_expectation_is_in_a_request():
    words = json.dumps(schema()["$defs"]["HandRequest"]) + json.dumps(schema()["$defs"]["Act"])
    assert not any(word in words for word in ("expect", "clause", "result", "scenario"))
