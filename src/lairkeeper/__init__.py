"""Lairkeeper: an open platform for four adventure board games.

`import lairkeeper as lk` offers the names below; they are loaded when one of them is first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lairkeeper.notebook import (
        CHANCE,
        CLOCK,
        Decision,
        Event,
        Illegal,
        LairkeeperError,
        Option,
        Outcome,
        Position,
        Rules,
        game,
        play,
        replay,
        rollout,
    )

    def games() -> tuple[str, ...]:
        """The names of all games."""
        ...


__all__ = [
    "CHANCE",
    "CLOCK",
    "Decision",
    "Event",
    "Illegal",
    "LairkeeperError",
    "Option",
    "Outcome",
    "Position",
    "Rules",
    "game",
    "games",
    "play",
    "replay",
    "rollout",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module("lairkeeper.notebook"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
