"""A clause does not change its meaning unseen."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.desk import lock
from holdem_conformance.desk.lock import Lock, as_text, changes, now, outdated, written
from holdem_conformance.desk.meaning import lines_of, module_of, modules, name_of, stands_on, wording_of, wordings
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause

Holdem = Callable[..., Any]

CLAUSES = '''"""A chapter."""

from holdem_spec.terms.betting import price as cost
from holdem_spec.clauses.verdicts import broken

LEAST = 2


@forbids("NL-MINBET", "S0.25/1")
def a_bet_is_large_enough(bet: Bet, before: Ledger) -> Verdict:
    """A statement.

    Ein Satz.
    """
    # why
    return None if bet.to >= _least(before) else broken(got=bet.to)


def _least(before: Ledger) -> int:
    """A helper."""
    return LEAST * cost(before)
'''

TERMS = '''
def price(ledger):
    return bet(ledger) - 1


def bet(ledger):
    """The bet."""
    return max(ledger.bets)


def elsewhere(ledger):
    return 0
'''

CLAUSE = "holdem_spec.clauses.betting.a_bet_is_large_enough"


def meaning(clauses: str = CLAUSES, terms: str = TERMS) -> tuple[str, dict[str, str]]:
    """The code of the clause, and that of everything it stands on."""
    known = {"holdem_spec.clauses.betting": module_of(clauses), "holdem_spec.terms.betting": module_of(terms)}
    ground = {name.rpartition(".")[2]: lines_of(name, known) for name in stands_on(CLAUSE, known)}
    return lines_of(CLAUSE, known), ground


def test_a_clause_stands_on_helpers_constants_and_terms_however_far() -> None:
    assert set(meaning()[1]) == {"_least", "LEAST", "price", "bet"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# why", "# because"),
        ("A statement.", "A better statement."),
        ("a_bet_is_large_enough", "a_bet_is_large_enough"),
        ("return None if bet.to >= _least(before) else", "return (\n        None if bet.to >= _least(before) else"),
        ('"S0.25/1"', '"S0.25/1 S0.25/2"'),
        ('"""A helper."""', '"""Another helper."""'),
    ],
)
def test_what_is_no_part_of_the_meaning(old: str, new: str) -> None:
    changed = CLAUSES.replace(old, new)
    if "(\n" in new:
        changed = changed.replace("broken(got=bet.to)", "broken(got=bet.to)\n    )")
    ast.parse(changed)
    assert meaning(changed) == meaning()


@pytest.mark.parametrize(
    ("old", "new"),
    [("bet.to >= ", "bet.to > "), ("bet: Bet,", "bet: Bet | RaisedTo,"), ("broken(got=bet.to)", "broken()")],
)
def test_other_code_is_another_meaning(old: str, new: str) -> None:
    assert meaning(CLAUSES.replace(old, new))[0] != meaning()[0]


@pytest.mark.parametrize(
    ("clauses", "terms", "differs"),
    [
        (CLAUSES.replace("LEAST = 2", "LEAST = 3"), TERMS, {"LEAST"}),
        (CLAUSES.replace("LEAST * cost", "LEAST + cost"), TERMS, {"_least"}),
        (CLAUSES, TERMS.replace("max(", "min("), {"bet"}),
        (CLAUSES, TERMS.replace("return 0", "return 1"), set()),
        (CLAUSES, TERMS.replace("The bet.", "The wager."), set()),
    ],
)
def test_a_changed_term_changes_what_stands_on_it(clauses: str, terms: str, differs: set[str]) -> None:
    code, ground = meaning(clauses, terms)
    assert code == meaning()[0]
    assert {name for name, lines in ground.items() if lines != meaning()[1][name]} == differs


def test_the_real_clauses_stand_on_real_terms() -> None:
    ground = wordings()["NL-MINRAISE"].stands_on
    assert "holdem_spec.terms.betting.last_full_raise" in ground
    assert "holdem_spec.clauses.no_limit._all_in" in ground
    assert not [name for name in ground if ".verdicts." in name or ".form." in name]


def clause(id: str) -> Clause:
    return next(clause for clause in all_clauses() if clause.id == id)


def changed_lock(**changes: Any) -> Lock:
    """The lock as it would be today, but NL-MINRAISE remembered otherwise."""
    today = now()
    return today._replace(wordings={**today.wordings, "NL-MINRAISE": today.wordings["NL-MINRAISE"]._replace(**changes)})


def test_nothing_has_changed_its_meaning_unseen() -> None:
    then, today = written(), now()
    assert changes(then, today) == ()
    assert outdated(then, today) == ()


def test_a_changed_meaning_is_named_with_what_to_do() -> None:
    (sentence,) = changes(changed_lock(code="x", statement="y"), now())
    assert sentence == (
        "NL-MINRAISE has other statement and code than clauses.lock remembers, under the same revision 1: if the rule "
        "means something else now, write revision=2 into the clause and look at the scenarios that name NL-MINRAISE@1; "
        "if it means the same, say why: holdem matrix --lock --because REASON"
    )


def test_a_changed_term_is_named() -> None:
    then = changed_lock(terms="x")
    then = then._replace(terms={**then.terms, "holdem_spec.terms.betting.last_full_raise": "old"})
    (sentence,) = changes(then, now())
    assert sentence.startswith("NL-MINRAISE has other terms (last_full_raise) than clauses.lock remembers")


def test_other_assertions_and_statements_change_the_fingerprint() -> None:
    before = wording_of(clause("NL-MINRAISE"), modules())
    moved = wording_of(clause("NL-MINRAISE")._replace(assertions=("S0.26/1",)), modules())
    said = wording_of(clause("NL-MINRAISE")._replace(statement={"en": "a", "de": "b"}), modules())
    assert (moved.assertions != before.assertions, moved.code == before.code) == (True, True)
    assert (said.statement != before.statement, said.terms == before.terms) == (True, True)


def test_a_new_revision_is_no_hidden_change_but_makes_the_lock_old() -> None:
    then = changed_lock(code="x", revision=0)
    assert changes(then, now()) == ()
    assert outdated(then, now()) == ("NL-MINRAISE has revision 1, clauses.lock remembers 0; run holdem matrix --lock",)


def test_new_and_lost_clauses_make_the_lock_old() -> None:
    today = now()
    then = today._replace(wordings={name: w for name, w in today.wordings.items() if name != "NL-MINRAISE"})
    assert outdated(then, today) == ("NL-MINRAISE is not in clauses.lock yet; run holdem matrix --lock",)
    assert outdated(today, then) == ("NL-MINRAISE is in clauses.lock, but not in force; run holdem matrix --lock",)


def test_every_wording_has_a_name_of_its_own() -> None:
    names = [name_of(clause) for clause in all_clauses()]
    assert len(set(names)) == len(names)


def test_the_command_writes_no_changed_meaning_without_a_reason(
    holdem: Holdem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "clauses.lock"
    monkeypatch.setattr(lock, "LOCK", file)
    monkeypatch.setattr(lock, "written", lambda: written(file))
    assert holdem("matrix", "--lock").code == 0
    assert written(file).wordings["NL-MINRAISE"].code == now().wordings["NL-MINRAISE"].code

    file.write_text(as_text(now(), changed_lock(code="x"), None), "utf-8")
    kept = file.read_text("utf-8")
    said = holdem("matrix", "--lock")
    assert (said.code, said.out, file.read_text("utf-8")) == (1, "", kept)
    assert said.err.startswith("holdem matrix: NL-MINRAISE has other code than clauses.lock remembers")

    assert holdem("matrix", "--lock", "--because", "only shorter").code == 0
    assert written(file).reasons == {"NL-MINRAISE": "only shorter"}
    assert changes(written(file), now()) == ()
    assert holdem("matrix", "--lock").code == 0
    assert written(file).reasons == {"NL-MINRAISE": "only shorter"}
