"""Whoever writes an adapter is told what stands at the wrong place of his answer, and what belongs there."""

import json

import msgspec
import pytest

from holdem_conformance.protocol.messages import answer_in
from holdem_conformance.protocol.shapes import advice

SNAPSHOT = {"type": "snapshot", "over": False}
ACTED = {"type": "acted", "outcome": "accepted", "snapshot": SNAPSHOT}
HELLO = {"type": "hello", "engine": {"name": "Tiny", "version": "1", "language": "Python"}}


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (ACTED | {"did": "raised"}, '"raised" stands there; there belongs an object with action, to; or null'),
        (ACTED | {"outcome": "ok"}, '"ok" stands there; there belongs one of accepted, changed, refused'),
        (SNAPSHOT | {"board": ["10h"]}, '"10h" stands there; there belongs a card: As, Td, 2c'),
        (
            ACTED | {"snapshot": SNAPSHOT | {"menu": {"call": -5}}},
            "-5 stands there; there belongs a whole number from 0 (chips); or null",
        ),
        (SNAPSHOT | {"stacks": [100, 99.5]}, "99.5 stands there; there belongs a whole number"),
        (SNAPSHOT | {"shown": [[0, "AsKs"]]}, '"AsKs" stands there; there belongs a list, each a card: As, Td, 2c'),
        (
            SNAPSHOT | {"pots": 150},
            "150 stands there; there belongs a list, each an object with chips, among, to; or null",
        ),
        (HELLO | {"deck": "yes"}, '"yes" stands there; there belongs one of exact, none, patched'),
        (SNAPSHOT | {"toAct": 1}, "did you mean to_act?"),
        (SNAPSHOT | {"menu": {"folding": True}}, "did you mean fold?"),
        (SNAPSHOT | {"pots": [{"chips": 5, "x": 1}]}, "there are chips, among, to"),
        (SNAPSHOT | {"board": "A" * 100}, f'"{"A" * 39} … stands there; there belongs a list, each'),
    ],
)
def test_what_belongs_at_the_wrong_place(answer: dict[str, object], said: str) -> None:
    line = json.dumps(answer).encode()
    with pytest.raises(msgspec.DecodeError) as trouble:
        answer_in(line)
    assert advice(line, str(trouble.value)).startswith(said)


@pytest.mark.parametrize(
    "line",
    [b"ready", b"[]", b"{}", b'{"type": ["x"]}', b'{"type":"sit_out"}', b'{"type":"snapshot","to_act":1}', b"\xff"],
)
def test_nothing_is_said_of_a_line_that_is_no_answer_at_all_or_lacks_a_field(line: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as trouble:
        answer_in(line)
    assert advice(line, str(trouble.value)) == ""


def test_what_does_not_print_is_not_printed() -> None:
    line = b'{"type":"snapshot","over":"\\ud800\\u2028"}'
    assert advice(line, "Expected `bool`, got `str` - at `$.over`").startswith('"\\ud800\\u2028" stands there')
