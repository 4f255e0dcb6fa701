"""Distributes work to processes with bounded memory; an interrupt keeps finished results."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Signal
from typing import TypeAlias, TypeVar

J = TypeVar("J")
R = TypeVar("R")

Prepare: TypeAlias = Callable[[], object]

_AHEAD = 2
"""Jobs in the hands of each process: one that runs and one that waits."""


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def share_out(
    work: Callable[[J], R],
    jobs: Iterator[J],
    workers: int,
    *,
    keep: Callable[[R], None],
    report: Callable[[], None],
    prepare: Prepare | None = None,
) -> None:
    """Schedules jobs on all workers. `keep` takes each result undisturbed by an interrupt; `report` is called then.

    On an interrupt the workers are told to stop early (`is_stopped`), and what they return is kept.
    """
    spawn = get_context("spawn")
    enough = spawn.Event()
    with ProcessPoolExecutor(workers, spawn, _begin_work, (enough, prepare)) as pool:
        running: set[Future[R]] = set()

        def hand_out(number: int) -> None:
            for job in islice(jobs, number):
                running.add(pool.submit(work, job))

        def collect(done: Iterable[Future[R]]) -> None:
            for future in done:
                running.discard(future)
                keep(future.result())

        try:
            with undisturbed():
                hand_out(workers * _AHEAD)
            while running:
                done = wait(running, return_when=FIRST_COMPLETED).done
                with undisturbed():
                    collect(done)
                    hand_out(len(done))
                report()
        except KeyboardInterrupt:
            enough.set()
            collect(wait(running).done)
            raise
        except BrokenProcessPool:
            collect(future for future in wait(running).done if future.exception() is None)
            raise


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delays interrupts until the end of the block; processes started inside it ignore them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_enough: list[Signal] = []
"""In a working process: the signal to stop after the game that is being played."""


def is_stopped() -> bool:
    """Whether the process that started this one was interrupted."""
    return any(enough.is_set() for enough in _enough)


def _begin_work(enough: Signal, prepare: Prepare | None) -> None:
    """Prepares a worker: Ctrl-C reaches all processes of a terminal, but only the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _enough[:] = [enough]
    if prepare is not None:
        prepare()
