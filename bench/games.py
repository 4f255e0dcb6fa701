"""Measures every registered game through the kernel's public functions, and prints the rows as JSON.

It runs as a process of its own, so that another commit can be measured by pointing PYTHONPATH at its sources.
"""

import argparse
import json
import random
import tracemalloc
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import partial
from itertools import count, islice
from statistics import median
from time import process_time
from typing import Any
from unittest.mock import patch

from bench.measure import Effort, Played, effort_arguments, microseconds, microseconds_once, pace
from bench.rows import GameRow
from lairkeeper.games import games
from lairkeeper.kernel import (
    AnyGame,
    Ask,
    ChanceStream,
    Decision,
    Option,
    Record,
    Seat,
    State,
    apply,
    clone,
    decode,
    encode,
    menu,
    pending,
    resolve,
    start,
)
from lairkeeper.kernel.data.seat import CHANCE
from lairkeeper.kernel.flow import agenda
from lairkeeper.kernel.flow.table import Table
from lairkeeper.lab import play_game

AnyState = State[Any]

MID_GAME_STATES = 50
STATES_HELD = 10_000
SAMPLE_GAMES = 30
GREEDY_GAMES = 9


class RandomPlay:
    """One game played by random legal answers; the same seed plays the same game."""

    def __init__(self, game: AnyGame, config: Record, seed: int) -> None:
        self._game = game
        self.state: AnyState = start(game, config)
        self._stream = ChanceStream(f"bench {seed}")
        self._choices = random.Random(seed)

    def next_decision(self) -> Decision | None:
        """Lets chance answer until a seat has to; None when the game is over."""
        while waiting := pending(self.state):
            if not waiting[0].is_chance:
                return waiting[0]
            resolve(self.state, self._stream)
        return None

    def choose(self, decision: Decision) -> tuple[Seat, Option]:
        """Any answer; where words of one's own may be written, those that the game suggests are among them."""
        seat = decision.seats[0]
        options = decision.options if decision.free_text is None else menu(self._game, self.state, decision, seat)
        return seat, self._choices.choice(options)


def play(game: AnyGame, config: Record, seed: int) -> int:
    """Plays one game and counts the questions that left a choice."""
    table, choices = RandomPlay(game, config, seed), 0
    while decision := table.next_decision():
        apply(table.state, *table.choose(decision))
        choices += 1
    return choices


def questions_per_choice(game: AnyGame, config: Record) -> float:
    """How many questions the rules put for each that leaves a choice; the kernel answers the others by itself."""
    with patch.object(agenda, "_take_only", wraps=agenda._take_only) as answered:
        choices = sum(play(game, config, seed) for seed in range(SAMPLE_GAMES))
    forced = sum(isinstance(call.args[1], Ask) and call.args[3] is not None for call in answered.call_args_list)
    return 1 + forced / choices


def counted_play(game: AnyGame, config: Record, questions: float, seed: int) -> Played:
    choices = play(game, config, seed)
    return Played(decisions=choices * questions, choices=choices)


def middle_third(game: AnyGame, config: Record, seed: int) -> Iterator[AnyState]:
    """The states of one game that are neither opening nor end, each waiting for a player."""
    length = play(game, config, seed)
    table = RandomPlay(game, config, seed)
    for place in range(2 * length // 3):
        decision = table.next_decision()
        assert decision is not None
        if place >= length // 3:
            yield clone(table.state)
        apply(table.state, *table.choose(decision))


def mid_game(game: AnyGame, config: Record, seed: int) -> AnyState:
    states = list(middle_third(game, config, seed))
    return states[len(states) // 2]


def asked_seat(state: AnyState) -> Seat:
    """The seat that is asked; the first one where it is the clock."""
    return max(pending(state)[0].seats[0], Seat(0))


def list_options(state: AnyState) -> None:
    """Listing happens when a state comes to rest, so a state at rest is made to come to rest again."""
    agenda.run(state, Table(CHANCE))


def megabytes_held(game: AnyGame, config: Record) -> float:
    """Memory of 10,000 mid-game states that share nothing, as decoding makes them."""
    found = (encode(state) for seed in count(1) for state in middle_third(game, config, seed))
    blobs = list(islice(found, STATES_HELD))
    tracemalloc.start()
    states = [decode(game, blob) for blob in blobs]
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / len(states) * STATES_HELD / 1e6


def greedy_game_seconds(game: AnyGame, config: Record) -> float:
    """CPU seconds of a whole game of greedy bots, the median of some."""
    spent = []
    for seed in range(GREEDY_GAMES):
        started = process_time()
        play_game(game, config, ["greedy"] * game.seat_count(config), f"bench {seed}")
        spent.append(process_time() - started)
    return median(spent)


def measured(game: AnyGame, players: int, effort: Effort) -> GameRow:
    config = game.config(players=players)
    states = [mid_game(game, config, seed) for seed in range(1, 1 + MID_GAME_STATES)]
    blobs = [encode(state) for state in states]
    choices = random.Random(players)

    def answers() -> list[tuple[AnyState, Seat, Option]]:
        questions = [(clone(state), pending(state)[0]) for state in states]
        return [(state, question.seats[0], choices.choice(question.options)) for state, question in questions]

    return GameRow(
        game=game.name,
        players=players,
        **asdict(pace(partial(counted_play, game, config, questions_per_choice(game, config)), effort)),
        clone=microseconds(clone, states, effort),
        apply=microseconds_once(lambda answer: apply(*answer), answers, effort),
        options=microseconds(list_options, states, effort),
        view=microseconds(lambda state: game.view(state.world, asked_seat(state)), states, effort),
        encode=microseconds(encode, states, effort),
        decode=microseconds(partial(decode, game), blobs, effort),
        megabytes_of_10000=megabytes_held(game, config),
        greedy_game_seconds=greedy_game_seconds(game, config),
    )


def measured_seats(game: AnyGame) -> Iterable[int]:
    """The targets are for two players, or the fewest of a game; the most show how it grows."""
    return dict.fromkeys((max(2, min(game.seats)), max(game.seats)))


def main() -> None:
    parser = argparse.ArgumentParser("bench.games", description=__doc__, parents=[effort_arguments()])
    parser.add_argument("--only", choices=[*games()], help="one game, with every number of players")
    asked = parser.parse_args()
    effort = Effort(asked.seconds, asked.repeats)
    chosen = [games()[asked.only]] if asked.only else games().values()
    rows = [
        measured(game, players, effort)
        for game in chosen
        for players in (game.seats if asked.only else measured_seats(game))
    ]
    print(json.dumps([asdict(row) for row in rows]))


if __name__ == "__main__":
    main()
