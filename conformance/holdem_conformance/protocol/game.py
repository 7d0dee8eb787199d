"""The messages of a game of many hands (the feature `many-hands`)."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from holdem_conformance.protocol.parts import Amount, CardText, Prompted, SeatNumber, TableSetup

Happening: TypeAlias = Literal["buy", "draw", "level", "time", "button", "leave"]
HAPPENINGS: tuple[Happening, ...] = get_args(Happening)


class GameRequest(Struct, frozen=True, tag="game", forbid_unknown_fields=True):
    """A game begins; whatever was open is given up. `table` is that of the first hand, unless the button is drawn for
    or a level comes before it; a stack of 0 is an empty seat. The answer is a snapshot in which no hand runs."""

    table: TableSetup
    rules: dict[str, str]


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something happens in the game, between two hands or during one.

    buy: `seat` adds `chips` to his stack
    draw: `seat` draws `card` for the first button, or for the win when the time is up
    level: from the next hand `blinds` and `ante` apply; `minute` of the game, if anybody looked at the clock
    time: the time agreed for the game is up
    button: somebody lays the button in front of `seat`
    leave: `seat` has lost his last chips, does not buy in again, and is out
    """

    what: Happening
    seat: SeatNumber | None = None
    chips: Amount | None = None
    card: CardText | None = None
    blinds: tuple[Amount, Amount] | None = None
    ante: Amount | None = None
    minute: Amount | None = None


class NextHand(Struct, frozen=True, tag="next_hand", forbid_unknown_fields=True):
    """The next hand of the game: the engine moves the button, and says in its snapshot where it lies and who posts. The
    cards are told as in `hand`, and lie in the pack for the button where the engine has it: a hand in which they matter
    is begun twice, first to see where that is, then again after the same game from its beginning. The answer is a
    snapshot, or refused when no hand may begin."""

    deck: tuple[CardText, ...]
    holes: tuple[tuple[CardText, ...], ...]
    burns: tuple[CardText, ...]
    board: tuple[CardText, ...]


class HandResult(Struct, frozen=True, tag="result", forbid_unknown_fields=True):
    """The hand that is open was played elsewhere and has ended: everybody has so many chips now. The answer is a
    snapshot in which no hand runs."""

    stacks: tuple[Amount, ...]


class GameSeen(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A game as the engine sees it.

    button: its seat in the hand that runs or was the last, empty or not; -1 for none
    small, big: who posts the two blinds in that hand, nobody, one or several
    blinds, ante: their amounts in that hand
    began: the chips at its beginning, before antes and blinds, one entry per seat
    tournament: whether that hand belongs to a tournament
    out: (seat, place) of everybody who is out of the game; the place is null where the engine keeps none
    winners: who has won the game, nobody as long as it runs
    """

    button: Prompted | None = None
    small: tuple[SeatNumber, ...] | None = None
    big: tuple[SeatNumber, ...] | None = None
    blinds: tuple[Amount, Amount] | None = None
    ante: Amount | None = None
    began: tuple[Amount, ...] | None = None
    tournament: bool | None = None
    out: tuple[tuple[SeatNumber, int | None], ...] | None = None
    winners: tuple[SeatNumber, ...] | None = None
