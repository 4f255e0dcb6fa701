"""How good a table looks to a seat, for bots that look one answer ahead."""

from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.state import NO_LAIR, Vendetta
from lairkeeper.kernel import Seat


def heuristic(vendetta: Vendetta, seat: Seat) -> float:
    player = vendetta.players[seat]
    if player.lair == NO_LAIR:
        return 0.0
    return score_of(vendetta, player).total / 100
