"""Lairkeeper under load: a game on SQLite (synchronous=FULL), in one process as anybody would run it."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from bench.places import ROOT
from bench.serving.frames import Socket, connect
from bench.serving.load import SEATS, DrivenTable
from bench.serving.processes import Http, ServerProcess, free_port, running

NAME = "Lairkeeper, SQLite synchronous=FULL"
GAME = "run-run-run"
SERVER, TOY_SERVER = "lairkeeper", "bench.serving.toy"
"""The modules that start a server: as it is, and with the game of 64 places."""
WORDS = ("think of something usual", "smaller than that", "people know it", "not at all", "seven of them")

_ALWAYS = {"SECRET": "only for the benchmark", "LOG_LEVEL": "warning"}
NO_LIMITS = {
    "REQUEST_RATE": "100000",
    "REQUEST_BURST": "100000",
    "MESSAGE_RATE": "100000",
    "ADDRESS_MESSAGE_RATE": "100000",
    "ADDRESS_MESSAGE_BURST": "100000",
    "PIECE_RATE": "1000000",
    "PIECE_BURST": "1000000",
    "BYTE_RATE": "1000000000",
    "BYTE_BURST": "1000000000",
    "MESSAGE_BURST": "100000",
    "OPENING_RATE": "100000",
    "OPENING_BURST": "100000",
    "ADDRESS_OPENING_RATE": "100000",
    "ADDRESS_OPENING_BURST": "100000",
    "CONNECTIONS_PER_ADDRESS": "100000",
    "HTTP_CONNECTIONS_PER_ADDRESS": "100000",
}


@contextmanager
def served(
    folder: Path,
    limits: Mapping[str, str] = NO_LIMITS,
    database: str = "",
    processes: int = 1,
    module: str = SERVER,
    sources: Path = ROOT / "src",
) -> Iterator[ServerProcess]:
    port = free_port()
    command = [sys.executable, "-m", module, "serve", "--port", str(port)]
    environment = {
        "PYTHONPATH": os.pathsep.join((str(sources), str(ROOT))),
        "XDG_STATE_HOME": str(folder),
        "LAIRKEEPER_DATABASE": database or f"sqlite:///{folder / 'tables.db'}",
        **{f"LAIRKEEPER_{name}": value for name, value in _known(sources, {**_ALWAYS, **limits}).items()},
    }
    if processes > 1:
        environment["LAIRKEEPER_PROCESSES"] = str(processes)
    with running(command, port, "/api/health", folder, environment) as server:
        yield server


def _known(sources: Path, settings: Mapping[str, str]) -> dict[str, str]:
    """The settings that these sources know: an older commit would refuse newer ones."""
    declared = "".join(file.read_text("utf-8") for file in sources.glob("lairkeeper/server/**/settings.py"))
    return {name: value for name, value in settings.items() if f"    {name.lower()}:" in declared}


class _Me(Struct):
    token: str


class _Opened(Struct):
    id: str
    join_key: str | None = None


@dataclass(frozen=True)
class Spare:
    """A game that has started, and the cookies of those who play it."""

    table: str
    cookies: tuple[str, ...]


def open_table(http: Http, game: str = GAME, players: int = SEATS) -> Spare:
    guests = [_guest(http) for _ in range(players)]
    host = _as(*guests[0])
    new = {"game": game, "options": {"players": players}}
    opened = msgspec.json.decode(http.ask("POST", "/api/tables", new, host), type=_Opened)
    for seat, guest in enumerate(guests[1:], 1):
        joining = {**_as(*guest), "x-lairkeeper-key": opened.join_key or ""}
        http.ask("POST", f"/api/tables/{opened.id}/sit", {"seat": seat}, joining)
    http.ask("POST", f"/api/tables/{opened.id}/start", None, host)
    return Spare(opened.id, tuple(cookie for cookie, _ in guests))


def _guest(http: Http) -> tuple[str, str]:
    token = msgspec.json.decode(http.ask("GET", "/api/me"), type=_Me).token
    return http.cookie, token


def _as(cookie: str, token: str) -> dict[str, str]:
    return {"cookie": cookie, "x-lairkeeper": token}


class _Choice(Struct):
    option: Raw


class _TextWanted(Struct):
    option: str
    field: str


class _Question(Struct):
    number: int
    seat: int
    choices: list[_Choice]
    text: _TextWanted | None = None


class _Point(Struct):
    questions: list[_Question]


class _Heard(Struct):
    """Whatever the server says, as far as a scripted player cares."""

    type: str
    mark: int = 0
    points: list[_Point] = []
    ending: Raw = Raw(b"null")


_decoder = msgspec.json.Decoder(_Heard)


class LairkeeperPlayer:
    """Answers every question with a random choice; where words are wanted, with some of its own every other time."""

    def __init__(self, table: DrivenTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._sequence = 0
        self._questions: list[_Question] = []
        self._asked: list[_Question] = []
        """The questions before the last answer, until there is news: it may be refused."""
        self._socket = Socket(self._hear)

    async def enter(self, port: int, spare: Spare) -> None:
        path = f"/api/tables/{spare.table}/socket"
        await connect(self._socket, port, path, spare.cookies[self._seat])
        self._socket.send(b'{"type":"enter"}')

    @property
    def can_move(self) -> bool:
        return bool(self._questions)

    def move(self) -> None:
        question = self._questions[0]
        self._asked, self._questions = self._questions, []
        self._sequence += 1
        self._socket.send(
            b'{"type":"answer","sequence":%d,"seat":%d,"number":%d,"option":%b}'
            % (self._sequence, question.seat, question.number, self._option(question))
        )

    def _option(self, question: _Question) -> bytes:
        chance, wanted = self._table.chance, question.text
        if wanted is None or (question.choices and chance.random() < 0.5):
            return bytes(chance.choice(question.choices).option)
        return msgspec.json.encode({"type": wanted.option, wanted.field: f"{chance.choice(WORDS)} {self._sequence}"})

    def leave(self) -> None:
        self._socket.close()

    def _hear(self, blob: bytes) -> None:
        heard = _decoder.decode(blob)
        if heard.type == "acknowledged":
            self._table.acknowledged()
        elif heard.type in ("update", "snapshot"):
            self._look(heard)
        elif heard.type == "refused":
            self._questions = self._questions or self._asked
            self._table.refused()
        elif heard.type == "ping":
            self._socket.send(b'{"type":"pong","mark":%d}' % heard.mark)

    def _look(self, heard: _Heard) -> None:
        """A point that is left out has not changed."""
        for point in heard.points:
            self._questions, self._asked = point.questions, []
        self._table.updated(self._seat)
        if bytes(heard.ending) != b"null":
            self._table.ended()


async def sit_down(table: DrivenTable, port: int, spare: Spare) -> None:
    players = [LairkeeperPlayer(table, seat) for seat in range(len(spare.cookies))]
    for player in players:
        await player.enter(port, spare)
    table.players.extend(players)
    table.go()
