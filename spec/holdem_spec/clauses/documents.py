"""META: headings, links and advice in the documents. Judged is how the documents are laid down here."""

from holdem_spec.clauses.form import static
from holdem_spec.clauses.verdicts import HOLDS, Verdict, broken
from holdem_spec.vocabulary.project import OUTSIDE, Project

SAYS_NOTHING = ("heading", "navigation")
"""Kinds of paragraphs that claim nothing themselves."""


@static("META-STRUCT")
def a_heading_claims_nothing_and_covers_something(project: Project) -> Verdict:
    """A heading, the head of a table or a caption claims nothing itself; what it stands above does, and every claim
    below it is accounted for.

    Eine Überschrift, ein Tabellenkopf oder eine Bildunterschrift behauptet selbst nichts; was darunter steht, tut es,
    und jede Aussage darunter ist verbucht.
    """
    open_heading = ""
    for paragraph in project.paragraphs:
        silent = paragraph.kind in SAYS_NOTHING
        if silent == bool(paragraph.assertions):
            return broken(paragraph=paragraph.name, kind=paragraph.kind, claims=len(paragraph.assertions))
        waiting = [id for id, state in paragraph.assertions if state == "planned"]
        if waiting:
            return broken(not_accounted_for=waiting)
        if paragraph.kind == "heading":
            open_heading = paragraph.name
        elif not silent:
            open_heading = ""
        elif open_heading.partition(".")[0] not in ("", paragraph.name.partition(".")[0]):
            return broken(heading_over_nothing=open_heading)
    return broken(heading_over_nothing=open_heading) if open_heading else HOLDS


@static("META-NAV")
def every_link_leads_somewhere(project: Project) -> Verdict:
    """Every link of the documents leads to a paragraph, to a chapter of the rules, or is marked as leading outside; a
    paragraph that only points the way has such a link.

    Jeder Verweis der Dokumente führt zu einem Absatz, zu einem Kapitel der Regeln oder ist als Verweis nach außen
    verzeichnet; ein Absatz, der nur den Weg weist, hat so einen Verweis.
    """
    names = {paragraph.name for paragraph in project.paragraphs}
    places = names | {clause.id.partition("-")[0] for clause in project.clauses} | {OUTSIDE}
    for start, targets in project.pointers.items():
        lost = [target for target in targets if target not in places or target == start]
        if lost or start not in names or not targets:
            return broken(paragraph=start, leads_to=lost or targets)
    pointing = [paragraph.name for paragraph in project.paragraphs if paragraph.kind == "navigation"]
    dumb = [name for name in pointing if name not in project.pointers]
    return broken(without_a_link=dumb) if dumb else HOLDS


@static("META-INFORMATIVE")
def advice_forbids_nothing(project: Project) -> Verdict:
    """Advice takes nothing from what a player may do and adds nothing to it: no clause that judges the play rests on
    advice alone.

    Ein Rat nimmt und gibt niemandem Rechte: Keine Klausel, die das Spiel beurteilt, beruht allein auf Ratschlägen.
    """
    kinds = {paragraph.name: paragraph.kind for paragraph in project.paragraphs}
    for clause in project.clauses:
        resting_on = {kinds.get(name, "") for name in clause.paragraphs}
        if clause.judges and resting_on == {"advice"}:
            return broken(clause=clause.id, rests_on=clause.paragraphs)
    return HOLDS
