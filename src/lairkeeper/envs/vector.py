"""Many games at once, in processes: each process plays its share, and arrays in shared memory carry the rest.

Gymnasium's own vector environments work too, but they send a message for each game and step. Here a process gets one
message for all its games, and observations, masks, actions and rewards are never copied between processes.
"""

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import c_char
from math import prod
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lairkeeper.envs.codec import ACTIONS
from lairkeeper.envs.features import FEATURES
from lairkeeper.envs.seat import SeatEnv
from lairkeeper.kernel.errors import LairkeeperError

AnyArray = npt.NDArray[Any]

_RESET, _STEP = b"r", b"s"
_DONE = b""


class Batch(NamedTuple):
    """What every game shows after a step, one row for each.

    A game that has ended begins again in the same step: its reward and `is_over` (or `is_cut`) are those of the end,
    its observation and mask those of the new beginning. The arrays are overwritten by the next step.
    """

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]
    is_over: npt.NDArray[np.bool_]
    is_cut: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]


def _shapes(games: int, features: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {
        "observations": ((games, features), np.float32),
        "masks": ((games, ACTIONS), np.int8),
        "rewards": ((games,), np.float32),
        "is_over": ((games,), np.bool_),
        "is_cut": ((games,), np.bool_),
        "actions": ((games,), np.int64),
    }


def _batch(memory: dict[str, Any], games: int, features: int) -> Batch:
    """The arrays that lie in shared memory."""
    shapes = _shapes(games, features).items()
    return Batch(**{name: np.frombuffer(memory[name], kind).reshape(shape) for name, (shape, kind) in shapes})


class VectorEnv:
    """`games` tables of `SeatEnv`, played by `processes`; `options` are those of `SeatEnv`.

    With the same seed and the same actions the games are the same, whatever the number of processes.
    """

    def __init__(
        self, name: str, games: int = 16, *, processes: int = 2, features: int = FEATURES, **options: Any
    ) -> None:
        self.games = games
        SeatEnv(name, features=features, **options)  # bad options are refused here, and not in another process
        context = multiprocessing.get_context("spawn")
        memory = {
            name: context.RawArray(c_char, prod(shape) * np.dtype(kind).itemsize)
            for name, (shape, kind) in _shapes(games, features).items()
        }
        self._batch = _batch(memory, games, features)
        self._pipes: list[Connection] = []
        self._processes = []
        for share in np.array_split(np.arange(games), min(processes, games)):
            ours, theirs = context.Pipe()
            work = _Work(name, games, features, options, (int(share[0]), int(share[-1]) + 1))
            process = context.Process(target=_serve, args=(theirs, memory, work), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def reset(self, seed: int) -> Batch:
        """New games: number n begins with the seed `seed + n`."""
        return self._tell(_RESET + str(seed).encode())

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One action for every game; an action without an option counts as illegal in its game, as in `SeatEnv`."""
        self._batch.actions[:] = actions
        return self._tell(_STEP)

    def close(self) -> None:
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def _tell(self, message: bytes) -> Batch:
        for pipe in self._pipes:
            pipe.send_bytes(message)
        failures = [failure for pipe in self._pipes if (failure := _reply(pipe))]
        if failures:
            self.close()
            raise RuntimeError(failures[0])
        return self._batch


def _reply(pipe: Connection) -> str:
    """Nothing, or why a process could not go on."""
    try:
        return pipe.recv_bytes().decode()
    except EOFError:
        return "a process of the vector environment has ended"


class _Work(NamedTuple):
    name: str
    games: int
    features: int
    options: dict[str, Any]
    share: tuple[int, int]


def _serve(pipe: Connection, memory: dict[str, Any], work: _Work) -> None:
    """A process: plays its share of the games until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    batch = _batch(memory, work.games, work.features)
    played = _Share(work, batch)
    with _until_closed():
        while True:
            message = pipe.recv_bytes()
            try:
                if message.startswith(_RESET):
                    played.reset(int(message[1:]))
                else:
                    played.step()
                pipe.send_bytes(_DONE)
            except LairkeeperError as error:
                pipe.send_bytes(str(error).encode())


@contextmanager
def _until_closed() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError):
        return


class _Share:
    """The games of one process, by their row."""

    def __init__(self, work: _Work, batch: Batch) -> None:
        self._batch = batch
        self._envs = {row: SeatEnv(work.name, features=work.features, **work.options) for row in range(*work.share)}

    def reset(self, seed: int) -> None:
        for row, env in self._envs.items():
            self._show(row, *env.reset(seed=seed + row))

    def step(self) -> None:
        batch = self._batch
        for row, env in self._envs.items():
            observation, reward, is_over, is_cut, info = env.step(batch.actions[row])
            batch.rewards[row], batch.is_over[row], batch.is_cut[row] = reward, is_over, is_cut
            if is_over or is_cut:
                observation, info = env.reset()
            self._show(row, observation, info)

    def _show(self, row: int, observation: AnyArray, info: dict[str, Any]) -> None:
        self._batch.observations[row] = observation
        self._batch.masks[row] = info["action_mask"]
