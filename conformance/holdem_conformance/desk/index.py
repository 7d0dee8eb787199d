"""The index of the desk: everything that can be looked up, read from one generated file."""

import json
import os
from functools import cache
from pathlib import Path
from typing import Any

INDEX = Path(os.path.dirname(__file__)) / "index.json"


@cache
def index() -> dict[str, Any]:
    """Clauses, ids without a clause of their own, paragraphs and options, by id. See `build.py` for the shape."""
    content: dict[str, Any] = json.loads(INDEX.read_text("utf-8"))
    return content
