"""What comes to mind about a word: the words that clue-givers and setters think of, the most obvious first."""

from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.trapwords.players.lore import Lore, lore
from lairkeeper.games.trapwords.referee.text import fold, normalise
from lairkeeper.games.trapwords.referee.verdict import Level as Sureness

NEIGHBOURS = 12
MOST = 40
NEARNESS = 0.35
"""How much it tells that two words are near in meaning, beside a link between them."""


class Thought(NamedTuple):
    """A word that may be said about a secret word.

    `rank` is the place of the most obvious word of its family: who traps *spit* traps *spitting* too. `told` is how
    strongly it points to the secret word, `shared` how many other words it points to.
    """

    word: str
    rank: int
    told: float
    shared: int


def thoughts(known: Lore, word: str) -> tuple[str, ...]:
    """Associations in their order, then words that name this one as theirs, then words near in meaning."""
    return _thoughts(known.code, word)


def sayable(known: Lore, secret: str) -> tuple[Thought, ...]:
    """The thoughts about a secret word that neither say it nor give an example of it (TRP-CLUE5, CLUE7)."""
    return _sayable(known.code, secret)


def says(known: Lore, text: str, secret: str) -> bool:
    """Would this count as saying the secret word, however unsure (TRP-CLUE5)?"""
    entry = known.entry(secret)
    return known.referee.trap(text, secret, family=entry.family if entry else ()).level > Sureness.NONE


@lru_cache(maxsize=4_000)
def _thoughts(code: str, word: str) -> tuple[str, ...]:
    known = lore(code)
    entry, linked = known.entry(word), known.linked(word)
    backwards = sorted(linked, key=lambda other: (-linked[other], other))
    once: dict[str, str] = {}
    for found in (*(entry.assoc if entry else ()), *backwards, *known.near(word, NEIGHBOURS)):
        once.setdefault(fold(found), found)
    return tuple(found for folded, found in once.items() if folded != fold(word))[:MOST]


@lru_cache(maxsize=4_000)
def _sayable(code: str, secret: str) -> tuple[Thought, ...]:
    known, all_words = lore(code), _thoughts(code, secret)
    entry = known.entry(secret)
    examples = {fold(example) for example in entry.examples} if entry else set()
    words = [word for word in all_words if fold(word) not in examples and not says(known, word, secret)]
    return tuple(_thought(known, word, secret, all_words) for word in words)


def _thought(known: Lore, word: str, secret: str, all_words: tuple[str, ...]) -> Thought:
    links = known.linked(word)
    told = max(links.get(secret, 0.0), NEARNESS * known.nearness(word, secret))
    return Thought(word, _first_of_family(known, word, all_words), told, len(links))


def _first_of_family(known: Lore, word: str, all_words: tuple[str, ...]) -> int:
    return next(rank for rank, other in enumerate(all_words) if other == word or _are_kin(known, word, other))


def _are_kin(known: Lore, first: str, second: str) -> bool:
    one, other = known.language.word(normalise(first)), known.language.word(normalise(second))
    return bool(one.roots & other.roots or one.families & other.families)
