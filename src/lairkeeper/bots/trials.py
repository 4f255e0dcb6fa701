"""Trials of a search: in each, the candidates of a decision are played on from one imagined state with the same luck.

Trials are played in this process or in several; what comes out is the same.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import NamedTuple, TypeAlias

import msgspec

from lairkeeper.bots.bot import AnyState
from lairkeeper.bots.draft import DraftAnswer, repeated
from lairkeeper.bots.rollout import Policy, Rollout, worth_of
from lairkeeper.kernel import AnyGame, ChanceStream, Seat, decode, encode
from lairkeeper.kernel.errors import LairkeeperError

Answers = tuple[DraftAnswer, ...]


class Trial(NamedTuple):
    """An imagined state, the declaration of each candidate, the seed of their luck and how long they are played on."""

    state: AnyState
    seat: Seat
    candidates: tuple[Answers, ...]
    luck: str
    turns: int


class Parcel(NamedTuple):
    """A trial on its way to another process: the state is encoded, and so is the name of the game."""

    game: str
    state: bytes
    seat: Seat
    candidates: tuple[Answers, ...]
    luck: str
    turns: int

    def opened(self, game: AnyGame) -> Trial:
        return Trial(decode(game, self.state), *self[2:])


Worths: TypeAlias = list[float] | None
"""What each candidate came to; None where one is not possible in the imagined state."""
Trials: TypeAlias = Callable[[Iterable[Trial]], Iterable[Worths]]


def played(game: AnyGame, policy: Policy, trial: Trial) -> Worths:
    """One trial, in this process."""
    found = []
    for answers in trial.candidates:
        declaration = repeated(answers, trial.state, trial.seat)
        if declaration is None:
            return None
        rollout = Rollout(game, declaration.state, policy, ChanceStream(trial.luck))
        rollout.play(trial.turns - declaration.has_turn_begun)
        found.append(worth_of(game, rollout.state, trial.seat))
    return found


def played_elsewhere(
    game: AnyGame, policy: Policy, processes: int, play: Callable[[Parcel], Worths], trials: Iterable[Trial]
) -> list[Worths]:
    """Trials in several processes, in their order; `play` belongs to a module. Processes do not know a content pack
    that was loaded here: then the trials are played here."""
    wanted = list(trials)
    try:
        return list(pool_of(processes).map(play, [_parcel(game, trial) for trial in wanted]))
    except LairkeeperError:
        return [played(game, policy, trial) for trial in wanted]


@cache
def pool_of(processes: int) -> ProcessPoolExecutor:
    """Processes that have started already: a budget in milliseconds leaves no time for that."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _ignore_interrupt)
    list(pool.map(abs, range(processes)))
    return pool


def _ignore_interrupt() -> None:
    """Ctrl-C reaches all processes of a terminal; only the parent handles it."""
    signal(SIGINT, SIG_IGN)


def _parcel(game: AnyGame, trial: Trial) -> Parcel:
    candidates = tuple(tuple(_light(answer) for answer in answers) for answers in trial.candidates)
    return Parcel(game.name, encode(trial.state), trial.seat, candidates, trial.luck, trial.turns)


def _light(answer: DraftAnswer) -> DraftAnswer:
    """The decision without its other options, to send less data."""
    return answer._replace(decision=msgspec.structs.replace(answer.decision, options=()))
