"""Giving clues (3.7): which words point to the secret word, and will not be in the hidden list of traps?

A clue-giver knows the word, the number of traps, what was said and guessed, and the traps that became public (M7).
It weighs what a word tells its team against the danger that the setters thought of it first.
"""

import math
from functools import lru_cache
from typing import NamedTuple

from lairkeeper.games.trapwords.bots.language.demands import NO_DEMANDS, Demands, keeps_to_limits
from lairkeeper.games.trapwords.bots.language.lore import Lore
from lairkeeper.games.trapwords.bots.language.phrases import worded
from lairkeeper.games.trapwords.bots.language.thoughts import Thought, says, thoughts
from lairkeeper.games.trapwords.bots.language.variety import stir
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.referee.verdict import Sureness

MOST = 8
EARLY_WORDS = 3
"""How many words a message has when few or no later clues are allowed."""
REACH, WIDTH = 1.3, 0.5
"""Setters are thought to write the first associations: about so many for each trap, with such a blurred border."""
SHARED = 0.12
"""How much a clue loses for each doubling of the words that share it."""


class GiverTurn(NamedTuple):
    """The knowledge of a clue-giver in the middle of a turn: the number of traps, its own clues so far, the wrong
    guesses, and traps that everybody knows and that are active again (M7)."""

    quota: int
    said: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    public_traps: tuple[str, ...] = ()


@lru_cache(maxsize=200)
def suggest_clues(player: Player, secret: str, turn: GiverTurn, demands: Demands = NO_DEMANDS) -> tuple[str, ...]:
    """Messages worth sending, the best first (TRP-CLUE3); none says the secret word or breaks an effect in force."""
    if demands.echo:
        return (demands.echo,)
    if not min(demands.words_left, demands.clues_left):
        return ()
    size = _size(player, demands)
    words = clue_words(player, secret, turn, demands)[: size * MOST]
    groups = [words[at : at + size] for at in range(0, len(words), size)]
    found = [worded(player.lore, group, demands, player.variety, not turn.said) for group in groups]
    return tuple(text for text in found if text and not says(player.lore, text, secret))


def clue_words(player: Player, secret: str, turn: GiverTurn, demands: Demands = NO_DEMANDS) -> list[str]:
    """The words this clue-giver may say now, the best first."""
    known = player.lore
    found = [thought for thought in thoughts(known, secret) if _may_say(known, thought.word, turn, demands)]
    worths = {thought.word: _worth(player, secret, thought, turn) for thought in found}
    ranked = sorted(worths, key=lambda word: (-worths[word], word))
    said = [word for text in turn.said for word in known.full_words(text)]
    said += [word for word in worths if not word.isalpha() and any(fold(word) in fold(text) for text in turn.said)]
    return [word for word in ranked if not any(known.are_kin(word, other) for other in said)]


def _worth(player: Player, secret: str, thought: Thought, turn: GiverTurn) -> float:
    """The information of a word, minus the risk of a trap, plus a small variation."""
    skill, links = player.skills.giver, player.lore.linked(thought.word)
    towards_wrong = max((links.get(guess, 0.0) for guess in turn.wrong), default=0.0)
    told = thought.told - SHARED * math.log2(1 + thought.shared) - towards_wrong
    whim = skill.whim * stir(player.variety, "clue", secret, thought.word)
    return told - skill.caution * danger(thought.rank, turn.quota) + whim


def danger(rank: int, quota: int) -> float:
    """How likely the word that comes to mind at this rank is one of so many traps."""
    return 1 / (1 + math.exp((rank - REACH * quota) / (WIDTH * quota))) if quota else 0.0


def _size(player: Player, demands: Demands) -> int:
    wanted = EARLY_WORDS if demands.speaks_early or demands.clues_left <= EARLY_WORDS else player.skills.giver.words
    return max(1, min(wanted, demands.words_left))


def _may_say(known: Lore, word: str, turn: GiverTurn, demands: Demands) -> bool:
    """Within the limits, and not caught by a trap that everybody knows."""
    if demands != NO_DEMANDS and not keeps_to_limits(known.language, word, demands):
        return False
    return all(known.referee.trap(word, trap).level == Sureness.NONE for trap in turn.public_traps)
