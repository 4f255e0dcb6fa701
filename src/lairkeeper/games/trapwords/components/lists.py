"""The word lists: four that come with the game, read when a table needs one, and lists that a host pastes."""

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from lairkeeper.games.trapwords.components.box import CONTENT
from lairkeeper.games.trapwords.components.kinds import Group, Language, WordRecord
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.kernel.definition.clauses import applies

WORDS = CONTENT / "words"
GROUPS: tuple[Group, ...] = ("fantasy", "contemporary")


@cache
@applies("TRP-BOOK2", "TRP-BOOK3")
def shipped(language: Language, group: Group) -> tuple[WordRecord, ...]:
    """The list of a language and a group, in the order of the file."""
    tables = tomllib.loads((WORDS / f"{language}-{group}.toml").read_text("utf-8"))
    return tuple(msgspec.convert(table, WordRecord) for table in tables.values())


def words_of(language: Language, group: Group, pasted: tuple[str, ...]) -> tuple[str, ...]:
    """The words a table draws from: those a host has pasted, else the list of the group."""
    return pasted or _shipped_words(language, group)


@cache
def _shipped_words(language: Language, group: Group) -> tuple[str, ...]:
    return tuple(record.word for record in shipped(language, group))


@cache
def _known(language: Language) -> Mapping[str, WordRecord]:
    return {fold(record.word): record for group in GROUPS for record in shipped(language, group)}


def record_of(language: Language, word: str) -> WordRecord:
    """All that is known about a word; a word of a host's own list may be known from ours."""
    return _known(language).get(fold(word)) or WordRecord(word)
