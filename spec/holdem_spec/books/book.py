"""What a book of a hand is: columns that are opened when a hand begins, and entries that change them."""

from holdem_spec.vocabulary.seats import NOBODY
from holdem_spec.vocabulary.table import Table

NO_TABLE = Table((), NOBODY, 0, 0)
NONE_OF_ITS_OWN: tuple[str, ...] = ()


class Book:
    """A column is named once, where it is opened. It has its slot in the ledger, into which all books are bound; each
    opens its own columns only."""

    __slots__ = NONE_OF_ITS_OWN

    def open(self, table: Table) -> None:
        """Begin a hand: every column of this book anew."""
        self.table = table


def columns_of(book: type[Book]) -> tuple[str, ...]:
    """The names of the columns that a book opens, found by opening a loose sheet, which takes any."""
    sheet = type("Sheet", (book,), {})()
    sheet.open(NO_TABLE)
    return tuple(vars(sheet))
