"""Refusals of the server, beside those of the kernel."""

from lairkeeper.kernel.errors import Illegal, Malformed, Stale


class UnknownTable(Illegal):
    """No such table, or not for this person: the answer is the same, so that nobody can try ids out."""

    code = "table-unknown"


class NotAllowed(Illegal):
    """Only the host, or only whoever sits there, may do this; the fact `what` names it."""

    code = "table-not-allowed"


class SeatTaken(Illegal):
    code = "seat-taken"


class UnknownSeat(Malformed):
    code = "seat-unknown"


class NotNow(Illegal):
    """The table is not in the state for this; facts are `what` and `status`."""

    code = "table-not-now"


class TablePaused(Illegal):
    code = "table-paused"


class MissingPlayers(Illegal):
    """The game cannot start with empty seats; the fact `seats` counts them."""

    code = "seats-empty"


class OutOfStep(Stale):
    """Somebody else changed the table at the same moment; the client gets a new snapshot."""

    code = "table-changed"


class MalformedMessage(Malformed):
    code = "message-malformed"


class TooFast(Illegal):
    code = "message-rate"


class TooLong(Malformed):
    """Facts are `what`, `most` and `found`."""

    code = "message-too-long"


class NoMarker(Illegal):
    code = "marker-refused"
