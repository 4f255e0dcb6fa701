"""Random and mutated messages over a real socket: no crash, one reply each, and nothing the rules do not allow.

`TEST_FUZZ_MESSAGES=100000` sends that many.
"""

import os
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lairkeeper.kernel import fingerprint
from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.server.protocol import Closing, Pause, Pong, Refused, Snapshot, TableInfo, Update
from lairkeeper.server.site.app import Site
from lairkeeper.server.table.log import read_table
from lairkeeper.server.table.records import Answered, read_record
from tests.every import every_game
from tests.server.proved import smallest, table_of, tables_of
from tests.server.visitors import Person, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

MESSAGES = int(os.environ.get("TEST_FUZZ_MESSAGES", "2000"))
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**200,
    1.5,
    "",
    "0",
    "💥",
    "\0",
    [],
    {},
    [[]],
    {"type": "pass"},
    "x" * 300,
)
KINDS = (
    "enter",
    "answer",
    "take_back",
    "consent",
    "say",
    "mark",
    "ask_why_not",
    "ask_hint",
    "ask_previews",
    "pong",
    "odd",
    "",
)


class Fuzz:
    """Makes messages: some that could be meant, most of them bent, some of them noise."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.options: list[Any] = [{"type": "pass"}]

    def message(self, visitor: Visitor) -> str | bytes:
        self.options = self.options[-50:] + [
            msgspec.json.decode(c.option) for q in visitor.questions for c in q.choices
        ]
        likely = self._likely(visitor)
        match self.random.randrange(10):
            case 0:
                return self.random.randbytes(self.random.randrange(40))
            case 1:
                return self._broken(msgspec.json.encode(likely).decode())
            case 2 | 3:
                return msgspec.json.encode(likely).decode()
            case _:
                return msgspec.json.encode(self._bent(likely)).decode()

    def _likely(self, visitor: Visitor) -> dict[str, Any]:
        asked = visitor.questions[0] if visitor.questions else None
        return {
            "type": self.random.choice(KINDS),
            "sequence": self.random.randrange(1000),
            "seat": asked.seat if asked else 0,
            "number": asked.number if asked else 1,
            "option": self.random.choice(self.options),
        }

    def _bent(self, message: dict[str, Any]) -> dict[str, Any]:
        """The fields its kind wants, more or less, with something odd in one or two places."""
        extra = {"text": "hello", "agrees": True, "place": self.random.randrange(-600, 600), "key": "", "since": 3}
        bent = message | {name: value for name, value in extra.items() if self.random.random() < 0.3}
        for name in self.random.sample(sorted(bent), 1 + self.random.randrange(2)):
            bent[name] = self.random.choice((*ODD, *self.options))
        for name in [name for name in bent if self.random.random() < 0.15]:
            del bent[name]
        return bent

    def _broken(self, text: str) -> str:
        place = self.random.randrange(len(text))
        return text[:place] + self.random.choice(('"', "{", "]", ",", "\\u", "é", "")) + text[place + 1 :]


async def replied(visitor: Visitor) -> Any:
    return await visitor.until(lambda message: not isinstance(message, Snapshot | Update))


async def send_some(fuzz: Fuzz, visitor: Visitor, count: int) -> int:
    """Sends messages until the server has had enough of this connection; how many it took."""
    for sent in range(count):
        try:
            await visitor.socket.send(fuzz.message(visitor))
            if fuzz.random.random() < 0.01:
                await visitor.say(Pong(fuzz.random.randrange(3)))
            reply = await replied(visitor)
        except ConnectionClosed:
            return sent + 1
        if isinstance(reply, Closing):
            return sent + 1
        assert not (isinstance(reply, Refused) and reply.refusal.code == "server-error"), visitor.received[-1]
    return count


@every_game
async def test_no_message_breaks_the_server_or_the_rules(game: AnyGame, ann: Person, bob: Person, site: Site) -> None:
    options = {**tables_of(game)[0], "players": smallest(game)}
    table, fuzz, left = await table_of(ann, bob, game, options), Fuzz(11), MESSAGES
    while left > 0:
        if (await ann.look(f"/api/tables/{table.id}", TableInfo)).status == "over":
            await check(site, table)
            table = await table_of(ann, bob, game, options)
        async with ann.at(table.id) as visitor:
            await visitor.arrive()
            left -= await send_some(fuzz, visitor, min(left, 400))
        await let_bob_answer(bob, table)
    await hold_still(ann, table)
    await check(site, table)
    assert (await ann.http.get("/api/health")).status_code == 200


async def let_bob_answer(bob: Person, table: TableInfo) -> None:
    async with bob.at(table.id) as visitor:
        await visitor.arrive()
        for _ in range(3):
            if visitor.questions and not visitor.is_over:
                await visitor.answer(visitor.questions[0], visitor.questions[0].choices[0])


async def hold_still(ann: Person, table: TableInfo) -> None:
    """A pause: no clock and no bot answers while the log is read."""
    if (await ann.look(f"/api/tables/{table.id}", TableInfo)).status == "playing":
        assert (await ann.do(table, "pause", Pause(True))).is_paused


async def check(site: Site, table: TableInfo) -> None:
    """The log replays to the state in memory: everything in it was legal when it came."""
    blobs = await site.services.storage.records(table.id)
    replayed = read_table(blobs)
    live = site.services.tables.registry.live[table.id].table
    assert replayed.status in ("playing", "over") and replayed.version == live.version == len(blobs)
    assert fingerprint(replayed.playing().state) == fingerprint(live.playing().state)
    assert any(isinstance(read_record(blob), Answered) for blob in blobs)
