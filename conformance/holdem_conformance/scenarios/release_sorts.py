"""Every sort of event and line that a game of many hands or a floor scenario can have, in the released form."""

from holdem_conformance.scenarios import floor_said as floor
from holdem_conformance.scenarios import release_kinds as kind
from holdem_conformance.scenarios import said
from holdem_conformance.scenarios.release_shapes import Field, Shapes, shape
from holdem_spec.vocabulary import events
from holdem_spec.vocabulary import floor as errors


def _player(what: str) -> Field:
    return Field("seat", "player", kind.SEAT, what)


def _chips(what: str) -> Field:
    return Field("chips", "chips", kind.CHIPS, what)


def _card(what: str) -> Field:
    return Field("card", "card", kind.CARD, what)


def _cards(what: str) -> Field:
    return Field("cards", "cards", kind.CARDS, what)


def _to(what: str) -> Field:
    return Field("to", "to", kind.CHIPS, what)


HAPPENINGS = Shapes(
    shape(events.BoughtIn, "buy", "A player adds chips to his stack.", _player("who"), _chips("how many")),
    shape(events.CardDrawn, "draw", "A player draws a card for button or win.", _player("who"), _card("which")),
    shape(events.ButtonMoved, "move button", "Somebody lays the button before a player.", _player("before whom")),
    shape(
        events.LevelRaised,
        "level",
        "New blinds and ante are announced.",
        Field("small_blind", "small", kind.CHIPS, "the small blind"),
        Field("big_blind", "big", kind.CHIPS, "the big blind"),
        Field("ante", "ante", kind.CHIPS, "the ante, 0 for none"),
        Field("minute", "minute", kind.MINUTE, "the minute of the game, if it is told"),
    ),
    shape(
        events.Eliminated,
        "leave",
        "A player without chips is out.",
        _player("who"),
        Field("place", "place", kind.NUMBER, "his place, 0 if it is not said"),
    ),
    shape(events.TimeCalled, "time", "The time agreed for the game is up."),
    shape(events.GameEnded, "win", "The game is over.", Field("winners", "winners", kind.SEATS, "who has won")),
)
"""What happens from hand to hand."""

INCIDENTS = (
    shape(
        errors.CardExposed,
        "expose",
        "A hole card lies face up by the dealer's fault.",
        Field("seat", "player", kind.SOMEBODY, "whose, if the line says it"),
        Field("number", "number", kind.NUMBER, "its place in the deal, from 1"),
    ),
    shape(
        errors.BoxedCardFound,
        "find boxed card",
        "The next card of the pack lies in it face up and is laid away.",
        Field("card", "card", kind.CARD_IF_SAID, "which, if the line says it"),
    ),
    shape(
        errors.ErrorFound,
        "find error",
        "Another fault comes to light.",
        Field("fault", "fault", kind.FAULT, "which"),
        Field("seat", "player", kind.SOMEBODY, "the player concerned, if any"),
        Field("card", "card", kind.CARD_IF_SAID, "the card concerned, if any"),
    ),
    shape(
        errors.BoardDealtEarly,
        "turn up early",
        "Board cards are turned up while a round still runs.",
        Field("burned", "burned", kind.CARDS_IF_SAID, "burned with them, if the line says it"),
        _cards("turned up"),
    ),
    shape(errors.TooManyTurnedUp, "turn up too many", "More cards than a flop has.", _cards("turned up")),
    shape(errors.BoardDealtUnburned, "turn up unburned", "A street in due time without a burn.", _cards("turned up")),
    shape(
        errors.Declared,
        "declare",
        "A player announces what he does.",
        _player("who"),
        Field("word", "word", kind.WORD, "what"),
        _to("the amount he names, 0 for none"),
    ),
    shape(errors.ChipsPushed, "push", "A player moves chips forward.", _player("who"), _chips("how many")),
    shape(
        errors.HandAnnounced,
        "announce",
        "A player says what he holds.",
        _player("who"),
        Field("category", "category", kind.CATEGORY, "what kind of hand"),
    ),
)
REMEDIES = (
    shape(
        errors.MisdealDeclared,
        "declare misdeal",
        "The hand is void and dealt again.",
        Field("fault", "fault", kind.FAULT, "why"),
    ),
    shape(errors.BetsTakenBack, "take bets back", "Everybody has the chips with which he began."),
    shape(
        errors.CardReplaced,
        "replace",
        "The top card for a player in place of his exposed one.",
        _player("who"),
        _card("which"),
    ),
    shape(errors.BecameBurn, "become burn", "A card on the table becomes a burn card.", _card("which")),
    shape(
        errors.BoardMended,
        "mend",
        "A card of the last street becomes its burn.",
        Field("burned", "burned", kind.CARD_IF_SAID, "which, if the line says it"),
        _cards("that street now"),
    ),
    shape(errors.AskedAgain, "ask again", "What a player said or pushed counts for nothing.", _player("who")),
)
DEALT = (
    shape(events.AntesPosted, "collect", "The antes.", Field("chips", "antes", kind.STACKS, "as due if left out")),
    shape(
        events.BlindPosted,
        "post",
        "A blind.",
        _player("who"),
        Field("blind", "blind", kind.BLIND, "which"),
        _chips("how many"),
    ),
    shape(events.HoleCardDealt, "deal", "A hole card.", _player("to whom"), _card("which")),
    shape(events.Burned, "burn", "A burn card.", Field("card", "card", kind.CARD_IF_SAID, "the top one if left out")),
    shape(events.BoardDealt, "turn up", "Board cards.", _cards("which")),
    shape(events.BetReturned, "return", "Chips that nobody matched go back.", _player("to whom"), _chips("how many")),
    shape(
        events.PotAwarded,
        "award",
        "A pot is paid.",
        Field("pot", "pot", kind.NUMBER, "0 for the main pot"),
        Field("shares", "shares", kind.SHARES, "to whom how much"),
    ),
    shape(events.HandEnded, "end", "The hand ends.", Field("stacks", "stacks", kind.STACKS, "as they are if left out")),
)
RULING = shape(
    floor.RulingSaid,
    "rule",
    "The director decides.",
    Field("decision", "decision", kind.DECISION, "what"),
    Field("seat", "player", kind.SOMEBODY, "about whom, if anybody"),
    Field("card", "card", kind.CARD_IF_SAID, "about which card, if any"),
    Field("case", "case", kind.FAULT_IF_SAID, "which case; the one that is open if left out"),
)
CLAIM = shape(errors.PlaysTheBoard, "play the board", "A player says so and throws his cards away.", _player("who"))
ATTEMPTS = (
    shape(floor.GoesOn, "go on", "Whatever would come next if nothing had gone wrong."),
    shape(
        floor.ShufflesRest,
        "shuffle",
        "The rest of the pack is shuffled.",
        Field("cards", "cards", kind.CARDS_OR_NONE, "which; exactly those that it should be if left out"),
    ),
    shape(
        floor.BeginsAgain,
        "begin again",
        "The hand is dealt again.",
        Field("button", "button", kind.SOMEBODY, "who has the button; the same as before if left out"),
        Field("shuffled", "shuffled", kind.FLAG, "whether the pack was shuffled"),
    ),
)

DEALER_DEEDS = Shapes(*DEALT)
MISTAKES = Shapes(*INCIDENTS)
DONE_ABOUT_IT = Shapes(*REMEDIES)
CLAIMS = Shapes(CLAIM)
FORBIDDEN = Shapes(*DEALT, *INCIDENTS, *REMEDIES, RULING, CLAIM, *ATTEMPTS)

_CLAUSE = Field("clause", "clause", kind.WORDS, "because of which clause alone")
_DEED = Field("deed", "deed", kind.WORDS, "what he does")
_IF_SAID = Field("chips", "chips", kind.CHIPS_IF_SAID, "the total, if the line names one")
_HIS_CARDS = Field("cards", "cards", kind.CARDS_IF_SAID, "shown or laid away, if the line names them")

COMMON = (
    shape(said.ActSaid, "act", "A player does this.", _player("who"), _DEED, _IF_SAID, _HIS_CARDS),
    shape(
        said.OfferSaid,
        "offer",
        "A player has exactly these choices.",
        _player("who"),
        Field("choices", "choices", kind.CHOICES, "least and greatest total; for a call what it costs, twice"),
    ),
    shape(
        said.RefusalSaid,
        "refusal",
        "An attempt that must be refused.",
        _player("who"),
        _DEED,
        _IF_SAID,
        _CLAUSE,
        _HIS_CARDS,
    ),
    shape(said.TurnSaid, "turn", "Whose turn it is.", Field("seat", "player", kind.SOMEBODY, "nobody's if left out")),
    shape(
        said.StreetSaid,
        "street",
        "The hand has come to this point.",
        Field("stage", "stage", kind.STAGE, "which"),
        Field("cards", "cards", kind.NUMBER, "how many hole cards are dealt, for the stage deal"),
    ),
    shape(said.PotSaid, "pot", "Everything put in so far.", _chips("how many")),
    shape(said.BackSaid, "back", "What nobody matched has gone back.", _player("to whom"), _chips("how many")),
    shape(
        said.DealerSaid,
        "dealer",
        "What the dealer must not do now.",
        Field("deed", "deed", DEALER_DEEDS.kind(), "what"),
        _CLAUSE,
    ),
)
SPOKEN = Shapes(*COMMON)
"""A line in a hand of a game."""

ON_THE_FLOOR = Shapes(
    *COMMON,
    RULING,
    shape(
        floor.IncidentSaid,
        "incident",
        "Something goes wrong or is announced.",
        Field("incident", "incident", MISTAKES.kind(), "what"),
    ),
    shape(floor.ShuffleSaid, "shuffled", "The pack in its new order.", _cards("its top cards; the rest as it was")),
    shape(
        floor.RemedySaid,
        "remedy",
        "The dealer does this next.",
        Field("remedy", "remedy", DONE_ABOUT_IT.kind(), "what"),
    ),
    shape(
        floor.BurnSaid,
        "burned",
        "The dealer burns next.",
        Field("card", "card", kind.CARD_IF_SAID, "which, if the line says it"),
    ),
    shape(floor.ClaimSaid, "claim", "A player plays the board.", Field("claim", "claim", CLAIMS.kind(), "who")),
    shape(
        floor.StreetLies,
        "lies",
        "A street as it lies there now.",
        Field("street", "street", kind.NUMBER, "0 for the flop, 1 for the turn, 2 for the river"),
        _cards("its cards, if the line says them"),
    ),
    shape(
        floor.AwaitsSaid,
        "awaits",
        "What the hand waits for.",
        Field("what", "what", kind.WORDS, "a ruling or a shuffle"),
    ),
    shape(floor.HasSaid, "has", "The chips a player has behind.", _player("who"), _chips("how many")),
    shape(
        floor.MayNotSaid,
        "may not",
        "What the dealer or the director must not do now.",
        Field("deed", "deed", FORBIDDEN.kind(), "what"),
        _CLAUSE,
    ),
)
"""A line of a floor scenario."""
