"""python-chess: moves are listed once per turn, and a copy leaves the history out, as favourable as it gets."""

import random

import chess

from bench.peers.contender import Contender, report


def is_drawn(board: chess.Board) -> bool:
    return bool(board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition())


def advance(board: chess.Board, choices: random.Random) -> bool:
    """One random move; False when the game is over."""
    moves = list(board.legal_moves)
    if not moves or is_drawn(board):
        return False
    board.push(choices.choice(moves))
    return True


def play(seed: int) -> int:
    board, choices = chess.Board(), random.Random(seed)
    while advance(board, choices):
        pass
    return len(board.move_stack)


def mid_game(seed: int) -> chess.Board:
    half = play(seed) // 2
    board, choices = chess.Board(), random.Random(seed)
    for _ in range(half):
        advance(board, choices)
    return board


def copy(board: chess.Board) -> chess.Board:
    return board.copy(stack=False)


if __name__ == "__main__":
    report("chess", Contender("chess", 2, play, mid_game, copy))
