"""A table that is played by a test: draws fall as wanted, pauses are skipped, and people answer by name."""

from collections.abc import Iterable
from typing import Any

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.records.options import (
    AcceptStop,
    ConfirmList,
    DrawCard,
    DrawCurse,
    DrawGlow,
    DrawTorch,
    DrawWord,
    GoOn,
    Guess,
    LetPass,
    Propose,
    Reject,
    Say,
    StartGlass,
    TurnUp,
    Uphold,
)
from lairkeeper.games.trapwords.referee.lexicon.text import fold
from lairkeeper.games.trapwords.state import Dungeon, Team, TeamId, Turn
from lairkeeper.games.trapwords.view import DungeonView, view
from lairkeeper.kernel import CHANCE, CLOCK, Decision, Event, Option, Seat, ToldEvent, apply, pass_time, timers
from lairkeeper.kernel.definition.game import start_telling
from lairkeeper.testing import heard

A, B = TeamId(0), TeamId(1)
ANN, BOB, CID, DOT, EVE, FAY = map(Seat, range(6))
"""Ann, Cid and Eve are team A, Bob, Dot and Fay team B; Ann and Bob hold the first torches."""

ENGLISH: tuple[str, ...] = (
    "butter",
    "goblin",
    "castle",
    "wizard",
    "sword",
    "crown",
    "potion",
    "scroll",
    "knight",
    "giant",
    "tavern",
)
ENGLISH += ("shield", "moat", "throne", "ghost", "griffin", "oracle", "amulet", "dungeon", "cauldron")
FRENCH: tuple[str, ...] = (
    "beurre",
    "gobelin",
    "cerf",
    "potion",
    "grimoire",
    "donjon",
    "trésor",
    "licorne",
    "armure",
    "balai",
    "oracle",
)
FRENCH += ("couronne", "chaudron", "griffon", "squelette", "vampire", "auberge", "parchemin", "amulette", "labyrinthe")
TRAPS = ("milk", "yellow", "bread", "cow", "spread", "knife", "toast", "cream", "fat", "breakfast")
OTHER_TRAPS = ("green", "small", "ugly", "cave", "nasty", "greedy", "sneaky", "creature", "tunnel", "mean")

FRENCH_TRAPS = ("vert", "petit", "laid", "caverne", "vilain", "oreille", "voleur", "lait", "jaune", "pain")


class Play:
    """A game in progress. `words` are drawn in turn, for team A and for team B of each round."""

    def __init__(
        self, *, words: Iterable[str] = (), glow: TeamId = B, curses: Iterable[str] = (), **options: Any
    ) -> None:
        french = options.get("language") == "fr"
        options.setdefault("word_list", FRENCH if french else ENGLISH)
        options.setdefault("curses", "dealt" if curses else "none")
        options.setdefault("monster", "vampire")
        self.words = [*words, *(word for word in options["word_list"] if word not in set(words))]
        self.glow, self.curses = glow, list(curses)
        self.state, told = start_telling(GAME, TableOptions(**options))
        self.told: list[ToldEvent] = list(told)
        self.draw()

    @property
    def dungeon(self) -> Dungeon:
        return self.state.world

    @property
    def turn(self) -> Turn:
        return self.dungeon.turns[-1]

    @property
    def first(self) -> Turn:
        """The first turn of the round."""
        return self.dungeon.turns[0]

    def team(self, team: TeamId) -> Team:
        return self.dungeon.teams[team]

    def sees(self, seat: Seat | None) -> DungeonView:
        return view(self.dungeon, seat)

    # Answers

    def draw(self) -> None:
        """Answers every draw that waits as the test wants it."""
        while (chance := next((each for each in self.state.decisions if each.is_chance), None)) is not None:
            self.words = [word for word in self.words if fold(word) not in self.dungeon.used]
            self.told += apply(self.state, CHANCE, self._outcome(chance), chance.number)

    def _outcome(self, chance: Decision) -> Option:
        match chance.options[0]:
            case DrawTorch():
                return chance.options[0]
            case DrawGlow():
                return DrawGlow(self.glow)
            case DrawCard():
                place = self.dungeon.options.word_list.index(self.words[0])
                return DrawCard(place // 8)
            case DrawWord():
                return DrawWord(self.words.pop(0))
            case TurnUp() | DrawCurse():
                kind: Any = type(chance.options[0])
                wanted = self.curses.pop(0) if self.curses else chance.options[0].curse
                outcome: Option = kind(wanted)
                return outcome
            case other:
                return other

    def question(self, seat: Seat, option: Option) -> Decision | None:
        """The question to a seat that lists an answer, or takes it as free text."""
        for decision in self.state.decisions:
            if seat in decision.seats and (
                option in decision.options or (decision.free_text and decision.free_text.option == option.slug)
            ):
                return decision
        return None

    def answer(self, seat: Seat, option: Option, *, after: float = 0) -> tuple[Event, ...]:
        """Somebody answers, some seconds later; gives back what was told."""
        if after:
            pass_time(self.state, int(after * 1000))
        decision = self.question(seat, option)
        told = apply(self.state, seat, option, decision.number if decision else None)
        self.told += told
        self.draw()
        return heard(told)

    def can(self, seat: Seat, option: Option) -> bool:
        return self.question(seat, option) is not None

    def asked(self, seat: Seat) -> set[str]:
        return {decision.question for decision in self.state.decisions if seat in decision.seats}

    def ring(self, question: str, option: Option | None = None) -> tuple[Event, ...]:
        """Time is up for a question."""
        for decision in self.state.decisions:
            if decision.question == question and decision.number_for(CLOCK):
                answer = option or decision.answers_of(CLOCK)[0]
                told = apply(self.state, CLOCK, answer, decision.number_for(CLOCK))
                self.told += told
                self.draw()
                return heard(told)
        raise AssertionError(f"no timer of {question} waits: {[each.question for each in self.state.decisions]}")

    def lose(self, seat: Seat) -> "Play":
        """A seat loses its connection."""
        asked = [each for each in self.state.decisions if each.question == "watch_absence"]
        watching = next(each for each in asked if each.timer and seat in each.timer.seats)
        self.told += apply(self.state, CLOCK, watching.answers_of(CLOCK)[0], watching.number_for(CLOCK))
        return self

    def left(self, question: str) -> int:
        """The milliseconds that are left of a timer, running or not."""
        return next(run.left for run in timers(self.state) if run.question == question)

    def runs(self, question: str) -> bool:
        return any(run.question == question and run.is_running for run in timers(self.state))

    def events(self, kind: type[Event], seat: Seat | None = None) -> list[Any]:
        return [event for event in heard(self.told, seat) if isinstance(event, kind)]

    # A whole round

    def to_writing(self) -> "Play":
        if any(decision.question == "show_round" for decision in self.state.decisions):
            self.ring("show_round")
        return self

    def propose(self, seat: Seat, *texts: str) -> "Play":
        for text in texts:
            self.answer(seat, Propose(text))
        return self

    def write(self, for_a: Iterable[str] | None = None, for_b: Iterable[str] | None = None) -> "Play":
        """Both lists, written and confirmed: `for_a` are the traps against team A."""
        self.to_writing()
        for writers, given in ((B, for_a), (A, for_b)):
            if self.team(writers).is_ready:
                continue
            usual = FRENCH_TRAPS if self.dungeon.options.language == "fr" else {B: TRAPS, A: OTHER_TRAPS}[writers]
            traps = tuple(given or usual)[: self.team(writers).quota]
            self.propose(self.team(writers).seats[0], *traps)
            self.confirm(writers)
        return self

    def confirm(self, team: TeamId) -> "Play":
        for seat in self.team(team).seats:
            if not self.team(team).is_ready and seat not in self.team(team).confirmed:
                self.answer(seat, ConfirmList())
        return self

    def begin(self) -> "Play":
        """The Books are exchanged, or the next turn is begun, and the word is read."""
        for question in ("exchange_time", "read_word"):
            if any(each.question == question and each.number_for(CLOCK) for each in self.state.decisions):
                self.ring(question)
        if self.dungeon.options.mode == "table" and self.can(self.setter, StartGlass()):
            self.answer(self.setter, StartGlass())
        return self

    @property
    def giver(self) -> Seat:
        return self.turn.giver

    @property
    def guesser(self) -> Seat:
        return next(seat for seat in self.team(self.turn.team).seats if seat != self.giver)

    @property
    def setter(self) -> Seat:
        return self.team(TeamId(1 - self.turn.team)).seats[0]

    @property
    def setters(self) -> tuple[Seat, ...]:
        return self.team(TeamId(1 - self.turn.team)).seats

    def say(self, text: str, *, after: float = 0) -> tuple[Event, ...]:
        return self.answer(self.giver, Say(text), after=after)

    def guess(self, text: str, *, after: float = 0) -> tuple[Event, ...]:
        return self.answer(self.guesser, Guess(text), after=after)

    def pass_clues(self) -> "Play":
        """The setters let every clue pass."""
        for clue in self.turn.clues if self.dungeon.turns else ():
            for seat in self.setters:
                if self.can(seat, LetPass(clue.number)):
                    self.answer(seat, LetPass(clue.number))
        return self

    def accept_stop(self) -> "Play":
        for seat in self.team(self.turn.team).seats:
            if self.can(seat, AcceptStop()):
                self.answer(seat, AcceptStop())
        return self

    def vote(self, *, uphold: Iterable[Seat] = (), reject: Iterable[Seat] = ()) -> "Play":
        for seat in uphold:
            self.answer(seat, Uphold())
        for seat in reject:
            self.answer(seat, Reject())
        return self

    def win_turn(self, *, after: float = 0) -> "Play":
        self.guess(self.team(self.turn.team).word, after=after)
        return self.pass_clues()

    def lose_turn(self) -> "Play":
        if not self.turn.glass.is_turned:
            self.ring("thinking_time")
        self.ring("run_glass")
        if self.dungeon.options.mode == "table":
            self.ring("last_words")
        return self.pass_clues()

    def play_round(self, *, a: bool = False, b: bool = False) -> "Play":
        """A whole round in which the teams succeed or fail."""
        self.write()
        for _ in (A, B):
            self.begin()
            (self.win_turn if (a, b)[self.turn.team] else self.lose_turn)()
        return self.go_on()

    def go_on(self) -> "Play":
        for seat in range(self.dungeon.options.players):
            if self.can(Seat(seat), GoOn()):
                self.answer(Seat(seat), GoOn())
        return self


def turn_of_a(**options: Any) -> Play:
    """Team A's first turn runs: the word is butter, and milk, yellow and bread are the traps."""
    traps = options.pop("traps", None)
    return Play(**options).write(for_a=traps).begin()
