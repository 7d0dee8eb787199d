"""Words as the index keeps them: spelled one way, without endings, compounds taken apart.

The same steps are taken when the index is built and when a question is asked, so that both sides meet.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache

import snowballstemmer  # type: ignore[import-untyped]

LANGUAGES = ("de", "en")

_GERMAN = (
    "der die das den dem des ein eine einen einem einer eines und oder aber wenn dann als auch nur noch schon was "
    "wer wem wen wie wo wann warum welche welcher welches ist sind war waren wird werden wurde wurden hat haben "
    "habe hatte hab sein seine seinen seiner ihr ihre ihren ich du er sie es wir man mich mir dir ihm ihn sich "
    "kann kannst können könnte darf darfst dürfen muss musst müssen soll sollen will mein meine meinen meiner "
    "meinem dein deine in im an am auf zu zum zur von vom bei beim mit für über unter um so da dass doch denn ja "
    "mal eigentlich gar hier jetzt also bin gibt heißt bitte"
)
_ENGLISH = (
    "a an the and or but if then when what who whom which how where why is are was were be been being am do does "
    "did has have had i you he she it we they me him her us them my your his its our their can could may might "
    "must should shall will would to of in on at by for with from as so that this these those there here just "
    "now also t s m don doesn isn get gets got gotten"
)
STOPWORDS = {"de": frozenset(_GERMAN.split()), "en": frozenset(_ENGLISH.split())}
"""Words too common to say what a question is about."""

_JOINED = (
    (re.compile(r"\ball[ -]?ins?\b"), "allin"),
    (re.compile(r"\bheads?[ -]?up\b"), "headsup"),
    (re.compile(r"\b(no|fixed|pot)[ -]limit\b"), r"\1limit"),
    (re.compile(r"\b(re|pre|post)-(?=\w)"), r"\1"),
)
"""Names that are written in several ways and mean nothing when they are parted."""

_WORD = re.compile(r"[^\W_]+")
_UMLAUTS = (("ä", "a"), ("ö", "o"), ("ü", "u"), ("ß", "ss"), ("ae", "a"), ("oe", "o"), ("ue", "u"))
_SEAMS = ("", "s", "n", "en", "es", "e")
"""What German puts between the parts of a compound."""

SHORTEST_PART = 4


def words(text: str) -> list[str]:
    """The words of a text, in lower case. `All-in` is one word, `Check-Raise` two."""
    text = text.casefold().replace("ß", "ss")
    for name, spelled in _JOINED:
        text = name.sub(spelled, text)
    return _WORD.findall(text)


def stem(word: str, language: str) -> str:
    """A word without its ending. In German ä, ae and a are one letter, and so are the other umlauts."""
    return str(_stemmer(language)(_plain(word) if language == "de" else word))


def _plain(word: str) -> str:
    for written, plain in _UMLAUTS:
        word = word.replace(written, plain)
    return word


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    stemmer = snowballstemmer.stemmer({"de": "german", "en": "english"}[language])
    return cache(stemmer.stemWord)


def says_something(word: str, language: str) -> bool:
    """Whether a word helps to tell one question from another."""
    return _plain(word) not in _stopwords("de") if language == "de" else word not in _stopwords(language)


@cache
def _stopwords(language: str) -> frozenset[str]:
    return frozenset(map(_plain, STOPWORDS[language])) if language == "de" else STOPWORDS[language]


def parts(word: str, known: Collection[str]) -> tuple[str, ...]:
    """The stems of the parts of a German compound, as far as they are known stems; () for a simple word.

    >>> parts("mindesterhöhung", {"mind", "erhoh"})
    ('mind', 'erhoh')
    """
    if len(word) < 2 * SHORTEST_PART:
        return ()
    return next(_splits(word, known), ())


def _splits(word: str, known: Collection[str]) -> Iterator[tuple[str, ...]]:
    """First the splits of which both halves are known, then those of which only the last is: it names the thing."""
    places = range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    tails = [(word[:place], stem(word[place:], "de")) for place in places if stem(word[place:], "de") in known]
    for head, tail in tails:
        for seam in _SEAMS:
            if head.endswith(seam) and stem(head.removesuffix(seam), "de") in known:
                yield stem(head.removesuffix(seam), "de"), tail
    for head, tail in tails:
        if len(tail) > SHORTEST_PART and len(head) >= SHORTEST_PART:
            yield (tail,)
