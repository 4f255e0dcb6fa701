"""Logs as JSON, one line each. No cookie, key, name, address of a table or content of a message is ever written."""

import logging
import sys
from contextvars import ContextVar
from typing import Any

import msgspec

request_id: ContextVar[str] = ContextVar("request_id", default="")

ACCESS = logging.getLogger("lairkeeper.access")
LOG = logging.getLogger("lairkeeper.server")

_encoder = msgspec.json.Encoder(enc_hook=str)
_OURS = ("lairkeeper", "uvicorn", "litestar")


class JsonLines(logging.Formatter):
    """`extra={"facts": {...}}` adds facts to a line; an exception adds its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "log": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if request := request_id.get():
            line["request"] = request
        if record.exc_info:
            line["stack"] = self.formatException(record.exc_info)
        return _encoder.encode(line).decode()


def write_logs(level: str) -> None:
    """Sends the logs of the server and of its libraries to the error stream."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    for name in _OURS:
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    # Drops uvicorn's messages about malformed requests: the client gets an error reply.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
