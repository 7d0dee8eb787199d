"""Which clause an engine broke. The specification is asked: what would this event have broken?"""

from collections.abc import Sequence

from holdem_conformance.protocol.messages import MenuShown
from holdem_conformance.runner.catalogue import ODD_CHIPS, follows, is_a_law, is_about
from holdem_conformance.scenarios.course import Course
from holdem_conformance.scenarios.model import Scenario
from holdem_spec.judge.counsel import broken_by
from holdem_spec.ledger import Ledger
from holdem_spec.terms.betting import bet_to_match
from holdem_spec.terms.dealing import BOARD_SIZES
from holdem_spec.terms.showdown import live
from holdem_spec.vocabulary.cards import Card
from holdem_spec.vocabulary.events import (
    Action,
    AntesPosted,
    Bet,
    BlindPosted,
    BoardDealt,
    Burned,
    Called,
    Checked,
    Choice,
    Event,
    Folded,
    Menu,
    Mucked,
    Offered,
    PotAwarded,
    RaisedTo,
    Refused,
    Shown,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import NOBODY, Seat, clockwise_after
from holdem_spec.vocabulary.table import Blind, Chips, Table

NOTHING = Menu(False, False, 0, None, None)
MOST_BURNS = 2


class Blame:
    """Finds clauses for one scenario. Of several broken ones, one that the scenario is about is named first; when the
    specification has nothing to say, the clause that the scenario is about in the first place."""

    def __init__(self, scenario: Scenario, rules: Rulebook) -> None:
        self._scenario = scenario
        self._rules = rules

    def first(self, *candidates: str) -> str:
        """The clause to name out of some that are broken."""
        about = [id for id in candidates if is_about(self._scenario, id)]
        return (about or [*candidates, self._scenario.blamed])[0]

    def refused_table(self) -> str:
        """The clause that allows what is unusual about a table at which no hand was dealt: the blinds, or a stack too
        small for them or for the ante."""
        table = self._scenario.table
        if table.big_blind != 2 * table.small_blind:
            return self.first("BLIND-RATIO")
        shortest = min(table.stacks[seat] for seat in table.players())
        if shortest < table.ante + table.big_blind:
            return self.first("VAR-ANTE" if shortest < table.ante else "BLIND-SHORT")
        return self._scenario.blamed

    def event(self, before: Ledger, *events: Event) -> str:
        """The clause for something that should not have happened, told as one event or as any of several."""
        return self.first(*self._broken(before, *events))

    def chips_astray(self, paid: bool) -> str:
        """Chips are missing, or there are too many. In a scenario about what is in the pots and paid out of them they
        got lost there; `paid` if the hand is over."""
        blamed = self._scenario.blamed
        if paid and (blamed == "POT-SUM" or follows(blamed, "POT-SUM")):
            return "POT-SUM"
        return "END-PAID" if paid and blamed == "END-PAID" else "SEAT-CHIPCONSERVE"

    def wrong_turn(self, before: Ledger, asked: Seat, due: Seat = NOBODY) -> str:
        """Somebody was asked who is not to act, instead of `due`."""
        return self.first(*self._lightest(before, _deeds(before, asked)), *self._passed_over(before, due))

    def too_early(self, before: Ledger, due: Seat, paid: bool = False) -> str:
        """The engine went on although `due` has to decide; `paid` if it has ended the hand."""
        found = self._lightest(before, _next_from_the_pack(before))
        shows = [Shown(seat, before.holes[seat]) for seat in live(before)]
        award = self._unseen_award(before) if paid else []
        return self.first(*(found or self._broken(before, *shows)), *self._passed_over(before, due), *award)

    def paid_too_early(self, before: Ledger, attempt: Choice) -> str:
        """The hand is over although somebody has to show."""
        return self.first(*self._broken(before, Refused(attempt)), *self._unseen_award(before))

    def _unseen_award(self, before: Ledger) -> list[str]:
        """What it breaks that a pot is paid now, whoever gets it."""
        return [id for id in self._broken(before, PotAwarded(0, ())) if id.startswith("SHOW-")]

    def _passed_over(self, before: Ledger, due: Seat) -> list[str]:
        """What a player may do who was not asked."""
        return [] if due == NOBODY else self._broken(before, Offered(due, NOTHING))

    def offer(self, before: Ledger, seat: Seat, shown: MenuShown, expected: Menu) -> str:
        """A menu that lacks something or has too much."""
        menu = menu_of(shown, before, seat)
        lacking = self._broken(before, Offered(seat, menu))
        return self.first(*lacking, *self._broken(before, *_excess(seat, menu, expected)))

    def showdown_offer(self, before: Ledger, seat: Seat, shown: MenuShown, show: bool, muck: bool) -> str:
        """The choice of showing or mucking that is missing, or should not be there."""
        wrong: list[str] = []
        for deed, due, got in ((Shown(seat, before.holes[seat]), show, shown.show), (Mucked(seat), muck, shown.muck)):
            if due != got:
                wrong += self._broken(before, Refused(deed) if due else deed)
        return self.first(*wrong)

    def showing(self, before: Ledger | None, seats: tuple[Seat, ...]) -> str:
        """Hands shown in a wrong order, too many or too few. `before` are the books when the showing began."""
        books = before.copied() if before else None
        for seat in seats:
            if books is None:
                break
            shown = Shown(seat, books.holes[seat])
            if wrong := self._broken(books, shown):
                return self.first(*wrong)
            books.apply(shown)
        return self.first()

    def payment(self, before: Ledger, shares: tuple[tuple[Seat, Chips], ...]) -> str:
        """The only pot was paid otherwise than it should have been. A law on the value of hands is to blame by itself:
        the payment is where it shows, unless it is only an odd chip that went astray."""
        wrong = self._broken(before, PotAwarded(0, shares))
        if is_a_law(self._scenario.blamed) and not (wrong and ODD_CHIPS.issuperset(wrong)):
            return self._scenario.blamed
        return self.first(*wrong)

    def refusal(self, before: Ledger, attempt: Choice) -> str:
        """Something was refused, or changed, that a player may do."""
        return self.first(*self._broken(before, Refused(attempt)))

    def posts(self, posted: tuple[Chips, ...]) -> str:
        """Antes and blinds of wrong players or of wrong amounts. Either of them are taken to be right, and what is left
        is judged: as antes in the first place, unless it is more than one for somebody."""
        opening = Course(self._scenario.table, self._rules, None)
        opening.come_to_the_antes()
        before_the_antes, antes = opening.ledger.copied(), opening.antes_due()
        opening.open()
        due = [had - has for had, has in zip(opening.ledger.table.stacks, opening.ledger.stacks, strict=True)]
        rest = [paid + ante - all_due for paid, ante, all_due in zip(posted, antes.chips, due, strict=True)]
        blinds = [paid - ante for paid, ante in zip(posted, antes.chips, strict=True)]
        wrong = self._wrong_blinds(blinds)
        if _may_be_antes(rest, opening.ledger.table):
            wrong = self._broken(before_the_antes, AntesPosted(tuple(rest))) + wrong
        return self.first(*wrong)

    def _wrong_blinds(self, posted: list[Chips]) -> list[str]:
        opening, wrong = Course(self._scenario.table, self._rules, None), []
        opening.come_to_the_blinds()
        books = opening.ledger
        payers = [seat for seat in clockwise_after(books.table.button, len(posted)) if posted[seat] > 0]
        payers.sort(key=lambda seat: posted[seat])
        for number, seat in enumerate(payers):
            post = BlindPosted(seat, Blind.BIG if number else Blind.SMALL, posted[seat])
            wrong += self._broken(books, post)
            books.apply(post)
        return wrong

    def board(self, before: Ledger, turned_up: tuple[Card, ...]) -> str:
        """Other cards on the board than the pack has there. `before` are the books when the last betting ended."""
        if set(before.board) <= set(turned_up) and turned_up[: len(before.board)] != before.board:
            return self.first("DEAL-BOARDORDER")
        books = before.copied()
        while len(books.board) < len(turned_up):
            size = BOARD_SIZES[books.boards] if books.boards < len(BOARD_SIZES) else len(turned_up)
            cards = turned_up[len(books.board) :][:size]
            if wrong := self._wrong_street(books, cards):
                return self.first(*wrong)
        return self.first("DEAL-TOPCARD")

    def street(self, before: Ledger, cards: tuple[Card, ...]) -> str:
        """A street of another number of cards than it has."""
        return self.first(*self._wrong_street(before.copied(), cards))

    def _wrong_street(self, books: Ledger, cards: tuple[Card, ...]) -> list[str]:
        """What a street breaks, with as many burns as the pack tells, two at most. It is entered."""
        wrong, deck, top = [], books.table.deck or (), books.cards_dealt
        due = int(self._rules.reading("deal.burn") == "on")
        further = deck.index(cards[0]) - top if cards and cards[0] in deck else due
        burns = further if 0 <= further <= MOST_BURNS else due
        for burned in deck[top : top + burns]:
            wrong += self._broken(books, Burned(burned))
            books.apply(Burned(burned))
        wrong += self._broken(books, BoardDealt(cards))
        books.apply(BoardDealt(cards))
        a_card_for_each = abs(further - due) == len(books.table.players())
        return [*wrong, "DEAL-HOLE2"] if wrong and a_card_for_each else wrong

    def _broken(self, before: Ledger, *events: Event) -> list[str]:
        return [broken.clause for event in events for broken in broken_by(before, event, self._rules)]

    def _lightest(self, before: Ledger, events: Sequence[Event]) -> list[str]:
        """What is broken by the event that breaks least: the rest of the others is about sizes, not about turns."""
        found = [broken for event in events if (broken := self._broken(before, event))]
        return min(found, key=len, default=[])


def menu_of(shown: MenuShown, before: Ledger, seat: Seat) -> Menu:
    """A menu of the protocol as the specification has it: the call as a total."""
    call = 0 if shown.call is None else shown.call + before.in_front[seat]
    return Menu(shown.fold, shown.check, call, shown.bet, shown.raise_to)


def _may_be_antes(paid: list[Chips], table: Table) -> bool:
    """At most one ante each; where there is none, something from everybody."""
    if table.ante:
        return 0 <= min(paid) <= max(paid) <= table.ante
    return all(paid[seat] > 0 for seat in table.players())


def _next_from_the_pack(before: Ledger) -> list[Event]:
    if before.boards == len(BOARD_SIZES):
        return []
    top, deck = before.cards_dealt, before.table.deck or ()
    return [Burned(deck[top]), BoardDealt(deck[top : top + BOARD_SIZES[before.boards]])]


def _deeds(before: Ledger, seat: Seat) -> list[Action]:
    to = min(bet_to_match(before), before.in_front[seat] + before.stacks[seat])
    return [Folded(seat), Checked(seat), Called(seat, to)]


def _excess(seat: Seat, got: Menu, due: Menu) -> list[Event]:
    """The actions a menu offers that it should not."""
    extra: list[Event] = []
    if got.fold and not due.fold:
        extra.append(Folded(seat))
    if got.check and not due.check:
        extra.append(Checked(seat))
    if got.call and got.call != due.call:
        extra.append(Called(seat, got.call))
    for deed, offered, allowed in ((Bet, got.bet, due.bet), (RaisedTo, got.raise_to, due.raise_to)):
        if offered:
            least, most = allowed or (offered[1] + 1, offered[0] - 1)
            extra += [deed(seat, to) for to in offered if not least <= to <= most]
    return extra
