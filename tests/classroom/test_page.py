"""What a page shows: table, pots with who may win them, what comes next, and the clause."""

from holdem_conformance.classroom.drawing import WIDTH, broken_up, drawn, pots_on_the_table, spread, visible
from holdem_conformance.classroom.page import Book
from holdem_conformance.classroom.paper import Paper
from holdem_conformance.classroom.words import LANGUAGES, Words
from holdem_spec.vocabulary.events import Folded


def page(book, start: str) -> str:
    """The page whose headline begins so."""
    pages = [book.page(number) for number in range(1, len(book.told.steps) + 1)]
    return next(page for page in pages if page.partition(" · ")[2].startswith(start))


def test_the_page_of_a_short_all_in(book):
    text = page(book(), "Ben raises all-in to 150")
    assert text.splitlines()[:6] == [
        "6 · Ben raises all-in to 150                                           6 of 15",
        "  Board  –                                                             Pot 350",
        "> Cem  BB  4900 behind  100 in front  Q♥ J♥",
        "  Ada  D   4900 behind  100 in front  A♠ K♦",
        "  Ben  SB  all-in       150 in front  7♣ 7♦",
        "  Next: Cem may fold, call 50 or raise to 250–5000",
    ]
    assert "  NL-SHORTALLIN  S0.28 S0.49 S4.52" in text


def test_who_may_not_raise_is_told_why(book):
    assert "Next: Ada may fold or call 50, not raise: NL-NOREOPEN" in page(book(), "Cem calls")


def test_a_forbidden_deed_shows_its_clause_and_moves_nothing(book):
    text = page(book(), "Ada may not raise to 250 here")
    assert "Pot 400" in text
    assert "  NL-NOREOPEN  S0.36 S0.49" in text
    assert "Next" not in text


def test_pots_are_named_with_who_may_win_them(book):
    ladder = book("pots.ladder-of-four-stacks")
    text = page(ladder, "Dirk shows")
    assert "  Main pot: 200 for Jana, Willi, Mona and Dirk" in text
    assert "  Side pot 1: 150 for Jana, Mona and Dirk" in text
    assert "  Side pot 2: 200 for Mona and Dirk" in text


def test_a_pot_keeps_its_name_when_the_others_are_paid(book):
    text = page(book("pots.ladder-of-four-stacks"), "Side pot 1 of 150 goes to Jana")
    assert "  Main pot: 200 for Jana, Willi, Mona and Dirk" in text
    assert "Side pot 2:" not in text


def test_a_bet_that_nobody_matched_is_not_among_the_gathered(book):
    whole = book("end.a-whole-hand")
    folded = [step for step in whole.told.steps if isinstance(step.event, Folded)][-1]
    assert sum(folded.after.put_in) == 175
    assert [pot.chips for pot in pots_on_the_table(folded.after)] == [115]
    assert "  In the pot: 115 for Dora and Finn" in page(whole, "Finn bets 60")


def test_the_one_raise_of_fixed_limit_is_not_called_all_in(book):
    fixed = book("fixed-limit.a-check-may-be-followed-by-the-fixed-raise")
    assert "Next: Ada may fold, call 10 or raise to 20\n" in page(fixed, "6 hole cards")


def test_a_long_pot_line_goes_on_below(book):
    step = next(step for step in book().told.steps if step.after.board)
    *_, first, second = drawn(step.after, ("A" * 30, "B" * 30, "C" * 30), Words("en"), Paper())
    assert first.startswith("  In the pot: ")
    assert second.startswith("    ")
    assert "C" * 30 in second


def test_a_short_all_in_stays_in_one_piece(book):
    text = page(book(language="de"), "Ada darf hier nicht auf 250 erhöhen")
    assert " Kurz-All-in allein gibt ihm" in " ".join(text.split())


def test_the_german_page(book):
    text = page(book(language="de"), "Ben erhöht auf 150 und ist all-in")
    assert "Weiter: Cem darf aussteigen, mit 50 mitgehen oder auf 250–5000 erhöhen" in text
    assert "Wessen Chips für Mindesteinsatz oder Mindesterhöhung nicht reichen" in text


def test_no_line_is_wider_than_the_page(hands):
    wide = []
    for hand in hands[::4]:
        for language in LANGUAGES:
            told = Book(hand, Words(language), Paper())
            pages = [told.page(number).splitlines() for number in range(1, len(told.told.steps) + 1)]
            wide += [line for lines in pages for line in lines if visible(line) > WIDTH]
    assert wide == []


def test_a_long_headline_goes_on_below():
    long = "7 · " + " ".join(["Ada (1200)"] * 9)
    first, second = spread(long, "7 of 16").splitlines()
    assert first.endswith("  7 of 16")
    assert len(first) == WIDTH
    assert second.startswith("    Ada")
    assert f"{first.removesuffix('7 of 16').strip()} {second.strip()}" == long


def test_colours_take_no_room_in_a_line():
    cards = Paper(colours=True).cards(tuple(range(20)))
    assert len(cards) > WIDTH
    assert broken_up(cards, "  ") == [cards]


def test_who_has_mucked_is_not_among_those_who_may_win(book):
    conceded = book("showdown.caller-concedes-unseen")
    assert "  In the pot: 430 for Ben and Dora" in page(conceded, "Dora shows")
    assert "  In the pot: 430 for Dora\n" in page(conceded, "Ben mucks")


def test_who_can_only_raise_with_everything_is_told_so(book):
    assert "Next: Ben may fold, call 50 or raise all-in to 150\n" in page(book(), "Ada calls")
    german = page(book(language="de"), "Ada geht mit")
    assert "Weiter: Ben darf aussteigen, mit 50 mitgehen oder all-in auf 150 erhöhen\n" in german


def test_the_board_in_a_run_out_is_told_as_one(book):
    text = page(book(), "A burn, then the flop: 2♣ 5♦ 9♥")
    assert "nobody has a decision left" in text
    assert "  AI-RUNOUT  S1.45 S4.60" in text


def test_a_table_that_cannot_play_is_one_page(book):
    refused = book("blinds.one-player-is-no-table")
    assert len(refused.told.steps) == 1
    assert "No hand can be played at this table" in refused.page(1)
    assert "  SEAT-COUNT" in refused.page(1)
