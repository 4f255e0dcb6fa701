"""The three levels of the computer players, read from `levels.toml`."""

from functools import cache
from importlib.resources import files
from typing import Literal, get_args

import msgspec

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)


class SetterSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    depth: int
    focus: float
    foresight: float


class GiverSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    caution: float
    whim: float
    words: int
    seconds: int


class GuesserSkill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    memory: float
    nouns: int
    feeling: float
    nerve: float
    seconds: int


class Skills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a computer player sets traps, gives clues and guesses."""

    setter: SetterSkill
    giver: GiverSkill
    guesser: GuesserSkill


@cache
def skills(level: Level) -> Skills:
    text = (files("lairkeeper.games.trapwords.bots") / "levels.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=dict[Level, Skills])[level]
