"""Chains of effects: what happens in the middle of something else."""

from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    DrawBoss,
    DrawEventCard,
    DrawLootCard,
    DrawMonster,
    Flee,
    RollCombat,
    RollFace,
    RollFaces,
)
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.monsters import PlaceMonster
from lairkeeper.games.woodlands.state import MOVE, SPECIAL6, change_quest
from lairkeeper.kernel import begin, offered_options, pending
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table
from tests.games.woodlands.tables import SOUTH, TRAIL, card, cell, draw_table, event, kind, node_of, where


def roll(*faces: int) -> RollFaces:
    return RollFaces(faces)


@clause("WDL-HERO28", "WDL-HERO29", "WDL-TILE47")
def test_a_brew_die_that_was_rolled_serves_no_combat_that_follows_from_the_first() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        board={"six": (6, 6)},
        foes=[("mushroom", "T21")],
    )
    state = begin(woods, MeetFoes())
    play_out(state, AddBrew(), RollCombat(), roll(1, 1), DrawEventCard(event("shadow")), DrawMonster(kind("snake")))
    play_out(state, AddBrew(), roll(3, 3))
    assert woods.board[SPECIAL6] == ()


@clause("WDL-CH5-23", "WDL-FLE9", "WDL-FLE7")
def test_a_second_boss_on_the_own_tile_ends_a_flight() -> None:
    woods = chapter_table(
        5,
        {"xylia": "T12", "bethras": "T01"},
        tiles={"T12": (0, -1)},
        board={"move": (1,)},
        loot={"xylia": ["armour", "armour"]},
        foes=[("mushroom", "T12"), ("plant", "T12")],
    )
    change_quest(woods, corruption=(*woods.quest.corruption, cell(0, -1)))
    state = begin(woods, MeetFoes(), ChooseAction())
    play_out(state, Flee(SOUTH, "die"), lambda strike: strike.kind == kind("mushroom"), may_leave_draws=True)
    play_out(state, DrawEventCard(event("shadow")), DrawBoss(kind("stag")), may_leave_draws=True)
    assert woods.encounter == "pending"
    play_out(state, roll(1), roll(6), DrawLootCard(card("charm")), RollFace(1), roll(1))
    assert (where(woods, "xylia"), woods.board[MOVE]) == ("T12", (1,))


@clause("WDL-SET17", "WDL-TILE10")
def test_a_draw_after_the_last_token_of_the_pile_lists_the_discard() -> None:
    woods = draw_table(TRAIL, hidden=[("spirit", "T22")])
    woods.monster_pile = [0] * len(woods.monster_pile)
    woods.monster_discard[kind("snake")] = woods.monster_discard[kind("plant")] = 1
    state = begin(woods, PlaceMonster(node_of(woods, "T21")))
    (draw,) = pending(state)
    assert set(offered_options(state, draw)) == {DrawMonster(kind("snake")), DrawMonster(kind("plant"))}
