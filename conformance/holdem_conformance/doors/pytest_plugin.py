"""The suite as pytest tests: `pytest --holdem-engine module:factory`, one test for each scenario, named by its id.

Without the option nothing is imported and nothing happens, for this plugin is there in every pytest run of an
environment that has the project installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from holdem_conformance.doors.pytest_items import Scenarios


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("holdem", "conformance of a hold'em engine")
    group.addoption(
        "--holdem-engine",
        metavar="ENGINE",
        help="module:factory, a module that is an adapter, or a command line that speaks the engine protocol",
    )
    group.addoption("--holdem-profile", metavar="NAME", help="only this part of the suite, such as core")
    group.addoption("--holdem-rules", metavar="PRESET", default="house", help="the rulebook, such as tda")
    group.addoption(
        "--holdem-known",
        metavar="FILE",
        help="failures that are known: a result of `holdem certify --json`; they are expected, and nothing else is",
    )


@pytest.hookimpl(tryfirst=True)  # before pytest chooses among the items, by -k for instance
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--holdem-engine"):
        items.extend(_scenarios(session).collect())


def _scenarios(session: pytest.Session) -> Scenarios:
    from holdem_conformance.doors.pytest_items import Scenarios

    return Scenarios.from_parent(session, name="holdem", nodeid="holdem")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--holdem-engine"):
        from holdem_conformance.doors.pytest_items import summary_lines

        terminalreporter.section("holdem")
        for line in summary_lines(terminalreporter.stats):
            terminalreporter.write_line(line)
