"""One line of the play, read word by word."""

import re
from typing import NamedTuple

from holdem_conformance.scenarios.fields import listed
from holdem_spec.vocabulary.cards import UNKNOWN, Card, card
from holdem_spec.vocabulary.seats import Seat
from holdem_spec.vocabulary.table import Chips

_WORD = re.compile(r"\.\.|[,:]|\w(?:[\w'-]*\w)?|\S")
_CHIPS = re.compile(r"[0-9]+")
CLAUSE = re.compile(r"[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*")


class Word(NamedTuple):
    text: str
    column: int


class GrammarError(Exception):
    """A line is not of the play language. `column` counts from 0 in the line, `width` letters are meant."""

    def __init__(self, message: str, word: Word) -> None:
        super().__init__(message)
        self.message = message
        self.column = word.column
        self.width = max(1, len(word.text))


class Words:
    """The words of a line without its comment, and how far one has read. Methods that must find something raise
    GrammarError when it is not there."""

    def __init__(self, line: str, names: tuple[str, ...]) -> None:
        said = line.partition("#")[0]
        self.names = names
        self._words = [Word(found[0], found.start()) for found in _WORD.finditer(said)]
        self._end = Word("", len(said.rstrip()))
        self._at = 0

    @property
    def word(self) -> Word:
        """The next word; at the end of the line an empty one."""
        return self._words[self._at] if self._at < len(self._words) else self._end

    def __bool__(self) -> bool:
        return self._at < len(self._words)

    def wrong(self, message: str) -> GrammarError:
        """The complaint about the next word, to be raised."""
        return GrammarError(message, self.word)

    def unexpected(self, advice: str) -> GrammarError:
        text = self.word.text
        return self.wrong(
            f"'{text}' is not understood here; {advice}." if text else f"The line ends too early; {advice}."
        )

    def take(self, words: str) -> bool:
        """Read on when the next words are these."""
        wanted = words.split()
        if [word.text for word in self._words[self._at : self._at + len(wanted)]] != wanted:
            return False
        self._at += len(wanted)
        return True

    def expect(self, words: str, example: str) -> None:
        for wanted in words.split():
            if not self.take(wanted):
                raise self.unexpected(f"write for example '{example}'")

    def chips(self, example: str) -> Chips:
        text = self.word.text
        if not _CHIPS.fullmatch(text):
            raise self.unexpected(f"a whole number of chips belongs here, for example '{example}'")
        self._at += 1
        return int(text)

    def card(self, example: str) -> Card:
        found = self.card_or_none()
        if found is None:
            raise self.unexpected(f"a card belongs here, for example '{example}'")
        return found

    def card_or_none(self) -> Card | None:
        try:
            found = card(self.word.text)
        except ValueError:
            return None
        if found == UNKNOWN:
            return None
        self._at += 1
        return found

    def cards(self) -> tuple[Card, ...]:
        """All cards that come next, none perhaps."""
        found: list[Card] = []
        while (card := self.card_or_none()) is not None:
            found.append(card)
        return tuple(found)

    def seat(self) -> Seat:
        name = self.word.text
        if name in self.names:
            self._at += 1
            return self.names.index(name)
        players = f"the players are {listed(self.names, 'and')}"
        if not name[:1].isalnum():
            raise self.wrong(f"A name is missing; {players}.")
        raise self.wrong(f"There is no player '{name}' at this table; {players}.")

    def clause(self) -> str:
        """A colon and the id of a clause."""
        if not self.take(":") or not CLAUSE.fullmatch(self.word.text):
            raise self.unexpected("end the line with a colon and the clause that forbids it, for example ': BET-CHECK'")
        self._at += 1
        return self._words[self._at - 1].text

    def finish(self) -> None:
        if self:
            raise self.wrong(f"Nothing more is expected after this; take '{self.word.text}' out or begin a new line.")
