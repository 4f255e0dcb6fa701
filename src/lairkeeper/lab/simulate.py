"""Simulates many games; the result does not depend on the number of processes."""

import pickle
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from time import process_time
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec import structs

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Game, Record, World, start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.lab.play import BotChoice, name_of, numbered, play_game, seat_bots, turns_of
from lairkeeper.lab.pool import Prepare, cores, is_stopped, share_out
from lairkeeper.lab.study import Study, Tally

W = TypeVar("W", bound=World)
C = TypeVar("C", bound=Record)
V = TypeVar("V", bound=Record)

OnProgress: TypeAlias = Callable[[int, int], None]

_MOST_PER_CHUNK = 50
_CHUNKS_PER_WORKER = 16


class GameRange(NamedTuple):
    """Some games of a study, named by what a process needs to play them."""

    game: str
    config: Record
    bots: tuple[BotChoice, ...]
    seeds: tuple[str, ...]


def simulate(
    game: Game[W, C, V],
    config: C,
    bots: Sequence[BotChoice],
    *,
    games: int,
    seed: str = "0",
    workers: int | None = None,
    on_progress: OnProgress | None = None,
    prepare: Prepare | None = None,
) -> Study:
    """Plays games with one bot for each seat or one for all (names or objects), on all cores unless told otherwise.

    An interrupt (Ctrl-C) ends it early with what is finished, and so does a process that dies. `on_progress` hears how
    many games of how many are done. `prepare` is called first in every process: a function of a module, or a partial
    of one, that loads what the table options refer to.
    """
    if prepare is not None:
        prepare()
    players = _checked(game, config, bots, games, workers)
    workers = max(1, min(workers or cores(), games))
    seeds = (numbered(seed, number) for number in range(games))
    tally, is_broken = Tally(), False

    def report() -> None:
        if on_progress is not None:
            on_progress(tally.games, games)

    try:
        if workers == 1:
            for one in _play(game, config, players, seeds):
                tally.add(one)
                report()
        else:
            size = max(1, min(_MOST_PER_CHUNK, games // (workers * _CHUNKS_PER_WORKER)))
            some = iter(lambda: tuple(islice(seeds, size)), ())
            chunks = (GameRange(game.name, config, players, chunk) for chunk in some)
            share_out(_play_chunk, chunks, workers, keep=tally.add, report=report, prepare=prepare)
    except KeyboardInterrupt:
        pass
    except BrokenProcessPool:
        is_broken = True
    targets = game.targets(config) if game.targets else ()
    study = tally.study(game=game.name, bots=tuple(map(name_of, players)), seed=seed, wanted=games, targets=targets)
    return structs.replace(study, is_broken=is_broken)


def _checked(
    game: AnyGame, config: Record, bots: Sequence[BotChoice], games: int, workers: int | None
) -> tuple[BotChoice, ...]:
    """The bots by seat; raises an error for bots that cannot play."""
    if games < 0:
        raise BadConfig(key="games", value=games, expected="0..")
    if workers is not None and workers < 1:
        raise BadConfig(key="workers", value=workers, expected="1..")
    start(game, config)
    if workers != 1 and games > 1:
        game_named(game.name)
        refuse_unpicklable(bots)
    seats = len(seat_bots(game, config, bots))
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def refuse_unpicklable(bots: Sequence[BotChoice]) -> None:
    """Other processes get their own copies of bots that are objects."""
    for bot in bots:
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise BadConfig(key="bots", value=name_of(bot), expected="picklable, or workers=1") from None


def _play(game: AnyGame, config: Record, bots: Sequence[BotChoice], seeds: Iterable[str]) -> Iterator[Tally]:
    """One game after the other."""
    for seed in seeds:
        began = process_time()
        match = play_game(game, config, bots, seed)
        outcome, tally = match.state.outcome, Tally()
        assert outcome is not None
        tally.count(outcome, len(match.journal.entries), turns_of(match), process_time() - began)
        if game.measures is not None:
            tally.measure(game.measures(item.event for told in match.told for item in told))
        if game.facets is not None:
            tally.tell_apart(game.facets(match.state.world), is_won=bool(outcome.winners))
        if game.seat_facets is not None:
            for name, values in game.seat_facets(match.state.world).items():
                for seat, value in enumerate(values):
                    tally.tell_apart({name: [value]}, is_won=seat in outcome.winners)
        yield tally


def _play_chunk(chunk: GameRange) -> Tally:
    tally = Tally()
    seeds = (seed for seed in chunk.seeds if not is_stopped())
    for one in _play(game_named(chunk.game), chunk.config, chunk.bots, seeds):
        tally.add(one)
    return tally
