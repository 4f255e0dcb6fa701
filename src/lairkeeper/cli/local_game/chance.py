"""Chance at this terminal: a stream of random numbers that finds its place again in a saved game."""

import secrets
from typing import Any

from lairkeeper.kernel import CHANCE, AnyGame, ChanceStream, Journal, apply, start
from lairkeeper.kernel.flow.state import Decision, State


def new_seed() -> str:
    return secrets.token_hex(8)


def stream_after(game: AnyGame, journal: Journal[Any]) -> ChanceStream:
    """The stream of a game, moved to where it was when the game was saved.

    If the game was drawn by hand, or by another stream, the rest is drawn from one of its own.
    """
    stream = ChanceStream(journal.seed or new_seed())
    state = start(game, journal.config)
    for entry in journal.entries:
        if entry.seat == CHANCE:
            draw = _draw(state, entry.number)
            if stream.choose(draw.options, draw.weights) != entry.option:
                return stream.split(f"after-{len(journal.entries)}")
        apply(state, entry.seat, entry.option, entry.number)
    return stream


def _draw(state: State[Any], number: int | None) -> Decision:
    return next(draw for draw in state.decisions if draw.is_chance and number in (None, draw.number))
