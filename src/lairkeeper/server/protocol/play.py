"""The game for clients: views with decisions, events, timers, and the outcome."""

from typing import Any, Literal

from msgspec import Raw, Struct

from lairkeeper.kernel.definition.audience import Channel
from lairkeeper.server.protocol.phrases import Phrase


class Choice(Struct, frozen=True):
    option: Raw
    phrase: Phrase


class TextWanted(Struct, frozen=True):
    """The free text that a question accepts: the option's type and field, and limits in characters per line.

    `lines` is 0 where the field is one line of text; else it is a list of at most so many.
    """

    option: str
    field: str
    least: int
    most: int
    lines: int = 0


class PreviewEffect(Struct, frozen=True):
    """What an answer costs, brings or risks; `effect` is the game's own record, for boards that draw it."""

    kind: Literal["cost", "gain", "risk", "fact"]
    effect: Raw
    phrase: Phrase


class Preview(Struct, frozen=True):
    """The known effects of one answer."""

    option: Raw
    effects: list[PreviewEffect]


class Question(Struct, frozen=True):
    """A question for this point of view. `is_draw`: chance is asked of the people at the table.

    `number` names it in an answer: it stays the same as long as the question waits, and is never used again.

    `text` is there where words of one's own may be written; `cooldown_ms` says how long one waits between two answers.
    `can_preview`: what its answers cost and bring can be asked for (`AskPreviews`).
    """

    number: int
    seat: int
    question: str
    phrase: Phrase
    choices: list[Choice]
    clauses: list[str]
    facts: dict[str, str | int | float | list[Any] | dict[str, Any] | None] = {}
    text: TextWanted | None = None
    cooldown_ms: int = 0
    can_begin_again: bool = False
    is_draw: bool = False
    can_preview: bool = False


class Point(Struct, frozen=True):
    """What one seat sees, or a spectator (`seat` is None): changed fields of its view, and its questions.

    In a snapshot the view is complete; a point of which nothing changed is left out of an update. `can_undo`: the own
    last answer can be taken back at once; `can_ask_undo`: it can if the others agree. `channels`: where this seat may
    talk now.
    """

    seat: int | None
    view: dict[str, Raw]
    questions: list[Question]
    can_undo: bool = False
    can_ask_undo: bool = False
    channels: list[Channel] = []


class LogLine(Struct, frozen=True):
    """An event in the log; `seats` lists its receivers unless it is public.

    `step` counts the answers that the reader has heard of; in the replay of a finished game, all answers.
    """

    step: int
    event: Raw
    phrase: Phrase
    clauses: list[str]
    seats: list[int] | None = None


Reaction = Literal["cheer", "laugh", "ouch", "wonder", "thanks", "hurry"]
"""Quick reactions; each game draws them differently."""


class ChatLine(Struct, frozen=True):
    """`author` is the same for all lines of one person at this table, and says nothing else. A reaction has no text."""

    at: int
    name: str
    text: str
    seat: int | None = None
    channel: Channel = "table"
    author: str = ""
    reaction: Reaction | None = None


class Marker(Struct, frozen=True):
    """A place that a player has marked; the game defines the meaning of the number."""

    seat: int
    place: int


class UndoWish(Struct, frozen=True):
    """A request to undo an answer; the seats listed still have to agree.

    Log lines from the step `since` on would go. `answers`: the seat of each answer that would, as far as the
    person this is sent to gave it.
    """

    number: int
    seat: int
    waiting_for: list[int]
    since: int
    answers: list[int]


class TimerInfo(Struct, frozen=True):
    """A timer: its name, what the clock is asked, and the milliseconds left when this was sent.

    `seats` are there where it concerns them alone.
    """

    question: str
    name: str
    after_ms: int
    left_ms: int
    is_running: bool = True
    seats: list[int] = []


class Ending(Struct, frozen=True):
    """How the game ended; `ranks` gives every seat its place, 1 is the best, and ties share one."""

    reason: str
    clause: str
    winners: list[int]
    phrase: Phrase
    scores: list[int] = []
    ranks: list[int] = []


class Frame(Struct, frozen=True):
    """A position of a finished game, from one point of view or all of them."""

    step: int
    steps: int
    points: list[Point]
    log: list[LogLine]
    seats: list[str]
    ending: Ending | None = None
