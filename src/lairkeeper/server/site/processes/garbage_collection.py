"""Garbage collection: reference cycles that nothing else refers to.

Every table stands still during a search, and moves leave no cycles behind. So the interpreter does not search on its
own while people are served. New objects are searched when there are some and nobody has moved for a second, and at once
when there are many. What was searched is frozen, so that a search takes time for new objects alone. Once in ten
minutes, in a second without moves, everything is searched: cycles may have formed among frozen objects.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

SOME = 50_000
"""New objects after which a search pays when the server is idle."""
MANY = 100_000
"""New objects after which a search starts at once: some 20 ms."""
EVERY = 0.2
REST = 1.0
"""Seconds without a move after which the server counts as idle."""
LONG_WHILE = 600.0
"""Seconds between two searches of everything."""


@asynccontextmanager
async def swept(moves: Callable[[], int]) -> AsyncIterator[None]:
    """Searches at good moments only, until the end; `moves` counts what people would notice a pause in. What was
    loaded before is left alone at first."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sweeping = asyncio.create_task(_sweep(moves))
    try:
        yield
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        gc.enable()
        gc.unfreeze()


async def _sweep(moves: Callable[[], int]) -> None:
    clock = asyncio.get_running_loop().time
    seen, moved = moves(), clock()
    searched = moved
    while True:
        await asyncio.sleep(EVERY)
        if moves() != seen:
            seen, moved = moves(), clock()
        is_at_rest = clock() - moved >= REST
        is_thorough = is_at_rest and clock() - searched >= LONG_WHILE
        search(is_at_rest, is_thorough)
        if is_thorough:
            searched = clock()


def search(is_at_rest: bool, is_thorough: bool = False, some: int = SOME, many: int = MANY) -> None:
    """Searches the new objects for cycles if there are enough of them, or all objects, and freezes what it searched."""
    if is_thorough:
        gc.unfreeze()
    elif gc.get_count()[0] < (some if is_at_rest else many):
        return
    gc.collect()
    gc.freeze()
