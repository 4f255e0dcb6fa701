"""The associations of a word, used by clue-givers and setters, the most obvious first."""

from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.trapwords.bots.language.lore import Lore, lore
from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.clue_flags import examples, homophones, names, speaks_of_sound
from lairkeeper.games.trapwords.referee.lexicon.text import fold, normalise
from lairkeeper.games.trapwords.referee.verdict import Sureness

NEIGHBOURS = 12
MOST = 40
FELT_ALONE = 0.55
"""How near in meaning a word must be to be said about one that no list knows."""
STEPPING_STONES = 3
"""From so many of the first thoughts the mind goes on, where a list of traps has room left."""
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


def thoughts(known: Lore, secret: str) -> tuple[Thought, ...]:
    """What can be said about a secret word: associations in their order, then words that name it as theirs. About a
    word that no list knows, words near in meaning. A word without such a link is never said. None says the secret
    word or breaks a clue rule (TRP-CLUE5, CLUE7, CLUE8, CLUE10, TRAP17)."""
    return _thoughts(known.code, secret)


def reserve(known: Lore, secret: str) -> tuple[str, ...]:
    """Words that are only near in meaning, or linked with the first thoughts: for lists of traps with room left."""
    first = (thought.word for thought in thoughts(known, secret)[:STEPPING_STONES])
    found = (*known.near(secret, NEIGHBOURS), *(further for near in first for further in _linked(known, near)))
    return tuple(word for word in dict.fromkeys(found[:MOST]) if not _is_barred(known, word, secret))


def says(known: Lore, text: str, secret: str) -> bool:
    """Would this count as saying the secret word, however unsure (TRP-CLUE5)?"""
    family = record_of(known.code, secret).family
    return known.referee.trap(text, secret, family=family).level > Sureness.NONE


@lru_cache(maxsize=4_000)
def _thoughts(code: Language, secret: str) -> tuple[Thought, ...]:
    known, words = lore(code), _in_mind(code, secret)
    return tuple(_thought(known, word, secret, words) for word in words if not _is_barred(known, word, secret))


def _is_barred(known: Lore, word: str, secret: str) -> bool:
    """Says the secret word or a part of it, or would be flagged: an example, a name, the same sound."""
    if says(known, word, secret) or _holds(known, word, secret):
        return True
    shown = list(record_of(known.code, secret).examples)
    language = known.language
    is_flagged = names(word, language) or examples(word, shown, language) or speaks_of_sound(word, language)
    return bool(is_flagged or homophones(word, known.referee.prepared(secret)))


def _in_mind(code: Language, word: str) -> tuple[str, ...]:
    known = lore(code)
    linked = (*record_of(code, word).assoc, *_linked(known, word))
    near = (other for other in known.near(word, NEIGHBOURS) if known.nearness(word, other) >= FELT_ALONE)
    once: dict[str, str] = {}
    for found in linked or near:
        once.setdefault(fold(found), found)
    return tuple(found for folded, found in once.items() if folded != fold(word))[:MOST]


def _linked(known: Lore, word: str) -> list[str]:
    """The words that this one is linked with, the strongest first."""
    linked = known.linked_by_itself(word)
    return sorted(linked, key=lambda other: (-linked[other], other))


def _holds(known: Lore, word: str, secret: str) -> bool:
    """Is this word a part of the secret word, which would then count as saying it (TRP-TRAP17)?"""
    is_compound = not secret.isalpha() or known.language.word(normalise(secret)).parts
    return bool(is_compound) and known.referee.trap(secret, word).level > Sureness.NONE


def _thought(known: Lore, word: str, secret: str, words: tuple[str, ...]) -> Thought:
    links = known.linked(word)
    told = max(links.get(secret, 0.0), NEARNESS * known.nearness(word, secret))
    rank = next(at for at, other in enumerate(words) if other == word or known.are_kin(word, other))
    return Thought(word, rank, told, len(links))
