"""A game at one terminal: people who share the keyboard, bots, and chance."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from lairkeeper.bots import ask_bot
from lairkeeper.cli.command_errors import UnwritableFile
from lairkeeper.cli.local_game.chance import stream_after
from lairkeeper.cli.local_game.clock import Due, TerminalClock
from lairkeeper.cli.local_game.prompt import LeaveGame, TerminalPrompt
from lairkeeper.cli.local_game.saved_games import AnyMatch, Beside, Keeper, read_whole, save
from lairkeeper.cli.local_game.seats import Seating
from lairkeeper.cli.local_game.stage import QuestionText, Screenful, Stage, happened, hears
from lairkeeper.cli.terminal.language import PACKAGE
from lairkeeper.cli.terminal.sentences import sentence
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.display.picture import inked
from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    ChanceStream,
    Decision,
    Option,
    Seat,
    ToldEvent,
    drawers,
    facts,
    offered_options,
    read_journal,
)
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.kernel.history.journey import sequel
from lairkeeper.kernel.history.match import Match
from lairkeeper.words import Words, speak

FEW_EVENTS = 4


class LocalGame:
    """`holder` is the person at the screen; none while a curtain hides it."""

    def __init__(
        self,
        match: AnyMatch,
        seating: Seating,
        terminal: Terminal,
        words: Words,
        *,
        keeper: Keeper,
        stream: ChanceStream,
        has_own_dice: bool = False,
        pack: Path | None = None,
        after: Path | None = None,
    ) -> None:
        self.terminal, self.keeper, self.has_own_dice = terminal, keeper, has_own_dice
        self.pack = None if pack is None else str(pack.absolute())
        self.after = None if after is None else after.absolute()
        self.language = words.language
        self.markers: dict[Seat, int] = {}
        self.heard: dict[Seat, int] = {}
        self.holder: Seat | None = None
        self.saved: set[Path] = set()
        self.is_kept = True
        self.is_new_here = True
        self.news = ""
        self.clock = TerminalClock()
        self.take_over(match, seating, stream)

    def take_over(self, match: AnyMatch, seating: Seating, stream: ChanceStream) -> None:
        """Takes over this game."""
        self.match, self.seating, self.stream = match, seating, stream
        self.game = match.game
        self.bots = seating.bots(self.game)
        own = speak(None, None, self.language, (), PACKAGE)
        self.words = speak(self.game, match.journal.config, self.language, seating.names(own), PACKAGE)
        self.stage = Stage(self.terminal, self.game, self.words)
        self.markers.clear()
        self.heard = dict.fromkeys(seating.people, 0)
        self.holder = None
        self.keep()

    def play(self) -> None:
        """Plays until the game is over or somebody quits."""
        heard = len(self.match.told) if self.match.journal.entries else 0
        try:
            while self.match.state.outcome is None:
                self._go_on()
                self._look_on([told for each in self.match.told[heard:] for told in each])
                heard = len(self.match.told)
            self._end()
        except (LeaveGame, EOFError):
            self.leave()

    def leave(self) -> None:
        """Saves the game from its journal, because an answer may have been interrupted halfway."""
        self.match = Match.resume(self.game, self.match.journal)
        self.keep()
        if self.is_kept:
            self.say("kept", file=str(self.keeper.running), game=self.game.name)

    def _go_on(self) -> None:
        draw = self.match.chance_pending()
        if draw is not None:
            self._draw(draw)
            return
        self.clock.look(self.match)
        asked = self._next_person()
        if asked is not None:
            seat, decision = asked
            self._hand_over_to(seat)
            TerminalPrompt(self, seat, decision).ask()
        else:
            self._let_happen(self.clock.next(self.match, self._is_bot))

    def _look_on(self, new: list[ToldEvent]) -> None:
        """Shows a game without people: events at once, and the board at the start of each turn."""
        is_turn = any(told.event.begins_turn for told in new)
        if is_turn:
            self.keep()
        if self.seating.people:
            return
        self.terminal.wait("")
        for told in new:
            if hears(told, None):
                self.terminal.say(happened(self.words, told, is_new=True))
        if is_turn and self.match.state.outcome is None:
            self.stage.show(Screenful(view=self.game.view(self.match.state.world, None), asked={}, markers={}))

    def _next_person(self) -> tuple[Seat, Decision] | None:
        """Which person answers next: the one at the screen, then others."""
        waiting = [(seat, decision) for decision in self.match.state.decisions for seat in decision.seats]
        people = [pair for pair in waiting if pair[0] >= 0 and self.seating.is_person(pair[0])]
        return min(people, key=lambda pair: pair[0] != self.holder, default=None)

    def _is_bot(self, seat: Seat) -> bool:
        return seat in self.bots

    def let_time_pass(self) -> None:
        """Plays what bots and the clock do while a person thinks; rolls made by people wait for them."""
        while not self.has_own_dice and (due := self.clock.overdue(self.match, self._is_bot)) is not None:
            self._let_happen(due)
            while self.match.chance_pending() is not None:
                self.match.draw(self.stream)

    def _let_happen(self, due: Due) -> None:
        seat, decision = due.seat, due.decision
        if seat == CLOCK:
            self.answer(CLOCK, decision.answers_of(CLOCK)[0], decision)
            return
        self.terminal.wait(self.words.say("thinking", name=self.words.seat(seat)))
        bot_stream = self.stream.split(f"bot-{seat}-{len(self.match.journal.entries)}")
        option = ask_bot(self.game, self.match.state, decision, self.bots[seat], bot_stream, seat)
        self.answer(seat, option, decision)

    def answer(self, seat: Seat, option: Option, decision: Decision) -> None:
        """Answers a question now."""
        self.match.answer(seat, option, decision.number_for(seat), self.clock.at(self.match))

    def _draw(self, decision: Decision) -> None:
        """Draws at random; with own dice and cards the person entitled to see the outcome enters it."""
        if not self.has_own_dice or not self.seating.people:
            self.match.draw(self.stream)
            return
        drawer = next(filter(self.seating.is_person, drawers(self.match.state, decision)), None)
        if drawer is None:
            option = self.stream.choose(decision.options, decision.weights)
            self.match.answer(CHANCE, option, decision.number)
            return
        self._hand_over_to(drawer)
        TerminalPrompt(self, drawer, replace(decision, options=offered_options(self.match.state, decision))).ask()

    def _hand_over_to(self, seat: Seat) -> None:
        """Hides the screen between two people until the next one confirms; not in games with open information."""
        if seat != self.holder and len(self.seating.people) > 1 and self.game.open_information:
            self.say("now-asked", name=self.words.seat(seat))
        elif seat != self.holder and len(self.seating.people) > 1:
            self.holder = None
            self.terminal.clear(and_forget=True)
            self.say("hand-over", name=self.words.seat(seat))
            self.terminal.ask(self.words.say("press-enter"))
            self.terminal.clear(and_forget=True)
        self.holder = seat

    def question(self, decision: Decision) -> QuestionText:
        asked = facts(self.match.state, decision)
        ask = self.words.draw if decision.is_chance else self.words.question
        answers = tuple(self.words.option(option, asked) for option in decision.options)
        return QuestionText(
            text=ask(decision, asked), answers=answers, clauses=decision.clauses, free_text=self._free_text(decision)
        )

    def _free_text(self, decision: Decision) -> str:
        """Explains how to type free text, if the question takes any."""
        text = decision.free_text
        if text is None:
            return ""
        key = "write-lines" if text.lines else "write-text"
        return self.words.say(key, least=text.least, most=text.most, lines=text.lines)

    def screenful(self, seat: Seat, decision: Decision | None) -> Screenful:
        """The table as this seat sees it, with the events since its last screen."""
        return Screenful(
            view=self.game.view(self.match.state.world, seat),
            choices=decision.options if decision and not decision.is_chance else (),
            asked=facts(self.match.state, decision) if decision else {},
            markers=self.markers,
            happened=tuple(self._news(seat)),
            question=self.question(decision) if decision else None,
            note=inked(self.words.say("first-words"), "quiet") if self.is_new_here else self.news,
        )

    def _news(self, seat: Seat | None) -> Iterator[str]:
        """The latest events; before a pipe all new ones, before a person as many as fit, seen before or not."""
        numbered = [(place, told) for place, each in enumerate(self.match.told) for told in each if hears(told, seat)]
        seen = min(self.heard.values(), default=len(self.match.told)) if seat is None else self.heard[seat]
        new = sum(place >= seen for place, _ in numbered)
        shown = self._most_news() or new
        if new > shown and self.match.state.outcome is None:
            shown -= 1
            yield inked(self.words.say("more-happened", count=new - shown), "quiet")
        for place, told in numbered[-shown:] if shown else ():
            yield happened(self.words, told, is_new=place >= seen)

    def _most_news(self) -> int | None:
        """How many events fit on the screen; when the game is over there is more room."""
        if self.terminal.height is None or not self.seating.people:
            return None
        return max(FEW_EVENTS, self.terminal.height // (6 if self.match.state.outcome is None else 3))

    def all_heard(self, seat: Seat) -> list[ToldEvent]:
        return [told for each in self.match.told for told in each if hears(told, seat)]

    def mark_heard(self, seat: Seat) -> None:
        self.heard[seat] = len(self.match.told)

    def keep(self) -> None:
        """Saves the game; if that fails the game goes on and the players are warned."""
        try:
            self.keeper.keep(self.match, self._beside())
            self.is_kept = True
        except UnwritableFile as error:
            if self.is_kept:
                self.refuse(error)
            self.is_kept = False

    def _beside(self) -> Beside:
        after = None if self.after is None else str(self.after)
        return Beside(self.seating.entries, self.has_own_dice, self.pack, after)

    def say(self, key: str, **told: Any) -> None:
        self.terminal.tell(self.words.say(key, **told))

    def refuse(self, error: LairkeeperError) -> None:
        self.terminal.say(inked(sentence(self.words, error), "danger"))

    def save(self, path: Path) -> None:
        save(self.match, path)
        self.saved.add(path)

    def load(self, path: Path) -> None:
        """Switches to a saved game; the running one stays saved."""
        journal = read_journal(self.game, read_whole(path))
        match = Match.resume(self.game, journal)
        self.leave()
        self.keeper = Keeper.new(self.keeper.folder, self.game.name)
        seating = self.seating.fitted(self.game.seat_count(journal.config), self.game.bot)
        self.take_over(match, seating, stream_after(self.game, journal))

    def _end(self) -> None:
        outcome = self.match.state.outcome
        assert outcome is not None
        people = self.seating.people
        seat = people[0] if len(people) == 1 else None
        self.terminal.clear()
        self.stage.show(
            Screenful(
                view=self.game.view(self.match.state.world, seat),
                asked={},
                markers={},
                happened=tuple(self._news(seat)),
            )
        )
        self.terminal.say(inked(self.words.outcome(outcome), "good" if outcome.winners else "danger"))
        self.terminal.say(inked(outcome.clause, "quiet"))
        if self.match.journal.seed:
            self.say("seed", seed=self.match.journal.seed)
        try:
            self.keeper.finish(self.match)
            self.say("filed", file=str(self.keeper.over))
            self._end_of_leg()
        except UnwritableFile as error:
            self.refuse(error)

    def _end_of_leg(self) -> None:
        """A game that leads to another, or followed one, is kept with those before it, and what comes next is told."""
        goes_on = sequel(self.match) is not None
        if goes_on or self.after is not None:
            self.keeper.finish_journey(self.match, self.after)
            self.say("journey-goes-on" if goes_on else "journey-ends", file=str(self.keeper.journey))
