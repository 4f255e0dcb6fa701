"""`python -m bench.serving.answers`: what one answer costs in the server's process, on a series that repeats exactly.

Everything from the message to the bytes that are handed to the sockets, SQLite included, without sockets. A series is
played several times and each answer counts with the least CPU time it ever took, so that a busy machine hardly shows;
the number of Python calls does not depend on the machine at all. The digest is that of every byte sent: it stays
the same where only the speed has changed. `--profile` prints where the time goes.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bench.serving.lairkeeper_side import WORDS
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import ClientMessage, NewTable
from lairkeeper.server.storage import storage_at
from lairkeeper.server.telemetry.metrics import Metrics

SIDES = ("run-run-run:2", "woodlands:2", "vengeance:2", "trapwords:4", "trapwords:16")
ANSWERS, RUNS = 300, 6

_PING = b'{"type":"ping"'
"""Sent by the time that really passes, and so not part of a digest."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class _Choice(Struct):
    option: Raw


class _Text(Struct):
    option: str
    field: str


class _Question(Struct):
    number: int
    seat: int
    choices: list[_Choice]
    text: _Text | None = None


class _Point(Struct):
    seat: int | None
    questions: list[_Question]


class _Heard(Struct):
    type: str
    points: list[_Point] = []


_heard: msgspec.json.Decoder[_Heard] = msgspec.json.Decoder(_Heard)


@dataclass
class Series:
    """What one run of a series took: nanoseconds of CPU by answer, calls in all, and what was sent."""

    spent: list[int] = field(default_factory=list)
    calls: int = 0
    digest: str = ""


class Client:
    """A seat that answers at random, always the same way with the same seed."""

    def __init__(self, visit: Visit, sink: "Sink") -> None:
        self.visit = visit
        self.questions: list[_Question] = []
        visit.write = sink.writer(self)

    def hear(self, blob: bytes) -> None:
        heard = _heard.decode(blob)
        for point in heard.points:
            self.questions = point.questions


class Sink:
    """Where bytes go that would go to sockets; they are looked at after the clock has stopped."""

    def __init__(self) -> None:
        self._sent: list[tuple[Client, bytes]] = []
        self._by_person: dict[str, Any] = {}
        """Hashed apart: who is told first does not matter."""

    def writer(self, client: Client) -> Callable[[bytes], bool]:
        def write(blob: bytes) -> bool:
            self._sent.append((client, blob))
            return True

        return write

    def look(self) -> None:
        sent, self._sent = self._sent, []
        for client, blob in sent:
            if not blob.startswith(_PING):
                self._by_person.setdefault(client.visit.name, blake2b(digest_size=8)).update(blob)
            client.hear(blob)

    def digest(self) -> str:
        return blake2b(b"".join(self._by_person[name].digest() for name in sorted(self._by_person))).hexdigest()[:12]


def chosen(question: _Question, chance: random.Random, count: int) -> bytes:
    wanted = question.text
    if wanted is None or (question.choices and chance.random() < 0.5):
        return bytes(chance.choice(question.choices).option)
    return msgspec.json.encode({"type": wanted.option, wanted.field: f"{chance.choice(WORDS)} {count}"})


@contextmanager
def repeatable(seed: int) -> Iterator[None]:
    """Keys, ids and luck of the tables are the same in every run."""
    chance = random.Random(seed)
    before = secrets.token_hex, secrets.token_urlsafe, secrets.choice, secrets.randbelow
    secrets.token_hex = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    secrets.token_urlsafe = lambda nbytes=None: chance.randbytes(nbytes or 32).hex()
    secrets.choice = chance.choice
    secrets.randbelow = lambda exclusive_upper_bound: chance.randrange(0, exclusive_upper_bound)
    try:
        yield
    finally:
        secrets.token_hex, secrets.token_urlsafe, secrets.choice, secrets.randbelow = before


class Clock:
    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


async def opened(tables: Tables, game: str, players: int, sink: Sink) -> list[Client]:
    """A table with its people, which has started."""
    host = Caller("person 0", "Name 0", "")
    info = await tables.create(host, NewTable(game, options={"players": players}))
    key = info.join_key or ""
    callers = [Caller(f"person {seat}", f"Name {seat}", key) for seat in range(players)]
    for seat, caller in enumerate(callers[1:], 1):
        await tables.sit(info.id, caller, seat)
    await tables.start(info.id, host)
    clients = []
    for caller in callers:
        visit = await tables.enter(info.id, caller)
        client = Client(visit, sink)
        for blob in visit.taken():
            client.hear(blob)
        clients.append(client)
    sink.look()
    return clients


async def play(game: str, players: int, answers: int, profile: cProfile.Profile | None, is_counted: bool) -> Series:
    series, sink, clock, chance = Series(), Sink(), Clock(), random.Random(f"{game} {players}")
    with tempfile.TemporaryDirectory(dir=_memory()) as folder:
        storage = storage_at(f"sqlite:///{folder}/tables.db")
        await storage.open()
        tables = Tables(storage, clock, 0.0, Metrics(), 900.0)
        await tables.open()
        clients = await opened(tables, game, players, sink)
        while len(series.spent) < answers:
            asked = next((client for client in clients if client.questions), None)
            if asked is None:
                clients = await gone_on(tables, game, clients, sink, clock)
                continue
            question = asked.questions[0]
            option = chosen(question, chance, len(series.spent))
            blob = b'{"type":"answer","sequence":%d,"seat":%d,"number":%d,"option":%b}' % (
                len(series.spent),
                question.seat,
                question.number,
                option,
            )
            clock.at += 1_000
            asked.questions = []
            await timed(series, tables, asked.visit, blob, profile, is_counted)
            sink.look()
        await tables.close()
        await storage.close()
    series.digest = sink.digest()
    return series


async def gone_on(tables: Tables, game: str, clients: list[Client], sink: Sink, clock: Clock) -> list[Client]:
    """Lets the clock answer where it is asked; where a game is over, another table opens."""
    registry = tables.registry
    live = registry.live[clients[0].visit.table]
    if not live.table.timers:
        return await opened(tables, game, len(clients), sink)
    clock.at += 300_000
    registry.timekeeper.watch(live)
    version = live.table.version
    while live.table.version == version or live._is_in_doubt:
        await asyncio.sleep(0.001)
    sink.look()
    return clients


async def timed(
    series: Series, tables: Tables, visit: Visit, blob: bytes, profile: cProfile.Profile | None, is_counted: bool
) -> None:
    calls = 0

    def count(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    if profile is not None:
        profile.enable()
    if is_counted:
        sys.setprofile(count)
    began = time.thread_time_ns()
    await tables.hear(visit, _decoder.decode(blob))
    await asyncio.sleep(0)
    spent = time.thread_time_ns() - began
    if is_counted:
        sys.setprofile(None)
    if profile is not None:
        profile.disable()
    series.spent.append(spent)
    series.calls += calls


def _memory() -> str | None:
    shared = Path("/dev/shm")
    return str(shared) if shared.is_dir() else None


def run(side: str, answers: int, profile: cProfile.Profile | None = None, is_counted: bool = False) -> Series:
    import uvloop

    game, players = side.split(":")
    with repeatable(1), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(play(game, int(players), answers, profile, is_counted))


def main() -> int:
    parser = argparse.ArgumentParser("bench.serving.answers", description=__doc__)
    parser.add_argument("sides", metavar="GAME:PLAYERS", nargs="*", default=SIDES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--profile", metavar="SORT", nargs="?", const="tottime")
    asked = parser.parse_args()
    for side in asked.sides:
        if asked.profile:
            run(side, asked.answers)
            profile = cProfile.Profile()
            run(side, asked.answers, profile)
            pstats.Stats(profile).sort_stats(asked.profile).print_stats(60)
            continue
        run(side, asked.answers)
        counted = run(side, asked.answers, is_counted=True)
        runs = [run(side, asked.answers) for _ in range(asked.runs)]
        least = [min(each) for each in zip(*(one.spent for one in runs), strict=True)]
        print(
            f"{side:14} {sum(least) / len(least) / 1000:7.1f} us an answer, {counted.calls / asked.answers:6.0f} calls,"
            f" sent {' '.join({each.digest for each in [counted, *runs]})}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
