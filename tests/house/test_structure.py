"""The two wings never see each other, and need nothing but Python."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HIDDEN_FROM_THE_ENGINE = tuple(f"holdem_spec.{part}" for part in ("ledger", "terms", "clauses", "judge"))

MAY_IMPORT = {"holdem_spec": ("holdem_spec",), "holdem_reference": ("holdem_reference", "holdem_spec.vocabulary")}
"""Beside the standard library."""

Packages = dict[str, Path]


def loaded_by(module: str) -> set[str]:
    """The modules that a fresh process has loaded once it has imported one."""
    program = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_engine_loads_nothing_of_the_other_wing() -> None:
    loaded = loaded_by("holdem_reference.hand")
    assert "holdem_spec.vocabulary.events" in loaded
    assert {name for name in loaded if name.startswith(HIDDEN_FROM_THE_ENGINE)} == set()
    assert {name for name in loaded if name.startswith("holdem_conformance")} == set()


def test_importing_the_judge_loads_nothing_of_the_engine() -> None:
    loaded = loaded_by("holdem_spec.judge.counsel")
    assert "holdem_spec.clauses.pot" in loaded
    assert {name for name in loaded if name.startswith(("holdem_reference", "holdem_conformance"))} == set()


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} has a relative import"
            yield node.module or ""


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_wing_imports_the_standard_library_and_itself(packages: Packages, package: str) -> None:
    files = list(packages[package].rglob("*.py"))
    assert len(files) > 5
    own = MAY_IMPORT[package]
    foreign = {
        (file.name, module)
        for file in files
        for module in imported(file)
        if module.partition(".")[0] not in sys.stdlib_module_names
        and not any(module == name or module.startswith(f"{name}.") for name in own)
    }
    assert foreign == set()


def test_package_files_are_empty(packages: Packages) -> None:
    found = [file for folder in packages.values() for file in folder.rglob("__init__.py")]
    assert len(found) > 10
    assert [file for file in found if file.read_text("utf-8").strip()] == []


def test_every_folder_with_code_is_a_package(packages: Packages) -> None:
    with_code = {file.parent for folder in packages.values() for file in folder.rglob("*.py")}
    without = {folder for folder in with_code if not (folder / "__init__.py").exists()}
    assert {folder.name for folder in without} <= {"confirm"}  # programs of their own, run one by one


def test_every_package_says_that_it_is_typed(packages: Packages) -> None:
    assert [name for name, folder in packages.items() if not (folder / "py.typed").is_file()] == []
