"""Whole games of the partner: it spends what it has, and does not walk to and fro."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.board.forest import NodeId
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import Buy, OpenChest, Raise
from lairkeeper.games.woodlands.records.quest_options import Brew, LightTotem, Search, TakeToken
from lairkeeper.games.woodlands.state import Hand, Woods, box_of
from lairkeeper.kernel import Entry, State, start
from lairkeeper.kernel.history.journal import give
from lairkeeper.lab import play_game

NORMAL = next(preset.options for preset in GAME.presets if preset.name == "normal")
CHAPTERS = (0, 1, 2, 3, 4, 5)
SEEDS = ("measure/1", "measure/3")
ONCE_WRONG = (
    *((2, 2, 8), (2, 2, 41), (2, 2, 55), (1, 2, 34), (1, 3, 19), (1, 3, 37), (1, 3, 59)),
    *((1, 2, 62), (4, 2, 60), (4, 2, 69)),
)
"""Chapter, players and seed of games in which orbs lay idle, or a Hero fled from its goal and came back for it."""
IDLE_TURNS, SHUTTLE, ERRANDS = 3, 4, 2
RISKS = ("roll_combat_dice", "roll_brambles")
DEEDS = (Raise, OpenChest, Search, TakeToken, Brew, Buy, LightTotem)


class TurnEnd(NamedTuple):
    """A standing Hero at the end of its turn: where it is, what it has, and whether it could buy a power."""

    hero: HeroId
    round: int
    node: NodeId
    hearts: int
    cards: Hand
    powers: int
    is_full: bool
    has_acted: bool
    """Whether it fought, went through Brambles, raised somebody or did something else that it came for."""


def turn_ends(options: TableOptions, seed: str) -> list[TurnEnd]:
    """All turns of a game between partners."""
    entries = play_game(GAME, options, ["partner"], seed).journal.entries
    state: State[Woods] = start(GAME, options)
    found, now, turn, has_acted = [], 0, (0, HeroId(-1)), False
    for entry in entries:
        woods = state.world
        current = (woods.round, woods.active) if woods.phase == "adventure" else (0, HeroId(-1))
        if turn[0] and current != turn:
            found.append(turn_end(woods, *turn, has_acted))
        has_acted = (has_acted and current == turn) or is_deed(state, entry)
        turn = current
        _, now = give(state, entry, now)
    return [end for end in found if end.hearts]


def is_deed(state: State[Woods], entry: Entry) -> bool:
    return isinstance(entry.option, DEEDS) or any(it.question in RISKS for it in state.decisions)


def turn_end(woods: Woods, number: int, hero: HeroId, has_acted: bool) -> TurnEnd:
    supplies, powers = box_of(woods).supplies, woods.powers[hero]
    is_full = woods.orbs[hero] >= supplies.orbs and powers < len(box_of(woods).powers[hero])
    cards = tuple(sorted(woods.loot[hero] + woods.used_loot[hero]))
    return TurnEnd(hero, number, woods.nodes[hero], woods.hearts[hero], cards, powers, is_full, has_acted)


def stretches(ends: list[TurnEnd], length: int) -> Iterator[list[TurnEnd]]:
    """So many turns of one Hero in a row."""
    for hero in {end.hero for end in ends}:
        own = [end for end in ends if end.hero == hero]
        for place in range(len(own) - length + 1):
            turns = own[place : place + length]
            if turns[-1].round - turns[0].round == length - 1:
                yield turns


def is_shuttle(turns: list[TurnEnd]) -> bool:
    """Between two tiles, with fewer than two turns of four in which it did what it came for, and no heart, card or
    power to show for it."""
    nodes, first, last = [end.node for end in turns], turns[0], turns[-1]
    is_to_and_fro = nodes[0] != nodes[1] and nodes[:2] * (len(nodes) // 2) == nodes
    has_more = last.hearts > first.hearts or len(last.cards) > len(first.cards) or last.powers > first.powers
    return is_to_and_fro and not has_more and sum(end.has_acted for end in turns) < ERRANDS


@pytest.mark.parametrize(("chapter", "players"), list(product(CHAPTERS, (2, 3, 4))))
def test_no_orbs_lie_idle_and_nobody_walks_to_and_fro(chapter: int, players: int) -> None:
    for seed in SEEDS:
        refuse_idle_turns(chapter, players, seed)


@pytest.mark.parametrize(("chapter", "players", "number"), ONCE_WRONG)
def test_games_that_once_went_wrong_do_not_any_more(chapter: int, players: int, number: int) -> None:
    refuse_idle_turns(chapter, players, f"measure/{number}")


def refuse_idle_turns(chapter: int, players: int, seed: str) -> None:
    options = TableOptions(players=players, chapter=chapter, **NORMAL)  # type: ignore[arg-type]
    ends = turn_ends(options, seed)
    assert [turns for turns in stretches(ends, IDLE_TURNS) if all(end.is_full for end in turns)] == []
    assert [turns for turns in stretches(ends, SHUTTLE) if is_shuttle(turns)] == []
