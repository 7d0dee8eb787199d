"""The files: digests that hold, the same bytes each time, and schemas that describe them."""

import json
from hashlib import sha256

import jsonschema
import pytest

from holdem_conformance.certificate.writing import shipped
from holdem_conformance.cli import main
from holdem_conformance.runner.as_json import suite_digest
from holdem_conformance.scenarios.release import from_release
from holdem_conformance.vectors.export import files


@pytest.fixture(scope="module")
def index(folder):
    return json.loads((folder / "index.json").read_text())


def test_every_file_has_its_digest(folder, index):
    there = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    assert there == {*index["files"], "index.json"}
    for name, digest in index["files"].items():
        assert sha256((folder / name).read_bytes()).hexdigest() == digest


def test_every_scenario_stands_where_the_index_says(folder, index):
    by_id = {scenario.id: scenario for scenario in shipped()}
    assert index["scenarios"].keys() == by_id.keys()
    lines = {name: (folder / name).read_bytes().splitlines() for name in index["files"] if name.endswith(".jsonl")}
    for id, place in index["scenarios"].items():
        line = lines[place["file"]][place["line"] - 1]
        assert sha256(line).hexdigest() == place["sha256"]
        assert from_release(line) == by_id[id]
    assert sum(map(len, lines.values())) == len(by_id)


def test_the_suite_is_that_of_certificates(index):
    assert index["suite"]["digest"] == suite_digest(shipped())


def test_the_same_suite_gives_the_same_bytes():
    assert files(shipped()) == files(shipped())


def test_every_line_is_canonical_and_fits_the_schema(folder, index):
    schema = json.loads((folder / "schema" / "scenario.json").read_text())
    validator = jsonschema.Draft202012Validator(schema)
    for name in index["files"]:
        if name.endswith(".jsonl"):
            for line in (folder / name).read_text().splitlines():
                told = json.loads(line)
                assert json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False) == line
                validator.validate(told)
    with pytest.raises(jsonschema.ValidationError):
        validator.validate({**told, "unknown": 1})


def test_the_schema_of_results_describes_what_an_author_writes(folder, answers):
    schema = json.loads((folder / "schema" / "results.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(answers)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(schema).validate({**answers, "results": "one"})


def test_the_example_of_the_readme_fits_the_schema(folder):
    text = (folder / "README.md").read_text().partition("```json\n")[2].partition("```")[0]
    schema = json.loads((folder / "schema" / "results.json").read_text())
    example = json.loads(text)
    jsonschema.Draft202012Validator(schema).validate(example)
    (id,) = example["scenarios"]
    scenario = next(scenario for scenario in shipped() if scenario.id == id)
    lines = {statement.place.line for statement in scenario.play}
    assert {step["line"] for step in example["scenarios"][id]} <= {0, *lines}


def test_vectors_are_renewed_but_nothing_else_is_overwritten(tmp_path, capsys):
    folder = tmp_path / "vectors"
    assert main(["vectors", "export", str(folder)]) == 0
    (folder / "core.jsonl").write_text("old")
    assert main(["vectors", "export", str(folder)]) == 0
    assert (folder / "core.jsonl").read_text() != "old"
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "work.txt").write_text("dear")
    capsys.readouterr()
    assert main(["vectors", "export", str(tmp_path / "mine")]) == 2
    assert "holds something else; name an empty one" in capsys.readouterr().err
    assert main(["vectors", "export", str(tmp_path / "mine" / "work.txt")]) == 2
    assert "is a file; name a folder" in capsys.readouterr().err
