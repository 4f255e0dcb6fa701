"""Guessing (3.8): which word do these clues mean? A guesser knows what was said, the lists, and nothing else.

Every candidate is asked how well each clue would fit it. A link between clue and candidate that this player remembers
counts most; words that are near in meaning count less. What a wrong guess was near to becomes less likely.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from lairkeeper.games.trapwords.kinds import Language
from lairkeeper.games.trapwords.players.lore import Lore, lore
from lairkeeper.games.trapwords.players.player import Player
from lairkeeper.games.trapwords.players.variety import share
from lairkeeper.games.trapwords.referee.text import fold, tokens
from lairkeeper.games.trapwords.referee.verdict import Level as Sureness

MOST = 20
UNSEEN = 0.04
"""How likely a clue is that seems to have nothing to do with a candidate."""
FAR, NEAR_WEIGHT = 0.12, 0.7
LIKE_A_WRONG_GUESS = 1.0
DENIED = 0.3
"""How much a denied word says, beside one that is meant."""
WARINESS = 2.0
"""How much further ahead of the next the best idea must be where a guess costs more."""
CHECKED = 40
NEGATIONS = {
    "fr": frozenset(["pas", "jamais", "ni", "aucun", "aucune", "nul", "nulle", "non"]),
    "en": frozenset(["not", "never", "no", "neither", "nor", "isn't", "doesn't", "don't", "can't"]),
}
LIFTING = {"fr": frozenset(["sans", "loin"]), "en": frozenset(["without", "far"])}
"""Words that turn a negation round: what is not without fire has to do with fire."""


class Guess(NamedTuple):
    """A word worth saying; `is_ripe` tells whether a careful player would say it now or wait for another clue."""

    text: str
    likelihood: float
    is_ripe: bool


class Candidates(NamedTuple):
    """The words a guesser thinks of, where each stands, and their vectors as rows."""

    words: tuple[str, ...]
    place: dict[str, int]
    matrix: Any


class Mood(NamedTuple):
    """How a guesser weighs speaking against waiting.

    `is_wary` where a guess costs more than usual (C02, C10, few guesses left), `is_hurried` where no other clue will
    come or time is short.
    """

    is_wary: bool = False
    is_hurried: bool = False


CALM = Mood()


def suggest_guesses(
    player: Player, *, clues: Sequence[str], wrong: Sequence[str] = (), spent: Sequence[str] = (), mood: Mood = CALM
) -> list[Guess]:
    """The likeliest words for these clues, best first (TRP-GUES1); none that was wrong already.

    `spent` are words that cannot be the secret word: those of earlier rounds, and the one set for the other team.
    """
    heard = [word for clue in clues for word in heard_words(player.lore, clue)]
    if not heard:
        return []
    thought = candidates(player.language, player.words, player.skills.guesser.nouns)
    scores = _scores(player, thought, heard, wrong)
    best = (-scores).argsort(kind="stable")[: CHECKED + len(wrong) + len(spent)]
    gone = {fold(word) for word in spent}
    words = (word for place in best if fold(word := thought.words[int(place)]) not in gone)
    ruled_out = (*(word for word, _ in heard), *wrong)
    possible = islice((word for word in words if not _is_ruled_out(player.lore, word, ruled_out, clues)), MOST)
    ranked = [(word, float(scores[thought.place[fold(word)]])) for word in possible]
    return _ripened(player, ranked, mood)


def _ripened(player: Player, ranked: list[tuple[str, float]], mood: Mood) -> list[Guess]:
    """Only the best idea can be ripe: when it stands out from the next one."""
    top = ranked[0][1] if ranked else 0.0
    whole = sum(math.exp(score - top) for _, score in ranked)
    margin = top - ranked[1][1] if len(ranked) > 1 else math.inf
    needed = math.log(player.skills.guesser.nerve) * (WARINESS if mood.is_wary else 1)
    ripe = mood.is_hurried or margin >= needed
    return [Guess(word, math.exp(score - top) / whole, ripe and at == 0) for at, (word, score) in enumerate(ranked)]


def _scores(player: Player, thought: Candidates, heard: Sequence[tuple[str, bool]], wrong: Sequence[str]) -> Any:
    """How well each candidate fits all that was said, as a logarithm."""
    import numpy as np

    scores = np.zeros(len(thought.words), np.float32)
    for word, is_denied in heard:
        fit = np.log(UNSEEN + _strengths(player, thought, word))
        scores += DENIED * (math.log(UNSEEN) - fit) if is_denied else fit
    for guess in wrong:
        direction = player.lore.direction(guess)
        if direction is not None:
            scores -= LIKE_A_WRONG_GUESS * np.clip(thought.matrix @ direction - 0.4, 0, None)
    return scores


def _strengths(player: Player, thought: Candidates, clue: str) -> Any:
    """How strongly a clue word makes this player think of each candidate."""
    import numpy as np

    skill, direction = player.skills.guesser, player.lore.direction(clue)
    strengths = np.zeros(len(thought.words), np.float32)
    if direction is not None:
        nearness = np.clip((thought.matrix @ direction - FAR) / (1 - FAR), 0, 1)
        strengths = NEAR_WEIGHT * skill.feeling * nearness
    for word, strength in player.lore.linked(clue).items():
        place = thought.place.get(fold(word))
        if place is not None and share(player.variety, "link", fold(word), fold(clue)) < skill.memory:
            strengths[place] = max(strengths[place], strength)
    return strengths


def _is_ruled_out(known: Lore, word: str, ruled_out: Sequence[str], clues: Sequence[str]) -> bool:
    """Guessed wrongly before, or said by the clue-giver, who may not say the secret word or its family."""
    if not word.isalpha() and any(known.referee.trap(clue, word).level == Sureness.CERTAIN for clue in clues):
        return True
    return any(known.are_kin(word, other) for other in ruled_out)


@lru_cache(maxsize=16)
def candidates(language: Language, words: tuple[str, ...], nouns: int) -> Candidates:
    """The words of the table's list, and so many usual nouns beside them."""
    known: Lore = lore(language)
    place: dict[str, int] = {}
    for word in (*words, *known.nouns[:nouns]):
        place.setdefault(fold(word), len(place))
    spelled = {fold(word): word for word in (*known.nouns[:nouns], *words)}
    ordered = tuple(spelled[folded] for folded in place)
    return Candidates(ordered, place, known.rows(ordered))


def heard_words(known: Lore, clue: str) -> list[tuple[str, bool]]:
    """The full words of a clue, each with whether it was denied: *not big* denies, *not without fire* does not."""
    negations, lifted = NEGATIONS[known.code], LIFTING[known.code]
    found: list[tuple[str, bool]] = []
    is_denied, end = False, 0
    for token in tokens(clue, known.code):
        if any(sign in ".,;:!?" for sign in clue[end : token.start]):
            is_denied = False
        end = token.end
        if token.text in negations:
            is_denied = True
        elif token.text in lifted:
            is_denied = not is_denied
        elif not known.language.is_function_word(token.text):
            found.append((token.text, is_denied))
    return found
