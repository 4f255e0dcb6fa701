"""Wording a clue: little sentences that obey the curses and monsters in force."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from lairkeeper.games.trapwords.bots.language.demands import UNLIMITED, Demands, meets
from lairkeeper.games.trapwords.bots.language.lore import Lore
from lairkeeper.games.trapwords.bots.language.variety import share
from lairkeeper.games.trapwords.referee.lexicon.table import ADJECTIVE, NOUN, VERB
from lairkeeper.games.trapwords.referee.lexicon.text import fold, normalise

Manner = Literal["plain", "later", "negation", "question"]
Kind = Literal["any", "thing", "things", "stuff", "adjective", "verb"]
Phrases = dict[str, dict[Manner, dict[Kind, tuple[str, ...]]]]
KINDS: dict[int, Kind] = {NOUN: "thing", ADJECTIVE: "adjective", VERB: "verb"}
COUNTED = 250
"""A noun is counted if its plural is at most so much rarer, on a scale where 100 is a factor of two."""
MOSTLY_NOUN = 170
"""An English word that is also a verb is taken for a noun if its forms as a verb are so much rarer."""
ABSTRACT = ("tion", "sion", "ness", "ism")
"""Endings of English nouns that are counted in one meaning and not in another."""
ARTICLES = {1: ("un", "le"), 2: ("une", "la")}
AN = re.compile(r"(?!uni|use|eu|one|ur)[aeiou]|hour|heir|hono|honest")


def worded(known: Lore, words: Sequence[str], demands: Demands, variety: int, is_first: bool = True) -> str:
    """One message with these words, in a phrase that meets the demands; empty where none does."""
    fitting, others = _phrased(known, words, demands, is_first)
    first = int(share(variety, "phrase", *words) * len(fitting))
    ordered = (*fitting[first:], *fitting[:first], *others)
    tried = (_doubled(text) if "pairs" in demands.require else text for text in ordered)
    return next((text for text in tried if meets(known.language, text, demands)), "")


def _phrased(known: Lore, words: Sequence[str], demands: Demands, is_first: bool) -> Iterable[list[str]]:
    """The words in the phrases made for them, and in those that do for anything; alone where each word counts."""
    listed = ", ".join(words)
    if "nouns" in demands.require or demands.words_left < UNLIMITED:
        return [listed], []
    phrases, kind = all_phrases()[known.code][_manner(demands, is_first)], _kind_of_all(known, words)
    if known.code == "en" and kind == "stuff" and listed in english_nouns().single:
        listed = f"the {listed}"
    return ([_filled(known, phrase, listed) for phrase in phrases[of]] for of in (kind, "any"))


def _filled(known: Lore, phrase: str, listed: str) -> str:
    if "{a x}" in phrase:
        return phrase.replace("{a x}", with_article(known, listed))
    return phrase.replace("{the x}", with_definite_article(known, listed)).replace("{x}", listed)


def _manner(demands: Demands, is_first: bool) -> Manner:
    if "question" in demands.require:
        return "question"
    if "negation" in demands.require:
        return "negation"
    return "plain" if is_first else "later"


def _kind_of_all(known: Lore, words: Sequence[str]) -> Kind:
    """What all the words can be and nothing else, in the form that the phrases of its kind need; else anything."""
    kinds = {_kind(known, word) for word in words}
    kind = kinds.pop()
    is_fitting = not kinds and (len(words) == 1 or kind in ("adjective", "verb"))
    return kind if is_fitting else "any"


def _kind(known: Lore, word: str) -> Kind:
    """A noun that is counted, in its singular or plural; an adjective or a verb in its base form."""
    if known.code == "en" and word in english_nouns().all:
        return "thing" if word in english_nouns().counted else "stuff"
    kinds = known.kinds(word) & (NOUN | ADJECTIVE | VERB)
    kind = "thing" if kinds == NOUN | VERB and _is_mostly_noun(known, word) else KINDS.get(kinds, "any")
    is_base = normalise(word) in known.base_forms(word)
    if kind == "thing":
        return _number(known, word) if is_base or _is_feminine(known, word) else "things"
    return kind if is_base else "any"


def _is_feminine(known: Lore, word: str) -> bool:
    """Whether a form of a French noun is its feminine, not its plural: *sorcière* beside *sorcier*."""
    return known.code == "fr" and word[-1] not in "sxz"


def _is_mostly_noun(known: Lore, word: str) -> bool:
    """Whether an English word is seldom a verb: *thunder*, but not *brush*."""
    stem = word.removesuffix("e")
    forms = (word + "ed", word + "d", word + word[-1] + "ed", stem + "ing", word + word[-1] + "ing")
    return known.code == "en" and known.commonness(word) - max(map(known.commonness, forms)) >= MOSTLY_NOUN


def _number(known: Lore, noun: str) -> Kind:
    """A singular that is counted, or stuff such as *gold*; anything where its article is not known."""
    if (known.code == "fr" and not known.gender(noun)) or (known.code == "en" and noun.endswith(ABSTRACT)):
        return "any"
    plural = max(known.commonness(ending) for ending in _plurals(noun))
    if plural and known.commonness(noun) - plural <= COUNTED:
        return "thing"
    return "any" if known.code == "fr" and noun.startswith("h") else "stuff"


def _plurals(noun: str) -> tuple[str, ...]:
    return (noun + "s", noun + "x", noun + "es", noun.removesuffix("y") + "ies", noun.removesuffix("al") + "aux")


def with_article(known: Lore, noun: str) -> str:
    """A noun with *a* or *an*, *un* or *une*."""
    if known.code == "fr":
        return f"{ARTICLES[known.gender(noun)][0]} {noun}"
    return f"{'an' if AN.match(noun) else 'a'} {noun}"


def with_definite_article(known: Lore, noun: str) -> str:
    """A French noun with *le*, *la* or *l'*; none begins with an h, which may be silent or not."""
    if fold(noun)[0] in "aeiouy":
        return f"l'{noun}"
    return f"{ARTICLES[known.gender(noun)][1]} {noun}" if known.gender(noun) else noun


def _doubled(text: str) -> str:
    """Every word twice in a row (C03)."""
    return re.sub(r"[\w'’-]*\w['’]?", lambda found: f"{found[0]} {found[0]}", text)


class EnglishNouns(NamedTuple):
    """Nouns whose article their plurals do not tell."""

    counted: frozenset[str]
    uncounted: frozenset[str]
    single: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        return self.counted | self.uncounted | self.single


@cache
def all_phrases() -> Phrases:
    """The phrases of both languages."""
    return msgspec.toml.decode(_text("phrases.toml"), type=Phrases)


@cache
def english_nouns() -> EnglishNouns:
    listed = msgspec.toml.decode(_text("english_nouns.toml"), type=dict[str, str])
    return EnglishNouns(**{name: frozenset(words.split()) for name, words in listed.items()})


def _text(file: str) -> str:
    return (files("lairkeeper.games.trapwords.bots.language") / file).read_text("utf-8")
