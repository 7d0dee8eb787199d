"""An engine behind a pipe that is the reference until it misbehaves: `misbehaving.py MODE [FILE]`.

With FILE it misbehaves only as long as FILE does not exist, and creates it when it does.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, ByeRequest, HandRequest, HelloRequest, line_of, request_in

MODE = sys.argv[1]
MARK = Path(sys.argv[2]) if len(sys.argv) > 2 else None


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def misbehave(line: bytes) -> None:
    """Do what MODE says instead of giving `line` as the answer."""
    match MODE:
        case "hangs":
            time.sleep(300)
        case "hangs-with-a-child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
            print(f"child {child.pid}", file=sys.stderr, flush=True)
            time.sleep(300)
        case "half-a-line":
            say(line[:20])
            time.sleep(300)
        case "junk":
            say(b"I raise you ten!\n")
        case "bytes":
            say(b'{"type":"acted","outcome":"accepted","reason":"\xff\xfe"}\n')
        case "nested":
            say(b"[" * 100_000 + b"\n")
        case "dies":
            print("out of chips", file=sys.stderr, flush=True)
            sys.exit(3)
        case "traceback":
            sys.exit("\n".join(f"frame {number}" for number in range(12)))
        case "killed":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "wrong-answer":
            say(line_of(ReferenceEngine().hello()))
        case "wrong-type":
            say(line.replace(b'"outcome":"accepted"', b'"outcome":"perhaps"').replace(b'"over":false', b'"over":"no"'))
        case "unknown-field":
            say(line.replace(b'"over":', b'"finished":'))
        case "long-line":
            while True:
                say(b"x" * 65536)
        case "many-lines":
            while True:
                say(line)
        case "twice":
            say(line + line)
        case "wrong-seats":
            say(line.replace(b'"mucked":[]', b'"mucked":[9]'))
        case "short-lists":
            say(line.replace(b'"returned":[0,0,0]', b'"returned":[0]'))
        case "closes":
            os.close(1)
            time.sleep(300)


def main() -> None:
    engine, acts = ReferenceEngine(), 0
    for line in sys.stdin.buffer:
        request = request_in(line)
        match request:
            case HelloRequest():
                say(line_of(engine.hello()))
            case HandRequest():
                if MODE == "talks":
                    print("a word on standard error\n" * 100_000, file=sys.stderr, flush=True)
                say(line_of(engine.hand(request)))
            case Act():
                acts += 1
                answer = line_of(engine.act(request))
                if acts == 2 and MODE != "talks" and not (MARK and MARK.exists()):
                    if MARK:
                        MARK.touch()
                    misbehave(answer)
                else:
                    say(answer)
            case ByeRequest():
                if MODE == "talks" and MARK:
                    MARK.touch()
                return


if __name__ == "__main__":
    main()
