"""OpenSpiel: two games written in Python, and one in C++ called from Python."""

import random
from functools import partial

import pyspiel
from open_spiel.python import games as python_games

from bench.measure import Played
from bench.peers.contender import Contender, report

GAMES = ("python_tic_tac_toe", "python_block_dominoes", "backgammon")

assert python_games, "importing these registers them"


def draw(state: pyspiel.State, choices: random.Random) -> None:
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(choices.choices(outcomes, odds)[0])


def advance(state: pyspiel.State, choices: random.Random) -> int:
    """One random decision, after whatever chance decides, and its number of options; 0 when the game is over."""
    while state.is_chance_node():
        draw(state, choices)
    if state.is_terminal():
        return 0
    actions = state.legal_actions()
    state.apply_action(choices.choice(actions))
    return len(actions)


def play(game: pyspiel.Game, seed: int) -> Played:
    state, choices, played = game.new_initial_state(), random.Random(seed), Played()
    while options := advance(state, choices):
        played.note(options)
    return played


def mid_game(game: pyspiel.Game, seed: int) -> pyspiel.State:
    half = int(play(game, seed).decisions) // 2
    state, choices = game.new_initial_state(), random.Random(seed)
    for _ in range(half):
        advance(state, choices)
    return state


def copy(state: pyspiel.State) -> pyspiel.State:
    return state.clone()


def contender(name: str) -> Contender[pyspiel.State]:
    game = pyspiel.load_game(name)
    return Contender(name, game.num_players(), partial(play, game), partial(mid_game, game), copy)


if __name__ == "__main__":
    report("open_spiel", *(contender(name) for name in GAMES))
