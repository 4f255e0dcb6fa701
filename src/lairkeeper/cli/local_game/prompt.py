"""One question put to one person: what may be typed, and what it does."""

import re
from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING

from lairkeeper.analysis import Deadline, Dilemma, advise
from lairkeeper.cli.command_errors import FileExists, UnknownAnswer
from lairkeeper.cli.commands.rules import explain_clauses, find_clauses
from lairkeeper.cli.local_game.hints import hint_lines
from lairkeeper.cli.local_game.saved_games import is_there, path_of
from lairkeeper.cli.local_game.stage import columns, happened, hears
from lairkeeper.cli.terminal.sentences import brief, whole_number
from lairkeeper.display.picture import inked
from lairkeeper.kernel import BEGIN_AGAIN, CHANCE, Decision, Option, Seat, apply, clone, facts, write_option
from lairkeeper.kernel.errors import IllegalOption, LairkeeperError

if TYPE_CHECKING:
    from lairkeeper.cli.local_game.game import LocalGame

COMMANDS = ("undo", "again", "mark", "save", "load", "hint", "board", "log", "help", "quit")
LOG_LINES = 20
HINT_SECONDS = 1.0
"""For the reasons of a hint: nobody else waits at a terminal."""


class LeaveGame(Exception):
    """The player leaves the game for now."""


class TerminalPrompt:
    """Asks until something on the table has changed."""

    def __init__(self, local: "LocalGame", seat: Seat, decision: Decision) -> None:
        self.local, self.seat, self.decision = local, seat, decision
        self.question = local.question(decision)
        self.suggested: Option | None = None
        self.has_changed = False

    def ask(self) -> None:
        self.local.keep()
        self._show()
        while not self.has_changed:
            line = self.local.terminal.ask("> ")
            try:
                self._obey(line)
            except LairkeeperError as error:
                self.local.refuse(error)

    def _show(self) -> None:
        self.local.terminal.clear()
        self.local.stage.show(self.local.screenful(self.seat, self.decision))
        self.local.mark_heard(self.seat)
        self.local.is_new_here, self.local.news = False, ""

    def _obey(self, line: str) -> None:
        """A number answers; a question mark asks back; a command does what it says; other words look for an answer, or
        are one where words of one's own are wanted. There a command has a slash before it; elsewhere it may have."""
        is_free = self.decision.is_open and not line.startswith("/")
        line = line.removeprefix("/")
        word, _, rest = line.partition(" ")
        if not line:
            self._take_suggested()
        elif (number := whole_number(line)) is not None and not (is_free and number > len(self.decision.options)):
            self._answer(number)
        elif word.startswith("?"):
            self._explain(line[1:].strip())
        elif is_free:
            self._write(line)
        elif (command := self._command(word.lower())) is not None:
            command(rest.strip())
        else:
            self._search(line)

    def _write(self, text: str) -> None:
        """An answer in words of one's own; the lines of a list are separated by commas."""
        wanted = self.decision.free_text
        assert wanted is not None
        lines = tuple(re.split("[,;]", text)) if wanted.lines else text
        try:
            self._give(write_option(self.local.game, wanted, lines))
        except IllegalOption as error:
            self.local.say("words-refused", typed=brief(text))
            explain_clauses(self.local.terminal, self.local.game, self.local.words, error.clauses)

    def _command(self, word: str) -> Callable[[str], None] | None:
        """Parses a command, in English or in the language of the table."""
        say = self.local.words.say
        for name in COMMANDS:
            if word in (name, say(f"command-{name}")):
                command: Callable[[str], None] = getattr(self, f"_{name}")
                return command
        return None

    def _answer(self, number: int) -> None:
        options = self.decision.options
        if not 1 <= number <= len(options):
            raise UnknownAnswer(number=number, last=len(options))
        self._give(options[number - 1])

    def _give(self, option: Option) -> None:
        seat = CHANCE if self.decision.is_chance else self.seat
        before = len(self.local.match.journal.entries)
        said = self._said(option)
        self.local.let_time_pass()
        try:
            self.local.answer(seat, option, self.decision)
        except LairkeeperError:
            if len(self.local.match.journal.entries) == before:
                raise
            self.local.news = inked(self.local.words.say("too-late", answer=said), "danger")
        self.has_changed = True
        self.local.keep()

    def _said(self, option: Option) -> str:
        """An answer in words, as it is listed or as it was written."""
        return self.local.words.option(option, facts(self.local.match.state, self.decision))

    def _take_suggested(self) -> None:
        if self.suggested is not None:
            self._give(self.suggested)

    def _search(self, words: str) -> None:
        """Answers that contain these words; the only one is taken by pressing Enter."""
        found = [
            (number, text)
            for number, text in enumerate(self.question.answers, 1)
            if all(word in text.lower() for word in words.lower().split())
        ]
        if not found:
            self.suggested = None
            self.local.say("not-understood", typed=brief(words))
            return
        number = found[0][0]
        self.suggested = self.decision.options[number - 1] if len(found) == 1 else None
        for line in columns(found, self.local.terminal.width):
            self.local.terminal.say(line)
        if self.suggested is not None:
            self.local.say("press-enter-to-take", number=number)

    def _explain(self, topic: str) -> None:
        """`?` gives the rules behind the question, `? 3` what an answer does, `? words` clauses that match."""
        game, words, terminal = self.local.game, self.local.words, self.local.terminal
        if (number := whole_number(topic)) is not None:
            self._explain_answer(number)
            return
        clauses = find_clauses(game, words, topic) if topic else self.question.clauses
        explain_clauses(terminal, game, words, clauses)

    def _explain_answer(self, number: int) -> None:
        """The immediate events of an answer: no more than a player could learn by answering and undoing."""
        options = self.decision.options
        if not 1 <= number <= len(options):
            raise UnknownAnswer(number=number, last=len(options))
        local, twin = self.local, clone(self.local.match.state)
        answerer = CHANCE if self.decision.is_chance else self.seat
        told = apply(twin, answerer, options[number - 1], self.decision.number)
        local.terminal.say(inked(self.question.answers[number - 1], "strong"))
        for item in takewhile(lambda item: not item.event.reveals, told):
            if hears(item, self.seat):
                local.terminal.say(happened(local.words, item, is_new=True, all_clauses=True))
        following = next((each for each in twin.decisions if self.seat in each.seats), None)
        if any(item.event.reveals for item in told) or any(each.is_chance for each in twin.decisions):
            local.say("then-chance")
        elif following is not None:
            local.say("then-asked", question=local.words.question(following, facts(twin, following)))

    def _undo(self, rest: str) -> None:
        self.local.match.undo(self.seat)
        self.local.heard[self.seat] = min(self.local.heard[self.seat], len(self.local.match.told))
        self.has_changed = True

    def _again(self, rest: str) -> None:
        if not self.decision.can_begin_again:
            self.local.say("nothing-begun")
            return
        self.local.answer(self.seat, BEGIN_AGAIN, self.decision)
        self.has_changed = True

    def _mark(self, rest: str) -> None:
        """Reserves a place on the board, for all to see, or takes the marker away."""
        local = self.local
        if not rest:
            local.markers.pop(self.seat, None)
        elif local.game.mark is None:
            local.say("no-markers")
            return
        else:
            view = local.game.view(local.match.state.world, self.seat)
            local.markers[self.seat] = local.game.mark(view, rest)
        self._show()

    def _save(self, rest: str) -> None:
        if not rest:
            self.local.say("save-how")
            return
        path = path_of(rest)
        if is_there(path) and path not in self.local.saved:
            raise FileExists(file=rest)
        self.local.save(path)
        self.local.say("saved", file=str(path))

    def _load(self, rest: str) -> None:
        if not rest:
            self.local.say("load-how")
            return
        self.local.load(path_of(rest))
        self.has_changed = True

    def _hint(self, rest: str) -> None:
        if self.decision.is_chance:
            self.local.say("no-hint")
            return
        local = self.local
        stream = local.stream.split(f"hint-{len(local.match.journal.entries)}")
        players = local.game.seat_count(local.match.journal.config)
        dilemma = Dilemma(local.game, local.match.state, self.decision, self.seat, players)
        advice = advise(dilemma, stream, Deadline(HINT_SECONDS))
        self.suggested = option = advice.option
        if option in self.decision.options:
            number = self.decision.options.index(option) + 1
            local.say("hint", number=number, answer=self.question.answers[number - 1])
        else:
            local.say("hint-words", answer=self._said(option))
        for line in hint_lines(dilemma, local.words, advice):
            local.terminal.tell(line)

    def _board(self, rest: str) -> None:
        self.local.stage.show(self.local.screenful(self.seat, self.decision), is_whole=True)

    def _log(self, rest: str) -> None:
        number = whole_number(rest)
        lines = LOG_LINES if number is None else number
        told = self.local.all_heard(self.seat)
        for item in told[-lines:] if lines else ():
            self.local.terminal.say(happened(self.local.words, item, is_new=False, all_clauses=True))

    def _help(self, rest: str) -> None:
        local = self.local
        local.say("help-at-prompt", clause=next(iter(local.game.clauses)))
        local.terminal.say(local.stage.picture(local.screenful(self.seat, self.decision)).legend)

    def _quit(self, rest: str) -> None:
        """Leaves the game, which is saved in any case; a file name may be given."""
        local = self.local
        local.say("quit-offer", file=str(local.keeper.running))
        name = local.terminal.ask("> ")
        if name:
            self._save(name)
        raise LeaveGame
