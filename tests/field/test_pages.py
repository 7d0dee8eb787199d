"""The pages about engines: generated, whole and up to date."""

from pathlib import Path

from holdem_conformance.engines.third_party import third_parties
from holdem_conformance.field.counts import chapter_counts, profile_counts, summed_up
from holdem_conformance.field.pages import pages

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_are_up_to_date() -> None:
    for name, text in pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, "holdem engines --write docs"
    assert {file.stem for file in (DOCS / "engines").glob("*.md")} == set(third_parties())


def test_nothing_is_merged_into_passed() -> None:
    summary = {"pass": 3, "fail": 1, "error": 1, "unobserved": 2, "unsupported": 4, "not_applicable": 5, "not_run": 0}
    result = {
        "profiles": {
            "core": {"summary": summary},
            "floor": {"summary": dict.fromkeys(summary, 0) | {"unsupported": 9}},
        },
        "clauses": {"NL-A": {"status": "pass"}, "NL-B": {"status": "fail"}, "NL-C": {"status": "unobserved"}},
    }
    assert profile_counts(result) == {"core": "3/11", "floor": "–"}
    assert summed_up(summary) == "3 passed · 1 fail · 1 error · 2 unobserved · 4 unsupported · 5 not-applicable"
    assert chapter_counts(result) == {"NL": (1, 2)}
