"""The reference engine behind a pipe: the protocol on standard input and output."""

import sys
from typing import BinaryIO

import msgspec

from holdem_conformance.engines.base import Junk
from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import (
    Act,
    Answer,
    ByeRequest,
    HandRequest,
    HelloRequest,
    Request,
    line_of,
    request_in,
)


def serve(asked: BinaryIO, answers: BinaryIO) -> int:
    """Answer line by line until bye or the end of the input. A line that is no request ends the conversation with one
    sentence on standard error and 1; the answer is 0 otherwise."""
    engine = ReferenceEngine()
    for line in asked:
        try:
            request = request_in(line)
            if isinstance(request, ByeRequest):
                return 0
            answers.write(line_of(_answer(engine, request)))
            answers.flush()
        except (msgspec.DecodeError, UnicodeDecodeError, Junk) as trouble:
            print(f"this line is no request that can be answered: {trouble}", file=sys.stderr)
            return 1
        except BrokenPipeError:
            return 0
    return 0


def _answer(engine: ReferenceEngine, request: Request) -> Answer:
    match request:
        case HelloRequest():
            return engine.hello()
        case HandRequest():
            return engine.hand(request)
        case Act():
            return engine.act(request)
        case ByeRequest():
            raise Junk("nothing is answered to bye")
        case _:
            return engine.ask(request)
