"""That an engine's folder cannot be read; apart, so that the command line need not load the engines to know of it."""


class Unreadable(Exception):
    """The text is one sentence: which file, which key, and what belongs there."""
