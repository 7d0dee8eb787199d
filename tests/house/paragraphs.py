"""What the functions of the two wings say about the paragraphs they rest on. Code is read, never run."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from holdem_spec.clauses.everything import all_clauses

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec" / "holdem_spec"
REFERENCE = ROOT / "reference" / "holdem_reference"

NAMED = re.compile(r"(S\d)\.(\d+)(?:–\1\.(\d+))?")
"""One paragraph, or the first and the last of several."""


class Told(NamedTuple):
    """A public function or method: its module, its name, the paragraphs it names in docstring and decorators, the words
    of its decorators, and the ids of the clauses that it gives as reasons."""

    module: str
    name: str
    paragraphs: tuple[str, ...]
    decorated: str
    clauses: frozenset[str]

    def __str__(self) -> str:
        return f"{self.module}.{self.name}"


def named_in(text: str) -> tuple[str, ...]:
    """The paragraphs a text names, ranges written out."""
    found = []
    for document, first, last in NAMED.findall(text):
        found += [f"{document}.{number}" for number in range(int(first), int(last or first) + 1)]
    return tuple(found)


def modules(folder: Path) -> dict[str, Path]:
    """The modules of a package, by dotted name."""
    files = sorted(file for file in folder.rglob("*.py") if file.name != "__init__.py")
    return {".".join(file.relative_to(folder.parent).with_suffix("").parts): file for file in files}


def functions(folder: Path) -> Iterator[Told]:
    """The public functions of a package, and the public methods of its public classes."""
    for module, file in modules(folder).items():
        tree = ast.parse(file.read_text("utf-8"))
        for name, node in _public(tree.body):
            decorated = " ".join(_strings(ast.Tuple(node.decorator_list)))
            text = f"{ast.get_docstring(node) or ''} {decorated}"
            yield Told(module, name, named_in(text), decorated, _reasons(node, tree))


def _public(body: list[ast.stmt]) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name, node
        elif isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from ((f"{node.name}.{name}", method) for name, method in _public(node.body))


def _strings(node: ast.AST) -> list[str]:
    inner = ast.walk(node)
    return [part.value for part in inner if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _reasons(node: ast.FunctionDef, tree: ast.Module) -> frozenset[str]:
    """The clauses that a function can answer with, or raises with. Helpers count only where the answer is a text."""
    parts = _used_by(node, tree) if node.returns and "str" in ast.unparse(node.returns) else _raised_by(node)
    texts = [text.partition(":")[0] for part in parts for text in _strings(part)]
    return frozenset(texts) & statements().keys()


def _raised_by(node: ast.FunctionDef) -> list[ast.stmt]:
    return [part for part in ast.walk(node) if isinstance(part, ast.Raise)]


def _used_by(node: ast.FunctionDef, tree: ast.Module) -> list[ast.stmt]:
    """A function, and the functions and constants of its module that it uses, and so on."""
    defined: dict[str, ast.stmt] = {part.name: part for part in tree.body if isinstance(part, ast.FunctionDef)}
    for part in tree.body:
        if isinstance(part, ast.Assign):
            defined |= {target.id: part for target in part.targets if isinstance(target, ast.Name)}
    parts: list[ast.stmt] = [node]
    seen: set[str] = set()
    for part in parts:
        used = {name.id for name in ast.walk(part) if isinstance(name, ast.Name)} & set(defined) - seen
        seen |= used
        parts += [defined[name] for name in sorted(used)]
    return parts


@cache
def statements() -> dict[str, frozenset[str]]:
    """By clause id: the paragraphs of its assertions, those its docstrings name, those of the rulings on it, and those
    of the clauses it follows from."""
    found: dict[str, set[str]] = {}
    for clause in all_clauses():
        found.setdefault(clause.id, set()).update(clause.paragraphs(), named_in(clause.check.__doc__ or ""))
    for file in sorted((SPEC / "rulings").glob("*.toml")):
        ruling = tomllib.loads(file.read_text("utf-8"))
        for clause_id in ruling["clauses"]:
            found.get(clause_id, set()).update(ruling["paragraphs"])
    for clause in all_clauses():
        for primary in clause.implied_by:
            found[clause.id] |= found[primary]
    return {clause_id: frozenset(paragraphs) for clause_id, paragraphs in found.items()}


@cache
def sources() -> dict[str, bool]:
    """All paragraphs of the sources, and whether a clause implements something that they say."""
    found = {}
    for file in sorted((SPEC / "sources").glob("S?.toml")):
        document = tomllib.loads(file.read_text("utf-8"))
        for paragraph in document["paragraph"]:
            states = {assertion["state"] for assertion in paragraph["assertions"]}
            found[f"{document['document']}.{paragraph['number']}"] = "implemented" in states
    return found
