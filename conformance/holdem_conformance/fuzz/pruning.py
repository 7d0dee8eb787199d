"""A told hand without the statements that are not needed to show a disagreement."""

from collections.abc import Callable

from holdem_conformance.fuzz.telling import Told


def pruned(played: Told, still_shows: Callable[[Told], bool]) -> Told:
    """Leave out every line about what may or may not be done, one after the other, as long as the hand still shows the
    disagreement. Deeds stay: without them it is another hand."""
    for line in reversed(range(len(played.lines))):
        if " may " in played.lines[line]:
            less = played._replace(lines=played.lines[:line] + played.lines[line + 1 :])
            if still_shows(less):
                played = less
    return played
