"""Stepping through a saved game, through the eyes of any seat or with open hands."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lairkeeper.cli.command_errors import NoSuchSeat, TooFar
from lairkeeper.cli.commands.parameters.arguments import ReplayArguments
from lairkeeper.cli.commands.parameters.table_options import with_pack
from lairkeeper.cli.local_game.saved_games import load
from lairkeeper.cli.local_game.stage import Screenful, Stage, happened, hears
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import sentence, whole_number
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.kernel import AnyGame, Journal, Seat, ToldEvent, facts
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.flow.state import State, clone
from lairkeeper.kernel.history.match import Match
from lairkeeper.words import Words, speak

ALL, NONE = "all", "none"


def replay(file: Path, arguments: ReplayArguments, words: Words) -> int:
    """Reads the whole game first, so that a damaged one is refused before anything is shown."""
    game, journal = load(file)
    if arguments.pack is not None:
        with_pack(game, journal.config, arguments.pack)
    Match.resume(game, journal)
    film = Film(game, journal, words.language, Terminal())
    film.look_as(arguments.seat)
    film.go_to(0 if arguments.at is None else arguments.at)
    film.run()
    return 0


@dataclass(frozen=True)
class ReplayStep:
    """A state, the answer that led to it, in words, and its events."""

    state: State[Any]
    answer: str
    told: tuple[ToldEvent, ...]


class Film:
    """A saved game at one of its moments."""

    def __init__(self, game: AnyGame, journal: Journal[Any], language: str, terminal: Terminal) -> None:
        self.game, self.journal, self.terminal = game, journal, terminal
        self.words = speak(game, journal.config, language, (), PACKAGE)
        self.stage = Stage(terminal, game, self.words)
        self.moments = _moments(game, journal, self.words)
        self.place = 0
        self.eyes: Seat | None = None
        self.is_open = True

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def run(self) -> None:
        self.show()
        try:
            while self._obey(self.terminal.ask("> ").lower()):
                pass
        except EOFError:
            pass

    def _obey(self, typed: str) -> bool:
        """Runs a command; returns False to quit."""
        if typed in ("q", "quit"):
            return False
        if typed == "help":
            self.terminal.tell(self.words.say("replay-help"))
            return True
        try:
            self._move(typed)
            self.show()
        except LairkeeperError as error:
            self.terminal.say(inked(sentence(self.words, error), "danger"))
        return True

    def _move(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        match word:
            case "" | "n":
                self.place = min(self.place + 1, self.last)
            case "b":
                self.place = max(self.place - 1, 0)
            case "end":
                self.place = self.last
            case "board":
                pass
            case "seat":
                self.look_as(rest)
            case "all" | "none":
                self.look_as(word)
            case _:
                number = whole_number(word)
                self.go_to(word if number is None else number)

    def go_to(self, place: int | str) -> None:
        if isinstance(place, str) or not 0 <= place <= self.last:
            raise TooFar(place=place, last=self.last)
        self.place = place

    def look_as(self, typed: str) -> None:
        """A seat by its number, open hands, or the eyes of a spectator."""
        seats, number = self.game.seat_count(self.journal.config), whole_number(typed)
        if typed in (ALL, NONE):
            self.eyes, self.is_open = None, typed == ALL
        elif number is not None and 1 <= number <= seats:
            self.eyes, self.is_open = Seat(number - 1), False
        else:
            raise NoSuchSeat(typed=typed, last=seats)

    def show(self) -> None:
        """The table, the hands that may be seen, and last, beside the prompt, what has just happened."""
        moment = self.moments[self.place]
        self.terminal.clear()
        shown = Screenful(view=self.game.view(moment.state.world, self.eyes), asked={}, markers={})
        self.stage.show(shown)
        if self.is_open:
            self._show_hands(moment, shown)
        self.terminal.say(inked(self._place(), "strong"))
        if moment.answer and self._may_see():
            self.terminal.say(inked(moment.answer, "accent"))
        for told in moment.told:
            if self.is_open or hears(told, self.eyes):
                self.terminal.say(happened(self.words, told, is_new=True, all_clauses=True))
        if moment.state.outcome is not None:
            outcome = self.words.outcome(moment.state.outcome)
            self.terminal.say(inked(self.words.say("replay-over", outcome=outcome), "strong"))

    def _place(self) -> str:
        if not self.place:
            return self.words.say("replay-start", last=self.last)
        return self.words.say("replay-at", place=self.place, last=self.last)

    def _may_see(self) -> bool:
        """An answer is shown to its seat, and with open hands; chance is known by what it tells."""
        return self.is_open or self.eyes == self.journal.entries[self.place - 1].seat

    def _show_hands(self, moment: ReplayStep, shown: Screenful) -> None:
        for number in range(self.game.seat_count(self.journal.config)):
            seat = Seat(number)
            view = self.game.view(moment.state.world, seat)
            self.terminal.say(inked(self.words.say("replay-hand", who=self.words.seat(seat)), "strong"))
            self.terminal.show(self.stage.picture(replace(shown, view=view)).own)


def _moments(game: AnyGame, journal: Journal[Any], words: Words) -> list[ReplayStep]:
    """Every state of the game; states share what they can."""
    match = Match(game, journal.config, journal.seed)
    moments = [ReplayStep(clone(match.state), "", match.told[0])]
    for entry in journal.entries:
        waiting = [each for each in match.state.decisions if entry.seat in each.seats]
        decision = next(each for each in waiting if entry.number in (None, each.number))
        answer = words.option(entry.option, facts(match.state, decision))
        said = words.say("replay-answer", who=words.seat(entry.seat), answer=answer)
        told = match.answer(entry.seat, entry.option, entry.number)
        moments.append(ReplayStep(clone(match.state), said, told))
    return moments
