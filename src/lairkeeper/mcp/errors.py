"""Errors of assistants: before a request, or by the server."""

from lairkeeper.kernel.errors import Illegal, Malformed


class BadLink(Malformed):
    """Not a link to a table; the fact is `link`."""

    code = "mcp-link"


class UnknownVisit(Malformed):
    """No seat was joined under this id in this process; the fact is `visit`."""

    code = "mcp-visit"


class TooManyVisits(Illegal):
    """The fact is `most`."""

    code = "mcp-visits"


class NoFreeSeat(Illegal):
    """Nobody else can sit down at this table."""

    code = "mcp-seat"


class NothingAsked(Illegal):
    """No question waits for the assistant, or none with this number; the fact is `number`, 0 if it named none."""

    code = "mcp-question"


class ServerUnreachable(Illegal):
    """Facts are `address` and `reason`."""

    code = "mcp-unreachable"
