"""Scenarios of every kind as canonical JSON, one object each: keys sorted, no floats, cards as text, seats by name.

    told = release(scenario)            # an object of JSON types, as schema() describes it
    data = to_release(scenario)         # the same as bytes; the same scenario always gives the same bytes
    scenario == read_release(told) == from_release(data)

A scenario is one hand (`play` and `result`), a game of many (`game`), or a hand on the floor (`floor`).
"""

from typing import Any

import msgspec

from holdem_conformance.scenarios import release_model as form
from holdem_conformance.scenarios.errors import ScenarioError
from holdem_conformance.scenarios.game import LIMITS
from holdem_conformance.scenarios.model import AwardedPot, Result, Scenario
from holdem_conformance.scenarios.release_events import (
    NameMissing,
    Names,
    by_name,
    by_seat,
    seat_of,
    shares_by_name,
    shares_by_seat,
)
from holdem_conformance.scenarios.release_many import floor_of, game_of, released_floor, released_game
from holdem_conformance.scenarios.release_play import released_statement, statement_of
from holdem_spec.vocabulary.cards import PACK, Card, cards, cards_text
from holdem_spec.vocabulary.rulebook import OPTIONS, Rulebook
from holdem_spec.vocabulary.table import Limit, Table

_ENCODER = msgspec.json.Encoder(order="sorted")
_DECODER = msgspec.json.Decoder(form.ReleasedScenario)


def to_release(scenario: Scenario) -> bytes:
    """The released form, UTF-8 without spaces or a line end."""
    return _ENCODER.encode(released(scenario))


def from_release(data: bytes) -> Scenario:
    """The scenario of a released form. Raises ScenarioError, in one sentence, when it is none."""
    try:
        told = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ScenarioError(
            f"This is no released scenario: {error}; compare the JSON Schema.", "released scenario"
        ) from None
    try:
        return _scenario(told)
    except NameMissing as error:
        raise ScenarioError(f"The names do not fit the seats of the table: {error}; correct them.", told.id) from None


def release(scenario: Scenario) -> dict[str, Any]:
    """The released form as an object of JSON types."""
    told: dict[str, Any] = msgspec.json.decode(to_release(scenario))
    return told


def read_release(told: dict[str, Any]) -> Scenario:
    """The scenario of such an object. Raises ScenarioError, in one sentence, when it is none."""
    return from_release(msgspec.json.encode(told))


def schema() -> dict[str, Any]:
    """The JSON Schema of the released form, draft 2020-12."""
    return form.schema()


def released(scenario: Scenario) -> form.ReleasedScenario:
    names, table, rules = scenario.names, scenario.table, scenario.rules
    return form.ReleasedScenario(
        id=scenario.id,
        title=scenario.title,
        clauses=list(scenario.clauses),
        basis=scenario.basis,
        why=scenario.why,
        effect=scenario.effect,
        rules=form.Rules(rules.name, {option.name: rules.reading(option.name) for option in OPTIONS}),
        under=scenario.under,
        table=form.Table(
            blinds=(table.small_blind, table.big_blind),
            seats=[form.Seat(name, chips) for name, chips in zip(names, table.stacks, strict=True)],
            button=names[table.button],
            deck=cards_text(table.deck or ()),
            limit=next(name for name, limit in LIMITS.items() if limit == table.limit),
            limits=table.limits if table.limit == Limit.FIXED_LIMIT else None,
            ante=table.ante,
            hole_cards=table.hole_cards,
            tournament=table.tournament,
        ),
        refused=scenario.refused,
        play=[released_statement(statement, names) for statement in scenario.play],
        result=_released_result(scenario.result, names),
        game=None if scenario.evening is None else released_game(scenario.evening, names),
        floor=None if scenario.floor is None else released_floor(scenario.floor, names),
    )


def _released_result(result: Result, names: Names) -> form.Result:
    return form.Result(
        stacks=None if result.stacks is None else by_name(result.stacks, names),
        pots=None
        if result.pots is None
        else [
            form.AwardedPot(pot.chips, [names[seat] for seat in pot.among], shares_by_name(pot.shares, names))
            for pot in result.pots
        ],
        returned=None if result.returned is None else by_name(result.returned, names),
        shown=None if result.shown is None else [names[seat] for seat in result.shown],
        mucked=None if result.mucked is None else [names[seat] for seat in result.mucked],
        blame=result.blame,
    )


def _scenario(told: form.ReleasedScenario) -> Scenario:
    names = tuple(seat.name for seat in told.table.seats)
    file = f"{told.id.replace('.', '/', 1)}.toml"
    return Scenario(
        id=told.id,
        title=told.title,
        clauses=tuple(told.clauses),
        basis=told.basis,
        why=told.why,
        effect=told.effect,
        rules=_rules(told),
        under=told.under,
        names=names,
        table=_table(told, names),
        refused=told.refused,
        play=tuple(statement_of(statement, names, file) for statement in told.play),
        result=_result(told.result, names),
        file=file,
        evening=None if told.game is None else game_of(told.game, names, file),
        floor=None if told.floor is None else floor_of(told.floor, names, file),
    )


def _rules(told: form.ReleasedScenario) -> Rulebook:
    wanted = {option.name for option in OPTIONS}
    differing = sorted(wanted ^ set(told.rules.readings))
    if differing:
        raise ScenarioError(f"The readings must name every option once: see {', '.join(differing)}.", told.id)
    return Rulebook(told.rules.name, tuple(told.rules.readings[option.name] for option in OPTIONS))


def _table(told: form.ReleasedScenario, names: Names) -> Table:
    deck = _deck(told)
    stacks = tuple(seat.chips for seat in told.table.seats)
    return Table(
        stacks,
        seat_of(told.table.button, names),
        *told.table.blinds,
        deck,
        LIMITS[told.table.limit],
        told.table.limits or (0, 0),
        told.table.ante,
        told.table.hole_cards,
        told.table.tournament,
    )


def _deck(told: form.ReleasedScenario) -> tuple[Card, ...] | None:
    """In a game each hand has its own."""
    if told.game is not None and not told.table.deck:
        return None
    deck = cards(told.table.deck)
    refused = told.refused == "DECK-52" and len(deck) == len(PACK)
    if tuple(sorted(deck)) != PACK and not refused:
        raise ScenarioError("The deck is not the 52 cards, each once; correct it.", told.id)
    return deck


def _result(told: form.Result, names: Names) -> Result:
    return Result(
        stacks=None if told.stacks is None else by_seat(told.stacks, names),
        pots=None if told.pots is None else tuple(_pot(pot, names) for pot in told.pots),
        returned=None if told.returned is None else by_seat(told.returned, names),
        shown=None if told.shown is None else tuple(seat_of(name, names) for name in told.shown),
        mucked=None if told.mucked is None else tuple(seat_of(name, names) for name in told.mucked),
        blame=told.blame,
    )


def _pot(pot: form.AwardedPot, names: Names) -> AwardedPot:
    return AwardedPot(pot.chips, tuple(seat_of(name, names) for name in pot.among), shares_by_seat(pot.to, names))
