"""The bot that answers by instinct: it takes what the game itself suggests first, and does not look ahead."""

from lairkeeper.bots.bot import Imagine, refuse_free_words
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat


class InstinctBot:
    """Made for games of words, which bring their own sense of what to say; without advice it picks anything."""

    name = "instinct"

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        suggested = self._game.suggest(view, decision, seat) if self._game.suggest else ()
        first = next((option for option in suggested if option in decision.options), None)
        return first or chance.pick(decision.options)
