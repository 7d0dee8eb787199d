"""Whether a scenario can be put to an engine at all, and under which rulebook."""

from typing import NamedTuple

from holdem_conformance.engines.base import Junk
from holdem_conformance.protocol.game import HAPPENINGS
from holdem_conformance.protocol.messages import ANY, Hello
from holdem_conformance.runner.catalogue import ODD_CHIPS, ids_of
from holdem_conformance.runner.game_told import message_of
from holdem_conformance.runner.play import CHOICE
from holdem_conformance.runner.request import LIMITS, is_with_other_cards
from holdem_conformance.runner.status import Status
from holdem_conformance.scenarios.evening_model import Happens, MustNot
from holdem_conformance.scenarios.fields import listed
from holdem_conformance.scenarios.model import Act, Offer, Refusal, Scenario
from holdem_conformance.scenarios.said import MUCK, SHOW, ActSaid
from holdem_spec.terms.dealing import HOLE_CARDS
from holdem_spec.vocabulary.events import Discarded, GameEnded, LevelRaised, Mucked, Shown
from holdem_spec.vocabulary.rulebook import HOUSE, OPTIONS, Rulebook

MANY_HANDS, FLOOR = "many-hands", "floor"
FEATURES = (*LIMITS.values(), "ante", "pineapple", "tournament", CHOICE, MANY_HANDS, FLOOR)
"""What an engine may declare under `supports`."""

FROM_THE_PACK = frozenset({"DEAL-FIRSTLEFT", "DEAL-TOPCARD"})
BURNS = frozenset({"DEAL-BURN1", "DEAL-BURNHIDDEN"})


class Hindrance(NamedTuple):
    status: Status
    reason: str


def check_hello(hello: Hello) -> None:
    """Raises Junk when an engine declares a feature, an option or a reading that there is not."""
    for feature in hello.supports:
        if feature not in FEATURES:
            known = listed(FEATURES, "and")
            raise Junk(f"its hello declares a feature '{feature}', which there is not; supports may name {known}")
    readings = {option.name: [reading.name for reading in option.readings] for option in OPTIONS}
    for name, reading in hello.rules.items():
        if name not in readings:
            known = listed(tuple(readings), "and")
            raise Junk(f"its hello declares an option '{name}', which there is not; the options are {known}")
        if reading != ANY and reading not in readings[name]:
            known = listed((*readings[name], f"{ANY} (it plays what it is told)"))
            raise Junk(f"its hello declares '{reading}' for {name}; there it may say {known}")


def rulebook_for(scenario: Scenario, hello: Hello, certifying: Rulebook) -> Rulebook:
    """The rulebook a scenario is played under: the certifying one, with what the engine really plays, with what the
    scenario itself chooses in `rules` and `under`."""
    chosen: dict[str, str] = {}
    for option in OPTIONS:
        own, declared = scenario.rules.reading(option.name), hello.rules.get(option.name, ANY)
        if own != HOUSE.reading(option.name) or option.name in scenario.under:
            chosen[option.name] = own
        elif declared != ANY:
            chosen[option.name] = declared
    return certifying.with_changes({name: own for name, own in chosen.items() if certifying.reading(name) != own})


def hindrance(scenario: Scenario, hello: Hello, certifying: Rulebook) -> Hindrance | None:
    """Why a scenario is not put to an engine; None when nothing stands in the way. What an engine does not play at all
    comes before the readings it plays it by."""
    for feature in (MANY_HANDS, FLOOR):
        if feature in needs(scenario) and feature not in hello.supports:
            return Hindrance(Status.UNSUPPORTED, f"the engine does not support {feature}")
    for option, reading in scenario.under.items():
        played = hello.rules.get(option, certifying.reading(option))
        if played not in (ANY, reading):
            whose = "the engine plays" if option in hello.rules else "the certificate is for"
            return Hindrance(Status.NOT_APPLICABLE, f"holds under {option} = {reading}; {whose} {played}")
    if hello.deck == "none":
        return Hindrance(Status.UNSUPPORTED, "the engine cannot play a given pack")
    if hello.deck == "patched" and scenario.refused == "DECK-52":
        return Hindrance(Status.UNSUPPORTED, "the pack is put in by patching the engine, which cannot check it then")
    for feature in needs(scenario):
        if feature not in hello.supports:
            return Hindrance(Status.UNSUPPORTED, f"the engine does not support {feature}")
    if untold := _happenings(scenario).difference(hello.tells or HAPPENINGS):
        return Hindrance(Status.UNSUPPORTED, f"the engine cannot be told of '{min(untold)}'")
    if hello.chips == "fractions" and not ODD_CHIPS.isdisjoint(ids_of(scenario)):
        return Hindrance(Status.UNSUPPORTED, "the engine splits chips, so no odd ones are left")
    if CHOICE not in hello.supports and _is_about_mucking(scenario):
        return Hindrance(Status.UNSUPPORTED, f"the engine does not support {CHOICE}")
    return None


def needs(scenario: Scenario) -> tuple[str, ...]:
    """The features of the game that an engine must support to be asked at all."""
    table = scenario.table
    discards = any(isinstance(line, Act | Refusal) and isinstance(line.choice, Discarded) for line in scenario.play)
    wanted = {
        LIMITS[table.limit]: True,
        "ante": table.ante > 0 or _an_ante_comes(scenario),
        "pineapple": table.hole_cards != HOLE_CARDS or discards,
        "tournament": table.tournament,
        MANY_HANDS: scenario.evening is not None,
        FLOOR: scenario.floor is not None,
    }
    return tuple(feature for feature, is_wanted in wanted.items() if is_wanted)


def _happenings(scenario: Scenario) -> set[str]:
    """What the engine has to be told of in a game of many hands, be it to refuse it."""
    if scenario.evening is None:
        return set()
    play = scenario.evening
    lines = [*(line for hand in play.hands for line in (*hand.before, *(hand.play or ()))), *play.after]
    told = [line.event for line in lines if isinstance(line, Happens | MustNot)]
    return {message_of(event).what for event in told if not isinstance(event, GameEnded)}


def _an_ante_comes(scenario: Scenario) -> bool:
    """Whether a level of the game has one."""
    hands = scenario.evening.hands if scenario.evening is not None else ()
    lines = [line for hand in hands for line in (*hand.before, *(hand.play or ()))]
    return any(isinstance(line, Happens) and isinstance(line.event, LevelRaised) and line.event.ante for line in lines)


def hidden_by_nature(hello: Hello) -> set[str]:
    """Clauses that cannot be seen because of how the engine deals."""
    handed = FROM_THE_PACK if hello.deals == "cards" else frozenset()
    return {*handed, *(() if hello.burns else BURNS)}


def _is_about_mucking(scenario: Scenario) -> bool:
    """Whether the scenario needs a player who chooses at the showdown."""
    for statement in scenario.play:
        match statement:
            case Act(_, Mucked()) | Offer(show=True) | Offer(muck=True):
                return True
            case Refusal(_, Shown() | Mucked() as choice, clause) if clause in ids_of(scenario):
                if not is_with_other_cards(choice, scenario):
                    return True
    spoken = [line.said for line in scenario.floor.lines] if scenario.floor is not None else []
    return any(isinstance(said, ActSaid) and said.deed in (SHOW, MUCK) for said in spoken)
