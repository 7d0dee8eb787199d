"""The statements of a play, each held against what the engine shows."""

import msgspec

from holdem_conformance.protocol.messages import MenuShown
from holdem_conformance.runner.ending import expect_the_end
from holdem_conformance.runner.play import Play, Probe
from holdem_conformance.runner.request import is_with_other_cards
from holdem_conformance.runner.table_view import chips_put_in
from holdem_conformance.runner.unseen import Sight
from holdem_conformance.runner.words import kinds_text, menu_text
from holdem_conformance.scenarios.model import Act, Offer, PotSize, Refusal, Returned, Stage, Statement, Street, Turn
from holdem_conformance.scenarios.moves import move_on
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import round_is_complete, to_act
from holdem_spec.vocabulary.events import Menu, Mucked, Shown
from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Chips

BOARD_AT = {Stage.FLOP: 3, Stage.TURN: 4, Stage.RIVER: 5, Stage.SHOWDOWN: 5}
AMOUNTS = ("call", "bet", "raise_to")


def state(play: Play, statement: Statement) -> None:
    """Play or check one statement. Raises Mismatch."""
    play.place = statement.place
    move_on(play.course, statement)
    match statement:
        case Act():
            play.act(statement)
        case Offer(show=False, muck=False):
            _offer(play, statement)
        case Offer():
            _showdown_offer(play, statement)
        case Refusal():
            _refusal(play, statement)
        case Turn(_, seat):
            play.expect_nobody() if seat == NOBODY else play.expect_turn(seat)
        case Street(_, stage) if stage in BOARD_AT:
            _street(play, statement)
        case Street(_, Stage.END):
            expect_the_end(play)
        case PotSize():
            _pot(play, statement)
        case Returned():
            _returned(play, statement)
        case _:
            pass  # the dealer's own duties are put to the specification, see spec_checks


def _street(play: Play, street: Street) -> None:
    """The board has come so far, and further only when no decision is left before its end."""
    if street.stage is Stage.SHOWDOWN:
        play.expect_nobody()
    play.pass_needless_prompts()
    play.expect_the_board()
    if play.snapshot.board is None:
        return
    due = BOARD_AT[street.stage]
    if len(play.snapshot.board) < due:
        play.expect_nobody()
    seen, ledger = len(play.snapshot.board), play.ledger
    expected, got = f"{due} cards on the board", f"{seen} cards, {play.where()}"
    if seen < due:
        raise play.fail(expected, got, play.scenario.blamed)
    if seen > due and not round_is_complete(ledger):
        raise play.fail(expected, got, play.blame.too_early(ledger, to_act(ledger)))


def _offer(play: Play, offer: Offer) -> None:
    play.expect_turn(offer.seat)
    shown = play.snapshot.menu
    if shown is None:
        play.sights.add(Sight.MENU)
        return
    due = _menu_due(offer, play.ledger)
    if play.hello.offers == "abstract":
        play.sights.add(Sight.SIZES)
        expected, got = kinds_text(due), kinds_text(shown)
    else:
        expected, got = menu_text(due), menu_text(shown)
    if expected != got:
        if play.hello.offers == "abstract":
            shown = _with_amounts(shown, due)
        clause = play.blame.offer(play.ledger, offer.seat, shown, offer.menu)
        raise play.fail(expected, got, clause)


def _with_amounts(shown: MenuShown, due: MenuShown) -> MenuShown:
    """Any amount would do where only the kinds count; those of choices that are rightly there are the right ones."""
    right = {name: getattr(due, name) for name in AMOUNTS if getattr(due, name) and getattr(shown, name) is not None}
    return msgspec.structs.replace(shown, **right)


def _menu_due(offer: Offer, before: Ledger) -> MenuShown:
    due = menu_due(offer.menu, before.in_front[offer.seat])
    return msgspec.structs.replace(due, show=offer.show, muck=offer.muck)


def menu_due(menu: Menu, in_front: Chips) -> MenuShown:
    """The menu as an engine would show it: the call as what it costs a player who has so many chips in front."""
    call = menu.call - in_front if menu.call else None
    return MenuShown(fold=menu.fold, check=menu.check, call=call, bet=menu.bet, raise_to=menu.raise_to)


def _showdown_offer(play: Play, offer: Offer) -> None:
    play.expect_nobody()
    if not play.chooses or play.snapshot.to_show is None or play.snapshot.menu is None:
        play.sights.add(Sight.SHOWING)
        return
    play.expect_to_show(offer.seat)
    expected, got = menu_text(_menu_due(offer, play.ledger)), menu_text(play.snapshot.menu)
    if expected != got:
        clause = play.blame.showdown_offer(play.ledger, offer.seat, play.snapshot.menu, offer.show, offer.muck)
        raise play.fail(expected, got, clause)


def _refusal(play: Play, refusal: Refusal) -> None:
    if play.course.opening:
        return  # no engine can be asked before the cards are out
    if is_with_other_cards(refusal.choice, play.scenario):
        return  # nobody can be asked: an engine shows the cards it has dealt
    if isinstance(refusal.choice, Shown | Mucked) and not play.chooses:
        return  # were the scenario about it, it would be unsupported
    play.probes.append(Probe(refusal, tuple(play.done)))


def _pot(play: Play, pot: PotSize) -> None:
    play.pass_needless_prompts()
    put_in = chips_put_in(play.snapshot, sum(play.scenario.table.stacks))
    if put_in is None:
        play.sights.add(Sight.POT)
    elif put_in != pot.chips:
        kept = 0 < put_in - pot.chips == play.course.given_back
        clause = "POT-RETURN" if kept else play.blame.first("POT-SUM", "BET-TOPOT", "POT-RETURN")
        raise play.fail(f"{pot.chips} chips put in", str(put_in), clause)


def _returned(play: Play, returned: Returned) -> None:
    play.pass_needless_prompts()
    play.given_back[returned.seat] += returned.chips
    if play.snapshot.returned is None:
        play.sights.add(Sight.RETURNED)
        return
    got, due = play.snapshot.returned[returned.seat], play.given_back[returned.seat]
    if got != due:
        name = play.scenario.names[returned.seat]
        raise play.fail(f"{name} gets {due} back", f"{got} back", play.blame.first("POT-RETURN", "VAR-ANTEWHEN"))
