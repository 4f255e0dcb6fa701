"""Plays the games of a chunk, in whatever process and on whatever machine."""

from contextlib import suppress

from lairkeeper.games import game_named
from lairkeeper.lab.play import numbered
from lairkeeper.lab.pool import is_stopped
from lairkeeper.lab.studies.errors import OtherVersion
from lairkeeper.lab.studies.plan import Chunk, metadata, rules_of
from lairkeeper.lab.studies.records.recording import GameRow, Recorder, Timing
from lairkeeper.lab.studies.records.rows import encode_games, encode_times
from lairkeeper.lab.studies.records.step_counter import counted_steps
from lairkeeper.lab.studies.results.folder import PlayedGames
from lairkeeper.packs import load_pack


def play_chunk(chunk: Chunk) -> PlayedGames:
    """The rows of a chunk as files. An interrupt ends it after the last finished game."""
    game = game_named(chunk.game)
    if rules_of(game) != chunk.rules:
        raise OtherVersion(here=chunk.rules, there=rules_of(game))
    load_pack(chunk.game, chunk.pack)
    played: list[tuple[GameRow, Timing]] = []
    with counted_steps(game) as counter, suppress(KeyboardInterrupt):
        recorder = Recorder(game, chunk.config, chunk.bots, counter)
        for number in range(chunk.first, chunk.end):
            if is_stopped():
                break
            recorded = recorder.play(numbered(chunk.seed, number), chunk.cell, number)
            played.append((recorded.row, recorded.timing))
    about = metadata(chunk.study, chunk.rules)
    games = encode_games([row for row, _ in played], about)
    times = encode_times([timing for _, timing in played], about)
    return PlayedGames(chunk.cell, chunk.first, chunk.first + len(played), games, times)
