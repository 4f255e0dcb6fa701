"""Which words of a host's own list the computer players know nothing about: they play them badly."""

from functools import lru_cache

from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.components.lists import record_of
from lairkeeper.games.trapwords.referee.lexicon.text import normalise
from lairkeeper.games.trapwords.referee.lexicon.vectors import vectors
from lairkeeper.games.trapwords.referee.match import match

MOST_LISTS = 16


@lru_cache(maxsize=MOST_LISTS)
def unknown_words(language: Language, words: tuple[str, ...]) -> tuple[str, ...]:
    """Words without associations of ours and without a vector, also of a base form; phrases nobody has written of."""
    return tuple(word for word in words if not _is_known(language, word))


def _is_known(language: Language, word: str) -> bool:
    if record_of(language, word).assoc:
        return True
    spelled, known = normalise(word), vectors(language)
    if spelled in known:
        return True
    return not spelled.count(" ") and any(lemma in known for lemma in match(language).language.word(spelled).lemmas)
