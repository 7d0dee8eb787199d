"""What a clause means, as a fingerprint: its statement, its assertions, its lines, and the terms it stands on.

Comments, docstrings, layout and the names of functions are no part of the meaning. Code is read, never run.
"""

import ast
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import holdem_spec
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.form import Clause

FOLLOWED = ("holdem_spec.clauses", "holdem_spec.terms")
"""Packages whose functions and constants carry meaning."""

NOT_FOLLOWED = ("holdem_spec.clauses.form", "holdem_spec.clauses.verdicts", "holdem_spec.terms.term")
"""How a clause or a term is written down, not what it says."""

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


class Wording(NamedTuple):
    """The fingerprints of one wording of a clause; `terms` is that of everything it stands on, `stands_on` names it."""

    revision: int
    statement: str
    assertions: str
    code: str
    terms: str
    stands_on: tuple[str, ...]


class Module(NamedTuple):
    """`defined` are the names a module defines; `imported` leads from a name to the dotted name it stands for."""

    defined: dict[str, Definition]
    imported: dict[str, str]


Modules = Mapping[str, Module]


def wordings() -> dict[str, Wording]:
    """Every wording in force, by a name such as `NL-NOREOPEN under raise.cumulative=never`."""
    return {name_of(clause): wording_of(clause, modules()) for clause in all_clauses()}


def name_of(clause: Clause) -> str:
    """The id, and the readings a wording holds under."""
    under = " ".join(f"{option}={reading}" for option, reading in clause.under)
    return f"{clause.id} under {under}" if under else clause.id


def wording_of(clause: Clause, known: Modules) -> Wording:
    """The fingerprints of a wording, its code looked up in `known`."""
    function = f"{clause.check.__module__}.{clause.check.__name__}"
    ground = sorted(stands_on(function, known))
    return Wording(
        revision=clause.revision,
        statement=short_hash(repr(sorted(clause.statement.items()))),
        assertions=short_hash(" ".join(sorted(clause.assertions))),
        code=short_hash(lines_of(function, known)),
        terms=short_hash("\n".join(lines_of(name, known) for name in ground)),
        stands_on=tuple(ground),
    )


@cache
def terms() -> dict[str, str]:
    """The fingerprint of every definition some clause stands on, by dotted name."""
    names = sorted({name for wording in wordings().values() for name in wording.stands_on})
    return {name: short_hash(lines_of(name, modules())) for name in names}


@cache
def modules() -> dict[str, Module]:
    """The modules that are followed, by dotted name."""
    root = Path(next(iter(holdem_spec.__path__)))
    found = {}
    for package in FOLLOWED:
        for file in sorted((root / package.partition(".")[2]).glob("*.py")):
            name = f"{package}.{file.stem}"
            if name not in NOT_FOLLOWED:
                found[name] = module_of(file.read_text("utf-8"))
    return found


def module_of(source: str) -> Module:
    """What a module defines and imports at its top."""
    defined: dict[str, Definition] = {}
    imported: dict[str, str] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef() | ast.ClassDef():
                defined[node.name] = node
            case ast.Assign():
                defined |= {target.id: node for target in node.targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                defined[name] = node
            case ast.ImportFrom(module=str(origin)):
                imported |= {alias.asname or alias.name: f"{origin}.{alias.name}" for alias in node.names}
    return Module(defined, imported)


def lines_of(name: str, known: Modules) -> str:
    """The code of a definition, in a normal form."""
    module, _, own = name.rpartition(".")
    node = deepcopy(known[module].defined[own])
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            inner.body = _without_docstring(inner.body)
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        node.name, node.decorator_list = "_", []
    return ast.unparse(node)


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body[0]:
        case ast.Expr(value=ast.Constant(value=str())):
            return body[1:] or [ast.Pass()]
        case _:
            return body


def stands_on(name: str, known: Modules) -> set[str]:
    """Every definition of the followed modules that a definition reaches, itself left out."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for reached in _reached(waiting.pop(), known):
            if reached not in found and reached != name:
                found.add(reached)
                waiting.append(reached)
    return found


def _reached(name: str, known: Modules) -> Iterator[str]:
    module, _, own = name.rpartition(".")
    node = known[module].defined[own]
    body = node.body if isinstance(node, ast.FunctionDef | ast.ClassDef) else [node]
    for used in {inner.id for part in body for inner in ast.walk(part) if isinstance(inner, ast.Name)}:
        full = f"{module}.{used}" if used in known[module].defined else known[module].imported.get(used, "")
        home, _, local = full.rpartition(".")
        if home in known and local in known[home].defined:
            yield full


def short_hash(text: str) -> str:
    """Enough of a SHA-256 to tell a change."""
    return sha256(text.encode("utf-8")).hexdigest()[:16]
