"""docs/why/ says what the rulebook makes of it now."""

from pathlib import Path

import pytest

from holdem_conformance.proof.story import Story
from holdem_conformance.proof.why import CHAPTERS, LANGUAGES, heading, needs, pages, write
from holdem_conformance.proof.world import killing_worlds

WHY = Path(__file__).parents[2] / "docs" / "why"


def test_the_pages_are_up_to_date() -> None:
    there = {page.name: page.read_text("utf-8") for page in WHY.glob("*.md")}
    assert there == pages(), "write them anew: python -m holdem_conformance.proof.why docs/why"


def test_every_primary_has_its_story() -> None:
    assert len(needs()) == len(killing_worlds())
    assert {need.clause.chapter for need in needs()} == set(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_wordings_have_one_heading(language: str) -> None:
    headings = [heading(need, language) for need in needs()]
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    for need in needs():
        story = Story(need.world, need.trail, language)
        for told in (story.at_the_table(), story.before_it(), story.forbidden()):
            assert told.endswith(".")
            assert "=" not in told  # an event without a sentence is told as it stands in the code


def test_a_folder_is_written(tmp_path: Path) -> None:
    write(tmp_path / "why")
    assert {page.name for page in (tmp_path / "why").glob("*.md")} == set(pages())
