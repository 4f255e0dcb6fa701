"""Errors of the command line; their words are beside this module, under `error-` and the code."""

from lairkeeper.kernel.errors import Illegal, Malformed


class BadArguments(Malformed):
    """A command line that cannot be read; `problem` is one of the `arguments-*` words."""

    code = "cli-arguments"


class BadSeats(Malformed):
    """Seats that do not fit together; facts are `seats` and `players`."""

    code = "cli-seats"


class UnknownTableOption(Malformed):
    code = "cli-table-option"


class BadFirst(Malformed):
    """A first player who does not sit at the table; facts are `value` and `last`."""

    code = "cli-first"


class NoFirst(Malformed):
    """A first player in a game where nobody begins."""

    code = "cli-no-first"


class BadSetting(Malformed):
    """A `--set` that is not of the form NAME=VALUE."""

    code = "cli-setting"


class NoSuchSeat(Malformed):
    code = "cli-seat"


class UnknownClause(Malformed):
    """Facts are `topic` and `game`."""

    code = "cli-clause"


class UnreadableFile(Malformed):
    """Facts are `file` and `reason` (a word of the operating system)."""

    code = "cli-unreadable"


class UnwritableFile(Malformed):
    code = "cli-unwritable"


class NoRoom(Malformed):
    """The disk that the output goes to is full."""

    code = "cli-no-room"


class NothingToResume(Malformed):
    code = "cli-nothing-to-resume"


class CannotResume(Malformed):
    """The last game cannot be continued; facts are `file` and `problem`, a sentence."""

    code = "cli-cannot-resume"


class OnlyForNew(Malformed):
    """An option that only a new game takes."""

    code = "cli-only-for-new"


class NoPacks(Malformed):
    code = "cli-no-packs"


class TooFar(Malformed):
    """A place in a saved game that it does not have; facts are `place` and `last`."""

    code = "cli-too-far"


class UnknownAnswer(Malformed):
    """A number that no answer has; facts are `number` and `last`."""

    code = "cli-answer"


class FileExists(Illegal):
    code = "cli-exists"


class NoTests(Malformed):
    code = "cli-no-tests"


class BadNumber(Malformed):
    """Facts are `option`, `value` and `least`."""

    code = "cli-number"


class UnknownStudy(Malformed):
    """A study that the laboratory does not know; facts are `study` and `known`."""

    code = "cli-study"


class NothingToFit(Illegal):
    """A game without a value; the fact is `game`."""

    code = "cli-no-value"


class Unreachable(Illegal):
    """The server cannot listen on this address; facts are `address` and `reason`."""

    code = "cli-unreachable"


class MissingExtra(Malformed):
    """A command needs packages that are not installed; facts are the `extra` that brings them, the `command` that
    installs it, and the one to `play` with in the terminal."""

    code = "cli-missing-extra"
