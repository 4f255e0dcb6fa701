"""Word vectors: read from their packages, centred, shortened, and packed as one byte per number."""

import json
import re
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from lairkeeper.games.trapwords.referee.lexicon.text import normalise
from tools.language.murmur import murmur
from tools.language.pack import Arrays, pack_words
from tools.language.sources import read

Matrix = npt.NDArray[np.float32]
DIRECTIONS = 3
DIMENSIONS = 100


class Vectors:
    """Vectors of words with the common directions taken out, so that a cosine of 0 means unrelated."""

    def __init__(self, words: Sequence[str], rows: Sequence[int], matrix: Matrix) -> None:
        self.rows = dict(zip(words, rows, strict=True))
        centred = matrix - matrix.mean(axis=0)
        _, _, directions = np.linalg.svd(centred[: 20 * DIMENSIONS], full_matrices=False)
        common = directions[:DIRECTIONS]
        centred = centred - centred @ common.T @ common
        self.matrix: Matrix = centred / np.maximum(np.linalg.norm(centred, axis=1, keepdims=True), 1e-9)

    def cosine(self, first: str, second: str) -> float | None:
        """How near two words are, or nothing where one of them is unknown."""
        if first not in self.rows or second not in self.rows:
            return None
        return float(self.matrix[self.rows[first]] @ self.matrix[self.rows[second]])


def french_vectors(folder: Path, words: Iterable[str]) -> Vectors:
    """The rows that spaCy keeps for these words; many rare words share one."""
    row_of = msgspec.msgpack.decode(read(folder, "spacy_fr", "vocab/key2row"))
    matrix = np.load(BytesIO(read(folder, "spacy_fr", "vocab/vectors")))
    found = [(word, row) for word in words if (row := row_of.get(murmur(spelled(word)))) is not None and row >= 0]
    return Vectors([word for word, _ in found], [row for _, row in found], matrix)


def spelled(word: str) -> str:
    """The usual spelling of a normal form: the ligature is back where French always writes it."""
    return re.sub(r"\b(c|s|m|n|b|v|f|)oe(u|i)", r"\1œ\2", word)


def english_vectors(folder: Path, words: Iterable[str]) -> Vectors:
    wanted = set(words)
    names: list[str] = []
    rows: list[Matrix] = []
    text = read(folder, "glove", "sg-100d.json").decode("utf-8")
    decoder = json.JSONDecoder()
    at = text.index('"vectors":{') + len('"vectors":{')
    while text[at] == '"':
        word, at = decoder.raw_decode(text, at)
        end = text.index("]", at)
        if (plain := normalise(word)) in wanted and plain not in names[-1:]:
            names.append(plain)
            rows.append(np.fromstring(text[at + 2 : end], dtype=np.float32, sep=",")[:DIMENSIONS])
        at = end + (2 if text[end + 1] == "," else 1)
    return Vectors(names, range(len(names)), np.array(rows, np.float32))


def pack_vectors(vectors: Vectors, words: Sequence[str]) -> Arrays:
    """The vectors of these words in this order, shortened to their main directions, as bytes."""
    kept = [word for word in words if word in vectors.rows]
    used = sorted({vectors.rows[word] for word in kept})
    matrix = vectors.matrix[used]
    if matrix.shape[1] > DIMENSIONS:
        _, _, directions = np.linalg.svd(matrix, full_matrices=False)
        matrix = matrix @ directions[:DIMENSIONS].T
    matrix = matrix / np.maximum(np.linalg.norm(matrix, axis=1, keepdims=True), 1e-9)
    scale = np.abs(matrix).max(axis=1, keepdims=True)
    row_of = {row: number for number, row in enumerate(used)}
    arrays = pack_words(kept, "words")
    arrays["rows"] = np.array([row_of[vectors.rows[word]] for word in kept], np.uint16)
    arrays["matrix"] = np.round(matrix / scale * 127).astype(np.int8)
    return arrays
