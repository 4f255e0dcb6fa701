"""Loads what a game needs before a table of it can be played, in a thread where that takes long.

One thread of its own checks the options that people send, so that loading tables never waits for it. A check that has
not begun is dropped when its request goes away or the server stops; beyond a few that wait, requests are refused.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.server.errors import TooFast
from lairkeeper.server.table.records import Opened, read_record

Check = Callable[[AnyGame, Record], Awaitable[None]]
"""How table options are checked: `made_ready`, or the same for as long as a client waits for it."""

_MOST_WAITING = 16
_checker = ThreadPoolExecutor(1, "lairkeeper-options")
_waiting: set[object] = set()


async def made_ready(game: AnyGame, config: Record) -> None:
    """Reads what a table with these options needs, and lets the rules check the options."""
    if game.load is None:
        game.set_up(config)
        return
    if len(_waiting) >= _MOST_WAITING:
        raise TooFast()
    request = object()
    _waiting.add(request)
    try:
        await asyncio.get_running_loop().run_in_executor(_checker, _read, game, config)
    finally:
        _waiting.discard(request)


def _read(game: AnyGame, config: Record) -> None:
    """Checks first: nothing is read for options that are refused."""
    game.set_up(config)
    if game.load is not None:
        game.load(config)


def reads_much(opened: bytes) -> bool:
    """Whether a table, by its first record, has something to read before the log can be folded: by its game, or from a
    content pack."""
    with suppress(msgspec.MsgspecError):
        record = read_record(opened)
        if isinstance(record, Opened):
            known = games().get(record.game)
            return bool(record.pack) or (known is not None and known.load is not None)
    return False
