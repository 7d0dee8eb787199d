"""META: who is cited, in which edition, and where authorities part. Judged is the project itself."""

from holdem_spec.clauses.form import static
from holdem_spec.clauses.verdicts import HOLDS, Verdict, broken
from holdem_spec.vocabulary.project import Project
from holdem_spec.vocabulary.rulebook import Option

CITED_FOR_DEALING = {"TDA": "2026, version 1.1", "ROBERT": "for private games, undated", "CARTAMUNDI": "2019"}
"""The three rulebooks on dealing, and what each edition must be known by."""

DEALING_ERRORS = ("mis.", "err.")
"""How the options on dealing errors begin."""


@static("META-AUTHORITY", "S2.2/6 S2.23/3 S2.31/1 S2.32/1 S2.33/1")
def every_authority_is_cited_with_its_edition(project: Project) -> Verdict:
    """Whoever stands behind a reading is on record with his edition and with the place where he is cited; for dealing
    these are the TDA rules of 2026 (version 1.1), Robert's Rules in the undated edition for private games, and the
    rule sheet of Cartamundi of 2019.

    Wer hinter einer Lesart steht, ist mit Fassung und Fundstelle verzeichnet; beim Geben sind es die TDA-Regeln von
    2026 (Version 1.1), Robert's Rules in der undatierten Fassung für private Runden und das Regelblatt von Cartamundi
    von 2019.
    """
    known = project.authorities
    speaking = {who for option in project.options for reading in option.readings for who in reading.authorities}
    speaking |= {who for ruling in project.rulings for who in ruling.authorities}
    if speaking != set(known):
        return broken(not_on_record=sorted(speaking - set(known)), never_named=sorted(set(known) - speaking))
    names = {paragraph.name for paragraph in project.paragraphs}
    places = names | {name.partition(".")[0] for name in names}
    for who, authority in known.items():
        if not authority.edition or not authority.cited or not places.issuperset(authority.cited):
            return broken(authority=who, edition=authority.edition, cited=authority.cited)
    for who, edition in CITED_FOR_DEALING.items():
        if who not in known or edition not in known[who].edition:
            return broken(authority=who, due=edition)
    return HOLDS


def _read_by(option: Option, who: str) -> tuple[str, ...]:
    return tuple(reading.name for reading in option.readings if who in reading.authorities)


@static("META-AUTHDIFF", "S2.23/1 S2.23/2")
def where_authorities_part_there_is_a_choice(project: Project) -> Verdict:
    """On some dealing errors Robert's Rules and the TDA, whose rules are made for tournaments, part, on others they
    agree; each of them has exactly one reading of every option on such errors, and a ruling tells why one is the
    default.

    Bei manchen Gebefehlern gehen Robert's Rules und die TDA, deren Regeln für Turniere gemacht sind, auseinander, bei
    anderen nicht; zu jeder Option über solche Fehler hat jede der beiden genau eine Lesart, und eine Entscheidung
    begründet den Standard.
    """
    ruled = {ruling.option for ruling in project.rulings}
    options = [option for option in project.options if option.name.startswith(DEALING_ERRORS)]
    for option in options:
        readings = {who: _read_by(option, who) for who in ("TDA", "ROBERT")}
        if any(len(read) != 1 for read in readings.values()):
            return broken(option=option.name, **readings)
        if option.name not in ruled:
            return broken(option=option.name, rulings=0)
    apart = [_read_by(option, "TDA") != _read_by(option, "ROBERT") for option in options]
    if all(apart) or not any(apart):
        return broken(options=len(options), apart=sum(apart))
    made_for = project.authorities["TDA"].made_for if "TDA" in project.authorities else ""
    return HOLDS if made_for == "tournaments" else broken(tda_made_for=made_for)


@static("META-REVIEW", "S2.34/1 S2.34/2")
def a_document_was_taken_over_between_two_checks(project: Project) -> Verdict:
    """The document on dealing was checked on 29 October 2026 and is due again by October 2027; it was taken over after
    its check and before the next is due.

    Das Dokument zum Geben wurde am 29. Oktober 2026 geprüft und ist bis Oktober 2027 wieder fällig; übernommen wurde
    es nach der Prüfung und vor der nächsten.
    """
    for review in project.reviews:
        if not review.checked <= review.taken_over <= review.next_due:
            return broken(document=review.document, taken_over=review.taken_over.isoformat())
    dates = {(review.checked.isoformat(), review.next_due.isoformat()[:7]) for review in project.reviews}
    return HOLDS if ("2026-10-29", "2027-10") in dates else broken(on_record=sorted(dates))
