"""The reference passes every variant; an engine that breaks a symmetry is caught."""

import msgspec
import pytest

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Acted, HandRequest, Refused, Snapshot
from holdem_conformance.runner.certification import certify
from holdem_conformance.runner.status import Status
from holdem_conformance.runner.variants import with_variants
from holdem_spec.vocabulary.cards import SUITS
from holdem_spec.vocabulary.rulebook import HOUSE


class Astray(ReferenceEngine):
    """Subclasses change what goes in or what comes out."""

    def told(self, request: HandRequest) -> HandRequest:
        return request

    def seen(self, snapshot: Snapshot) -> Snapshot:
        return snapshot

    def hand(self, request: HandRequest) -> Snapshot | Refused:
        self.request = request
        answer = super().hand(self.told(request))
        return self.seen(answer) if isinstance(answer, Snapshot) else answer

    def act(self, act: object) -> Acted:
        acted = super().act(act)
        return msgspec.structs.replace(acted, snapshot=self.seen(acted.snapshot))


@pytest.mark.parametrize("seed", [1, 2])
def test_the_reference_passes_every_scenario_in_two_variants(the_suite, seed):
    all_of_them = with_variants(the_suite, 2, seed, ())
    assert len(all_of_them) == 3 * len(the_suite)
    certificate = certify(ReferenceEngine(), all_of_them, HOUSE, spec=True)
    assert [o for o in certificate.outcomes if o.status is not Status.PASS] == []


class FavoursSpades(Astray):
    """Gives an odd chip to the winner whose first card has the highest suit."""

    def seen(self, snapshot):
        if not snapshot.over:
            return snapshot
        stacks, pots = list(snapshot.stacks), []
        for pot in snapshot.pots:
            shares = dict(pot.to)
            if sorted(shares.values()) == [*[min(shares.values())] * (len(shares) - 1), min(shares.values()) + 1]:
                for seat, by in ((max(shares, key=shares.get), -1), (max(shares, key=self._suit), +1)):
                    shares[seat] += by
                    stacks[seat] += by
            pots.append(msgspec.structs.replace(pot, to=tuple(shares.items())))
        return msgspec.structs.replace(snapshot, stacks=tuple(stacks), pots=tuple(pots))

    def _suit(self, seat):
        return SUITS.index(self.request.holes[seat][0][1])


def test_an_engine_that_favours_spades_is_caught_by_other_suits(the_suite, varied, certified):
    scenario = next(scenario for scenario in the_suite if scenario.id == "pots.button-is-last-for-the-odd-chip")
    assert certified(FavoursSpades(), scenario).outcomes[0].failure is None
    others = [varied(scenario, f"suits{number}") for number in range(1, 24)]
    failures = [outcome.failure for outcome in certified(FavoursSpades(), *others).outcomes if outcome.failure]
    assert failures
    assert {failure.clause for failure in failures} == {"POT-ODD"}


class ButtonInSeatZero(Astray):
    """Takes the first seat for the button."""

    def told(self, request):
        return msgspec.structs.replace(request, table=msgspec.structs.replace(request.table, button=0))


def test_an_engine_that_knows_the_button_in_seat_zero_only_is_caught_by_rotation(mine, varied, certified):
    scenario, file = mine("10, 20", "Ada = 1005, Ben = 990, Cem = 1005")
    assert scenario.table.button == 0
    assert certified(ButtonInSeatZero(), scenario).outcomes[0].failure is None
    assert certified(ButtonInSeatZero(), varied(scenario, "suits1~names1", file)).outcomes[0].failure is None
    failed = certified(ButtonInSeatZero(), varied(scenario, "rotate1", file)).outcomes[0]
    assert failed.status is Status.FAIL
    assert failed.failure.clause == "BLIND-SEATS"


def test_names_are_never_sent(the_suite, varied, certified):
    scenario = next(scenario for scenario in the_suite if scenario.id.startswith("betting."))
    sent = []
    for each in (scenario, varied(scenario, "names4")):
        engine = Astray()
        certified(engine, each)
        sent.append(engine.request)
    assert sent[0] == sent[1]
