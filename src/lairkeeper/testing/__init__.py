"""Tools to test a game with: clause marks, scripted chance, perft, and the conformance every game must pass."""

from lairkeeper.testing.clause import clause
from lairkeeper.testing.conformance import Choose, Conformance, NotConforming, check_game, choose_at_random
from lairkeeper.testing.perft import perft
from lairkeeper.testing.scripted import Line, asked, heard, play_out

__all__ = [
    "Choose",
    "Conformance",
    "Line",
    "NotConforming",
    "asked",
    "check_game",
    "choose_at_random",
    "clause",
    "heard",
    "perft",
    "play_out",
]
