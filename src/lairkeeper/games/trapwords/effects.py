"""Queries for the effects of curses and monsters: numbers add, limits take the smaller value."""

from collections.abc import Iterable

from lairkeeper.games.trapwords.components.box import CurseId, EffectId
from lairkeeper.games.trapwords.components.kinds import CurseEffect, Requirement
from lairkeeper.games.trapwords.config import hourglass_ms
from lairkeeper.games.trapwords.state import (
    Dungeon,
    Sheet,
    TeamId,
    box_of,
    effects_on,
    is_typed,
    milliseconds,
    other,
    supplies,
)
from lairkeeper.kernel.definition.clauses import applies

PAIR = 2


def _least(limits: Iterable[int]) -> int:
    """The smallest of some limits; 0 stands for none."""
    return min((limit for limit in limits if limit), default=0)


@applies("TRP-TRAP2", "TRP-TRAP3", "TRP-ORD5", "TRP-CUR13")
def quota(dungeon: Dungeon, team: TeamId) -> int:
    """The traps to write against a team: the number of the room where it started, and what its effects add."""
    extra = sum(effect.extra_traps for effect in effects_on(dungeon, team))
    return dungeon.rooms[dungeon.teams[team].start] + extra


@applies("TRP-GUES2", "TRP-CUR13")
def guess_limit(dungeon: Dungeon, team: TeamId) -> int:
    """Five guesses, or fewer; a team of two that hears a lone voice has four."""
    effects = effects_on(dungeon, team)
    limits = [effect.guesses for effect in effects]
    if len(dungeon.teams[team].seats) == PAIR:
        limits += [effect.pair_guesses for effect in effects]
    return _least(limits) or supplies(dungeon).guesses


@applies("TRP-DIG1", "TRP-VAR2", "TRP-VAR4", "TRP-CUR13")
def glass_ms(dungeon: Dungeon, team: TeamId) -> int:
    """The hourglass of a turn in milliseconds: shortened by effects, or the time that the faster team has used."""
    if (target := time_to_beat(dungeon, team)) is not None:
        return target
    full = hourglass_ms(dungeon.options)
    for effect in effects_on(dungeon, team):
        full = full * effect.time_percent // 100
    return full


@applies("TRP-VAR1", "TRP-VAR2", "TRP-VAR4")
def time_to_beat(dungeon: Dungeon, team: TeamId) -> int | None:
    """The time of the first team, where both fight, the first has guessed and the faster one wins."""
    if dungeon.options.tie_break != "fastest" or not all(each.is_fighting for each in dungeon.teams):
        return None
    times = [turn.glass.spent for turn in dungeon.turns if turn.team != team and turn.result == "success"]
    return times[0] if times else None


@applies("TRP-CLUE2", "TRP-VAR5", "TRP-VAR6", "TRP-VAR7")
def reading_ms(dungeon: Dungeon, team: TeamId) -> int:
    """The time to read the word: none under pressure, and none against the harder Dragon."""
    if is_rushed(dungeon, team) or dungeon.options.clock_start == "at_once":
        return 0
    return milliseconds(supplies(dungeon).reading)


def is_rushed(dungeon: Dungeon, team: TeamId) -> bool:
    """Whether the hourglass runs from the moment the word is handed over."""
    return not all(effect.reading for effect in effects_on(dungeon, team))


@applies("TRP-VAR6")
def waits_for_clue(dungeon: Dungeon, team: TeamId) -> bool:
    """Whether the hourglass waits for the first clue."""
    return dungeon.options.clock_start == "first_clue" and is_typed(dungeon) and not is_rushed(dungeon, team)


def word_limit(dungeon: Dungeon, team: TeamId) -> int:
    """The most words of all clues together; 0: no limit."""
    return _least(effect.word_limit for effect in effects_on(dungeon, team))


def clue_limit(dungeon: Dungeon, team: TeamId) -> int:
    """The most clues; 0: no limit."""
    return _least(effect.clue_limit for effect in effects_on(dungeon, team))


def clue_window(dungeon: Dungeon, team: TeamId) -> int:
    """The seconds for all clues; 0: no window."""
    return _least(effect.clue_window for effect in effects_on(dungeon, team))


def locks_clues(dungeon: Dungeon, team: TeamId) -> bool:
    return any(effect.locks_clues for effect in effects_on(dungeon, team))


def guesses_come_last(dungeon: Dungeon, team: TeamId) -> bool:
    return any(effect.guess_after_done for effect in effects_on(dungeon, team))


def has_sole_guesser(dungeon: Dungeon, team: TeamId) -> bool:
    """Only larger teams name a guesser; a pair has fewer guesses."""
    effects = effects_on(dungeon, team)
    return len(dungeon.teams[team].seats) > PAIR and any(effect.sole_guesser for effect in effects)


def has_star(dungeon: Dungeon, team: TeamId) -> bool:
    """Whether a trap against this team is starred."""
    return any(effect.starred_trap for effect in effects_on(dungeon, team))


def is_contagious(dungeon: Dungeon, team: TeamId) -> bool:
    return any(effect.traps_hit_guessers for effect in effects_on(dungeon, team))


def requirements(dungeon: Dungeon, team: TeamId) -> tuple[tuple[EffectId, Requirement], ...]:
    """The requirements for every clue of a team, each with its effect."""
    effects = effects_on(dungeon, team)
    return tuple((EffectId(effect.id), effect.require) for effect in effects if effect.require != "none")


@applies("TRP-RULE8")
def old_traps(dungeon: Dungeon, team: TeamId) -> tuple[str, ...]:
    """Traps of earlier rounds that are active again; those made void, then or when they came back, are left out."""
    wanted = {effect.old_traps for effect in effects_on(dungeon, team)}
    if not wanted & {"against_me", "all"}:
        return ()
    own = _earlier(dungeon, team)
    sheets = (*own, *_earlier(dungeon, other(team))) if "all" in wanted else own
    return tuple(dict.fromkeys(trap for sheet in sheets for trap in sheet.traps if trap not in _void_since(sheet, own)))


def _earlier(dungeon: Dungeon, team: TeamId) -> tuple[Sheet, ...]:
    return tuple(sheet for sheet in dungeon.teams[team].sheets if sheet.round < dungeon.round)


def _void_since(sheet: Sheet, sheets: tuple[Sheet, ...]) -> set[str]:
    """Traps made void on this sheet, or on a later sheet against the same team."""
    return {*sheet.void, *(trap for later in sheets if later.round >= sheet.round for trap in later.void)}


@applies("TRP-CUR14")
def is_unplayable(dungeon: Dungeon, first: CurseId, second: CurseId) -> bool:
    """Whether two curses cannot be played together by the teams that fight."""
    smallest = min(len(team.seats) for team in dungeon.teams if team.is_fighting)
    holds = {
        "always": True,
        "pair_team": smallest == PAIR,
        "echo_guesses": dungeon.options.echo_reading == "guesses",
    }
    return any({pair.first, pair.second} == {first, second} and holds[pair.only] for pair in box_of(dungeon).unplayable)


def drawn_by(dungeon: Dungeon) -> int:
    """How many curses the monster draws in a round in which it is fought."""
    return box_of(dungeon).effect[dungeon.monster].draw_curses


def judged_at_table(effect: CurseEffect) -> bool:
    """Whether somebody may break this effect: numbers and times cannot be broken."""
    return bool(
        effect.clue_window
        or effect.locks_clues
        or effect.guess_after_done
        or effect.sole_guesser
        or effect.traps_hit_guessers
        or effect.banned_letter
        or effect.max_letters
        or effect.require != "none"
        or effect.word_limit
        or effect.clue_limit
    )
