"""Assistants at their tables. Each visit has an id that only its assistant knows, so that many can share a process."""

from secrets import token_urlsafe

import msgspec
from msgspec import Raw

from lairkeeper.dialogue import PACKAGE as PROMPTS
from lairkeeper.dialogue import Unparsable, last_answer
from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.kernel.errors import IllegalOption, LairkeeperError
from lairkeeper.mcp import PACKAGE
from lairkeeper.mcp.errors import NoFreeSeat, NothingAsked, TooManyVisits, UnknownVisit
from lairkeeper.mcp.guest import Guest, RefusedByServer
from lairkeeper.mcp.links import TableLink, read_link
from lairkeeper.mcp.phrases import worded
from lairkeeper.mcp.report import SERVER, SeatReport
from lairkeeper.mcp.visit import TableVisit
from lairkeeper.server.protocol import Question, TableInfo
from lairkeeper.words import Words, speak

MOST_VISITS = 64
LONGEST_WAIT = 55.0
"""Seconds; clients of assistants give up after a minute."""


class Assistants:
    """What the tools do. Texts are in one language; errors are sentences of `sentence`."""

    def __init__(self, language: str = "en") -> None:
        self._language = language
        self._visits: dict[str, tuple[TableVisit, SeatReport]] = {}

    async def join(self, link: str, name: str, seat: int | None) -> str:
        """Sits down at a table; `seat` counts from 1, and without it the first free one is taken."""
        if len(self._visits) >= MOST_VISITS:
            raise TooManyVisits(most=MOST_VISITS)
        meant = read_link(link)
        guest = Guest(meant.address)
        await guest.introduce(name)
        meant = await guest.table_of(meant)
        await self._take_seat(guest, meant, seat)
        visit = TableVisit(guest, meant)
        await visit.enter()
        key = token_urlsafe(9)
        self._visits[key] = visit, SeatReport(visit, self._language)
        return f"{self._words().say('mcp-joined', visit=key)}\n\n{self._visits[key][1].text()}"

    async def _take_seat(self, guest: Guest, link: TableLink, seat: int | None) -> None:
        place = _free_seat(await guest.table(link)) if seat is None else seat - 1
        table = await guest.sit(link, place)
        if table.status == "gathering":
            await guest.be_ready(link, place)

    async def look(self, key: str, seconds: float) -> str:
        """How the table stands, once the assistant is asked something or so many seconds have passed."""
        visit, report = self._visit(key)
        await visit.wait(lambda: visit.needs_attention, min(max(seconds, 0.0), LONGEST_WAIT))
        return report.text()

    async def answer(self, key: str, answer: str, number: int | None) -> str:
        visit, report = self._visit(key)
        question = _asked(visit, number)
        await visit.answer(question, _option(question, answer))
        return report.text()

    async def talk(self, key: str, text: str, channel: Channel) -> str:
        visit, report = self._visit(key)
        await visit.say(text, channel)
        return report.text()

    async def leave(self, key: str) -> str:
        visit, _ = self._visit(key)
        del self._visits[key]
        await visit.leave()
        return self._words().say("mcp-left")

    async def close(self) -> None:
        for key in list(self._visits):
            await self.leave(key)

    def sentence(self, error: LairkeeperError) -> str:
        """Words an error; errors of a game are worded by that game."""
        reports = [report.words() for _, report in self._visits.values()] if isinstance(error, RefusedByServer) else []
        for words in (*reports, self._words()):
            try:
                return worded(error.refusal.phrase, words) if isinstance(error, RefusedByServer) else words.error(error)
            except LairkeeperError:  # words of another game
                continue
        return self._words().error(error)

    def _visit(self, key: str) -> tuple[TableVisit, SeatReport]:
        if key not in self._visits:
            raise UnknownVisit(visit=key)
        return self._visits[key]

    def _words(self) -> Words:
        return speak(None, None, self._language, (), SERVER, PROMPTS, PACKAGE)


def _free_seat(table: TableInfo) -> int:
    """The first empty seat; else, of a game that runs, the first that is offered to newcomers."""
    free = [seat.seat for seat in table.seats if seat.kind == "empty" and seat.role is None]
    if not free or not table.may_sit:
        raise NoFreeSeat()
    return free[0]


def _asked(visit: TableVisit, number: int | None) -> Question:
    questions = visit.questions
    if not questions or not 1 <= (number or 1) <= len(questions):
        raise NothingAsked(number=number or 0)
    return questions[(number or 1) - 1]


def _option(question: Question, message: str) -> Raw:
    """The number of a choice, with or without brackets, or an option as JSON."""
    text = message.strip()
    found = int(text) if text.isascii() and text.isdigit() and len(text) < 7 else last_answer(message)
    if found is None:
        raise Unparsable(reason="nothing")
    if isinstance(found, str):
        return Raw(msgspec.json.encode(msgspec.json.decode(found)))
    if not 1 <= found <= len(question.choices):
        raise IllegalOption(question=question.question, option=str(found))
    return question.choices[found - 1].option
