"""The Inn (WDL-INN)."""

from typing import Any

import pytest

from lairkeeper.games.woodlands.components.box import InnCardId
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.module_events import AleDrunk, AleTaken, HeroServed, TilesArranged
from lairkeeper.games.woodlands.records.module_options import BeServed, DrawInnCard, PutTile
from lairkeeper.games.woodlands.records.options import DrawLootCard, DrawTile, RollFace, RollFaces
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.combat import FightFoe
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.growth import next_tiles
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import FoeNo, Woods, pile_size
from lairkeeper.kernel import State, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    XYLIA,
    Place,
    acting,
    add_foe,
    card,
    chances,
    draw_table,
    heard_of,
    held,
    offered,
    offered_kinds,
    question,
    tile,
)

INN: dict[str, Place] = {"T03": (0, -1, 90)}
FOE = FoeNo(0)


def inn_card(name: str) -> DrawInnCard:
    return DrawInnCard(InnCardId([each.id for each in BOX.inn].index(name)))


def at_the_inn(heroes: dict[str, str] | None = None, **table: Any) -> Woods:
    """Heroes at the Inn, three orbs for the active one; a Move die is left, so that there is something else to do."""
    party = heroes or {"xylia": "T03"}
    orbs = {next(iter(party)): 3}
    usual: dict[str, Any] = {"board": {"move": [1]}, "orbs": orbs, "pile": ["T12", "T13", "T14", "T15"]}
    return draw_table(INN, heroes=party, options=TableOptions(players=len(party), inn=True), **(usual | table))


def served(name: str, **table: Any) -> State[Woods]:
    """The active Hero has been served this card."""
    state = acting(at_the_inn(**table))
    play_out(state, BeServed, inn_card(name), may_leave_draws=True)
    return state


@clause("WDL-INN1", "WDL-SET6")
def test_without_the_module_the_inn_stays_out_of_the_game() -> None:
    woods = lay_out(TableOptions())
    assert tile("T03") not in woods.tiles_left
    assert pile_size(woods) == 22
    assert woods.inn_cards == ()


@clause("WDL-INN2")
def test_with_the_module_the_tile_is_in_the_pile_and_five_cards_wait() -> None:
    woods = lay_out(TableOptions(inn=True))
    assert tile("T03") in woods.tiles_left
    assert pile_size(woods) == 23
    assert woods.above_boss == 20
    assert tile("T03") in next_tiles(woods)
    assert len(woods.inn_cards) == 5


@clause("WDL-INN3")
def test_a_hero_at_the_inn_pays_an_orb_for_the_top_card() -> None:
    state = acting(at_the_inn())
    told = play_out(state, BeServed, inn_card("ale"))
    assert state.world.orbs[XYLIA] == 2
    assert [each.hero for each in heard_of(told, HeroServed)] == [XYLIA]


@clause("WDL-INN3")
@pytest.mark.parametrize(("heroes", "orbs"), [({"xylia": "T01"}, 3), ({"xylia": "T03"}, 0)])
def test_nobody_is_served_elsewhere_or_without_an_orb(heroes: dict[str, str], orbs: int) -> None:
    assert BeServed not in offered_kinds(acting(at_the_inn(heroes, orbs={"xylia": orbs})))


@clause("WDL-INN3", "WDL-INN6")
def test_nobody_is_served_with_an_enemy_there() -> None:
    woods = at_the_inn()
    add_foe(woods, "snake", "T03", is_up=True)
    assert BeServed not in offered_kinds(acting(woods))


@clause("WDL-INN6", "WDL-SPC4")
def test_during_an_encounter_nobody_is_served() -> None:
    woods = at_the_inn()
    add_foe(woods, "snake", "T03", is_up=True)
    state = begin(woods, MeetFoes(), ChooseAction())
    assert question(state) == "choose_fight"
    assert BeServed not in offered_kinds(state)


@clause("WDL-INN3")
def test_only_once_in_a_turn() -> None:
    state = served("bath")
    assert question(state) == "choose_action"
    assert BeServed not in offered_kinds(state)
    state.world.round += 1
    assert BeServed in offered_kinds(acting(state.world))


@clause("WDL-INN4")
def test_a_hero_is_served_twice_in_a_game_at_most() -> None:
    woods = at_the_inn()
    woods.round, woods.served[XYLIA] = 5, (2,)
    assert BeServed in offered_kinds(acting(woods))
    woods.served[XYLIA] = (2, 3)
    assert BeServed not in offered_kinds(acting(woods))
    woods.active, woods.party = BETHRAS, (BETHRAS,)
    woods.nodes[BETHRAS], woods.orbs[BETHRAS] = woods.nodes[XYLIA], 1
    assert BeServed in offered_kinds(acting(woods))


@clause("WDL-INN5")
def test_a_used_card_is_gone_and_without_cards_the_inn_is_closed() -> None:
    woods = served("stew", hearts={"xylia": 1}).world
    assert inn_card("stew").inn_card not in woods.inn_cards
    woods.round, woods.inn_cards = 9, ()
    assert BeServed not in offered_kinds(acting(woods))


@clause("WDL-INN3")
def test_hearty_stew_gives_three_hearts() -> None:
    assert served("stew", hearts={"xylia": 1}).world.hearts[XYLIA] == 4


@clause("WDL-INN3")
def test_a_herbal_bath_removes_all_tokens_and_gives_a_heart() -> None:
    woods = served("bath", hearts={"xylia": 1}, poisoned=["xylia"], entangled=["xylia"]).world
    assert woods.hearts[XYLIA] == 2
    assert (woods.poisoned, woods.entangled) == ((), ())


@clause("WDL-INN7")
def test_ale_adds_a_die_to_the_next_combat_only() -> None:
    state = acting(at_the_inn(orbs={"xylia": 1}))
    assert heard_of(play_out(state, BeServed, inn_card("ale")), AleTaken)
    add_foe(state.world, "spirit", "T03", is_up=True)
    first, told = begin_telling(state.world, FightFoe(FOE))
    assert heard_of(told, AleDrunk)
    play_out(first, RollFaces((1, 1)))
    assert first.world.ale == ()
    second = begin(first.world, FightFoe(FOE))
    assert {len(roll.faces) for roll in chances(second) if isinstance(roll, RollFaces)} == {1}


@clause("WDL-INN7")
def test_ale_counts_for_a_supporter_too() -> None:
    woods = at_the_inn({"bethras": "T03", "xylia": "T03"}, orbs={})
    woods.ale = (XYLIA,)
    add_foe(woods, "spirit", "T03", is_up=True)
    state = begin(woods, FightFoe(FOE))
    play_out(state, RollFaces((1,)), RollFaces((1, 1)))
    assert state.world.ale == ()


@clause("WDL-INN7")
def test_a_hero_holds_at_most_one_token() -> None:
    woods = at_the_inn()
    woods.ale = (XYLIA,)
    state = acting(woods)
    play_out(state, BeServed, inn_card("ale"))
    assert state.world.ale == (XYLIA,)


@clause("WDL-INN3")
def test_travellers_tales_put_the_top_three_tiles_in_any_order() -> None:
    state = served("tales")
    assert offered(state) == {PutTile(tile(name)) for name in ("T12", "T13", "T14")}
    told = play_out(state, PutTile(tile("T14")), PutTile(tile("T12")))
    order = tuple(tile(name) for name in ("T14", "T12", "T13"))
    assert state.world.tiles_on_top == (*order, tile("T15"))
    assert [each.tiles for each in heard_of(told, TilesArranged)] == [order]


@clause("WDL-INN3", "WDL-SET6")
def test_tiles_nobody_has_seen_are_drawn_and_stay_known() -> None:
    state = served("tales", pile=None)
    left = pile_size(state.world)
    play_out(state, *(DrawTile(tile(name)) for name in ("T20", "T21", "T22")), may_leave_draws=True)
    play_out(state, PutTile(tile("T22")), PutTile(tile("T21")))
    assert state.world.tiles_on_top == tuple(tile(name) for name in ("T22", "T21", "T20"))
    assert pile_size(state.world) == left
    assert next_tiles(state.world) == (tile("T22"),)


@clause("WDL-INN3")
def test_a_short_pile_is_arranged_as_far_as_it_goes() -> None:
    state = served("tales", pile=["T12", "T13"])
    play_out(state, PutTile(tile("T13")))
    assert state.world.tiles_on_top == (tile("T13"), tile("T12"))


@clause("WDL-INN3", "WDL-SET18")
@pytest.mark.parametrize(("face", "orbs"), [(1, 1), (2, 1), (3, 4), (4, 4)])
def test_a_game_of_cards_may_cost_or_bring_orbs(face: int, orbs: int) -> None:
    state = served("cards")
    play_out(state, RollFace(face))
    assert state.world.orbs[XYLIA] == orbs


@clause("WDL-INN3")
@pytest.mark.parametrize("face", [5, 6])
def test_a_game_of_cards_may_bring_loot(face: int) -> None:
    state = served("cards")
    play_out(state, RollFace(face), DrawLootCard(card("mace")))
    assert held(state.world, "xylia") == ["mace"]
