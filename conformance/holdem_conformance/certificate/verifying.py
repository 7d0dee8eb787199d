"""Whether a certificate is as it was written, and about the suite that is installed here."""

from collections.abc import Iterator
from typing import Any

import msgspec

from holdem_conformance.certificate.form import CertificateFile
from holdem_conformance.certificate.sealing import Altered, Sealed, unsealed
from holdem_conformance.certificate.writing import FORMAT, scenario_digest, shipped
from holdem_conformance.runner.as_json import suite_digest, suite_version
from holdem_conformance.scenarios.variants.naming import AS_WRITTEN, as_written


class AnotherSuite(Exception):
    """The certificate is about a suite that is not installed here; the text is one sentence."""


def read_certificate(data: bytes) -> Sealed:
    """The certificate in those bytes. Raises Altered, in one sentence, when they are not as they were written."""
    content = unsealed(data)
    if content.get("certificate") != FORMAT:
        raise Altered(f"this is no certificate of format {FORMAT}; take a file that holdem certify --certificate wrote")
    try:
        msgspec.convert(content, CertificateFile)
    except msgspec.ValidationError as error:
        raise Altered(f"this is no certificate: {error}; take the file as it was written") from None
    return content


def check_the_suite(content: Sealed) -> None:
    """Raises AnotherSuite when the suite here says something else than the one the certificate names."""
    named, here = content["suite"], suite_digest(shipped())
    if named["whole"]["digest"] != here:
        raise AnotherSuite(
            f"the certificate is about suite {named['version']} with {named['whole']['digest']}, and here is suite "
            f"{suite_version()} with {here}; install the one it names to check it"
        )
    known = {scenario.id: scenario_digest(scenario) for scenario in shipped()}
    for entry in content["scenarios"]:
        if entry["variant"] == AS_WRITTEN and known.get(entry["id"], entry["digest"]) != entry["digest"]:
            raise AnotherSuite(f"the scenario {entry['id']} says something else in the suite that is installed here")


def told(content: Sealed) -> Iterator[str]:
    """What a certificate in order says, in a few lines."""
    engine, suite, where = content["engine"], content["suite"], content["environment"]
    yield f"engine   {engine['name']} {engine['version']} ({engine['language']})"
    yield f"suite    {suite['version']} {suite['whole']['digest']}"
    yield f"played   {_played(content)}"
    yield f"where    {where['python']} on {where['system']} {where['release']} {where['machine']}"
    found = ", ".join(f"{number} {status.replace('_', '-')}" for status, number in content["summary"].items() if number)
    yield f"found    {found}"
    complete = [profile for profile, part in content["profiles"].items() if part["certified"]]
    whole = content["suite"]["scenarios"] == suite["whole"]["scenarios"] and not foreign(content)
    if content["certified"]:
        yield f"certified{'' if whole else ' for the chosen scenarios'}: {', '.join(complete)}"
    else:
        yield "not certified"


def foreign(content: Sealed) -> list[str]:
    """Scenarios that are not of the suite, but of the user's own."""
    known = {scenario.id for scenario in shipped()}
    return sorted({as_written(entry["id"]) for entry in content["scenarios"]} - known)


def _played(content: Sealed) -> str:
    suite: dict[str, Any] = content["suite"]
    number = f"{suite['scenarios']} of {suite['whole']['scenarios']} scenarios under {content['rules']}"
    variants = f", each in up to {content['variants']} variants with seed {content['seed']}"
    own = f", of them not of the suite: {', '.join(foreign(content))}" if foreign(content) else ""
    return number + (variants if content["variants"] else "") + own
