"""How late this machine is: what a bound in seconds is given in addition, where much else runs."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest_asyncio

_NAP = 0.02


class Lateness:
    """By how much naps have been longer than asked for, all of them together; next to nothing on a quiet machine."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def ms(self) -> int:
        return int(self.seconds * 1000)

    async def measure(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(_NAP)
            self.seconds += time.monotonic() - began - _NAP


@pytest_asyncio.fixture
async def late() -> AsyncIterator[Lateness]:
    """Measured from the beginning of the test on."""
    found = Lateness()
    measuring = asyncio.create_task(found.measure())
    try:
        yield found
    finally:
        measuring.cancel()
        with suppress(asyncio.CancelledError):
            await measuring
