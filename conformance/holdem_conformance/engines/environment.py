"""Environments of engines that are packages of their own: made once, kept in the user's cache, never in ours.

An engine must not share its libraries with the suite that judges it, and one version must not disturb another.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from holdem_conformance.engines.base import CannotStart

PIP_SECONDS = 300
"""A slow line may take its time; a dead one must not take for ever."""


def python_with(engine: str, *requirements: str) -> Path:
    """The Python of an environment that holds `requirements` and nothing else; made on first use.

    `engine` names the folder, such as pokerkit-0.7.7. Raises CannotStart, in one sentence, when the environment
    cannot be made.
    """
    home = folder_of(engine)
    if not _python_in(home).exists():
        _make(home, engine, requirements)
    return _python_in(home)


def folder_of(engine: str) -> Path:
    """Where the environment of an engine lies: one for each version of the engine and of Python."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "holdem-spec" / "engines" / f"{engine}-py{sys.version_info.major}.{sys.version_info.minor}"


def _python_in(home: Path) -> Path:
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def _make(home: Path, engine: str, requirements: tuple[str, ...]) -> None:
    """Built beside its place and moved there whole, so that nobody ever finds half an environment."""
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        building = Path(tempfile.mkdtemp(prefix=f".{home.name}-", dir=home.parent))
    except OSError as trouble:
        raise CannotStart(
            f"{engine} needs an environment in {home.parent}, which cannot be written ({trouble.strerror}); "
            "set XDG_CACHE_HOME to a folder of yours"
        ) from trouble
    try:
        _run(engine, sys.executable, "-m", "venv", "--without-pip", str(building))
        pip = (sys.executable, "-m", "pip", "--python", str(_python_in(building)), "--disable-pip-version-check")
        _run(engine, *pip, "install", "--quiet", "--no-input", *requirements)
        _move(engine, building, home)
    finally:
        shutil.rmtree(building, ignore_errors=True)


def _run(engine: str, *argv: str) -> None:
    try:
        done = subprocess.run(argv, capture_output=True, text=True, timeout=PIP_SECONDS, check=False)
    except subprocess.TimeoutExpired as trouble:
        raise CannotStart(
            f"the environment of {engine} could not be made: no answer within {PIP_SECONDS} seconds; try again later"
        ) from trouble
    if done.returncode != 0:
        said = (done.stderr or done.stdout).strip().splitlines() or [f"exit code {done.returncode}"]
        raise CannotStart(
            f"the environment of {engine} could not be made: {said[-1]}; "
            f"'{sys.executable} -m pip' must work here and reach a package index"
        )


def _move(engine: str, building: Path, home: Path) -> None:
    """Put the new environment in its place, unless somebody else has been quicker; a broken old one makes room."""
    if home.exists() and not _python_in(home).exists():
        shutil.rmtree(home, ignore_errors=True)
    try:
        building.rename(home)
    except OSError as trouble:
        if not _python_in(home).exists():
            raise CannotStart(
                f"the environment of {engine} could not be put into {home} ({trouble.strerror}); remove what is there"
            ) from trouble
