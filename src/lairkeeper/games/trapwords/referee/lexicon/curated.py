"""The tables written by hand: one text file per table and language, one entry per line, `#` for remarks."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from lairkeeper.games.trapwords.referee.lexicon.text import normalise

PACKAGE = "lairkeeper.games.trapwords.referee"


def data_file(language: str, name: str) -> Traversable:
    return files(PACKAGE) / "data" / language / name


def read_lines(language: str, table: str) -> list[str]:
    text = data_file(language, f"{table}.txt").read_text("utf-8")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def read_entries(language: str, table: str) -> list[list[str]]:
    """Lines of words: variants, derivatives, compounds."""
    return [[normalise(word) for word in line.split()] for line in read_lines(language, table)]


def read_families(language: str) -> list[tuple[list[str], list[str]]]:
    """Lines `close words ~ loose words`: a loose word is kin, but not so plainly that it stops a turn by itself."""
    lines = [line.partition("~") for line in read_lines(language, "families")]
    return [
        ([normalise(word) for word in close.split()], [normalise(word) for word in loose.split()])
        for close, _, loose in lines
    ]


def read_words(language: str, table: str) -> list[str]:
    return [word for line in read_entries(language, table) for word in line]


def read_pairs(language: str, table: str) -> list[tuple[str, str]]:
    return [(first, second) for first, second in read_entries(language, table)]


def read_definitions(language: str, table: str) -> dict[str, list[list[str]]]:
    """Lines `word = what it stands for`: each meaning as a list of words, hyphens cut."""
    meanings: dict[str, list[list[str]]] = {}
    for line in read_lines(language, table):
        word, _, meaning = line.partition(" = ")
        meanings.setdefault(normalise(word), []).append(normalise(meaning).replace("-", " ").split())
    return meanings


def read_sections(language: str, table: str) -> dict[str, list[str]]:
    """Words under headings in square brackets."""
    sections: dict[str, list[str]] = {}
    heading = ""
    for line in read_lines(language, table):
        if line.startswith("["):
            heading = line.strip("[]")
            sections[heading] = []
        else:
            sections[heading].extend(normalise(word) for word in line.split())
    return sections
