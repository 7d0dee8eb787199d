"""What an engine answered, as an author writes it down from a test runner of his own."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from holdem_conformance.protocol.messages import About, Act, Deed, Hello, Snapshot

FORMAT = 1
THE_DEAL = 0
"""The line of the first step: the cards are out, and nobody has acted."""

Outcome: TypeAlias = Literal["accepted", "refused", "changed"]


class BadResults(Exception):
    """Results that cannot be graded; the text is one sentence that says what, where and what to do."""


class TableSeen(Snapshot, frozen=True, tag=False, kw_only=True, forbid_unknown_fields=True):
    """The table as the engine sees it, as in a snapshot of the protocol: seats are numbers, 0 for the first of the
    vector, -1 for nobody; what the engine cannot tell is left out."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One step, in the order in which they were done."""

    line: Annotated[int, Meta(ge=0, description="the line of the vector; 0 for the deal")] | None = None
    act: Annotated[Act | None, Meta(description="what was done that no line says, to answer a needless prompt")] = None
    outcome: Annotated[Outcome, Meta(description="what became of it")] = "accepted"
    did: Annotated[Deed | None, Meta(description="what the engine did instead, when it changed something")] = None
    reason: Annotated[str | None, Meta(description="why it refused, in words of its own")] = None
    table: Annotated[TableSeen | None, Meta(description="the table afterwards; left out when nothing changed")] = None


class Results(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything an engine answered. `suite` is the digest in the index of the vectors; `supports` to `offers` are as
    in the hello of the protocol; `scenarios` are the steps by id. Of a scenario that is left out nothing is known."""

    results: Annotated[int, Meta(description="1, the number of this format")]
    suite: Annotated[str, Meta(description="the digest that the index names")]
    engine: About
    supports: list[str] = field(default_factory=list)
    rules: dict[str, str] = field(default_factory=dict)
    deals: Literal["pack", "cards"] = "pack"
    burns: bool = True
    chips: Literal["whole", "fractions"] = "whole"
    offers: Literal["exact", "abstract", "none"] = "exact"
    scenarios: dict[str, list[Step]]

    def hello(self) -> Hello:
        """The same as an engine would say it."""
        return Hello(
            engine=self.engine,
            supports=tuple(self.supports),
            rules=self.rules,
            deals=self.deals,
            burns=self.burns,
            chips=self.chips,
            offers=self.offers,
        )


def read_results(data: bytes) -> Results:
    """Raises BadResults."""
    try:
        results = msgspec.json.decode(data, type=Results)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadResults(f"these are no results: {error}; compare schema/results.json of the vectors") from None
    if results.results != FORMAT:
        raise BadResults(f"results of format {results.results} cannot be read; write format {FORMAT}")
    for feature in ("many-hands", "floor"):
        if feature in results.supports:
            raise BadResults(f"the supports name {feature}, which is judged in conversation only: holdem certify")
    return results


def schema() -> dict[str, Any]:
    """The JSON Schema of results."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Results)}
