"""Every way an input can be refused, as data: a code, facts, and the clauses that say so.

Three meanings are kept apart. *Malformed* input could never be right; an *illegal* answer is not open to
this seat at this table; a *stale* one came too late. No sentence is written here: a client words the code.
An exception of another kind that leaves a rule is a bug, never a player's mistake.
"""

from collections.abc import Iterable
from functools import partial
from typing import Any, ClassVar, TypeAlias

from lairkeeper.kernel.data.record import Record

Plain: TypeAlias = str | int | float
"""Values of facts in errors and sentences."""
Fact: TypeAlias = str | int | float | Record | tuple["Fact", ...]
"""Values of facts in questions: a number, a word, a record, or several of these."""


class LairkeeperError(Exception):
    """The root of all refusals; `code` is stable and worded in the `errors` Fluent files."""

    code: ClassVar[str] = "error"

    def __init__(self, *, clauses: tuple[str, ...] = (), **facts: Plain) -> None:
        super().__init__(self.code, facts)
        self.clauses = clauses
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes; their facts are given by name."""
        return partial(type(self), clauses=self.clauses, **self.facts), ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        because = f" [{' '.join(self.clauses)}]" if self.clauses else ""
        return f"{self.code}({facts}){because}"


class Malformed(LairkeeperError):
    """Input that could never be right: not of the expected shape."""


class Illegal(LairkeeperError):
    """A well-formed answer that is not open to this seat at this table."""


class Stale(LairkeeperError):
    """An answer to a question that no longer waits."""


class MalformedOption(Malformed):
    code = "option-malformed"


class UnfitText(Malformed):
    """A text that exceeds the limits of an open question after tidying: facts are `what` (`text`, or `lines`
    of a list), `least`, `most` and `found`."""

    code = "text-unfit"


class BadConfig(Malformed):
    """Table options that do not fit: facts are `key`, `value` and `expected`."""

    code = "config-bad"


class BadLines(BadConfig):
    """Lines of a pasted list that do not fit: facts are `key` and `lines`, made by `lines_of`."""

    code = "config-lines"


def lines_of(problems: Iterable[tuple[str, str, str]]) -> str:
    """Every refused line as a fact: its words, the trouble (`line-<trouble>` says it), and what it collides with."""
    return "\n".join("\t".join(" ".join(part.split()) for part in problem) for problem in problems)


class OptionNeeds(Malformed):
    """A table option that goes only with another: facts are `key`, `value`, `needs` and its `values`."""

    code = "config-needs"


class BadContent(Malformed):
    """A content pack that does not fit: facts are `file`, `key` and `reason` (one of the `content-*` words)."""

    code = "content-bad"


class CorruptJournal(Malformed):
    """A saved game that cannot be read or does not replay: facts are `where` and `reason`."""

    code = "journal-corrupt"


class NoSequel(Illegal):
    """A finished game without a sequel."""

    code = "sequel-none"


class CorruptState(Malformed):
    code = "state-corrupt"


class UnknownGame(Malformed):
    code = "game-unknown"


class UnknownLanguage(Malformed):
    """Facts are `language` and `known`."""

    code = "language-unknown"


class IllegalOption(Illegal):
    """Not among the options: facts are `question`, `option`, and for free words `text`. `clauses` name the rule."""

    code = "option-illegal"


class NotYourDecision(Illegal):
    code = "decision-not-yours"


class NoDrawer(Illegal):
    """People cannot draw themselves: the game does not declare who makes each draw. The fact is `game`."""

    code = "drawer-unknown"


class NothingToTakeBack(Illegal):
    code = "undo-refused"


class GameOver(Stale):
    code = "game-over"


class StaleDecision(Stale):
    code = "decision-stale"
