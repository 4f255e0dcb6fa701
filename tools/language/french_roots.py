"""French derivation: what a base form is built on, by suffixes, prefixes and the segmentations of Lexique."""

from collections import defaultdict
from collections.abc import Callable, Iterator

from lairkeeper.games.trapwords.referee.lexicon.text import fold
from tools.language.draft import ADJECTIVE, ADVERB, NOUN, VERB, Draft, cut, link

N, A, V, R = NOUN, ADJECTIVE, VERB, ADVERB
ANY = N | A | V

# ending: kinds the base may have, kinds the derivative may have
STRONG: dict[str, tuple[int, int]] = {
    "iste": (N | A, N | A),
    "erie": (ANY, N),
    "ier": (N, N | A),
    "ière": (N, N | A),
    "euse": (ANY, N | A),
    "eux": (N | V, N | A),
    "eur": (V | A, N | A),
    "ateur": (V | N, N | A),
    "iteur": (V, N | A),
    "rice": (V, N | A),
    "ment": (V | A, N | R),
    "ement": (V | A, N | R),
    "iment": (V | A, N | R),
    "amment": (A, R),
    "ation": (V | N, N),
    "ition": (V, N),
    "tion": (V, N),
    "ion": (V, N),
    "sion": (V, N),
    "ison": (V, N),
    "age": (V | N, N),
    "able": (V | N, A | N),
    "ible": (V, A | N),
    "aire": (N, N | A),
    "al": (N, N | A),
    "ial": (N, N | A),
    "el": (N, N | A),
    "iel": (N, N | A),
    "elle": (N, N | A),
    "ique": (N, N | A),
    "isme": (N | A, N),
    "ité": (A, N),
    "té": (A, N),
    "esse": (A | N, N),
    "ise": (A | N, N),
    "ien": (N | A, N | A),
    "ienne": (N | A, N | A),
    "ain": (N, N | A),
    "estre": (N, A),
    "iser": (N | A, V),
    "ifier": (N | A, V),
    "er": (N | A, V),
    "ir": (A | N, V),
    "oyer": (N | A, V),
    "é": (N | V, A),
    "ée": (N, N),
    "ance": (V | A, N),
    "ence": (V | A, N),
    "ant": (V, N | A),
    "if": (V | N, N | A),
    "atif": (V | N, A | N),
    "oir": (V, N),
    "oire": (V, N),
    "ure": (V | A, N),
    "ature": (V | A, N),
    "ude": (A, N),
    "itude": (A, N),
    "âtre": (A, A),
    "esque": (N, A),
}
WEAK: dict[str, tuple[int, int]] = {
    "aine": (ANY, N),
    "u": (N, A),
    "ron": (N, N),
    "on": (N | V, N),
    "ette": (N | A, N),
    "et": (N | A, N | A),
    "ade": (N | V, N),
    "aille": (N | V, N),
    "ard": (N | A | V, N | A),
    "asse": (N | A, N),
    "in": (N, N | A),
    "ine": (N, N),
    "eau": (N, N),
    "ot": (N, N),
    "logue": (N, N),
    "logie": (N, N),
}
PREFIXES: dict[str, int] = {
    "de": V, "des": V, "re": V, "r": V, "me": V, "en": V | A, "em": V | A, "in": A, "im": A, "ir": A, "il": A,
    "mal": N | A, "sur": ANY, "sous": ANY, "sou": ANY, "pre": ANY, "inter": ANY, "anti": N | A, "non": N | A,
    "ex": N, "super": N, "mini": N, "demi": N, "trans": V | A,
}  # fmt: skip
AFFIXES = set(STRONG) | set(WEAK) | set(PREFIXES) | {"ement", "eur", "ion", "ité", "iste", "ième"}


# Prefixes that make a verb out of a noun or adjective together with an ending: *ensoleiller*, *déraciner*.
WRAPPING = ("en", "em", "de", "des", "e")
# Below this cosine two words have too little to do with each other for a rule of spelling to prove anything.
UNLIKE, FAR, NEAR, NEAR_WRAPPED, CLOSE = -0.05, 0.04, 0.08, 0.12, 0.4
# A base of this many letters that shows whole in the derivative is hardly ever there by chance.
LONG = 6
ALTERNATING = str.maketrans("éè", "ee")


class FrenchRoots:
    """Roots of every base form, three links deep."""

    def __init__(
        self, draft: Draft, segments: dict[str, list[str]], cosine: Callable[[str, str], float | None]
    ) -> None:
        self.draft, self.segments, self.cosine = draft, segments, cosine
        self.by_fold: dict[str, list[str]] = defaultdict(list)
        for lemma, kinds in draft.kinds.items():
            if kinds & ANY and "-" not in lemma and len(lemma) >= 2:
                self.by_fold[inner(lemma)].append(lemma)
        self.direct = {lemma: self._bases(lemma) for lemma in draft.kinds}
        cut(self.direct, draft.unrelated)

    def all(self) -> dict[str, dict[str, bool]]:
        return {lemma: roots for lemma in self.draft.kinds if (roots := self._roots(lemma, 3))}

    def _roots(self, lemma: str, depth: int) -> dict[str, bool]:
        found: dict[str, bool] = {}
        if depth == 0:
            return found
        for base, weak in self.direct.get(lemma, {}).items():
            link(found, base, weak)
            for root, further in self._roots(base, depth - 1).items():
                if root != lemma:
                    link(found, root, weak or further)
        return found

    def _bases(self, lemma: str) -> dict[str, bool]:
        found: dict[str, bool] = {}
        if "-" in lemma:
            return found
        for part in self.segments.get(lemma, ()):
            if len(part) >= 3 and part != lemma and fold(part) not in AFFIXES and part in self.draft.kinds:
                near = self.cosine(part, lemma)
                link(found, part, (near is not None and near < FAR) or (len(part) == 3 and (near or 0) < CLOSE))
        if self.draft.is_lemma(lemma, ANY | R):
            for base, weak in self._by_rules(lemma):
                if base != lemma:
                    link(found, base, weak or self._is_thin(base, lemma))
        return found

    def _is_thin(self, base: str, derivative: str) -> bool:
        """A short base, one much rarer than what is said to come from it, or one of another field proves little."""
        near = self.cosine(base, derivative)
        shows = len(base) >= LONG and inner(derivative).startswith(inner(base).removesuffix("e"))
        if near is not None and near < (UNLIKE if shows else NEAR):
            return True
        if len(base) < 4 and (near is None or near < CLOSE):
            return True
        return not shows and self.draft.frequency[base] < 0.15 * self.draft.frequency[derivative]

    def _by_rules(self, lemma: str) -> Iterator[tuple[str, bool]]:
        word, kinds = inner(lemma), self.draft.kinds[lemma]
        yield from self._by_suffix(word, kinds)
        for prefix, allowed in PREFIXES.items():
            rest = word.removeprefix(prefix)
            if rest == word or len(rest) < 3 or not kinds & allowed:
                continue
            for base in self._lemmas(rest, allowed):
                yield base, False
        if kinds & V:
            yield from self._wrapped(lemma, word)

    def _wrapped(self, lemma: str, word: str) -> Iterator[tuple[str, bool]]:
        """A verb with a prefix and an ending around a noun or an adjective."""
        rests = [word[len(prefix) :] for prefix in WRAPPING if word.startswith(prefix)]
        if word[0] == "a" and len(word) > 5 and word[1] == word[2] and word[1] not in "aeiou":
            rests.append(word[2:])
            yield from ((base, False) for base in self._lemmas(word[2:], V))
        if word.startswith("a"):
            rests.append(word[1:])
        for rest in rests:
            for base, weak in self._by_suffix(rest, V) if len(rest) >= 5 else ():
                near = self.cosine(base, lemma)
                yield base, weak or near is None or near < NEAR_WRAPPED

    def _by_suffix(self, word: str, kinds: int) -> Iterator[tuple[str, bool]]:
        for endings, weak in ((STRONG, False), (WEAK, True)):
            for ending, (base_kinds, derived_kinds) in endings.items():
                stem = word.removesuffix(ending)
                if stem == word or len(stem) < 3 or not kinds & derived_kinds:
                    continue
                for spelled in restored(stem, ending):
                    for base in self._lemmas(spelled, base_kinds):
                        yield base, weak

    def _lemmas(self, word: str, kinds: int) -> list[str]:
        return [lemma for lemma in self.by_fold.get(word, ()) if self.draft.kinds[lemma] & kinds]


def inner(word: str) -> str:
    """A spelling in which é and è inside the word count as e (*fièvre*, *fiévreux*); the end and other accents stay."""
    return word[:-2].translate(ALTERNATING) + word[-2:]


def restored(stem: str, ending: str) -> Iterator[str]:
    """What the base may have been before the ending was put on it."""
    yield from (stem, stem + "e", stem + "er", stem + "ir", stem + "re", stem + "ie")
    if stem[-1] == stem[-2]:
        yield from (stem[:-1], stem[:-1] + "e", stem[:-1] + "er")
    endings = {"c": ("que", "ce"), "qu": ("c",), "ch": ("c", "che"), "gu": ("g",), "ge": ("g", "ger"), "v": ("f", "ve"),
               "ell": ("eau", "el"), "el": ("eau",), "al": ("el",), "iss": ("ir",), "ul": ("le",), "or": ("eur",),
               "os": ("eux",), "ti": ("ce",), "fic": ("fier",), "ic": ("ique",), "y": ("i", "ie")}  # fmt: skip
    for last, bases in endings.items():
        if stem.endswith(last):
            yield from (stem.removesuffix(last) + base for base in bases)
    if stem[-1] in "td":
        yield stem[:-1]
    if ending == "ation" and stem.endswith("is"):
        yield stem + "er"
    if ending in ("ement", "eux", "ure", "ance", "age"):
        yield stem + "oir"
