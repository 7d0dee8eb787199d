"""How much was looked at, and how often what is rare came up."""

from holdem_reference.state import State
from holdem_spec.vocabulary.events import Event, HandStarted, PotAwarded
from holdem_spec.vocabulary.table import Blind


class Seen:
    """Counts over many evenings. `short` are all-ins for less than a full bet or raise, `dead` hands with a dead button
    or without a small blind, `odd` pots of which not all shares are equal, `side_pots` hands with more than one pot."""

    def __init__(self) -> None:
        self.evenings = self.hands = self.events = self.tried = self.menus = self.mishaps = self.longest = 0
        self.short = self.dead = self.odd = self.side_pots = 0

    def played(self, before: State, after: State) -> None:
        """An event of a hand."""
        self.short += after.short and after.bet > before.bet

    def hand(self, trail: tuple[Event, ...]) -> None:
        """A hand from its opening to its end."""
        opening = trail[0]
        assert isinstance(opening, HandStarted)
        awards = [event for event in trail if isinstance(event, PotAwarded)]
        posted = [blind for _, blind in opening.table.posts or ()]
        self.longest = max(self.longest, len(trail))
        self.dead += Blind.SMALL not in posted or not opening.table.stacks[opening.table.button]
        self.odd += sum(len({chips for _, chips in award.shares}) > 1 for award in awards)
        self.side_pots += len(awards) > 1

    def told(self) -> str:
        """`18 evenings, 38 hands, 634 events, …`; what was not counted is left out."""
        counts = {
            "evenings": self.evenings, "hands": self.hands, "events": self.events, "events tried": self.tried,
            "menus": self.menus, "mishaps": self.mishaps, "short all-ins": self.short, "dead buttons": self.dead,
            "pots with odd chips": self.odd, "hands with side pots": self.side_pots,
        }  # fmt: skip
        said = [f"{count:,} {what}" for what, count in counts.items() if count]
        return ", ".join([*said, f"the longest hand {self.longest} events"])
