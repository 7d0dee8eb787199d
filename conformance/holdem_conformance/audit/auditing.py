"""The audit: every hand of the given files is read, told to the judge and counted."""

from collections.abc import Iterator
from typing import NamedTuple

from holdem_conformance.audit.actions import Unreadable
from holdem_conformance.audit.collection import check, sources
from holdem_conformance.audit.hand import Hand, NotCovered, UnreadableAction, read_fields
from holdem_conformance.audit.names import Names
from holdem_conformance.audit.phh import Fields, read_hand, read_hands
from holdem_conformance.audit.replay import Customs, Outcome, customs, replay
from holdem_conformance.audit.report import THE_END, THE_STACKS, THE_TABLE
from holdem_conformance.audit.tally import Finding, NotJudged, Tally, Waived
from holdem_conformance.desk.explain.reasons import reason
from holdem_conformance.desk.explain.speaking import Speaker
from holdem_spec.clauses.form import Form
from holdem_spec.judge.bench import Bench, Breach, Sitting
from holdem_spec.vocabulary.events import HandEnded
from holdem_spec.vocabulary.rulebook import Rulebook

RESTS_ON_DERIVED = ("BLIND-BEFORE", "DEAL-BURN1", "POT-RETURN", "END-PAID")
"""Clauses that look at an event of the file but judge it by events that the audit itself has added: that a burn came
before the flop, that the pots were paid. They hold because the audit saw to it, so they do not count as applied."""

COLLECTION = ".phhs"
LANGUAGES = ("en", "de")

CARDS_MISSING = "a card that decides who wins is not in the file"


class Court(NamedTuple):
    """What every hand is judged with."""

    rulebook: Rulebook
    sitting: Sitting
    customs: Customs


def audit(paths: list[str], rulebook: Rulebook) -> Tally:
    """Judge all hands at the paths. Raises NoHands before anything is judged when a path leads nowhere."""
    check(paths)
    tally = Tally(rulebook.name)
    bench = Bench(rulebook)
    sitting = Sitting(bench)
    court = Court(rulebook, sitting, customs(rulebook))
    for source in sources(paths):
        try:
            text = source.text()
            several = source.name.endswith(COLLECTION)
            names = Names(text, several=several)
            for name, fields in read_hands(text) if several else _only_hand(text):
                tally.hands += 1
                _judge(source.name, name, fields, names, court, tally)
        except Unreadable as error:
            tally.hands += 1
            tally.findings.append(Finding(source.name, None, None, "", None, reason=str(error)))
    _count(tally, bench, sitting)
    return tally


def _only_hand(text: str) -> Iterator[tuple[str, Fields]]:
    """The hand of a `.phh`, called what the file says under `hand`, else 1. In a `.phhs` the headings are the names."""
    fields = read_hand(text)
    yield str(fields.get("hand", 1)), fields


def _judge(file: str, name: str, fields: Fields, names: Names, court: Court, tally: Tally) -> None:
    try:
        hand = read_fields(fields)
    except NotCovered as error:
        tally.not_judged.append(NotJudged(file, name, str(error)))
    except UnreadableAction as error:
        tally.findings.append(Finding(file, name, error.position, error.text, None, reason=str(error)))
    except Unreadable as error:
        tally.findings.append(Finding(file, name, None, "", None, reason=str(error)))
    else:
        court.sitting.new_hand()
        outcome = replay(hand, court.sitting, court.customs)
        _enter(file, name, hand, outcome, tally)
        if outcome.breach:
            called = names.of(name, len(hand.table.stacks))
            tally.findings[-1] = tally.findings[-1]._replace(sentence=_sentences(outcome.breach, court, called, hand))


def _enter(file: str, name: str, hand: Hand, outcome: Outcome, tally: Tally) -> None:
    if outcome.breach:
        tally.findings.append(_finding(file, name, hand, outcome.position, outcome.breach))
    elif outcome.cards_missing:
        tally.not_judged.append(NotJudged(file, name, CARDS_MISSING))
    else:
        tally.legal += 1
        if outcome.waiver:
            tally.waived.append(Waived(file, name, outcome.waiver))


def _sentences(breach: Breach, court: Court, names: tuple[str, ...], hand: Hand) -> dict[str, str]:
    """The numbers of the first clause that is broken, put into words in every language. The books of the sitting are
    those before the breach."""
    first, books = breach.broken[0], court.sitting.ledger
    speakers = [Speaker(language, names, hand.scale) for language in LANGUAGES]
    return {by.language: reason(first, breach.event, books, court.rulebook, by).sentence for by in speakers}


def _finding(file: str, name: str, hand: Hand, position: int, breach: Breach) -> Finding:
    if position == 0:
        text = THE_TABLE
    elif position <= len(hand.texts):
        text = hand.texts[position - 1]
    else:
        text = THE_STACKS if isinstance(breach.event, HandEnded) else THE_END
    first, *others = breach.broken
    also = tuple([broken.clause for broken in others])
    return Finding(
        file, name, position, text, first.clause, first.paragraphs, first.numbers, also, scale=hand.scale
    )  # fmt: skip


def _count(tally: Tally, bench: Bench, sitting: Sitting) -> None:
    """Clause by clause, what the judge has counted."""
    judgement = sitting.judgement()
    counted = {clause: times for clause, times in judgement.applied.items() if times}
    tally.on_derived = {clause: times for clause, times in counted.items() if clause in RESTS_ON_DERIVED}
    tally.applied = {clause: times for clause, times in counted.items() if clause not in RESTS_ON_DERIVED}
    tally.unseen = judgement.unseen
    in_force = [clause for found in bench.primaries.values() for clause in found]
    on_events = {clause.id for clause in in_force if clause.form != Form.PERMITS}  # permits judge menus, not hands
    tally.silent = tuple(sorted(on_events - counted.keys() - tally.unseen.keys() - tally.broken().keys()))
