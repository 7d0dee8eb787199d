"""The environments of engines: whole or not at all, and one clear sentence when it cannot be."""

import os
import sys
from pathlib import Path

import pytest

from holdem_conformance.engines.base import CannotStart
from holdem_conformance.engines.environment import folder_of, node_with, python_with

TOY = f"toy-1.0-py{sys.version_info.major}.{sys.version_info.minor}"
"""The folder of the environment of an engine toy 1.0."""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def engines_folder() -> Path:
    return folder_of("any").parent


def package(folder: Path, name: str) -> Path:
    """The source of a package that pip can build without an index, for it brings its own build backend."""
    source = folder / name
    source.mkdir()
    (source / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n', encoding="utf-8"
    )
    (source / "backend.py").write_text(BACKEND.replace("NAME", name), encoding="utf-8")
    return source


BACKEND = """
import pathlib, zipfile

def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    file = "NAME-1.0-py3-none-any.whl"
    info = "NAME-1.0.dist-info"
    with zipfile.ZipFile(pathlib.Path(wheel_directory, file), "w") as archive:
        archive.writestr("NAME.py", "ANSWER = 42\\n")
        archive.writestr(info + "/METADATA", "Metadata-Version: 2.1\\nName: NAME\\nVersion: 1.0\\n")
        archive.writestr(info + "/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        archive.writestr(info + "/RECORD", "")
    return file
"""


def test_the_environment_is_made_once_and_holds_the_package(tmp_path: Path) -> None:
    python = python_with("toy-1.0", str(package(tmp_path, "toyengine")))
    assert python.exists()
    assert os.path.commonpath([python, engines_folder()]) == str(engines_folder())
    assert os.spawnv(os.P_WAIT, python, [str(python), "-c", "import toyengine; exit(toyengine.ANSWER)"]) == 42
    born = python.parent.stat().st_ino
    assert python_with("toy-1.0", "/no/such/package") == python, "an environment that is there is not made again"
    assert python.parent.stat().st_ino == born
    assert [found.name for found in engines_folder().iterdir()] == [folder_of(TOY).name], "no building site is left"


def test_a_broken_environment_is_made_again(tmp_path: Path) -> None:
    folder_of(TOY).joinpath("bin").mkdir(parents=True)
    assert python_with("toy-1.0", str(package(tmp_path, "toyengine"))).exists()


def test_whoever_is_quicker_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes make the same environment; the second finds the place taken and uses what is there."""
    source = package(tmp_path, "toyengine")
    first = python_with("toy-1.0", str(source))
    born = first.parent.stat().st_ino
    with monkeypatch.context() as patched:
        exists, asked = Path.exists, iter((False,))
        patched.setattr(Path, "exists", lambda path: next(asked, True) and exists(path))
        assert python_with("toy-1.0", str(source)) == first
    assert first.parent.stat().st_ino == born
    assert list(engines_folder().iterdir()) == [folder_of(TOY)]


def test_a_package_that_cannot_be_had_leaves_nothing_behind() -> None:
    with pytest.raises(CannotStart) as trouble:
        python_with("ghost-1.0", "/no/such/package")
    assert str(trouble.value).startswith("the environment of ghost-1.0 could not be made: ")
    assert "\n" not in str(trouble.value)
    assert sys.executable in str(trouble.value)
    assert list(engines_folder().iterdir()) == []


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(CannotStart, match=r"cannot be written .*; set XDG_CACHE_HOME to a folder of yours"):
        python_with("toy-1.0")


def test_without_node_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(CannotStart, match=r"^toy-1\.0 needs Node\.js; install the programs 'node' and 'npm'$"):
        node_with("toy-1.0", "toy@1.0")
