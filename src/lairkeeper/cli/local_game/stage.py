"""What a person sees at a moment: the table as a picture, what just happened, the question and its answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table

from lairkeeper.cli.terminal.terminal import Terminal, in_colour, unbroken
from lairkeeper.display.picture import Picture, Sketch, inked, plain
from lairkeeper.kernel import AnyGame, Option, Seat, ToldEvent
from lairkeeper.kernel.errors import Fact
from lairkeeper.words import Words

SIDE_WIDTH = 40
WIDE = 110
LEAST_BOARD = 7
_BETWEEN = 2
_FEW = 3


@dataclass(frozen=True, kw_only=True)
class QuestionText:
    """A question in words, with the answers in the order of their numbers."""

    text: str
    answers: tuple[str, ...]
    clauses: tuple[str, ...]
    free_text: str = ""
    """How words of one's own are written, where they are wanted."""


@dataclass(frozen=True, kw_only=True)
class Screenful:
    """All parts of the screen for one question."""

    view: Any
    choices: tuple[Option, ...] = ()
    asked: Mapping[str, Fact]
    markers: Mapping[Seat, int]
    happened: tuple[str, ...] = ()
    question: QuestionText | None = None
    note: str = ""


class Stage:
    """A terminal that shows screens of one game in one language."""

    def __init__(self, terminal: Terminal, game: AnyGame, words: Words) -> None:
        self.terminal, self.game, self.words = terminal, game, words

    def show(self, shown: Screenful, *, is_whole: bool = False) -> None:
        """The screen from top to bottom; in a low window the board is cut so that the question stays in sight."""
        picture, asking = self.picture(shown), list(self._asking(shown.question, is_whole))
        if self.terminal.height is not None and not is_whole:
            picture = self._fitted(shown, picture, self.terminal.height - self._lines([*shown.happened, *asking]) - 1)
        self._show_table(picture)
        for line in shown.happened:
            self.terminal.say(line)
        if picture.own:
            self.terminal.show(picture.own)
        for line in (*asking, *([shown.note] if shown.note else ())):
            self.terminal.say(line)

    def _fitted(self, shown: Screenful, picture: Picture, room: int) -> Picture:
        """The picture if there is room for it, else with a part of the board, which then says that it is one."""
        room -= self._lines([shown.note]) if shown.note else 0
        room -= len(picture.own.split("\n")) if picture.own else 0
        if self._beside(picture) + picture.board.count("\n") < room:
            return picture
        facts = (*picture.facts, inked(self.words.say("cut"), "quiet"))
        beside = self._beside(picture._replace(facts=facts))
        return self.picture(shown, max(LEAST_BOARD, room - beside))._replace(facts=facts)

    def picture(self, shown: Screenful, height: int | None = None) -> Picture:
        """The picture of the game; empty for a game without one."""
        if self.game.draw is None:
            return Picture("", (), (), "", "")
        width = self.terminal.width - (SIDE_WIDTH + _BETWEEN if self._is_wide else 0)
        sketch = Sketch(
            speech=self.words,
            choices=shown.choices,
            asked=shown.asked,
            markers=shown.markers,
            width=width,
            height=height,
        )
        drawn: Picture = self.game.draw(shown.view, sketch)
        return drawn

    @property
    def _is_wide(self) -> bool:
        return self.terminal.width >= WIDE

    def _beside(self, picture: Picture) -> int:
        """How many lines the facts and figures take if they do not stand at the side."""
        if self._is_wide:
            return 0
        return self._lines([text for texts in (picture.facts, picture.figures) for text in self._flowing(texts)])

    def _flowing(self, texts: Sequence[str]) -> list[str]:
        return _flowing(texts, self.terminal.width)

    def _lines(self, texts: Sequence[str]) -> int:
        return sum(max(1, -(-len(plain(text)) // self.terminal.width)) for text in texts)

    def _show_table(self, picture: Picture) -> None:
        if self._is_wide:
            grid = Table.grid(padding=(0, _BETWEEN), expand=True)
            grid.add_column(no_wrap=True, overflow="crop")
            grid.add_column(width=SIDE_WIDTH)
            side = "\n".join((*picture.facts, "", *picture.figures))
            grid.add_row(in_colour(picture.board), in_colour(unbroken(side)))
            self.terminal.render(grid)
            return
        for line in self._flowing(picture.facts):
            self.terminal.say(line)
        self.terminal.show(picture.board)
        for line in self._flowing(picture.figures):
            self.terminal.say(line)

    def _asking(self, question: QuestionText | None, is_whole: bool) -> Iterator[str]:
        """The question and its answers; of a list longer than the screen only the beginning."""
        if question is None:
            return
        refs = _fitting(question.clauses, self.terminal.width - len(question.text) - 1)
        yield f"{inked(question.text, 'strong')} {inked(refs, 'quiet')}"
        lines = columns(list(enumerate(question.answers, 1)), self.terminal.width)
        most = len(lines) if self.terminal.height is None or is_whole else max(_FEW, self.terminal.height // 3)
        yield from lines[:most]
        if question.free_text:
            yield inked(question.free_text, "quiet")
        if len(lines) > most:
            yield inked(self.words.say("more-answers", count=len(question.answers)), "quiet")


def columns(answers: Sequence[tuple[int, str]], width: int) -> list[str]:
    """Numbered answers, one below the other; more than a few short ones stand in several columns."""
    longest = max((len(text) for _, text in answers), default=0) + 6
    fit = max(1, width // longest) if len(answers) > _FEW else 1
    rows = -(-len(answers) // fit)
    return [
        "".join(_answer(number, text, longest if fit > 1 else 0) for number, text in answers[row::rows]).rstrip()
        for row in range(rows)
    ]


def _answer(number: int, text: str, width: int) -> str:
    padding = " " * max(0, width - 4 - len(text))
    return f"{inked(f'{number:>3}', 'strong')} {inked(text, None)}{padding}"


def _fitting(clauses: Sequence[str], width: int) -> str:
    """As many references as fit on the line, one at least; a dot tells that there are more."""
    shown = " ".join(clauses)
    kept = list(clauses)
    while len(shown) > width and len(kept) > 1:
        kept.pop()
        shown = f"{' '.join(kept)} …"
    return shown


def _flowing(texts: Sequence[str], width: int) -> list[str]:
    """Short texts one after the other, as many on a line as fit."""
    lines: list[str] = []
    for text in texts:
        longer = f"{lines[-1]} · {text}" if lines else ""
        if lines and len(plain(longer)) <= width:
            lines[-1] = longer
        else:
            lines.append(text)
    return lines


def happened(words: Words, told: ToldEvent, *, is_new: bool, all_clauses: bool = False) -> str:
    """An event as a line, with the clause behind it."""
    clauses = told.clauses if all_clauses else told.clauses[:1]
    mark = inked("›", "accent") if is_new else " "
    return f"{mark} {inked(words.event(told.event), None if is_new else 'quiet')} {inked(' '.join(clauses), 'quiet')}"


def hears(told: ToldEvent, seat: Seat | None) -> bool:
    return told.to is None or (seat is not None and seat in told.to)
