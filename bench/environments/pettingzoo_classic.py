"""Two of PettingZoo's own classic games."""

from functools import partial

from pettingzoo.classic import connect_four_v3, tictactoe_v3

from bench.environments.loops import EnvironmentRow, measured, play_aec, report
from bench.measure import Effort

GAMES = {"connect four": connect_four_v3, "tic-tac-toe": tictactoe_v3}


def rows(effort: Effort) -> list[EnvironmentRow]:
    return [
        measured("pettingzoo", name, "array and mask", partial(play_aec, module.env()), effort)
        for name, module in GAMES.items()
    ]


if __name__ == "__main__":
    report(rows)
