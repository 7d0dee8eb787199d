"""What the players of a recorded hand are called. The readers of hands pass over names; they are looked up only where
somebody has to be named."""

from holdem_conformance.audit.actions import Unreadable
from holdem_conformance.audit.phh import Fields, whole_toml


class Names:
    """The names in the text of one file, read when they are first asked for."""

    def __init__(self, text: str, *, several: bool) -> None:
        """`several`: the text is that of a `.phhs`, and each hand stands under its heading."""
        self._text = text
        self._several = several
        self._content: Fields | None = None

    def of(self, hand: str, seats: int) -> tuple[str, ...]:
        """The names of the players of a hand; p1, p2 and so on where the file has none that tell them apart."""
        content = self._read()
        fields = content.get(hand) if self._several else content
        return names_of(fields.get("players") if isinstance(fields, dict) else None, seats)

    def _read(self) -> Fields:
        if self._content is None:
            try:
                self._content = whole_toml(self._text)
            except Unreadable:
                self._content = {}  # the plain reader lets more pass, and a finding is worth more than a name
        return self._content


def names_of(given: object, seats: int) -> tuple[str, ...]:
    """The names of a file if it has one of their own for every player, else p1, p2 and so on."""
    if isinstance(given, list) and len(given) == seats:
        names = [name.strip() for name in given if isinstance(name, str)]
        if all(names) and len({*names}) == seats:
            return tuple(names)
    return tuple(f"p{seat + 1}" for seat in range(seats))
