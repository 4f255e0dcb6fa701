"""The server is killed in the middle of a turn: the hourglass stands where it stood, and the turn goes on."""

import asyncio
from pathlib import Path

import pytest

from lairkeeper.server.protocol import Acknowledged
from tests.games.trapwords.served.evening import answer, asked, begun, evening, hourglass, type_in
from tests.server.sites import ServerProcess, free_port
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio


async def test_the_hourglass_stands_where_it_stood_after_a_kill(sqlite_url: str, folder: Path) -> None:
    server = ServerProcess(sqlite_url, free_port(), folder, module="tests.server.packed")
    try:
        await asyncio.to_thread(server.wait_until_ready)
        ann, bob = [await Person.named(server.address, name, stays=True) for name in ("Ann", "Bob")]
        table = await begun(ann, bob)
        async with evening(ann, bob, table) as before:
            await before.write_lists()
            await type_in(before.playing, "give_clue", "something usual")
            await type_in(before.playing, "give_clue", "about seven of them")
            await before.setting.until_it(
                lambda visitor: any(q.question == "check_held_clue" for q in visitor.questions)
            )
            stood, turn = hourglass(before.setting), before.turn
            assert (stood.is_running, turn["frozen"]) == (False, "held")
    finally:
        server.kill()
    again = ServerProcess(sqlite_url, free_port(), folder, module="tests.server.packed")
    try:
        await asyncio.to_thread(again.wait_until_ready)
        ann.move(again.address)
        bob.move(again.address)
        async with evening(ann, bob, table) as after:
            assert (hourglass(after.setting).left_ms, after.turn["clues"]) == (stood.left_ms, turn["clues"])
            held = asked(after.setting, "check_held_clue")
            assert isinstance(await answer(after.setting, held, {"type": "waive"}), Acknowledged)
            await after.setting.until_it(lambda visitor: hourglass(visitor).is_running)
            assert hourglass(after.setting).left_ms <= stood.left_ms
    finally:
        again.kill()
