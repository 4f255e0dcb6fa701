"""Build the language tables of Trapwords: `python -m tools.language <folder>`. See docs/language-data.md."""

import sys
from pathlib import Path

import numpy as np
import snowballstemmer

from lairkeeper.games.trapwords.referee.lexicon.curated import read_families, read_pairs, read_words
from tools.language.draft import ADJECTIVE, NOUN, VERB, Draft, cut
from tools.language.english import english_draft, english_phrases, glove_words, pronunciations
from tools.language.english_roots import EnglishCompounds, EnglishRoots
from tools.language.french import french_draft, french_spelling
from tools.language.french_compounds import FrenchCompounds
from tools.language.french_roots import FrenchRoots
from tools.language.kin import find_kin
from tools.language.pack import Arrays, pack, pack_words, save
from tools.language.sources import fetch
from tools.language.vectors import Vectors, english_vectors, french_vectors, pack_vectors

DATA = Path(__file__).resolve().parents[2] / "src/lairkeeper/games/trapwords/referee/data"
KIN = {"fr": 0.40, "en": 0.40}
VECTOR_WORDS = 25_000
# First elements that are also prefixes of derivatives.
PREFIXES_TOO = ("mal", "sur", "sous", "inter", "super", "mini", "demi")


def main(folder: Path) -> None:
    fetch(folder)
    build_french(folder)
    build_english(folder)


def build_french(folder: Path) -> None:
    draft, segments = french_draft(folder)
    draft.unrelated = read_pairs("fr", "not_related")
    vectors = french_vectors(folder, draft.kinds)
    draft.roots = FrenchRoots(draft, segments, vectors.cosine).all()
    draft.parts = FrenchCompounds(draft).all()
    cut(draft.parts, draft.unrelated)
    drop_roots_of_compounds(draft)
    finish("fr", "french", draft, vectors)
    spelling = french_spelling(folder, draft)
    save(spelling_arrays(spelling), DATA / "fr/spelling.npz")


def build_english(folder: Path) -> None:
    draft = english_draft(folder, glove_words(folder))
    draft.unrelated = read_pairs("en", "not_related")
    vectors = english_vectors(folder, draft.kinds)
    draft.roots = EnglishRoots(draft, folder, vectors.cosine).all()
    draft.parts = EnglishCompounds(draft, pronunciations(folder), vectors.cosine).all()
    cut(draft.parts, draft.unrelated)
    finish("en", "english", draft, vectors)
    phrases = {phrase: kind for phrase, kind in english_phrases(folder).items() if phrase not in draft.forms}
    save(spelling_arrays(phrases), DATA / "en/spelling.npz")


def finish(code: str, name: str, draft: Draft, vectors: Vectors) -> None:
    """What both languages do alike: kin, cut links, stems, and the files."""
    draft.kin = find_kin(draft, frozenset(read_words(code, "endings")), code, vectors.cosine, KIN[code])
    for first, second in draft.unrelated:
        draft.kin.get(first, set()).discard(second)
        draft.kin.get(second, set()).discard(first)
    stem = snowballstemmer.stemmer(name).stemWord
    save(pack(draft, {word: stem(word) for word in draft.forms}), DATA / code / "forms.npz")
    save(pack_vectors(vectors, vector_words(draft, code)), DATA / code / "vectors.npz")


def drop_roots_of_compounds(draft: Draft) -> None:
    """The parts of a compound are not its roots: *pluie* does not spring *parapluie* (TRP-TRIG11)."""
    for whole in draft.parts:
        if not whole.startswith(PREFIXES_TOO):
            draft.roots.pop(whole, None)


def vector_words(draft: Draft, code: str) -> list[str]:
    """The most usual base forms, and every word of the curated tables."""
    curated = {word for close, loose in read_families(code) for word in (*close, *loose)}
    content = [word for word, kinds in draft.kinds.items() if kinds & (NOUN | ADJECTIVE | VERB)]
    usual = sorted(content, key=lambda word: (-draft.frequency[word], word))[:VECTOR_WORDS]
    return sorted(curated | set(usual), key=lambda word: word.encode("utf-8"))


def spelling_arrays(spelling: dict[str, int]) -> Arrays:
    words = sorted(spelling, key=lambda word: word.encode("utf-8"))
    return pack_words(words, "words") | {"kinds": np.array([spelling[word] for word in words], np.uint8)}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
