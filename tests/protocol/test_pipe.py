"""An engine behind a pipe may do what it likes: the suite gets an answer, or a fault in one sentence and in time."""

import json
import os
import subprocess
import sys
import time

import pytest

from holdem_conformance.engines.base import CannotStart, Died, EngineFault, Flooded, Hung, Junk
from holdem_conformance.protocol.messages import Act, GameRequest, GoOn, Hello, Snapshot, TableSetup
from holdem_conformance.protocol.pipe import PipeEngine
from holdem_conformance.protocol.process import quoted
from holdem_conformance.protocol.surroundings import USUAL, Limits

FIRST, SECOND = Act(0, "call", 10), Act(1, "call", 10)


def played(engine, request):
    engine.hello()
    engine.hand(request)
    engine.act(FIRST)
    return engine.act(SECOND)


@pytest.mark.parametrize(
    ("mode", "fault", "words"),
    [
        ("hangs", Hung, "no answer within 2 s"),
        ("half-a-line", Hung, "no answer within 2 s"),
        ("junk", Junk, "answer to 'act' is not in the protocol: 'I raise you ten!' (JSON is malformed"),
        ("junk", Junk, "; remarks belong on standard error"),
        ("bytes", Junk, "not in the protocol: '{"),
        ("nested", Junk, "not in the protocol"),
        ("dies", Died, "ended with exit code 3"),
        ("killed", Died, "ended by signal 11"),
        ("closes", Died, "closed its output"),
        ("wrong-answer", Junk, "answered 'act' with 'hello'"),
        ("wrong-type", Junk, "not in the protocol"),
        ("unknown-field", Junk, "not in the protocol"),
        ("long-line", Flooded, "more than 1 MiB for one answer"),
    ],
)
def test_every_way_to_go_wrong_is_a_fault_in_one_sentence(engine, request_for_three, mode, fault, words):
    bad = engine(mode, timeout=2.0 if "no answer" in words else 5.0)
    with pytest.raises(fault) as found:
        played(bad, request_for_three)
    assert words in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("mode", ["twice", "many-lines"])
def test_a_second_answer_is_out_of_turn(engine, request_for_three, mode):
    bad = engine(mode)

    def play_on() -> None:
        played(bad, request_for_three)
        time.sleep(0.3)
        bad.act(Act(2, "check"))

    with pytest.raises(Junk, match=r"out of turn: .* it sent '\{\"type.* …; remarks belong on standard error"):
        play_on()


def test_an_answer_that_nobody_asked_for_is_out_of_turn(engine, request_for_three):
    bad = engine("speaks-later")
    played(bad, request_for_three)
    time.sleep(0.5)
    with pytest.raises(Junk, match="out of turn: before it was asked it sent"):
        bad.act(Act(2, "check"))


def test_what_it_said_before_it_died_is_kept(engine, request_for_three):
    bad = engine("dies")
    with pytest.raises(Died):
        played(bad, request_for_three)
    assert bad.last_words() == ("out of chips",)
    assert any(line.startswith("> ") and '"act"' in line for line in bad.transcript.lines())


def test_only_the_last_lines_of_this_process_are_shown(engine, request_for_three, tmp_path):
    bad = engine("traceback", str(tmp_path / "once"))
    with pytest.raises(Died):
        played(bad, request_for_three)
    assert bad.last_words() == tuple(f"frame {number}" for number in range(4, 12))
    played(bad, request_for_three)
    assert bad.last_words() == ()


def test_the_time_out_is_for_hello_too():
    began = time.monotonic()
    with pytest.raises(Hung, match="within 1 s; each answer is one line, and must be flushed"):
        PipeEngine((sys.executable, "-c", "import time; time.sleep(60)"), 1.0).hello()
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (b"Ready.\nMore\n", "'Ready.'"),
        (b"x" * 81, "'" + "x" * 80 + "' …"),
        ("ü".encode() * 80, "'" + "ü" * 80 + "'"),
        (b"\x1b[1mred\xff", "'?[1mred\N{REPLACEMENT CHARACTER}'"),
    ],
)
def test_what_is_not_understood_is_quoted_in_one_short_line(said, shown):
    assert quoted(said) == shown


def test_whoever_answers_in_json_is_not_told_where_remarks_belong(engine, request_for_three):
    with pytest.raises(Junk) as found:
        played(engine("unknown-field"), request_for_three)
    assert "remarks" not in str(found.value)


def test_standard_error_harms_nothing(engine, request_for_three):
    talker = engine("talks")
    assert played(talker, request_for_three).outcome == "accepted"


def test_everything_it_started_ends_with_it(engine, request_for_three):
    bad = engine("hangs-with-a-child", timeout=2.5)
    with pytest.raises(Hung):
        played(bad, request_for_three)
    child = int(bad.last_words()[-1].split()[1])
    for _ in range(50):
        if not _runs(child):
            return
        time.sleep(0.1)
    pytest.fail(f"process {child} is still there")


def _runs(process: int) -> bool:
    """A killed orphan may stay a zombie until somebody collects it."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
    except OSError:
        return os.path.exists(f"/proc/{process}")


def test_after_a_fault_the_next_hand_starts_a_new_process(engine, request_for_three, tmp_path):
    once = engine("dies", str(tmp_path / "died"))
    with pytest.raises(Died):
        played(once, request_for_three)
    with pytest.raises(Junk, match="no hand is open"):
        once.act(FIRST)
    assert played(once, request_for_three).outcome == "accepted"


def test_one_process_plays_many_hands(engine, request_for_three):
    good = engine("talks")
    for _ in range(3):
        played(good, request_for_three)
    assert sum('> {"type":"hello"' in line for line in good.transcript.lines()) == 1


def test_an_engine_of_one_hand_is_started_for_each(request_for_three, tmp_path):
    script = tmp_path / "single.py"
    script.write_text(
        "import sys\n"
        "from holdem_conformance.engines.reference.adapter import ReferenceEngine\n"
        "from holdem_conformance.protocol.messages import HelloRequest, HandRequest, line_of, request_in\n"
        "engine, hands = ReferenceEngine(), 0\n"
        "for line in sys.stdin.buffer:\n"
        "    request = request_in(line)\n"
        "    if isinstance(request, HelloRequest):\n"
        '        answer = line_of(engine.hello()).replace(b\'"hands":"many"\', b\'"hands":"one"\')\n'
        "        assert b'one' in answer\n"
        "    else:\n"
        "        hands += isinstance(request, HandRequest)\n"
        "        assert hands < 2\n"
        "        answer = line_of(engine.hand(request))\n"
        "    sys.stdout.buffer.write(answer)\n"
        "    sys.stdout.buffer.flush()\n"
    )
    engine = PipeEngine((sys.executable, str(script)), 5.0)
    try:
        assert all(isinstance(engine.hand(request_for_three), Snapshot) for _ in range(3))
    finally:
        engine.close()


def test_closing_says_bye_and_waits(engine, request_for_three, tmp_path):
    polite = engine("talks", str(tmp_path / "bye"))
    played(polite, request_for_three)
    polite.close()
    polite.close()
    assert (tmp_path / "bye").exists()


def test_no_such_program():
    with pytest.raises(CannotStart, match="'no-such-engine' cannot be started"):
        PipeEngine(("no-such-engine",), 1.0).hello()


def test_no_shell_reads_the_command_line(tmp_path):
    trace = tmp_path / "shell"
    with pytest.raises(EngineFault):
        PipeEngine((sys.executable, "-c", "pass", ";", "touch", str(trace)), 1.0).hello()
    assert not trace.exists()


def test_no_shell_runs_a_file_that_is_no_program(tmp_path):
    trace, script = tmp_path / "shell", tmp_path / "engine"
    script.write_text(f"touch {trace}\n")
    script.chmod(0o755)
    with pytest.raises(CannotStart, match="cannot be started: Exec format error"):
        PipeEngine((str(script),), 1.0).hello()
    assert not trace.exists()


SHOWS_WHERE_IT_IS = """
import json, os, sys
input()
print(json.dumps({"cwd": os.getcwd(), "there": os.listdir(), "words": sys.argv[1:], **os.environ}), file=sys.stderr)
"""


def surroundings_of(program, *words, limits=USUAL):
    """What a program finds around it."""
    engine = PipeEngine((sys.executable, str(program), *words), 5.0, limits)
    with pytest.raises(EngineFault):
        engine.hello()
    return json.loads("".join(engine.last_words()))


@pytest.fixture
def program(tmp_path, monkeypatch):
    """A program in the present folder, which is another one than the program sees."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", "lib")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("holdem_conformance.protocol.transcript.WIDTH_KEPT", 1 << 20)
    (tmp_path / "cards").mkdir()
    (tmp_path / "engine.py").write_text(SHOWS_WHERE_IT_IS)
    return "engine.py"


def test_an_engine_runs_in_an_empty_folder_of_its_own(program, tmp_path):
    seen = surroundings_of(program, "fast", "cards", "./cards", "engine.py", "--deck=engine.py")
    assert seen["there"] == []
    assert seen["cwd"] == seen["HOME"] == seen["TMPDIR"]
    assert "XDG_CACHE_HOME" not in seen
    assert seen["PYTHONPATH"] == str(tmp_path / "lib")
    assert seen["words"] == ["fast", "cards", f"{tmp_path}/cards", f"{tmp_path}/engine.py", "--deck=engine.py"]
    assert not os.path.exists(seen["cwd"])


def test_in_place_everything_is_as_it_is(program, tmp_path):
    seen = surroundings_of(program, "./cards", limits=Limits(in_place=True))
    assert seen["cwd"] == str(tmp_path)
    assert seen["words"] == ["./cards"]
    assert (seen["HOME"], seen["PYTHONPATH"]) == (os.environ["HOME"], "lib")
    assert (tmp_path / "engine.py").exists()


def test_the_reference_behind_its_own_pipe(request_for_three):
    engine = PipeEngine((sys.executable, "-m", "holdem_conformance.engines.reference"), 5.0)
    try:
        assert isinstance(engine.hello(), Hello)
        assert played(engine, request_for_three).snapshot.to_act == 2
    finally:
        engine.close()


def test_the_reference_names_a_line_it_cannot_answer():
    spoken = subprocess.run(
        [sys.executable, "-m", "holdem_conformance.engines.reference"],
        input=b'{"type":"act","seat":0,"action":"check"}\n',
        capture_output=True,
        check=False,
    )
    assert spoken.returncode == 1
    assert spoken.stderr.count(b"\n") == 1
    assert b"no hand is open" in spoken.stderr


def test_all_answers_of_a_hand_together_have_a_limit(engine, request_for_three, monkeypatch):
    monkeypatch.setattr("holdem_conformance.protocol.process.MOST_BYTES", 2000)
    good = engine("talks")
    for _ in range(20):
        good.hand(request_for_three)

    def act_on() -> None:
        for _ in range(20):
            good.act(Act(2, "check"))

    with pytest.raises(Flooded):
        act_on()


NINE_EACH = GameRequest(TableSetup((9, 9), 0, (1, 2)), {})


@pytest.mark.parametrize(("request_", "asked"), [(NINE_EACH, "game"), (GoOn(), "go_on")])
def test_an_answer_of_another_kind_to_a_message_of_a_feature(tmp_path, request_, asked):
    said = tmp_path / "says_hello.py"
    said.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        '    print(\'{"type":"hello","engine":{"name":"a","version":"1","language":"b"}}\', flush=True)\n'
    )
    engine = PipeEngine((sys.executable, str(said)), 5.0)
    engine.hello()
    with pytest.raises(Junk) as fault:
        engine.ask(request_)
    assert str(fault.value) == f"the engine answered '{asked}' with 'hello'"
    engine.close()


def test_a_game_of_an_engine_of_one_hand_gets_a_process_of_its_own(tmp_path):
    script = tmp_path / "one.py"
    script.write_text(
        "import sys, msgspec\n"
        "from holdem_conformance.engines.reference.adapter import ReferenceEngine\n"
        "from holdem_conformance.engines.reference.serve import serve\n"
        "hello = ReferenceEngine.hello\n"
        "ReferenceEngine.hello = lambda self: msgspec.structs.replace(hello(self), hands='one')\n"
        "sys.exit(serve(sys.stdin.buffer, sys.stdout.buffer))\n"
    )
    engine = PipeEngine((sys.executable, str(script)), 10.0)
    for _ in range(2):
        answer = engine.ask(NINE_EACH)
        assert isinstance(answer, Snapshot)
        assert answer.stacks == (9, 9)
    engine.close()
    assert sum('"hello","protocol"' in line for line in engine.transcript.lines()) == 2
