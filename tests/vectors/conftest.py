"""The vectors in a folder, and what the reference answers to them."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from holdem_conformance.certificate.writing import shipped
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.vectors.export import export


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The exported suite; not to be written to."""
    place = tmp_path_factory.mktemp("vectors")
    export(shipped(), place)
    return place


@pytest.fixture(scope="session")
def answers(folder: Path) -> dict[str, Any]:
    """What an author writes down of the reference; not to be changed."""
    spec = importlib.util.spec_from_file_location("author", Path(__file__).parent / "author.py")
    assert spec is not None
    assert spec.loader is not None
    author = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(author)
    found: dict[str, Any] = json.loads(json.dumps(author.results(folder, ReferenceEngine())))
    return found
