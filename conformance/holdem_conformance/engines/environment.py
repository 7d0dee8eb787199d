"""Environments of engines that are packages of their own: made once, kept in the user's cache, never in ours.

An engine must not share its libraries with the suite that judges it, and one version must not disturb another.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from holdem_conformance.engines.base import CannotStart

INSTALL_SECONDS = 300
"""A slow line may take its time; a dead one must not take for ever."""

Steps = Callable[[Path], Iterable[tuple[str, ...]]]
"""The commands that fill a new, empty folder."""


def python_with(engine: str, *requirements: str) -> Path:
    """The Python of an environment that holds `requirements` and nothing else; made on first use.

    `engine` names the folder, such as pokerkit-0.7.7. Raises CannotStart, in one sentence, when the environment
    cannot be made.
    """

    def steps(building: Path) -> Iterable[tuple[str, ...]]:
        yield sys.executable, "-m", "venv", "--without-pip", str(building)
        pip = (sys.executable, "-m", "pip", "--python", str(_python_in(building)), "--disable-pip-version-check")
        yield *pip, "install", "--quiet", "--no-input", *requirements

    home = folder_of(f"{engine}-py{sys.version_info.major}.{sys.version_info.minor}")
    return _made(engine, home, _python_in, steps, f"'{sys.executable} -m pip' must work here and reach a package index")


def node_with(engine: str, *packages: str) -> Path:
    """The folder `node_modules` that holds npm `packages` and what they need; made on first use.

    Raises CannotStart, in one sentence, when there is no Node.js or the folder cannot be made.
    """
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise CannotStart(f"{engine} needs Node.js; install the programs 'node' and 'npm'")

    def steps(building: Path) -> Iterable[tuple[str, ...]]:
        npm = ("npm", "install", "--prefix", str(building), "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
        yield *npm, *packages

    return _made(engine, folder_of(f"{engine}-node"), _modules_in, steps, "'npm install' must reach the npm registry")


def folder_of(name: str) -> Path:
    """Where the environment of that name lies: in the user's cache, or below XDG_CACHE_HOME."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "holdem-spec" / "engines" / name


def _python_in(home: Path) -> Path:
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def _modules_in(home: Path) -> Path:
    return home / "node_modules"


def _made(engine: str, home: Path, wanted: Callable[[Path], Path], steps: Steps, hint: str) -> Path:
    """Built beside its place and moved there whole, so that nobody ever finds half an environment."""
    if wanted(home).exists():
        return wanted(home)
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        building = Path(tempfile.mkdtemp(prefix=f".{home.name}-", dir=home.parent))
    except OSError as trouble:
        raise CannotStart(
            f"{engine} needs an environment in {home.parent}, which cannot be written ({trouble.strerror}); "
            "set XDG_CACHE_HOME to a folder of yours"
        ) from trouble
    try:
        for argv in steps(building):
            _run(engine, argv, hint)
        _move(engine, building, home, wanted)
    finally:
        shutil.rmtree(building, ignore_errors=True)
    return wanted(home)


def _run(engine: str, argv: tuple[str, ...], hint: str) -> None:
    with subprocess.Popen(
        argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            out, beside = process.communicate(timeout=INSTALL_SECONDS)
        except subprocess.TimeoutExpired as trouble:
            raise CannotStart(
                f"the environment of {engine} could not be made: no answer within {INSTALL_SECONDS} seconds; "
                "try again later"
            ) from trouble
        finally:  # nobody goes on filling a folder that is about to be removed
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
    if process.returncode != 0:
        said = (beside or out).strip().splitlines() or [f"exit code {process.returncode}"]
        raise CannotStart(f"the environment of {engine} could not be made: {said[-1]}; {hint}")


def _move(engine: str, building: Path, home: Path, wanted: Callable[[Path], Path]) -> None:
    """Put the new environment in its place, unless somebody else has been quicker; a broken old one makes room."""
    if home.exists() and not wanted(home).exists():
        shutil.rmtree(home, ignore_errors=True)
    try:
        building.rename(home)
    except OSError as trouble:
        if not wanted(home).exists():
            raise CannotStart(
                f"the environment of {engine} could not be put into {home} ({trouble.strerror}); remove what is there"
            ) from trouble
