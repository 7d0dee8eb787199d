"""ERR: board cards too early, too many, or without a burn."""

from holdem_spec.clauses.form import remedy
from holdem_spec.clauses.going import Going
from holdem_spec.clauses.verdicts import HOLDS, NOT_CONCERNED, UNSEEN, Verdict, broken
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import one_is_left, round_is_complete, to_act
from holdem_spec.terms.floor import (
    FLOP,
    RIVER,
    TURN,
    a_burn_is_found_missing,
    a_card_to_become_the_burn,
    a_street_came_early,
    floor,
    nobody_has_acted_on_the_street,
    rest_of_the_pack,
    ruling_on,
    the_flop_has_too_many,
)
from holdem_spec.vocabulary.cards import UNKNOWN, cards_text
from holdem_spec.vocabulary.events import BoardDealt, Burned
from holdem_spec.vocabulary.floor import BecameBurn, BoardDealtEarly, BoardMended, Fault, FloorRuled, StubShuffled


def _premature(turned_up: BoardDealtEarly, before: Ledger, street: int) -> Verdict:
    """Only while somebody has to decide can a card come too early."""
    if before.boards != street:
        return NOT_CONCERNED
    return broken(still_to_act=to_act(before)) if round_is_complete(before) else HOLDS


def _the_rest_with_the_cards_on_the_table(shuffled: StubShuffled, before: Ledger) -> Verdict:
    rest = rest_of_the_pack(before)
    if rest is None or UNKNOWN in rest or UNKNOWN in shuffled.stub:
        return UNSEEN
    due = sorted(rest + floor(before).loose)
    return HOLDS if sorted(shuffled.stub) == due else broken(got=len(shuffled.stub), due=len(due))


def _after_the_shuffle(event: BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """First the rest is shuffled with what lies on the table, once; then the street comes from it."""
    if isinstance(event, StubShuffled):
        return broken(shuffled=True) if floor(before).shuffled else _the_rest_with_the_cards_on_the_table(event, before)
    return HOLDS if floor(before).shuffled else broken(shuffled=False)


@remedy("DEAL-SHUFFLE", "S1.32/1")
def the_pack_is_shuffled_once(shuffled: StubShuffled, before: Ledger) -> Verdict:
    """The pack is shuffled before the deal; during a hand only where board cards came too early or too many.

    Gemischt wird vor dem Geben; während der Hand nur, wo Boardkarten zu früh oder zu viele kamen.
    """
    early = floor(before).early
    if one_is_left(before):
        return broken(players_left=1)
    called_for = (early >= before.boards) or (early == TURN and before.boards == RIVER)
    return HOLDS if called_for or the_flop_has_too_many(before) else broken(called_for=False)


@remedy("DEAL-BURNPURPOSE")
def no_card_is_burned_to_bring_an_order_back(burned: BecameBurn, before: Ledger) -> Verdict:
    """A card that lies on the table becomes a burn card only where a remedy or a ruling says so, never to bring the
    order of the pack back.

    Eine Karte, die auf dem Tisch liegt, wird nur zur Brennkarte, wo eine Abhilfe oder eine Entscheidung es sagt, nie um
    die Folge des Stapels wiederherzustellen.

    No sentence of its own; what S2.16 says a burn is not for.
    """
    if one_is_left(before):
        return broken(players_left=1)
    allowed = burned.card in floor(before).laid_away or burned.card == a_card_to_become_the_burn(before)
    return HOLDS if allowed else broken(called_for=False)


@remedy("ERR-TURN-FINISH", "S2.29/3")
def the_round_is_finished_before_the_shuffle(shuffled: StubShuffled, before: Ledger) -> Verdict:
    """When a board card came too early, the betting round is finished first; the pack is not shuffled before.

    Kam eine Boardkarte zu früh, wird erst die Setzrunde beendet; vorher wird nicht gemischt.
    """
    return HOLDS if round_is_complete(before) else broken(still_to_act=to_act(before))


@remedy("ERR-TURN-OUT", "S2.29/1 S2.29/2")
def an_early_turn_is_out_of_play(event: BoardDealtEarly | BoardDealt, before: Ledger) -> Verdict:
    """A turn card turned up while the round on the flop still runs does not become the turn, even if players fold
    afterwards; where nobody has to decide any more, no card comes too early.

    Eine Turnkarte, die aufgedeckt wird, während die Runde am Flop noch läuft, wird nicht der Turn, auch wenn danach
    noch jemand aussteigt; muss niemand mehr entscheiden, kommt keine Karte zu früh.
    """
    if isinstance(event, BoardDealtEarly):
        return _premature(event, before, TURN)
    if not a_street_came_early(before, TURN):
        return NOT_CONCERNED
    back = [card for card in event.cards if card in floor(before).loose]
    return broken(out_of_play=cards_text(tuple(back))) if back else HOLDS


@remedy("ERR-TURN-REPLACE", "S2.29/4 S2.29/5", under="err.turn=robert deal.burn=on")
def the_river_card_becomes_the_turn(event: Burned | BoardDealt, before: Ledger) -> Verdict:
    """In place of an early turn the dealer burns another card when the round is over and turns up what would have been
    the river.

    Anstelle eines verfrühten Turns verbrennt der Geber nach der Runde noch eine Karte und deckt auf, was sonst der
    River gewesen wäre.
    """
    if not a_street_came_early(before, TURN):
        return NOT_CONCERNED
    due = floor(before).early_burned + (0 if isinstance(event, Burned) else 1)
    return HOLDS if before.burns_since_board == due else broken(burned=before.burns_since_board, due=due)


@remedy("ERR-TURN-REPLACE", under="err.turn=tda_reshuffle")
def the_turn_comes_from_the_shuffled_rest(event: Burned | BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """An early turn goes back when the round is over: the rest is shuffled with it, and the turn comes from it without
    another burn.

    Ein verfrühter Turn geht nach der Runde zurück: Der Rest wird mit ihm gemischt, und der Turn kommt daraus, ohne dass
    noch einmal verbrannt wird.
    """
    if not a_street_came_early(before, TURN):
        return NOT_CONCERNED
    if isinstance(event, Burned):
        return broken(burned=before.burns_since_board + 1, due=floor(before).early_burned)
    return _after_the_shuffle(event, before)


@remedy("ERR-TURN-RIVER", "S2.29/6 S2.29/7 S2.29/8", under="err.turn=robert")
def the_river_comes_from_the_shuffled_rest(event: Burned | BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """After an early turn the rest is shuffled before the river, with the card taken out and without burned and folded
    ones, and the river comes from it without a burn.

    Nach einem verfrühten Turn wird vor dem River der Rest gemischt, mit der herausgenommenen Karte und ohne verbrannte
    und abgelegte, und der River kommt daraus, ohne dass verbrannt wird.
    """
    if floor(before).early != TURN or before.boards not in (TURN, RIVER):
        return NOT_CONCERNED
    if before.boards == TURN:
        too_early = isinstance(event, StubShuffled) and round_is_complete(before)
        return broken(too_early=True) if too_early else NOT_CONCERNED
    if isinstance(event, Burned):
        return broken(burned=before.burns_since_board + 1, due=0)
    return _after_the_shuffle(event, before)


@remedy("ERR-TURN-RIVER", under="err.turn=tda_reshuffle deal.burn=on")
def the_river_has_its_burn_as_ever(event: Burned | BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """After an early turn that was shuffled back, the river comes as ever: one burn, one card, no shuffle.

    Nach einem verfrühten Turn, der zurückgemischt wurde, kommt der River wie immer: eine Brennkarte, eine Karte, ohne
    Mischen.
    """
    if floor(before).early != TURN or before.boards != RIVER:
        return NOT_CONCERNED
    if isinstance(event, StubShuffled):
        return broken(called_for=False)
    due = 0 if isinstance(event, Burned) else 1
    return HOLDS if before.burns_since_board == due else broken(burned=before.burns_since_board, due=1)


@remedy("ERR-RIVER", "S2.29/9")
def an_early_river_is_shuffled_back(event: BoardDealtEarly | BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """A river card turned up while the round on the turn still runs goes back when the round is over: the rest is
    shuffled with it, and the river comes from it; where nobody has to decide any more, no card comes too early.

    Eine Riverkarte, die aufgedeckt wird, während die Runde am Turn noch läuft, geht nach der Runde zurück: Der Rest
    wird mit ihr gemischt, und der River kommt daraus; muss niemand mehr entscheiden, kommt keine Karte zu früh.
    """
    if isinstance(event, BoardDealtEarly):
        return _premature(event, before, RIVER)
    return _after_the_shuffle(event, before) if a_street_came_early(before, RIVER) else NOT_CONCERNED


@remedy("ERR-FLOP-EARLY", "S2.29/10 S2.29/11 S2.29/12")
def an_early_flop_is_shuffled_back(event: BoardDealtEarly | BoardDealt | StubShuffled, before: Ledger) -> Verdict:
    """A flop turned up while the first round still runs goes back when the round is over: the rest is shuffled with it,
    its burn card stays, and a new flop comes; where nobody has to decide any more, no card comes too early.

    Ein Flop, der aufgedeckt wird, während die erste Runde noch läuft, geht nach der Runde zurück: Der Rest wird mit ihm
    gemischt, seine Brennkarte bleibt, und ein neuer Flop kommt; muss niemand mehr entscheiden, kommt keine Karte zu
    früh.
    """
    if isinstance(event, BoardDealtEarly):
        return _premature(event, before, FLOP)
    return _after_the_shuffle(event, before) if a_street_came_early(before, FLOP) else NOT_CONCERNED


def _dealt_anew(event: Going | FloorRuled, before: Ledger) -> Verdict:
    if isinstance(event, StubShuffled):
        return _the_rest_with_the_cards_on_the_table(event, before)
    if isinstance(event, FloorRuled) and event.case != Fault.FLOP_OF_FOUR:
        return NOT_CONCERNED
    return broken(owed="a shuffle and a new flop")


@remedy("ERR-FLOP-MANY-R", "S2.29/13 S2.29/14", under="err.flop4=redeal")
def a_flop_of_too_many_is_dealt_anew(event: Going | FloorRuled, before: Ledger) -> Verdict:
    """A flop of more than three cards goes back, even if the surplus card is known: the rest is shuffled with all of
    them, the burn card stays, and a new flop comes.

    Ein Flop aus mehr als drei Karten geht zurück, auch wenn die überzählige bekannt ist: Der Rest wird mit allen
    gemischt, die Brennkarte bleibt, und ein neuer Flop kommt.
    """
    return _dealt_anew(event, before) if the_flop_has_too_many(before) else NOT_CONCERNED


@remedy("ERR-FLOP-MANY-R", under="err.flop4=random_burn")
def a_flop_of_five_or_more_is_dealt_anew(event: Going | FloorRuled, before: Ledger) -> Verdict:
    """A flop of five or more cards goes back: the rest is shuffled with all of them, the burn card stays, and a new
    flop comes.

    Ein Flop aus fünf oder mehr Karten geht zurück: Der Rest wird mit allen gemischt, die Brennkarte bleibt, und ein
    neuer Flop kommt.
    """
    if not the_flop_has_too_many(before) or floor(before).too_many == 4:
        return NOT_CONCERNED
    return _dealt_anew(event, before)


@remedy("ERR-FLOP4-T", "S2.29/15 S2.29/16", under="err.flop4=random_burn")
def chance_makes_one_of_four_flop_cards_a_burn(event: Going, before: Ledger) -> Verdict:
    """Of a flop of four cards, mixed face down, the director picks one by chance: the other three are the flop, and the
    one picked is the burn card of the turn.

    Von vier Flopkarten, verdeckt gemischt, greift die Turnierleitung eine durch Zufall: Die anderen drei sind der Flop,
    die gegriffene ist die Brennkarte des Turns.
    """
    now = floor(before)
    if now.too_many != 4 or not now.loose:
        return NOT_CONCERNED
    ruled = ruling_on(before, Fault.FLOP_OF_FOUR)
    if ruled is None:
        return broken(owed="the director's pick")
    if len(now.loose) == 1:
        done = isinstance(event, BecameBurn) and event.card == ruled.card
        return HOLDS if done else broken(burn=cards_text(now.loose))
    flop = tuple([card for card in now.loose if card != ruled.card])
    return HOLDS if isinstance(event, BoardDealt) and event.cards == flop else broken(flop=cards_text(flop))


@remedy("ERR-NOBURN-NOACT", "S2.29/17 S2.29/18 S2.29/19")
def before_any_action_the_missing_burn_is_drawn_from_the_flop(event: Going, before: Ledger) -> Verdict:
    """If the burn before the flop was left out and nobody has acted, the three cards are mixed face down: one picked by
    chance is the burn card, and the flop is the other two and the next card of the pack.

    Fehlt dem Flop die Brennkarte, ehe jemand handelt, so mischt man seine Karten mit dem Rücken nach oben: Eine durch
    Zufall gegriffene ist die Brennkarte, und der Flop sind die anderen zwei und die nächste vom Stapel.
    """
    if not _flop_without_a_burn(before) or not nobody_has_acted_on_the_street(before):
        if isinstance(event, BoardMended) and not a_burn_is_found_missing(before):
            return broken(called_for=False)
        return NOT_CONCERNED
    ruled = ruling_on(before, Fault.NO_BURN)
    if ruled is None or not isinstance(event, BoardMended):
        return broken(owed="the director's pick" if ruled is None else "the new flop")
    rest = rest_of_the_pack(before)
    due = tuple([card for card in before.board if card != ruled.card])
    due += rest[:1] if rest is not None else event.cards[2:]
    return HOLDS if event == (ruled.card, due) else broken(got=cards_text(event.cards), due=cards_text(due))


@remedy("ERR-NOBURN-ACT", "S2.29/20 S2.29/21")
def after_any_action_a_flop_without_a_burn_stands(event: BoardMended | FloorRuled, before: Ledger) -> Verdict:
    """If the burn before the flop was left out and somebody has acted, with a check at least, the three cards stand,
    and there is nothing to decide.

    Fehlt die Brennkarte vor dem Flop und hat schon jemand gehandelt, mindestens mit einem Check, bleiben die drei
    Karten liegen, und zu entscheiden gibt es nichts.
    """
    if not _flop_without_a_burn(before) or nobody_has_acted_on_the_street(before):
        return NOT_CONCERNED
    if isinstance(event, FloorRuled) and event.case != Fault.NO_BURN:
        return NOT_CONCERNED
    return broken(acted=True)


def _flop_without_a_burn(before: Ledger) -> bool:
    return before.boards == 1 and floor(before).unburned == FLOP and a_burn_is_found_missing(before)
