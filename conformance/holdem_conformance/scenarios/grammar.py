"""The play language: one line, one statement. The EBNF stands in docs/scenario-format.md."""

from holdem_conformance.scenarios import said
from holdem_conformance.scenarios.dealer_grammar import dealer
from holdem_conformance.scenarios.model import Stage
from holdem_conformance.scenarios.said import (
    ActSaid,
    BackSaid,
    OfferSaid,
    PotSaid,
    RefusalSaid,
    Said,
    StreetSaid,
    TurnSaid,
)
from holdem_conformance.scenarios.words import GrammarError, Words
from holdem_spec.vocabulary.seats import NOBODY, Seat

RESERVED = ("dealer", "nobody")
"""Words of the play that no player may be called."""

_PLAIN_ACTS = {"folds": said.FOLD, "checks": said.CHECK, "shows": said.SHOW, "mucks": said.MUCK}
_PLAIN = (said.FOLD, said.CHECK, said.SHOW, said.MUCK)
_DEEDS = (*_PLAIN, said.CALL, said.BET, said.RAISE, said.DISCARD, said.POST)


def statement(line: str, names: tuple[str, ...]) -> Said | None:
    """What a line says; None when it is empty or a comment. Raises GrammarError."""
    words = Words(line, names)
    if not words:
        return None
    found = _statement(words)
    words.finish()
    return found


def _statement(words: Words) -> Said:
    if words.take("dealer"):
        return dealer(words)
    if words.take("nobody"):
        words.expect("to act", "nobody to act")
        return TurnSaid(NOBODY)
    if words.take("pot"):
        return PotSaid(words.chips("pot 150"))
    for stage in Stage:
        if words.take(stage):
            return StreetSaid(stage, _cards_dealt(words) if stage is Stage.DEAL else 0)
    if not words.word.text[0].isupper():
        raise words.unexpected("begin with a player, 'dealer', 'nobody', 'pot' or a point of the hand such as 'flop'")
    return _about(words.seat(), words)


def _cards_dealt(words: Words) -> int:
    return words.chips("deal 3") if words else 0


def _about(seat: Seat, words: Words) -> Said:
    name = words.names[seat]
    if words.take("may not"):
        return _refusal(seat, words)
    if words.take("may"):
        return _offer(seat, words)
    if words.take("gets"):
        chips = words.chips(f"{name} gets 60 back")
        words.expect("back", f"{name} gets {chips} back")
        return BackSaid(seat, chips)
    if words.take("to"):
        words.expect("act", f"{name} to act")
        return TurnSaid(seat)
    return _act(seat, name, words)


def _act(seat: Seat, name: str, words: Words) -> ActSaid:
    for verb, deed in _PLAIN_ACTS.items():
        if words.take(verb):
            return ActSaid(seat, deed, None)
    if words.take("calls"):
        return ActSaid(seat, said.CALL, words.chips(f"{name} calls to 100") if words.take("to") else None)
    if words.take("bets"):
        return ActSaid(seat, said.BET, words.chips(f"{name} bets 200"))
    if words.take("raises"):
        words.expect("to", f"{name} raises to 600")
        return ActSaid(seat, said.RAISE, words.chips(f"{name} raises to 600"))
    if words.take("discards"):
        return ActSaid(seat, said.DISCARD, None, (words.card(f"{name} discards 7c"),))
    if words.take("goes"):
        words.expect("all-in", f"{name} goes all-in to 150")
        return ActSaid(seat, said.ALL_IN, words.chips(f"{name} goes all-in to 150") if words.take("to") else None)
    raise words.unexpected(
        "a player folds, checks, calls, bets, raises to, goes all-in, discards, shows, mucks, is 'to act', gets chips "
        "back, may or may not"
    )


def _refusal(seat: Seat, words: Words) -> RefusalSaid:
    deed = next((deed for deed in _DEEDS if words.take(deed)), None)
    if deed is None:
        raise words.unexpected("one may not fold, check, call, bet, raise to, discard, show, muck or post")
    chips = None
    if deed in (said.BET, said.RAISE, said.POST):
        chips = words.chips(f"{words.names[seat]} may not {deed} 250: NL-MINRAISE")
    elif deed == said.CALL and words.take("to"):
        chips = words.chips(f"{words.names[seat]} may not call to 100: BET-CALL")
    cards = words.cards() if deed == said.SHOW else ()
    if deed == said.DISCARD:
        cards = (words.card(f"{words.names[seat]} may not discard 7c: VAR-PINEAPPLE"),)
    return RefusalSaid(seat, deed, chips, words.clause(), cards)


def _offer(seat: Seat, words: Words) -> OfferSaid:
    choices: dict[str, said.Range] = {}
    while not choices or words.take(","):
        at = words.word
        deed, chips = _choice(words)
        if deed in choices:
            raise GrammarError(f"'{deed}' stands twice in this offer; name each choice once.", at)
        choices[deed] = chips
    return OfferSaid(seat, choices)


def _choice(words: Words) -> tuple[str, said.Range]:
    for deed in _PLAIN:
        if words.take(deed):
            return deed, (0, 0)
    if words.take(said.CALL):
        at = words.word
        cost = words.chips("call 50")
        if not cost:
            raise GrammarError("A call that costs nothing is a check; write 'check'.", at)
        return said.CALL, (cost, cost)
    for deed in (said.BET, said.RAISE):
        if words.take(deed):
            return deed, _range(f"{deed} 200..5000", words)
    raise words.unexpected("one may fold, check, call, bet, raise to, show or muck")


def _range(example: str, words: Words) -> said.Range:
    at = words.word
    least = words.chips(example)
    greatest = words.chips(example) if words.take("..") else least
    if greatest < least:
        raise GrammarError(f"{least}..{greatest} runs backwards; write {greatest}..{least}.", at)
    return least, greatest
