"""A test runner as an author would write it: it reads the lines of the vectors, and knows nothing of ours but the
engine. What that answers is written down for `holdem vectors grade`."""

import json
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, HandRequest, Refused, TableSetup

Json = dict[str, Any]
DEALT = {"antes", "blinds", "deal"}


def results(folder: Path, engine: ReferenceEngine) -> Json:
    """What the engine answers to all single hands of a folder of vectors."""
    index = json.loads((folder / "index.json").read_text())
    hello = engine.hello()
    steps: Json = {}
    for name in index["files"]:
        if name.endswith(".jsonl"):
            for line in (folder / name).read_text().splitlines():
                vector = json.loads(line)
                if "game" not in vector and "floor" not in vector:
                    steps[vector["id"]] = played(vector, engine)
    return {
        "results": 1,
        "suite": index["suite"]["digest"],
        "engine": msgspec.to_builtins(hello.engine),
        "supports": [feature for feature in hello.supports if feature not in ("many-hands", "floor")],
        "rules": hello.rules,
        "scenarios": steps,
    }


def played(vector: Json, engine: ReferenceEngine) -> list[Json]:
    """The steps of one hand."""
    names = [seat["name"] for seat in vector["table"]["seats"]]
    answer = engine.hand(dealt(vector, names))
    if isinstance(answer, Refused):
        return [{"line": 0, "outcome": "refused"}]
    steps = [{"line": 0, "table": seen(answer)}]
    done: list[Act] = []
    early = False
    for line in in_order(vector, names, engine, steps):
        if line["say"] == "street":
            early = line["stage"] in DEALT
        early = early and line["say"] in ("refusal", "dealer", "street")
        if line["say"] not in ("act", "refusal") or early or with_other_cards(line, vector, names):
            continue
        act = said(line["choice"], names)
        if line["say"] == "act":
            acted = engine.act(act)
            done.append(act)
            steps.append({"line": line["line"], "outcome": acted.outcome, "table": seen(acted.snapshot)})
        else:
            tried = engine.act(act)
            steps.append({"line": line["line"], "outcome": tried.outcome})
            engine.hand(dealt(vector, names))
            for before in done:
                engine.act(before)
    return steps


def in_order(vector: Json, names: list[str], engine: ReferenceEngine, steps: list[Json]) -> Iterator[Json]:
    """The lines, of several shows or discards in a row the one that the engine asks for first."""
    left = list(vector["play"])
    about_showing = any(clause.startswith(("SHOW-", "AI-FACEUP")) for clause in vector["clauses"])
    while left:
        first = deed(left[0])
        together = (
            list(takewhile(lambda line, first=first: deed(line) == first, left))
            if first in ("show", "discard")
            else left[:1]
        )
        table = next(step["table"] for step in reversed(steps) if "table" in step)
        asked = {table.get("to_show", -1), *table.get("to_discard", ())}
        free = first == "discard" or not about_showing
        wanted = [at for at, line in enumerate(together) if free and first and player(line, names) in asked]
        yield left.pop(wanted[0] if wanted else 0)


def deed(line: Json) -> str:
    return line["choice"]["do"] if line["say"] == "act" else ""


def player(line: Json, names: list[str]) -> int:
    return names.index(line["choice"]["player"])


def with_other_cards(line: Json, vector: Json, names: list[str]) -> bool:
    choice = line["choice"]
    if line["say"] != "refusal" or choice["do"] != "show":
        return False
    own = dealt(vector, names).holes[names.index(choice["player"])]
    return not set(choice["cards"].split()) <= set(own)


def said(choice: Json, names: list[str]) -> Act:
    return Act(names.index(choice["player"]), choice["do"], choice.get("to"), choice.get("card"))


def seen(snapshot: object) -> Json:
    table: Json = msgspec.to_builtins(snapshot)
    return {key: value for key, value in table.items() if key != "type" and value is not None}


def dealt(vector: Json, names: list[str]) -> HandRequest:
    """The pack of a vector in the hands of the players."""
    table, deck = vector["table"], vector["table"]["deck"].split()
    button, count, each = names.index(table["button"]), len(names), table.get("hole_cards", 2)
    order = [(button + 1 + turn) % count for turn in range(count)] * each
    holes = [tuple(deck[at] for at, seat in enumerate(order) if seat == wanted) for wanted in range(count)]
    rest = deck[len(order) :]
    burning = vector["rules"]["readings"]["deal.burn"] == "on"
    burns, board = [], []
    for size in (3, 1, 1):
        if burning:
            burns, rest = burns + rest[:1], rest[1:]
        board, rest = board + rest[:size], rest[size:]
    setup = TableSetup(
        stacks=tuple(seat["chips"] for seat in table["seats"]),
        button=button,
        blinds=tuple(table["blinds"]),
        limit=table.get("limit", "no-limit"),
        limits=tuple(table["limits"]) if "limits" in table else None,
        ante=table.get("ante", 0),
        variant="pineapple" if each == 3 else "holdem",
        hole_cards=each,
        tournament=table.get("tournament", False),
    )
    return HandRequest(setup, vector["rules"]["readings"], tuple(deck), tuple(holes), tuple(burns), tuple(board))
