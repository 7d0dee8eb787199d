"""The clause behind a step really had a say in it."""

from holdem_conformance.classroom.deciding import MOST, _thinkable, applies, deciding, deeds, wordings
from holdem_conformance.classroom.hand import told as told_hand
from holdem_conformance.classroom.situations import SITUATIONS
from holdem_conformance.scenarios.read import whole_suite
from holdem_reference.hand import menu, to_act, to_show
from holdem_spec.clauses.everything import all_clauses
from holdem_spec.clauses.verdicts import Finding
from holdem_spec.ledger import Ledger, record
from holdem_spec.vocabulary.cards import PACK
from holdem_spec.vocabulary.events import Bet, Called, Checked, Event, Folded, RaisedTo, Shown
from holdem_spec.vocabulary.rulebook import HOUSE, PRESETS
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Limit, Table


def ids(found) -> list[str]:
    return [clause.id for clause in found]


def test_the_authored_choice_names_clauses_events_and_situations_that_exist():
    events = {kind.__name__ for kind in Event.__args__}
    assert {deed.clause for deed in deeds()} <= {clause.id for clause in all_clauses()}
    assert {event for deed in deeds() for event in deed.events} <= events
    assert {deed.when for deed in deeds()} - {None} == set(SITUATIONS)
    assert {deed.instead for deed in deeds()} - {None} == {"check", "raise", "muck", "more"}


def test_every_step_of_every_golden_hand_has_its_clause(golden_steps):
    bare = []
    for hand, step in golden_steps():
        if not step.forbidden:
            found = deciding(step.event, step.before, hand.scenario.rules)
            assert len(found) <= MOST
            if not found:
                bare.append((hand.scenario.id, step.event))
    assert bare == []


def test_each_clause_applies_or_forbids_what_one_might_do_instead(golden_steps):
    for hand, step in golden_steps():
        if step.forbidden:
            continue
        for clause in deciding(step.event, step.before, hand.scenario.rules):
            assert clause in wordings(hand.scenario.rules)[clause.id], "a wording that is not in force"
            others = [deed.instead for deed in deeds() if deed.clause == clause.id and deed.instead]
            instead = [other for kind in others for other in _thinkable(kind, step.event, step.before)]
            forbids = any(
                type(other) in clause.concerns and clause.check(other, step.before).finding == Finding.BROKEN
                for other in instead
            )
            assert applies(clause, step.event, step.before) or forbids, (hand.scenario.id, step.event, clause.id)


def told_in(events, rules) -> set[tuple[str, str]]:
    """By kind of event, the clauses told at the events of one hand."""
    books, found = Ledger(), set()
    for event in events:
        found |= {(type(event).__name__, clause.id) for clause in deciding(event, books, rules)}
        books = record(books, event)
    return found


def always_more(state):
    """Whoever may bets or raises the least; nobody folds."""
    seat = to_act(state)
    if seat == NOBODY:
        return Shown(to_show(state), state.holes[to_show(state)])
    offered = menu(state)
    if offered.bet or offered.raise_to:
        return Bet(seat, offered.bet[0]) if offered.bet else RaisedTo(seat, offered.raise_to[0])
    return Called(seat, offered.call) if offered.call else Checked(seat)


def told_in_steps(hand) -> set[tuple[str, str]]:
    """The same for an evening or a floor scenario."""
    return {
        (type(step.event).__name__, clause.id)
        for step in hand.steps
        if not step.forbidden
        for clause in deciding(step.event, step.before, hand.scenario.rules)
    }


def test_no_entry_of_the_authored_choice_is_idle(hands, random_hand, play_hand):
    """An entry that explains nothing in any golden hand, evening or error of the deal, nor in hands at random of every
    limit, with antes and with three hole cards, is no use."""
    others = [golden for golden in whole_suite() if golden.evening or golden.floor]
    told = set().union(*(told_in_steps(told_hand(golden)) for golden in others))
    for hand in hands:
        if hand.scenario.refused is None:
            events = [event for step in hand.steps if not step.forbidden for event in step.events]
            told |= told_in(events, hand.scenario.rules)
    for rules in (HOUSE, PRESETS["tda"], HOUSE.changed(limit_cap_cash="capped"), HOUSE.changed(show_muck="if_beaten")):
        for seed in range(40):
            told |= told_in(random_hand(seed, 2 + seed % 4, rules).events, rules)
        for players, tournament in ((2, False), (2, True), (3, False), (3, True)):
            stacks = (500,) * players
            table = Table(stacks, 0, 5, 10, PACK, Limit.FIXED_LIMIT, (10, 20), tournament=tournament)
            told |= told_in(play_hand(table, rules, always_more).events, rules)
    idle = [deed for deed in deeds() if not any((event, deed.clause) in told for event in deed.events)]
    assert idle == []


def test_the_limper_who_folds_is_told_why_he_could_not_raise(hands):
    hand = next(hand for hand in hands if hand.scenario.id == "no-limit.limper-may-not-reraise-a-short-all-in")
    step = next(step for step in hand.steps if isinstance(step.event, Folded))
    assert ids(deciding(step.event, step.before, HOUSE))[0] == "NL-NOREOPEN"
    ada = step.event.seat
    assert list(_thinkable("raise", step.event, step.before)) == [RaisedTo(ada, 250)], "what she would have raised to"


def test_the_first_raise_of_a_hand_is_not_told_as_one_more_raise(hands):
    hand = next(hand for hand in hands if hand.scenario.id == "end.a-whole-hand")
    step = next(step for step in hand.steps if isinstance(step.event, RaisedTo))
    assert ids(deciding(step.event, step.before, HOUSE)) == ["NL-MINRAISE"]


def test_a_permission_counts_only_where_its_refusal_would_break_it(hands):
    hand = next(hand for hand in hands if hand.scenario.id == "betting.the-big-blind-has-the-last-word")
    option = wordings(HOUSE)["BET-BBOPTION"][0]
    used = [step for step in hand.steps if not step.forbidden and isinstance(step.event, Checked | RaisedTo | Called)]
    before_the_flop = [step for step in used if step.before.boards == 0 and applies(option, step.event, step.before)]
    assert len(before_the_flop) == 1
    assert not any(applies(option, step.event, step.before) for step in used if step.before.boards)


def test_an_event_without_an_entry_is_explained_by_the_clause_of_the_narrowest_subject(monkeypatch, hands):
    monkeypatch.setattr("holdem_conformance.classroom.deciding.deeds", lambda: ())
    hand = next(hand for hand in hands if hand.scenario.id == "end.a-whole-hand")
    step = next(step for step in hand.steps if isinstance(step.event, RaisedTo))
    assert ids(deciding(step.event, step.before, HOUSE)) == ["BET-RAISE"]


def test_a_clause_that_is_broken_does_not_explain(hands):
    hand = next(hand for hand in hands if hand.scenario.id == "end.a-whole-hand")
    step = next(step for step in hand.steps if isinstance(step.event, RaisedTo))
    too_little = RaisedTo(step.event.seat, 15)
    assert "NL-MINRAISE" in ids(deciding(step.event, step.before, HOUSE))
    assert "NL-MINRAISE" not in ids(deciding(too_little, step.before, HOUSE))
