"""Loot cards (WDL-LOOT)."""

import pytest

from lairkeeper.games.woodlands.components.kinds import ComponentEffect
from lairkeeper.games.woodlands.records.options import (
    BuryTile,
    Discard,
    DrawLootCard,
    EndTurn,
    Flee,
    KeepInstead,
    KeepTile,
    LeaveLoot,
    OpenChest,
    RollFace,
    RollFaces,
    Stop,
    UseLoot,
    UseLootOn,
    UseLootOnDie,
)
from lairkeeper.games.woodlands.rules.down import LoseHearts
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.growth import GrowForest
from lairkeeper.games.woodlands.rules.loot import DiscardLoot, DrawLoot, TurnCardsUp
from lairkeeper.games.woodlands.state import Foe, FoeNo, Woods
from lairkeeper.kernel import State, apply, begin, pending
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    P1,
    TRAIL,
    XYLIA,
    acting,
    card,
    cards,
    draw_table,
    held,
    kind,
    offered,
    offered_kinds,
    question,
    tile,
)


def fighting(woods: Woods) -> State[Woods]:
    return begin(woods, MeetFoes())


@clause("WDL-LOOT1")
def test_cards_are_of_no_use_in_phase_1() -> None:
    woods = draw_table(loot={"xylia": ["phial", "lantern"]}, pile=("T12", "T13"))
    assert question(begin(woods, GrowForest())) == "choose_space"
    assert UseLoot not in offered_kinds(begin(woods, GrowForest()))


@clause("WDL-LOOT2", "WDL-LOOT12", "WDL-GRP6")
def test_permanent_cards_count_outside_the_own_turn() -> None:
    heroes = {"klethor": "T21", "xylia": "T21"}
    woods = draw_table(TRAIL, heroes=heroes, loot={"xylia": ["armour"]}, foes=[("snake", "T21")])
    play_out(fighting(woods), RollFaces((1,)), RollFaces((1,)))
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (4, 5)


@clause("WDL-LOOT3", "WDL-GRP3")
def test_flip_and_disc_cards_are_for_the_active_player() -> None:
    heroes = {"klethor": "T21", "xylia": "T21"}
    loot = {"xylia": ["green_staff", "short_sword", "knives"]}
    woods = draw_table(TRAIL, heroes=heroes, loot=loot, foes=[("spirit", "T21")])
    state = fighting(woods)
    told = play_out(state, RollFaces((1,)), RollFaces((1,)))
    assert told
    assert pending(state) == ()
    assert len(held(woods, "xylia")) == 3


@clause("WDL-LOOT4")
def test_a_flip_card_is_turned_up_before_the_owner_rolls_again() -> None:
    woods = draw_table(used={"xylia": ["boots"]}, loot={"xylia": ["mace"]})
    play_out(begin(woods, TurnCardsUp()))
    assert held(woods, "xylia") == ["mace", "boots"]
    assert woods.used_loot[XYLIA] == ()


@clause("WDL-LOOT5", "WDL-LOOT7")
def test_a_disc_card_is_discarded_when_used() -> None:
    woods = draw_table(loot={"xylia": ["phial"]}, board={"move": (1,)})
    play_out(acting(woods), UseLoot(card("phial")))
    assert (woods.orbs[XYLIA], held(woods, "xylia")) == (2, [])
    assert woods.loot_discard[card("phial")] == 1


@clause("WDL-LOOT6", "WDL-LOOT7")
def test_a_fourth_card_is_kept_for_another_one_or_left() -> None:
    woods = draw_table(TRAIL, loot={"xylia": ["mace", "armour"]}, used={"xylia": ["boots"]})
    woods.chests[0] = 2
    state = acting(woods)
    play_out(state, OpenChest(), DrawLootCard(card("knives")))
    assert offered(state) == {LeaveLoot(), *(KeepInstead(card(name)) for name in ("mace", "armour", "boots"))}
    play_out(state, KeepInstead(card("boots")))
    assert held(woods, "xylia") == ["mace", "knives", "armour"]
    assert woods.used_loot[XYLIA] == ()
    play_out(state, OpenChest(), DrawLootCard(card("amulet")), LeaveLoot())
    assert woods.loot_discard[card("amulet")] == woods.loot_discard[card("boots")] == 1


@clause("WDL-LOOT11", "WDL-TILE7")
def test_who_must_discard_chooses_the_card_and_without_a_card_nothing_happens() -> None:
    woods = draw_table(loot={"xylia": ["mace"]}, used={"xylia": ["boots"]})
    effect = ComponentEffect("discard_loot")
    state = begin(woods, DiscardLoot(effect, XYLIA))
    assert offered(state) == {Discard(card("mace")), Discard(card("boots"))}
    assert pending(begin(woods, DiscardLoot(effect, BETHRAS))) == ()


@clause("WDL-LOOT12")
def test_armour_helps_against_attacks_only() -> None:
    woods = draw_table(loot={"xylia": ["armour"]})
    play_out(begin(woods, LoseHearts(ComponentEffect("lose_hearts"), XYLIA)))
    assert woods.hearts[XYLIA] == 4


@clause("WDL-LOOT13")
def test_orb_tokens_and_statuses_use_no_slot() -> None:
    woods = draw_table(loot={"xylia": ["mace", "boots"]}, poisoned=["xylia"], entangled=["xylia"])
    woods.tokens[XYLIA] = (2,)
    play_out(begin(woods, DrawLoot(ComponentEffect("draw_loot"), XYLIA)), DrawLootCard(card("charm")))
    assert len(woods.loot[XYLIA]) == 3


@clause("WDL-LOOT14")
def test_a_reroll_changes_only_the_face() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        foes=[("spirit", "T21")],
        loot={"bethras": ["longbow", "short_sword"]},
    )
    state = fighting(woods)
    play_out(state, RollFaces((1,)), UseLootOnDie(card("longbow"), 0, 1))
    assert offered(state) == {Stop(), UseLootOnDie(card("short_sword"), 0, 1)}
    play_out(state, UseLootOnDie(card("short_sword"), 0, 1), RollFace(4))
    assert not woods.foes


@clause("WDL-LOOT14", "WDL-SKL18")
def test_knives_are_added_before_shields_are_subtracted() -> None:
    woods = draw_table(TRAIL, heroes={"bethras": "T21", "xylia": "T01"}, loot={"bethras": ["knives"]})
    woods.monster_pile[kind("snake")] -= 1
    woods.foes = [Foe(FoeNo(0), kind("snake"), woods.nodes[BETHRAS], True, shields=1)]
    play_out(fighting(woods), RollFaces((1,)), UseLoot(card("knives")))
    assert woods.foes[0].shields == 0
    assert woods.hearts[BETHRAS] == 4


@clause("WDL-LOOT15")
def test_equal_cards_add_up() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        foes=[("skeleton", "T21")],
        loot={"bethras": ["mace", "mace", "armour"]},
    )
    state = fighting(woods)
    play_out(state, RollFaces((1, 1, 5)), may_leave_draws=True)
    assert woods.hearts[BETHRAS] == 4
    woods.loot[BETHRAS] = cards("armour", "armour")
    play_out(fighting(woods), RollFaces((1,)), may_leave_draws=True)
    assert woods.hearts[BETHRAS] == 4


@clause("WDL-LOOT4")
@pytest.mark.parametrize(("decision", "top", "below"), [(KeepTile, "T24", ()), (BuryTile, "T21", ("T24",))])
def test_the_lantern_shows_the_next_tile(decision: type, top: str, below: tuple[str, ...]) -> None:
    woods = draw_table(loot={"xylia": ["lantern"]}, pile=("T24", "T21"), board={"move": (1,)})
    play_out(acting(woods), UseLoot(card("lantern")), decision())
    assert woods.tiles_on_top[0] == tile(top)
    assert woods.tiles_below == tuple(tile(name) for name in below)


@clause("WDL-DWN5", "WDL-LOOT5")
def test_a_healing_potion_heals_or_raises() -> None:
    woods = draw_table(hearts={"xylia": 2, "bethras": 0}, loot={"xylia": ["potion", "potion"]}, board={"move": (1,)})
    state = acting(woods)
    play_out(state, UseLootOn(card("potion"), BETHRAS), UseLootOn(card("potion"), XYLIA))
    assert (woods.hearts[BETHRAS], woods.hearts[XYLIA]) == (2, 4)


@clause("WDL-MON16")
def test_an_antidote_removes_all_status_tokens() -> None:
    woods = draw_table(
        loot={"xylia": ["antidote"]}, poisoned=["bethras", "xylia"], entangled=["bethras"], board={"move": (1,)}
    )
    play_out(acting(woods), UseLootOn(card("antidote"), BETHRAS))
    assert (woods.poisoned, woods.entangled) == ((XYLIA,), ())


@clause("WDL-FLE7")
def test_boots_announced_for_a_flight_cannot_be_lost_to_it() -> None:
    woods = draw_table(
        TRAIL, heroes={"bethras": "T21", "xylia": "T01"}, foes=[("skeleton", "T21")], loot={"bethras": ["boots"]}
    )
    state = fighting(woods)
    play_out(state, Flee(2, "boots"))  # type: ignore[arg-type]
    assert woods.nodes[BETHRAS] == woods.nodes[XYLIA]
    assert woods.loot_discard[card("boots")] == 1


def test_a_card_of_somebody_else_is_refused() -> None:
    woods = draw_table(loot={"bethras": ["phial"]}, board={"move": (1,)})
    state = acting(woods)
    with pytest.raises(IllegalOption) as refused:
        apply(state, P1, UseLoot(card("phial")))
    assert "WDL-LOOT3" in refused.value.clauses
    assert EndTurn() in offered(state)
