"""`holdem certify ENGINE --variants N --seed S`, and variants named by their ids."""

import json

import pytest

from holdem_conformance.cli import main

LIMPER = "no-limit.limper-may-not-reraise-a-short-all-in"


def certify(capsys, *words):
    code = main(["certify", "reference", *words])
    return code, capsys.readouterr()


def test_each_scenario_as_written_and_in_its_variants(capsys):
    code, said = certify(capsys, "--only", LIMPER, "--variants", "3", "--seed", "1")
    assert code == 0
    assert "each scenario as written and in 3 variants drawn with seed 1" in said.out
    assert said.out.splitlines()[-2].startswith("core 4/4 ")


def test_the_same_seed_gives_the_same_bytes(capsys):
    def ran(seed):
        return certify(capsys, "--only", "pots.*", "--variants", "2", "--seed", seed, "--json")[1].out

    assert ran("4") == ran("4")
    assert ran("4") != ran("5")


def test_the_json_names_variants_and_counts_the_suite_without_them(capsys):
    written = json.loads(certify(capsys, "--only", LIMPER, "--json")[1].out)
    varied = json.loads(certify(capsys, "--only", LIMPER, "--variants", "3", "--seed", "1", "--json")[1].out)
    assert [(entry["id"].partition("~")[2] or "as-written", entry["variant"]) for entry in varied["scenarios"]] == [
        (variant, variant)
        for variant in ("as-written", "rotate1~suits8~chips4", "rotate2~chips5~names12", "suits5~names6")
    ]
    assert varied["suite"] == written["suite"]
    assert varied["summary"]["pass"] == 4


def test_one_variant_is_played_by_its_id(capsys):
    code, said = certify(capsys, "--only", f"{LIMPER}~rotate2~chips5", "--json")
    assert code == 0
    assert [entry["id"] for entry in json.loads(said.out)["scenarios"]] == [f"{LIMPER}~rotate2~chips5"]


def test_a_failing_variant_says_what_it_changes_and_how_to_repeat_it(capsys, tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    folder.joinpath("wrong.toml").write_text(WRONG)
    code, said = certify(capsys, "--scenarios", str(folder), "--only", "mine.wrong~rotate1~chips2")
    assert code == 1
    assert said.out.startswith("FAIL mine.wrong~rotate1~chips2   line ")
    assert "  variant   everybody sits 1 seat further on; all chips are multiplied by 2;" in said.out
    assert f"repeat    holdem certify reference --only 'mine.wrong~rotate1~chips2' --scenarios {folder}" in said.out
    assert f"see       holdem play {folder}/wrong.toml --all" in said.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("--only", f"{LIMPER}~flip1"),
            "'flip1' is no transformation; write rotate, suits, chips, names with a number",
        ),
        (("--only", "no.such~rotate1"), "there is no scenario 'no.such' to make a variant of"),
        (("--only", "table.draw-highest-card~suits2"), "'suits2' does not apply to table.draw-highest-card: suits"),
        (("--variants", "101"), "--variants is how many of each scenario are played: 0 to 100"),
        (("--variants", "-1"), "--variants is how many of each scenario are played: 0 to 100"),
        (("--variants", "1", "--recorded"), "leave the other options out"),
    ],
)
def test_one_sentence_for_what_cannot_be_done(capsys, words, sentence):
    code, said = certify(capsys, *words)
    assert code == 2
    assert said.err.startswith(f"holdem certify: {sentence}") or sentence in said.err
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


WRONG = """
id = "mine.wrong"
title = { en = "A wrong expectation", de = "Eine falsche Erwartung" }
clauses = ["BET-CALL@1"]
basis = "derived"
why = "Cem folds, so Ben gets the pot."
effect = "None."

[table]
blinds = [5, 10]
seats = [["Ada", 1000], ["Ben", 1000]]
button = "Ada"

[play]
lines = \"\"\"
Ada folds
\"\"\"

[result]
stacks = { Ada = 1005, Ben = 995 }
"""
