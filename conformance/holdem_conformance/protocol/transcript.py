"""What was said between the suite and an engine, kept short."""

from collections import deque

LINES_KEPT = 200
WIDTH_KEPT = 400


class Transcript:
    """The last lines of a conversation, `>` asked and `<` answered, and the last lines said beside it."""

    def __init__(self) -> None:
        self._talk: deque[str] = deque(maxlen=LINES_KEPT)
        self._beside: deque[str] = deque(maxlen=LINES_KEPT)

    def another_process(self) -> None:
        """What the process before said beside the conversation is no longer of interest."""
        self._beside.clear()

    def asked(self, line: bytes) -> None:
        self._talk.append(f"> {_short(line)}")

    def answered(self, line: bytes) -> None:
        self._talk.append(f"< {_short(line)}")

    def beside(self, line: bytes) -> None:
        """A line of standard error."""
        if line.strip():
            self._beside.append(_short(line))

    def lines(self) -> tuple[str, ...]:
        return tuple(self._talk)

    def last_beside(self, count: int) -> tuple[str, ...]:
        """The last lines of standard error, of the `at …` frames below an error only the topmost."""
        lines = list(self._beside)
        frames = [line.lstrip().startswith("at ") for line in lines]
        kept = [line for number, line in enumerate(lines) if not (number and frames[number - 1] and frames[number])]
        return tuple(kept[-count:])


def _short(line: bytes) -> str:
    text = line[:WIDTH_KEPT].decode("utf-8", "replace").rstrip()
    return text + (" …" if len(line) > WIDTH_KEPT else "")
