"""Unknown whole numbers, put through the very code that the wings run.

An unknown stands for every integer that the hypotheses allow. The code reckons with it as with a number; where it
compares, the run splits: z3 says which answers are possible, and each possible one is followed to the end. So the
paths together cover every number there is, and what z3 shows of each path holds for all numbers.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

import z3

Result = TypeVar("Result")
Sum: TypeAlias = dict[str, int]
"""Names of unknowns and how often each is taken; the known part has the name KNOWN."""
KNOWN = ""
Question: TypeAlias = tuple[bool, tuple[tuple[str, int], ...]]
"""Whether a sum is above 0, or else whether it is 0."""
MOST_PLACES = 64
"""An unknown that counts places in a list is less than this."""


class NoAnswer(RuntimeError):
    """z3 could not decide a question: nothing is shown."""


class Answer(NamedTuple):
    """To a question. `split` if the other answer is possible too; while that is still to be followed, `otherwise` are
    numbers for which it is right."""

    question: Question
    yes: bool
    split: bool
    otherwise: z3.ModelRef | None


class Paths:
    """The path that the run is on: the hypotheses, and every comparison with its answer.

    Raises ValueError when the hypotheses contradict each other: they would show anything.
    """

    def __init__(self, given: Sequence[z3.BoolRef]) -> None:
        self.terms: dict[str, z3.ArithRef] = {}
        self.solver = z3.Solver()
        self.solver.add(*given)
        self.trail: list[Answer] = []
        self.told: dict[Question, bool] = {}
        example = self.numbers()
        if example is None:
            raise ValueError("the hypotheses contradict each other")
        self.example = example
        """Numbers that lie on the path."""

    def unknown(self, term: z3.ArithRef) -> "Unknown":
        """Any number that the hypotheses allow for a term."""
        name = str(term)
        self.terms[name] = term
        return Unknown(self, {name: 1})

    def decide(self, question: Question) -> bool:
        """The answer to a question on this path."""
        above, sum = question
        if not sum or [name for name, _ in sum] == [KNOWN]:
            number = sum[0][1] if sum else 0
            return number > 0 if above else number == 0
        known = self.told.get(question)
        if known is None:
            claim = self.claim(question)
            known = z3.is_true(self.example.eval(claim, model_completion=True))
            otherwise = self.numbers(z3.Not(claim) if known else claim)
            self._enter(Answer(question, known, otherwise is not None, otherwise))
        return known

    def claim(self, question: Question) -> z3.BoolRef:
        above, sum = question
        term = self.term(dict(sum))
        return term > 0 if above else term == 0

    def term(self, sum: Sum) -> z3.ArithRef:
        """What z3 calls a sum."""
        return z3.Sum([times * self.terms[name] if name else z3.IntVal(times) for name, times in sum.items()])

    def _enter(self, answer: Answer) -> None:
        self.trail.append(answer)
        self.told[answer.question] = answer.yes
        if answer.split:
            claim = self.claim(answer.question)
            self.solver.push()
            self.solver.add(claim if answer.yes else z3.Not(claim))

    def turn(self) -> bool:
        """Go back to the last question with another answer, and give that; False when there is none left."""
        while self.trail:
            last = self.trail.pop()
            del self.told[last.question]
            if last.split:
                self.solver.pop()
            if last.otherwise is not None:
                self.example = last.otherwise
                self._enter(last._replace(yes=not last.yes, otherwise=None))
                return True
        return False

    def numbers(self, *claims: z3.BoolRef) -> z3.ModelRef | None:
        """Numbers on this path for which all claims are true; None if there are none."""
        self.solver.push()
        self.solver.add(*claims)
        answer = self.solver.check()
        if answer == z3.unknown:
            raise NoAnswer(self.solver.reason_unknown())
        found = self.solver.model() if answer == z3.sat else None
        self.solver.pop()
        return found


def every_path(given: Sequence[z3.BoolRef], run: Callable[[Paths], Result]) -> Iterator[tuple[Paths, Result]]:
    """Run some code on every path. `run` has to do the same whenever the same comparisons come out the same."""
    paths = Paths(given)
    yield paths, run(paths)
    while paths.turn():
        yield paths, run(paths)


class Unknown:
    """A whole number that nobody knows. What it cannot do raises TypeError, so that nothing passes for a number."""

    __slots__ = ("paths", "sum")

    def __init__(self, paths: Paths, sum: Sum) -> None:
        self.paths, self.sum = paths, sum

    def _plus(self, other: "Number", times: int) -> "Unknown":
        found = dict(self.sum)
        for name, often in _sum(other).items():
            found[name] = found.get(name, 0) + often * times
            if not found[name]:
                del found[name]
        return Unknown(self.paths, found)

    def __add__(self, other: "Number") -> "Unknown":
        return self._plus(other, 1)

    __radd__ = __add__

    def __sub__(self, other: "Number") -> "Unknown":
        return self._plus(other, -1)

    def __rsub__(self, other: int) -> "Unknown":
        return self * -1 + other

    def __mul__(self, other: int) -> "Unknown":
        if not isinstance(other, int):
            return NotImplemented
        return Unknown(self.paths, {name: times * other for name, times in self.sum.items() if other})

    __rmul__ = __mul__

    def __floordiv__(self, other: int) -> "Unknown":
        return self.paths.unknown(self.term / _divisor(other))

    def __mod__(self, other: int) -> "Unknown":
        return self.paths.unknown(self.term % _divisor(other))

    def __divmod__(self, other: int) -> tuple["Unknown", "Unknown"]:
        return self // other, self % other

    def __gt__(self, other: "Number") -> bool:
        return self.paths.decide((True, tuple(sorted((self - other).sum.items()))))

    def __lt__(self, other: "Number") -> bool:
        return (self - other) * -1 > 0

    def __le__(self, other: "Number") -> bool:
        return not self > other

    def __ge__(self, other: "Number") -> bool:
        return not self < other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int | Unknown):
            return NotImplemented
        sum = sorted((self - other).sum.items())
        sign = -1 if sum and sum[0][1] < 0 else 1
        return self.paths.decide((False, tuple((name, times * sign) for name, times in sum)))

    def __hash__(self) -> int:
        """The same for all: two unknowns may be equal."""
        return 0

    def __bool__(self) -> bool:
        return self != 0

    def __index__(self) -> int:
        """As a place in a list: the run splits for each."""
        for place in range(MOST_PLACES):
            if self == place:
                return place
        raise NoAnswer(f"a place in a list that may be beyond {MOST_PLACES}")

    @property
    def term(self) -> z3.ArithRef:
        return self.paths.term(self.sum) if self.sum else z3.IntVal(0)


Number: TypeAlias = int | Unknown


def _sum(number: Number) -> Sum:
    if isinstance(number, Unknown):
        return number.sum
    if not isinstance(number, int):
        raise TypeError(f"an unknown is reckoned with whole numbers only, not with {number!r}")
    return {KNOWN: int(number)} if number else {}


def term_of(number: Number) -> z3.ArithRef:
    return number.term if isinstance(number, Unknown) else z3.IntVal(number)


def in_numbers(number: Number, example: z3.ModelRef) -> int:
    """What it comes to for some numbers."""
    terms = number.paths.terms if isinstance(number, Unknown) else {}
    return sum(
        times * (example.eval(terms[name], model_completion=True).as_long() if name else 1)
        for name, times in _sum(number).items()
    )


def equal(one: Number, other: Number) -> z3.BoolRef:
    """The claim that two numbers are the same, without a split."""
    return term_of(one - other) == 0


def _divisor(number: int) -> int:
    """z3 rounds like Python only for divisors above nothing."""
    if not isinstance(number, int) or number <= 0:
        raise TypeError("an unknown can be divided by a known number above nothing")
    return number
