"""Results graded to the same statuses as an engine that is asked."""

from collections.abc import Mapping

from holdem_conformance.certificate.overhearing import overheard
from holdem_conformance.runner.as_json import suite_digest
from holdem_conformance.runner.certification import Certificate, certify
from holdem_conformance.runner.status import Outcome, Status
from holdem_conformance.scenarios.model import Scenario
from holdem_conformance.vectors.recorded import RecordedEngine
from holdem_conformance.vectors.results import BadResults, Results
from holdem_spec.vocabulary.rulebook import Rulebook

SILENT = "the results say nothing of it"


def grade(results: Results, scenarios: tuple[Scenario, ...], rules: Rulebook) -> tuple[Certificate, Mapping[str, str]]:
    """The certificate, and what was said by scenario. Scenarios of which nothing is written are not-run, unless they do
    not apply or are not supported anyway. Raises BadResults, and Junk for a hello that names what there is not."""
    due = suite_digest(scenarios)
    if results.suite != due:
        raise BadResults(
            f"the results are of the suite {results.suite[:80]}, and the one here is {due}; export its vectors and "
            "play them again"
        )
    known = {scenario.id for scenario in scenarios}
    if strangers := sorted(results.scenarios.keys() - known):
        raise BadResults(f"there is no scenario '{strangers[0]}'; write ids as the vectors have them")
    engine = RecordedEngine(results, scenarios)
    listened_to = overheard(engine)

    def turn_to(id: str) -> None:
        engine.turn_to(id)
        listened_to.turn_to(id)

    certificate = certify(listened_to, scenarios, rules, spec=False, begun=turn_to)
    outcomes = tuple(_as_not_run(outcome, results) for outcome in certificate.outcomes)
    return certificate._replace(outcomes=outcomes), listened_to.spoken


def _as_not_run(outcome: Outcome, results: Results) -> Outcome:
    if outcome.status is Status.ERROR and outcome.scenario not in results.scenarios:
        return Outcome(outcome.scenario, Status.NOT_RUN, reason=SILENT)
    return outcome
