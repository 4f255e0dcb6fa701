"""Paired endings: two words that are one stem with two endings of the list, after at most one prefix each."""

from collections.abc import Iterator

from lairkeeper.games.trapwords.referee.lexicon.text import fold

SHORTEST_STEM = 4
LONGEST_ENDING = 8

PREFIXES = {
    "fr": ("de", "des", "re", "in", "im", "ir", "il", "en", "em", "sur", "sous", "mal", "pre", "anti", "non"),
    "en": ("un", "re", "dis", "in", "im", "ir", "il", "mis", "over", "under", "non", "pre", "en", "em", "be"),
}


def stems(word: str, endings: frozenset[str], language: str) -> frozenset[str]:
    """Every stem of at least four letters that a word may have."""
    folded = fold(word)
    return frozenset(stem for begun in _without_prefix(folded, language) for stem in _without_ending(begun, endings))


def _without_prefix(word: str, language: str) -> Iterator[str]:
    yield word
    for prefix in PREFIXES[language]:
        if word.startswith(prefix) and len(word) - len(prefix) >= SHORTEST_STEM:
            yield word[len(prefix) :]


def _without_ending(word: str, endings: frozenset[str]) -> Iterator[str]:
    if len(word) >= SHORTEST_STEM:
        yield alike(word)
    for length in range(1, min(LONGEST_ENDING, len(word) - SHORTEST_STEM) + 1):
        if word[-length:] in endings:
            yield alike(word[:-length])


def alike(stem: str) -> str:
    """One spelling for c and qu, for g and gu, and for a doubled consonant at the end of a stem."""
    for last, spelled in (("qu", "c"), ("gu", "g"), ("ge", "g")):
        if stem.endswith(last):
            stem = stem[: -len(last)] + spelled
    if len(stem) > SHORTEST_STEM and stem[-1] == stem[-2]:
        stem = stem[:-1]
    return stem
