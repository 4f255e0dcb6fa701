"""Setting traps (3.4): which words will the other clue-giver want to say?"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from lairkeeper.games.trapwords.bots.giver import GiverTurn, clue_words
from lairkeeper.games.trapwords.bots.language.lore import Lore
from lairkeeper.games.trapwords.bots.language.thoughts import reserve, thoughts
from lairkeeper.games.trapwords.bots.language.variety import share, stir
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.referee.legality import Acceptance, legality
from lairkeeper.games.trapwords.referee.lexicon.text import fold

MOST = 20
LAST = -1_000.0


def suggest_traps(player: Player, secret: str, *, quota: int, taken: Sequence[str] = ()) -> list[str]:
    """Words to propose as traps, the best first (TRP-TRAP1).

    All are allowed (TRP-TRAP9 to 17), and no two are of one family, nor of the family of what is `taken` already.
    """
    found: list[str] = []
    for word in _in_order(player, secret, quota):
        if not _is_covered(player.lore, word, (*taken, *found)):
            found.append(word)
        if len(found) == MOST:
            break
    return found


def likeliest(player: Player, secret: str, traps: Sequence[str]) -> int:
    """The place of the trap that a clue-giver says most likely: the one to star (C05)."""
    order = [fold(thought.word) for thought in thoughts(player.lore, secret)]
    ranks = [order.index(fold(trap)) if fold(trap) in order else len(order) for trap in traps]
    return ranks.index(min(ranks)) if ranks else 0


@lru_cache(maxsize=500)
def _in_order(player: Player, secret: str, quota: int) -> tuple[str, ...]:
    """Obvious words and, where this player has the foresight, words that a careful clue-giver would turn to.

    The same for every word of a list, so that it is thought out once.
    """
    obvious, foresight = _obvious(player, secret, quota), player.skills.setter.foresight
    careful = _careful(player, secret, quota) if foresight else []
    found: dict[str, None] = {}
    for slot in range(len(obvious)):
        source = careful if share(player.variety, "foresight", secret, slot) < foresight else obvious
        found.update(dict.fromkeys(_next_of(source, found)))
    possible = (*found, *obvious, *reserve(player.lore, secret))
    legal = (word for word in possible if _is_legal(player.lore, word))
    return tuple(dict.fromkeys(legal))


def _next_of(source: Iterable[str], found: dict[str, None]) -> list[str]:
    return list(islice((word for word in source if word not in found), 1))


def _obvious(player: Player, secret: str, quota: int) -> list[str]:
    """The first thoughts in an order of this player's own, then the others."""
    skill, found = player.skills.setter, thoughts(player.lore, secret)
    depth = quota + skill.depth

    def rank(place: int) -> float:
        likely = -skill.focus * place / max(quota, 1)
        return likely + stir(player.variety, "trap", secret, found[place].word) if place < depth else LAST - place

    return [found[place].word for place in sorted(range(len(found)), key=rank, reverse=True)]


def _careful(player: Player, secret: str, quota: int) -> list[str]:
    """The clues this player would give itself, best first."""
    return clue_words(player._replace(level="normal"), secret, GiverTurn(quota))


@lru_cache(maxsize=20_000)
def _is_legal(known: Lore, word: str) -> bool:
    """Accepted by the referee without a warning."""
    return legality(known.language, word).ruling is Acceptance.ACCEPTED


def _is_covered(known: Lore, word: str, others: Sequence[str]) -> bool:
    """Is this word of one family with another trap, so that it would be wasted (TRP-TRAP18)?"""
    return any(known.are_kin(word, other) for other in others)
