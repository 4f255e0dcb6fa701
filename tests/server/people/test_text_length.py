"""What people write is measured before it is read: one long text must not keep everybody waiting."""

import time

import pytest

from lairkeeper.server.errors import BadName, TooLong
from lairkeeper.server.lobby.tables import LONGEST_TITLE
from lairkeeper.server.people.names import checked_line, checked_name
from lairkeeper.server.protocol import NewTable, Say
from lairkeeper.server.table.commands.play_commands import LONGEST_SAYING
from tests.server.visitors import Person, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")

MARKS = "a" + "\u0300" * 16_000 + "\u0316" * 16_000
"""To put these marks in order takes a second and a half, which is quadratic in their number."""
UNSEEN = "\u202e"


async def test_a_name_without_end_is_refused_unread() -> None:
    began = time.process_time()
    with pytest.raises(BadName) as refused:
        checked_name(MARKS)
    assert time.process_time() - began < 0.1
    assert refused.value.facts["found"] == len(MARKS)


async def test_removed_characters_do_not_count_up_to_a_limit() -> None:
    assert checked_line(UNSEEN * 30 + " Ann ", "title", 10) == "Ann"
    with pytest.raises(TooLong):
        checked_line(UNSEEN * 41, "title", 10)


async def test_no_title_and_no_line_of_chat_is_read_without_end(ann: Person) -> None:
    endless = NewTable("run-run-run", title=UNSEEN * (4 * LONGEST_TITLE + 1))
    assert await ann.refused("/api/tables", endless) == (400, "message-too-long")
    table = await ann.open_table()
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        said = await visitor.tell(Say(1, "Hello" + UNSEEN * (4 * LONGEST_SAYING)))
        assert refusal_code(said) == "message-too-long"
