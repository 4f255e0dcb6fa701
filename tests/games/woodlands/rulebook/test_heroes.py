"""The four Heroes (WDL-HERO)."""

import pytest

from lairkeeper.games.woodlands.components.kinds import ComponentEffect
from lairkeeper.games.woodlands.records.combat_events import AttackCancelled, SupportedFromAfar
from lairkeeper.games.woodlands.records.events import BramblesRolled, HeroMoved
from lairkeeper.games.woodlands.records.options import (
    Accept,
    AcceptForTurn,
    AddBrew,
    AddPowerDie,
    DrawMonster,
    Fight,
    Flee,
    Freeze,
    GoNow,
    Heal,
    HoldFrost,
    MarkDice,
    MarkDie,
    Move,
    Refuse,
    Remedy,
    RerollFree,
    RollCombat,
    RollFace,
    RollFaces,
    StayOut,
    Stop,
    Support,
    TakeAlong,
    Unlock,
    Venture,
)
from lairkeeper.games.woodlands.rules.brambles import ConjureBrambles, CrossBrambles
from lairkeeper.games.woodlands.rules.dice import TakeStance, capacity
from lairkeeper.games.woodlands.rules.encounter import MeetFoes
from lairkeeper.games.woodlands.rules.movement import Leave
from lairkeeper.games.woodlands.rules.status import TakeBrambles, TakePoison
from lairkeeper.games.woodlands.rules.turn import EndTurn as FinishTurn
from lairkeeper.games.woodlands.rules.turn import TakeTurn
from lairkeeper.games.woodlands.state import INVOKE, MOVE, NO_FOE, SPECIAL6, Woods, colour_of, has_invoked
from lairkeeper.kernel import State, begin, pending
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    NORTH,
    P1,
    P2,
    SHAVI,
    SOUTH,
    TRAIL,
    XYLIA,
    acting,
    asked_seat,
    draw_table,
    entering,
    heard_of,
    kind,
    offered,
    offered_kinds,
    question,
    where,
)


def fighting(woods: Woods) -> State[Woods]:
    return begin(woods, MeetFoes())


def roll(*faces: int) -> RollFaces:
    return RollFaces(faces)


@clause("WDL-HERO1", "WDL-HERO8", "WDL-HERO17", "WDL-HERO26")
def test_every_hero_invokes_its_own_power_die() -> None:
    woods = draw_table()
    assert [colour_of(woods, hero) for hero in (XYLIA, KLETHOR, SHAVI, BETHRAS)] == [0, 1, 2, 3]


@clause("WDL-HERO2", "WDL-HERO3")
def test_agility_protects_xylia_and_not_her_allies() -> None:
    woods = draw_table({"T13": (0, -1)}, heroes={"xylia": "T13", "bethras": "T13"}, board={"five": (5,)})
    woods.entangled = (XYLIA,)
    told = play_out(entering(woods), roll(3))
    assert len(heard_of(told, BramblesRolled)) == 1
    assert woods.poisoned == (BETHRAS,)


@clause("WDL-HERO3")
def test_agility_alone_needs_no_roll_and_covers_the_brambles_of_a_boss() -> None:
    woods = draw_table({"T13": (0, -1)}, heroes={"xylia": "T13", "bethras": "T01"}, board={"five": (5,)})
    assert pending(begin(woods, CrossBrambles())) == ()
    assert pending(begin(woods, ConjureBrambles(ComponentEffect("brambles", who="here"), XYLIA))) == ()


@clause("WDL-HERO4", "WDL-MON23")
def test_precision_adds_one_to_each_combat_die_and_not_to_power_dice() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "bethras": "T01"},
        foes=[("mushroom", "T21")],
        board={"six": (6,), "invoke": (1, 1)},
        hearts={"xylia": 5},
    )
    state = fighting(woods)
    play_out(state, AddPowerDie(colour_of(woods, XYLIA)), roll(2), RollFace(3), may_leave_draws=True)
    assert woods.foes
    woods = draw_table(
        TRAIL, heroes={"xylia": "T21", "bethras": "T01"}, foes=[("mushroom", "T21")], board={"six": (6,)}
    )
    play_out(fighting(woods), roll(3), may_leave_draws=True)
    assert not woods.foes


@clause("WDL-HERO6", "WDL-HERO7", "WDL-GRP8")
def test_xylia_supports_from_one_linked_tile_away() -> None:
    heroes = {"klethor": "T21", "xylia": "T01"}
    woods = draw_table(TRAIL, heroes=heroes, powers={"xylia": 2}, foes=[("spirit", "T21")])
    state = fighting(woods)
    assert (question(state), asked_seat(state), offered(state)) == (
        "ask_distant_support",
        P2,
        {Support(), StayOut()},
    )
    told = play_out(state, Support(), roll(1), roll(5))
    assert heard_of(told, SupportedFromAfar)
    assert (woods.orbs[KLETHOR], woods.orbs[XYLIA]) == (2, 0)
    woods = draw_table(TRAIL, heroes=heroes, powers={"xylia": 2}, foes=[("spirit", "T21")])
    play_out(fighting(woods), Support(), roll(1), roll(1))
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (4, 5)


@clause("WDL-HERO6")
def test_xylia_does_not_support_from_two_tiles_away() -> None:
    woods = draw_table(TRAIL, heroes={"klethor": "T22", "xylia": "T01"}, powers={"xylia": 2}, foes=[("spirit", "T22")])
    assert question(fighting(woods)) == "roll_combat_dice"


@clause("WDL-HERO9", "WDL-HERO10", "WDL-DWN7")
def test_klethor_takes_willing_heroes_along_also_who_is_down() -> None:
    heroes = {"klethor": "T01", "xylia": "T01", "shavi": "T01"}
    woods = draw_table(TRAIL, heroes=heroes, hearts={"shavi": 0}, board={"move": (1, 1), "five": (5,)})
    state = acting(woods)
    play_out(state, Move(NORTH), TakeAlong(XYLIA))
    assert asked_seat(state) == P2
    play_out(state, (P2, AcceptForTurn()), TakeAlong(SHAVI), Accept())
    assert [where(woods, name) for name in heroes] == ["T21"] * 3
    told = play_out(state, Move(NORTH), TakeAlong(XYLIA), GoNow())
    assert [moved.hero for moved in heard_of(told, HeroMoved)] == [KLETHOR, XYLIA]


@clause("WDL-HERO9")
def test_a_ride_may_be_refused() -> None:
    woods = draw_table(TRAIL, heroes={"klethor": "T01", "xylia": "T01"}, board={"move": (1,), "five": (5,)})
    play_out(acting(woods), Move(NORTH), TakeAlong(XYLIA), Refuse())
    assert (where(woods, "klethor"), where(woods, "xylia")) == ("T21", "T01")


@clause("WDL-HERO11")
def test_carried_heroes_suffer_no_flight_and_are_there_for_the_combat() -> None:
    heroes = {"klethor": "T01", "xylia": "T01"}
    woods = draw_table(
        TRAIL, heroes=heroes, board={"move": (1,), "five": (5,)}, foes=[("snake", "T01")], hidden=[("plant", "T21")]
    )
    state = begin(woods, Leave(NORTH, "die", False))
    play_out(state, TakeAlong(XYLIA), Accept(), roll(3), roll(3))
    assert (woods.hearts[KLETHOR], woods.hearts[XYLIA]) == (4, 5)
    assert where(woods, "xylia") == "T21"


@clause("WDL-HERO11", "WDL-TILE30")
def test_who_is_immobilised_cannot_be_carried_and_risky_moves_carry_too() -> None:
    heroes = {"klethor": "T01", "xylia": "T01", "shavi": "T01"}
    woods = draw_table(heroes=heroes, board={"move": (1,), "five": (5,)}, pile=("T12", "T02"))
    woods.immobile = (XYLIA,)
    state = acting(woods)
    play_out(state, Venture(NORTH))
    assert offered(state) == {GoNow(), TakeAlong(SHAVI)}
    play_out(state, TakeAlong(SHAVI), Accept(), DrawMonster(kind("snake")), may_leave_draws=True)
    assert (where(woods, "shavi"), where(woods, "xylia")) == ("T12", "T01")


@clause("WDL-HERO12", "WDL-HERO13")
def test_the_stance_cancels_the_damage_of_one_attack_and_no_losses() -> None:
    woods = draw_table(TRAIL, heroes={"klethor": "T21", "xylia": "T01"}, board={"six": (6,)}, foes=[("snake", "T21")])
    told = play_out(begin(woods, TakeStance(), MeetFoes()), roll(1))
    assert heard_of(told, AttackCancelled)
    assert (woods.hearts[KLETHOR], woods.poisoned) == (5, (KLETHOR,))
    assert (woods.board[SPECIAL6], woods.is_standing_guard) == ((), False)


@clause("WDL-HERO13")
def test_the_stance_waits_for_an_attack_that_hurts_and_ends_with_the_turn() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"klethor": "T21", "xylia": "T01"},
        board={"six": (6,)},
        foes=[("snake", "T21")],
        loot={"klethor": ["armour"]},
    )
    play_out(begin(woods, TakeStance(), MeetFoes()), roll(1))
    assert woods.is_standing_guard
    play_out(begin(woods, FinishTurn()))
    assert not woods.is_standing_guard


@clause("WDL-HERO13")
def test_the_stance_works_against_one_monster_of_a_flight() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"klethor": "T21", "xylia": "T01"},
        board={"six": (6,), "move": (1,)},
        foes=[("snake", "T21"), ("snake", "T21")],
    )
    state = begin(woods, TakeStance(), MeetFoes())
    play_out(state, Flee(SOUTH, "die"), lambda strike: True)
    assert woods.hearts[KLETHOR] == 4


@clause("WDL-HERO14", "WDL-HERO15", "WDL-LOOT14")
def test_klethors_powers_reroll_his_own_dice_once_per_combat() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"klethor": "T21", "xylia": "T01"},
        powers={"klethor": 2},
        loot={"klethor": ["mace"]},
        foes=[("skeleton", "T21")],
    )
    state = fighting(woods)
    play_out(state, roll(1, 2))
    assert offered(state) == {Stop(), RerollFree(0, 1), RerollFree(1, 2), MarkDice()}
    play_out(state, RerollFree(0, 1), RollFace(3))
    assert offered(state) == {Stop(), MarkDice()}
    play_out(state, MarkDice(), MarkDie(0, 3), MarkDie(1, 2), RollFace(4), RollFace(4), may_leave_draws=True)
    assert not woods.foes


@clause("WDL-HERO16", "WDL-CMB23")
def test_klethor_uses_his_powers_as_a_supporter_too() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"xylia": "T21", "klethor": "T21"},
        powers={"klethor": 1},
        orbs={"xylia": 1},
        foes=[("spirit", "T21")],
    )
    state = fighting(woods)
    play_out(state, roll(1), roll(2), (P1, Stop()))
    assert (question(state), asked_seat(state), offered(state)) == (
        "adjust_as_supporter",
        P2,
        {Stop(), RerollFree(1, 2)},
    )
    play_out(state, (P2, RerollFree(1, 2)), RollFace(3))
    assert (question(state), asked_seat(state)) == ("adjust_dice", P1)


@clause("WDL-HERO18", "WDL-DWN6")
def test_the_healing_aura_heals_everybody_here_and_raises_nobody() -> None:
    heroes = {"shavi": "T21", "xylia": "T21", "bethras": "T21", "klethor": "T01"}
    hearts = {"shavi": 3, "xylia": 4, "bethras": 0, "klethor": 1}
    woods = draw_table(TRAIL, heroes=heroes, hearts=hearts, board={"five": (5,)}, foes=[("snake", "T21")])
    play_out(acting(woods), Heal())
    assert [woods.hearts[hero] for hero in (SHAVI, XYLIA, BETHRAS, KLETHOR)] == [4, 5, 0, 1]


@clause("WDL-HERO19", "WDL-HERO20", "WDL-HERO21", "WDL-HERO22")
def test_a_frozen_monster_can_be_fought_and_hurts_nobody() -> None:
    heroes = {"shavi": "T21", "xylia": "T21"}
    woods = draw_table(TRAIL, heroes=heroes, board={"six": (6,)}, foes=[("snake", "T21")])
    state = fighting(woods)
    assert offered_kinds(state) == {Fight, Freeze}
    play_out(state, Freeze(woods.foes[0].number, kind("snake")), roll(1), roll(1))
    assert (woods.hearts[SHAVI], woods.hearts[XYLIA], woods.poisoned) == (5, 5, ())
    assert woods.frozen == woods.foes[0].number


@clause("WDL-HERO21", "WDL-CMB10")
def test_frost_may_come_right_after_a_lost_combat() -> None:
    woods = draw_table(TRAIL, heroes={"shavi": "T21", "xylia": "T01"}, board={"six": (6,)}, foes=[("skeleton", "T21")])
    state = fighting(woods)
    play_out(state, Fight(woods.foes[0].number, kind("skeleton")), roll(1))
    assert offered_kinds(state) == {HoldFrost, Freeze}
    play_out(state, Freeze)
    assert (woods.hearts[SHAVI], woods.board[SPECIAL6]) == (5, ())


@clause("WDL-HERO20", "WDL-FLE4")
def test_a_frozen_monster_does_not_strike_who_flees() -> None:
    woods = draw_table(
        TRAIL, heroes={"shavi": "T21", "xylia": "T01"}, board={"six": (6,), "move": (1,)}, foes=[("skeleton", "T21")]
    )
    state = fighting(woods)
    play_out(state, Freeze, Flee(SOUTH, "die"))
    assert (where(woods, "shavi"), woods.hearts[SHAVI]) == ("T01", 5)


@clause("WDL-HERO22")
def test_a_boss_cannot_be_frozen() -> None:
    woods = draw_table(
        {"T02": (0, -1, 180)}, heroes={"shavi": "T02", "xylia": "T01"}, board={"six": (6,)}, boss=("stag", "T02")
    )
    assert question(fighting(woods)) == "roll_skill"


@clause("WDL-HERO20", "WDL-HERO23")
@pytest.mark.parametrize("hearts", [0, 5])
def test_the_frost_token_is_removed_when_shavis_turn_would_start(hearts: int) -> None:
    woods = draw_table(
        TRAIL, heroes={"shavi": "T01", "xylia": "T01"}, hearts={"shavi": hearts}, foes=[("snake", "T21")]
    )
    woods.frozen = woods.foes[0].number
    begin(woods, TakeTurn(SHAVI))
    assert woods.frozen == NO_FOE


@clause("WDL-HERO25", "WDL-HERO32", "WDL-ADV12")
def test_with_swift_rite_one_die_invokes() -> None:
    woods = draw_table(heroes={"shavi": "T01", "xylia": "T01"}, powers={"shavi": 1}, orbs={"shavi": 5})
    woods.board[INVOKE], woods.board[MOVE] = (1,), (1,)
    assert not has_invoked(woods)
    play_out(acting(woods), Unlock(2))
    assert has_invoked(woods)
    assert capacity(woods, INVOKE) == 1


@clause("WDL-HERO27", "WDL-MON16")
def test_remedy_removes_one_status_token() -> None:
    woods = draw_table(
        heroes={"bethras": "T01", "xylia": "T01"}, board={"five": (5,)}, poisoned=["xylia"], entangled=["xylia"]
    )
    state = acting(woods)
    assert {option for option in offered(state) if isinstance(option, Remedy)} == {
        Remedy(XYLIA, "poison"),
        Remedy(XYLIA, "brambles"),
    }
    play_out(state, Remedy(XYLIA, "brambles"))
    assert (woods.poisoned, woods.entangled) == ((XYLIA,), ())


@clause("WDL-HERO28", "WDL-HERO29")
def test_brew_dice_are_committed_per_combat_and_then_discarded() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        board={"six": (6, 6, 6)},
        foes=[("plant", "T21"), ("skeleton", "T21")],
    )
    state = fighting(woods)
    play_out(state, AddBrew(), RollCombat(), roll(3, 3))
    assert len(woods.board[SPECIAL6]) == 2
    play_out(state, AddBrew(), AddBrew(), roll(1, 4, 4), Stop(), lambda draw: True)
    assert woods.board[SPECIAL6] == ()
    assert not woods.foes


@clause("WDL-HERO28", "WDL-ADV10")
def test_bethras_has_room_for_four_brew_dice() -> None:
    woods = draw_table(heroes={"bethras": "T01", "xylia": "T01"})
    assert capacity(woods, SPECIAL6) == 4


@clause("WDL-HERO30")
def test_an_iron_stomach_takes_no_status_and_discards_those_it_has() -> None:
    woods = draw_table(
        heroes={"bethras": "T01", "xylia": "T01"},
        orbs={"bethras": 3},
        poisoned=["bethras"],
        entangled=["bethras"],
        board={"move": (1,)},
    )
    play_out(acting(woods), Unlock(1))
    assert (woods.poisoned, woods.entangled) == ((), ())
    play_out(
        begin(woods, TakePoison(ComponentEffect("poison"), BETHRAS), TakeBrambles(ComponentEffect("entangle"), BETHRAS))
    )
    assert (woods.poisoned, woods.entangled) == ((), ())


@clause("WDL-HERO31", "WDL-HERO32")
def test_a_lasting_brew_counts_in_every_combat_of_the_turn() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        powers={"bethras": 2},
        board={"six": (6,)},
        foes=[("plant", "T21")],
        loot={"bethras": ["phial"]},
    )
    state = begin(woods, MeetFoes(), FinishTurn())
    play_out(state, AddBrew(), roll(3, 3))
    assert not woods.foes
    assert where(woods, "bethras") == "T21"


@clause("WDL-HERO31")
def test_brew_dice_stay_after_a_combat_with_a_lasting_brew() -> None:
    woods = draw_table(
        TRAIL,
        heroes={"bethras": "T21", "xylia": "T01"},
        powers={"bethras": 2},
        board={"six": (6,)},
        foes=[("snake", "T21"), ("plant", "T21")],
    )
    state = fighting(woods)
    play_out(state, Fight(woods.foes[0].number, kind("snake")), AddBrew(), roll(1, 3))
    assert woods.board[SPECIAL6] == (6,)
    assert AddBrew() in offered(state)
