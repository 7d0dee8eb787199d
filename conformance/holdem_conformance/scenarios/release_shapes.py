"""The released form of one sort of line or event, made from a description of its fields."""

from typing import Annotated, Any, NamedTuple, Union

import msgspec
from msgspec import Meta, Struct

from holdem_conformance.scenarios.release_deeds import Part
from holdem_conformance.scenarios.release_events import Names
from holdem_conformance.scenarios.release_kinds import REQUIRED, Kind


class Field(NamedTuple):
    """`own` is its name in the house, `name` in the released form."""

    own: str
    name: str
    kind: Kind
    description: str


class Shape(NamedTuple):
    """How values of one type, `sort`, are released: `part` is the type of the released form."""

    sort: type
    fields: tuple[Field, ...]
    part: type[Struct]


def shape(sort: type, tag: str, doc: str, *fields: Field) -> Shape:
    """A shape of its own for a type, recognised by its `do`."""
    told: list[Any] = []
    for field in sorted(fields, key=lambda field: field.kind.default is not REQUIRED):
        form: Any = Annotated[field.kind.form, Meta(description=field.description)]
        told.append((field.name, form) if field.kind.default is REQUIRED else (field.name, form, field.kind.default))
    part = msgspec.defstruct(f"Do{sort.__name__}", told, bases=(Part,), tag_field="do", tag=tag, kw_only=True)
    part.__doc__ = doc
    return Shape(sort, fields, part)


class Shapes:
    """Several shapes of which one is meant: a union in the schema."""

    def __init__(self, *shapes: Shape) -> None:
        self._by_type = {shape.sort: shape for shape in shapes}
        self._by_part = {shape.part: shape for shape in shapes}
        self.form: Any = Union[tuple(shape.part for shape in shapes)]  # noqa: UP007

    def out(self, value: Any, names: Names) -> Any:
        """The released form. Raises TypeError for what has none."""
        shape = self._by_type.get(type(value))
        if shape is None:
            raise TypeError(f"{type(value).__name__} has no released form")
        own = {field.name: field.kind.out(getattr(value, field.own), names) for field in shape.fields}
        return shape.part(**own)

    def back(self, told: Any, names: Names) -> Any:
        shape = self._by_part[type(told)]
        return shape.sort(**{field.own: field.kind.back(getattr(told, field.name), names) for field in shape.fields})

    def kind(self) -> Kind:
        """For a field that holds one of them."""
        return Kind(self.form, self.out, self.back)
