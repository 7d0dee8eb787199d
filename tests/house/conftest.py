"""The house as a whole: where it stands. What the tests of this folder share can be imported by them."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

ROOT = Path(__file__).resolve().parents[2]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a second")


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def packages() -> dict[str, Path]:
    """The folder of each of the three packages."""
    return {name: ROOT / name.removeprefix("holdem_") / name for name in PACKAGES}


PACKAGES = ("holdem_spec", "holdem_reference", "holdem_conformance")
