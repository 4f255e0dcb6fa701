"""Rehearsals: turns between computer players, without the table around them, to measure how well they play.

Time is counted by the pauses of each level; the referee judges as between two teams of computers (TRP-DIG11): a clue
springs a trap when it is at least probable.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from lairkeeper.games.trapwords.bots.giver import GiverTurn, suggest_clues
from lairkeeper.games.trapwords.bots.guesser import Mood, suggest_guesses
from lairkeeper.games.trapwords.bots.language.demands import demands_of
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import CurseEffect
from lairkeeper.games.trapwords.referee.verdict import Closeness, Sureness

Result = Literal["guessed", "trapped", "wrong", "late"]
GUESSES, SECONDS = 5, 90
FEW = 2
HURRY = 15
"""In the last 15 seconds a guesser gives its best guess, however unsure."""
LAST_WORD = 3
"""After this many clues a clue-giver declares the last one (C14)."""


class Scene(NamedTuple):
    """A turn before it is played: the secret word, its traps, old traps that are active again, and the effects."""

    secret: str
    traps: tuple[str, ...]
    old_traps: tuple[str, ...] = ()
    effects: tuple[CurseEffect, ...] = ()
    guessers: int = 1


class Played(NamedTuple):
    """The result of a turn, and the trap that was sprung."""

    result: Result
    clues: tuple[str, ...]
    wrong: tuple[str, ...]
    sprung: str = ""


class Rehearsal:
    """One turn of a team that plays at the level of `player`."""

    def __init__(self, player: Player, scene: Scene) -> None:
        self.player, self.scene = player, scene
        self.said: list[str] = []
        self.wrong: list[str] = []
        self.now = 0
        self.closes = 0
        self.glass = _least((effect.time_percent for effect in scene.effects), 100) * SECONDS // 100
        self.guesses = _least((effect.guesses or self._alone(effect) for effect in scene.effects), GUESSES)

    def _alone(self, effect: CurseEffect) -> int:
        return effect.pair_guesses if self.scene.guessers == 1 else 0

    def play(self) -> Played:
        while True:
            ended = self._clue() or self._guess()
            if ended:
                return ended
            if self.now > self.glass:
                return self._ended("late")

    def _ended(self, result: Result, sprung: str = "") -> Played:
        return Played(result, tuple(self.said), tuple(self.wrong), sprung)

    def _clue(self) -> Played | None:
        """The clue-giver says one thing, if it still may and has something to say."""
        self.now += self.player.skills.giver.seconds
        text = self._best_clue() if self._may_speak() and self.now <= self.glass else ""
        if not text:
            return None
        self.said.append(text)
        window = _least((effect.clue_window for effect in self.scene.effects), 0)
        self.closes = self.closes or (self.now + window if window else SECONDS)
        sprung = self._sprung_by(text, Sureness.PROBABLE)
        return self._ended("trapped", sprung) if sprung else None

    def _best_clue(self) -> str:
        scene = self.scene
        turn = GiverTurn(len(scene.traps), tuple(self.said), tuple(self.wrong), scene.old_traps)
        return next(iter(suggest_clues(self.player, scene.secret, turn, demands_of(scene.effects, self.said))), "")

    def _may_speak(self) -> bool:
        effects = self.scene.effects
        is_locked = any(effect.locks_clues for effect in effects) and bool(self.wrong)
        is_done = self._guesses_come_last() and len(self.said) >= LAST_WORD
        return not is_locked and not is_done and (not self.closes or self.now <= self.closes)

    def _guesses_come_last(self) -> bool:
        return any(effect.guess_after_done for effect in self.scene.effects)

    def _sprung_by(self, text: str, level: Sureness) -> str:
        referee = self.player.lore.referee
        traps = (*self.scene.traps, *self.scene.old_traps)
        return next((trap for trap in traps if referee.trap(text, trap).level >= level), "")

    def _guess(self) -> Played | None:
        """Each guesser may say one thing after each clue."""
        if self._guesses_come_last() and self._may_speak():
            return None
        for seat in range(self.scene.guessers):
            ended = self._guess_of(self.player._replace(variety=100 * self.player.variety + seat))
            if ended:
                return ended
        return None

    def _guess_of(self, player: Player) -> Played | None:
        best = suggest_guesses(player, clues=self.said, wrong=self.wrong, mood=self._mood())[:1]
        if not best or not best[0].is_ripe:
            return None
        guess = best[0].text
        if player.lore.referee.guess(guess, self.scene.secret).answer is not Closeness.WRONG:
            return self._ended("guessed")
        if any(effect.traps_hit_guessers for effect in self.scene.effects):
            sprung = self._sprung_by(guess, Sureness.CERTAIN)
            if sprung:
                return self._ended("trapped", sprung)
        self.wrong.append(guess)
        return self._ended("wrong") if len(self.wrong) == self.guesses else None

    def _mood(self) -> Mood:
        effects = self.scene.effects
        costly = any(effect.locks_clues or effect.traps_hit_guessers for effect in effects)
        is_wary = costly or self.guesses - len(self.wrong) <= FEW
        return Mood(is_wary, self.now > self.glass - HURRY or not self._may_speak())


def _least(limits: Iterable[int], usual: int) -> int:
    return min((limit for limit in limits if limit), default=usual)
