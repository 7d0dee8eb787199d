"""Every example of docs/ and of the README does what it says."""

import pytest
from examples import ELSEWHERE, PAGES, ROOT, RUN, SHOWN, Wrong, blocks, commands, run_page

TOLD_AGAIN = {"docs/tutorial.de.md": "docs/tutorial.md"}
"""Pages with the same examples as another, in which they are run."""


def named(page) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if named(page) not in TOLD_AGAIN], ids=named)
def test_the_examples_of_a_page(page, tmp_path):
    run_page(page, tmp_path)


@pytest.mark.parametrize("page", TOLD_AGAIN)
def test_a_page_told_again_has_the_same_examples(page):
    told, first = ([(block.info, block.lines) for block in blocks(ROOT / name)] for name in (page, TOLD_AGAIN[page]))
    assert told == first


def test_nothing_is_skipped_in_silence():
    """A block is run, or of a kind that is only shown, or says `no-run` and why."""
    unknown, unexplained = [], []
    for page in PAGES:
        for block in blocks(page):
            begins = ELSEWHERE.get(named(page))
            elsewhere = begins is not None and not block.info and block.lines[0].startswith(begins)
            if block.word not in (*RUN, *SHOWN) and not elsewhere:
                unknown.append(f"{block.place}: '{block.info}'")
            if "no-run" in block.info.split() and len(block.beside) < 40:
                unexplained.append(block.place)
    assert unknown == [], "give the block one of the words of examples.py"
    assert unexplained == [], "say beside the block why it is not run"


def test_no_fence_is_overlooked():
    for page in PAGES:
        fences = [line for line in page.read_text("utf-8").splitlines() if "```" in line]
        assert len(fences) == 2 * len(list(blocks(page))), named(page)


def test_there_is_something_to_run():
    run = [block for page in PAGES for block in blocks(page) if block.is_run]
    assert {block.word for block in run} == set(RUN)
    assert len(run) > 60


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page with some text, and the folder to run it in."""

    def write(text: str):
        monkeypatch.setattr("examples.ROOT", tmp_path)
        file = tmp_path / "page.md"
        file.write_text(text, "utf-8")
        return file

    return write


WRONG_PAGES = {
    "a command that fails": "```sh\nholdem rule\n```\n",
    "another output": "```console\n$ echo two\nthree\n```\n",
    "output that is not told": "```console\n$ echo two\n```\n",
    "output that does not come": "```console\n$ true\nthree\n```\n",
    "a failing assertion": "```python\nassert 1 + 1 == 3\n```\n",
    "an error in a later block of the same program": "```python\na = 2\n```\n\n```python\nassert a == 3\n```\n",
    "a change of lines that are not there": "```python file=a.py\na = 2\n```\n\n```diff file=a.py\n-a = 3\n+b\n```\n",
    "a change of lines that are there twice": "```python file=a.py\na\na\n```\n\n```diff file=a.py\n-a\n+b\n```\n",
    "no command": "```console\nholdem rule\n```\n",
}


@pytest.mark.parametrize("what", WRONG_PAGES)
def test_a_wrong_example_is_found(what, page, tmp_path):
    with pytest.raises(Wrong):
        run_page(page(WRONG_PAGES[what]), tmp_path)


def test_a_scenario_that_cannot_be_read_is_found(page, tmp_path):
    with pytest.raises(Exception, match=r"needs|missing|section"):
        run_page(page('```toml\nid = "my.hand"\n```\n'), tmp_path)


def test_right_examples_pass_and_line_numbers_are_those_of_the_page(page, tmp_path):
    text = (
        "```python\na = 2\n```\n\n```python file=two.py\nprint(2)\n```\n\n"
        "```console\n$ python two.py\n2\n$ echo one \\\n  three\none three\n```\n\n"
        "1. ```sh\n   true\n   ```\n\n```python no-run\nraise\n```\n"
    )
    assert run_page(page(text), tmp_path) == 3 + 1
    failing = page("one\ntwo\n\n```python\nraise ValueError\n```\n")
    with pytest.raises(Wrong, match=r"page.py\", line 5"):
        run_page(failing, tmp_path)


def test_a_change_is_made_where_it_stands_and_not_before(page, tmp_path):
    text = (
        "```python file=two.py\nx = 2\n\nprint(x)\nprint(0)\n```\n\n```console\n$ python two.py\n2\n0\n```\n\n"
        "```diff file=two.py\n-x = 2\n+x = 3\n+y = 4\n \n@@\n-print(0)\n+print(y)\n```\n\n"
        "```console\n$ python two.py\n3\n4\n```\n"
    )
    assert run_page(page(text), tmp_path) == 4


def test_commands_are_told_from_what_they_print(page):
    block = next(iter(blocks(page("```console\n$ a\nb\n\nc\n$ d\n```\n"))))
    assert [(command.text, command.printed) for command in commands(block)] == [("a", ("b", "", "c")), ("d", ())]
