"""From what the reader typed to the hand that is meant."""

from difflib import get_close_matches
from pathlib import Path

from holdem_conformance.audit.actions import Unreadable
from holdem_conformance.audit.collection import NoHands
from holdem_conformance.desk.explain import recorded, scenario, watched
from holdem_conformance.desk.explain.telling import Account
from holdem_conformance.scenarios.read import SUITE, ScenarioError, read_scenario
from holdem_spec.vocabulary.rulebook import HOUSE, Rulebook


class NoHand(Exception):
    """There is no such hand, or it cannot be read; the message says so in one sentence."""


def account_of(hand: str, rules: Rulebook | None = None) -> Account:
    """The hand: the id of a scenario of the suite, a `.toml` file, or a recorded hand. `rules` replace those of a
    scenario; a recorded hand is judged by the house rules when they are not given. Raises NoHand."""
    try:
        if recorded.is_recorded(hand):
            return recorded.account_of(hand, rules or HOUSE)
        path = Path(hand) if hand.endswith(".toml") else _of_the_suite(hand)
        found = read_scenario(path)
        plain = found.evening is None and found.floor is None
        return scenario.account_of(found, rules) if plain else watched.account_of(found, rules)
    except (ScenarioError, NoHands, Unreadable) as trouble:
        raise NoHand(str(trouble)) from None


def _of_the_suite(id: str) -> Path:
    files = {f"{path.parent.name}.{path.stem}": path for path in sorted(SUITE.rglob("*.toml"))}
    if id in files:
        return files[id]
    near = ", ".join(_near(id, list(files)))
    raise NoHand(f"there is no scenario '{id}'; the nearest are {near}; a file must end in .toml, .phh or .phhs")


def _near(id: str, ids: list[str], most: int = 3) -> list[str]:
    """Ids that contain what was typed, then those that are spelt alike, with their chapter or without."""
    word = id.casefold()
    by_name = {known.partition(".")[2]: known for known in ids}
    within = [known for known in ids if word and word in known]
    alike = [by_name.get(found, found) for found in get_close_matches(word, [*ids, *by_name], most, 0.0)]
    return [*dict.fromkeys(within + alike)][:most]
