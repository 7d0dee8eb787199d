"""A draft played by the reference and told as a scenario, in the words of docs/scenario-format.md."""

from collections.abc import Iterable, Iterator
from json import dumps as quoted
from typing import NamedTuple

from holdem_conformance.fuzz.choosing import attempts, legal_choice
from holdem_conformance.fuzz.drafts import Draft, Wish
from holdem_conformance.runner.catalogue import clauses
from holdem_conformance.runner.request import LIMITS
from holdem_reference import hand
from holdem_reference.state import State
from holdem_spec.vocabulary.cards import cards_text
from holdem_spec.vocabulary.events import (
    Action,
    Bet,
    BetReturned,
    Called,
    Checked,
    Folded,
    Menu,
    Mucked,
    PotAwarded,
    RaisedTo,
    Shown,
)
from holdem_spec.vocabulary.rulebook import Rulebook
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

BOARD_AND_BURNS = 8
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fee", "Gero", "Hanna", "Ida", "Jan")
NOTHING = Wish(0, 0, 0)
DEEDS = {Folded: "folds", Checked: "checks", Called: "calls to", Bet: "bets", RaisedTo: "raises to"}
ATTEMPTS = {Folded: "fold", Checked: "check", Called: "call to", Bet: "bet", RaisedTo: "raise to"}


class Told(NamedTuple):
    """The lines of the play, the deeds among them, and what the hand ended with."""

    lines: tuple[str, ...]
    actions: int
    stacks: tuple[Chips, ...]
    returned: tuple[tuple[Seat, Chips], ...]
    pots: tuple[str, ...]
    subject: str


def told(draft: Draft, rules: Rulebook, mucking: bool) -> Told:
    """Play it on the reference. `mucking` is whether players of the engine decide at the showdown. Raises ValueError
    when the table cannot play."""
    state, wishes = hand.start(draft.table(), rules), iter(draft.wishes)
    lines: list[str] = []
    awards: list[PotAwarded] = []
    built: list[tuple[Chips, tuple[Seat, ...]]] = []
    returned: dict[Seat, Chips] = {}
    while not state.over:
        due = hand.due(state)
        if due is not None:
            if isinstance(due, PotAwarded):
                built = built or list(state.pots)
                awards.append(due)
            if isinstance(due, BetReturned):
                returned[due.seat] = returned.get(due.seat, 0) + due.chips
            state = hand.after(state, due)
            continue
        event, said = _chosen(state, next(wishes, NOTHING), mucking)
        lines += said
        state = hand.after(state, event)
    actions = sum(" may " not in line for line in lines)
    back = tuple(sorted(returned.items()))
    return Told(tuple(lines), actions, state.stacks, back, _pots(built, awards), _subject(built, awards))


def _chosen(state: State, wish: Wish, mucking: bool) -> tuple[Action | Shown | Mucked, list[str]]:
    """What the player does, and the lines about it: what he may do, what he may not, and the deed."""
    seat = hand.to_show(state)
    if seat >= 0:
        muck = Mucked(seat)
        if mucking and wish.deed == 1 and hand.refusal(state, muck) is None:
            return muck, [f"{NAMES[seat]} mucks"]
        return Shown(seat, state.holes[seat]), [f"{NAMES[seat]} shows"]
    lines = [_offer(NAMES[hand.to_act(state)], hand.menu(state), state.in_front[hand.to_act(state)])]
    lines += [f"{NAMES[tried.seat]} may not {_attempt(tried)}: {clause}" for tried, clause in attempts(state, wish)]
    choice = legal_choice(state, wish)
    return choice, [*lines, f"{NAMES[choice.seat]} {_deed(choice)}"]


def _offer(name: str, menu: Menu, in_front: int) -> str:
    choices = [word for word, there in (("fold", menu.fold), ("check", menu.check)) if there]
    choices += [f"call {menu.call - in_front}"] if menu.call else []
    for word, span in (("bet", menu.bet), ("raise to", menu.raise_to)):
        if span:
            choices.append(f"{word} {span[0]}" if span[0] == span[1] else f"{word} {span[0]}..{span[1]}")
    return f"{name} may {', '.join(choices)}"


def _deed(choice: Action) -> str:
    return _worded(choice, DEEDS)


def _attempt(choice: Action) -> str:
    return _worded(choice, ATTEMPTS)


def _worded(choice: Action, words: dict[type, str]) -> str:
    total = f" {choice.to}" if isinstance(choice, Bet | Called | RaisedTo) else ""
    return words[type(choice)] + total


def _pots(built: list[tuple[Chips, tuple[Seat, ...]]], awards: list[PotAwarded]) -> tuple[str, ...]:
    """As the result writes them, main pot first; the last side pot is paid first."""
    shares = {award.pot: award.shares for award in awards}
    return tuple(
        f"{{ chips = {chips}, among = {quoted([NAMES[seat] for seat in among])}, to = {_named(shares[number])} }}"
        for number, (chips, among) in enumerate(built)
    )


def _named(chips: Iterable[tuple[Seat, Chips]]) -> str:
    return f"{{ {', '.join(f'{NAMES[seat]} = {number}' for seat, number in chips)} }}"


def _subject(built: list[tuple[Chips, tuple[Seat, ...]]], awards: list[PotAwarded]) -> str:
    """The clause that the payment is about: what is to blame when the stacks at the end differ."""
    if any(len({chips for _, chips in award.shares}) > 1 for award in awards):
        return "POT-ODD"
    if any(len(award.shares) > 1 for award in awards):
        return "POT-SPLIT"
    if len(built) > 1:
        return "POT-LAYERS"
    return "POT-WINLAST" if all(len(among) == 1 for _, among in built) else "POT-WINBEST"


def written(draft: Draft, played: Told, name: str, under: dict[str, str], decided_by: str | None = None) -> str:
    """The scenario as a TOML file. `under` are the readings that differ from the house's; the clause that decides the
    disagreement, once it is known, is named before the one that the payment is about."""
    about = dict.fromkeys([decided_by or played.subject, played.subject])
    return "\n".join([*_head(tuple(about), name, under), *_table(draft), *_play(played), *_result(played), ""])


def _head(about: tuple[str, ...], name: str, under: dict[str, str]) -> Iterator[str]:
    yield f'id = "fuzz.{name}"'
    yield f'title = {{ en = "Found by random play: {name}", de = "Durch zufälliges Spiel gefunden: {name}" }}'
    yield f"clauses = {quoted([f'{id}@{clauses()[id][0].revision}' for id in about])}"
    yield 'basis = "derived"'
    yield 'why = "What the reference answered, line by line; the specification was not asked."'
    yield 'effect = "The engine and the reference play this hand differently."'
    if under:
        readings = ", ".join(f"{quoted(option)} = {quoted(reading)}" for option, reading in under.items())
        yield f"under = {{ {readings} }}"


def _table(draft: Draft) -> Iterator[str]:
    cards = (draft.table().deck or ())[: 2 * len(draft.stacks) + BOARD_AND_BURNS]
    yield from ("", "[table]", f"limit = {quoted(LIMITS[draft.limit])}", f"blinds = {list(draft.blinds)}")
    yield f"seats = {quoted([[NAMES[seat], chips] for seat, chips in enumerate(draft.stacks)])}"
    yield f"button = {quoted(NAMES[draft.button])}"
    yield from [f"ante = {draft.ante}"] if draft.ante else []
    yield f"deck = {quoted(cards_text(cards))}"


def _play(played: Told) -> Iterator[str]:
    yield from ("", "[play]", 'lines = """', *played.lines, '"""')


def _result(played: Told) -> Iterator[str]:
    yield from ("", "[result]")
    yield f"returned = {_named(played.returned)}"
    yield f"pots = [{', '.join(played.pots)}]"
    yield f"stacks = {_named(enumerate(played.stacks))}"
    yield 'blame = { returned = "POT-RETURN" }'
