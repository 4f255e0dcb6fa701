"""The screen and the keyboard. With a pipe instead of a person everything works the same, without colours."""

import sys
from contextlib import suppress
from itertools import zip_longest
from textwrap import wrap
from typing import IO, Any, TextIO, cast

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from lairkeeper.display.picture import INKS, spans

WIDTH_OF_A_PIPE = 80
_STYLES = {
    "line": "color(137)",
    "opening": "color(137)",
    "quiet": "dim",
    "strong": "bold",
    "accent": "color(172)",
    "good": "bold green",
    "danger": "bold red",
    "choice": "bold reverse",
    "seat-0": "bold cyan",
    "seat-1": "bold magenta",
    "seat-2": "bold green",
    "seat-3": "bold color(172)",
    "seat-4": "bold blue",
    "seat-5": "bold red",
    "seat-6": "bold color(137)",
    "seat-7": "bold",
}
THEME = Theme({ink: _STYLES[ink] for ink in INKS})

_GAP = 2
_CLEAR = "\x1b[H\x1b[2J"
_FORGET = "\x1b[3J"
_NARROW_SPACE, _STAND_IN = "\u202f", "\ue000"
"""French sets a narrow space before some signs, where no line may break; rich would break one there."""


def unbroken(text: str) -> str:
    return text.replace(_NARROW_SPACE, _STAND_IN)


def in_colour(text: str) -> Text:
    """A text with inks, as the screen shows it."""
    coloured = Text()
    for part, ink in spans(text):
        coloured.append(part, ink)
    return coloured


class _Output:
    """A stream that puts narrow spaces back where something stood in for them."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.replace(_STAND_IN, _NARROW_SPACE))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Console(Console):
    """A console that lets the caller handle a closed pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Terminal:
    """`is_live`: a person uses this terminal, so the screen may be cleared."""

    def __init__(
        self, output: IO[str] | None = None, keys: TextIO | None = None, *, width_of_a_pipe: int = WIDTH_OF_A_PIPE
    ) -> None:
        self._keys = keys or sys.stdin
        out = output or sys.stdout
        width = None if out.isatty() else width_of_a_pipe
        self.console = _Console(
            file=cast(IO[str], _Output(out)), theme=THEME, highlight=False, emoji=False, width=width
        )
        self.is_live = out.isatty() and self._keys.isatty()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        return self.console.height if self.is_live else None

    def say(self, text: str = "") -> None:
        """A text with inks, wrapped between words."""
        self.console.print(in_colour(unbroken(text)))

    def tell(self, text: str) -> None:
        """A text without inks: brackets in it are just brackets."""
        self.console.print(Text(unbroken(text)))

    def show(self, text: str) -> None:
        """A drawing: lines that are cut, never wrapped."""
        for line in text.split("\n"):
            self.console.print(in_colour(line), no_wrap=True, overflow="crop", crop=True)

    def render(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def list(self, *rows: tuple[str, str]) -> None:
        """Two columns of texts without inks; the first is as wide as it needs, up to the half."""
        first = max(1, min(max((len(name) for name, _ in rows), default=0), self.width // 2))
        for name, text in rows:
            left, right = wrap(name, first, drop_whitespace=False), wrap(text, max(1, self.width - first - _GAP))
            for one, other in zip_longest(left, right, fillvalue=""):
                self.tell(f"{one:<{first + _GAP}}{other}".rstrip())

    def clear(self, *, and_forget: bool = False) -> None:
        """A clean screen; what was on it can then no longer be scrolled back to, if it is to be forgotten."""
        if self.is_live:
            self.console.file.write(_CLEAR + (_FORGET if and_forget else ""))
            self.console.file.flush()

    def wait(self, text: str) -> None:
        """Shows why nothing happens for a moment; the next output covers it."""
        if self.is_live:
            self.console.file.write(f"\r{text}\x1b[K\r")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the spaces around it. EOFError when there is none any more."""
        if self.is_live:
            return printable(_line_from_person(prompt))
        self.console.file.write(prompt)
        self.console.file.flush()
        line = self._keys.readline()
        typed = printable(line)
        self.console.file.write(f"{typed}\n")
        if not line:
            raise EOFError
        return typed


def printable(typed: str) -> str:
    """Typed text without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in typed).strip()


def _line_from_person(prompt: str) -> str:
    """With the arrow keys for editing, but without a history: the next person would see what this one typed."""
    with suppress(ImportError):
        import readline

        readline.set_auto_history(False)
    return input(prompt)
