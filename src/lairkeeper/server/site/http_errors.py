"""Errors as HTTP responses: a refusal as JSON with its status."""

import secrets
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, NotFoundException, ValidationException

from lairkeeper.kernel.errors import Illegal, LairkeeperError, Malformed, Stale, UnknownGame, UnknownLanguage
from lairkeeper.server.errors import (
    MalformedMessage,
    NoSuchPage,
    ServerFault,
    TooFast,
    UnknownCode,
    UnknownJoinCode,
    UnknownTable,
)
from lairkeeper.server.protocol import Refusal
from lairkeeper.server.protocol.speaker import refused
from lairkeeper.server.storage import StorageUnavailable
from lairkeeper.server.telemetry.logs import LOG

AnyRequest = Request[Any, Any, Any]

_STATUS: tuple[tuple[type[LairkeeperError] | tuple[type[LairkeeperError], ...], int], ...] = (
    ((UnknownTable, UnknownCode, UnknownJoinCode, UnknownGame, UnknownLanguage, NoSuchPage), 404),
    (TooFast, 429),
    (Malformed, 400),
    (Stale, 409),
    (Illegal, 403),
    (StorageUnavailable, 503),
)


def status_of(error: LairkeeperError) -> int:
    return next((status for kinds, status in _STATUS if isinstance(error, kinds)), 500)


def refuse(request: AnyRequest, error: LairkeeperError) -> Response[Refusal]:
    if isinstance(error, StorageUnavailable):
        LOG.error("storage", exc_info=error)
    return Response(refused(error), status_code=status_of(error), media_type=MediaType.JSON)


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """Refusals by the framework itself: malformed bodies, unknown paths, wrong methods."""
    if isinstance(error, NotFoundException):
        return refuse(request, NoSuchPage())
    if isinstance(error, ValidationException) or error.status_code < 500:
        answer = refuse(request, MalformedMessage(reason=_reason(error)))
        answer.status_code = error.status_code
        answer.headers.update({name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"})
        return answer
    return refuse_fault(request, error)


def refuse_unreadable(request: AnyRequest, error: UnicodeDecodeError) -> Response[Refusal]:
    """A body that is not UTF-8: the framework's decoder raises this unwrapped."""
    return refuse(request, MalformedMessage(reason=type(error).__name__))


def refuse_fault(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """An internal error: the log gets the traceback, the client a reference to it."""
    return refuse(request, logged_fault(error))


def logged_fault(error: BaseException) -> ServerFault:
    reference = secrets.token_hex(4)
    LOG.error("fault", exc_info=error, extra={"facts": {"reference": reference}})
    return ServerFault(reference=reference)


def _reason(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))
    return str(error.status_code)
