"""Which reading every rulebook chooses, as the table in `docs/looking-up.md`."""

from holdem_conformance.desk.links import REPOSITORY
from holdem_spec.vocabulary.rulebook import OPTIONS, PRESETS

PAGE = REPOSITORY / "docs" / "looking-up.md"
BEGIN = "<!-- written by python -m holdem_conformance.desk.build -->"
END = "<!-- end -->"


def table() -> list[str]:
    """A row for every option, a column for every preset; what differs from the default is bold."""
    lines = [f"| option | {' | '.join(PRESETS)} |", f"|{'---|' * (len(PRESETS) + 1)}"]
    for option in OPTIONS:
        default = option.readings[0].name
        chosen = [rulebook.reading(option.name) for rulebook in PRESETS.values()]
        cells = [reading if reading == default else f"**{reading}**" for reading in chosen]
        lines.append(f"| `{option.name}` | {' | '.join(cells)} |")
    return lines


def written_into(page: str) -> str:
    """The page with the table as it is now between its marks. Raises ValueError when the marks are missing."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has no place for the table of presets; put it between '{BEGIN}' and '{END}'")
    return "\n".join([before + BEGIN, "", *table(), "", END + after])
