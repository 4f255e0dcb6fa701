"""Garbage collection: reference cycles that nothing else refers to.

Every table stands still during a search, and moves leave no cycles behind. So the interpreter does not search on its
own while people are served: all objects are gone through in a second in which nobody moves, and the new ones alone when
they have become many without such a second.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

SOME = 50_000
"""New objects after which a search pays when the server is idle."""
MANY = 500_000
"""New objects after which a search starts at once."""
EVERY = 1.0


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
    while True:
        before = moves()
        await asyncio.sleep(EVERY)
        search(is_at_rest=moves() == before)


def search(is_at_rest: bool, some: int = SOME, many: int = MANY) -> None:
    """Searches for cycles, then freezes the searched objects until the next idle search."""
    new = gc.get_count()[0]
    if is_at_rest and new >= some:
        gc.unfreeze()
    elif new < many:
        return
    gc.collect()
    gc.freeze()
