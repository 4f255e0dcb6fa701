"""Guessing (3.8): which word do these clues mean? A guesser knows what was said, the lists, and nothing else.

Candidates are the words of the table's list and other words that could be secret words. Each is asked how well every
word of every clue fits it: by an association that this player remembers, by a word near in meaning to such an
association, or because it is near in meaning itself. Everyday words say less than rare ones. What a wrong guess was
near to becomes less likely.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from lairkeeper.games.trapwords.arrays import arrays
from lairkeeper.games.trapwords.bots.language.lore import Lore, lore
from lairkeeper.games.trapwords.bots.language.variety import shares
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import Language
from lairkeeper.games.trapwords.referee.lexicon.text import fold, tokens
from lairkeeper.games.trapwords.referee.verdict import Sureness

MOST = 20
UNSEEN = 0.04
"""How likely a clue is that seems to have nothing to do with a candidate."""
FAR, NEAR_WEIGHT = 0.2, 0.6
"""The least cosine at which a clue word is near a candidate, and the largest weight of such a link."""
ALIKE, ALIKE_WEIGHT = 0.35, 0.6
"""The least cosine at which a clue word resembles an association of a candidate, and the largest weight of that."""
EVERYDAY, USUAL, LEAST_WEIGHT = 2_200, 1_600, 0.3
"""The weight of a clue word falls from 1 for a usual word to the least weight for an everyday one."""
LISTED = 0.5
HOSTED = 3.0
"""How much likelier a word of the table's list is than another that could be a secret word, as a logarithm; and a word
of a host's own list, which may have no associations."""
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


class PossibleGuess(NamedTuple):
    """A word worth saying; `is_ripe` tells whether a careful player would say it now or wait for another clue."""

    text: str
    likelihood: float
    is_ripe: bool


class Candidates(NamedTuple):
    """The words a guesser thinks of; those of the table's list, `listed` in number, come first.

    `spots` are their places in the vocabulary. Words of a host that are not in it stand behind its end, and have their
    vectors in `others`.
    """

    words: tuple[str, ...]
    place: dict[str, int]
    listed: int
    spots: Any
    others: Any


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
) -> list[PossibleGuess]:
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


def _ripened(player: Player, ranked: list[tuple[str, float]], mood: Mood) -> list[PossibleGuess]:
    """Only the best idea can be ripe: when it stands out from the next one."""
    top = ranked[0][1] if ranked else 0.0
    whole = sum(math.exp(score - top) for _, score in ranked)
    margin = top - ranked[1][1] if len(ranked) > 1 else math.inf
    needed = math.log(player.skills.guesser.nerve) * (WARINESS if mood.is_wary else 1)
    ripe = mood.is_hurried or margin >= needed
    return [
        PossibleGuess(word, math.exp(score - top) / whole, ripe and at == 0) for at, (word, score) in enumerate(ranked)
    ]


def _scores(player: Player, thought: Candidates, heard: Sequence[tuple[str, bool]], wrong: Sequence[str]) -> Any:
    """How well each candidate fits all that was said, as a logarithm."""
    np, known, links = arrays(), player.lore, player.lore.associations
    scores = np.zeros(len(thought.words), np.float32)
    scores[: thought.listed] += HOSTED if player.pasted else LISTED
    remembered = links.strengths * (shares(player.variety, links.keys) < player.skills.guesser.memory)
    for word, is_denied in heard:
        fit = np.log(UNSEEN + _strengths(player, thought, remembered, word))
        scores += _weight(known, word) * (DENIED * (math.log(UNSEEN) - fit) if is_denied else fit)
    for guess in wrong:
        direction = known.direction(guess)
        if direction is not None:
            cosines = np.concatenate([known.cosines(direction), thought.others @ direction])[thought.spots]
            scores -= LIKE_A_WRONG_GUESS * np.clip(cosines - 0.4, 0, None)
    return scores


def _weight(known: Lore, word: str) -> float:
    """How informative a clue word is: everyday words fit everything."""
    rarity = (EVERYDAY - known.commonness(word)) / (EVERYDAY - USUAL)
    return min(1.0, max(LEAST_WEIGHT, rarity))


def _strengths(player: Player, thought: Candidates, remembered: Any, clue: str) -> Any:
    """How strongly a clue word makes this player think of each candidate."""
    np, known, feeling = arrays(), player.lore, player.skills.guesser.feeling
    direction, links = known.direction(clue), known.associations
    cosines, further = np.zeros(len(known.vocabulary), np.float32), np.zeros(len(thought.others), np.float32)
    if direction is not None:
        cosines, further = known.cosines(direction), thought.others @ direction
    meant = ALIKE_WEIGHT * feeling * _above(cosines, ALIKE)
    meant[[place for base in known.bases(clue) for place in known.places.get(base, ())]] = 1
    linked = np.maximum.reduceat(remembered * meant[links.others], links.starts)
    near = NEAR_WEIGHT * feeling * _above(cosines, FAR)
    alone = NEAR_WEIGHT * feeling * _above(further, FAR)
    return np.concatenate([np.maximum(linked, near), alone])[thought.spots]


def _above(cosines: Any, border: float) -> Any:
    """Cosines above a border, on a scale from 0 at the border to 1."""
    return arrays().clip((cosines - border) / (1 - border), 0, 1)


def _is_ruled_out(known: Lore, word: str, ruled_out: Sequence[str], clues: Sequence[str]) -> bool:
    """Guessed wrongly before, or said by the clue-giver, who may not say the secret word or its family."""
    if not word.isalpha() and any(known.referee.trap(clue, word).level == Sureness.CERTAIN for clue in clues):
        return True
    return any(known.are_kin(word, other) for other in ruled_out)


@lru_cache(maxsize=16)
def candidates(language: Language, words: tuple[str, ...], nouns: int) -> Candidates:
    """The words of the table's list, and so many usual words beside them that could be secret words."""
    known: Lore = lore(language)
    spelled: dict[str, str] = {}
    for word in (*words, *known.nouns[:nouns]):
        spelled.setdefault(fold(word), word)
    further = [folded for folded in spelled if folded not in known.spots]
    spot = {**known.spots, **{folded: len(known.vocabulary) + at for at, folded in enumerate(further)}}
    spots = [spot[folded] for folded in spelled]
    place = {folded: at for at, folded in enumerate(spelled)}
    others = known.rows([spelled[folded] for folded in further])
    listed = len({fold(word) for word in words})
    return Candidates(tuple(spelled.values()), place, listed, arrays().array(spots), others)


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
