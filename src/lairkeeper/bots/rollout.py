"""Rollouts: a state is played on for some turns by the policy of the game, and what comes out is valued.

Every seat takes the advice of the game and is played by the same kind of bot where there is none. The state is one that
somebody has imagined already, so nothing is dealt anew on the way. Draws come from a stream of the caller: two rollouts
with the same stream share their luck as long as they draw alike. Where a clock runs, bots keep the pace of the game and
timers run out.
"""

from collections.abc import Callable
from typing import TypeAlias

from lairkeeper.bots.bot import AnyState, Bot
from lairkeeper.bots.draft import turn_began
from lairkeeper.bots.pace import Pace
from lairkeeper.kernel import (
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Option,
    Seat,
    ToldEvent,
    apply,
    clone,
    facts,
    resolve,
)
from lairkeeper.kernel.flow.timing import pass_time

Policy: TypeAlias = Callable[[], Bot]
"""Makes a new player for one seat."""

_MOST_ANSWERS = 5000
_ALL_SEATS = 1 << 16


class Rollout:
    """A state that is played on; it is changed, not copied."""

    def __init__(self, game: AnyGame, state: AnyState, policy: Policy, luck: ChanceStream) -> None:
        self.state = state
        self._game = game
        self._policy = policy
        self._luck = luck
        self._players: dict[Seat, Bot] = {}
        self._pace = Pace(game, _ALL_SEATS)

    def play(self, turns: int | None = None) -> None:
        """Plays until this many turns have begun, the game is over, or a question needs free text."""
        state = self.state
        for _ in range(_MOST_ANSWERS):
            if not state.decisions or turns == 0:
                return
            told = self.next_answer()
            if told is None:
                return
            if turns is not None and turn_began(told):
                turns -= 1

    def next_answer(self) -> tuple[ToldEvent, ...] | None:
        """What an answer of chance, a player or the clock told; none where words have to be found."""
        state = self.state
        if any(decision.is_chance for decision in state.decisions):
            return resolve(state, self._luck)
        before = self._pace.now
        seat, decision = self._pace.next_question(state)
        if seat != CLOCK and not decision.options:
            return None
        if self._pace.now != before:
            pass_time(state, self._pace.now - before)
        self._pace.count(seat)
        if seat == CLOCK:
            return apply(state, CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK))
        return apply(state, seat, self._chosen(seat, decision), decision.number)

    def _chosen(self, seat: Seat, decision: Decision) -> Option:
        """The advice of the game; where it has none, the choice of the policy."""
        state, game = self.state, self._game
        if game.advise is not None:
            advised = game.advise(state.world, decision, facts(state, decision))
            if advised in decision.options:
                return advised
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = self._policy()
        view = game.view(state.world, seat)
        return player.choose(seat, view, decision, lambda chance: clone(state), self._luck)


def can_play_on(game: AnyGame) -> bool:
    """Whether rollouts tell anything. Not in games of words: clues were given for the true word, not for one that is
    imagined."""
    return game.suggest is None


def worth_of(game: AnyGame, state: AnyState, seat: Seat) -> float:
    """The result of a game that is over, else its value: a chance to win from 0 to 1, or a score."""
    outcome, model = state.outcome, game.value
    assert model is not None
    if outcome is None:
        return model.value(state.world, seat)
    return float(seat in outcome.winners) if model.kind == "chance" else float(outcome.scores[seat])
