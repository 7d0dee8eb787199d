"""A certificate as JUnit XML: one test case for each scenario, by the profile it belongs to.

A scenario that was not put to its end is *skipped*, and the type says which of the statuses it has; none is merged. The
same run gives the same bytes: there are no times in it.
"""

import re
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from holdem_conformance.runner.certification import Certificate
from holdem_conformance.runner.status import Failure, Outcome, Status
from holdem_conformance.scenarios.model import Scenario

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(certificate: Certificate) -> bytes:
    """The whole document, one test suite for each profile."""
    hello = certificate.hello
    root = Element("testsuites", name=_clean(f"holdem-spec: {hello.engine.name} {hello.engine.version}"))
    for profile, part in certificate.profiles.items():
        root.append(_suite(profile, part))
    indent(root)
    return bytes(tostring(root, encoding="utf-8", xml_declaration=True)) + b"\n"


def _suite(profile: str, part: Certificate) -> Element:
    failures, errors, passed = (part.count(status) for status in (Status.FAIL, Status.ERROR, Status.PASS))
    tests = len(part.outcomes)
    suite = Element(
        "testsuite",
        name=profile,
        tests=str(tests),
        failures=str(failures),
        errors=str(errors),
        skipped=str(tests - failures - errors - passed),
    )
    for outcome, scenario in zip(part.outcomes, part.scenarios, strict=True):
        _case(suite, profile, outcome, scenario)
    return suite


def _case(suite: Element, profile: str, outcome: Outcome, scenario: Scenario) -> None:
    case = SubElement(suite, "testcase", classname=f"holdem.{profile}", name=outcome.scenario, file=scenario.file)
    properties = SubElement(case, "properties")
    SubElement(properties, "property", name="status", value=outcome.status)
    match outcome.status, outcome.failure:
        case Status.PASS, _:
            pass
        case Status.FAIL, Failure() as failure:
            text = f"expected {failure.expected}, got {failure.got}"
            found = SubElement(case, "failure", type=failure.clause, message=_clean(text))
            found.text = _clean(f"line {failure.line}: {failure.text}\n{scenario.why}\n{scenario.effect}")
        case Status.ERROR, Failure() as failure:
            found = SubElement(case, "error", type="error", message=_clean(failure.got))
            found.text = _clean("\n".join([f"line {failure.line}: {failure.text}", *outcome.beside]))
        case _:
            SubElement(case, "skipped", type=outcome.status, message=_clean(outcome.reason))


def _clean(text: str) -> str:
    """Without the characters that XML has no place for; an engine may say anything."""
    return _NOT_IN_XML.sub("?", text)
