"""Sample evenings: the same seed plays the same evenings."""

from collections.abc import Sequence

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis.errors import HypothesisException
from hypothesis.stateful import run_state_machine_as_test

from holdem_conformance.mutants.patching import changed
from holdem_conformance.proof.progress import Progress
from holdem_conformance.proof.sampling.beside import Aim, Apart, Wings
from holdem_conformance.proof.sampling.finds import Sample
from holdem_conformance.proof.sampling.machine import machine_of
from holdem_conformance.proof.sampling.plans import Plan
from holdem_conformance.proof.sampling.seen import Seen
from holdem_conformance.proof.sampling.told import told
from holdem_conformance.proof.theorem import Evidence, Status, refuted


def sampled(id: str, wings: Wings, aim: Aim, plans: Sequence[Plan], examples: int, steps: int) -> Evidence:
    """Play so many examples of each plan, each of so many deeds, up to the first moment at which something is wrong."""
    seen, tell = Seen(), Progress(id)
    with changed(wings.change):
        for number, plan in enumerate(plans, 1):
            apart = parted(Sample(plan, wings, aim, seen), examples, steps, number)
            if apart is not None:
                return refuted(f"{number} plans, {seen.told()}", told(apart))
            tell(f"{number} of {len(plans)} plans, {seen.hands:,} hands")
    return Evidence(Status.SAMPLED if _enough(aim, seen) else Status.UNDECIDED, f"{len(plans)} plans, {seen.told()}")


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


def _enough(aim: Aim, seen: Seen) -> bool:
    """Whether anything of what is aimed at was looked at, and whether the rare things came up."""
    looked = [seen.hands, seen.short, seen.dead, seen.odd, seen.side_pots]
    looked += [seen.tried] if Aim.JUDGED in aim else []
    looked += [seen.menus] if Aim.MENUS in aim else []
    looked += [seen.mishaps] if Aim.FLOOR in aim else []
    return min(looked) > 0
