"""No clause that compares is left out: each has a hand that keeps it and one that breaks it, in this folder."""

import re
from collections.abc import Callable
from pathlib import Path

from holdem_spec.clauses.verdicts import Verdict


def test_every_comparing_clause_is_kept_and_broken_here(compare: dict[str, Callable[..., Verdict]]) -> None:
    texts = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    tests = [test for text in texts for test in re.split(r"(?m)^(?=def )", text) if test.startswith("def test_")]
    for id in compare:
        naming = [test for test in tests if f'"{id}"' in test]
        assert any("Finding.BROKEN" in test for test in naming), f"no test breaks {id}"
        assert any("is HOLDS" in test for test in naming), f"no test keeps {id}"
