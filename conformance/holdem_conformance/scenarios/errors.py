"""The complaint about a scenario that cannot be read."""


class ScenarioError(Exception):
    """A scenario cannot be read. The message is one sentence that says what is wrong, where, and what to do; under it
    stand the line and a mark below the place. `line` counts from 1 and is 0 when the file as a whole is meant;
    `column` counts from 0."""

    def __init__(self, message: str, file: str, line: int = 0, text: str = "", column: int = 0, width: int = 1) -> None:
        self.message = message
        self.file = file
        self.line = line
        self.text = text
        self.column = column
        self.width = width
        super().__init__(self._told())

    def _told(self) -> str:
        if not self.line:
            return f"{self.file}: {self.message}"
        # A tab stays a tab, or the mark would stand under the wrong letter.
        margin = "".join("\t" if letter == "\t" else " " for letter in self.text[: self.column].ljust(self.column))
        mark = "^" * max(1, self.width)
        return f"{self.file}, line {self.line}: {self.message}\n    {self.text}\n    {margin}{mark}"
