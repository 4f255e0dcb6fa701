"""Wording a clue: little sentences that obey the curses and monsters in force."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from lairkeeper.games.trapwords.bots.demands import UNLIMITED, Demands, meets
from lairkeeper.games.trapwords.bots.lore import Lore
from lairkeeper.games.trapwords.bots.variety import share
from lairkeeper.games.trapwords.referee.table import ADJECTIVE, NOUN, VERB
from lairkeeper.games.trapwords.referee.text import normalise

Manner = Literal["plain", "negation", "question"]
Kind = Literal["any", "later", "thing", "things", "stuff", "adjective", "verb"]
Phrases = dict[str, dict[Manner, dict[Kind, tuple[str, ...]]]]
KINDS: dict[int, Kind] = {NOUN: "thing", ADJECTIVE: "adjective", VERB: "verb"}
COUNTED = 250
"""A noun is counted if its plural is at most so much rarer, on a scale where 100 is a factor of two."""
AN = re.compile(r"(?!uni|use|eu|one|ur)[aeiou]|hour|heir|hono|honest")


def worded(known: Lore, words: Sequence[str], demands: Demands, variety: int, is_first: bool = True) -> str:
    """One message with these words, in a phrase that meets the demands; empty where none does."""
    fitting, others = _phrased(known, words, demands, is_first)
    first = int(share(variety, "phrase", *words) * len(fitting))
    ordered = (*fitting[first:], *fitting[:first], *others)
    tried = (_doubled(text) if "pairs" in demands.require else text for text in ordered)
    return next((text for text in tried if meets(known.language, text, demands)), "")


def _phrased(known: Lore, words: Sequence[str], demands: Demands, is_first: bool) -> tuple[list[str], list[str]]:
    """The words in the phrases made for them, and in those that do for anything; alone where each word counts."""
    listed = ", ".join(words)
    if "nouns" in demands.require or demands.words_left < UNLIMITED:
        return [listed], []
    phrases, kind = all_phrases()[known.code][_manner(demands)], _kind_of_all(known, words)
    later = () if is_first else phrases["later"]
    fitting = (*phrases[kind], *later)
    return [_filled(phrase, listed) for phrase in fitting], [_filled(phrase, listed) for phrase in phrases["any"]]


def _filled(phrase: str, listed: str) -> str:
    return phrase.replace("{x}", listed).replace("{a x}", with_article(listed))


def _manner(demands: Demands) -> Manner:
    if "question" in demands.require:
        return "question"
    return "negation" if "negation" in demands.require else "plain"


def _kind_of_all(known: Lore, words: Sequence[str]) -> Kind:
    """What all the words can be and nothing else, in the form that the phrases of its kind need; else anything."""
    kinds = {_kind(known, word) for word in words}
    kind = kinds.pop()
    is_fitting = not kinds and (len(words) == 1 or kind in ("adjective", "verb"))
    return kind if is_fitting else "any"


def _kind(known: Lore, word: str) -> Kind:
    """A noun that is counted, in its singular or plural; an adjective or a verb in its base form."""
    kind = KINDS.get(known.kinds(word) & (NOUN | ADJECTIVE | VERB), "any")
    is_base = normalise(word) in known.base_forms(word)
    if kind == "thing":
        return _number(known, word) if is_base else "things"
    return kind if is_base else "any"


def _number(known: Lore, noun: str) -> Kind:
    """A singular that is counted, or stuff such as *gold*, which takes no article."""
    plural = max(known.commonness(noun + "s"), known.commonness(noun + "x"), known.commonness(noun + "es"))
    return "thing" if plural and known.commonness(noun) - plural <= COUNTED else "stuff"


def with_article(noun: str) -> str:
    """An English noun with *a* or *an*."""
    return f"{'an' if AN.match(noun) else 'a'} {noun}"


def _doubled(text: str) -> str:
    """Every word twice in a row (C03)."""
    return re.sub(r"[\w'’-]*\w['’]?", lambda found: f"{found[0]} {found[0]}", text)


@cache
def all_phrases() -> Phrases:
    """The phrases of both languages."""
    text = (files("lairkeeper.games.trapwords.bots") / "phrases.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Phrases)
