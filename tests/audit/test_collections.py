"""Folders and archives of hands."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from holdem_conformance.audit.auditing import audit
from holdem_conformance.audit.collection import NoHands
from holdem_spec.vocabulary.rulebook import HOUSE

from .conftest import HandFile


def test_a_folder_is_read_in_the_order_of_names_and_other_files_are_left_alone(
    hand_file: HandFile, tmp_path: Path
) -> None:
    for name in ("b.phh", "a.phh", *[f"{folder}/c.phh" for folder in "zyxwvutsmnopqr"]):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        hand_file(name, finishing_stacks=[1, 1, 1])
    (tmp_path / "readme.txt").write_text("no hand", encoding="utf-8")
    tally = audit([str(tmp_path)], HOUSE)
    names = [str(Path(finding.file).relative_to(tmp_path)) for finding in tally.findings]
    assert names == ["a.phh", "b.phh", *[f"{folder}/c.phh" for folder in "mnopqrstuvwxyz"]]


@pytest.mark.parametrize("mode", ["xz", "gz"])
def test_tar_archives(hand_file: HandFile, tmp_path: Path, mode: str) -> None:
    archive = tmp_path / f"hands.tar.{mode}"
    with tarfile.open(archive, f"w:{mode}") as packed:  # type: ignore[call-overload]
        packed.add(hand_file("good.phh"), "session/good.phh")
        packed.add(hand_file("bad.phh", finishing_stacks=[1, 1, 1]), "session/bad.phh")
        packed.addfile(tarfile.TarInfo("session/notes.txt"), io.BytesIO())
        link = tarfile.TarInfo("session/link.phh")
        link.type, link.linkname = tarfile.SYMTYPE, "elsewhere.phh"
        packed.addfile(link)
    tally = audit([str(archive)], HOUSE)
    assert (tally.hands, tally.legal) == (2, 1)
    assert tally.findings[0].file == f"{archive}/session/bad.phh"


def test_zip_archives(hand_file: HandFile, tmp_path: Path) -> None:
    archive = tmp_path / "hands.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.write(hand_file("good.phh"), "good.phh")
        packed.writestr("several.phhs", "[1]\n" + hand_file().read_text(encoding="utf-8"))
    tally = audit([str(archive)], HOUSE)
    assert (tally.hands, tally.legal) == (2, 2)


@pytest.mark.parametrize("name", ["hands.tar.xz", "hands.tar.gz", "hands.zip"])
def test_a_damaged_archive_is_a_finding_and_the_run_goes_on(hand_file: HandFile, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"this is no archive at all")
    tally = audit([str(tmp_path / name), str(hand_file())], HOUSE)
    assert (tally.hands, tally.legal) == (2, 1)
    assert tally.findings[0].reason.startswith("this archive is damaged")


def test_an_archive_cut_off_in_the_middle_is_a_finding(hand_file: HandFile, tmp_path: Path) -> None:
    archive = tmp_path / "hands.tar.gz"
    with tarfile.open(archive, "w:gz") as packed:
        for number in range(40):
            packed.add(hand_file(f"{number}.phh", note=str(number) * 50), f"{number}.phh")
    archive.write_bytes(archive.read_bytes()[:-200])
    tally = audit([str(archive)], HOUSE)
    assert [finding.hand for finding in tally.findings] == [None]
    assert tally.hands == tally.legal + 1


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("nowhere.phh", r"there is no '.*nowhere\.phh'"),
        ("notes.txt", r"'.*notes\.txt' is no file of hands"),
        ("empty", r"the folder '.*empty' holds no \.phh"),
    ],
)
def test_a_path_without_hands_is_refused_before_anything_is_judged(tmp_path: Path, path: str, why: str) -> None:
    (tmp_path / "notes.txt").touch()
    (tmp_path / "empty").mkdir()
    with pytest.raises(NoHands, match=why):
        audit([str(tmp_path / path)], HOUSE)
