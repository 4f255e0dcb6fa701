"""Setting traps (3.4): which words will the other clue-giver want to say?"""

from collections.abc import Sequence

from lairkeeper.games.trapwords.players.lore import Lore
from lairkeeper.games.trapwords.players.player import Player
from lairkeeper.games.trapwords.players.thoughts import thoughts
from lairkeeper.games.trapwords.players.variety import stir
from lairkeeper.games.trapwords.referee.table import CONTENT
from lairkeeper.games.trapwords.referee.text import fold
from lairkeeper.games.trapwords.referee.verdict import Level as Sureness

MOST = 20


def suggest_traps(player: Player, secret: str, *, quota: int, taken: Sequence[str] = ()) -> list[str]:
    """Words to propose as traps, the likeliest clue first (TRP-TRAP1).

    All are allowed (TRP-TRAP9 to 17), and no two are of one family, nor of the family of what is `taken` already.
    """
    found: list[str] = []
    for word in _in_order(player, secret, quota):
        if _may_be_trap(player.lore, word, secret) and not _is_covered(player.lore, word, (*taken, *found)):
            found.append(word)
        if len(found) == MOST:
            break
    return found


def likeliest(player: Player, secret: str, traps: Sequence[str]) -> int:
    """The place of the trap that a clue-giver says most likely: the one to star (C05)."""
    order = [fold(word) for word in thoughts(player.lore, secret)]
    ranks = [order.index(fold(trap)) if fold(trap) in order else len(order) for trap in traps]
    return ranks.index(min(ranks)) if ranks else 0


def _in_order(player: Player, secret: str, quota: int) -> list[str]:
    """The first thoughts in an order of this player's own, then the others."""
    skill, words = player.skills.setter, thoughts(player.lore, secret)
    depth = quota + skill.depth

    def rank(place: int) -> float:
        likely = -skill.focus * place / max(quota, 1)
        return likely + stir(player.variety, "trap", secret, words[place]) if place < depth else -1000.0 - place

    return [words[place] for place in sorted(range(len(words)), key=rank, reverse=True)]


def _may_be_trap(lore: Lore, word: str, secret: str) -> bool:
    """A noun, an adjective or a verb that is no function word and does not say the secret word (TRP-TRAP9 to 17)."""
    if lore.language.is_function_word(fold(word)) or not lore.kinds(word) & CONTENT:
        return False
    return max(lore.referee.trap(word, secret).level, lore.referee.trap(secret, word).level) < Sureness.WEAK


def _is_covered(lore: Lore, word: str, others: Sequence[str]) -> bool:
    """Would one of the other traps catch this word, or this one it? (TRP-TRAP18)."""
    return any(
        max(lore.referee.trap(word, other).level, lore.referee.trap(other, word).level) >= Sureness.PROBABLE
        for other in others
    )
