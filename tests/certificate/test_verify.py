"""Any altered byte shows, and so does a suite that is not the one named."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_conformance.certificate import verifying, writing
from holdem_conformance.certificate.form import schema
from holdem_conformance.certificate.sealing import Altered, canonical, digest_of, sealed
from holdem_conformance.certificate.verifying import read_certificate
from holdem_conformance.cli import main


@pytest.fixture(scope="module")
def data(written):
    return canonical(written())


def test_a_certificate_is_read_as_it_was_written(data, written):
    assert read_certificate(data) == written()


def test_any_byte_that_is_flipped_is_refused(data):
    read_certificate(data)
    for place in range(len(data)):
        flipped = data[:place] + bytes([data[place] ^ (1 << place % 8)]) + data[place + 1 :]
        with pytest.raises(Altered) as refused:
            read_certificate(flipped)
        assert str(refused.value)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_other_change_is_refused(data, draw):
    start = draw.draw(st.integers(0, len(data)))
    end = draw.draw(st.integers(start, min(len(data), start + 30)))
    put = draw.draw(st.binary(max_size=30) | st.sampled_from([b" ", b"\n", b"99999999999999999999", b"1e999", b"NaN"]))
    changed = data[:start] + put + data[end:]
    if changed != data:
        with pytest.raises(Altered):
            read_certificate(changed)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: json.dumps(json.loads(data), indent=1).encode(), "the bytes were altered, though not the values"),
        (lambda data: data + b"\n", "the bytes were altered, though not the values"),
        (lambda data: data.replace(b'"status":"pass"', b'"status":"fail"', 1), "the content was altered"),
        (lambda data: data.replace(b'"seed":0', b'"seed":"\\ud800"'), "numbers or letters"),
        (lambda data: data[: len(data) // 2], "this is not JSON"),
        (lambda data: b"[]", "there is no digest in it"),
        (lambda data: canonical(sealed({"certificate": 1})), "this is no certificate: Object missing required field"),
        (lambda data: canonical(sealed({"certificate": 2})), "this is no certificate of format 1"),
    ],
)
def test_what_was_altered_is_said(data, change, said):
    with pytest.raises(Altered, match=said):
        read_certificate(change(data))


def test_the_form_describes_the_file(written):
    import jsonschema

    content = written()
    jsonschema.validate(content, schema())
    assert content["digest"] == digest_of({key: value for key, value in content.items() if key != "digest"})
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**content, "digest": "sha256:1"}, schema())


def test_the_same_run_gives_the_same_bytes(written, data):
    assert canonical(written()) == data
    assert canonical(written(seed=1)) != data


def test_the_command(capsys, tmp_path):
    file = tmp_path / "mine.json"
    assert main(["certify", "reference", "--only", "betting.*", "--certificate", str(file)]) == 0
    capsys.readouterr()
    assert main(["certificate", "verify", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{file} is as it was written, and about the suite that is installed here"
    assert lines[-1] == "certified for the chosen scenarios: core"
    file.write_bytes(file.read_bytes().replace(b'"pass":20', b'"pass":19', 1))
    assert main(["certificate", "verify", str(file)]) == 1
    assert f"{file}: the content was altered" in capsys.readouterr().err


def test_another_suite_is_refused(capsys, tmp_path, monkeypatch, written):
    file = tmp_path / "mine.json"
    file.write_bytes(canonical(written()))
    fewer = writing.shipped()[1:]
    monkeypatch.setattr(verifying, "shipped", lambda: fewer)
    assert main(["certificate", "verify", str(file)]) == 1
    said = capsys.readouterr().err
    assert "the certificate is about suite " in said
    assert "install the one it names to check it" in said


def test_a_scenario_of_another_wording_is_refused(capsys, tmp_path, written, few):
    file = tmp_path / "mine.json"
    file.write_bytes(canonical(written(scenarios=(few[0]._replace(effect="Nothing."),))))
    assert main(["certificate", "verify", str(file)]) == 1
    assert f"the scenario {few[0].id} says something else in the suite" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [("verify", "no-such-file"), ("diff", "no-such-file", "no-such-file"), ("verify", ".")]
)
def test_a_file_that_cannot_be_read(capsys, words):
    assert main(["certificate", *words]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_a_certificate_that_cannot_be_written(capsys):
    words = ["certify", "reference", "--only", "betting.*", "--certificate", "/no/such/folder/mine.json"]
    assert main(words) == 2
    assert "the certificate cannot be written to /no/such/folder/mine.json" in capsys.readouterr().err
