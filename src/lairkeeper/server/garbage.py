"""The search for garbage: rings of objects that nothing else refers to.

Every table stands still during a search, and moves leave no rings behind. So the interpreter does not search on its
own while people are served: all objects are gone through when the process has little else to do, and the new ones
alone when they have become many without such a moment.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import process_time

SOME = 50_000
"""New objects that are worth a search at rest."""
MANY = 500_000
"""New objects that are searched at once."""
EVERY = 1.0
REST = 0.05
"""The share of a core that a process uses at rest."""


@asynccontextmanager
async def swept() -> AsyncIterator[None]:
    """Searches at good moments only, until the end. What was loaded before is left alone at first."""
    gc.collect()
    gc.freeze()
    gc.disable()
    sweeping = asyncio.create_task(_sweep())
    try:
        yield
    finally:
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        gc.enable()
        gc.unfreeze()


async def _sweep() -> None:
    while True:
        busy = process_time()
        await asyncio.sleep(EVERY)
        search(is_at_rest=process_time() - busy < REST * EVERY)


def search(is_at_rest: bool, some: int = SOME, many: int = MANY) -> None:
    """What a search has gone through is left alone until the next one at rest."""
    new = gc.get_count()[0]
    if is_at_rest and new >= some:
        gc.unfreeze()
    elif new < many:
        return
    gc.collect()
    gc.freeze()
