"""Which functions of the reference a scenario enters. What does not enter a function cannot find out a change in it."""

import ast
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple, TypeVar

Result = TypeVar("Result")


class Function(NamedTuple):
    """By the file in which it stands, and the line in which it begins."""

    file: str
    line: int


def entering(root: Path, play: Callable[[], Result]) -> tuple[Result, frozenset[Function]]:
    """What `play` returns, and the functions of the files below a folder that it enters. Nothing is remembered from
    before, or a function would not be entered again."""
    for module in [module for name, module in sys.modules.items() if name.startswith(root.name)]:
        for remembers in [value for value in vars(module).values() if hasattr(value, "cache_clear")]:
            remembers.cache_clear()
    entered: set[tuple[str, int]] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            entered.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(note)
    try:
        result = play()
    finally:
        sys.setprofile(None)
    below = [(Path(file), line) for file, line in entered if file.startswith(str(root))]
    return result, frozenset(Function(str(file.relative_to(root)), line) for file, line in below)


def function_around(file: Path, name: str, line: int) -> Function | None:
    """The outermost function in whose lines a line stands; None for what is done when the module is imported."""
    for node in _functions(ast.parse(file.read_text("utf-8"))):
        begins = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        if begins <= line <= (node.end_lineno or begins):
            return Function(name, begins)
    return None


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """Those of the module and of its classes."""
    found: list[ast.FunctionDef] = []
    for node in tree.body:
        found += [
            inner
            for inner in (node.body if isinstance(node, ast.ClassDef) else [node])
            if isinstance(inner, ast.FunctionDef)
        ]
    return found
