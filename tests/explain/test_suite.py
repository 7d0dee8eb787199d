"""The golden hands, explained: none breaks a rule, and whatever they say is refused is refused here for that reason."""

from functools import cache

import pytest

from holdem_conformance.desk.explain.as_json import as_object
from holdem_conformance.desk.explain.as_text import all_steps
from holdem_conformance.desk.explain.scenario import account_of
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_conformance.desk.explain.telling import Told, tell
from holdem_conformance.desk.explain.wording import breach_reasons, tried_text
from holdem_conformance.scenarios.model import DealerRefusal, Refusal, Scenario
from holdem_conformance.scenarios.read import suite


@cache
def hands() -> tuple[tuple[Scenario, Told], ...]:
    return tuple((scenario, tell(account_of(scenario))) for scenario in suite())


def speaker(told: Told, language: str) -> Speaker:
    return Speaker(language, told.account.names, told.account.scale)


def test_only_a_table_that_must_be_refused_breaks_a_rule() -> None:
    for scenario, told in hands():
        found = breach_reasons(told.steps[-1], scenario.rules, speaker(told, "en"))
        assert [each.clause for each in found] == ([scenario.refused] if scenario.refused else []), scenario.id


def test_what_must_not_be_done_is_forbidden_by_the_clause_that_the_hand_names() -> None:
    lines = 0
    for scenario, told in hands():
        due = [line.clause for line in scenario.play if isinstance(line, Refusal | DealerRefusal)]
        tried = [tried_text(each, scenario.rules, speaker(told, "en"))[1] for step in told.steps for each in step.tried]
        assert [[each.clause for each in why] for why in tried] == [[clause] for clause in due], scenario.id
        lines += len(due)
    assert lines > 50


def test_a_hand_ends_with_the_stacks_it_says() -> None:
    for scenario, told in hands():
        if scenario.refused is None:
            books = told.steps[-1].after
            stacks = tuple(behind + won for behind, won in zip(books.stacks, books.won, strict=True))
            assert (books.over, stacks) == (True, scenario.result.stacks), scenario.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_hand_can_be_told(language: str) -> None:
    for scenario, told in hands():
        text = all_steps(told, speaker(told, language))
        assert len(text.splitlines()) > len(told.steps), scenario.id
        assert told.account.title[language] in text
        assert "{" not in text


def test_every_fifth_position_can_be_explained() -> None:
    """All of them take half a minute."""
    for number, (scenario, told) in enumerate(hands()):
        for step in told.steps[number % 5 :: 5]:
            said = as_object(told, step.number, speaker(told, "de"))
            nobody = said["to_act"] is None and not said["to_show"]
            assert nobody == (said["why_nobody"] is not None), (scenario.id, step.number)
            assert all(entry["sentence"] for entry in said["forbidden"]), (scenario.id, step.number)
