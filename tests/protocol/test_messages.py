"""The messages, their schema, and the page that explains them."""

import io
import json
from pathlib import Path

import jsonschema
import msgspec
import pytest

from holdem_conformance.engines.reference.serve import serve
from holdem_conformance.protocol.messages import (
    Act,
    Acted,
    ByeRequest,
    HelloRequest,
    Snapshot,
    answer_in,
    line_of,
    request_in,
    schema,
)

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.fixture
def example():
    """The messages of the example in the page: (direction, message)."""
    block = PAGE.read_text().rpartition("\n```\n→")[2].partition("```")[0]
    joined = ("→" + block).replace("\n  ", " ")
    return [(line[0], json.loads(line[1:])) for line in joined.strip().splitlines()]


def test_the_example_is_what_the_reference_answers(example):
    asked = b"".join(json.dumps(message).encode() + b"\n" for way, message in example if way == "→")
    answers = io.BytesIO()
    assert serve(io.BytesIO(asked), answers) == 0
    got = [json.loads(line) for line in answers.getvalue().splitlines()]
    told = [message for way, message in example if way == "←"]
    assert len(got) == len(told) == 5
    for answer, message in zip(got, told, strict=True):
        for said in (answer, message):
            said.pop("engine", None)  # the versions of the day
        assert message.pop("rules", {}).items() <= answer.pop("rules", {}).items()  # the page shows some of them
        assert answer == message


def test_every_message_of_the_example_keeps_to_the_schema(example):
    whole = schema()
    for way, message in example:
        jsonschema.validate(message, {**whole, "$ref": f"#/$defs/{'request' if way == '→' else 'answer'}"})
    assert {message["type"] for _, message in example} >= {"hello", "hand", "act", "bye", "snapshot", "acted"}


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


@pytest.mark.parametrize("request_", [HelloRequest(), Act(3, "raise", 600), Act(0, "fold"), ByeRequest()])
def test_requests_come_back_as_they_were(request_):
    assert request_in(line_of(request_)) == request_


def test_a_nested_snapshot_needs_no_type_of_its_own():
    bare = b'{"type":"acted","outcome":"accepted","snapshot":{"over":true}}'
    assert answer_in(bare) == Acted(outcome="accepted", snapshot=Snapshot(over=True))


def test_no_expectation_is_in_a_request():
    words = json.dumps(schema()["$defs"]["HandRequest"]) + json.dumps(schema()["$defs"]["Act"])
    assert not any(word in words for word in ("expect", "clause", "result", "scenario"))
