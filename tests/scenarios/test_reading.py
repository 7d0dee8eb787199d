"""What the head, the table and the result are read as, and scenarios by the folder."""

from pathlib import Path

import pytest

from holdem_conformance.scenarios import read as reading
from holdem_conformance.scenarios.outcome import NOTHING_SAID
from holdem_conformance.scenarios.read import ScenarioError, read_folder, read_scenario, suite
from holdem_spec.vocabulary.rulebook import HOUSE

SEATS = '[["Cem", 5000], ["Ada", 5000], ["Ben", 150]]'


def refused(text, seats, blinds="[50, 100]"):
    """The scenario with its table refused: neither play nor result, nobody's cards placed."""
    head = text.partition("[play]")[0].replace("why     =", 'refused = "SEAT-COUNT"\nwhy     =')
    return head.partition("cards  =")[0].replace(SEATS, seats).replace("[50, 100]", blinds)


def test_the_head(read):
    scenario = read()
    assert scenario.id == "no-limit.limper"
    assert scenario.title["de"] == "Wer gelimpt hat, trifft auf ein Kurz-All-in"
    assert (scenario.clauses, scenario.blamed) == (("NL-NOREOPEN@1",), "NL-NOREOPEN")
    assert (scenario.basis, scenario.rules, scenario.under) == ("S0.36/2", HOUSE, {})
    assert scenario.file == "no-limit/limper.toml"


def test_readings_are_put_in_force_on_top_of_the_rulebook(read):
    scenario = read(("why     =", 'rules = "tda"\nunder = { "show.muck" = "never" }\nwhy     ='))
    assert scenario.under == {"show.muck": "never"}
    assert scenario.rules.reading("show.muck") == "never"
    assert scenario.rules.reading("allin.show") == "before_runout"


def test_the_table(read):
    scenario = read()
    assert scenario.names == ("Cem", "Ada", "Ben")
    table = scenario.table
    assert (table.stacks, table.button, table.small_blind, table.big_blind) == ((5000, 5000, 150), 1, 50, 100)


def test_statements_know_their_line_and_text(read):
    scenario = read(("Cem shows\n", "\n  Cem shows   # a pair of jacks\n"))
    assert scenario.play[0].place == ("no-limit/limper.toml", 17, "Ada calls to 100")
    assert scenario.play[-1].place == ("no-limit/limper.toml", 26, "Cem shows")


def test_a_play_may_begin_behind_the_quotes(read):
    scenario = read(('lines = """\nAda calls', 'lines = """Ada calls'))
    assert [statement.place.line for statement in scenario.play[:2]] == [16, 17]


def test_the_result(read):
    scenario = read(("shown  =", 'returned = { Cem = 60 }\nmucked = ["Ada"]\nblame = { stacks = "POT-ODD" }\nshown  ='))
    result = scenario.result
    assert (result.stacks, result.returned) == ((4850, 4900, 400), (60, 0, 0))
    assert (result.shown, result.mucked, result.blame) == ((2, 0), (1,), {"stacks": "POT-ODD"})
    assert result.pots == ((400, (0, 2), ((2, 400),)),)


def test_what_the_result_does_not_say_is_not_judged(read):
    result = read(("pots   =", "# pots ="), ("shown  =", "# shown =")).result
    assert (result.pots, result.returned, result.shown, result.mucked, result.blame) == (None, None, None, None, {})


def test_a_refused_table_may_have_eleven_players(read, limper):
    seats = str([[name, 500] for name in ("Ada", *"BCDEFGHIJK")]).replace("'", '"')
    scenario = read(text=refused(limper, seats))
    assert (scenario.refused, len(scenario.names), len(set(scenario.table.deck))) == ("SEAT-COUNT", 11, 52)
    assert (scenario.play, scenario.result) == ((), NOTHING_SAID)


@pytest.mark.parametrize(
    ("seats", "blinds"), [('[["Ada", 500]]', "[50, 100]"), ('[["Ada", 500], ["Ben", 0]]', "[100, 50]")]
)
def test_a_refused_table_may_have_what_no_table_may_have(read, limper, seats, blinds):
    assert read(text=refused(limper, seats, blinds)).refused == "SEAT-COUNT"


def test_a_refused_table_may_be_larger_than_the_pack(read, limper):
    seats = str([["Ada", 500], *([f"P{number}", 500] for number in range(30))]).replace("'", '"')
    assert len(read(text=refused(limper, seats)).table.deck) == 52
    with pytest.raises(ScenarioError, match=r"line 11: The pack is too small for 31 players and a board; take"):
        read(text=refused(limper, seats) + 'board = "As"\n')


def test_a_file_may_be_named_from_within_its_folder(read, monkeypatch):
    scenario = read()
    monkeypatch.chdir("no-limit")
    assert read_scenario("limper.toml") == scenario


def test_a_folder_is_read_by_id(limper, tmp_path):
    for folder, name in (("pots", "z"), ("pots", "b"), ("pots-two", "m")):
        file = tmp_path / folder / f"{name}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(limper.replace("no-limit.limper", f"{folder}.{name}"), encoding="utf-8")
    (tmp_path / "pots" / "notes.txt").write_text("no scenario")
    assert [scenario.id for scenario in read_folder(tmp_path)] == ["pots-two.m", "pots.b", "pots.z"]


def test_an_id_stands_once_in_a_folder(limper, tmp_path):
    for shelf in ("a", "b"):
        file = tmp_path / shelf / "no-limit" / "limper.toml"
        file.parent.mkdir(parents=True)
        file.write_text(limper, encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        read_folder(tmp_path)
    taken = "The id 'no-limit.limper' is taken by another file of that folder; rename one."
    assert str(caught.value) == f"{tmp_path / 'b' / 'no-limit' / 'limper.toml'}: {taken}"


def test_the_suite_lies_beside_the_package(monkeypatch, limper, tmp_path):
    assert Path(reading.__file__).parents[1] / "suite" == reading.SUITE
    file = tmp_path / "no-limit" / "limper.toml"
    file.parent.mkdir()
    file.write_text(limper, encoding="utf-8")
    monkeypatch.setattr(reading, "SUITE", tmp_path)
    assert [scenario.id for scenario in suite()] == ["no-limit.limper"]


def test_the_example_of_the_handbook_can_be_read(tmp_path):
    handbook = (Path(__file__).parents[2] / "docs" / "scenario-format.md").read_text(encoding="utf-8")
    example = handbook.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "no-limit" / "limper-may-not-reraise-a-short-all-in.toml"
    file.parent.mkdir()
    file.write_text(example, encoding="utf-8")
    assert len(read_scenario(file).play) == 9
