"""The end of a hand held against the result of the scenario."""

from holdem_conformance.protocol.messages import PotSeen
from holdem_conformance.runner.catalogue import is_about
from holdem_conformance.runner.play import Play
from holdem_conformance.runner.showing import the_order_matters
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import awarded_text, chips_text, pots_text, seats_text
from holdem_conformance.scenarios.model import AwardedPot, Place
from holdem_spec.terms.betting import in_the_hand
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.terms.pots import pots
from holdem_spec.vocabulary.cards import cards as cards_of
from holdem_spec.vocabulary.cards import cards_text
from holdem_spec.vocabulary.events import Shown
from holdem_spec.vocabulary.seats import NOBODY, Seat
from holdem_spec.vocabulary.table import Chips

PUT_IN = ("VAR-", "BLIND-")
"""Chapters about what everybody pays before the first action."""
LAYERED = ("POT-", "AI-")
"""Chapters about several pots."""


def check_result(play: Play) -> None:
    """Raises Mismatch for the first key of the result that differs."""
    last = play.scenario.play[-1].place.line if play.scenario.play else 0
    play.place = Place(play.scenario.file, last, "the result")
    expect_the_end(play)
    _stacks(play)
    _returned(play)
    _pots(play)
    _shown(play)
    _mucked(play)


def _to_blame(play: Play, key: str) -> str:
    return play.scenario.result.blame.get(key, play.scenario.blamed)


def expect_the_end(play: Play) -> None:
    """The hand is over, and all of its board lies there if it came to that. Raises Mismatch."""
    play.course.go_on()
    play.expect_nobody()
    if not play.snapshot.over:
        raise play.fail("the hand is over", play.where(), _blame_for_going_on(play, play.snapshot.to_show))
    play.expect_the_board()
    _no_card_more(play)


def _no_card_more(play: Play) -> None:
    """Once one player is left, no further card is turned up; left to the scenarios that are about it."""
    due, seen = len(play.ledger.board), len(play.snapshot.board or ())
    if seen > due and len(in_the_hand(play.ledger)) == 1 and is_about(play.scenario, "DEAL-NOMORE"):
        raise play.fail(f"{due} cards on the board", f"{seen}", play.blame.first("DEAL-NOMORE"))


def _blame_for_going_on(play: Play, asked: Seat | None) -> str:
    """Somebody may be asked to show who must not."""
    if asked is None or asked == NOBODY:
        return play.scenario.blamed
    return play.blame.event(play.ledger, Shown(asked, play.course.own_cards(asked)))


def _stacks(play: Play) -> None:
    due, got = play.scenario.result.stacks, play.snapshot.stacks
    if due is None:
        return
    if got is None:
        play.sights.add(Sight.STACKS)
    elif got != due:
        names = play.scenario.names
        clause = _blame_for_stacks(play, due, got)
        raise play.fail(f"stacks {chips_text(due, names)}", chips_text(got, names), clause)


def _blame_for_stacks(play: Play, due: tuple[Chips, ...], got: tuple[Chips, ...]) -> str:
    """The stacks tell what everybody was paid. Where there is one pot, the specification can be asked about that; where
    there are several, it is told whether somebody was paid who had folded, or the best hand was not. A scenario that is
    itself about what lies in the pots keeps its own clause."""
    if "stacks" in play.scenario.result.blame or play.scenario.blamed.startswith(PUT_IN):
        return _to_blame(play, "stacks")
    if sum(got) != sum(due):
        return play.blame.first("SEAT-CHIPCONSERVE", "POT-SUM")
    behind = play.ledger.stacks
    paid = tuple((seat, got[seat] - behind[seat]) for seat in range(len(due)) if got[seat] != behind[seat])
    if any(chips < 0 for _, chips in paid):
        return _to_blame(play, "stacks")
    if len(pots(play.ledger)) == 1:
        return play.blame.payment(play.ledger, paid)
    if play.scenario.blamed.startswith(LAYERED):
        return _to_blame(play, "stacks")
    if any(play.ledger.folded[seat] for seat, _ in paid):
        return play.blame.first("POT-ELIG")
    if any(due[seat] > behind[seat] == got[seat] for seat in range(len(due))):
        return play.blame.first("POT-WINBEST")
    return _to_blame(play, "stacks")


def _returned(play: Play) -> None:
    due, got = play.scenario.result.returned, play.snapshot.returned
    if due is None:
        return
    if got is None:
        play.sights.add(Sight.RETURNED)
    elif got != due:
        names = play.scenario.names
        raise play.fail(f"returned {chips_text(due, names)}", chips_text(got, names), _to_blame(play, "returned"))


def _pots(play: Play) -> None:
    due, got = play.scenario.result.pots, play.snapshot.pots
    if due is None:
        return
    if got is None:
        play.sights.add(Sight.POT)
        return
    if any(pot.among is None or pot.to is None for pot in got):
        play.sights.add(Sight.CONTESTANTS)
    if len(due) != len(got) or not all(_same(pot, seen) for pot, seen in zip(due, got, strict=True)):
        names = play.scenario.names
        raise play.fail(f"pots {awarded_text(due, names)}", pots_text(got, names), _blame_for_pots(play, due, got))


def _blame_for_pots(play: Play, due: tuple[AwardedPot, ...], got: tuple[PotSeen, ...]) -> str:
    """Where the stacks come out right nobody won what was not his: only the chips lie in other heaps, or unmatched ones
    among them. That is no fault of whatever else the scenario is about."""
    blamed = play.scenario.result.blame.get("pots")
    if blamed or play.snapshot.stacks is None or play.snapshot.stacks != play.scenario.result.stacks:
        return _to_blame(play, "pots")
    surplus = sum(pot.chips for pot in got) - sum(pot.chips for pot in due)
    if surplus:
        return "POT-RETURN" if surplus == play.course.given_back else play.blame.first("POT-SUM", "POT-RETURN")
    if len(got) != len(due):
        return "POT-LAYERS"
    return play.blame.first("POT-SHAREFOLDED", "POT-MAIN", "POT-SIDE")


def _same(due: AwardedPot, seen: PotSeen) -> bool:
    return (
        due.chips == seen.chips
        and (seen.among is None or sorted(seen.among) == sorted(due.among))
        and (seen.to is None or sorted(seen.to) == sorted(due.shares))
    )


def _shown(play: Play) -> None:
    due, got = play.scenario.result.shown, play.snapshot.shown
    if got is None:
        if due is not None:
            play.sights.add(Sight.SHOWN)
        return
    names = play.scenario.names
    for seat, texts in got:
        own, cards = play.course.own_cards(seat), cards_of(" ".join(texts))
        if sorted(own) != sorted(cards):
            expected, said = f"{names[seat]} shows {cards_text(own)}", cards_text(cards)
            raise play.fail(expected, said, play.blame.first(*_wrong_cards(play, len(cards) == len(own))))
    seats = tuple(seat for seat, _ in got)
    if due is None or seats == due:
        return
    ordered = the_order_matters(play.scenario)
    if ordered or set(seats) != set(due):
        clause = play.blame.showing(play.first_showing, seats) if ordered else play.scenario.blamed
        clause = play.scenario.result.blame.get("shown", clause)
        raise play.fail(f"shown by {seats_text(due, names)}", seats_text(seats, names), clause)


def _wrong_cards(play: Play, as_many: bool) -> tuple[str, ...]:
    """What may be wrong when a player shows other cards than were dealt to him."""
    pineapple = ("VAR-PINEAPPLE",) if play.scenario.table.hole_cards > HOLE_CARDS else ()
    return *(() if as_many else ("DEAL-HOLE2",)), "DEAL-FIRSTLEFT", "DEAL-TOPCARD", "SHOW-BOTHCARDS", *pineapple


def _mucked(play: Play) -> None:
    due, got = play.scenario.result.mucked, play.snapshot.mucked
    if due is None:
        return
    if got is None:
        play.sights.add(Sight.MUCKED)
    elif sorted(got) != sorted(due):
        names = play.scenario.names
        raise play.fail(f"mucked by {seats_text(due, names)}", seats_text(got, names), _to_blame(play, "mucked"))
