"""Two people at a served table, one for each team, and the words they type over their sockets."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec import Raw

from lairkeeper.server.protocol import Acknowledged, Answer, Question, TableInfo, TimerInfo
from tests.games.trapwords.online import CALM
from tests.games.trapwords.tables import ENGLISH
from tests.server.visitors import Person, Visitor

TYPED: dict[str, Any] = {**CALM, "mode": "typed", "curses": "none", "word_list": "\n".join(ENGLISH)}
"""No clock answers while people type."""
TRAPS = ("seven", "eight", "nine")
"""Words that have nothing to do with any word of the list."""


class Evening:
    """Ann plays team A, Bob team B; each sees and answers for both seats of the team."""

    def __init__(self, one: Visitor, two: Visitor) -> None:
        self.sides = (one, two)

    @property
    def turn(self) -> dict[str, Any]:
        return seen(self.sides[0], "turns")[-1]

    @property
    def playing(self) -> Visitor:
        return self.sides[self.turn["team"]]

    @property
    def setting(self) -> Visitor:
        return self.sides[1 - self.turn["team"]]

    @property
    def secret(self) -> str:
        """The word that is played, as the setters see it."""
        word: str = seen(self.setting, "teams")[self.turn["team"]]["word"]
        return word

    async def write_lists(self) -> None:
        for side in self.sides:
            for trap in TRAPS:
                assert isinstance(await type_in(side, "write_list", trap), Acknowledged)
            for question in [asked for asked in side.questions if asked.question == "write_list"]:
                await answer(side, question, {"type": "confirm_list"})
        for side in self.sides:
            await side.until_it(is_running)

    async def meet(self) -> None:
        """Both have read every clue of the turn."""
        newest = max(map(clues_read, self.sides))
        for side in self.sides:
            await side.until_it(lambda visitor: clues_read(visitor) >= newest)


def seen(visitor: Visitor, field: str, seat: int | None = None) -> list[dict[str, Any]]:
    """A field of the view of a seat, or of the first seat of a person."""
    point = visitor.points[seat] if seat is not None else next(iter(visitor.points.values()))
    return msgspec.json.decode(msgspec.json.encode(point.view[field]), type=list[dict[str, Any]])


def clues_read(visitor: Visitor) -> int:
    return len(seen(visitor, "turns")[-1]["clues"])


def is_running(visitor: Visitor) -> bool:
    turns = seen(visitor, "turns")
    return bool(turns) and turns[-1]["stage"] == "running"


def asked(visitor: Visitor, name: str, seat: int | None = None) -> Question:
    return next(each for each in visitor.questions if each.question == name and seat in (None, each.seat))


async def answer(visitor: Visitor, question: Question, option: dict[str, Any]) -> Any:
    return await visitor.answer(question, Raw(msgspec.json.encode(option)))


async def type_in(visitor: Visitor, name: str, text: str) -> Any:
    """The reply to words of one's own."""
    question = asked(visitor, name)
    assert question.text is not None
    return await answer(visitor, question, {"type": question.text.option, question.text.field: text})


async def type_elsewhere(visitor: Visitor, option: str, text: str, question: Question) -> Any:
    """The reply to words that another question would take."""
    said = Raw(msgspec.json.encode({"type": option, "text": text}))
    return await visitor.tell(Answer(visitor.next_sequence(), question.seat, question.number, said))


def hourglass(visitor: Visitor) -> TimerInfo:
    assert visitor.last is not None
    return next(clock for clock in visitor.last.clocks if clock.name == "hourglass")


async def begun(ann: Person, bob: Person) -> TableInfo:
    """A table with both people seated, and the game begun."""
    table = await ann.open_table(players=4, game="trapwords", options=TYPED)
    await ann.sit(table, 2)
    for seat in (1, 3):
        await bob.sit(table, seat)
    return await ann.do(table, "start")


@asynccontextmanager
async def evening(ann: Person, bob: Person, table: TableInfo) -> AsyncIterator[Evening]:
    async with ann.at(table.id) as one, bob.at(table.id) as two:
        await one.arrive()
        await two.arrive()
        yield Evening(one, two)
