"""Engines that play another reading than the one they are told, as one does who knows a single rulebook."""

from holdem_conformance.mutants.changes import plays
from holdem_conformance.mutants.mutant import Mutant
from holdem_spec.vocabulary.rulebook import OPTIONS

CLAUSES = {
    "deal.burn": "DEAL-BURN1",
    "bet.fold_free": "BET-FOLDFREE",
    "raise.unacted": "NL-SHORTUNACTED",
    "show.muck": "SHOW-MUCK",
    "show.aggressor": "SHOW-MUSTFIRST",
    "show.side": "SHOW-SIDEORDER",
    "pot.odd": "POT-ODDMULTI",
    "ante.mode": "VAR-ANTE",
    "ante.order": "VAR-ANTEWHEN",
    "limit.cap_cash": "FL-CAPCASH",
    "limit.cap_tournament": "FL-CAPTOURN",
    "draw.tie": "BTN-DRAWSUIT",
    "end.simul": "END-SIMUL",
    "end.tie": "END-TIETIME",
    "board.claim": "SHOW-BOARDANNOUNCE",
    "con.illegal": "CON-ILLEGALSIZE",
}
"""The clause by which an option is told, whichever reading is in force."""

BY_READING = {
    ("raise.cumulative", "per_player"): "NL-SHORTCUM",
    ("raise.cumulative", "never"): "NL-NOREOPEN",
    ("show.first", "last_street"): "SHOW-FIRSTCHECKED",
    ("show.first", "any_street"): "SHOW-FIRSTAGGR",
    ("show.last_live", "must_show"): "SHOW-LASTMUCK",
    ("show.last_live", "no_show"): "SHOW-LASTLIVE",
    ("allin.show", "at_showdown"): "AI-RUNOUT",
    ("allin.show", "before_runout"): "AI-FACEUP",
    ("pot.base", "after_call"): "PL-MINSAME",
    ("pot.base", "before_call"): "PL-MAXRAISE",
    ("pot.short_blind", "assume_full"): "PL-MINSAME",
    ("pot.short_blind", "actual"): "PL-MAXRAISE",
    ("start.stacks", "equal"): "SEAT-EQUALSTART",
    ("start.stacks", "buyin"): "SEAT-BUYIN",
    ("button.rule", "dead"): "BTN-DEAD",
    ("button.rule", "moving"): "BTN-MOVING",
    ("mis.exposed", "house_any"): "MIS-H-EXPOSED",
    ("mis.exposed", "robert_tda"): "MIS-R-LATER",
    ("mis.deadline", "substantial_action"): "MIS-H-PLAYON",
    ("mis.deadline", "two_acted"): "MIS-R-DEADLINE",
    ("err.turn", "robert"): "ERR-TURN-RIVER",
    ("err.turn", "tda_reshuffle"): "ERR-TURN-REPLACE",
    ("err.flop4", "redeal"): "ERR-FLOP-MANY-R",
    ("err.flop4", "random_burn"): "ERR-FLOP4-T",
}
"""The same where a clause forbids too much under one reading and another denies too much under the next."""


def _mutants() -> tuple[Mutant, ...]:
    found = []
    for option in OPTIONS:
        names = [reading.name for reading in option.readings]
        for at, told in enumerate(names):
            clause = CLAUSES.get(option.name) or BY_READING[option.name, told]
            for played in (*names[at + 1 :], *names[:at]):
                says = f"told {option.name} = {told}, the engine plays {played}"
                found.append(Mutant(clause, says, plays(option.name, played), ((option.name, told),)))
    return tuple(found)


MUTANTS = _mutants()
