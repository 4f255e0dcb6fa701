"""Rollouts: a game is played on by its policy to the next moment at which its value is calibrated."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from lairkeeper.analysis.errors import NoFittedValue
from lairkeeper.bots import bot_named
from lairkeeper.bots.rollout import Rollout
from lairkeeper.kernel import AnyGame, ChanceStream, Seat, State, reshuffle_unseen
from lairkeeper.kernel.definition.valuation import ValueModel, chance_of

MOST_ANSWERS = 400
"""Answers after which a rollout is valued where it stands; turns are far shorter."""

AnyState = State[Any]


class End(NamedTuple):
    """Where a rollout ended, for one seat: its value, what the value is made of, and how steep it is there.

    `phase` is empty if the game is over. `odds` are the log-odds of a chance, or the score itself.
    """

    value: float
    phase: str = ""
    terms: tuple[float, ...] = ()
    odds: float = 0.0
    slope: float = 0.0


def model_of(game: AnyGame) -> ValueModel[Any]:
    if game.value is None or not game.value.phases:
        raise NoFittedValue(game=game.name)
    return game.value


def worth(game: AnyGame, state: AnyState, seat: Seat) -> End:
    """The value of a state to a seat; of an ended game, the result."""
    model, outcome = model_of(game), state.outcome
    if outcome is not None:
        return End(float(seat in outcome.winners) if model.kind == "chance" else float(outcome.scores[seat]))
    phase, terms = model.measure(state.world, seat)
    odds = sum(weight * term for weight, term in zip(model.phases[phase].weights, terms, strict=True))
    if model.kind == "score":
        return End(odds, phase, terms, odds, 1.0)
    chance = chance_of(odds)
    return End(chance, phase, terms, odds, chance * (1 - chance))


def imagined(game: AnyGame, state: AnyState, seat: Seat, seed: str) -> AnyState:
    """A state that the seat could believe in."""
    return reshuffle_unseen(game, state, seat, ChanceStream(seed))


def begins_moment(model: ValueModel[Any], before: object, state: AnyState, told: Sequence[Any]) -> bool:
    """Whether an answer began a turn, or another stage of one than `before`: there the value is calibrated."""
    return any(item.event.begins_turn for item in told) or model.stage(state.world) != before


def horizon(game: AnyGame, state: AnyState) -> int:
    """How many moments a rollout is played on: one stage, or two turns where turns have no stages. One turn alone often
    leaves the table in the middle of a plan."""
    return 2 if model_of(game).stage(state.world) is None else 1


def play_on(game: AnyGame, state: AnyState, seed: str, moments: int) -> AnyState:
    """Plays a state on, which is used up, by the policy of its game until so many moments have begun or the game is
    over.

    The same seed gives the same draws in the same order, so that two states are compared with the same luck.
    """
    model = model_of(game)
    rollout = Rollout(game, state, lambda: bot_named(game.policy, game), ChanceStream(seed))
    for _ in range(MOST_ANSWERS):
        stage = model.stage(state.world)
        told = rollout.next_answer() if moments and state.decisions else None
        if told is None:
            break
        moments -= begins_moment(model, stage, state, told)
    return state
