"""All small changes of a source file that cosmic-ray makes: an operator, a number, a condition at a time."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import get_ast
from cosmic_ray.mutating import MutationVisitor
from cosmic_ray.plugins import get_operator

COMPARISONS = "Eq_NotEq NotEq_Eq Lt_LtE LtE_Lt Gt_GtE GtE_Gt Lt_GtE GtE_Lt Gt_LtE LtE_Gt Is_IsNot IsNot_Is"
SUMS = "Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Mod_FloorDiv"
SIGNS = "Delete_USub USub_UAdd Delete_Not"
OPERATORS = (
    *(f"core/ReplaceComparisonOperator_{name}" for name in COMPARISONS.split()),
    *(f"core/ReplaceBinaryOperator_{name}" for name in SUMS.split()),
    *(f"core/ReplaceUnaryOperator_{name}" for name in SIGNS.split()),
    *(
        f"core/{name}"
        for name in (
            "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd",
            "NumberReplacer", "ZeroIterationForLoop", "ExceptionReplacer",
        )
    ),
)  # fmt: skip
"""A comparison is turned round or its bound moved by one, a sum becomes a difference, a condition its opposite, a
number its neighbour. The other operators say most of this again, or exchange types and decorators."""


NO_MATTER = ("strict", "maxsize")
"""Whether `zip` checks lengths, and how many hands are remembered."""


class CodeMutant(NamedTuple):
    """A file with one change. `was` and `becomes` are the first line that differs."""

    file: str
    number: int
    was: str
    becomes: str
    source: str


def changes_of(file: Path, name: str) -> Iterator[CodeMutant]:
    """Each change once, however many operators make it; those that leave the meaning to Python alone are none."""
    original = file.read_text("utf-8")
    seen = {_meaning(original)}
    for operator_name in OPERATORS:
        operator = get_operator(operator_name)()
        for occurrence in range(10_000):
            changed = _changed(original, operator, occurrence)
            if changed is None:
                break
            meaning = _meaning(changed)
            if meaning is not None and meaning not in seen:
                seen.add(meaning)
                yield _told(name, original, changed)


def _changed(source: str, operator: object, occurrence: int) -> str | None:
    visitor = MutationVisitor(occurrence, operator)
    tree = visitor.walk(get_ast(source))
    return tree.get_code() if visitor.mutation_applied else None


def _meaning(source: str) -> str | None:
    """The parsed code; None for what Python cannot read. Nothing that is no matter of the game counts, and no
    precondition: that says for whom a function is, not what it does."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return None
    for block in [node.body for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        block[:] = [line for line in block if not isinstance(line, ast.Assert)]
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            call.keywords = [keyword for keyword in call.keywords if keyword.arg not in NO_MATTER]
    return ast.dump(tree)


def _told(name: str, original: str, changed: str) -> CodeMutant:
    before, after = original.splitlines(), changed.splitlines()
    number = next(at for at, line in enumerate(after) if at >= len(before) or line != before[at])
    return CodeMutant(name, number + 1, before[number].strip(), after[number].strip(), changed)
