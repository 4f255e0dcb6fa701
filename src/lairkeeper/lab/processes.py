"""Applies a function to many jobs in one or several processes; results keep the order of the jobs."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")

_CHUNK = 8


def run_jobs(function: Callable[[J], R], jobs: Iterable[J], workers: int, chunk: int = _CHUNK) -> Iterator[R]:
    """Results in the order of the jobs, whatever the number of processes. `function` belongs to a module.

    So many jobs go to a process at once: one, where each takes long and its result is wanted soon.
    """
    if workers == 1:
        yield from map(function, jobs)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupt) as pool:
        waiting = iter(jobs)
        while batch := list(islice(waiting, chunk * workers * 4)):
            yield from pool.map(function, batch, chunksize=chunk)


def _ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; only the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
