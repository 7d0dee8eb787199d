"""Claims about small functions, shown by running the functions themselves on unknown numbers (CrossHair).

A claim is a function of numbers, flags and tuples of fixed length. Its leading `assert` lines are its hypotheses, what
it returns is whether it holds:

    def never_above_the_bet(bet: int, all_in: int) -> bool:
        assert 0 < bet < all_in
        return call_total(bet, all_in) <= bet

CrossHair's exit code and an empty answer say nothing, so two things are asked of it: that the claim is never false,
which it has to confirm over all paths; and that it is never true, which it has to refute, or the hypotheses left
nothing to look at. A function that is called outside its own preconditions refutes the claim too.
"""

import ast
import inspect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from crosshair.condition_parser import POSTCONDITION, ConditionExpr
from crosshair.core import ConditionCheckable
from crosshair.core_and_libs import AnalysisMessage, MessageType, analyze_function, run_checkables
from crosshair.options import AnalysisKind, AnalysisOptionSet

from holdem_conformance.proof.theorem import Evidence, Status

Claim: TypeAlias = Callable[..., bool]
Claims: TypeAlias = Callable[[Any], Iterable[Claim]]
"""The claims about a subject."""

LEAST_SECONDS = 4.0
"""For a question, however quickly it was answered before."""

REFUTING = (MessageType.POST_FAIL, MessageType.EXEC_ERR)


class Answer(NamedTuple):
    """To one question. `given` are the numbers of a counter-example, by name."""

    status: Status
    paths: int
    given: dict[str, Any]
    said: str


def shown(claims: Claims, subject: Any, observed: float) -> Evidence:
    """Evidence for all claims about a subject; each question may take four times the seconds `observed`, which is what
    the slowest took when it was written down."""
    paths = looked_at = 0
    for claim in claims(subject):
        looked_at += 1
        answer = never(claim, False, observed)
        paths += answer.paths
        if answer.status is Status.REFUTED:
            return _refuted(claims, subject, looked_at - 1, answer, paths)
        if answer.status is not Status.PROVED:
            return Evidence(Status.UNDECIDED, f"{paths:,} paths", f"{_name(claim)}: {answer.said}")
        witness = never(claim, True, observed)
        if witness.status is not Status.REFUTED or claim(**witness.given) is not True:
            return Evidence(Status.UNDECIDED, f"{paths:,} paths", f"{_name(claim)}: nothing meets its hypotheses")
    if not looked_at:
        return Evidence(Status.UNDECIDED, "no claims")
    return Evidence(Status.PROVED, f"{paths:,} paths")


def never(claim: Claim, outcome: bool, observed: float) -> Answer:
    """Whether the claim never comes out so where its hypotheses hold."""
    stats: Counter[str] = Counter()
    seconds = max(4 * observed, LEAST_SECONDS)
    options = AnalysisOptionSet(
        report_all=True,
        per_condition_timeout=seconds,
        per_path_timeout=seconds,
        analysis_kind=[AnalysisKind.asserts],
        stats=stats,
    )
    questions = [_asked(question, outcome) for question in analyze_function(claim, options)]
    messages = run_checkables(questions)
    return _answer(claim, messages, stats)


def _asked(question: Any, outcome: bool) -> ConditionCheckable:
    """CrossHair's question about a claim, with the outcome that must never be. Where the hypotheses do not hold the
    outcome is None."""
    assert isinstance(question, ConditionCheckable)
    (before,) = question.conditions.post
    post = ConditionExpr(POSTCONDITION, lambda at: at["__return__"] != outcome, before.filename, before.line, "")
    return ConditionCheckable(question.ctxfn, question.options, replace(question.conditions, post=[post]))


def _answer(claim: Claim, messages: Sequence[AnalysisMessage], stats: Counter[str]) -> Answer:
    paths = stats["num_paths"]
    said = "; ".join(f"{message.state.name}: {message.message}" for message in messages) or "nothing was looked at"
    for message in messages:
        if message.state in REFUTING:
            return Answer(Status.REFUTED, paths, _numbers(claim, message.message), said)
    confirmed = [message.state is MessageType.CONFIRMED for message in messages]
    return Answer(Status.PROVED if confirmed and all(confirmed) and paths else Status.UNDECIDED, paths, {}, said)


def _numbers(claim: Claim, message: str) -> dict[str, Any]:
    """The arguments in `false when calling claim(1, (2, 3)) (which returns False)`."""
    text = message[message.rindex(" when calling ") :].removeprefix(" when calling ")
    end = next(at for at in range(len(text), 0, -1) if _is_call(text[:at]))
    call = ast.parse(text[:end], mode="eval").body
    assert isinstance(call, ast.Call)
    named = {word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg}
    bound = inspect.signature(claim).bind(*map(ast.literal_eval, call.args), **named)
    return dict(bound.arguments)


def _is_call(text: str) -> bool:
    try:
        return isinstance(ast.parse(text, mode="eval").body, ast.Call)
    except SyntaxError:
        return False


def _refuted(claims: Claims, subject: Any, place: int, answer: Answer, paths: int) -> Evidence:
    """A counter-example counts when the claim, on plain numbers, fails on it too."""
    heard: list[str] = []
    claim = list(claims(_listening(subject, heard)))[place]
    try:
        fails = claim(**answer.given) is False
    except Exception as trouble:
        fails = not _is_a_hypothesis(trouble)
        heard.append("nothing: it breaks down" if fails else "")
    if not fails:
        return Evidence(Status.UNDECIDED, f"{paths:,} paths", f"{_name(claim)}: holds for {_told(answer.given)}")
    gives = f"; it gives {', then '.join(heard)}" if heard else ""
    return Evidence(Status.REFUTED, f"{paths:,} paths", f"{_name(claim)}? Not for {_told(answer.given)}{gives}")


def _is_a_hypothesis(trouble: Exception) -> bool:
    """Whether the claim itself turned its numbers away, and nothing that it called."""
    here = trouble.__traceback__.tb_next if trouble.__traceback__ else None
    return isinstance(trouble, AssertionError) and here is not None and here.tb_next is None


def _listening(subject: Any, heard: list[str]) -> Any:
    """The subject, and what it answers."""

    def listening(*given: Any, **named: Any) -> Any:
        answer = subject(*given, **named)
        heard.append(str(answer))
        return answer

    return listening


def _name(claim: Claim) -> str:
    return claim.__name__.replace("_", " ")


def _told(given: dict[str, Any]) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in given.items())
