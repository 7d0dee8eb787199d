"""All-ins, calls and shown cards are worked out along the play. Ada has the button, Ben and Cem the blinds of 50 and
100; the expected totals are worked out by hand."""

import pytest

from holdem_conformance.scenarios.model import Stage
from holdem_spec.vocabulary.cards import cards
from holdem_spec.vocabulary.events import (
    Bet,
    BlindPosted,
    Burned,
    Called,
    Checked,
    Folded,
    HandEnded,
    Menu,
    Mucked,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.table import Blind

CEM, ADA, BEN = 0, 1, 2
TO_THE_FLOP = ("Ada calls", "Ben calls", "Cem checks")


def told(*happened):
    """Events by their looks: as mere tuples, a call and a raise to 100 would be equal."""
    return [repr(event) for event in happened]


def choices(scenario):
    return told(*(statement.choice for statement in scenario.play if hasattr(statement, "choice")))


def events(scenario):
    return told(*(statement.event for statement in scenario.play if hasattr(statement, "event")))


def test_a_call_without_amount_comes_to_the_bet(play):
    assert choices(play(*TO_THE_FLOP, "Ben bets 300", "Cem calls", "Ada raises to 900", "Ben calls")) == told(
        Called(ADA, 100),
        Called(BEN, 100),
        Checked(CEM),
        Bet(BEN, 300),
        Called(CEM, 300),
        RaisedTo(ADA, 900),
        Called(BEN, 900),
    )


def test_a_call_is_capped_by_the_stack(play):
    assert choices(play("Ada raises to 400", "Ben calls", stacks=(5000, 250, 5000)))[1:] == told(Called(BEN, 250))


@pytest.mark.parametrize(
    ("stack", "choice"), [(90, Called(ADA, 90)), (100, Called(ADA, 100)), (101, RaisedTo(ADA, 101))]
)
def test_an_all_in_up_to_the_bet_is_a_call(play, stack, choice):
    assert choices(play("Ada goes all-in", stacks=(stack, 5000, 5000))) == told(choice)


def test_a_short_big_blind_does_not_make_a_smaller_all_in_a_raise(play):
    # Cem has posted 70, all he has; the price stays 100, so 90 is a call.
    assert choices(play("Ada goes all-in", stacks=(90, 5000, 70))) == told(Called(ADA, 90))


def test_an_all_in_without_a_bet_is_a_bet_of_what_is_left(play):
    # Ben has 250: 100 lie in the pot before the flop, 150 are left.
    assert choices(play(*TO_THE_FLOP, "Ben goes all-in", stacks=(5000, 250, 5000)))[-1:] == told(Bet(BEN, 150))


def test_an_all_in_counts_what_lies_in_front(play):
    # Ben's 50 of the small blind are part of the 250.
    assert choices(play("Ada calls", "Ben goes all-in to 250", stacks=(5000, 250, 5000)))[-1:] == told(
        RaisedTo(BEN, 250)
    )


def test_bets_in_front_begin_anew_on_every_street(play):
    hand = (*TO_THE_FLOP, "Ben bets 100", "Cem calls", "Ada calls", "Ben checks", "Cem bets 200", "Ada goes all-in")
    assert choices(play(*hand, stacks=(500, 5000, 5000)))[-1:] == told(RaisedTo(ADA, 300))


def test_an_offered_call_names_the_cost_and_means_the_total(play):
    offer = play("Ada raises to 300", "Ben may fold, call 250, raise to 500..5000").play[-1]
    assert (offer.seat, offer.menu) == (BEN, Menu(True, False, 300, None, (500, 5000)))
    assert (offer.show, offer.muck) == (False, False)


def test_an_offer_after_a_complete_round_is_about_the_next_street(play):
    offer = play(*TO_THE_FLOP, "Ben may check, fold, bet 100..4900").play[-1]
    assert offer.menu == Menu(True, True, 0, (100, 4900), None)
    assert play(*TO_THE_FLOP, "Ben bets 100", "Cem may fold, call 100, raise to 200..4900").play[-1].menu.call == 100


def test_offers_of_the_showdown(play):
    offer = play("Ben may show, muck").play[0]
    assert (offer.menu, offer.show, offer.muck) == (Menu(False, False, 0, None, None), True, True)


def test_shown_cards_are_the_players_own(play):
    hand = ("Ada goes all-in", "Ben calls", "Cem folds", "Ben may not muck: BET-CHECK", "Ada shows", "Ben mucks")
    assert choices(play(*hand, "Ben may not show: BET-CHECK"))[3:] == told(
        Mucked(BEN), Shown(ADA, cards("As Kd")), Mucked(BEN), Shown(BEN, cards("7c 7d"))
    )


def test_cards_that_are_not_placed_are_shown_from_the_pack(read):
    # Dealt in the order Ben, Cem, Ada: Ada's cards are placed, so the deuces go to Ben and Cem in turn.
    scenario = read(('{ Ada = "As Kd", Ben = "7c 7d", Cem = "Qh Jh" }', '{ Ada = "As Kd" }'), ("2c 5d", "4c 5d"))
    assert choices(scenario)[-2:] == told(Shown(BEN, cards("2c 2h")), Shown(CEM, cards("2d 2s")))


def test_attempts_of_a_player(play):
    attempts = ("fold", "check", "call", "call to 70", "bet 100", "raise to 150", "muck")
    assert choices(play(*(f"Ada may not {attempt}: BET-CHECK" for attempt in attempts))) == told(
        Folded(ADA), Checked(ADA), Called(ADA, 100), Called(ADA, 70), Bet(ADA, 100), RaisedTo(ADA, 150), Mucked(ADA)
    )


def test_an_attempt_may_exceed_the_stack(play):
    assert choices(play("Ada may not raise to 9999: BET-CHECK")) == told(RaisedTo(ADA, 9999))


def test_posts_are_the_blind_that_is_due_or_ones_own(play):
    posts = ("Ben may not post 40", "Ada may not post 50", "Cem may not post 50", "Cem may not post 100")
    late = ("Ben may not post 50", "Ada may not post 100")
    lines = ("blinds", *(f"{post}: BET-CHECK" for post in posts), "deal", *(f"{post}: BET-CHECK" for post in late))
    assert events(play(*lines)) == told(
        BlindPosted(BEN, Blind.SMALL, 40),
        BlindPosted(ADA, Blind.SMALL, 50),
        BlindPosted(CEM, Blind.SMALL, 50),
        BlindPosted(CEM, Blind.BIG, 100),
        BlindPosted(BEN, Blind.SMALL, 50),
        BlindPosted(ADA, Blind.BIG, 100),
    )


def test_a_blind_that_comes_too_late_is_tried_where_the_hand_stands(play):
    lines = (*TO_THE_FLOP, "Ben may not post 50: BET-CHECK", "dealer may not burn: BET-CHECK")
    assert events(play(*lines))[1:] == told(Burned(cards("2d")[0]))


def test_a_burn_without_its_card_is_the_top_card(play):
    # The pack: 7c Qh As 7d Jh Kd | 2d | 2c 5d 9h | 2h | Ts …
    burn = "dealer may not burn: BET-CHECK"
    lines = ("blinds", burn, "deal 3", burn, *TO_THE_FLOP, burn, "burn", burn, "flop", burn)
    assert events(play(*lines)) == told(*(Burned(card) for card in cards("7c 7d 2d 2c 2h")))


def test_streets_are_dealt_as_far_as_a_line_asks(play):
    burn = "dealer may not burn: BET-CHECK"
    streets = ("flop", burn, "nobody to act", burn, "turn", burn, "burn", burn, "river", burn)
    assert events(play("Ada goes all-in", "Ben calls", "Cem folds", burn, *streets)) == told(
        *(Burned(card) for card in cards("2d 2h 2h 2s 3s 3c"))
    )


@pytest.mark.parametrize(
    ("line", "top"), [("nobody to act", "2d"), ("Ben to act", "2h"), ("Ben may not call: BET-CHECK", "2h")]
)
def test_a_statement_about_a_player_brings_the_next_street(play, line, top):
    assert events(play(*TO_THE_FLOP, line, "dealer may not burn: BET-CHECK")) == told(Burned(cards(top)[0]))


def test_no_card_is_dealt_for_a_sole_remaining_player(play):
    lines = ("Ada folds", "Ben folds", "award", "dealer may not burn: BET-CHECK")
    assert events(play(*lines)) == told(Burned(cards("2d")[0]))


def test_short_blinds_are_posted_whole(play):
    # Ben has 30 and Cem 70; both are all-in with their blinds.
    ended = events(play("dealer may not end the hand: BET-CHECK", stacks=(5000, 30, 70)))
    assert ended == told(HandEnded((0, 5000, 0)))


def test_nothing_is_burned_where_the_reading_says_so(play):
    lines = (*TO_THE_FLOP, "burn", "dealer may not burn: BET-CHECK")
    assert events(play(*lines, rules='under = { "deal.burn" = "off" }')) == told(Burned(cards("2c")[0]))


def test_the_end_of_the_hand_has_the_stacks_of_that_moment(play):
    end = "dealer may not end the hand: BET-CHECK"
    lines = ("Ada raises to 300", end, "Ben folds", "Cem folds", end, "Ada gets 200 back", end, "award", end)
    assert [statement.event.stacks for statement in play(*lines).play if hasattr(statement, "event")] == [
        (4900, 4700, 4950),
        (4900, 4700, 4950),
        (4900, 4900, 4950),
        (4900, 5150, 4950),
    ]


def test_side_pots_are_paid_first_and_as_the_result_says(play):
    # Ben's 300 three times make the main pot of 900; Ada and Cem have 700 more each in the side pot of 1400.
    pots = """pots = [
        { chips = 900, among = ["Ben", "Ada", "Cem"], to = { Ben = 900 } },
        { chips = 1400, among = ["Ada", "Cem"], to = { Ada = 700, Cem = 700 } }]"""
    end = "dealer may not end the hand: BET-CHECK"
    lines = (
        "Ada goes all-in",
        "Ben calls",
        "Cem calls",
        "Ben shows",
        "Cem shows",
        "Ada shows",
        "award",
        end,
        "award",
        end,
    )
    scenario = play(*lines, stacks=(1000, 300, 1000), pots=pots)
    assert [statement.event.stacks for statement in scenario.play if hasattr(statement, "event")] == [
        (700, 700, 0),
        (700, 700, 900),
    ]
    assert [(pot.among, pot.shares) for pot in scenario.result.pots] == [
        ((CEM, ADA, BEN), ((BEN, 900),)),
        ((CEM, ADA), ((CEM, 700), (ADA, 700))),
    ]


@pytest.mark.parametrize(("rules", "top"), [("", "3c"), ('rules = "tda"', "2d")])
@pytest.mark.parametrize("line", ["Ada shows", "Ben may not muck: BET-CHECK", "Ben may show, muck"])
def test_hands_are_shown_before_the_run_out_only_where_the_reading_says_so(play, line, rules, top):
    # With the board out, 2d, 2h and 2s are burned and 3c is on top; before it, 2d is.
    lines = ("Ada goes all-in", "Ben calls", "Cem folds", line, "dealer may not burn: BET-CHECK")
    assert events(play(*lines, rules=rules)) == told(Burned(cards(top)[0]))


@pytest.mark.parametrize(("rules", "top"), [("", "3c"), ('rules = "tda"', "2d")])
@pytest.mark.parametrize("line", ["Ben may not check: BET-CHECK", "Ben may check", "Ben to act"])
def test_no_line_about_a_player_deals_past_hands_that_are_still_hidden(play, line, rules, top):
    lines = ("Ada goes all-in", "Ben calls", "Cem folds", line, "dealer may not burn: BET-CHECK")
    assert events(play(*lines, rules=rules)) == told(Burned(cards(top)[0]))


def test_once_all_hands_lie_open_the_board_is_run_out(play):
    lines = ("Ada goes all-in", "Ben calls", "Cem folds", "Ada shows", "Ben shows", "Ada may not show: BET-CHECK")
    assert events(play(*lines, "dealer may not burn: BET-CHECK", rules='rules = "tda"')) == told(Burned(cards("3c")[0]))


def test_before_the_run_out_begins_streets_are_dealt_as_ever(play):
    lines = (*TO_THE_FLOP, "Ben may not show: BET-CHECK", "dealer may not burn: BET-CHECK")
    assert events(play(*lines, rules='rules = "tda"')) == told(Burned(cards("2h")[0]))


def test_other_cards_may_be_tried_to_show(play):
    lines = ("showdown", "Ben may not show 7c: BET-CHECK", "Ben may not show 7c As: BET-CHECK")
    assert choices(play(*TO_THE_FLOP, *lines))[3:] == told(Shown(BEN, cards("7c")), Shown(BEN, cards("7c As")))


def test_behind_the_end_the_hand_is_over_and_paid(play):
    end = "dealer may not end the hand: BET-CHECK"
    lines = ("Ada raises to 300", "Ben folds", "Cem folds", "end", end, "Ada may not show: BET-CHECK", end)
    scenario = play(*lines)
    assert [statement.stage for statement in scenario.play if hasattr(statement, "stage")] == [Stage.END]
    assert events(scenario) == told(*[HandEnded((4900, 5150, 4950))] * 2)


def test_the_end_pays_all_pots_as_the_result_says(play):
    pots = """pots = [
        { chips = 900, among = ["Ben", "Ada", "Cem"], to = { Ben = 900 } },
        { chips = 1400, among = ["Ada", "Cem"], to = { Ada = 700, Cem = 700 } }]"""
    shows = ("Ada goes all-in", "Ben calls", "Cem calls", "Ben shows", "Cem shows", "Ada shows")
    end = "dealer may not end the hand: BET-CHECK"
    for before in ((), ("award",), ("award", "award")):
        scenario = play(*shows, *before, "end", end, stacks=(1000, 300, 1000), pots=pots)
        assert events(scenario) == told(HandEnded((700, 700, 900)))


def test_stages_and_turns_are_told_as_written(play):
    scenario = play("deal 2", "Ada to act", *TO_THE_FLOP, "nobody to act", "flop", "pot 300", "Ben gets 60 back")
    assert [statement.stage for statement in scenario.play if hasattr(statement, "stage")] == [Stage.DEAL, Stage.FLOP]
    told = [tuple(statement)[1:] for statement in scenario.play if not hasattr(statement, "choice")]
    assert told == [(Stage.DEAL, 2), (ADA,), (-1,), (Stage.FLOP, 0), (300,), (BEN, 60)]
