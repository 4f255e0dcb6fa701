"""Monsters (WDL-MON), combat (WDL-CMB) and group combat (WDL-GRP)."""

import pytest

from lairkeeper.games.woodlands.components.kinds import COLOURS, ComponentEffect
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.combat_events import (
    CombatBegan,
    CombatDiceRolled,
    CombatResolved,
    FoeBeaten,
    FoeReturned,
)
from lairkeeper.games.woodlands.records.events import HeartsLost, HeroFell, NothingHappened
from lairkeeper.games.woodlands.records.options import (
    AddBrew,
    AddPowerDie,
    DrawEventCard,
    DrawLootCard,
    DrawMonster,
    Fight,
    Flee,
    GiveTo,
    Heal,
    Move,
    RerollDie,
    RollFace,
    RollFaces,
    StayOut,
    Stop,
    Support,
)
from lairkeeper.games.woodlands.rules.actions import ChooseAction
from lairkeeper.games.woodlands.rules.brambles import RollBrambles
from lairkeeper.games.woodlands.rules.combat import FightFoe, combat_dice
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.profile import result
from lairkeeper.games.woodlands.rules.status import TakeBrambles, TakePoison
from lairkeeper.games.woodlands.rules.turn import SufferPoison, TakeTurn
from lairkeeper.games.woodlands.state import SPECIAL6, Combat, Die, Woods, colour_of
from lairkeeper.kernel import State, begin, pending
from lairkeeper.testing import clause, heard, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    NORTH,
    P2,
    SHAVI,
    SOUTH,
    TRAIL,
    XYLIA,
    acting,
    asked_seat,
    card,
    draw_table,
    event,
    foes_at,
    heard_of,
    held,
    kind,
    offered,
    offered_kinds,
    question,
)

ALONE = {"bethras": "T21", "xylia": "T01"}
PAIR = {"klethor": "T21", "xylia": "T21"}


def fighting(woods: Woods) -> State[Woods]:
    return begin(woods, MeetFoes())


def roll(*faces: int) -> RollFaces:
    return RollFaces(faces)


@clause("WDL-MON3", "WDL-MON4", "WDL-MON5", "WDL-MON7")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("mushroom", (4, 1, 2)),
        ("plant", (3, 2, 1)),
        ("spirit", (5, 1, 1)),
        ("skeleton", (4, 2, 2)),
        ("snake", (3, 1, 1)),
    ],
)
def test_every_type_has_its_profile(name: str, numbers: tuple[int, int, int]) -> None:
    profile = BOX.profiles[kind(name)]
    assert (profile.defence, profile.hearts, profile.damage) == numbers
    woods = draw_table(TRAIL, heroes=ALONE, foes=[(name, "T21")])
    woods.event_pile = (event("shower"),)
    told = play_out(fighting(woods), roll(1), may_leave_draws=True)
    assert sum(lost.hearts for lost in heard_of(told, HeartsLost)) == numbers[2]


@clause("WDL-MON6", "WDL-CMB5", "WDL-CMB6", "WDL-CMB14", "WDL-CMB22", "WDL-HERO28", "WDL-MON11")
def test_s10_one_hit_is_not_enough() -> None:
    woods = draw_table(
        TRAIL, heroes=ALONE, loot={"bethras": ["lantern"]}, board={"six": (6,)}, foes=[("skeleton", "T21")]
    )
    told = play_out(fighting(woods), AddBrew(), roll(2, 5))
    assert heard_of(told, CombatResolved) == [CombatResolved(kind("skeleton"), 1, 2)]
    assert (woods.hearts[BETHRAS], held(woods, "bethras"), woods.board[SPECIAL6]) == (3, [], ())
    assert (foes_at(woods, "T21"), woods.foes[0].is_up) == (["skeleton"], True)


@clause("WDL-CMB7", "WDL-CMB13", "WDL-ORB3", "WDL-MON11", "WDL-MON12")
def test_s11_a_reroll_wins() -> None:
    woods = draw_table(
        TRAIL,
        heroes=ALONE,
        orbs={"bethras": 1},
        loot={"bethras": ["lantern"]},
        board={"six": (6,)},
        foes=[("skeleton", "T21")],
    )
    told = play_out(fighting(woods), AddBrew(), roll(2, 5), RerollDie(0, 2), RollFace(4), DrawLootCard(card("mace")))
    assert heard_of(told, FoeBeaten)
    assert (woods.hearts[BETHRAS], woods.orbs[BETHRAS]) == (5, 0)
    assert held(woods, "bethras") == ["mace", "lantern"]
    assert woods.monster_discard[kind("skeleton")] == 1


@clause("WDL-MON8", "WDL-MON9", "WDL-INV6")
@pytest.mark.parametrize(("name", "is_hit"), [("mushroom", True), ("plant", False)])
def test_s12_a_power_die_counts_weakness_and_resistance(name: str, is_hit: bool) -> None:
    woods = draw_table(TRAIL, heroes={"shavi": "T21", "xylia": "T01"}, board={"invoke": (1, 1)}, foes=[(name, "T21")])
    woods.event_pile = (event("shower"),)
    told = play_out(fighting(woods), AddPowerDie(colour_of(woods, SHAVI)), roll(1), RollFace(3), may_leave_draws=True)
    assert heard_of(told, CombatResolved)[0].hits == int(is_hit)


@clause("WDL-MON10")
def test_s12_no_power_die_is_offered_against_an_immune_enemy() -> None:
    woods = draw_table(
        TRAIL, heroes={"klethor": "T21", "xylia": "T01"}, board={"invoke": (1, 1)}, foes=[("skeleton", "T21")]
    )
    assert question(fighting(woods)) == "roll_combat_dice"
    assert COLOURS[colour_of(woods, KLETHOR)] == "purple"


@clause("WDL-MON1", "WDL-TILE12")
def test_a_hero_must_fight_or_flee_before_anything_else() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"move": (1,), "five": (5,)}, foes=[("snake", "T21")])
    assert offered_kinds(fighting(woods)) == {Fight, Flee}


@clause("WDL-MON13", "WDL-GRP7")
@pytest.mark.parametrize("shares", [(KLETHOR, KLETHOR), (KLETHOR, XYLIA), (XYLIA, XYLIA)])
def test_s15_gains_are_shared_and_a_beaten_spirit_returns_to_the_pile(shares: tuple[int, int]) -> None:
    woods = draw_table(TRAIL, heroes=PAIR, foes=[("spirit", "T21")])
    told = play_out(fighting(woods), roll(5), roll(1), *(GiveTo(hero) for hero in shares))  # type: ignore[arg-type]
    assert heard_of(told, FoeReturned)
    assert [woods.orbs[hero] for hero in (KLETHOR, XYLIA)] == [shares.count(hero) for hero in (KLETHOR, XYLIA)]
    assert (woods.monster_pile[kind("spirit")], sum(woods.monster_discard)) == (4, 0)


@clause("WDL-MON14", "WDL-MON18")
def test_a_hero_holds_one_token_of_each_status() -> None:
    woods = draw_table(poisoned=["xylia"], entangled=["xylia"])
    steps = (TakePoison(ComponentEffect("poison"), XYLIA), TakeBrambles(ComponentEffect("entangle"), XYLIA))
    state = begin(woods, *steps)
    assert pending(state) == ()
    assert (woods.poisoned, woods.entangled) == ((XYLIA,), (XYLIA,))


@clause("WDL-MON14", "WDL-MON18", "WDL-MON12")
@pytest.mark.parametrize(("name", "status"), [("snake", "poisoned"), ("plant", "entangled")])
def test_losing_to_a_monster_brings_its_status(name: str, status: str) -> None:
    woods = draw_table(TRAIL, heroes=ALONE, foes=[(name, "T21")])
    play_out(fighting(woods), roll(1))
    assert getattr(woods, status) == (BETHRAS,)


@clause("WDL-MON15")
def test_a_poisoned_hero_loses_a_heart_before_each_own_turn() -> None:
    woods = draw_table(poisoned=["xylia"])
    begin(woods, TakeTurn(XYLIA))
    assert woods.hearts[XYLIA] == 4
    begin(woods, TakeTurn(BETHRAS))
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS]) == (4, 5)


@clause("WDL-MON17", "WDL-MON20", "WDL-MON22", "WDL-DWN1")
def test_who_goes_down_discards_its_status_tokens() -> None:
    woods = draw_table(poisoned=["xylia"], entangled=["xylia"], hearts={"xylia": 1})
    state = begin(woods, SufferPoison())
    assert state.outcome is None
    assert (woods.hearts[XYLIA], woods.poisoned, woods.entangled) == (0, (), ())


@clause("WDL-MON24", "WDL-MON21")
def test_both_brambles_dice_are_one_effect() -> None:
    woods = draw_table(
        heroes={"xylia": "T01", "bethras": "T01"}, hearts={"xylia": 1, "bethras": 1}, entangled=["xylia"]
    )
    told = play_out(begin(woods, RollBrambles((XYLIA, BETHRAS), 2)), roll(4, 1))
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS]) == (0, 1)
    assert woods.entangled == (BETHRAS,)
    assert heard_of(told, NothingHappened)
    woods = draw_table(hearts={"xylia": 1, "bethras": 1}, entangled=["xylia"])
    told = play_out(begin(woods, RollBrambles((XYLIA, BETHRAS), 2)), roll(1, 1))
    assert len(heard_of(told, HeroFell)) == 2


@clause("WDL-MON23", "WDL-HERO4")
def test_results_are_not_limited_to_six() -> None:
    woods = draw_table(foes=[("snake", "T01")])
    assert result(woods, woods.foes[0], Die(XYLIA, 6, 1)) == 7


@clause("WDL-CMB1", "WDL-CMB12", "WDL-CMB11")
def test_s13_the_lowest_defence_comes_first() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"klethor": "T21", "xylia": "T01"},
        foes=[("spirit", "T21"), ("snake", "T21"), ("plant", "T21")],
    )
    spirit, snake, plant = (foe.number for foe in woods.foes)
    state = fighting(woods)
    assert offered(state) == {Fight(snake, kind("snake")), Fight(plant, kind("plant"))}
    told = play_out(state, Fight(plant, kind("plant")), roll(1), roll(1), roll(1))
    assert [began.foe for began in heard_of(told, CombatBegan)] == [plant, snake, spirit]
    assert woods.encounter == "none"


@clause("WDL-CMB2", "WDL-CMB3")
def test_every_hero_has_one_combat_die_at_least() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, foes=[("snake", "T21")])
    state = fighting(woods)
    assert len(pending(state)[0].options) == 6


@clause("WDL-CMB4")
def test_there_is_no_upper_limit_of_combat_dice() -> None:
    woods = draw_table(
        TRAIL,
        heroes=ALONE,
        loot={"bethras": ["mace", "mace"]},
        board={"six": (6, 6, 6, 6)},
        foes=[("skeleton", "T21")],
    )
    state = fighting(woods)
    told = play_out(state, *[AddBrew()] * 4, roll(1, 1, 1, 1), roll(1, 1, 1))
    assert sum(len(rolled.faces) for rolled in heard_of(told, CombatDiceRolled)) == 7


@clause("WDL-CMB9")
def test_orbs_never_reroll_the_dice_of_an_ally() -> None:
    woods = draw_table(TRAIL, heroes=PAIR, orbs={"klethor": 1, "xylia": 1}, foes=[("spirit", "T21")])
    state = fighting(woods)
    play_out(state, roll(1), roll(2))
    assert offered(state) == {Stop(), RerollDie(0, 1)}


@clause("WDL-CMB7")
def test_the_same_die_may_be_rerolled_again_and_again() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, orbs={"bethras": 3}, foes=[("spirit", "T21")])
    state = fighting(woods)
    play_out(state, roll(1), RerollDie(0, 1), RollFace(2), RerollDie(0, 2), RollFace(3), Stop())
    assert woods.orbs[BETHRAS] == 0


@clause("WDL-CMB10")
def test_a_lost_combat_is_told_in_the_order_of_the_rules() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, foes=[("snake", "T21")])
    told = play_out(fighting(woods), roll(1))
    assert [type(each).__name__ for each in heard(told)] == [
        "CombatDiceRolled",
        "CombatResolved",
        "CombatLost",
        "HeartsLost",
        "StatusTaken",
    ]


@clause("WDL-CMB12", "WDL-FLE3", "WDL-CMB17")
def test_after_a_lost_combat_the_hero_goes_on_or_flees() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"move": (1,)}, foes=[("snake", "T21"), ("skeleton", "T21")])
    state = fighting(woods)
    play_out(state, Fight(woods.foes[0].number, kind("snake")), roll(1))
    assert question(state) == "choose_fight"
    assert {type(option) for option in offered(state)} == {Fight, Flee}


@clause("WDL-CMB15", "WDL-CMB16")
def test_damage_comes_first_and_who_goes_down_suffers_no_loss() -> None:
    woods = draw_table(
        TRAIL, heroes=ALONE, hearts={"bethras": 2}, loot={"bethras": ["mace"]}, foes=[("skeleton", "T21")]
    )
    play_out(fighting(woods), roll(1, 1))
    assert (woods.hearts[BETHRAS], held(woods, "bethras")) == (0, ["mace"])


@clause("WDL-CMB18")
def test_the_same_monster_is_fought_again_only_after_leaving_and_coming_back() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, board={"move": (1, 1)}, hearts={"bethras": 5}, foes=[("snake", "T21")])
    state = begin(woods, MeetFoes(), ChooseAction())
    play_out(state, Fight(woods.foes[0].number, kind("snake")), roll(1))
    assert Fight not in offered_kinds(state)
    play_out(state, Flee(SOUTH, "die"), Move(NORTH), may_leave_draws=True)
    assert question(state) == "roll_combat_dice"


@clause("WDL-CMB19")
def test_heroes_may_be_healed_beside_a_monster_after_the_encounter() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"shavi": "T21", "xylia": "T01"},
        hearts={"shavi": 2},
        board={"five": (5,)},
        foes=[("snake", "T21")],
    )
    assert Heal() in offered(acting(woods))


@clause("WDL-CMB21")
def test_an_event_as_a_loss_is_resolved_before_the_next_combat_and_its_monsters_join() -> None:
    woods = draw_table(
        {"T12": (0, -1)}, heroes={"bethras": "T12", "xylia": "T01"}, foes=[("mushroom", "T12"), ("spirit", "T12")]
    )
    state = fighting(woods)
    told = play_out(
        state, roll(1), DrawEventCard(event("sap")), DrawMonster(kind("snake")), roll(3), roll(1), may_leave_draws=True
    )
    assert [began.kind for began in heard_of(told, CombatBegan)] == [kind("snake"), kind("spirit")]


@clause("WDL-CMB24", "WDL-GRP2")
def test_who_goes_down_before_the_roll_drops_out() -> None:
    woods = draw_table(
        {"T02": (0, -1, 180)},
        heroes={"klethor": "T02", "xylia": "T02"},
        hearts={"xylia": 1},
        boss=("sporeback", "T02"),
    )
    state = begin(woods, FightFoe(woods.foes[0].number))
    told = play_out(state, RollFace(2), roll(1))
    assert [rolled.hero for rolled in heard_of(told, CombatDiceRolled)] == [KLETHOR]


@clause("WDL-GRP1", "WDL-GRP3", "WDL-GRP4", "WDL-GRP5", "WDL-GRP6")
def test_s14_a_lost_group_combat_costs_each_supporter_a_heart() -> None:
    woods = draw_table(
        TRAIL,
        heroes=PAIR,
        hearts={"klethor": 5, "xylia": 4},
        loot={"klethor": ["lantern"], "xylia": ["mace"]},
        foes=[("skeleton", "T21")],
    )
    told = play_out(fighting(woods), roll(2), roll(3, 5))
    assert heard_of(told, CombatResolved)[0].hits == 1
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (3, 3)
    assert (held(woods, "klethor"), held(woods, "xylia")) == ([], ["mace"])


@clause("WDL-GRP2")
def test_a_hero_who_is_down_neither_supports_nor_suffers() -> None:
    woods = draw_table(TRAIL, heroes=PAIR, hearts={"xylia": 0}, foes=[("snake", "T21")])
    told = play_out(fighting(woods), roll(1))
    assert [rolled.hero for rolled in heard_of(told, CombatDiceRolled)] == [KLETHOR]


@clause("WDL-GRP9")
def test_statuses_do_not_hinder_support() -> None:
    woods = draw_table(TRAIL, heroes=PAIR, poisoned=["xylia"], entangled=["xylia"], foes=[("snake", "T21")])
    woods.immobile = (XYLIA,)
    woods.combats = [Combat(woods.foes[0].number, (XYLIA,))]
    assert combat_dice(woods, XYLIA) == 1


@clause("WDL-GRP10", "WDL-GRP7")
def test_loot_is_shown_before_it_is_given() -> None:
    woods = draw_table(TRAIL, heroes=PAIR, foes=[("mushroom", "T21")])
    state = fighting(woods)
    play_out(state, roll(4), roll(1), DrawLootCard(card("mace")))
    assert offered(state) == {GiveTo(KLETHOR), GiveTo(XYLIA)}
    play_out(state, GiveTo(XYLIA))
    assert held(woods, "xylia") == ["mace"]


@clause("WDL-GRP11", "WDL-END3")
def test_the_damage_of_a_lost_group_combat_is_dealt_together() -> None:
    woods = draw_table(TRAIL, heroes=PAIR, hearts={"klethor": 1, "xylia": 1}, foes=[("snake", "T21")])
    state = fighting(woods)
    told = play_out(state, roll(1), roll(1))
    assert len(heard_of(told, HeroFell)) == 2
    assert state.outcome is not None
    assert state.outcome.reason == "all_down"


@clause("WDL-AMB3")
@pytest.mark.parametrize(("answer", "hearts"), [(Support(), 4), (StayOut(), 5)])
def test_by_a_switch_support_is_a_choice(answer: Support | StayOut, hearts: int) -> None:
    woods = draw_table(TRAIL, heroes=PAIR, foes=[("snake", "T21")], options=TableOptions(support="chosen", first=0))
    state = fighting(woods)
    assert asked_seat(state) == P2
    dice = [roll(1)] * (2 if isinstance(answer, Support) else 1)
    play_out(state, (P2, answer), *dice)
    assert woods.hearts[XYLIA] == hearts


def test_a_warding_amulet_ignores_losses_of_monsters() -> None:
    woods = draw_table(TRAIL, heroes=ALONE, orbs={"bethras": 2}, loot={"bethras": ["amulet"]}, foes=[("spirit", "T21")])
    play_out(fighting(woods), roll(1), Stop())
    assert woods.orbs[BETHRAS] == 2
