"""The moments of the game at which a chapter of the campaign does something of its own.

A step says for which chapters and at which moment it is carried out; the standard game has none of them.
"""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import Step, applies

Moment = Literal[
    "tile_placed",
    "dice_placed",
    "entering",
    "settled",
    "combat_lost",
    "foe_beaten",
    "boss_beaten",
    "second_shadow",
    "round_end",
    "no_tile",
    "won",
]
"""`settled`: an encounter or an action is over; `no_tile`: none can be added in Phase 1."""

STEPS: dict[tuple[int, Moment], list[type[Step]]] = {}

S = TypeVar("S", bound=type[Step])


def happens(moment: Moment, *chapters: int) -> Callable[[S], S]:
    """Registers a step for a moment in these chapters."""

    def register(step: S) -> S:
        for chapter in chapters:
            STEPS.setdefault((chapter, moment), []).append(step)
        return step

    return register


@applies("WDL-CAM20")
def steps_at(woods: Woods, moment: Moment, *about: Any) -> tuple[Step, ...]:
    """What the chapter adds at this moment; `about` are the fields of its steps."""
    if not woods.options.chapter:
        return ()
    return tuple(step(*about) for step in STEPS.get((woods.options.chapter, moment), ()))


@applies("WDL-CH3-5", "WDL-CH3-6", "WDL-CH4-7", "WDL-CH4-22")
def grows(woods: Woods) -> bool:
    """Whether tiles are added; in chapters 3 and 4 the whole forest lies there from the start."""
    return woods.options.chapter not in (3, 4)


@applies("WDL-CH1-14", "WDL-CH2-23")
def seeks_boss(woods: Woods) -> bool:
    """Whether an exhausted pile reveals the Boss: only where the Boss tile is in the pile."""
    return woods.options.chapter in (0, 5)
