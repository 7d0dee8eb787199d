"""An engine behind a pipe that is the reference until it misbehaves: `misbehaving.py MODE [FILE]`.

With FILE it misbehaves only as long as FILE does not exist, and creates it when it does. All processes of it have FILE
among their words.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from holdem_conformance.engines.reference.adapter import ReferenceEngine
from holdem_conformance.protocol.messages import Act, ByeRequest, HandRequest, HelloRequest, line_of, request_in

MODE = sys.argv[1]
WELL_BEHAVED = ("talks", "has-children", "writes-files")
"""At the table."""
MARK = Path(sys.argv[2]) if len(sys.argv) > 2 else None


def say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


IDLE = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(300)"


def have_children() -> None:
    """One beside this process, one in a session of its own, and a grandchild in one whose parent has ended; the last
    two carry nothing of this process, not even its environment. All hold its output open."""
    words = [sys.executable, "-S", "-c", IDLE, *sys.argv[2:]]
    subprocess.Popen(words)
    subprocess.Popen(words, start_new_session=True, env={}, cwd="/")
    if os.fork() == 0:
        os.setsid()
        subprocess.Popen(words, start_new_session=True, env={}, cwd="/")
        os._exit(0)
    os.wait()


def eat() -> None:
    """No more than a gigabyte, in two processes, for this machine is to live on."""
    os.fork()
    eaten = []
    for _ in range(64):
        eaten.append(b"x" * (8 << 20))
        time.sleep(0.01)
    time.sleep(300)


def write_files() -> None:
    """Wherever a program may be tempted to write."""
    for folder in (Path.cwd(), Path.home(), Path(os.environ["TMPDIR"]), Path.home() / ".cache" / "deep" / "down"):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "engine.log").write_text("dealt\n")


def misbehave(line: bytes) -> None:
    """Do what MODE says instead of giving `line` as the answer."""
    match MODE:
        case "hangs":
            time.sleep(300)
        case "hangs-with-a-child":
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
            print(f"child {child.pid}", file=sys.stderr, flush=True)
            time.sleep(300)
        case "is-late":
            time.sleep(4)
            say(line)
        case "ignores-signals":
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGPIPE):
                signal.signal(number, signal.SIG_IGN)
            sys.stdin.close()
            while True:
                time.sleep(300)
        case "forks":
            have_children()
            time.sleep(300)
        case "leaves-children":
            have_children()
            sys.exit(3)
        case "eats-memory":
            eat()
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
        case "dies-in-the-middle":
            say(line[:20])
            os._exit(0)
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
        case "hundred-megabytes":
            say(b'{"type":"' + b"x" * 100_000_000 + b'"}\n')
        case "floods-stderr":
            while True:
                os.write(2, b"a word on standard error\n" * 2000)
        case "many-lines":
            while True:
                say(line)
        case "twice":
            say(line + line)
        case "speaks-later":
            say(line)
            threading.Timer(0.2, say, [line]).start()
        case "wrong-seats":
            say(line.replace(b'"mucked":[]', b'"mucked":[9]'))
        case "short-lists":
            say(line.replace(b'"returned":[0,0,0]', b'"returned":[0]'))
        case "closes":
            os.close(1)
            time.sleep(300)


def main() -> None:
    engine, acts = ReferenceEngine(), 0
    if MODE == "never-greets":
        time.sleep(300)
    if MODE == "has-children":
        have_children()
    if MODE == "writes-files":
        write_files()
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
                if acts == 2 and MODE not in WELL_BEHAVED and not (MARK and MARK.exists()):
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
