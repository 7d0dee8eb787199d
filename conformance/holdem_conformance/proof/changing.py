"""Change the arithmetic of the reference a little, in every place and way, and see a theorem of the quick tier fail:
`python -m holdem_conformance.proof.changing [FUNCTION …]`.

Each small function of `sizes`, `rights`, `orders` and `layers` is changed at one operator, comparison, number or
condition at a time, while all who use it go on using it. Its preconditions are left out. All changes take some minutes.
"""

import ast
import inspect
import signal
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, islice
from types import CodeType, FunctionType
from typing import NamedTuple

from holdem_conformance.proof.proving import chosen, proved, unexpected
from holdem_reference import layers, orders, rights, sizes

GUARDS = {
    "sizes.call_total": "CALL-AS-DEFINED",
    "sizes.lifted": "FULL-RAISE-NEVER-SHRINKS",
    "sizes.free_range": "RANGE-AS-ALLOWED",
    "sizes.pot_raise": "POT-RAISE-AS-DEFINED",
    "sizes.missing_blinds": "BLINDS-COUNT-IN-FULL",
    "sizes.fixed_total": "FIXED-SIZE-AS-DEFINED",
    "sizes.counts": "HALF-BET-AS-DEFINED",
    "rights.risen_in_full": "RIGHT-SHORTS-ADD-UP",
    "rights.reopened": "RIGHT-SINGLE-AS-DEFINED",
    "rights.cap_is_reached": "CAP-AS-DEFINED",
    "rights.answered": "FIXED-RIGHT-REOPENED",
    "orders.following": "NEXT-SEAT-AS-DEFINED",
    "orders.blind_seats": "BLIND-SEATS-AS-DEFINED",
    "orders.showing_order": "SHOWING-AS-DEFINED",
    "orders.deepest_first": "SIDE-POTS-SHOW-FIRST",
    "layers.unmatched_part": "RETURN-AS-DEFINED",
    "layers.cut": "POTS-AS-DEFINED",
    "layers.divided": "SHARES-AS-DEFINED",
}
"""By function, the theorem of the quick tier that finds its changes out."""

SECONDS = 60
"""Of computing, for a theorem that takes a few."""

TURNED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
EXCHANGED = {"min": "max", "max": "min"}


class Change(NamedTuple):
    """Of a function: the line that becomes another one."""

    function: str
    was: str
    becomes: str
    code: CodeType


def arithmetic() -> dict[str, FunctionType]:
    """The small functions, by module and name."""
    return {
        f"{module.__name__.rpartition('.')[2]}.{name}": function
        for module in (sizes, rights, orders, layers)
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__
    }


def changes(name: str) -> Iterator[Change]:
    """Every small change of a function, one at a time."""
    function = arithmetic()[name]
    source = textwrap.dedent(inspect.getsource(function))
    before = ast.unparse(_without_preconditions(source)).splitlines()
    for number in count():
        tree = _without_preconditions(source)
        if not _changed_at(number, tree):
            return
        after = ast.unparse(tree).splitlines()
        was, becomes = next((one, other) for one, other in zip(before, after, strict=True) if one != other)
        yield Change(name, was.strip(), becomes.strip(), _code(tree, function))


def _without_preconditions(source: str) -> ast.Module:
    tree = ast.parse(source)
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)
    function.returns, function.body = None, [line for line in function.body if not isinstance(line, ast.Assert)]
    return tree


def _changed_at(number: int, tree: ast.Module) -> bool:
    """Change the place of that number in the tree; False if there are not so many."""
    (function,) = tree.body
    assert isinstance(function, ast.FunctionDef)
    places = [change for line in function.body for node in ast.walk(line) for change in _ways(node)]
    if number < len(places):
        places[number]()
    return number < len(places)


def _ways(node: ast.AST) -> Iterator["_Way"]:
    """In which ways a node can be changed."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in TURNED:
            yield _Way(node, "ops", [TURNED[type(op)]()])
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in TURNED:
            yield _Way(node, "op", TURNED[type(op)]())
        case ast.Name(id=name) if name in EXCHANGED:
            yield _Way(node, "id", EXCHANGED[name])
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield _Way(node, "value", number + 1)
        case ast.IfExp(body=body, orelse=orelse):
            yield _Way(node, "body", orelse)
            yield _Way(node, "orelse", body)
        case ast.UnaryOp(op=ast.USub()):
            yield _Way(node, "op", ast.UAdd())


class _Way(NamedTuple):
    node: ast.AST
    field: str
    becomes: object

    def __call__(self) -> None:
        setattr(self.node, self.field, self.becomes)


def _code(tree: ast.Module, function: FunctionType) -> CodeType:
    names: dict[str, object] = {}
    exec(compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec"), function.__globals__, names)
    changed = names[function.__name__]
    assert isinstance(changed, FunctionType)
    return changed.__code__


@contextmanager
def made(change: Change) -> Iterator[None]:
    """For a while the function is the changed one, for all who use it."""
    function = arithmetic()[change.function]
    original = function.__code__
    function.__code__ = change.code
    try:
        yield
    finally:
        function.__code__ = original


@contextmanager
def stopped_after(seconds: int) -> Iterator[None]:
    """What goes round in circles is stopped, and so shows nothing."""

    def stop(number: int, frame: object) -> None:
        raise TimeoutError(f"no end after {seconds} seconds")

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def is_found(change: Change) -> bool:
    """Whether `holdem prove` fails with this change in the reference."""
    (guard,) = chosen([GUARDS[change.function]], full=False)
    with made(change), stopped_after(SECONDS):
        return unexpected(guard, proved(guard.id))


def change_is_found(name: str, number: int) -> bool:
    """The same of one change of a function, by its number."""
    return is_found(next(islice(changes(name), number, None)))


def main(only: list[str]) -> int:
    missed = 0
    for name in only or arithmetic():
        for change in changes(name):
            found = is_found(change)
            missed += not found
            print(f"{'found ' if found else 'MISSED'} {name}: {change.was}  →  {change.becomes}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
