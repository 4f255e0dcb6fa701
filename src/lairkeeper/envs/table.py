"""A game as an environment plays it: chance and clock answer by themselves, one seat at a time is asked."""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from lairkeeper.dialogue import board_text
from lairkeeper.envs.codec import ActionCodec
from lairkeeper.envs.features import Array, Features
from lairkeeper.kernel import CLOCK, AnyGame, ChanceStream, Decision, Match, Option, Record, Seat, facts, menu
from lairkeeper.words import Words, speak

MOST_ANSWERS = 50_000
"""A game that takes longer is truncated."""


class EnvTable:
    """One game. Time stands still: the clock answers only when no seat is asked.

    Of several seats that are asked at once, the one that answered longest ago is next.
    """

    def __init__(self, game: AnyGame, config: Record, seed: str, features: Features, language: str = "en") -> None:
        self.game, self.config = game, config
        self.seats = range(game.seat_count(config))
        self.match: Match[Any, Any, Any] = Match(game, config, seed)
        self.decision: Decision | None = None
        self.codec = ActionCodec(())
        self._luck = ChanceStream(seed)
        self._features, self._language = features, language
        self._last_answer = dict.fromkeys(self.seats, 0)
        self._go_on()

    @property
    def seat(self) -> int:
        """The seat that is asked; the first one, once nobody is."""
        return 0 if self.decision is None else self.decision.seats[0]

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None

    @property
    def is_too_long(self) -> bool:
        return len(self.match.journal.entries) >= MOST_ANSWERS

    def answer(self, option: Option) -> None:
        assert self.decision is not None
        seat = self.decision.seats[0]
        self.match.answer(seat, option, self.decision.number)
        self._last_answer[seat] = len(self.match.journal.entries)
        self._go_on()

    def reward(self, seat: int) -> float:
        """At the end 1 for winners and -1 for others; 0 before."""
        outcome = self.match.state.outcome
        return 0.0 if outcome is None else 1.0 if Seat(seat) in outcome.winners else -1.0

    def mask(self) -> npt.NDArray[np.int8]:
        return self.codec.mask()

    def array(self, seat: int) -> Array:
        """What a seat sees, and what it is asked, as an array."""
        asked = self.decision.question if self.decision is not None and self.seat == seat else "nothing"
        return self._features.array(facts_of_seat(seat, asked, self.game.view(self.match.state.world, Seat(seat))))

    def text(self, seat: int, *, lists_options: bool = True) -> str:
        """The same as text; `lists_options` adds the options with their numbers."""
        view = self.game.view(self.match.state.world, Seat(seat))
        if self.decision is None or self.seat != seat:
            return board_text(self.game, view, self._words, {})
        asked = facts(self.match.state, self.decision)
        lines = [board_text(self.game, view, self._words, asked), self._words.question(self.decision, asked)]
        if lists_options:
            lines += [f"{number}: {self._words.option(option, asked)}" for number, option in self.codec.options.items()]
        return "\n".join(lines)

    @cached_property
    def _words(self) -> Words:
        return speak(self.game, self.config, self._language)

    def _go_on(self) -> None:
        """Lets chance and clock answer until a seat is asked or the game is over."""
        while True:
            waiting = [it for it in self.match.state.decisions if it.seats[0] in self.seats]
            if self.match.chance_pending() is not None:
                self.match.draw(self._luck)
            elif waiting:
                self._ask(min(waiting, key=lambda it: (self._last_answer[it.seats[0]], it.seats[0])))
                return
            elif not self.match.state.decisions:
                self.decision, self.codec = None, ActionCodec(())
                return
            else:
                timed = next(it for it in self.match.state.decisions if it.number_for(CLOCK))
                self.match.answer(CLOCK, timed.answers_of(CLOCK)[0], timed.number_for(CLOCK))

    def _ask(self, decision: Decision) -> None:
        """Options for people alone, such as a proposal to give up, are left out."""
        is_open = decision.is_open
        asked = menu(self.game, self.match.state, decision, decision.seats[0]) if is_open else decision.for_bots
        self.decision, self.codec = decision, ActionCodec(asked)


def facts_of_seat(seat: int, question: str, view: Record) -> dict[str, Any]:
    """The parts of an observation."""
    return {"seat": str(seat), "question": question, "view": view}
