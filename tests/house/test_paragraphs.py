"""Every public function that states, computes or plays a rule says in which paragraphs of the sources the rule stands.

A term names them in its decorator, the engine and every helper in the docstring: "(S0.24–S0.28)". A clause names its
assertions in its decorator. One that rests on none is a reading or a gap that a ruling decides, or follows from other
clauses, and is known by theirs; where there is neither, its docstring ends with the paragraph it comes nearest to.
"""

import pytest
from paragraphs import REFERENCE, SPEC, Told, functions, modules, named_in, sources, statements

NO_RULE = {
    "holdem_spec.vocabulary": "words, cards and events: what can be said, not what is allowed",
    "holdem_spec.ledger": "binds the books together",
    "holdem_spec.books": "facts of a hand, of the floor and of an evening, legal or not",
    "holdem_spec.judge": "applies whatever clauses there are",
    "holdem_spec.clauses.form": "enters clauses into the book",
    "holdem_spec.clauses.verdicts": "what a clause can answer",
    "holdem_spec.clauses.documents": "about all headings, links and pieces of advice, and so from no single paragraph",
    "holdem_spec.clauses.offers": "reads menus for the permissions, which name their own paragraphs",
    "holdem_spec.clauses.everything": "gathers the chapters",
    "holdem_spec.terms.term": "enters terms into the glossary",
    "holdem_reference.entries": "changes an entry of a tuple",
}
"""Modules and packages without a rule, and why."""


def covers(exempt: str, module: str) -> bool:
    return module == exempt or module.startswith(f"{exempt}.")


ALL = (*functions(SPEC), *functions(REFERENCE))
RULES = [told for told in ALL if not any(covers(exempt, told.module) for exempt in NO_RULE)]
PLAYED = [told for told in RULES if told.module.startswith("holdem_reference.")]
WITH_REASONS = [told for told in PLAYED if told.clauses]


def paragraphs_of(told: Told) -> set[str]:
    """Those it names, and for a clause those of the rulings on it and of the clauses it follows from."""
    ids = statements().keys() & set(told.decorated.split())
    return set(told.paragraphs).union(*[statements()[clause] for clause in ids])


def test_the_rules_of_both_wings_are_looked_at() -> None:
    assert len([told for told in RULES if told.module.startswith("holdem_spec.clauses.")]) > 200
    assert len([told for told in RULES if told.module.startswith("holdem_spec.terms.")]) > 80
    assert len(PLAYED) > 80
    assert len(WITH_REASONS) > 10


@pytest.mark.parametrize("told", RULES, ids=str)
def test_a_rule_names_paragraphs_that_exist(told: Told) -> None:
    named = paragraphs_of(told)
    assert named, f"{told} names no paragraph of the sources; `holdem rule WORDS` finds the one it stands in"
    assert named <= sources().keys()


@pytest.mark.parametrize("told", PLAYED, ids=str)
def test_the_engine_names_paragraphs_with_a_rule_in_them(told: Told) -> None:
    assert [paragraph for paragraph in told.paragraphs if not sources()[paragraph]] == []


@pytest.mark.parametrize("told", WITH_REASONS, ids=str)
def test_the_engine_names_paragraphs_of_the_clauses_it_gives_as_reasons(told: Told) -> None:
    allowed = set().union(*[statements()[clause] for clause in told.clauses])
    assert set(told.paragraphs) - allowed == set()


@pytest.mark.parametrize("exempt", NO_RULE)
def test_what_is_exempt_exists_and_needs_it(exempt: str) -> None:
    known = {*modules(SPEC), *modules(REFERENCE)}
    assert [module for module in known if covers(exempt, module)] != [], f"there is no module {exempt} any more"
    assert [told for told in ALL if covers(exempt, told.module) and not paragraphs_of(told)] != []
    assert NO_RULE[exempt]


def test_ranges_are_written_out() -> None:
    assert named_in("so (S0.24–S0.26, S1.45)") == ("S0.24", "S0.25", "S0.26", "S1.45")
    assert named_in("S0.24/1 S0.24/2") == ("S0.24", "S0.24")
