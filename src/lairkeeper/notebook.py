"""The public face: games, positions and bots as a notebook uses them; `import lairkeeper as lk` offers its names.

A thin layer over the kernel. Chance is answered from the seed of a position; without a seed, draws are decisions like
others (of the seat `CHANCE`) and the caller answers them. See `docs/notebook.md`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from lairkeeper import games
from lairkeeper.bots import BOT_NAMES, Bot
from lairkeeper.games import game_named
from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Event,
    Match,
    Option,
    Outcome,
    Record,
    Seat,
    decode_option,
    encode,
    menu,
    read_heading,
    read_journal,
    reshuffle_unseen,
    write_journal,
)
from lairkeeper.kernel.definition.table_options import agree, as_word, values
from lairkeeper.kernel.errors import Illegal, LairkeeperError
from lairkeeper.lab.play import play_on, seat_bots

__all__ = [
    "CHANCE",
    "CLOCK",
    "Decision",
    "Event",
    "Illegal",
    "LairkeeperError",
    "Option",
    "Outcome",
    "Position",
    "Rules",
    "game",
    "games",
    "play",
    "replay",
    "rollout",
]

Bots: TypeAlias = str | Bot | Sequence[str | Bot]
"""One bot for all seats, or one for each: names, or objects with `choose`."""


class Rules:
    """One game: its name, its numbers of players, its table options, its bots."""

    def __init__(self, kernel_game: AnyGame) -> None:
        self.kernel_game = kernel_game
        """The game as the kernel knows it, for what this class does not offer."""

    @property
    def name(self) -> str:
        return self.kernel_game.name

    @property
    def players(self) -> range:
        """The numbers of players that the game allows."""
        return self.kernel_game.seats

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """Every table option with its values, as `start` takes them."""
        game = self.kernel_game
        return {option.field: tuple(map(as_word, values(game, option))) for option in game.table_options}

    @property
    def presets(self) -> tuple[str, ...]:
        """Named sets of table options, the easiest first."""
        return tuple(preset.name for preset in self.kernel_game.presets)

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot that can take a seat, by kind or by level."""
        return tuple(sorted(BOT_NAMES))

    def start(
        self, *, players: int | None = None, seed: str | None = None, preset: str | None = None, **options: Any
    ) -> "Position":
        """A new game. With a seed, chance is answered from it; without, draws are decisions for the caller."""
        given = options if players is None else {"players": players, **options}
        match = Match(self.kernel_game, agree(self.kernel_game, given, preset=preset), seed)
        return Position(match, None if seed is None else ChanceStream(seed))

    def __repr__(self) -> str:
        return f"<Rules of {self.name}, {self.players[0]} to {self.players[-1]} players>"


class Position:
    """A game at a moment when somebody has to answer, or when it is over."""

    def __init__(self, match: Match[Any, Any, Any], luck: ChanceStream | None) -> None:
        self.match = match
        """The game as the kernel knows it, with its journal."""
        self._luck = luck
        self._draw()

    @property
    def rules(self) -> Rules:
        return Rules(self.match.game)

    @property
    def seats(self) -> range:
        """The seats of the players, counted from 0."""
        return range(self.match.game.seat_count(self.match.journal.config))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The questions that wait: `seats` who may answer, `question`, `options`. Several where seats act at once."""
        return self.match.state.decisions

    @property
    def outcome(self) -> Outcome | None:
        """Why the game ended, who won, and the scores; `None` while it runs."""
        return self.match.state.outcome

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    @property
    def answers(self) -> int:
        """How many answers were given so far, those of chance included."""
        return len(self.match.journal.entries)

    def options(self, seat: int | None = None) -> tuple[Option, ...]:
        """What a seat (the first one asked, if none is named) may answer; for free words, what the game suggests."""
        decision = self._question_to(seat)
        if decision is None:
            return ()
        asked = decision.seats[0] if seat is None else Seat(seat)
        return menu(self.match.game, self.match.state, decision, asked)

    def apply(self, option: Option, *, seat: int | None = None, at: int | None = None) -> tuple[Event, ...]:
        """Answers a question and returns what happened. A refused answer raises `Illegal` and changes nothing.

        `seat` is needed where several seats are asked; `at` is the time of play in milliseconds, where timers run.
        """
        decision = self._question_to(seat, option)
        asked = Seat(seat or 0) if seat is not None or decision is None else decision.seats[0]
        before = len(self.match.told)
        self.match.answer(asked, option, None if decision is None else decision.number_for(asked), at)
        self._draw()
        return tuple(told.event for batch in self.match.told[before:] for told in batch)

    def view(self, seat: int | None = None) -> Record:
        """What a seat sees, or a spectator."""
        view: Record = self.match.game.view(self.match.state.world, None if seat is None else Seat(seat))
        return view

    def clone(self, seed: str | None = None) -> "Position":
        """An independent copy; its luck is the same unless a seed is given."""
        luck = self._luck and ChanceStream(self._luck.seed, self._luck.used)
        return Position(self.match.clone(), luck if seed is None else ChanceStream(seed))

    def imagine(self, seat: int, seed: str) -> "Position":
        """A position that this seat could believe in: what it cannot see is dealt anew. Fair search starts here."""
        twin = self.match.clone()
        twin.state = reshuffle_unseen(twin.game, twin.state, Seat(seat), ChanceStream(f"{seed}/unseen"))
        return Position(twin, ChanceStream(seed))

    def save(self, path: str | Path) -> None:
        """Writes a journal that `lk.replay` and `lairkeeper replay` read."""
        Path(path).write_bytes(write_journal(self.match.sealed()))

    def option(self, written: Mapping[str, Any]) -> Option:
        """An answer from plain data, `{"type": …}`, as journals and the network spell it."""
        return decode_option(self.match.game, msgspec.json.encode(written))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and encode(self.match.state) == encode(other.match.state)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        what = f"over: {self.outcome.reason}" if self.outcome else ", ".join(it.question for it in self.decisions)
        return f"<Position of {self.match.game.name} after {self.answers} answers; {what}>"

    def _draw(self) -> None:
        while self._luck is not None and self.match.chance_pending() is not None:
            self.match.draw(self._luck)

    def _question_to(self, seat: int | None, option: Option | None = None) -> Decision | None:
        """The question that a seat is asked; of several, the one that lists the option."""
        asked = [it for it in self.decisions if seat is None or it.number_for(Seat(seat))]
        return next((it for it in asked if option in it.options), asked[0] if asked else None)


def game(name: str) -> Rules:
    """The rules of a game, by its name."""
    return Rules(game_named(name))


def play(name: str, bots: Bots = "random", *, players: int | None = None, seed: str = "0", **options: Any) -> Position:
    """A whole game played by bots; the same seed gives the same game."""
    position = game(name).start(players=players, **options)
    position.match.journal.seed = seed
    return _played(position, bots, ChanceStream(seed))


def rollout(position: Position, bots: Bots = "random", *, seed: str) -> Position:
    """Lets bots play a position to its end; the position itself stays as it is. Draws come from `seed`."""
    return _played(Position(position.match.clone(), None), bots, ChanceStream(seed))


def replay(path: str | Path, upto: int | None = None) -> Position:
    """A saved game after `upto` answers (all, if not given), checked answer by answer against the rules."""
    blob = Path(path).read_bytes()
    kernel_game = game_named(read_heading(blob))
    journal = read_journal(kernel_game, blob)
    if upto is not None:
        journal = msgspec.structs.replace(journal, entries=journal.entries[:upto], fingerprint="")
    return Position(Match.resume(kernel_game, journal), None)


def _played(position: Position, bots: Bots, luck: ChanceStream) -> Position:
    match = position.match
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]
    play_on(match, seat_bots(match.game, match.journal.config, named), luck)
    return position
