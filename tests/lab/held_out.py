"""Moments of games that a value was not fitted on, as `lairkeeper lab fit --keep` stores them."""

from pathlib import Path

import numpy as np
from msgspec.structs import replace

from lairkeeper.kernel import AnyGame
from lairkeeper.lab.fit import Moments, Quality, load, quality_of
from lairkeeper.lab.fit.fit import HELD_OUT
from lairkeeper.lab.fit.moments import gathered, jobs, model_of, play_job

KEPT = 5


def stored_quality(game: AnyGame, file: Path) -> Quality:
    """The quality of the weights in force on the stored moments."""
    model = model_of(game)
    return quality_of(model.kind, model.phases, load(file))


def is_reproduced(game: AnyGame, file: Path, bot: str, games: int, **options: str) -> bool:
    """Whether the first games, played again, give the stored moments; `options` are those that have changed since."""
    played = (job._replace(config=replace(job.config, **options)) for job in jobs(game, bot, f"fit/{HELD_OUT}", games))
    rows = [row for job in played for row in play_job(job)]
    again, stored = gathered(rows).thinned(KEPT), load(file)
    return same(again, stored.where(stored.games < games))


def same(one: Moments, other: Moments) -> bool:
    return (
        np.array_equal(one.games, other.games)
        and np.array_equal(one.results, other.results)
        and np.allclose(one.terms, other.terms, rtol=1e-2, atol=1e-3)
    )
