"""What a game reads before a table of it can be played: in a thread where it is much, so that other tables go on."""

import asyncio
from contextlib import suppress

import msgspec

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.records import Opened, read_record


async def made_ready(game: AnyGame, config: Record) -> None:
    """Reads what a table with these options needs, and lets the rules check the options."""
    if game.load is None:
        game.set_up(config)
    else:
        await asyncio.to_thread(_read, game, config)


def _read(game: AnyGame, config: Record) -> None:
    if game.load is not None:
        game.load(config)
    game.set_up(config)


def reads_much(opened: bytes) -> bool:
    """Whether the game of a table, by its first record, has something to read before the log can be folded."""
    with suppress(msgspec.MsgspecError):
        record = read_record(opened)
        known = games().get(record.game) if isinstance(record, Opened) else None
        return known is not None and known.load is not None
    return False
