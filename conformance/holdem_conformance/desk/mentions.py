"""Which functions speak of which paragraphs and clauses: read from docstrings, comments and strings, without running
anything."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PARAGRAPHS = re.compile(r"(S\d)\.(\d+)(?:\s?[–-]\s?(?:\1\.)?(\d+))?")
"""S0.36, and S1.22–S1.26 for the paragraphs from one to the other."""

CLAUSE = re.compile(r"\b[A-Z]{2,}(?:-[A-Z0-9]+)+\b")

Speaker = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module


class Mentions(NamedTuple):
    """`name` is the dotted name of a function, class or module; `place` the file and line where it begins."""

    name: str
    place: str
    paragraphs: tuple[str, ...]
    clauses: tuple[str, ...]


def mentions(folder: Path, package: str) -> Iterator[Mentions]:
    """What every function of a folder mentions. What stands outside all functions is said by the module."""
    for file in sorted(folder.rglob("*.py")):
        module = ".".join([package, *file.relative_to(folder).with_suffix("").parts]).removesuffix(".__init__")
        yield from mentioned_in(file.read_text("utf-8"), module, str(file.relative_to(folder)))


def mentioned_in(source: str, module: str, file: str) -> Iterator[Mentions]:
    """The same for the text of one module."""
    tree = ast.parse(source)
    said = sorted([*_strings(tree), *_comments(source)])
    speakers = list(_speakers(tree, module))
    texts: dict[str, list[str]] = {name: [] for name, _ in speakers}
    for line, text in said:
        texts[_innermost(speakers, line)].append(text)
    for name, node in speakers:
        spoken = "\n".join(texts[name])
        found = Mentions(name, f"{file}:{getattr(node, 'lineno', 1)}", _paragraphs(spoken), _clauses(spoken))
        if found.paragraphs or found.clauses:
            yield found


def _speakers(tree: ast.Module, module: str) -> Iterator[tuple[str, Speaker]]:
    """The module and, outermost first, everything in it that is defined at its top or in a class there."""
    yield module, tree
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield f"{module}.{node.name}", node
            for inner in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield f"{module}.{node.name}.{inner.name}", inner


def _innermost(speakers: list[tuple[str, Speaker]], line: int) -> str:
    inside = [name for name, node in speakers if _first(node) <= line <= (getattr(node, "end_lineno", None) or line)]
    return inside[-1]


def _first(node: Speaker) -> int:
    if isinstance(node, ast.Module):
        return 0
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _paragraphs(text: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for document, first, last in PARAGRAPHS.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found[f"{document}.{number}"] = None
    return tuple(found)


def _clauses(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(CLAUSE.findall(text)))
