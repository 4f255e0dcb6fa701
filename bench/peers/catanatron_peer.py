"""Catanatron: the settlers' game in pure Python. Every tick counts as a decision, those without a choice too."""

import random
from functools import partial
from itertools import islice

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, Player

from bench.measure import Played
from bench.peers.contender import Contender, report


def new_game(players: int, seed: int) -> Game:
    return Game([Player(color) for color in islice(Color, players)], seed=seed)


def advance(game: Game, choices: random.Random) -> int:
    """One random tick, and how many there were to choose from; 0 when the game is over."""
    if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
        return 0
    actions = game.state.playable_actions
    game.execute(choices.choice(actions))
    return len(actions)


def play(players: int, seed: int) -> Played:
    game, choices, played = new_game(players, seed), random.Random(seed), Played()
    while options := advance(game, choices):
        played.note(options)
    return played


def mid_game(players: int, seed: int) -> Game:
    half = int(play(players, seed).decisions) // 2
    game, choices = new_game(players, seed), random.Random(seed)
    for _ in range(half):
        advance(game, choices)
    return game


def contender(players: int) -> Contender[Game]:
    return Contender("Catan", players, partial(play, players), partial(mid_game, players), Game.copy)


if __name__ == "__main__":
    report("catanatron", contender(2), contender(4))
