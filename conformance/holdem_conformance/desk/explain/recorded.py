"""A recorded hand as an account: a `.phh` file, one hand of a `.phhs`, or either of them inside an archive."""

import os

from holdem_conformance.audit.actions import Unreadable
from holdem_conformance.audit.collection import ARCHIVES, HAND_FILES, NoHands, Source, sources
from holdem_conformance.audit.hand import Hand, NotCovered, UnreadableAction, read_fields
from holdem_conformance.audit.names import names_of
from holdem_conformance.audit.phh import Fields, read_hand, read_hands, whole_toml
from holdem_conformance.audit.replay import Outcome, customs, replay
from holdem_conformance.desk.explain.telling import Account, Happening
from holdem_spec.judge.bench import Breach, Sitting
from holdem_spec.judge.counsel import bench_of
from holdem_spec.ledger import Ledger
from holdem_spec.vocabulary.events import Entry, HandEnded, Origin
from holdem_spec.vocabulary.rulebook import Rulebook

CARDS_MISSING, WAIVED = "cards_missing", "half_chip_split"
MOST_NAMED = 6


class Witness(Sitting):
    """A sitting that keeps what it hears."""

    __slots__ = ("heard",)

    def __init__(self, rules: Rulebook) -> None:
        super().__init__(bench_of(rules))
        self.heard: list[Entry] = []

    def hear(self, entry: Entry) -> Breach | None:
        self.heard.append(entry)
        return super().hear(entry)


def is_recorded(hand: str) -> bool:
    """Whether what the reader typed means a recorded hand."""
    path = hand.partition("#")[0]
    return path.endswith((*HAND_FILES, *ARCHIVES)) or any(f"{ending}/" in path for ending in ARCHIVES)


def account_of(hand: str, rules: Rulebook) -> Account:
    """The hand at `file.phh`, `file.phhs#3`, `file.tar.xz#name` or `file.tar.xz#name.phhs#3`; an archive and its member
    may also be joined by a slash, as the audit writes them. Raises NoHands or Unreadable, in one sentence."""
    file, member, number = _taken_apart(hand)
    source = _source(file, member)
    if number is None and _is_a_collection(source):
        number = _only_hand(source)
    elif number is not None and not _is_a_collection(source):
        raise NoHands(f"'{source.name}' holds one hand; leave '#{number}' out")
    try:
        fields, names = _fields(source, number)
        recorded = read_fields(fields)
    except NotCovered as error:
        raise Unreadable(f"{source.name}: this rulebook does not speak about the hand, for {error}") from None
    except UnreadableAction as error:
        raise Unreadable(f"{source.name}: action {error.position}, '{error.text}', cannot be read: {error}") from None
    except Unreadable as error:
        raise Unreadable(f"{source.name}: {error}") from None
    called = source.name if number is None else f"{source.name}#{number}"
    return _account(called, recorded, names_of(names, len(recorded.table.stacks)), rules)


def _account(called: str, hand: Hand, names: tuple[str, ...], rules: Rulebook) -> Account:
    witness = Witness(rules)
    outcome = replay(hand, witness, customs(rules))
    happenings = tuple(Happening(_with_winnings(entry, witness.ledger)) for entry in witness.heard)
    return Account(called, {}, names, rules, happenings, hand.scale, _remark(outcome))


def _with_winnings(entry: Entry, books: Ledger) -> Entry:
    """An end that the file does not tell, with the chips that everybody then has by the books."""
    if not isinstance(entry.event, HandEnded) or entry.origin == Origin.SEEN:
        return entry
    stacks = tuple(behind + won for behind, won in zip(books.stacks, books.won, strict=True))
    return entry._replace(event=HandEnded(stacks))


def _remark(outcome: Outcome) -> str:
    if outcome.cards_missing:
        return CARDS_MISSING
    return WAIVED if outcome.waiver else ""


def _taken_apart(hand: str) -> tuple[str, str | None, str | None]:
    """File, member of an archive, number of the hand."""
    for ending in ARCHIVES:
        hand = hand.replace(f"{ending}/", f"{ending}#", 1)
    file, *rest = hand.split("#")
    if not file.endswith(ARCHIVES):
        return file, None, "#".join(rest) or None
    member, number = (*rest, "", "")[:2]
    return file, member or None, number or None


def _source(file: str, member: str | None) -> Source:
    if not os.path.exists(file):
        raise NoHands(f"there is no file '{file}'; give the path of a hand")
    if os.path.isdir(file):
        raise NoHands(f"'{file}' is a folder; give the path of a hand")
    if not file.endswith(ARCHIVES):
        return next(iter(sources([file])))
    inside = []
    for source in sources([file]):
        name = source.name.removeprefix(f"{file}/")
        if member is not None and (name == member or name.endswith(f"/{member}")):
            return source
        if isinstance(source.content, Unreadable):
            raise Unreadable(f"{source.name}: {source.content}")
        inside.append(name)
    if not inside:
        raise NoHands(f"'{file}' holds no .phh or .phhs file")
    missing = "name a hand in it" if member is None else f"it holds no '{member}'"
    raise NoHands(f"'{file}' is an archive; {missing}, for example {file}#{inside[0]}")


def _is_a_collection(source: Source) -> bool:
    return source.name.endswith(".phhs")


def _only_hand(source: Source) -> str:
    numbers = [number for number, _ in _hands(source)]
    if len(numbers) == 1:
        return numbers[0]
    if not numbers:
        raise NoHands(f"'{source.name}' holds no hand")
    raise NoHands(f"'{source.name}' holds {len(numbers)} hands; name one, for example {source.name}#{numbers[0]}")


def _hands(source: Source) -> list[tuple[str, Fields]]:
    try:
        return list(read_hands(source.text()))
    except Unreadable as error:
        raise Unreadable(f"{source.name}: {error}") from None


def _fields(source: Source, number: str | None) -> tuple[Fields, object]:
    """The fields of the hand, and what the file says under `players`: the readers of the audit pass over names."""
    text = source.text()
    if number is None:
        fields = read_hand(text)
        return fields, whole_toml(text).get("players")
    hands = dict(read_hands(text))
    if number not in hands:
        known = ", ".join([*hands][:MOST_NAMED]) + (" and so on" if len(hands) > MOST_NAMED else "")
        raise NoHands(f"'{source.name}' holds no hand '{number}'; its hands are {known}")
    whole = whole_toml(text).get(number)
    return hands[number], whole.get("players") if isinstance(whole, dict) else None
