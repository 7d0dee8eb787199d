"""`holdem protocol --schema`: what it prints validates the messages of a hand, and nothing else."""

import json

import pytest
from jsonschema import Draft202012Validator, ValidationError

from holdem_conformance.cli import main
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, line_of
from holdem_conformance.runner.request import hand_request
from holdem_conformance.scenarios.read import SUITE, read_scenario


@pytest.fixture
def validator(capsys):
    def validator(name: str) -> Draft202012Validator:
        assert main(["protocol", "--schema", name]) == 0
        schema = json.loads(capsys.readouterr().out)
        Draft202012Validator.check_schema(schema)
        return Draft202012Validator(schema)

    return validator


@pytest.fixture
def talk():
    """A hand of the reference: its requests and its answers."""
    scenario = read_scenario(SUITE / "end" / "all-fold-to-the-big-blind.toml")
    engine = ReferenceEngine()
    hand, act = hand_request(scenario.table, scenario.rules), Act(0, "fold")
    answers = engine.hello(), engine.hand(hand), engine.act(act)
    return [json.loads(line_of(request)) for request in (hand, act)], [json.loads(line_of(said)) for said in answers]


def test_the_messages_of_a_hand_are_valid_in_their_direction_only(validator, talk):
    requests, answers = talk
    for request in requests:
        validator("request").validate(request)
        with pytest.raises(ValidationError):
            validator("answer").validate(request)
    for answer in answers:
        validator("answer").validate(answer)
        with pytest.raises(ValidationError):
            validator("request").validate(answer)


def test_a_misspelt_field_is_not_valid(validator, talk):
    snapshot = talk[1][1]
    validator("Snapshot").validate(snapshot)
    with pytest.raises(ValidationError, match="bord"):
        validator("Snapshot").validate({**snapshot, "bord": []})


def test_the_whole_schema_has_all_of_them(capsys):
    assert main(["protocol", "--schema"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert {"request", "answer", "Hello", "HandRequest", "Act", "Acted", "Snapshot"} <= set(schema["$defs"])
    assert main(["protocol"]) == 0
    assert f"version {schema['version']} of the engine protocol" in capsys.readouterr().out


def test_the_schema_of_one_message_has_what_it_needs_and_no_more(validator):
    assert set(validator("Acted").schema["$defs"]) >= {"Acted", "Deed", "Snapshot", "MenuShown", "PotSeen"}
    assert not {"request", "Hello", "HandRequest"} & set(validator("Acted").schema["$defs"])
    assert set(validator("Deed").schema["$defs"]) == {"Deed"}


def test_a_name_that_there_is_not(capsys):
    assert main(["protocol", "--schema", "Snapshots"]) == 2
    assert capsys.readouterr().err.startswith("holdem protocol: there is no message 'Snapshots'; choose one of About, ")
