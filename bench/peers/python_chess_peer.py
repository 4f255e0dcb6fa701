"""python-chess: moves are listed once per turn, and a copy leaves the history out, as favourable as it gets."""

import random

import chess

from bench.measure import Played
from bench.peers.contender import Contender, report


def is_drawn(board: chess.Board) -> bool:
    return bool(board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition())


def advance(board: chess.Board, choices: random.Random) -> int:
    """One random move, and how many there were to choose from; 0 when the game is over."""
    moves = list(board.legal_moves)
    if not moves or is_drawn(board):
        return 0
    board.push(choices.choice(moves))
    return len(moves)


def play(seed: int) -> Played:
    board, choices, played = chess.Board(), random.Random(seed), Played()
    while options := advance(board, choices):
        played.note(options)
    return played


def mid_game(seed: int) -> chess.Board:
    half = int(play(seed).decisions) // 2
    board, choices = chess.Board(), random.Random(seed)
    for _ in range(half):
        advance(board, choices)
    return board


def copy(board: chess.Board) -> chess.Board:
    return board.copy(stack=False)


if __name__ == "__main__":
    report("chess", Contender("chess", 2, play, mid_game, copy))
