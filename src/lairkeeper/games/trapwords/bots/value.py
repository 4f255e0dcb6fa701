"""The chance of a team to beat the monster: named terms with weights fitted to games of the computer players.

Both teams may win, and both may lose. The terms are those of a race to the monster, worked out exactly for teams that
guess equally well, with what makes the words of either team harder to guess. They tell nothing of the words
themselves, so a team learns nothing from its own chance.
"""

from functools import lru_cache
from math import log
from typing import NamedTuple

from lairkeeper.games.trapwords.state import TEAMS, Dungeon, TeamId, other, supplies, team_of
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.value_weights import read_weights

GUESSED = 0.7
"""How often a word is guessed: about what normal computer players reach."""


class Terms(NamedTuple):
    start: float = 1
    race: float = 0
    """The log-odds of the race between teams that guess equally well."""
    traps_ahead: float = 0
    rival_traps_ahead: float = 0
    """Traps in the rooms to the monster: the mean of the rooms, for either team."""
    curses: float = 0
    rival_curses: float = 0
    """Curses and monsters that bind a team in this round."""
    curses_ahead: float = 0
    """Curses that lie in rooms on the way."""
    is_hard: float = 0
    """1 where the monsters of the hard deck are fought."""
    no_curses: float = 0
    relaxed: float = 0
    french: float = 0
    contemporary: float = 0
    large_team: float = 0
    large_rival: float = 0
    """Players of a team beyond two, at most three."""
    rounds_left: float = 0
    """Rounds after this one, of eight."""


TERMS = Terms._fields
_MANY, _SMALL = 3, 2
_NEARLY = 0.004
"""Races are at least so far from certain, since teams do not guess equally well."""


def terms_of(dungeon: Dungeon, seat: Seat) -> Measured:
    """The terms of the team of a seat; those of the first team for people who watch."""
    team, options = team_of(dungeon, seat) or TEAMS[0], dungeon.options
    rival = other(team)
    return Measured(
        "dungeon",
        Terms(
            race=race(dungeon, team),
            traps_ahead=traps_ahead(dungeon, team),
            rival_traps_ahead=traps_ahead(dungeon, rival),
            curses=float(len(dungeon.teams[team].effects)),
            rival_curses=float(len(dungeon.teams[rival].effects)),
            curses_ahead=float(sum(it.place > dungeon.teams[team].place for it in dungeon.curses)),
            is_hard=float(options.monster_deck == "hard"),
            no_curses=float(options.curses == "none"),
            relaxed=float(options.clues == "relaxed"),
            french=float(options.language == "fr"),
            contemporary=float(options.group == "contemporary"),
            large_team=_extra(dungeon, team),
            large_rival=_extra(dungeon, rival),
            rounds_left=(supplies(dungeon).rounds - dungeon.round) / supplies(dungeon).rounds,
        ),
    )


def race(dungeon: Dungeon, team: TeamId) -> float:
    """The log-odds of a team to be the first at the monster, or there together with the other one, and beat it."""
    rival = other(team)
    standing = Standing(
        _way(dungeon, team), _way(dungeon, rival), _has_guessed(dungeon, team), _has_guessed(dungeon, rival)
    )
    chance = chance_of_race(standing, max(1, supplies(dungeon).rounds - dungeon.round + 1))
    chance = _NEARLY + (1 - 2 * _NEARLY) * chance
    return log(chance / (1 - chance))


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


def _way(dungeon: Dungeon, team: TeamId) -> int:
    """Rooms to the monster from where the team stood when the round began."""
    return max(0, dungeon.monster_at - dungeon.teams[team].start)


def _has_guessed(dungeon: Dungeon, team: TeamId) -> bool | None:
    """Whether the team guessed its word in this round; None before its turn is over."""
    turn = next((it for it in dungeon.turns if it.team == team and it.result != "open"), None)
    return None if turn is None else turn.result == "success"


def traps_ahead(dungeon: Dungeon, team: TeamId) -> float:
    """The mean number of traps in the rooms from a team to the monster."""
    rooms = dungeon.rooms[dungeon.teams[team].place : dungeon.monster_at + 1] or dungeon.rooms[-1:]
    return sum(rooms) / len(rooms)


def _extra(dungeon: Dungeon, team: TeamId) -> float:
    return float(min(_MANY, len(dungeon.teams[team].seats) - _SMALL))


VALUE: ValueModel[Dungeon] = ValueModel(
    "chance",
    TERMS,
    terms_of,
    read_weights(__package__, TERMS),
    tables=tuple(
        {"language": language, "group": group} for language in ("en", "fr") for group in ("fantasy", "contemporary")
    ),
)
