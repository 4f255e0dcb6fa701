"""One table in two processes: each answers for a state that the other has left."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from bench.attack.hostile import CONNECTIONS, Attack, Line
from bench.attack.seated import PACE, Guesthouse, Preparation

LINES = 2


async def stale_tables(attack: Attack) -> None:
    """Every guest has a line to each process, and answers every question over both at once."""
    houses = (await Preparation.of(attack, CONNECTIONS)).houses
    attack.begin()
    await asyncio.gather(*(attack.again_and_again(partial(_doubled, house)) for house in houses))


async def _doubled(house: Guesthouse) -> None:
    lines = [await _anywhere(house) for _ in range(LINES)]
    try:
        await asyncio.gather(*(house.listen(line) for line in lines), _answer_twice(house, lines))
    finally:
        for line in lines:
            line.writer.transport.abort()


async def _anywhere(house: Guesthouse) -> Line:
    """A connection whose first request names no table goes to any process, and stays there."""
    line = await house.attack.connect()
    await line.ask("GET", "/api/me", None, *house.who.headers)
    await house.enter(line)
    return line


async def _answer_twice(house: Guesthouse, lines: list[Line]) -> None:
    while not house.attack.is_over:
        if house.questions:
            await asyncio.gather(*(house.answer(line) for line in lines))
        await asyncio.sleep(PACE)
    raise ConnectionResetError


SHARED: dict[str, Callable[[Attack], Awaitable[None]]] = {"stale tables in two processes": stale_tables}
