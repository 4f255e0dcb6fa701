"""Wording a clue: little sentences that obey the curses and monsters in force (2.4, 2.5)."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

import msgspec

from lairkeeper.games.trapwords.players.lore import Lore
from lairkeeper.games.trapwords.players.variety import share
from lairkeeper.games.trapwords.referee.table import ADJECTIVE, NOUN, VERB
from lairkeeper.games.trapwords.referee.text import fold, raw_words, tokens

Kind = Literal["any", "noun", "adjective", "verb"]
Phrases = dict[Kind, tuple[str, ...]]
KINDS: dict[int, Kind] = {NOUN: "noun", ADJECTIVE: "adjective", VERB: "verb"}
UNLIMITED = 1_000


class Demands(NamedTuple):
    """What the active curses and monsters ask of a clue, all effects taken together (2.6).

    `words_left` and `clues_left` are what the clue-giver may still say (M2, M6); `speaks_early` is set when clues must
    come before the guesses or in one breath (C01, C02, C14), so that a message should say more.
    """

    require: frozenset[str] = frozenset()
    banned_first_letter: str = ""
    max_letters: int = UNLIMITED
    words_left: int = UNLIMITED
    clues_left: int = UNLIMITED
    speaks_early: bool = False


def may_say(known: Lore, word: str, demands: Demands) -> bool:
    """Does a clue word fit the demands on single words: its first letter, its length, being a noun (C04, C07, C13)?"""
    if demands.banned_first_letter and fold(word).startswith(demands.banned_first_letter):
        return False
    if letters(word) > demands.max_letters:
        return False
    return "nouns" not in demands.require or bool(known.kinds(word) & NOUN)


def letters(word: str) -> int:
    """Letters only; a hyphenated compound is counted as a whole (C13)."""
    return sum(sign.isalpha() for sign in word)


def worded(known: Lore, words: Sequence[str], demands: Demands, variety: int) -> str:
    """One message with these words, in a phrase that fits the demands; without a phrase where none fits."""
    found = [_doubled(text) if "pairs" in demands.require else text for text in _phrased(known, words, demands)]
    fitting = [text for text in found if fits(known, text, demands)]
    return fitting[int(share(variety, "phrase", *words) * len(fitting))] if fitting else ""


def fits(known: Lore, text: str, demands: Demands) -> bool:
    """Does every word of a message, those of the phrase too, keep to the limits?"""
    if len(raw_words(text)) > demands.words_left:
        return False
    said = [token.elided or token.text for token in tokens(text, known.code)]
    banned = demands.banned_first_letter
    if banned and any(fold(word).startswith(banned) for word in said):
        return False
    return all(letters(token.text) <= demands.max_letters for token in tokens(text, known.code))


def _phrased(known: Lore, words: Sequence[str], demands: Demands) -> Iterator[str]:
    listed = ", ".join(words)
    if "nouns" in demands.require or demands.words_left < UNLIMITED:
        return iter([listed])
    kind: Literal["plain", "negation", "question"] = "plain"
    if "negation" in demands.require:
        kind = "negation"
    if "question" in demands.require:
        kind = "question"
    phrases = _phrases()[known.code][kind]
    fitting = phrases[_kind_of_all(known, words)] + phrases["any"]
    return (phrase.replace("{x}", listed) for phrase in fitting)


def _kind_of_all(known: Lore, words: Sequence[str]) -> Kind:
    """What the words can be, if all can be the same thing and nothing else."""
    kinds = {known.kinds(word) & (NOUN | ADJECTIVE | VERB) for word in words}
    return KINDS.get(kinds.pop(), "any") if len(kinds) == 1 else "any"


def _doubled(text: str) -> str:
    """Every word twice in a row (C03)."""
    return re.sub(r"[\w'’-]*\w['’]?", lambda found: f"{found[0]} {found[0]}", text)


@cache
def _phrases() -> dict[str, dict[Literal["plain", "negation", "question"], Phrases]]:
    text = (files("lairkeeper.games.trapwords.players") / "phrases.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[str, dict[Literal["plain", "negation", "question"], Phrases]])
