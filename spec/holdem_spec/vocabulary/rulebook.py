"""The rulebook: where the sources leave a choice, the reading a table has chosen.

Every option names who stands behind each of its readings. A preset is total: it settles every option.
"""

from typing import NamedTuple


class Reading(NamedTuple):
    """One way to read an option, and the authorities that read it so."""

    name: str
    authorities: tuple[str, ...]
    meaning: str


class Option(NamedTuple):
    """A question on which rulebooks differ. The first reading is the default."""

    name: str
    question: str
    readings: tuple[Reading, ...]


OPTIONS: tuple[Option, ...] = (
    Option(
        "deal.burn",
        "Is a card burned before flop, turn and river?",
        (
            Reading("on", ("HOUSE", "TDA", "ROBERT", "CARTAMUNDI", "CASINO"), "one card, face down, each time"),
            Reading("off", ("BLACKPOKER",), "no card is burned, as in many programs"),
        ),
    ),
    Option(
        "bet.fold_free",
        "May a player fold when he could check?",
        (
            Reading("allow", ("HOUSE", "TDA", "ROBERT", "CASINO"), "yes"),
            Reading("forbid", ("BLACKPOKER",), "no, folding is offered only against a bet"),
        ),
    ),
    Option(
        "raise.unacted",
        "May a player who has not acted yet raise over a short all-in?",
        (
            Reading("may_raise", ("HOUSE", "TDA", "ROBERT"), "yes, only those who have acted are barred"),
            Reading("call_or_fold", ("HOUSE",), "no, the first sentence of S0.36 taken by the letter"),
        ),
    ),
    Option(
        "raise.cumulative",
        "Do several short all-ins together reopen the betting?",
        (
            Reading("per_player", ("TDA", "ROBERT"), "for whoever faces at least a full raise since he acted"),
            Reading("never", ("HOUSE",), "only one full raise does, S0.36 taken by the letter"),
        ),
    ),
    Option(
        "show.first",
        "Whose aggression decides who shows first?",
        (
            Reading("last_street", ("HOUSE", "TDA", "ROBERT"), "the last bet or raise on the river"),
            Reading("any_street", ("CASINO",), "the last bet or raise of the whole hand"),
        ),
    ),
    Option(
        "show.muck",
        "Who may lay his cards away unseen at the showdown?",
        (
            Reading("any", ("HOUSE", "TDA", "ROBERT", "CASINO"), "whoever concedes"),
            Reading("if_beaten", ("HOUSE",), "only who is beaten by a hand already shown"),
            Reading("never", ("BLACKPOKER",), "nobody, all remaining hands are shown"),
        ),
    ),
    Option(
        "show.aggressor",
        "May the last to bet or raise on the river lay his cards away after he was called?",
        (
            Reading("aggressor_shows", ("CASINO",), "no, whoever called has paid to see his hand"),
            Reading("anybody_concedes", ("HOUSE", "TDA", "ROBERT"), "yes, whoever gives the pot up"),
        ),
    ),
    Option(
        "show.last_live",
        "Must the last player show when all others have mucked?",
        (
            Reading("must_show", ("HOUSE",), "yes, a claim needs both cards"),
            Reading("no_show", ("TDA",), "no, the last live hand wins unseen"),
        ),
    ),
    Option(
        "show.side",
        "In which order are hands shown when there are side pots?",
        (
            Reading("side_first", ("ROBERT",), "players of the last side pot first, then the next"),
            Reading("seat_order", ("HOUSE",), "once around the table, whatever the pots"),
        ),
    ),
    Option(
        "allin.show",
        "When are the hands turned up once nobody can bet any more?",
        (
            Reading("at_showdown", ("HOUSE", "ROBERT", "CASINO", "BLACKPOKER"), "after the last board card"),
            Reading("before_runout", ("TDA",), "before the next board card"),
        ),
    ),
    Option(
        "pot.odd",
        "Who gets the odd chips when more than one is left over?",
        (
            Reading("one_each", ("HOUSE", "TDA", "ROBERT"), "one each, clockwise from the button"),
            Reading("all_to_first", ("BLACKPOKER",), "all of them go to the winner nearest left of the button"),
        ),
    ),
    Option(
        "ante.mode",
        "Who pays the ante?",
        (
            Reading("each", ("HOUSE",), "every player, before the blinds; it counts as his contribution"),
            Reading("big_blind", ("TDA",), "the big blind pays one for all; it is dead money in the main pot"),
        ),
    ),
    Option(
        "ante.order",
        "What does a short big blind pay first, his blind or the ante for all?",
        (
            Reading("blind_first", ("TDA",), "the blind; the ante gets what is left"),
            Reading("ante_first", ("TDA",), "the ante, as earlier editions had it"),
        ),
    ),
    Option(
        "limit.cap_cash",
        "Does the cap hold in a cash game when only two players are left before it is reached?",
        (
            Reading("uncapped", ("ROBERT", "CASINO"), "no, two players may raise as long as they have chips"),
            Reading("capped", ("HOUSE",), "yes, three raises are the most"),
        ),
    ),
    Option(
        "limit.cap_tournament",
        "Does the cap hold in a tournament when two players are left in the hand?",
        (
            Reading("always", ("CASINO",), "yes, always"),
            Reading("until_heads_up", ("TDA",), "yes, until only two players are left in the event"),
        ),
    ),
    Option(
        "pot.base",
        "From which pot is the greatest raise measured in pot limit?",
        (
            Reading("after_call", ("TDA", "ROBERT"), "from the pot as it would be after the raiser's call"),
            Reading("before_call", ("HOUSE",), "from the pot as it lies, S1.57 taken by the letter"),
        ),
    ),
    Option(
        "pot.short_blind",
        "How does a short blind count in the pot before the flop, in pot limit?",
        (
            Reading("assume_full", ("TDA",), "as if it had been posted in full"),
            Reading("actual", ("HOUSE",), "with the chips that are there"),
        ),
    ),
    Option(
        "start.stacks",
        "Do all players begin with the same number of chips?",
        (
            Reading("equal", ("HOUSE",), "yes, and no chips are added later"),
            Reading("buyin", ("CASINO",), "no, everybody brings what he has bought, and may buy more between hands"),
        ),
    ),
    Option(
        "draw.tie",
        "Two drew equally high cards for the button: who gets it?",
        (
            Reading("suit", ("ROBERT",), "the better suit: spades, hearts, diamonds, clubs"),
            Reading("redraw", (), "those who tie draw again"),
        ),
    ),
    Option(
        "button.rule",
        "Where do button and blinds go when a player is out?",
        (
            Reading("dead", ("TDA", "ROBERT"), "the big blind to the next player due, the others behind it"),
            Reading("moving", ("ROBERT",), "the button to the next player, who is passed over still owes his blinds"),
        ),
    ),
    Option(
        "end.simul",
        "Two players lose their last chips in one hand: who takes the better place?",
        (
            Reading("by_start_stack", ("TDA",), "who had more when the hand began; with equal stacks they share it"),
            Reading("shared", (), "they share the place, whatever they had"),
        ),
    ),
    Option(
        "end.tie",
        "Time is up and two have the most chips: who wins?",
        (
            Reading("shared", (), "they share the win"),
            Reading("highcard_draw", (), "the highest of the cards they draw decides"),
            Reading("extra_hand", (), "one more hand decides"),
        ),
    ),
    Option(
        "mis.exposed",
        "Is the deal void when the dealer exposes a single hole card that is not among the first two of the pack?",
        (
            Reading("house_any", ("HOUSE",), "yes, any card that lies open during the deal"),
            Reading("robert_tda", ("ROBERT", "TDA"), "no, it is replaced; void are one of the first two cards, or two"),
        ),
    ),
    Option(
        "mis.deadline",
        "Until when can a misdeal be declared?",
        (
            Reading("substantial_action", ("HOUSE", "TDA"), "until two actions with chips in one, or any three"),
            Reading("two_acted", ("ROBERT",), "until two players have acted after the blinds"),
        ),
    ),
    Option(
        "err.turn",
        "Which card becomes the turn when one was turned up before the round on the flop was over?",
        (
            Reading("robert", ("ROBERT",), "the one that would have been the river; the river comes after a shuffle"),
            Reading("tda_reshuffle", ("TDA",), "the top one of the rest shuffled with it, without another burn"),
        ),
    ),
    Option(
        "err.flop4",
        "What becomes of a flop of four cards?",
        (
            Reading("redeal", ("ROBERT",), "it is shuffled into the rest and dealt anew"),
            Reading("random_burn", ("TDA",), "chance makes one of the four the next burn card, three stay"),
        ),
    ),
    Option(
        "board.claim",
        "What must a player do for his share when he plays the board?",
        (
            Reading("show_both", ("HOUSE", "TDA"), "show both hole cards, as for any other claim"),
            Reading("announce", ("ROBERT",), "say so before he throws his cards away"),
        ),
    ),
    Option(
        "con.illegal",
        "What does an announced or pushed amount count for that is not allowed?",
        (
            Reading("reject", (), "nothing; the player chooses again"),
            Reading("tda_correct", ("TDA",), "from half a raise up for the minimum raise, below that for a call"),
        ),
    ),
)


_PLACES = {option.name: place for place, option in enumerate(OPTIONS)}


class Rulebook(NamedTuple):
    """A name and, for every option in the order of `OPTIONS`, the chosen reading."""

    name: str
    readings: tuple[str, ...]

    def reading(self, option: str) -> str:
        """The reading in force for an option. Raises KeyError when no option has that name."""
        return self.readings[_PLACES[option]]

    def changed(self, **changes: str) -> "Rulebook":
        """The same rulebook with some options read otherwise; write `deal_burn="off"` for `deal.burn`.

        Raises ValueError, in one sentence, for an unknown option or reading.
        """
        return self.with_changes({name.replace("_", ".", 1): reading for name, reading in changes.items()})

    def with_changes(self, changes: dict[str, str]) -> "Rulebook":
        """The same rulebook with the options named in `changes` read otherwise.

        Raises ValueError, in one sentence, for an unknown option or reading.
        """
        chosen = dict(zip((o.name for o in OPTIONS), self.readings, strict=True))
        for name, reading in changes.items():
            chosen[name] = _checked(name, reading)
        label = ", ".join([self.name, *(f"{name}={reading}" for name, reading in sorted(changes.items()))])
        return Rulebook(label, tuple(chosen.values()))


def _checked(name: str, reading: str) -> str:
    for option in OPTIONS:
        if option.name == name:
            known = [r.name for r in option.readings]
            if reading in known:
                return reading
            raise ValueError(f"option {name} has no reading '{reading}'; choose one of {', '.join(known)}")
    raise ValueError(f"there is no option '{name}'; the options are {', '.join(o.name for o in OPTIONS)}")


HOUSE = Rulebook("house", tuple(option.readings[0].name for option in OPTIONS))
"""German club and home rules (S0, S1): every option at its default."""


def _preset(name: str, **changes: str) -> Rulebook:
    return HOUSE.changed(**changes)._replace(name=name)


PRESETS: dict[str, Rulebook] = {
    "house": HOUSE,
    "tda": _preset(
        "tda",
        show_aggressor="anybody_concedes",
        show_last_live="no_show",
        allin_show="before_runout",
        ante_mode="big_blind",
        limit_cap_tournament="until_heads_up",
        mis_exposed="robert_tda",
        err_turn="tda_reshuffle",
        err_flop4="random_burn",
        con_illegal="tda_correct",
    ),
    "roberts": _preset(
        "roberts",
        show_aggressor="anybody_concedes",
        mis_exposed="robert_tda",
        mis_deadline="two_acted",
        board_claim="announce",
    ),
    "casino-limit": _preset("casino-limit", start_stacks="buyin"),
    "blackpoker": _preset(
        "blackpoker", deal_burn="off", bet_fold_free="forbid", show_muck="never", pot_odd="all_to_first"
    ),
}


def preset(name: str) -> Rulebook:
    """The rulebook of that name. Raises ValueError, in one sentence, when there is none."""
    if name in PRESETS:
        return PRESETS[name]
    raise ValueError(f"there is no rulebook '{name}'; choose one of {', '.join(PRESETS)}")
