"""Wording a clue: little sentences that obey the curses and monsters in force."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from lairkeeper.games.trapwords.players.demands import UNLIMITED, Demands, meets
from lairkeeper.games.trapwords.players.lore import Lore
from lairkeeper.games.trapwords.players.variety import share
from lairkeeper.games.trapwords.referee.table import ADJECTIVE, NOUN, VERB

Manner = Literal["plain", "negation", "question"]
Kind = Literal["any", "noun", "adjective", "verb"]
Phrases = dict[str, dict[Manner, dict[Kind, tuple[str, ...]]]]
KINDS: dict[int, Kind] = {NOUN: "noun", ADJECTIVE: "adjective", VERB: "verb"}


def worded(known: Lore, words: Sequence[str], demands: Demands, variety: int) -> str:
    """One message with these words, in a phrase that meets the demands; empty where none does."""
    found = _phrased(known, words, demands)
    first = int(share(variety, "phrase", *words) * len(found))
    tried = (_doubled(text) if "pairs" in demands.require else text for text in (*found[first:], *found[:first]))
    return next((text for text in tried if meets(known.language, text, demands)), "")


def _phrased(known: Lore, words: Sequence[str], demands: Demands) -> list[str]:
    """The words in every phrase there is for them; alone where each word counts."""
    listed = ", ".join(words)
    if "nouns" in demands.require or demands.words_left < UNLIMITED:
        return [listed]
    phrases = all_phrases()[known.code][_manner(demands)]
    fitting = dict.fromkeys((*phrases[_kind_of_all(known, words)], *phrases["any"]))
    return [phrase.replace("{x}", listed) for phrase in fitting]


def _manner(demands: Demands) -> Manner:
    if "question" in demands.require:
        return "question"
    return "negation" if "negation" in demands.require else "plain"


def _kind_of_all(known: Lore, words: Sequence[str]) -> Kind:
    """What the words can be, if all can be the same thing and nothing else."""
    kinds = {known.kinds(word) & (NOUN | ADJECTIVE | VERB) for word in words}
    return KINDS.get(kinds.pop(), "any") if len(kinds) == 1 else "any"


def _doubled(text: str) -> str:
    """Every word twice in a row (C03)."""
    return re.sub(r"[\w'’-]*\w['’]?", lambda found: f"{found[0]} {found[0]}", text)


@cache
def all_phrases() -> Phrases:
    """The phrases of both languages."""
    text = (files("lairkeeper.games.trapwords.players") / "phrases.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Phrases)
