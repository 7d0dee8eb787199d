"""docs/proof.md is about the theorems and the rulebook of now; only what a run measures is its own."""

import re
from pathlib import Path

from holdem_conformance.proof.page import page
from holdem_conformance.proof.proving import Proof
from holdem_conformance.proof.theorem import Evidence
from holdem_conformance.proof.theorems.everything import all_theorems

PAGE = Path(__file__).parents[2] / "docs" / "proof.md"


def without_measures(text: str) -> str:
    """What differs from run to run: days, versions of Python, how long it took, how much was looked at."""
    text = re.sub(r"This run: .*?, crosshair-tool", "This run: crosshair-tool", text)
    text = re.sub(r"(\| shown by \| [^:]*): .*", r"\1", text)
    return re.sub(r"\| found \| .*\n", "", text)


def expected() -> str:
    theorems = all_theorems()
    return page(theorems, {one.id: Proof(one.id, Evidence(one.expected, ""), 0.0) for one in theorems})


def test_the_page_is_up_to_date() -> None:
    there = without_measures(PAGE.read_text("utf-8"))
    assert there == without_measures(expected()), "write it anew: holdem prove --full --write docs"


def test_a_measure_makes_no_difference_and_a_statement_does() -> None:
    theorems = all_theorems()
    others = {one.id: Proof(one.id, Evidence(one.expected, "9 cases"), 7.5) for one in theorems}
    assert without_measures(page(theorems, others)) == without_measures(expected())
    renamed = [theorems[0]._replace(scope="the 53 cards"), *theorems[1:]]
    assert without_measures(page(renamed, others)) != without_measures(expected())
