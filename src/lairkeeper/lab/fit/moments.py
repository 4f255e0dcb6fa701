"""Moments of games: the terms of a value when a turn or a phase begins, and how the game ended."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, ChanceStream, Match, Record, Seat, State, reshuffle_unseen, start
from lairkeeper.kernel.definition.audience import teams_of
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.kernel.history.journal import give
from lairkeeper.lab.fit.regression import Labels, Numbers
from lairkeeper.lab.play import numbered, play_game
from lairkeeper.lab.standard_tables import NO_OPTIONS, standard_tables

THIRDS = 3


class NoValue(Exception):
    """The game has no value to fit."""


class Job(NamedTuple):
    """One game to be played for a fit; `number` names it, and the seed."""

    game: str
    config: Record
    bot: str
    seed: str
    number: int


class Moments(NamedTuple):
    """Rows for a regression: `games` tells which moments belong together, `thirds` the part of the game (0 to 2)."""

    games: Labels
    thirds: Labels
    phases: Sequence[str]
    terms: Numbers
    results: Numbers

    def only(self, phase: str) -> "Moments":
        """The moments of one phase."""
        return self.where(np.array([each == phase for each in self.phases]))

    def where(self, mask: Any) -> "Moments":
        kept = [phase for phase, is_kept in zip(self.phases, mask, strict=True) if is_kept]
        return Moments(self.games[mask], self.thirds[mask], kept, self.terms[mask], self.results[mask])

    def thinned(self, every: int) -> "Moments":
        """One of so many moments of each game, whatever came later: a choice that knew the length of a game would
        count short games, which are mostly lost, too often."""
        _, first, inverse = np.unique(self.games, return_index=True, return_inverse=True)
        places = np.arange(len(self.games)) - first[inverse]
        return self.where((places + self.games) % every == 0)


def model_of(game: AnyGame) -> ValueModel[Any]:
    if game.value is None:
        raise NoValue(game.name)
    return game.value


def fit_tables(game: AnyGame) -> list[Record]:
    """The tables that a value is fitted on: the standard ones with each of the options that the value tells apart."""
    tables = [standard_tables(game, options) for options in (game.value.tables if game.value else (NO_OPTIONS,))]
    return [table for group in zip_longest(*tables) for table in group if table is not None]


def jobs(game: AnyGame, bot: str, seed: str, games: int) -> Iterator[Job]:
    """The games of a fit, all tables in turn."""
    tables = fit_tables(game)
    for number in range(games):
        yield Job(game.name, tables[number % len(tables)], bot, numbered(seed, number), number)


def play_job(job: Job) -> list[tuple[int, int, Measured, float]]:
    """Plays a game; its number, the third, the terms and the result of every moment."""
    game = game_named(job.game)
    match = play_game(game, job.config, [job.bot], job.seed)
    return [(job.number, *row) for row in moments_of(match)]


def moments_of(match: Match[Any, Any, Any]) -> list[tuple[int, Measured, float]]:
    """All moments of a finished game from the seats' views: third of the game, terms and result."""
    model, outcome = model_of(match.game), match.state.outcome
    assert outcome is not None
    seen = list(_measured(match, model))
    last = max((place for place, _, _ in seen), default=0) + 1
    results = []
    for place, seat, measured in seen:
        result = float(seat in outcome.winners) if model.kind == "chance" else float(outcome.scores[seat])
        results.append((THIRDS * place // last, measured, result))
    return results


def _measured(match: Match[Any, Any, Any], model: ValueModel[Any]) -> Iterator[tuple[int, Seat, Measured]]:
    """The place of each moment in the game, a seat and its terms.

    A moment is the begin of a turn, and of every stage of it where the value tells stages apart.
    """
    game, journal = match.game, match.journal
    state, now, place = start(game, journal.config), 0, 0
    for number, entry in enumerate(journal.entries):
        before = model.stage(state.world)
        told, now = give(state, entry, now)
        if state.outcome is not None:
            return
        if any(item.event.begins_turn for item in told) or model.stage(state.world) != before:
            place += 1
            for seat in _seats(game, journal.config, state, model):
                yield place, seat, _imagined(game, state, seat, model, f"{journal.seed}/moment {number}")


def _imagined(game: AnyGame, state: State[Any], seat: Seat, model: ValueModel[Any], seed: str) -> Measured:
    return model.measure(reshuffle_unseen(game, state, seat, ChanceStream(seed)).world, seat)


def _seats(game: AnyGame, config: Record, state: State[Any], model: ValueModel[Any]) -> Iterable[Seat]:
    """All seats, or one per team; in cooperative games, the seat with the decision."""
    players = game.seat_count(config)
    if not model.is_shared:
        teams = teams_of(game, config, state.world)
        return [team[0] for team in teams if team] or [Seat(seat) for seat in range(players)]
    asked = (seat for decision in state.decisions for seat in decision.seats if 0 <= seat < players)
    return [next(asked, Seat(0))]


def gathered(rows: Iterable[tuple[int, int, Measured, float]]) -> Moments:
    found = list(rows)
    return Moments(
        np.array([number for number, _, _, _ in found], dtype=np.int64),
        np.array([third for _, third, _, _ in found], dtype=np.int64),
        [measured.phase for _, _, measured, _ in found],
        np.array([measured.terms for _, _, measured, _ in found], dtype=np.float64),
        np.array([result for _, _, _, result in found], dtype=np.float64),
    )


def save(moments: Moments, file: Path, command: str) -> None:
    """Moments as a compressed file, with the command that made them."""
    np.savez_compressed(
        file,
        games=moments.games.astype(np.int32),
        thirds=moments.thirds.astype(np.int8),
        phases=np.array(moments.phases),
        terms=moments.terms.astype(np.float16),
        results=moments.results.astype(np.float16),
        command=np.array(command),
    )


def load(file: Path) -> Moments:
    """Moments that were saved."""
    with np.load(file, allow_pickle=False) as found:
        return Moments(
            found["games"].astype(np.int64),
            found["thirds"].astype(np.int64),
            [str(phase) for phase in found["phases"]],
            found["terms"].astype(np.float64),
            found["results"].astype(np.float64),
        )
