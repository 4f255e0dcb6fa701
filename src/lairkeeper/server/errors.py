"""Errors of the server, beside those of the kernel."""

from lairkeeper.kernel.errors import Illegal, LairkeeperError, Malformed, Stale


class UnknownTable(Illegal):
    """No such table, or not visible to this person: one error for both, so that ids cannot be probed."""

    code = "table-unknown"


class NotAllowed(Illegal):
    """Only the host, or only the person in that seat, may do this; the fact `what` names it."""

    code = "table-not-allowed"


class SeatTaken(Illegal):
    code = "seat-taken"


class SeatNotOffered(Illegal):
    """This seat has had a holder since the start: the others at the table have to agree to a newcomer."""

    code = "seat-not-offered"


class UnknownSeat(Malformed):
    code = "seat-unknown"


class UnknownMoment(Malformed):
    """A moment that a finished game cannot go on from; facts are `step` and `most`."""

    code = "moment-unknown"


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


class ChannelClosed(Illegal):
    """The game keeps this channel closed for the speaker now; the fact `channel` names it."""

    code = "channel-closed"


class UnknownJoinCode(Illegal):
    """No table that waits for players has this join code."""

    code = "join-unknown"


class UnknownCode(Illegal):
    """No running table has this code for public screens."""

    code = "screen-unknown"


class TooFast(Illegal):
    code = "message-rate"


class TableFull(Illegal):
    """The log or the chat of a table has reached its limit; the fact `what` names which."""

    code = "table-full"


class TooLong(Malformed):
    """Facts are `what`, `most` and `found`."""

    code = "message-too-long"


class NoMarker(Illegal):
    code = "marker-refused"


class BadSettings(Malformed):
    """Facts are `where` (a file or a variable), `key` and `reason`."""

    code = "settings-bad"


class NoSettings(Malformed):
    """A settings file that cannot be read: facts are `file` and `reason`."""

    code = "settings-unreadable"


class SecretNotKept(Illegal):
    """The file with the secret of the server cannot be read or written: facts are `file` and `reason`."""

    code = "secret-not-kept"


class NotRecognised(Illegal):
    """No valid cookie: the client has to ask for its identity again."""

    code = "person-not-recognised"


class SignInRefused(Illegal):
    """Wrong name or wrong passphrase: one error for both, so that names cannot be probed."""

    code = "sign-in-refused"


class BadName(Malformed):
    """Facts are `most` and `found`."""

    code = "name-bad"


class MixedAlphabets(Malformed):
    """A word of a name mixes letters of two alphabets, which can imitate another name."""

    code = "name-mixed"


class NameAtTable(Illegal):
    """Somebody else at the table has this name, or one that looks like it."""

    code = "name-at-table"


class BadPassphrase(Malformed):
    """Facts are `least`, `most` and `found`."""

    code = "passphrase-bad"


class NameNeeded(Illegal):
    """A passphrase needs a name first."""

    code = "name-needed"


class AddressRefused(Illegal):
    """The server sends no requests to this address; the fact `reason` says why."""

    code = "address-refused"


class BadDevice(Malformed):
    """A malformed push subscription."""

    code = "device-bad"


class BadHours(Malformed):
    """Invalid hours, days or time zone."""

    code = "hours-bad"


class BadWish(Malformed):
    """An invalid matchmaking request; the fact `what` names the invalid part."""

    code = "wish-bad"


class TooManyKept(Illegal):
    """A list has reached its limit; facts are `what` and `most`."""

    code = "list-full"


class UnknownReport(Illegal):
    """No report has this id."""

    code = "report-unknown"


class NotAnalysed(Illegal):
    """The analysis of a finished game failed."""

    code = "analysis-failed"


class ForeignOrigin(Illegal):
    """A request from another site, or without the token that only our own pages know."""

    code = "origin-foreign"


class WrongToken(Illegal):
    """The operator's page was requested without its token."""

    code = "token-wrong"


class NoSuchPage(Illegal):
    code = "page-unknown"


class ServerFault(LairkeeperError):
    """An internal error; the fact `reference` finds it in the log."""

    code = "server-error"


class ShuttingDown(Illegal):
    """The server is restarting."""

    code = "server-closing"


class Removed(Illegal):
    """The host has removed this person."""

    code = "person-removed"


class TableUnreadable(Illegal):
    """This server's games cannot read the log of a table; it is kept unchanged."""

    code = "table-unreadable"


class NoChallenge(Illegal):
    """Nothing was dealt for this game on this day."""

    code = "daily-none"


class FirstTheCountedTry(Illegal):
    """Free tries come after the one that counts."""

    code = "daily-first"


class TriedInThisBrowser(Illegal):
    """Another guest had the counted try in this browser."""

    code = "daily-tried-here"


class BadDay(Malformed):
    """Not a date; the fact `day` is what was given."""

    code = "daily-day"


class BadMonth(Malformed):
    """A file with the challenges of a month that cannot be what was published; the fact `reason` says why."""

    code = "daily-month"


class ProfileClosed(Illegal):
    """No such person, or a closed profile: one error for both."""

    code = "profile-closed"
