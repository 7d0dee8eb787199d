"""Every wrong scenario gets one sentence that says what, where and what to do, word for word as in bad_inputs.toml;
{options} stands for their names."""

import tomllib
from pathlib import Path

import pytest

from holdem_conformance.scenarios.read import ScenarioError, read_folder, read_scenario
from holdem_spec.vocabulary.rulebook import OPTIONS

BAD = tomllib.loads((Path(__file__).parent / "bad_inputs.toml").read_text(encoding="utf-8"))["bad"]


@pytest.mark.parametrize("bad", BAD, ids=[bad["what"] for bad in BAD])
def test_bad_input_is_explained(read, bad):
    with pytest.raises(ScenarioError) as caught:
        read((bad["instead_of"], bad["write"]))
    says = bad["says"].rstrip("\n").replace("{options}", ", ".join(option.name for option in OPTIONS))
    assert str(caught.value) == "no-limit/limper.toml, " + says


def test_each_bad_input_is_another_one():
    assert len({bad["says"] for bad in BAD}) == len(BAD) >= 25


def test_the_unchanged_scenario_is_good(read):
    assert read().id == "no-limit.limper"


def test_the_error_knows_its_place(read):
    with pytest.raises(ScenarioError) as caught:
        read(("Ben shows", "Bob shows # bluff"))
    error = caught.value
    assert (error.file, error.line, error.column, error.width) == ("no-limit/limper.toml", 24, 0, 3)
    assert error.text == "Bob shows # bluff"


def test_a_tab_before_the_place_stays_a_tab(read):
    with pytest.raises(ScenarioError, match=r"\n    \tBen shouts\n    \t    \^{6}$"):
        read(("Ben shows", "\tBen shouts"))


def test_the_place_counts_from_the_left_when_the_play_begins_behind_the_quotes(read):
    with pytest.raises(ScenarioError, match=r'line 16: .*\n    lines = """Ada passes\n {19}\^{6}$'):
        read(('lines = """\nAda calls to 100', 'lines = """Ada passes'))


def test_keys_within_a_text_are_no_keys(read):
    why = 'why = """\n\nclauses = those of the limper\n[table]\n"""\nunder = {}'
    with pytest.raises(ScenarioError, match=r"line 3: 'nl' is no clause with a revision"):
        read(('why     = "All-in to 150 lifts the bet by 50, a full raise is 100."', why), ('"NL-NOREOPEN@1"', '"nl"'))


def test_windows_line_ends_count_as_one(read, limper, tmp_path):
    file = tmp_path / "no-limit" / "limper.toml"
    file.parent.mkdir()
    file.write_bytes(limper.replace("Ben shows", "Bob shows").replace("\n", "\r\n").encode())
    with pytest.raises(ScenarioError, match=r"line 24: There is no player 'Bob'.*\n    Bob shows\n    \^\^\^$"):
        read_scenario(file)


def test_a_file_that_is_not_there(tmp_path):
    file = tmp_path / "pots" / "ghost.toml"
    with pytest.raises(ScenarioError) as caught:
        read_scenario(file)
    assert str(caught.value) == f"{file}: There is no such file; give the path of a scenario."


def test_a_folder_in_place_of_a_file(tmp_path):
    with pytest.raises(ScenarioError) as caught:
        read_scenario(tmp_path)
    assert str(caught.value) == f"{tmp_path}: The file cannot be read (Is a directory); give the path of a scenario."


def test_a_file_that_is_not_utf8(tmp_path):
    file = tmp_path / "latin.toml"
    file.write_bytes("title = 'ü'".encode("latin-1"))
    with pytest.raises(ScenarioError) as caught:
        read_scenario(file)
    assert str(caught.value) == f"{file}: The file is not UTF-8 text; save it as UTF-8."


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(ScenarioError) as caught:
        read_folder(tmp_path / "suite")
    assert str(caught.value) == (
        f"{tmp_path / 'suite'}: There is no such folder; give one that holds scenarios as .toml files."
    )


def test_clauses_are_not_checked_when_none_are_known(read, limper, tmp_path):
    read()
    file = tmp_path / "no-limit" / "limper.toml"
    file.write_text(limper.replace("NL-NOREOPEN", "NL-NOPE"), encoding="utf-8")
    assert read_scenario(file).clauses == ("NL-NOPE@1",)
