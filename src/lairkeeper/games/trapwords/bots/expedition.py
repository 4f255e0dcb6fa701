"""Whole games between two teams of computer players, in short: rooms, curses, the monster and eight rounds.

It leaves out the table's clocks, claims and votes, which do not matter between computers. All draws follow from the
number of the game. `lairkeeper simulate` plays the real rules; this tells in a minute how the levels fare.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lairkeeper.games.trapwords.bots.language.variety import share
from lairkeeper.games.trapwords.bots.levels import Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.rehearsal import Played, Rehearsal, Scene
from lairkeeper.games.trapwords.bots.setter import likeliest, suggest_traps
from lairkeeper.games.trapwords.components.box import Box
from lairkeeper.games.trapwords.components.kinds import CurseEffect

SEATS = 100


class Journey(NamedTuple):
    """A finished game: the turns of each round, and the teams that beat the monster."""

    turns: tuple[tuple[Played, Played], ...]
    winners: frozenset[int]


class Expedition:
    """A game of two teams; `table` gives language and group, `levels` how well each team plays, `number` all draws."""

    def __init__(self, box: Box, table: Player, levels: tuple[Level, Level], number: int) -> None:
        self.box, self.table, self.levels, self.number = box, table, levels, number
        row = box.dungeon["recommended"]
        self.rooms, self.places = row.rooms, [0, 0]
        self.monster_at = len(row.rooms) - 1
        self.deck = self._shuffled([curse.id for curse in box.curses], "curses")
        self.curses = {place - 1: self.deck.pop() for place in row.curses}
        self.monster = box.effect[self._shuffled(box.monster_deck(hard=False, small=False), "monster")[0]]
        self.words = self._shuffled(table.words, "words")
        self.old_traps: tuple[list[str], list[str]] = ([], [])

    def play(self) -> Journey:
        turns = []
        for _ in range(self.box.supplies.rounds):
            fighting = [place == self.monster_at for place in self.places]
            round_turns = self._round()
            turns.append(round_turns)
            won = {team for team in (0, 1) if fighting[team] and round_turns[team].result == "guessed"}
            if won:
                return Journey(tuple(turns), frozenset(won))
            self._end_round(fighting, round_turns)
        return Journey(tuple(turns), frozenset())

    def _round(self) -> tuple[Played, Played]:
        drawn = [self.deck.pop(0) for _ in range(self.monster.draw_curses) if self.deck]
        return self._turn(0, drawn), self._turn(1, drawn)

    def _turn(self, team: int, drawn: list[str]) -> Played:
        """The other team sets traps, this one plays."""
        effects, secret = self._effects_on(team, drawn), self.words.pop()
        quota = self.rooms[self.places[team]] + sum(effect.extra_traps for effect in effects)
        setter = self.table._replace(level=self.levels[1 - team], variety=self.number * SEATS + len(self.words))
        traps = suggest_traps(setter, secret, quota=quota)[:quota]
        old = tuple(self.old_traps[team]) if any(effect.old_traps != "none" for effect in effects) else ()
        player = setter._replace(level=self.levels[team], variety=setter.variety + SEATS // 2)
        played = Rehearsal(player, Scene(secret, tuple(traps), old, effects)).play()
        self.old_traps[team].extend(traps)
        starred = any(effect.starred_trap for effect in effects) and traps[likeliest(setter, secret, traps)]
        if starred and played.sprung == starred:
            self.places[team] = max(0, self.places[team] - 1)
        return played

    def _effects_on(self, team: int, drawn: list[str]) -> tuple[CurseEffect, ...]:
        place = self.places[team]
        if place == self.monster_at:
            return (self.monster, *(self.box.effect[curse] for curse in drawn))
        return (self.box.effect[self.curses[place]],) if place in self.curses else ()

    def _end_round(self, fighting: list[bool], turns: tuple[Played, Played]) -> None:
        """Teams go on, curses that were met are gone, and the monster comes nearer if nobody went on (TRP-RND12)."""
        self.curses = {place: curse for place, curse in self.curses.items() if place not in self.places}
        for team, played in enumerate(turns):
            if played.result == "guessed" and not fighting[team]:
                self.places[team] += 1
        if not any(played.result == "guessed" for played in turns) and not any(fighting):
            self._monster_moves()

    def _monster_moves(self) -> None:
        """One room towards the teams, pushing curses in front of it (TRP-RND5, RND7, RND8)."""
        self.monster_at -= 1
        pushed = self.monster_at
        while pushed in self.curses:
            pushed -= 1
        for place in range(pushed, self.monster_at):
            if place >= 0:
                self.curses[place] = self.curses[place + 1]
        self.curses.pop(self.monster_at, None)

    def _shuffled(self, things: Sequence[str], what: str) -> list[str]:
        return sorted(things, key=lambda thing: share(self.number, what, thing))
