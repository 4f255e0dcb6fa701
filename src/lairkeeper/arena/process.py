"""A program as an agent: it reads a question as one line of JSON and writes its answer as one line of JSON."""

import shlex
import subprocess
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

import msgspec

from lairkeeper.arena.errors import AgentGone, AgentUnknown
from lairkeeper.arena.question import AgentQuestion
from lairkeeper.dialogue import Unparsable, prompt_text, read_answer
from lairkeeper.kernel import Option, decode_option
from lairkeeper.kernel.errors import IllegalOption, MalformedOption

LONGEST_LINE = 1_000_000
MOST_LINES = 8
"""Lines that are read ahead: a program that writes without end has to wait."""
PARTING = 2.0
"""Seconds for a program to end once its input is closed."""


class AgentLine(msgspec.Struct, frozen=True):
    """What a program reads. `options` is empty on the track without the list.

    `table` tells games apart: one program plays all its seats and games. `problem` says why its last answer to the same
    question did not count.
    """

    table: str
    game: str
    seat: int
    question: str
    view: Any
    options: tuple[Any, ...]
    forms: tuple[str, ...]
    text: str
    left_ms: int | None = None
    problem: str = ""


class AgentAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program writes: one of the three. `choice` is a place in `options`, from 0; `option` an option as JSON;
    `message` the words of a language model, in which the last answer counts."""

    choice: int | None = None
    option: msgspec.Raw | None = None
    message: str | None = None


class ProgramAgent:
    """Its thinking counts where a clock runs."""

    is_timed = True

    def __init__(self, name: str, command: str, patience: float) -> None:
        self.name, self._patience = name, patience
        self._lines: Queue[bytes] = Queue(MOST_LINES)
        self._questions: Queue[bytes] = Queue()
        try:
            self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise AgentUnknown(agent=name, reason=str(error)) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._reader = Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        self._writer = Thread(target=_write, args=(self._process.stdin, self._questions), daemon=True)
        self._reader.start()
        self._writer.start()

    @property
    def lines_ahead(self) -> int:
        """Lines that the program has written and nobody has asked for."""
        return self._lines.qsize()

    def sit_down(self) -> "ProgramAgent":
        return self

    def __call__(self, asked: AgentQuestion) -> Option:
        self._questions.put(msgspec.json.encode(_line(asked)) + b"\n")
        try:
            line = self._lines.get(timeout=self._patience)
        except Empty:
            raise self._gone("silent") from None
        if not line:
            raise self._gone("closed")
        return _option(line, asked)

    def close(self) -> None:
        """Lets the program end by itself, for a moment; what it still writes is dropped."""
        assert self._process.stdout is not None
        self._questions.put(b"")
        try:
            self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._drop_lines(time.monotonic() + PARTING)
        self._writer.join(PARTING)
        if not self._reader.is_alive():  # else a program that this one has started still holds the pipe
            self._process.stdout.close()

    def _drop_lines(self, until: float) -> None:
        while self._reader.is_alive() and time.monotonic() < until:
            with suppress(Empty):
                self._lines.get(timeout=0.02)

    def _gone(self, reason: str) -> AgentGone:
        return AgentGone(agent=self.name, reason=reason, seconds=self._patience)


def _read(stream: IO[bytes], lines: "Queue[bytes]") -> None:
    """In a thread: hands on what the program writes; an empty line means that it has closed its pipe."""
    while line := stream.readline(LONGEST_LINE):
        if line.strip():
            lines.put(line)
    lines.put(b"")


def _write(stream: IO[bytes], questions: "Queue[bytes]") -> None:
    """In a thread: a program that reads nothing blocks this and not the game. An empty question closes the pipe."""
    with suppress(OSError):  # the program has closed its end, which the reader notices
        while question := questions.get():
            stream.write(question)
            stream.flush()
    with suppress(OSError):
        stream.close()


def _line(asked: AgentQuestion) -> AgentLine:
    options = asked.decision.options if asked.is_listed else ()
    return AgentLine(
        table=asked.table,
        game=asked.game.name,
        seat=asked.seat,
        question=asked.decision.question,
        view=asked.view,
        options=options,
        forms=tuple(asked.prompt.forms),
        text=prompt_text(asked.prompt, asked.words),
        left_ms=asked.prompt.left_ms,
        problem=asked.prompt.problem,
    )


def _option(line: bytes, asked: AgentQuestion) -> Option:
    try:
        answer = msgspec.json.decode(line, type=AgentAnswer)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unparsable(reason=str(error)) from None
    options = asked.decision.options if asked.is_listed else ()
    if answer.choice is not None:
        if not 0 <= answer.choice < len(options):
            raise IllegalOption(question=asked.decision.question, option=str(answer.choice))
        return options[answer.choice]
    if answer.message is not None:
        return read_answer(asked.game, options, answer.message, asked.decision.question)
    if answer.option is None:
        raise Unparsable(reason="nothing")
    try:
        return decode_option(asked.game, bytes(answer.option))
    except MalformedOption as error:
        raise Unparsable(reason=str(error.facts["reason"])) from None
