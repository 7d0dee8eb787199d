"""Engines behind a pipe that go wrong, and a hand to play on them."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holdem_conformance.protocol.pipe import PipeEngine
from holdem_conformance.runner.request import hand_request
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.rulebook import HOUSE
from holdem_spec.vocabulary.table import Table

SCRIPT = Path(__file__).with_name("misbehaving.py")


@pytest.fixture
def engine() -> Iterator[Callable[..., PipeEngine]]:
    started: list[PipeEngine] = []

    def start(mode: str, *more: str, timeout: float = 3.0) -> PipeEngine:
        started.append(PipeEngine((sys.executable, str(SCRIPT), mode, *more), timeout))
        return started[-1]

    yield start
    for one in started:
        one.close()


@pytest.fixture
def request_for_three():
    return hand_request(Table((1000, 1000, 1000), 0, 5, 10, PACK), HOUSE)
