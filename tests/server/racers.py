"""Four who race over the server's own tables, one of them far away: all roll and lay in one beat, all take in the next.

Time leaps. Players far away hear late and are heard late; how far away they are the server finds out by itself.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.server.live.visits import Visit
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import Answer, Choice, ClientMessage, NewTable, Ping, Pong, Question, ServerMessage
from lairkeeper.server.telemetry.metrics import Metrics
from tests.server.leaping import LeapingLoop, LeapingStorage

SEATS = 4
BEAT = 2.0
"""Seconds, so that whatever was sent in one beat has arrived before the next."""
FEW = 10
"""Dice in the Reserve, and fewer: then nobody takes any until there is a contest."""
FEWEST_RIVALS = 3
LONGEST_RACE = 50
"""The most beats of a race: beyond them a player would hold nothing but wounds."""
ENOUGH = ("finish_flashback", "skip_action")
"""Answers that players prefer before the race, so that it starts soon."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


class Contest(Struct, frozen=True):
    """A beat in which more dice were asked for than there were."""

    reserve: int
    wanted: dict[int, int]
    taken: dict[int, int]

    @property
    def fair(self) -> dict[int, float]:
        """Equal shares; what somebody does not need is shared by the others."""
        share, left, rest = {}, float(self.reserve), dict(self.wanted)
        while rest:
            seat = min(rest, key=lambda one: rest[one])
            share[seat] = min(rest[seat], left / len(rest))
            left -= share[seat]
            del rest[seat]
        return share

    def shortfall(self, seat: int) -> float:
        """Dice below the fair share; negative for a seat that got more."""
        return self.fair[seat] - self.taken[seat]


class Racer:
    """One connection, with the seconds each message takes on its way."""

    def __init__(self, tables: Tables, visit: Visit, seat: int, way: float, chance: random.Random) -> None:
        self.seat = seat
        self.question: Question | None = None
        self._tables = tables
        self._visit = visit
        self._way = way
        self._chance = chance
        self._sent: asyncio.Queue[tuple[float, ClientMessage]] = asyncio.Queue()

    async def listen(self) -> None:
        while blobs := await self._visit.next():
            for blob in blobs:
                asyncio.get_running_loop().call_later(self._way, self._hear, _decoder.decode(blob))

    def _hear(self, message: Any) -> None:
        if isinstance(message, Ping):
            self._send(Pong(message.mark))
        for point in getattr(message, "points", ()):
            self.question = point.questions[0] if point.questions else None

    def _send(self, message: ClientMessage, reaction: float = 0.0) -> None:
        arrival = asyncio.get_running_loop().time() + reaction + self._way
        self._sent.put_nowait((arrival, message))

    async def speak(self) -> None:
        """What arrives is heard one by one, as from a socket."""
        loop = asyncio.get_running_loop()
        while True:
            arrival, message = await self._sent.get()
            await asyncio.sleep(max(0.0, arrival - loop.time()))
            self._visit.hear(loop.time())
            await self._tables.hear(self._visit, message)

    def give(self, choice: Choice, reaction: float) -> None:
        assert self.question is not None
        self._send(Answer(1, self.seat, self.question.number, choice.option), reaction)
        self.question = None

    def work(self, takes: bool) -> None:
        """Lays a group, else places a wound, else rolls everything; takes dice along while there are plenty."""
        if choice := _best(self.question, ("assign", "place_wound", "roll"), takes):
            self.give(choice, self._chance.random())

    @property
    def room(self) -> int:
        """How many dice this hand could take."""
        choice = _best(self.question, ("take_dice",))
        count: int = msgspec.json.decode(choice.option)["count"] if choice else 0
        return count

    def want(self, reaction: float) -> None:
        """Takes as many as there is room for."""
        if choice := _best(self.question, ("take_dice",)):
            self.give(choice, reaction)

    def stop(self) -> None:
        if choice := _best(self.question, ("stop",)):
            self.give(choice, 0.0)

    def get_by(self) -> None:
        if self.question is not None:
            self.give(_best(self.question, ENOUGH) or self.question.choices[0], 0.0)


def _best(question: Question | None, kinds: tuple[str, ...], takes: bool = False) -> Choice | None:
    """The choice of the first kind there is with the most dice."""
    found = [(msgspec.json.decode(choice.option), choice) for choice in question.choices] if question else []
    for kind in kinds:
        fit = [(option, choice) for option, choice in found if option["type"] == kind]
        fit = [(option, choice) for option, choice in fit if takes or not option.get("take")]
        if fit:
            return max(fit, key=lambda pair: _dice_in(pair[0]))[1]
    return None


def _dice_in(option: dict[str, Any]) -> tuple[int, int]:
    return len(option.get("dice", ())), option.get("count", 0) + option.get("take", 0)


class Race:
    """A table of four, up to the end of its first Roll phase, and the contest it came to."""

    def __init__(self, tables: Tables, table: str, racers: list[Racer], far: int, chance: random.Random) -> None:
        self._tables = tables
        self._table = table
        self._racers = racers
        self._far = far
        self._chance = chance

    async def contest(self, spread: float) -> Contest | None:
        """The first with the far one and two others at least, who all ask within `spread` seconds."""
        for _ in range(LONGEST_RACE):
            world = await self._world()
            if world.round > 1 or world.phase == "fight":
                return None
            wanted = {racer.seat: racer.room for racer in self._racers if racer.room}
            if len(wanted) >= FEWEST_RIVALS and self._far in wanted and sum(wanted.values()) > world.reserve:
                return await self._contested(world, wanted, spread)
            self._work(world)
            await asyncio.sleep(BEAT)
        return None

    async def _world(self) -> Vendetta:
        table = (await self._tables.registry.find(self._table)).table
        world: Vendetta = table.playing().state.world
        return world

    def _work(self, world: Vendetta) -> None:
        for racer in self._racers:
            if world.phase == "roll":
                racer.work(takes=world.reserve > FEW)
            else:
                racer.get_by()

    async def _contested(self, world: Vendetta, wanted: dict[int, int], spread: float) -> Contest:
        reserve, before = world.reserve, [player.taken for player in world.players]
        for racer in self._racers:
            racer.want(self._chance.uniform(0, spread))
        await asyncio.sleep(BEAT)
        return Contest(reserve, wanted, {seat: world.players[seat].taken - before[seat] for seat in wanted})


@asynccontextmanager
async def race(folder: Path, far: int, way: float, seed: int) -> AsyncIterator[Race]:
    """A table in play at which the seat `far` is `way` seconds from the server."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    storage = LeapingStorage(folder / f"{seed}.db")
    await storage.open()
    tables = Tables(storage, loop.milliseconds, 0.0, Metrics(), 600.0)
    await tables.open()
    tasks: list[asyncio.Task[None]] = []
    try:
        people = [Caller(f"person-{seat}", f"Person {seat}") for seat in range(SEATS)]
        info = await tables.create(people[0], NewTable(GAME.name, {"players": SEATS}))
        for seat, who in enumerate(people[1:], 1):
            await tables.sit(info.id, msgspec.structs.replace(who, key=info.join_key or ""), seat)
        await tables.start(info.id, people[0])
        chance = random.Random(seed)
        visits = [await tables.enter(info.id, who) for who in people]
        racers = [Racer(tables, visit, seat, way if seat == far else 0.0, chance) for seat, visit in enumerate(visits)]
        tasks = [asyncio.create_task(work) for racer in racers for work in (racer.listen(), racer.speak())]
        await asyncio.sleep(BEAT)
        yield Race(tables, info.id, racers, far, chance)
    finally:
        for task in tasks:
            task.cancel()
        await tables.close()
        await storage.close()


def seeds() -> Iterator[str]:
    """A different seed for each game."""
    return (f"{number:032x}" for number in range(1, 1_000_000))
