"""Text for an assistant: the table, the news, its board, and its questions as prompts."""

from typing import Any, get_type_hints

import msgspec

from lairkeeper.dialogue import PACKAGE as PROMPTS
from lairkeeper.dialogue import Prompt, board_text, forms_of, prompt_text
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Seat
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.mcp import PACKAGE
from lairkeeper.mcp.phrases import worded
from lairkeeper.mcp.visit import TableVisit
from lairkeeper.server.protocol import Point, Question, TableInfo
from lairkeeper.words import Words, speak

SERVER = "lairkeeper.server"
MOST_NEWS = 60


class SeatReport:
    """Tells one assistant what it has not been told yet, and how the table stands."""

    def __init__(self, visit: TableVisit, language: str) -> None:
        self._visit, self._language = visit, language
        self._told_log = self._told_chat = 0

    def text(self) -> str:
        """The whole report; of log and chat only new lines."""
        table, words = self._table(), self.words()
        parts = [self._heading(table, words), *self._news(words), *self._boards(words), *self._questions(words)]
        if self._visit.ending is not None:
            parts.append(worded(self._visit.ending.phrase, words))
        elif not self._visit.questions:
            parts.append(words.say("mcp-waiting"))
        return "\n\n".join(part for part in parts if part)

    def words(self) -> Words:
        """The words of this table; names are those of the people in its seats."""
        table = self._table()
        game = game_named(table.game)
        own = speak(None, None, self._language)
        names = [seat.name or own.seat(Seat(seat.seat)) for seat in table.seats]
        config = msgspec.convert(table.options, game.config)
        return speak(game, config, self._language, names, SERVER, PROMPTS, PACKAGE)

    def _table(self) -> TableInfo:
        assert self._visit.table is not None
        return self._visit.table

    @property
    def _game(self) -> AnyGame:
        return game_named(self._table().game)

    def _heading(self, table: TableInfo, words: Words) -> str:
        own = [words.seat(Seat(seat.seat)) for seat in table.seats if seat.is_mine]
        players = ", ".join(words.seat(Seat(seat.seat)) for seat in table.seats)
        title = words.say("game-title")
        return words.say("mcp-table", game=title, status=table.status, players=players, own=", ".join(own))

    def _news(self, words: Words) -> list[str]:
        visit = self._visit
        log, chat = visit.log[self._told_log :], visit.chat[self._told_chat :]
        self._told_log, self._told_chat = len(visit.log), len(visit.chat)
        happened = [worded(line.phrase, words) for line in log[-MOST_NEWS:]]
        said = [words.say("mcp-said", name=line.name, text=line.text, channel=line.channel) for line in chat]
        return ["\n".join(happened), "\n".join(said)]

    def _boards(self, words: Words) -> list[str]:
        """The view of each own seat; without a seat, the spectators' view."""
        points = [point for point in self._visit.points.values() if point.view]
        own = [point for point in points if point.seat is not None] or points
        return [self._board(point, words) for point in own]

    def _board(self, point: Point, words: Words) -> str:
        blob = msgspec.json.encode(point.view)
        markers = {Seat(marker.seat): marker.place for marker in self._visit.markers}
        try:
            view = msgspec.json.decode(blob, type=get_type_hints(self._game.view)["return"])
            return board_text(self._game, view, words, self._facts(point), markers)
        except (LairkeeperError, LookupError):  # components of a pack that are not installed here
            return blob.decode()

    def _facts(self, point: Point) -> dict[str, Any]:
        """What boards show of a question: numbers and words, which need no type."""
        facts = point.questions[0].facts if point.questions else {}
        return {name: fact for name, fact in facts.items() if isinstance(fact, str | int | float)}

    def _questions(self, words: Words) -> list[str]:
        questions = self._visit.questions
        found = []
        for number, question in enumerate(questions, 1):
            heading = words.say("mcp-question", number=number) if len(questions) > 1 else ""
            found += [heading, prompt_text(self._prompt(question, words), words)]
        return found

    def _prompt(self, question: Question, words: Words) -> Prompt:
        free = () if question.text is None else (question.text.option,)
        return Prompt(
            board="",
            question=worded(question.phrase, words),
            options=[worded(choice.phrase, words) for choice in question.choices],
            forms=forms_of(self._game, free),
            left_ms=self._visit.left_ms,
        )
