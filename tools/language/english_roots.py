"""English derivation: WordNet's derivation pointers, suffixes and prefixes; closed compounds by their sound."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

from lairkeeper.games.trapwords.referee.lexicon.text import normalise
from tools.language.draft import ADJECTIVE, NOUN, VERB, Draft, cut, link
from tools.language.sources import read

SUFFIXES = (
    "ness less ful ly ment er or ist ian ism ship hood dom y ic ical al ous ish able ible ity ance ence ion ation "
    "ition ive ize ise ify en ery ry age craft ess th ward like ed ing ty ial ious eous ary ory ant ent cy ure ee "
    "eer ster ative ator ular"
).split()
SHORT_COMMON = {
    "er",
    "or",
    "y",
    "al",
    "en",
    "ed",
    "th",
    "ly",
    "ic",
    "ty",
    "age",
    "ish",
    "ess",
    "ant",
    "ent",
    "ee",
    "ry",
}
DROPPING_Y = {"ian", "ic", "ical", "ist", "ize", "ise", "ism", "ous", "ious", "al", "ial", "ary", "ify", "an"}
NUMBERS = set("two three four five six seven eight nine ten hundred thousand million billion".split())
PREFIXES = {"un": 7, "non": 7, "dis": 7, "be": VERB, "im": ADJECTIVE, "in": ADJECTIVE, "ir": ADJECTIVE, "il": ADJECTIVE}
WEAK_PREFIXES = "re en em over under mis anti super sub a pre".split()
NOT_SECOND = set(
    "hood age able ant some kin let less ness ful ment ward wards wise like ing ion ist ism ish ling ally "
    "ate ent ace ice ine ary ory ess ster eer our ian red ton son per ted ten tin ter are dom ping ting "
    "ding tar tor sure ous ring".split()
)
PARTICLES = set(
    "under for with be over out up down off on in by to through after fore mis un re dis any some every "
    "no where when what who how there here else more so not all al ever very much such thus hence like".split()
)
# First parts that are only prefixes there: the second part alone counts.
BOUND = set(
    "inter sub trans super multi semi bio mid para anti counter micro tele auto hydro extra homo mis ultra".split()
)
CHANCE = set(
    "program contract content contest profile context represent protest conduct mandate kidnap portray "
    "translate proclaim paramount contractor profound availability rampage bamboo alphabet antarctic "
    "console concord developmental vanguard lieutenant maxwell subdue submerge submerged protract seeking "
    "parking marking legend cartoon carpet season message pumpkin decade impact transmission innovation "
    "supervisor supervision arcade submission mayhem curtail reptile parasite sublime tectonic brandish "
    "departmental magpie shampoo endear mistrial interdiction gentile ramshackle haphazard genteel canola "
    "hemlock cupola subtract subtraction parlay parapet carnation castration castrate damnation taciturn "
    "introvert internee alternation mangold mandrake bellowing billowing burlap shylock planktonic "
    "lapsing peptic catamount stockade subside subsiding transact transaction intercourse intermission "
    "moorings transverse transplantation hypertrophy".split()
)
NOT_FIRST = set("con pro imp syn comp rep temp tec gen dec ana par mar".split())
# Below this cosine a rule of spelling alone proves nothing.
NEAR, CLOSE = 0.2, 0.35
# A ship that carries people, not the ending of *friendship*.
SHIP = 0.3

Cosine = Callable[[str, str], float | None]


class EnglishRoots:
    """Roots of every base form, two links deep."""

    def __init__(self, draft: Draft, folder: Path, cosine: Cosine) -> None:
        self.draft, self.cosine = draft, cosine
        self.neighbours = wordnet_pointers(folder)
        self.direct = {lemma: self._bases(lemma) for lemma in draft.kinds}
        cut(self.direct, draft.unrelated)

    def all(self) -> dict[str, dict[str, bool]]:
        return {lemma: roots for lemma in self.draft.kinds if (roots := self._roots(lemma, 2))}

    def _roots(self, lemma: str, depth: int) -> dict[str, bool]:
        found: dict[str, bool] = {}
        for base, weak in self.direct.get(lemma, {}).items() if depth else ():
            link(found, base, weak)
            for root, further in self._roots(base, depth - 1).items():
                if root != lemma:
                    link(found, root, weak or further)
        return found

    def _bases(self, lemma: str) -> dict[str, bool]:
        found: dict[str, bool] = {}
        for near in self.neighbours.get(lemma, ()):
            if near != lemma and near in self.draft.kinds and (near[:2] == lemma[:2] or near[-4:] == lemma[-4:]):
                link(found, near, False)
        if len(lemma) >= 4 and "-" not in lemma:
            for base, weak in self._by_rules(lemma):
                if base != lemma and self.draft.kinds.get(base, 0) & 7:
                    link(found, base, self._is_weak(base, lemma, weak))
        return found

    def _is_weak(self, base: str, derivative: str, thin: bool) -> bool:
        """A thin link is strong where the two words are often met together, any other where they sometimes are."""
        near = self.cosine(base, derivative)
        if near is None or self.draft.frequency[base] < 2.0:
            return thin or len(base) < 5
        return near < (CLOSE if thin else NEAR)

    def _by_rules(self, lemma: str) -> Iterator[tuple[str, bool]]:
        for suffix in SUFFIXES:
            stem = lemma.removesuffix(suffix)
            if stem == lemma or len(stem) < 2 or (suffix in ("ty", "th") and stem in NUMBERS):
                continue
            for base in restored(stem, suffix):
                if len(base) >= 3:
                    yield base, len(base) < 4 or (len(base) < 5 and suffix in SHORT_COMMON)
        for prefix, kinds in PREFIXES.items():
            rest = lemma.removeprefix(prefix)
            if rest != lemma and len(rest) >= 3 and self.draft.kinds[lemma] & kinds:
                yield rest, len(rest) < 4
        for prefix in WEAK_PREFIXES:
            rest = lemma.removeprefix(prefix)
            if rest != lemma and len(rest) >= 4:
                yield rest, True  # strong only where the vectors say so


def restored(stem: str, suffix: str) -> Iterator[str]:
    """What the base may have been before the suffix was put on it."""
    yield from (stem, stem + "e")
    if suffix in DROPPING_Y:
        yield stem + "y"
    if len(stem) > 2 and stem[-1] == stem[-2]:
        yield stem[:-1]
    endings = {"i": ("y",), "v": ("f", "fe"), "abil": ("able",), "ibil": ("ible",), "t": ("ce",), "c": ("ce", "ck"),
               "ul": ("le",), "s": ("d", "de"), "tr": ("ter",)}  # fmt: skip
    for last, bases in endings.items():
        if stem.endswith(last):
            yield from (stem.removesuffix(last) + base for base in bases)


def wordnet_pointers(folder: Path) -> dict[str, set[str]]:
    """Derivationally related forms (+), pertainyms and participles (the backslash and <), word by word."""
    words: dict[tuple[str, str], list[str]] = {}
    pointers: list[tuple[str, int, str, str, int]] = []
    for name, letter in (("noun", "n"), ("verb", "v"), ("adj", "a"), ("adv", "r")):
        for line in read(folder, "wordnet", f"dict/data.{name}").decode("ascii").splitlines():
            if line.startswith(" "):
                continue
            fields = line.split(" ")
            count = int(fields[3], 16)
            words[letter, fields[0]] = [normalise(fields[4 + 2 * at].split("(")[0]) for at in range(count)]
            start = 4 + 2 * count
            for at in range(int(fields[start])):
                sign, offset, kind, places = fields[start + 1 + 4 * at : start + 5 + 4 * at]
                if sign in ("+", "\\", "<") and places != "0000":
                    source = words[letter, fields[0]][int(places[:2], 16) - 1]
                    pointers.append((source, 0, "a" if kind == "s" else kind, offset, int(places[2:], 16) - 1))
    near: dict[str, set[str]] = defaultdict(set)
    for source, _, kind, offset, place in pointers:
        target = words[kind, offset][place]
        if "_" not in source + target:
            near[source].add(target)
            near[target].add(source)
    return near


class EnglishCompounds:
    """A word written in one piece is a compound if it sounds like its two parts side by side."""

    def __init__(self, draft: Draft, sounds: dict[str, list[str]], cosine: Cosine) -> None:
        self.draft, self.cosine = draft, cosine
        self.sounds = {word: {re.sub(r"\d", "", sound) for sound in some} for word, some in sounds.items()}

    def all(self) -> dict[str, dict[str, bool]]:
        return {lemma: parts for lemma in self.draft.kinds if (parts := self._parts(lemma))}

    def _parts(self, lemma: str) -> dict[str, bool]:
        found: dict[str, bool] = {}
        if "-" in lemma or len(lemma) < 6 or lemma in CHANCE or not self.draft.kinds[lemma] & (NOUN | ADJECTIVE | VERB):
            return found
        for place in range(3, len(lemma) - 2):
            first, second = lemma[:place], lemma[place:]
            weak = self._is_doubtful(lemma, first, second) if self._can_join(first, second, lemma) else None
            if weak is not None:
                link(found, second, weak)
                if first not in BOUND:
                    link(found, first, weak)
        return found

    def _can_join(self, first: str, second: str, whole: str) -> bool:
        verb_only = not self.draft.kinds[whole] & (NOUN | ADJECTIVE)
        if first in NOT_FIRST or second in NOT_SECOND or (first in PARTICLES and (verb_only or len(first) < 4)):
            return False
        if second == "king" and self.draft.kinds.get(whole.removesuffix("ing"), 0) & VERB:
            return False
        if second == "ship" and (self.cosine(whole, "ship") or 0) < SHIP:
            return False
        return self._is_word(first) and self._is_word(second)

    def _is_word(self, word: str) -> bool:
        return self.draft.frequency[word] >= 2 and bool(self.draft.kinds.get(word, 0) & (NOUN | ADJECTIVE | VERB))

    def _is_doubtful(self, whole: str, first: str, second: str) -> bool | None:
        """False: a compound. True: nobody knows how it sounds. None: it sounds like something else."""
        if whole not in self.sounds:
            return min(len(first), len(second)) < 4 and not self._is_near(whole, first, second)
        beside = {f"{one} {other}" for one in self.sounds.get(first, ()) for other in self.sounds.get(second, ())}
        return False if self.sounds[whole] & beside else None

    def _is_near(self, whole: str, first: str, second: str) -> bool:
        return max(self.cosine(whole, first) or 0, self.cosine(whole, second) or 0) >= NEAR
