"""What an engine said last is what helps: the error, not where it was thrown from."""

from holdem_conformance.protocol.transcript import Transcript


def said(*lines: str) -> Transcript:
    transcript = Transcript()
    for line in lines:
        transcript.beside(line.encode())
    return transcript


def test_of_the_frames_below_an_error_only_the_topmost_is_shown() -> None:
    frames = [f"    at Module.load (loader:{number})" for number in range(12)]
    transcript = said("toy.cjs:25", "SyntaxError: Unexpected token '{'", *frames, "Node.js v20")
    assert transcript.last_beside(4) == ("toy.cjs:25", "SyntaxError: Unexpected token '{'", frames[0], "Node.js v20")


def test_two_errors_keep_a_frame_each() -> None:
    transcript = said("Error: one", "  at a", "  at b", "Caused by: two", "  at c", "  at d")
    assert transcript.last_beside(8) == ("Error: one", "  at a", "Caused by: two", "  at c")


def test_a_traceback_of_python_is_its_end() -> None:
    lines = [f"line {number}" for number in range(10)]
    assert said(*lines).last_beside(3) == ("line 7", "line 8", "line 9")
