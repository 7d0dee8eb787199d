"""Sample evenings: the same seed plays the same evenings."""

from collections.abc import Sequence

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis.errors import HypothesisException
from hypothesis.stateful import run_state_machine_as_test

from holdem_conformance.mutants.patching import changed
from holdem_conformance.proof.progress import Progress
from holdem_conformance.proof.sampling.beside import Aim, Apart, Seen, Wings
from holdem_conformance.proof.sampling.finds import Sample
from holdem_conformance.proof.sampling.machine import machine_of
from holdem_conformance.proof.sampling.plans import Plan
from holdem_conformance.proof.sampling.told import told
from holdem_conformance.proof.theorem import Evidence, Status, refuted

STEPS = 60
"""Things that somebody does in one example; the dealer's are not counted."""


def sampled(id: str, wings: Wings, aim: Aim, plans: Sequence[Plan], examples: int, steps: int = STEPS) -> Evidence:
    """Play so many examples of each plan, up to the first moment at which something is wrong."""
    seen, tell = Seen(), Progress(id)
    with changed(wings.change):
        for number, plan in enumerate(plans, 1):
            apart = parted(Sample(plan, wings, aim, seen), examples, steps, number)
            if apart is not None:
                return refuted(measure(number, seen), told(apart))
            tell(f"{number} of {len(plans)} plans, {seen.hands:,} hands")
    return Evidence(Status.SAMPLED if _enough(aim, seen) else Status.UNDECIDED, measure(len(plans), seen))


def parted(sample: Sample, examples: int, steps: int, number: int) -> Apart | None:
    """Where the wings part in one of so many examples; None if they never do. Any other failure is raised."""
    rules = settings(
        max_examples=examples,
        stateful_step_count=steps,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        report_multiple_bugs=False,
        print_blob=False,
        verbosity=Verbosity.quiet,
        suppress_health_check=list(HealthCheck),
    )
    machine = seed(number)(machine_of(sample))
    try:
        run_state_machine_as_test(machine, settings=rules)
    except (Apart, HypothesisException, BaseExceptionGroup):
        if sample.shortest is None:
            raise
    return sample.shortest


def measure(plans: int, seen: Seen) -> str:
    parts = [f"{plans} plans", f"{seen.evenings:,} evenings", f"{seen.hands:,} hands", f"{seen.events:,} events"]
    parts += [f"{seen.tried:,} events tried"] if seen.tried else []
    parts += [f"{seen.menus:,} menus"] if seen.menus else []
    parts += [f"{seen.mishaps:,} mishaps"] if seen.mishaps else []
    return ", ".join([*parts, f"the longest hand {seen.longest} events"])


def _enough(aim: Aim, seen: Seen) -> bool:
    """Whether anything of what is aimed at was looked at."""
    looked = (seen.hands, seen.tried if Aim.JUDGED in aim else 1, seen.menus if Aim.MENUS in aim else 1)
    return min(looked) > 0
