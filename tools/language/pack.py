"""A draft packed into arrays: words sorted by their bytes, and for each word where its entries begin."""

import math
from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lairkeeper.games.trapwords.referee.lexicon.text import fold
from tools.language.draft import Draft

Arrays = dict[str, npt.NDArray[np.generic]]


def pack_words(words: Iterable[str], name: str) -> Arrays:
    encoded = [word.encode("utf-8") for word in words]
    ends = np.cumsum([0, *map(len, encoded)], dtype=np.int32)
    return {f"{name}_bytes": np.frombuffer(b"".join(encoded), np.uint8), f"{name}_ends": ends}


def pack_lists(lists: Iterable[list[int]], name: str) -> Arrays:
    gathered = list(lists)
    starts = np.cumsum([0, *map(len, gathered)], dtype=np.int32)
    return {f"{name}_starts": starts, name: np.array([entry for some in gathered for entry in some], np.int32)}


def pack(draft: Draft, stems: Mapping[str, str]) -> Arrays:
    """Every array of a language table. An entry of roots and parts is twice the number of a word, plus one if weak."""
    words = sorted(draft.forms, key=lambda word: word.encode("utf-8"))
    at = {word: number for number, word in enumerate(words)}
    arrays = pack_words(words, "words")
    readings = [sorted((at[lemma], kind) for lemma, kind in draft.forms[word].readings) for word in words]
    arrays |= pack_lists([[number for number, _ in some] for some in readings], "lemmas")
    arrays["kinds"] = np.array([kind for some in readings for _, kind in some], np.uint8)
    arrays["frequency"] = np.array([frequency_code(draft.forms[word].frequency) for word in words], np.uint16)
    arrays["stems"] = numbered(stems[word] for word in words)
    arrays["sounds"] = numbered(draft.forms[word].sound for word in words)
    arrays["genders"] = np.array([gender_code(draft.forms[word].genders) for word in words], np.uint8)
    for name, links in (("roots", draft.roots), ("parts", draft.parts)):
        arrays |= pack_lists(
            [sorted(2 * at[to] + weak for to, weak in links.get(word, {}).items()) for word in words], name
        )
    arrays |= pack_lists([sorted(at[to] for to in draft.kin.get(word, ())) for word in words], "kin")
    accented = sorted((fold(word), word) for word in words if fold(word) != word)
    arrays |= pack_words([folded for folded, _ in accented], "folds")
    arrays["fold_words"] = np.array([at[word] for _, word in accented], np.int32)
    return arrays


def frequency_code(frequency: float) -> int:
    """Frequencies on a scale of logarithms: 100 steps are a factor of two."""
    return round(100 * math.log2(1 + 1000 * frequency))


def gender_code(genders: set[str]) -> int:
    """1 for a masculine noun, 2 for a feminine one, 0 where it is neither or may be both."""
    return {"m": 1, "f": 2}[min(genders)] if len(genders) == 1 else 0


def numbered(texts: Iterable[str]) -> npt.NDArray[np.generic]:
    """Equal texts get equal numbers; an empty text is 0."""
    numbers: dict[str, int] = {"": 0}
    return np.array([numbers.setdefault(text, len(numbers)) for text in texts], np.int32)


def save(arrays: Arrays, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, allow_pickle=False, **arrays)
