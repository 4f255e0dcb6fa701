"""Tables without HTTP: the domain on a real storage, with visitors whose messages can be read at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from lairkeeper.server.clock import Clock
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.ownership import ALL, Share
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Answer, ClientMessage, NewTable, Question, ServerMessage, TableInfo, Update
from lairkeeper.server.storage import Storage, opened
from lairkeeper.server.telemetry.metrics import Metrics

ANN, BOB = Caller("ann", "Ann"), Caller("bob", "Bob")

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


def ticking() -> Any:
    ticks = count(1_000)
    return lambda: next(ticks)


@asynccontextmanager
async def tables_on(
    storage: Storage,
    pace: float = 0.0,
    idle_seconds: float = 600.0,
    now: Clock | None = None,
    share: Share = ALL,
) -> AsyncIterator[Tables]:
    """Time goes on by a millisecond whenever it is looked at, unless a clock is given."""
    tables = Tables(storage, now or ticking(), pace, Metrics(), idle_seconds, share)
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


@asynccontextmanager
async def tables_at(url: str, pace: float = 0.0) -> AsyncIterator[Tables]:
    async with opened(url) as storage, tables_on(storage, pace) as tables:
        yield tables


async def started(tables: Tables, **chosen: Any) -> TableInfo:
    """Ann and Bob at a table of two; Ann begins."""
    info = await tables.create(ANN, NewTable("run-run-run", {"players": 2, "first": 0}, **chosen))
    await tables.sit(info.id, msgspec.structs.replace(BOB, key=info.join_key), 1)
    return await tables.start(info.id, ANN)


async def received(visit: Visit) -> list[Any]:
    """All messages that wait for a visitor."""
    return [_decoder.decode(blob) for blob in raw(visit)]


def raw(visit: Visit) -> list[bytes]:
    return visit.taken()


def questions(messages: list[Any]) -> list[Question]:
    """The questions of the last message that had any."""
    told = [m for m in messages if hasattr(m, "points") and m.points]
    return [question for point in told[-1].points for question in point.questions] if told else []


async def reply(tables: Tables, visit: Visit, message: ClientMessage) -> Any:
    """The answer to one message; whatever else waits is read as well."""
    await tables.hear(visit, message)
    return next(m for m in await received(visit) if not isinstance(m, Update))


def answer(question: Question, place: int = 0) -> Answer:
    return Answer(1, question.seat, question.number, question.choices[place].option)
