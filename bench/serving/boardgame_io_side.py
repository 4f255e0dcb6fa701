"""boardgame.io under load: its own server for a small game of two, driven over its socket.io messages.

It is installed from its lock into build/. It tells players of a move before the move is stored.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.node_package import NodePackage
from bench.serving.frames import Socket, connect
from bench.serving.load import DrivenTable
from bench.serving.processes import Http, ServerProcess, free_port, running

IN_MEMORY = "boardgame.io, in memory"
FLAT_FILE = "boardgame.io, FlatFile"
GAME = "places"
PLACES = 64

PACKAGE = NodePackage("boardgame_io", ("game.mjs", "server.mjs"))


@contextmanager
def served(folder: Path, *, on_disk: bool) -> Iterator[ServerProcess]:
    port = free_port()
    stored = [str(folder / "matches")] if on_disk else []
    command = [shutil.which("node") or "node", str(PACKAGE.home / "server.mjs"), str(port), *stored]
    with running(command, port, "/games", folder, {"NODE_ENV": "production", "DEBUG": ""}) as server:
        yield server


class _Created(Struct):
    matchID: str  # noqa: N815 - as boardgame.io calls it


class _Joined(Struct):
    playerCredentials: str  # noqa: N815 - as boardgame.io calls it


@dataclass(frozen=True)
class Spare:
    match: str
    credentials: tuple[str, str]


def open_match(http: Http) -> Spare:
    created = http.ask("POST", f"/games/{GAME}/create", {"numPlayers": 2})
    match = msgspec.json.decode(created, type=_Created).matchID
    return Spare(match, (_join(http, match, 0), _join(http, match, 1)))


def _join(http: Http, match: str, seat: int) -> str:
    body = {"playerID": str(seat), "playerName": f"Player {seat}"}
    return msgspec.json.decode(http.ask("POST", f"/games/{GAME}/{match}/join", body), type=_Joined).playerCredentials


class _Context(Struct):
    currentPlayer: str  # noqa: N815 - as boardgame.io calls it


class _State(Struct, rename={"state_id": "_stateID"}):
    ctx: _Context
    state_id: int


class _Update(Struct, array_like=True):
    event: str
    match: str
    state: _State


class _Synced(Struct):
    state: _State


class _Sync(Struct, array_like=True):
    event: str
    match: str
    synced: _Synced


_sync_decoder = msgspec.json.Decoder(_Sync)
_update_decoder = msgspec.json.Decoder(_Update)

_EVENT = f"42/{GAME},".encode()
_SYNC = _EVENT + b'["sync"'
_UPDATE = _EVENT + b'["update"'
_JOINED = f"40/{GAME},".encode()


class BoardgamePlayer:
    """Takes a random place whenever it is their turn. Moves alternate, so that a move made is a turn passed on."""

    def __init__(self, table: DrivenTable, seat: int, spare: Spare) -> None:
        self._table = table
        self._seat = seat
        self._spare = spare
        self._state: _State | None = None
        self._is_moving = False
        self._socket = Socket(self._hear)

    async def enter(self, port: int) -> None:
        await connect(self._socket, port, "/socket.io/?EIO=4&transport=websocket")

    @property
    def can_move(self) -> bool:
        return self._state is not None and self._state.ctx.currentPlayer == str(self._seat)

    def move(self) -> None:
        assert self._state is not None
        payload = {
            "type": "take",
            "args": [self._table.chance.randrange(PLACES)],
            "playerID": str(self._seat),
            "credentials": self._spare.credentials[self._seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state.state_id, self._spare.match, str(self._seat))
        self._is_moving, self._state = True, None

    def leave(self) -> None:
        self._socket.close()

    def _emit(self, *event: object) -> None:
        self._socket.send(_EVENT + msgspec.json.encode(event))

    def _hear(self, blob: bytes) -> None:
        if blob.startswith(_UPDATE):
            self._look(_update_decoder.decode(blob[len(_EVENT) :]).state)
        elif blob == b"2":
            self._socket.send(b"3")
        elif blob.startswith(b"0"):
            self._socket.send(_JOINED)
        elif blob.startswith(_JOINED):
            self._emit("sync", self._spare.match, str(self._seat), self._spare.credentials[self._seat], 2)
        elif blob.startswith(_SYNC):
            self._look(_sync_decoder.decode(blob[len(_EVENT) :]).synced.state)

    def _look(self, state: _State) -> None:
        self._state = state
        if self._is_moving:
            self._is_moving = False
            self._table.acknowledged()
        self._table.updated(self._seat)


async def sit_down(table: DrivenTable, port: int, spare: Spare) -> None:
    players = [BoardgamePlayer(table, seat, spare) for seat in range(2)]
    for player in players:
        await player.enter(port)
    table.players.extend(players)
    table.go()
