"""Lairkeeper under load: Run Run Run! for two on SQLite (synchronous=FULL), in one process as anybody would run it."""

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
    folder: Path, limits: Mapping[str, str] = NO_LIMITS, database: str = "", processes: int = 1
) -> Iterator[ServerProcess]:
    port = free_port()
    command = [sys.executable, "-m", "lairkeeper", "serve", "--port", str(port)]
    environment = {
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_STATE_HOME": str(folder),
        "LAIRKEEPER_DATABASE": database or f"sqlite:///{folder / 'tables.db'}",
        "LAIRKEEPER_PROCESSES": str(processes),
        **{f"LAIRKEEPER_{name}": value for name, value in {**_ALWAYS, **limits}.items()},
    }
    with running(command, port, "/api/health", folder, environment) as server:
        yield server


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


class _Question(Struct):
    number: int
    seat: int
    choices: list[_Choice]


class _Point(Struct):
    questions: list[_Question]


class _Heard(Struct):
    """Whatever the server says, as far as a scripted player cares."""

    type: str
    points: list[_Point] = []
    ending: Raw = Raw(b"null")


_decoder = msgspec.json.Decoder(_Heard)


class LairkeeperPlayer:
    """Answers every question with a random choice."""

    def __init__(self, table: DrivenTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._sequence = 0
        self._questions: list[_Question] = []
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
        option = bytes(self._table.chance.choice(question.choices).option)
        self._questions = []
        self._sequence += 1
        self._socket.send(
            b'{"type":"answer","sequence":%d,"seat":%d,"number":%d,"option":%b}'
            % (self._sequence, question.seat, question.number, option)
        )

    def leave(self) -> None:
        self._socket.close()

    def _hear(self, blob: bytes) -> None:
        heard = _decoder.decode(blob)
        if heard.type == "acknowledged":
            self._table.acknowledged()
        elif heard.type in ("update", "snapshot"):
            self._look(heard)
        elif heard.type == "refused":
            self._table.refused()

    def _look(self, heard: _Heard) -> None:
        """A point that is left out has not changed."""
        for point in heard.points:
            self._questions = point.questions
        self._table.updated(self._seat)
        if bytes(heard.ending) != b"null":
            self._table.ended()


async def sit_down(table: DrivenTable, port: int, spare: Spare) -> None:
    players = [LairkeeperPlayer(table, seat) for seat in range(SEATS)]
    for player in players:
        await player.enter(port, spare)
    table.players.extend(players)
    table.go()
