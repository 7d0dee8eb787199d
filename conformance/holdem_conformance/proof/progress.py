"""A line now and then, so that a long run is seen to go on."""

import sys
import time

EVERY = 15.0
"""Seconds between two lines."""


class Progress:
    """Says on the standard error how far a theorem has come; a short one says nothing."""

    def __init__(self, theorem: str) -> None:
        self.theorem = theorem
        self.said = time.monotonic()

    def __call__(self, text: str) -> None:
        now = time.monotonic()
        if now - self.said >= EVERY:
            self.said = now
            print(f"  … {self.theorem}: {text}", file=sys.stderr, flush=True)
