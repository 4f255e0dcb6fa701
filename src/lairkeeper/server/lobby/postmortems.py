"""Analyses of finished games: computed in a process of low priority, one game at a time, and kept beside the table."""

import asyncio
import sys
from contextlib import suppress

import msgspec

from lairkeeper.analysis import NoFittedValue
from lairkeeper.server.errors import NotAnalysed, ShuttingDown
from lairkeeper.server.lobby import postmortem_worker, replays
from lairkeeper.server.protocol import AnalysisInfo
from lairkeeper.server.storage import Storage, StorageUnavailable
from lairkeeper.server.table.state import TableState
from lairkeeper.server.telemetry.logs import LOG

MOST_WAITING = 50
"""Most games in the queue; a client beyond that has to ask again later."""
MOST_FAILED = 10_000
LONGEST_LINE = 4_000_000
LONGEST_WAIT = 600.0
"""Seconds until an analysis process that gets no CPU time is given up."""

_decoder = msgspec.json.Decoder(AnalysisInfo)


class PostMortems:
    """Analyses of finished games. The first request for a game starts its analysis."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, AnalysisInfo] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()
        self._failed: set[str] = set()
        """Tables whose analysis broke off: it would do so again."""
        self._is_closed = False

    async def of(self, table_id: str, table: TableState) -> AnalysisInfo:
        """The analysis of a table, as far as it is computed."""
        journal = replays.journal_of(table)
        value = table.game.value
        if value is None or not value.phases:
            raise NoFittedValue(game=table.game.name)
        if table_id in self._tasks:
            return self._known.get(table_id) or _nothing_yet(table)
        if (kept := await self._kept(table_id)) is not None:
            return kept
        if self._is_closed:
            raise ShuttingDown()
        if table_id in self._failed:
            raise NotAnalysed()
        if len(self._tasks) < MOST_WAITING and table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._analyse(table_id, journal))
        return _nothing_yet(table)

    async def close(self) -> None:
        """Ends the running process; an unfinished analysis starts again on the next request."""
        self._is_closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _kept(self, table_id: str) -> AnalysisInfo | None:
        """Ignores an analysis made by another version of this program."""
        blob = await self._storage.analysis(table_id)
        with suppress(msgspec.MsgspecError):
            return _decoder.decode(blob) if blob is not None else None
        return None

    async def _analyse(self, table_id: str, journal: bytes) -> None:
        try:
            async with self._turn:
                await asyncio.wait_for(self._run(table_id, journal), LONGEST_WAIT)
            found = self._known.get(table_id)
            if found is None or not found.is_final:
                if len(self._failed) >= MOST_FAILED:
                    self._failed.clear()
                self._failed.add(table_id)
            else:
                await self._storage.keep_analysis(table_id, msgspec.json.encode(found))
        except (TimeoutError, StorageUnavailable, OSError, ValueError) as error:
            LOG.warning("analysis", exc_info=error)
        finally:
            self._known.pop(table_id, None)
            del self._tasks[table_id]

    async def _run(self, table_id: str, journal: bytes) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", postmortem_worker.__name__)
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(journal)
            process.stdin.close()
            async for line in process.stdout:
                self._known[table_id] = _decoder.decode(line)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def _nothing_yet(table: TableState) -> AnalysisInfo:
    assert table.game.value is not None
    return AnalysisInfo(table.game.value.kind, [], [], 0, 1)
