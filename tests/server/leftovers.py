"""`python -m tests.server.leftovers GAME DATABASE`: how many objects moves and visits leave behind in rings."""

import asyncio
import gc
import sys
from unittest.mock import patch

from lairkeeper.games import game_named
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.protocol import NewTable
from lairkeeper.server.storage import opened
from tests.server.houses import ANN, answer, questions, received, tables_on
from tests.server.proved import tables_of

ANSWERS = 6
SEED = f"{7:032x}"


async def leftovers(game: AnyGame, url: str) -> int:
    """Counts objects that a table leaves in reference cycles; a first table fills the caches."""
    gc.disable()
    async with opened(url) as storage, tables_on(storage) as tables:
        await play_some(tables, game)
        gc.collect()
        await play_some(tables, game)
        return gc.collect()


async def play_some(tables: Tables, game: AnyGame) -> None:
    """Ann answers, and bots do."""
    info = await tables.create(ANN, NewTable(game.name, tables_of(game)[0]))
    for seat in range(1, len(info.seats)):
        await tables.seat_bot(info.id, ANN, seat, "random")
    await tables.start(info.id, ANN)
    visit = await tables.enter(info.id, ANN)
    answers = 0
    while answers < ANSWERS:
        for question in questions(await received(visit))[:1]:
            await tables.hear(visit, answer(question))
            answers += 1
        await asyncio.sleep(0)
    await tables.leave(visit)


if __name__ == "__main__":
    with patch("secrets.token_hex", return_value=SEED):
        sys.stdout.write(str(asyncio.run(leftovers(game_named(sys.argv[1]), sys.argv[2]))))
