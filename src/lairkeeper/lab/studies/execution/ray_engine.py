"""Plays the chunks of a study on a Ray cluster. A chunk is one task; the tasks of a node that is lost run again."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any
from warnings import catch_warnings

import ray

from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.lab.pool import undisturbed
from lairkeeper.lab.studies.errors import NoCluster
from lairkeeper.lab.studies.execution.chunk import play_chunk
from lairkeeper.lab.studies.plan import Chunk
from lairkeeper.lab.studies.results.folder import PlayedGames

_LOCAL = "ray"
_AHEAD = 2
"""Tasks for each processor: one that runs and one that waits."""
_FOR_EVER = -1
_PATIENCE = 5.0
_QUIET = 10.0
"""Seconds without a finished task after which the head of the cluster is looked at: Ray itself ends the process when it
has been gone for a minute."""


class RayEngine:
    """`ray` starts Ray here, or joins the cluster in RAY_ADDRESS; `ray://HOST:PORT` joins one from outside."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self._address = address
        self._workers = workers

    def run(self, chunks: Iterator[Chunk], keep: Callable[[PlayedGames], None], report: Callable[[], None]) -> bool:
        with self._connected() as head:
            task = ray.remote(num_cpus=1, max_retries=_FOR_EVER)(play_chunk)
            running: set[Any] = set()
            try:
                running |= {task.remote(chunk) for chunk in islice(chunks, self._most_running())}
                while running:
                    done, _ = ray.wait(list(running), num_returns=1, timeout=_QUIET)
                    if not done:
                        _refuse_silent(self._address, head)
                    with undisturbed():
                        for reference in done:
                            running.discard(reference)
                            keep(_result(reference))
                        running |= {task.remote(chunk) for chunk in islice(chunks, len(done))}
                    report()
            except KeyboardInterrupt:
                _keep_finished(running, keep)
                raise
            except ray.exceptions.RayError as error:
                raise NoCluster(engine=self._address, reason=_first_line(error)) from None
        return True

    def _most_running(self) -> int:
        processors = self._workers or int(ray.cluster_resources().get("CPU", 1))
        return max(1, processors) * _AHEAD

    @contextmanager
    def _connected(self) -> Iterator[str]:
        """Yields the host and port of the cluster's head."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        is_outside = self._address != _LOCAL
        address = self._address if is_outside else os.environ.get("RAY_ADDRESS", "")
        _refuse_silent(self._address, address.removeprefix("ray://"))
        own = {"include_dashboard": False, "num_cpus": self._workers} if "RAY_ADDRESS" not in os.environ else {}
        options = {"address": self._address} if is_outside else own
        try:
            with catch_warnings(action="ignore"):  # what goes wrong is said in one sentence
                ray.init(log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True, **options)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise NoCluster(engine=self._address, reason=_first_line(error)) from None
        try:
            yield address.removeprefix("ray://") if is_outside else ray.get_runtime_context().gcs_address
        finally:
            ray.shutdown()


def _refuse_silent(engine: str, address: str) -> None:
    """Ray waits for minutes where nobody listens, so this looks first. Words such as `auto` are left to Ray."""
    host, colon, port = address.rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(engine=engine, reason=_first_line(error)) from None


def _result(reference: Any) -> PlayedGames:
    """The result of a task; raises its error."""
    try:
        played: PlayedGames = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, LairkeeperError):
            raise error.cause from None
        raise
    return played


def _keep_finished(running: set[Any], keep: Callable[[PlayedGames], None]) -> None:
    """Tasks that are done are kept; the others are cancelled, and played by the next run."""
    if not running:
        return
    done, rest = ray.wait(list(running), num_returns=len(running), timeout=0)
    for reference in done:
        keep(_result(reference))
    for reference in rest:
        ray.cancel(reference, force=True)


def _first_line(error: Exception) -> str:
    """The reason in one line. What Ray says of a task that failed begins with a traceback, so its cause speaks."""
    cause = getattr(error, "cause", None) or error
    return str(cause).strip().partition("\n")[0].rstrip(".:") or type(cause).__name__
