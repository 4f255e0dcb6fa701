"""The computer players of Trapwords: they set traps, give clues and guess (section on computer players: TRP-SET3).

All are pure functions of what the seat may know. `suggest_traps` and `suggest_clues` are told the secret word,
`suggest_guesses` never is. Each returns texts that are worth saying, the best first, so that a game can offer them as a
menu. Nothing is loaded before the first question; that takes about a second for a language, and `load(language)` does
it beforehand, in a thread if need be.
"""

from lairkeeper.games.trapwords.bots.demands import Demands, demands_of
from lairkeeper.games.trapwords.bots.giver import Turn, suggest_clues
from lairkeeper.games.trapwords.bots.guesser import Guess, Mood, suggest_guesses
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level
from lairkeeper.games.trapwords.bots.loading import load
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.setter import likeliest, suggest_traps

__all__ = [
    "LEVELS",
    "Demands",
    "Guess",
    "Level",
    "Mood",
    "Player",
    "Turn",
    "demands_of",
    "likeliest",
    "load",
    "suggest_clues",
    "suggest_guesses",
    "suggest_traps",
]
