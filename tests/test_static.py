"""What is judged of the project itself: every static clause holds of it, and a project that is wrong breaks it."""

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from holdem_conformance.desk import holes as holes_module
from holdem_conformance.desk.holes import holes
from holdem_conformance.desk.project import not_kept, project
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Form
from holdem_spec.clauses.verdicts import HOLDS, Finding
from holdem_spec.vocabulary.project import Answered, Authority, Laid, LeastRaise, Project, Ruled, Stated
from holdem_spec.vocabulary.rulebook import Option
from holdem_spec.vocabulary.table import Limit

STATIC = {clause.id: clause.check for clause in all_clauses() if clause.form == Form.STATIC}

Change = Callable[[Project], Project]


def test_the_project_keeps_every_clause_about_it() -> None:
    assert {id: check(project()) for id, check in STATIC.items()} == dict.fromkeys(STATIC, HOLDS)
    assert not_kept(project()) == ()


def changed(**parts: Any) -> Change:
    """The project with parts of it changed; each is a value or a function on the old one."""

    def change(now: Project) -> Project:
        return now._replace(**{n: part(getattr(now, n)) if callable(part) else part for n, part in parts.items()})

    return change


def paragraph(name: str, **other: Any) -> Change:
    return changed(paragraphs=lambda now: tuple(p._replace(**other) if p.name == name else p for p in now))


def option(name: str, **readers: str) -> Change:
    """An option with other authorities behind a reading: `on="TDA ROBERT"`."""

    def reread(old: Option) -> Option:
        if old.name != name:
            return old
        readings = [
            r._replace(authorities=tuple(readers[r.name].split())) if r.name in readers else r for r in old.readings
        ]
        return old._replace(readings=tuple(readings))

    return changed(options=lambda now: tuple(map(reread, now)))


def without(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda now: {name: value for name, value in now.items() if name != key}


def agreeing_on_errors(now: tuple[Option, ...]) -> tuple[Option, ...]:
    """The TDA with Robert's Rules on every dealing error."""
    found = []
    for old in now:
        readings = [
            r._replace(authorities=("ROBERT", "TDA") if "ROBERT" in r.authorities else ()) for r in old.readings
        ]
        found.append(old._replace(readings=tuple(readings)) if old.name.startswith(("mis.", "err.")) else old)
    return tuple(found)


def edition(who: str, **other: Any) -> Change:
    return changed(authorities=lambda now: {**now, who: now[who]._replace(**other)})


def answer(**other: Any) -> Change:
    return changed(quiz=lambda now: (now[0]._replace(**other), *now[1:]))


NOBODYS = Authority("of 1953", "cash games", ("S2",))

BROKEN: dict[str, dict[str, Change]] = {
    "META-STRUCT": {
        "a heading with a claim": paragraph("S0.3", assertions=(("S0.3/1", "implemented"),)),
        "a rule without a claim": paragraph("S0.4", assertions=()),
        "a claim that waits": paragraph("S0.4", assertions=(("S0.4/1", "planned"),)),
        "a heading over nothing": changed(paragraphs=lambda now: (*now, Laid("S4.102", "heading"))),
        "a heading at the end of a document": changed(
            paragraphs=lambda now: (Laid("S0.1", "heading"), Laid("S1.1", "navigation"), *now)
        ),
    },
    "META-NAV": {
        "a link into nothing": changed(pointers=lambda now: {**now, "S0.28": ("S0.99",)}),
        "a link to itself": changed(pointers=lambda now: {**now, "S0.28": ("S0.28",)}),
        "a link to no chapter": changed(pointers=lambda now: {**now, "S0.32": ("RANKS",)}),
        "a link from nowhere": changed(pointers=lambda now: {**now, "S7.1": ("HAND",)}),
        "a signpost without a link": changed(pointers=without("S1.3")),
        "a link to nowhere at all": changed(pointers=lambda now: {**now, "S1.3": ()}),
    },
    "META-INFORMATIVE": {
        "a prohibition out of advice": changed(clauses=lambda now: (*now, Stated("ADV-FOLD", True, ("S1.50", "S1.52"))))
    },
    "META-AUTHORITY": {
        "a reading of somebody unknown": option("deal.burn", on="HOUSE HOYLE"),
        "a ruling by somebody unknown": changed(rulings=lambda now: (*now, Ruled("R-X", "", ("HOYLE",)))),
        "somebody who stands behind nothing": changed(authorities=lambda now: {**now, "HOYLE": NOBODYS}),
        "an authority that is not on record": changed(authorities=without("CARTAMUNDI")),
        "no edition": edition("CASINO", edition=""),
        "cited nowhere": edition("CASINO", cited=()),
        "cited where there is nothing": edition("TDA", cited=("S2.99",)),
        "an older edition of the TDA": edition("TDA", edition="2024, version 1.0"),
        "a dated edition of Robert's Rules": edition("ROBERT", edition="version 11"),
    },
    "META-AUTHDIFF": {
        "an error on which the TDA is silent": option("err.flop4", random_burn=""),
        "an error with two readings of Robert's Rules": option("err.flop4", redeal="ROBERT", random_burn="TDA ROBERT"),
        "a choice that no ruling explains": changed(
            rulings=lambda now: tuple(ruling for ruling in now if ruling.option != "err.flop4")
        ),
        "agreement on everything": changed(options=agreeing_on_errors),
        "agreement on nothing": option("mis.exposed", house_any="HOUSE TDA", robert_tda="ROBERT"),
        "TDA rules for cash games": edition("TDA", made_for="cash games"),
    },
    "META-REVIEW": {
        "taken over before it was checked": changed(
            reviews=lambda now: (now[0]._replace(taken_over=date(2026, 10, 28)),)
        ),
        "taken over when it was overdue": changed(reviews=lambda now: (now[0]._replace(taken_over=date(2027, 11, 1)),)),
        "another date of the check": changed(reviews=lambda now: (now[0]._replace(checked=date(2026, 10, 1)),)),
        "due in another month": changed(reviews=lambda now: (now[0]._replace(next_due=date(2027, 12, 31)),)),
        "no date at all": changed(reviews=()),
    },
    "DEAL-NAMES": {
        "a name that nobody understands": changed(found=without("fifth street")),
        "a name for something else": changed(found=lambda now: {**now, "fourth street": ("DEAL-RIVER1",)}),
    },
    "NL-DEFAULT": {
        "pot limit unless something else is said": changed(unsaid=lambda now: {**now, "scenario": Limit.POT_LIMIT}),
        "no way to say nothing": changed(unsaid={}),
    },
    "PROD-MARK": {
        "no mark": answer(signs=""),
        "two marks": answer(signs="○△"),
        "a fourth mark": answer(signs="?"),
        "no quiz": changed(quiz=()),
    },
    "PROD-REVIEW": {
        "a mistake that is not shown again": answer(signs="×", again=False),
        "half a mistake that is not shown again": answer(signs="△", again=False),
        "a right answer that is": answer(signs="○", again=True),
    },
    "PROD-MINIMUM": {
        "another least raise": changed(least_raises=lambda now: (now[0]._replace(wanted=now[0].legal + 1), *now[1:])),
        "another label": changed(least_raises=(LeastRaise(("A raise", "Die Erhöhung"), 20, 20),)),
        "no such question": changed(least_raises=()),
    },
    "PROD-SOLO": {
        "a question put twice": answer(asked=2),
        "nothing about the order of play": changed(quiz=(Answered("minimum-raise", "○", False),)),
        "nothing about bets": changed(quiz=(Answered("turn", "○", False),)),
    },
    "ADV-TIGHT": {"a pack from the tens up": changed(pack=lambda now: tuple(card for card in now if card >> 2 >= 8))},
}


def test_every_static_clause_is_broken_by_some_project() -> None:
    assert set(BROKEN) == set(STATIC)


@pytest.mark.parametrize(("clause", "mistake"), [(id, mistake) for id in BROKEN for mistake in BROKEN[id]])
def test_a_wrong_project_breaks_the_clause_about_it(clause: str, mistake: str) -> None:
    wrong = BROKEN[clause][mistake](project())
    assert STATIC[clause](wrong).finding == Finding.BROKEN


def test_a_broken_clause_is_a_hole_of_the_matrix(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = BROKEN["NL-DEFAULT"]["pot limit unless something else is said"](project())
    monkeypatch.setattr(holes_module, "project", lambda: wrong)
    assert "NL-DEFAULT does not hold of the project: scenario POT_LIMIT" in holes()


def test_what_is_counted_as_worth_playing() -> None:
    """Deuces and the ranks from ten up: six pairs in each of six ranks, 16 hands in each of ten pairs of high ranks."""
    wrong = project()._replace(pack=(*project().pack[:4], *project().pack[32:]))
    assert dict(STATIC["ADV-TIGHT"](wrong).numbers) == {"named": 36 + 160, "of": 276}


def test_the_quiz_was_asked_for_all_three_marks() -> None:
    assert {answered.signs for answered in project().quiz} == {"○", "△", "×"}
