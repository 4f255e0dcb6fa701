"""The requirements of active curses and monsters for a clue, and whether a text meets them (2.4, 2.5)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lairkeeper.games.trapwords.components.kinds import CurseEffect, Requirement
from lairkeeper.games.trapwords.referee.conditions import (
    has_negation,
    is_question,
    not_nouns,
    unpaired_words,
    words_beginning_with,
    words_longer_than,
    words_said,
)
from lairkeeper.games.trapwords.referee.lexicon.language import Language

UNLIMITED = 1_000


class Demands(NamedTuple):
    """What all effects in force ask of the next clue, taken together.

    `words_left` and `clues_left` are what the clue-giver may still say (M2, M6). `speaks_early` is set when clues must
    come before the guesses or in one breath (C01, C02, C14), so that a message should say more. `echo` is a guess that
    has to be repeated before anything else is said (TRP-AMB9).
    """

    require: frozenset[Requirement] = frozenset()
    banned_letter: str = ""
    max_letters: int = UNLIMITED
    words_left: int = UNLIMITED
    clues_left: int = UNLIMITED
    speaks_early: bool = False
    echo: str = ""


NO_DEMANDS = Demands()


def demands_of(effects: Iterable[CurseEffect], said: Sequence[str] = ()) -> Demands:
    """The demands of the effects that bind a team, after what its clue-giver has said already."""
    bound = tuple(effects)
    spoken = sum(map(words_said, said))
    return Demands(
        require=frozenset(effect.require for effect in bound if effect.require != "none"),
        banned_letter="".join(effect.banned_letter for effect in bound),
        max_letters=_least(effect.max_letters for effect in bound),
        words_left=_left(_least(effect.word_limit for effect in bound), spoken),
        clues_left=_left(_least(effect.clue_limit for effect in bound), len(said)),
        speaks_early=any(effect.clue_window or effect.locks_clues or effect.guess_after_done for effect in bound),
    )


def meets(language: Language, text: str, demands: Demands) -> bool:
    """Would the referee let this message pass?"""
    tests = {"pairs": _is_echo, "negation": has_negation, "question": is_question}
    if not all(test(text, language) for demand, test in tests.items() if demand in demands.require):
        return False
    return words_said(text) <= demands.words_left and keeps_to_limits(language, text, demands)


def keeps_to_limits(language: Language, text: str, demands: Demands) -> bool:
    """Does every word fit: its first letter, its length, and being a noun (C04, C07, C13)?"""
    if any(words_beginning_with(text, letter, language) for letter in demands.banned_letter):
        return False
    if words_longer_than(text, demands.max_letters, language):
        return False
    return "nouns" not in demands.require or not not_nouns(text, language)


def _is_echo(text: str, _: Language) -> bool:
    """Every word twice; a computer player does not use the one slip that is tolerated (C03)."""
    return not unpaired_words(text)


def _least(limits: Iterable[int]) -> int:
    """The smallest of some limits, where 0 stands for none."""
    return min((limit for limit in limits if limit), default=UNLIMITED)


def _left(limit: int, used: int) -> int:
    return limit if limit == UNLIMITED else max(0, limit - used)
