"""Turning the pages at the terminal: Enter goes on, b back, q quits."""

from collections.abc import Callable

from holdem_conformance.classroom.page import Book


def all_pages(book: Book) -> str:
    """The whole hand."""
    pages = [book.page(number) for number in range(1, len(book.told.steps) + 1)]
    return "\n\n".join([book.title(), *pages])


def turn_pages(book: Book, ask: Callable[[str], str], show: Callable[[str], None]) -> None:
    """Show page after page as the reader asks, until the last has been seen or he has enough."""
    show(book.title() + "\n")
    number = 1
    while number <= len(book.told.steps):
        show(book.page(number) + "\n")
        try:
            answer = ask(book.say("said.keys")).strip().lower()
        except EOFError:
            return
        if answer.startswith("q"):
            return
        number = max(1, number - 1) if answer.startswith("b") else number + 1
