"""What somebody gets who installs the house: everything that lies in the three packages, and nothing else."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.slow

Packages = dict[str, Path]


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The paths in the wheel, built from the working copy."""
    place = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(place), str(root)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = place.glob("holdem_spec-*.whl")
    return frozenset(ZipFile(built).namelist())


def lying_there(packages: Packages) -> Iterator[str]:
    for name, folder in packages.items():
        for file in folder.rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".pyc":
                yield f"{name}/{file.relative_to(folder).as_posix()}"


def test_the_wheel_holds_all_files_of_the_packages(wheel: frozenset[str], packages: Packages) -> None:
    assert set(lying_there(packages)) - wheel == set()


def test_the_wheel_holds_what_is_read_at_run_time(wheel: frozenset[str]) -> None:
    assert {f"holdem_spec/sources/S{number}.toml" for number in range(5)} <= wheel
    assert {
        "holdem_spec/clauses/ids.toml",
        "holdem_spec/register/authorities.toml",
        "holdem_spec/register/pointers.toml",
        "holdem_conformance/proof/worlds.toml",
        "holdem_conformance/proof/why.toml",
        "holdem_conformance/desk/index.json",
        "holdem_spec/py.typed",
        "holdem_reference/py.typed",
        "holdem_conformance/py.typed",
    } <= wheel
    assert sum(path.startswith("holdem_conformance/suite/") and path.endswith(".toml") for path in wheel) > 150


def test_the_wheel_holds_nothing_else(wheel: frozenset[str], packages: Packages) -> None:
    about = {path for path in wheel if ".dist-info/" in path}
    assert wheel - about - set(lying_there(packages)) == set()
    assert any(path.endswith(".dist-info/entry_points.txt") for path in about)
    assert any(path.endswith("/LICENSE") for path in about)
