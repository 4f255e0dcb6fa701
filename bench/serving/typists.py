"""`python3 run.py bench --typing`: 16 people at each of 100 tables type at once, and how soon all read a clue.

`python -m bench.serving.typists` takes `--tables` and `--seconds`. Over real sockets both teams write their lists, then
the clue-giver types, the guessers type what costs no guess and is refused, and the setters let every clue pass.
"""

import asyncio
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from bench.serving import lairkeeper_side
from bench.serving.measure import beside_server, load_average
from bench.serving.processes import Http, ServerProcess
from bench.serving.rows import Waits, verdict
from bench.serving.thinkers import Circumstances, Question, SeenByAll, Thinker, by_hand, sit_down, watched
from bench.tables import number, table

GAME, SEATS = "trapwords", 16
TABLES, SECONDS, WARM_UP = 100, 30.0, 10.0
LONGEST_WRITING = 120.0
MOST_MILLISECONDS = 50
TRAPS = ("seven", "eight", "nine", "forty", "sixty")
CLUES = ("think of something usual", "it has to do with people", "smaller than that", "not at all", "you know it well")
NO_GUESS = "I think I know"
PAUSES = {"write_list": (4.0, 8.0), "give_clue": (4.0, 8.0), "guess_word": (4.0, 8.0), "watch_clues": (1.0, 4.0)}
SOON = (0.5, 1.5)
"""Seconds to think before something is typed or tapped."""
HEADING = ["Typing at once", "tables", "people", "seconds", "messages/s", "clues"]
HEADING += ["clue → read by all, p50 / p99 / slowest ms", "refused", "slowest answer while a language is read, ms"]
HEADING += ["server's core", "driver's core"]
METHOD = """
From writing a clue to the socket to the last of {seats} at the table hearing it; all are driven by one process over
loopback, which shares {cores} cores with the server and whatever else runs (load average {load_before:.1f} before,
{load_after:.1f} after). Clues are on disk before anybody is told. A clue-giver and each guesser type every 4 to 8 s.
"""


@dataclass
class Tally:
    messages: int = 0
    refused: int = 0
    read: list[float] = field(default_factory=list)


class _Point(Struct):
    questions: list[Question]


class _Event(Struct):
    type: str
    text: str = ""


class _Line(Struct):
    event: _Event


class _Heard(Struct):
    type: str
    mark: int = 0
    points: list[_Point] = []
    log: list[_Line] = []


class TypingTable:
    """People at one table, and the clues that not all of them have read yet."""

    def __init__(self, tally: Tally, seed: int) -> None:
        self.tally, self.chance = tally, random.Random(seed)
        self.people = [Typist(self, seat) for seat in range(SEATS)]
        self._said = SeenByAll(SEATS)
        self._clues = 0
        self.is_clueing = False

    def new_clue(self) -> str:
        self._clues += 1
        text = f"{self.chance.choice(CLUES)}, {'so ' * (self._clues % 20)}they say"
        self._said.send(text)
        return text

    def read(self, seat: int, text: str) -> None:
        self.tally.read += self._said.saw(seat, text)

    def leave(self) -> None:
        for person in self.people:
            person.leave()


class Typist(Thinker[_Heard]):
    """Types or taps one thing at a time."""

    decoder = msgspec.json.Decoder(_Heard)

    def __init__(self, table: TypingTable, seat: int) -> None:
        super().__init__(seat, table.chance)
        self._table = table
        self._traps = list(TRAPS)

    def pause(self) -> tuple[float, float]:
        return PAUSES.get(self.question.question if self.question else "", SOON)

    def replied(self, *, is_refused: bool) -> None:
        self._table.tally.refused += is_refused

    def look(self, heard: _Heard) -> None:
        for point in heard.points:
            self.question = point.questions[0] if point.questions else None
        for line in heard.log if heard.type == "update" else ():
            self._table.is_clueing |= line.event.type == "glass_started"
            if line.event.type == "clue_given":
                self._table.read(self.seat, line.event.text)

    def decide(self, question: Question) -> bytes:
        self._table.tally.messages += 1
        return msgspec.json.encode(self._option(question))

    def _option(self, question: Question) -> dict[str, Any]:
        listed = [msgspec.json.decode(choice.option) for choice in question.choices]
        match question.question:
            case "give_clue":
                return {"type": "say", "text": self._table.new_clue()}
            case "guess_word":
                return {"type": "guess", "text": NO_GUESS}
            case "write_list" if not any(option["type"] == "confirm_list" for option in listed):
                return {"type": "propose", "text": self._traps.pop(0) if self._traps else "hundred"}
        wanted = ("confirm_list", "let_pass", "accept_stop", "go_on", "leave_to_others")
        return next((option for wish in wanted for option in listed if option["type"] == wish), listed[0])


@dataclass(kw_only=True)
class Report:
    run: Circumstances
    reading: float
    """Milliseconds that the slowest of many small requests waited while the first tables read a language."""
    tally: Tally


async def slowest_while(port: int, doing: "asyncio.Task[Any]") -> float:
    """The longest that anybody waits for a small answer meanwhile, in milliseconds."""
    http, slowest = Http(port), 0.0
    while not doing.done():
        sent = perf_counter()
        await asyncio.to_thread(http.ask, "GET", "/api/health")
        slowest = max(slowest, perf_counter() - sent)
        await asyncio.sleep(0.002)
    doing.result()
    return slowest * 1e3


async def typed(server: ServerProcess, tables: int, seconds: float) -> Report:
    """All tables are opened first, then everybody sits down, and the clock runs when all lists are written."""
    load_before, http = load_average(), Http(server.port)
    opening = asyncio.create_task(asyncio.to_thread(lairkeeper_side.open_table, Http(server.port), GAME, SEATS))
    reading = await slowest_while(server.port, opening)
    spares = [opening.result()]
    for _ in range(tables - 1):
        spares.append(await asyncio.to_thread(lairkeeper_side.open_table, http, GAME, SEATS))
    seated = [TypingTable(Tally(), seed) for seed in range(tables)]
    for each, spare in zip(seated, spares, strict=True):
        await sit_down(each.people, server.port, spare)
    await _written(seated)
    tally = Tally()
    for each in seated:
        each.tally = tally
    run = await watched(server, tables, seconds, load_before)
    for each in seated:
        each.leave()
    return Report(run=run, reading=reading, tally=tally)


async def _written(seated: Sequence[TypingTable]) -> None:
    """Waits until clues are given everywhere, and a while longer."""
    give_up = perf_counter() + LONGEST_WRITING
    while not all(each.is_clueing for each in seated) and perf_counter() < give_up:
        await asyncio.sleep(0.5)
    await asyncio.sleep(WARM_UP)


def measure(seconds: float = SECONDS, tables: int = TABLES) -> Report:
    print(f"{SEATS} people at each of {tables} tables type for {seconds:g} s", file=sys.stderr, flush=True)
    return beside_server(lambda server: typed(server, tables, seconds))


def show(report: Report) -> None:
    tally, run, read = report.tally, report.run, Waits.of(report.tally.read)
    slowest = max(tally.read, default=float("nan")) * 1e3
    cells = [f"{GAME}, {SEATS} players", str(run.tables), str(run.tables * SEATS), f"{run.seconds:g}"]
    cells += [number(tally.messages / run.seconds), str(read.count), f"{read} / {slowest:.2f}", str(tally.refused)]
    cells += [f"{report.reading:.1f}", f"{run.server_load:.0%}", f"{run.client_load:.0%}"]
    print(table(HEADING, [cells]))
    print(METHOD.format(seats=SEATS, cores=run.cores, load_before=run.load_before, load_after=run.load_after))
    run.show_doubt()
    print("Targets of typing at once:", *_targets(report, read), sep="\n")


def _targets(report: Report, read: Waits) -> Iterator[str]:
    yield verdict(f"p99 under {MOST_MILLISECONDS} ms", f"{read.slow:.2f} ms", read.slow < MOST_MILLISECONDS)
    calm = report.reading < MOST_MILLISECONDS
    yield verdict("nobody waits while a language is read", f"{report.reading:.1f} ms at the most", calm)


if __name__ == "__main__":
    by_hand("bench.serving.typists", __doc__, measure, show, (SECONDS, TABLES))
