"""The latest warnings and errors of this process, kept in memory for the page of the operator."""

import logging
from collections import deque

from lairkeeper.server.protocol.admin import Fault

MOST_KEPT = 50
_LOGGERS = ("lairkeeper.server", "uvicorn.error", "asyncio")


class Faults(logging.Handler):
    """Keeps log messages without tracebacks; these are in the log, under the same reference."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kept: deque[Fault] = deque(maxlen=MOST_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        facts = getattr(record, "facts", {})
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._kept.appendleft(
            Fault(
                at=int(record.created * 1000),
                level="warning" if record.levelno < logging.ERROR else "error",
                event=record.getMessage(),
                kind=str(facts.get("code", error)),
                reference=str(facts.get("reference", "")),
            )
        )

    def listed(self) -> list[Fault]:
        """The latest first."""
        return [*self._kept]

    def open(self) -> None:
        for name in _LOGGERS:
            logging.getLogger(name).addHandler(self)

    def close(self) -> None:
        for name in _LOGGERS:
            logging.getLogger(name).removeHandler(self)
        super().close()
