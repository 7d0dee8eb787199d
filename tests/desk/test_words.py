"""However a word is spelled, bent or put together, it is found."""

import pytest

from holdem_conformance.desk.concepts import concepts, names_by_first_stem
from holdem_conformance.desk.lookup import by_id, is_faint, lookup
from holdem_conformance.desk.words import parts, says_something, stem, words


def ids(question: str) -> list[str]:
    return [hit.id for hit in lookup(question)]


@pytest.mark.parametrize(
    ("written", "stemmed"),
    [
        ("Erhöhung", "erhoh"),
        ("Erhöhungen", "erhoh"),
        ("erhöhen", "erhoh"),
        ("Erhoehung", "erhoh"),
        ("Straße", "strass"),
        ("Strasse", "strass"),
        ("Straßen", "strass"),
        ("Ässe", "ass"),
    ],
)
def test_german_words_are_one_in_every_form_and_spelling(written: str, stemmed: str) -> None:
    assert stem(words(written)[0], "de") == stemmed


def test_english_words_keep_their_letters() -> None:
    assert stem("queue", "en") == "queue"
    assert stem("raises", "en") == stem("raising", "en") == "rais"


@pytest.mark.parametrize("written", ["all-in", "All In", "all in", "ALL-INS"])
def test_all_in_is_one_word(written: str) -> None:
    assert words(written) == ["allin"]


def test_check_raise_is_two() -> None:
    assert words("Check-Raise") == ["check", "raise"]


def test_can_could_and_koennte_say_nothing() -> None:
    assert not says_something("koennte", "de")
    assert not says_something("could", "en")
    assert says_something("erhöhen", "de")


def test_a_compound_is_taken_apart() -> None:
    known = {"mind", "erhoh", "rund", "setz"}
    assert parts("mindesterhöhung", known) == ("mind", "erhoh")
    assert parts("mindesterhoehungen", known) == ("mind", "erhoh")
    assert parts("setzrunde", known) == ("setz", "rund")
    assert parts("kurzerhöhung", known) == ("erhoh",)
    assert parts("runde", known) == ()


def test_the_seam_of_a_compound_is_no_part_of_it() -> None:
    assert parts("spielerzahlung", {"spiel", "zahlung"}) == ("spiel", "zahlung")


def test_a_compound_is_found_by_its_part() -> None:
    from holdem_conformance.desk.index import index

    german = [wording["statement"]["de"] for wording in index()["clauses"]["BLIND-SHORTSB"]["wordings"]]
    assert "Mindesterhöhung" in " ".join(german)
    assert "Erhöhung" not in " ".join(german)
    assert "BLIND-SHORTSB" in ids("Small Blind Erhöhung")


def test_its_parts_are_found_by_a_compound() -> None:
    assert ids("Mindesterhöhung")[0] == "NL-MINRAISE"


@pytest.mark.parametrize("written", ["Mindesterhöhung", "Mindesterhoehung", "MINDESTERHÖHUNG", "mindesterhöhungen"])
def test_spelling_changes_no_answer(written: str) -> None:
    assert ids(written) == ids("Mindesterhöhung")


def test_a_slip_of_the_pen_is_forgiven() -> None:
    assert ids("sidpot")[0] == "POT-SIDE"


@pytest.mark.parametrize("phrase", ["nochmal erhöhen", "wer zeigt zuerst", "zu wenig Chips", "Karte umgedreht"])
def test_everyday_words_of_the_house_are_understood(phrase: str) -> None:
    right = {
        "nochmal erhöhen": {"NL-NOREOPEN"},
        "wer zeigt zuerst": {"SHOW-FIRSTAGGR", "SHOW-FIRSTCHECKED"},
        "zu wenig Chips": {"AI-ALWAYS", "NL-SHORTALLIN", "BLIND-SHORT"},
        "Karte umgedreht": {"MIS-H-EXPOSED"},
    }[phrase]
    assert ids(phrase)[0] in right


def test_words_in_between_do_not_hide_a_name() -> None:
    names = names_by_first_stem({"call": ["geht mit"]}, "de")
    stems = [stem(word, "de") for word in words("geht er dann mit")]
    assert [found.concept for found in concepts(stems, names)] == ["call"]
    far = [stem(word, "de") for word in words("geht er dann heute also mit")]
    assert list(concepts(far, names)) == []


def test_clauses_stand_before_paragraphs() -> None:
    kinds = [hit.kind for hit in lookup("Side Pot")]
    assert kinds == sorted(kinds, key=lambda kind: kind == "paragraph")
    assert set(kinds) == {"clause", "ruling", "paragraph"}


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Straddle", {"R-Q43"}),
        ("Rake", {"R-Q43"}),
        ("Haupttopf", {"POT-MAIN"}),
        ("Nebentopf", {"POT-SIDE"}),
        ("Seitentopf", {"POT-SIDE"}),
        ("Vergeben", {"MIS-H-EXPOSED", "MIS-H-DEADLINE"}),
        ("oversized chip", {"CON-ONEMOTION"}),
        ("ein Chip ohne Ansage", {"CON-VERBAL"}),
        ("Karten sprechen", {"R-C73", "SHOW-CARDSSPEAK"}),
    ],
)
def test_rulings_and_plain_words_are_found(question: str, first: set[str]) -> None:
    assert ids(question)[0] in first


@pytest.mark.parametrize(
    ("question", "second"), [("out of turn", "R-Q25"), ("außer der Reihe", "R-Q25"), ("cards speak", "SHOW-CARDSSPEAK")]
)
def test_what_the_question_is_also_about_comes_next(question: str, second: str) -> None:
    assert second in ids(question)[:2]


def test_a_ruling_is_a_hit_of_its_own_kind() -> None:
    assert {hit.id: hit.kind for hit in lookup("Straddle")}["R-Q43"] == "ruling"


@pytest.mark.parametrize("question", ["smoking at the table", "Alkohol am Tisch", "who pays for drinks", "rabbit"])
def test_what_the_sources_do_not_speak_of_is_faint(question: str) -> None:
    assert is_faint(question)


@pytest.mark.parametrize("question", ["Straddle", "odd chip", "wer zeigt zuerst", "sidpot", "R-C14 R-C60", "S0.36"])
def test_what_they_do_speak_of_is_not(question: str) -> None:
    assert not is_faint(question)


@pytest.mark.parametrize("nonsense", ["xqzzy", "die der das", "", "…", "42"])
def test_nothing_is_made_up(nonsense: str) -> None:
    assert lookup(nonsense) == []


def test_a_mistyped_id_is_not_taken_for_words() -> None:
    assert lookup("NL-NOREOPN") == []
    assert lookup("S9.99") == []
    assert by_id("nl-noreopen") is not None
    assert ids("check-raise")[0] == "BET-CHECKRAISE"
