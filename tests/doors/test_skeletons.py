"""`holdem adapter new`: what it writes runs as it is, plays what it claims, and says what is missing."""

import shutil
import sys

import pytest

from holdem_conformance.cli import main
from holdem_conformance.commands.adapter import FIRST_HAND

NODE = pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
LANGUAGES = [
    pytest.param("python", sys.executable, "adapter.py", "serving.py", id="python"),
    pytest.param("javascript", "node", "adapter.cjs", "serving.cjs", id="javascript", marks=NODE),
]


@pytest.mark.parametrize(("language", "program", "adapter", "serving"), LANGUAGES)
class TestEach:
    def test_it_plays_its_hand_and_says_where_the_engine_belongs(
        self, language, program, adapter, serving, tmp_path, capsys
    ):
        folder = tmp_path / "deep" / "mine"
        assert main(["adapter", "new", language, str(folder)]) == 0
        said = capsys.readouterr().out
        assert {file.name for file in folder.iterdir()} == {adapter, serving}
        assert f"holdem certify --only {FIRST_HAND} -- " in said
        assert str(folder / adapter) in said
        assert main(["certify", "--only", FIRST_HAND, "--", program, str(folder / adapter)]) == 0
        assert "core 1/1" in capsys.readouterr().out
        assert main(["certify", "--only", "betting.no-check-against-a-bet", "--", program, str(folder / adapter)]) == 1
        assert "let your engine do it, at mark 3 of the adapter" in " ".join(capsys.readouterr().out.split())

    def test_all_of_core_without_an_error(self, language, program, adapter, serving, tmp_path, capsys):
        assert main(["adapter", "new", language, str(tmp_path)]) == 0
        assert main(["certify", "--profile", "core", "--", program, str(tmp_path / adapter)]) == 1
        assert " · 0 error · 0 not-run" in capsys.readouterr().out

    def test_nothing_is_written_over(self, language, program, adapter, serving, tmp_path, capsys):
        (tmp_path / serving).write_text("mine")
        assert main(["adapter", "new", language, str(tmp_path)]) == 2
        assert capsys.readouterr().err == (
            f"holdem adapter: {tmp_path / serving} is there already; choose another folder, or take it away\n"
        )
        assert [file.name for file in tmp_path.iterdir()] == [serving]
        assert (tmp_path / serving).read_text() == "mine"

    def test_the_five_marks(self, language, program, adapter, serving, tmp_path):
        main(["adapter", "new", language, str(tmp_path)])
        text = (tmp_path / adapter).read_text("utf-8")
        assert [text.count(f" {mark} · ") for mark in range(1, 6)] == [1] * 5


def test_a_language_that_there_is_not(tmp_path, capsys):
    assert main(["adapter", "new", "cobol", str(tmp_path)]) == 2
    assert capsys.readouterr().err == ("holdem adapter: there is no skeleton in 'cobol'; choose python or javascript\n")


def test_a_folder_that_is_none(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert main(["adapter", "new", "python", str(tmp_path / "file" / "mine")]) == 2
    assert "cannot be written" in capsys.readouterr().err
