"""What an answer should have said at the place where it was not understood."""

import json
import re
from difflib import get_close_matches
from typing import Any

from holdem_conformance.protocol.messages import schema

Node = dict[str, Any]

SHOWN = 40
"""Letters of a wrong value that are shown."""

_PLACE = re.compile(r"at `\$([^`]*)`")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")
_FIELD = re.compile(r"unknown field `([^`]*)`")


def advice(line: bytes, trouble: str) -> str:
    """What stands in the answer at the place that `trouble` names, and what belongs there; empty where that cannot be
    said, because the line is no object of a known type."""
    try:
        said = json.loads(line)
        node = _definition(said["type"])
        for name, number in _STEP.findall(_place(trouble)):
            node, said = _below(node, name, number), said[name or int(number)]
    except (ValueError, KeyError, IndexError, TypeError, RecursionError):
        return ""
    unknown = _FIELD.search(trouble)
    if unknown:
        return _instead_of(unknown[1], _with_fields(node))
    return f"{_short(said)} stands there; there belongs {shape(node)}" if _place(trouble) else ""


def shape(node: Node) -> str:
    """What a part of a message looks like: `a list, each a card: As, Td, 2c`, `one of accepted, changed, refused`."""
    node = _resolved(node)
    if "anyOf" in node:
        return "; or ".join(shape(choice) for choice in node["anyOf"])
    if "enum" in node:
        return f"one of {', '.join(map(str, node['enum']))}"
    if "properties" in node:
        return f"an object with {', '.join(node['properties'])}"
    if "prefixItems" in node:
        return f"[{'; '.join(shape(item) for item in node['prefixItems'])}]"
    if isinstance(node.get("items"), dict):
        return f"a list, each {shape(node['items'])}"
    if node.get("type") == "string" and "description" in node:
        return str(node["description"])
    least = f" from {node['minimum']}" if "minimum" in node else ""
    plain = {"integer": f"a whole number{least}", "boolean": "true or false", "string": "a text"}
    kind = plain.get(node.get("type", ""), str(node.get("type", "anything")))
    return f"{kind} ({node['description']})" if "description" in node else kind


def _place(trouble: str) -> str:
    found = _PLACE.search(trouble)
    return found[1] if found else ""


def _definition(type: str) -> Node:
    """The answer of that type. Raises KeyError."""
    return _resolved({"$ref": schema()["$defs"]["answer"]["discriminator"]["mapping"][type]})


def _resolved(node: Node) -> Node:
    while "$ref" in node:
        node = schema()["$defs"][node["$ref"].rpartition("/")[2]]
    return node


def _below(node: Node, name: str, number: str) -> Node:
    """The part in a field, or at a place of a list; null has none."""
    for choice in map(_resolved, node.get("anyOf", [node])):
        if name and name in choice.get("properties", {}):
            return _resolved(choice["properties"][name])
        if number and "prefixItems" in choice:
            return _resolved(choice["prefixItems"][int(number)])
        if number and isinstance(choice.get("items"), dict):
            return _resolved(choice["items"])
    raise KeyError(name or number)


def _with_fields(node: Node) -> list[str]:
    return [field for choice in node.get("anyOf", [node]) for field in _resolved(choice).get("properties", {})]


def _instead_of(unknown: str, fields: list[str]) -> str:
    near = get_close_matches(unknown.casefold(), fields, n=1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(fields)}"


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]} …"
