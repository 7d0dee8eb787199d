"""Text in lines of a given width. The standard library's wrapper would tear all-in apart, and is slow to load."""

WIDTH = 100


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    """The lines of a text, parted at spaces only; a word that is longer than a line has one of its own."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def indented(text: str, indent: int = 2, hanging: int | None = None) -> str:
    """The text behind a margin; from the second line on the margin is `hanging`, if given."""
    hang = indent if hanging is None else hanging
    # Wrapped as if every line hung; a shorter first margin leaves room, a longer one is made room for.
    first, *rest = wrapped(text, WIDTH - max(indent, hang)) or [""]
    return "\n".join([" " * indent + first, *(" " * hang + line for line in rest)])


def labelled(label: str, text: str, indent: int, hanging: int) -> str:
    """The text behind a label: the label stands at `indent`, every line of the text at `hanging`. A label too long for
    that is followed by the text."""
    first, *rest = wrapped(text, WIDTH - hanging) or [""]
    beginning = f"{' ' * indent}{label:<{hanging - indent - 1}} {first}".rstrip()
    return "\n".join([beginning, *(" " * hanging + line for line in rest)])


def side_by_side(left: str, right: str, width: int) -> list[str]:
    """Two texts in two columns of that width."""
    texts = wrapped(left, width), wrapped(right, width)
    height = max(map(len, texts))
    ours, theirs = ([*lines, *[""] * (height - len(lines))] for lines in texts)
    return [f"  {one:<{width}}  {other}".rstrip() for one, other in zip(ours, theirs, strict=True)]
