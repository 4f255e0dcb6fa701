"""The chance of a team to beat the monster: named terms with weights fitted to games of the computer players.

Both teams may win, and both may lose. The terms are those of a race (`race.py`) with what makes the words of either
team harder to guess. They tell nothing of the words themselves, so a team learns nothing from its own chance.
"""

from math import log
from typing import NamedTuple

from lairkeeper.games.trapwords.bots.race import Standing, chance_of_race
from lairkeeper.games.trapwords.state import TEAMS, Dungeon, TeamId, other, supplies, team_of
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.value_weights import read_weights


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
