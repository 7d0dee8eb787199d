"""Choices and deeds, from the house's events to the released form and back. `names` are the players in seat order."""

from typing import TypeAlias

from holdem_conformance.scenarios import release_deeds as form
from holdem_spec.vocabulary import events
from holdem_spec.vocabulary.cards import card, card_text, cards, cards_text
from holdem_spec.vocabulary.events import Choice, HandEvent
from holdem_spec.vocabulary.table import Blind

Names: TypeAlias = tuple[str, ...]


class NameMissing(Exception):
    """A released scenario names somebody who does not sit at its table, or leaves somebody out."""


def seat_of(name: str, names: Names) -> int:
    if name not in names:
        raise NameMissing(name)
    return names.index(name)


def by_name(chips: tuple[int, ...], names: Names) -> dict[str, int]:
    return dict(zip(names, chips, strict=True))


def by_seat(chips: dict[str, int], names: Names) -> tuple[int, ...]:
    if set(chips) != set(names):
        raise NameMissing(", ".join(sorted(set(chips) ^ set(names))))
    return tuple(chips[name] for name in names)


def shares_by_name(shares: tuple[tuple[int, int], ...], names: Names) -> dict[str, int]:
    return {names[seat]: chips for seat, chips in shares}


def shares_by_seat(shares: dict[str, int], names: Names) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((seat_of(name, names), chips) for name, chips in shares.items()))


def released_choice(choice: Choice, names: Names) -> form.Choice:
    name = names[choice.seat]
    match choice:
        case events.Folded():
            return form.Fold(player=name)
        case events.Checked():
            return form.Check(player=name)
        case events.Called(_, to):
            return form.Call(player=name, to=to)
        case events.Bet(_, to):
            return form.Bet(player=name, to=to)
        case events.RaisedTo(_, to):
            return form.RaiseTo(player=name, to=to)
        case events.Discarded(_, laid_away):
            return form.Discard(player=name, card=card_text(laid_away))
        case events.Shown(_, hole_cards):
            return form.Show(player=name, cards=cards_text(hole_cards))
        case events.Mucked():
            return form.Muck(player=name)


def choice_of(choice: form.Choice, names: Names) -> Choice:
    seat = seat_of(choice.player, names)
    match choice:
        case form.Fold():
            return events.Folded(seat)
        case form.Check():
            return events.Checked(seat)
        case form.Call(to=to):
            return events.Called(seat, to)
        case form.Bet(to=to):
            return events.Bet(seat, to)
        case form.RaiseTo(to=to):
            return events.RaisedTo(seat, to)
        case form.Discard(card=text):
            return events.Discarded(seat, card(text))
        case form.Show(cards=text):
            return events.Shown(seat, cards(text))
        case form.Muck():
            return events.Mucked(seat)


def released_deed(deed: HandEvent, names: Names) -> form.Deed:
    match deed:
        case events.AntesPosted(chips):
            return form.Collect(antes=by_name(chips, names))
        case events.BlindPosted(seat, blind, chips):
            return form.Post(player=names[seat], blind=blind.name.lower(), chips=chips)
        case events.HoleCardDealt(seat, dealt):
            return form.Deal(player=names[seat], card=card_text(dealt))
        case events.Burned(burned):
            return form.Burn(card=card_text(burned))
        case events.BoardDealt(turned_up):
            return form.TurnUp(cards=cards_text(turned_up))
        case events.BetReturned(seat, chips):
            return form.Return(player=names[seat], chips=chips)
        case events.PotAwarded(pot, shares):
            return form.Award(pot=pot, shares=shares_by_name(shares, names))
        case events.HandEnded(stacks):
            return form.End(stacks=by_name(stacks, names))
    raise TypeError(f"{type(deed).__name__} is nothing that the dealer does in a scenario")


def deed_of(deed: form.Deed, names: Names) -> HandEvent:
    match deed:
        case form.Collect(antes=antes):
            return events.AntesPosted(by_seat(antes, names))
        case form.Post(player=name, blind=blind, chips=chips):
            return events.BlindPosted(seat_of(name, names), Blind[blind.upper()], chips)
        case form.Deal(player=name, card=text):
            return events.HoleCardDealt(seat_of(name, names), card(text))
        case form.Burn(card=text):
            return events.Burned(card(text))
        case form.TurnUp(cards=text):
            return events.BoardDealt(cards(text))
        case form.Return(player=name, chips=chips):
            return events.BetReturned(seat_of(name, names), chips)
        case form.Award(pot=pot, shares=shares):
            return events.PotAwarded(pot, shares_by_seat(shares, names))
        case form.End(stacks=stacks):
            return events.HandEnded(by_seat(stacks, names))
