"""`holdem explain`: a hand step by step, and at any step who may do what, and which clause forbids the rest."""

import argparse
import json
import sys

from holdem_spec.vocabulary.rulebook import PRESETS, preset

EXPLAINED, COULD_NOT_RUN = 0, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Tell a hand step by step; with --step, say who may do what after that step, and which clause forbids the rest."
    )
    parser.add_argument(
        "hand",
        metavar="HAND",
        help="a scenario id, a scenario .toml file, a .phh file, hands.phhs#3, or archive.tar.xz#name",
    )
    parser.add_argument("--step", metavar="N", help="the position after step N, as the telling numbers them")
    parser.add_argument("--lang", choices=("en", "de"), default="en", help="language of the answer; en if not given")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    parser.add_argument(
        "--rules",
        metavar="PRESET",
        help=f"one of {', '.join(PRESETS)}; if not given, the rules of the scenario, or house",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print the answer. Returns 0, also for a hand that breaks a rule, or 2 when there is no answer."""
    from holdem_conformance.classroom.paper import LETTERS, paper_for
    from holdem_conformance.desk.explain.as_json import as_object
    from holdem_conformance.desk.explain.as_text import all_steps, one_step
    from holdem_conformance.desk.explain.finding import NoHand, account_of
    from holdem_conformance.desk.explain.speaking import Speaker
    from holdem_conformance.desk.explain.telling import NO_STEP, step_of, tell

    try:
        rules = None if arguments.rules is None else preset(arguments.rules)
        account = account_of(arguments.hand, rules)
    except (NoHand, ValueError) as error:
        return _could_not_run(str(error))
    told = tell(account)
    number = None if arguments.step is None else step_of(told, arguments.step)
    if number == NO_STEP:
        return _could_not_run(f"there is no step {arguments.step}; {account.hand} has steps 1 to {len(told.steps)}")
    paper = LETTERS if arguments.json else paper_for(sys.stdout)._replace(colours=False)
    speaker = Speaker(arguments.lang, account.names, account.scale, paper)
    if arguments.json:
        print(json.dumps(as_object(told, number, speaker), ensure_ascii=False, indent=1))
    elif number is None:
        print(all_steps(told, speaker))
    else:
        print(one_step(told, number, speaker))
    return EXPLAINED


def _could_not_run(sentence: str) -> int:
    print(f"holdem explain: {sentence}", file=sys.stderr)
    return COULD_NOT_RUN
