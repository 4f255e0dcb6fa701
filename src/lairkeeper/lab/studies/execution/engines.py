"""Where the chunks of a study are played: in this process, in several, or on a Ray cluster. The rows are the same."""

from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from lairkeeper.lab.pool import cores, share_out, undisturbed
from lairkeeper.lab.studies.errors import UnknownEngine
from lairkeeper.lab.studies.execution.chunk import play_chunk
from lairkeeper.lab.studies.plan import Chunk
from lairkeeper.lab.studies.results.folder import PlayedGames

LOCAL, RAY, RAY_ADDRESS = "local", "ray", "ray://"

Keep = Callable[[PlayedGames], None]
Report = Callable[[], None]


class Engine(Protocol):
    def run(self, chunks: Iterator[Chunk], keep: Keep, report: Report) -> bool:
        """Plays all chunks and hands each to `keep`; False if processes died and some are missing.

        An interrupt is raised again once everything finished is kept.
        """
        ...


class OneProcess:
    """Everything in this process."""

    def run(self, chunks: Iterator[Chunk], keep: Keep, report: Report) -> bool:
        for chunk in chunks:
            played = play_chunk(chunk)
            with undisturbed():
                keep(played)
            report()
            if played.end < chunk.end:  # an interrupt ended it early
                raise KeyboardInterrupt
        return True


class Processes:
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, chunks: Iterator[Chunk], keep: Keep, report: Report) -> bool:
        try:
            share_out(play_chunk, chunks, self._workers, keep=keep, report=report)
        except BrokenProcessPool:
            return False
        return True


def engine_at(address: str, workers: int | None = None) -> Engine:
    """`local`, `ray` (this machine, or the cluster in RAY_ADDRESS) or `ray://HOST:PORT`."""
    if address == LOCAL:
        number = workers or cores()
        return OneProcess() if number == 1 else Processes(number)
    if address == RAY or (address.startswith(RAY_ADDRESS) and address != RAY_ADDRESS):
        from lairkeeper.lab.studies.execution.ray_engine import RayEngine

        return RayEngine(address, workers)
    raise UnknownEngine(engine=address, known=f"{LOCAL}, {RAY}, {RAY_ADDRESS}HOST:PORT")
