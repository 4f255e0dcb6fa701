"""Event cards (WDL-TILE46 to WDL-TILE48, and what the cards say)."""

import pytest

from lairkeeper.games.woodlands.records.combat_events import CombatBegan
from lairkeeper.games.woodlands.records.options import (
    DrawEventCard,
    DrawMonster,
    RollFaces,
    StayHere,
    WanderTo,
)
from lairkeeper.games.woodlands.rules.event_cards import DrawEvent
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import State, begin, pending
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table
from tests.games.woodlands.tables import (
    BETHRAS,
    SHAVI,
    TRAIL,
    XYLIA,
    draw_table,
    event,
    foes_at,
    heard_of,
    kind,
    node_of,
    offered,
    tile,
    where,
)

DEAD_END = {"T08": (0, -1)}


def drawing(woods: Woods, name: str) -> State[Woods]:
    """The active Hero has drawn this Event."""
    state = begin(woods, DrawEvent(woods.active))
    play_out(state, DrawEventCard(event(name)), may_leave_draws=True)
    return state


@clause("WDL-TILE46", "WDL-FLE7")
def test_the_hidden_trail_is_a_flight_from_monsters() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("snake", "T21")])
    woods.encounter = "pending"
    state = drawing(woods, "trail")
    assert offered(state) == {
        StayHere(),
        WanderTo(node_of(woods, "T01"), tile("T01")),
        WanderTo(node_of(woods, "T22"), tile("T22")),
    }
    play_out(state, WanderTo(node_of(woods, "T22"), tile("T22")))
    assert (where(woods, "xylia"), woods.hearts[XYLIA], woods.encounter) == ("T22", 4, "none")


@clause("WDL-TILE46", "WDL-FLE9")
def test_the_hidden_trail_does_nothing_beside_a_boss() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, heroes={"xylia": "T02", "bethras": "T01"}, boss=("stag", "T02"))
    assert pending(drawing(woods, "trail")) == ()


@clause("WDL-TILE46", "WDL-CH3-8")
def test_the_hidden_trail_does_not_lead_out_of_a_crowd_at_the_well() -> None:
    heroes = {"xylia": "T14", "bethras": "T06"}
    crowded = chapter_table(3, heroes, foes=[("snake", "T14"), ("plant", "T14")])
    assert pending(drawing(crowded, "trail")) == ()
    alone = chapter_table(3, heroes, foes=[("snake", "T14")])
    assert StayHere() in offered(drawing(alone, "trail"))


@clause("WDL-TILE46", "WDL-CH1-13")
def test_the_hidden_trail_does_not_lead_away_from_the_fire_after_brewing() -> None:
    heroes = {"xylia": "T04", "bethras": "T01"}
    woods = chapter_table(1, heroes, tiles={"T04": (0, -1)}, foes=[("snake", "T04")])
    assert StayHere() in offered(drawing(woods, "trail"))
    woods = chapter_table(1, heroes, tiles={"T04": (0, -1)}, foes=[("snake", "T04")])
    woods.immobile = (XYLIA,)
    assert pending(drawing(woods, "trail")) == ()


@clause("WDL-TILE33", "WDL-TILE13")
def test_all_monsters_of_an_event_are_there_before_one_of_them_is_fought() -> None:
    woods = draw_table({"T12": (0, -1), "T18": (0, -2, 90)}, heroes={"xylia": "T12", "bethras": "T01"})
    state = drawing(woods, "sap")
    play_out(state, DrawMonster(kind("spirit")), DrawMonster(kind("snake")), may_leave_draws=True)
    assert (foes_at(woods, "T18"), foes_at(woods, "T12")) == (["spirit"], ["snake"])
    assert woods.encounter == "pending"


@clause("WDL-TILE47")
def test_the_second_shadow_is_fought_next() -> None:
    woods = draw_table(TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("snake", "T21")])
    woods.encounter, woods.to_fight = "pending", (woods.foes[0].number,)
    told = play_out(drawing(woods, "shadow"), DrawMonster(kind("spirit")), RollFaces((5,)))
    assert [began.kind for began in heard_of(told, CombatBegan)] == [kind("spirit")]
    assert woods.to_fight == (woods.foes[0].number,)


@clause("WDL-TILE48")
def test_your_tile_means_the_heroes_there() -> None:
    woods = draw_table(
        TRAIL, heroes={"xylia": "T21", "bethras": "T21", "shavi": "T01"}, hearts={"xylia": 1, "bethras": 4, "shavi": 1}
    )
    drawing(woods, "healer")
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS], woods.hearts[SHAVI]) == (3, 5, 1)


@pytest.mark.parametrize(
    ("name", "check"),
    [
        ("shower", lambda woods: woods.orbs[XYLIA] == 3 and woods.orbs[BETHRAS] == 1),
        ("magpie", lambda woods: woods.orbs[XYLIA] == 0),
        ("vines", lambda woods: set(woods.entangled) == {XYLIA, BETHRAS}),
        ("spores", lambda woods: set(woods.poisoned) == {XYLIA, BETHRAS}),
        ("strap", lambda woods: woods.loot[XYLIA] == ()),
        ("gathering", lambda woods: woods.hearts[XYLIA] == 4),
    ],
)
def test_events_do_what_they_say(name: str, check: object) -> None:
    woods = draw_table(orbs={"xylia": 2}, loot={"xylia": ["mace"]})
    drawing(woods, name)
    assert callable(check)
    assert check(woods)


def test_gathering_shadow_raises_the_threat_of_a_boss_that_is_up() -> None:
    woods = draw_table({"T02": (0, -1, 180)}, boss=("stag", "T02"))
    drawing(woods, "gathering")
    assert (woods.foes[0].threat, woods.hearts[XYLIA]) == (2, 5)
