"""The race of two teams to the monster, worked out exactly for teams that guess their word with the same chance."""

from functools import lru_cache
from typing import NamedTuple

GUESSED = 0.7
"""How often a word is guessed: about what normal computer players reach."""


class Standing(NamedTuple):
    """Rooms to the monster for two teams (none: the fight), and whether each has guessed in this round; None before its
    turn."""

    own: int
    rival: int
    has_guessed: bool | None = None
    has_rival_guessed: bool | None = None


@lru_cache(maxsize=4096)
def chance_of_race(standing: Standing, rounds: int) -> float:
    """The chance of the first team to beat the monster in so many rounds, this one included."""
    own, rival, guessed, rival_guessed = standing
    if guessed is None:
        return _mean(*(chance_of_race(standing._replace(has_guessed=it), rounds) for it in (True, False)))
    if rival_guessed is None:
        return _mean(*(chance_of_race(standing._replace(has_rival_guessed=it), rounds) for it in (True, False)))
    if (guessed and not own) or (rival_guessed and not rival):
        return float(guessed and not own)
    return chance_of_race(_after(standing), rounds - 1) if rounds > 1 else 0.0


def _mean(success: float, failure: float) -> float:
    return GUESSED * success + (1 - GUESSED) * failure


def _after(standing: Standing) -> Standing:
    """The next round: a team that guessed is a room nearer; if both failed, the monster comes to them, unless it is
    being fought."""
    own, rival, guessed, rival_guessed = standing
    if not guessed and not rival_guessed and own and rival:
        return Standing(own - 1, rival - 1)
    return Standing(own - bool(guessed and own), rival - bool(rival_guessed and rival))
