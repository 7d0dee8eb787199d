"""Ids of variants: what stands before the mark is the id of the scenario as it was written."""

MARK = "~"
AS_WRITTEN = "as-written"
"""The variant of a scenario with seats, suits, chips and names as its author chose them."""


def variant_of(id: str) -> str:
    """What stands behind the id of the scenario as written; `as-written` when nothing does."""
    return id.partition(MARK)[2] or AS_WRITTEN


def as_written(id: str) -> str:
    """The id of the scenario that a variant is one of; that of the scenario itself if it is none."""
    return id.partition(MARK)[0]
