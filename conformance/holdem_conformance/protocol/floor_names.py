"""Faults, decisions and announcements by the names that the messages have for them."""

from typing import cast

from holdem_conformance.protocol.floor import DecisionName, FaultName, WordName
from holdem_spec.vocabulary.floor import Decision, Fault, Word


def fault_name(fault: Fault) -> FaultName:
    return cast(FaultName, _name(fault.name))


def fault_of(name: str) -> Fault:
    """Raises KeyError for another name."""
    return Fault[_member(name)]


def decision_name(decision: Decision) -> DecisionName:
    return cast(DecisionName, _name(decision.name))


def decision_of(name: str) -> Decision:
    return Decision[_member(name)]


def word_name(word: Word) -> WordName:
    return cast(WordName, _name(word.name))


def word_of(name: str) -> Word:
    return Word[_member(name)]


def _name(member: str) -> str:
    return member.lower().replace("_", "-")


def _member(name: str) -> str:
    return name.upper().replace("-", "_")
