"""The Boss (VNG-BOSS) and the nine of them."""

import pytest

from lairkeeper.games.vengeance.records.events import BossDamaged, BossDied, BossRecovered, BossUnhurt, SlotCrossed
from lairkeeper.games.vengeance.records.options import AimAtBoss, UseGroup
from lairkeeper.games.vengeance.rules.actions import can_resolve
from lairkeeper.games.vengeance.rules.combat import PlayCombat
from lairkeeper.games.vengeance.rules.resolution import BossRecovers, PlayResolution, wounds_due
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.kernel import Event, begin
from lairkeeper.kernel.flow.agenda import begin_telling
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    aim,
    doing,
    everybody_but,
    group,
    is_crossed,
    is_dotted,
    marked,
    offers,
    skill,
    told_of,
)

ALL = everybody_but()


def wounds_at(at: int, **player: object) -> int:
    table = a_table(a_player(at=at, **player))  # type: ignore[arg-type]
    return wounds_due(table, table.players[ADA])


@clause("VNG-BOSS1")
def test_the_boss_is_damaged_only_without_an_active_brute_beside_him() -> None:
    assert not offers(doing("hit", at=7), AimAtBoss)
    assert offers(doing("hit", at=7, crossed=["7B"], dodged=["7B2"]), AimAtBoss)


@clause("VNG-BOSS2", "VNG-BOSS4")
def test_each_damage_crosses_a_slot_and_the_last_one_kills() -> None:
    state, told = begin_telling(
        a_table(a_player(stage="combat", boss="CORSO", at=7, crossed=ALL, boss_wounds=3)),
        Perform(ADA, ("hit", "hit", "hit")),
    )
    assert [event.left for event in told_of(told, BossDamaged)] == [1, 0]
    assert told_of(told, BossDied)
    assert ada(state).boss_wounds == 5
    assert not can_resolve(state.world, ada(state), "hit")


@clause("VNG-BOSS5")
def test_a_living_boss_wounds_who_is_in_his_room() -> None:
    assert wounds_at(7, boss="CORSO", crossed=ALL) == 1
    assert wounds_at(6, boss="CORSO", crossed=ALL) == 0
    assert wounds_at(7, boss="CORSO", crossed=ALL, boss_wounds=5) == 0


@clause("VNG-BOSS6")
def test_dodge_and_kill_never_reach_the_boss() -> None:
    table = a_table(a_player(at=7, crossed=ALL))
    assert not can_resolve(table, table.players[ADA], "dodge")
    assert not can_resolve(table, table.players[ADA], "kill")


@clause("VNG-BOSS7")
def test_petrov_shrugs_off_the_first_damage_of_a_combat_and_the_tile_goes_on() -> None:
    table = a_table(a_player(stage="combat", boss="PETROV", at=7, crossed=ALL))
    state, told = begin_telling(table, Perform(ADA, ("hit", "hit")))
    assert told_of(told, BossUnhurt)
    assert [event.left for event in told_of(told, BossDamaged)] == [3]
    assert ada(state).is_boss_hit


@clause("VNG-BOSS7", "VNG-CMB7")
def test_don_corso_is_no_target_for_a_shot() -> None:
    table = a_table(a_player("ELI", boss="CORSO", at=4, crossed=ALL))
    assert not can_resolve(table, table.players[ADA], "shoot")
    assert offers(doing("hit", boss="CORSO", at=7, crossed=["7B", "7B2"]), AimAtBoss)


@clause("VNG-DEF15")
def test_the_butcher_gives_two_wounds() -> None:
    assert wounds_at(7, boss="BUTCHER", crossed=ALL) == 2


@clause("VNG-DEF15", "VNG-DEF17")
def test_sister_razor_strikes_back_once_in_each_combat() -> None:
    table = a_table(a_player(stage="combat", boss="RAZOR", at=7, crossed=ALL))
    state, told = begin_telling(table, Perform(ADA, ("hit", "hit")))
    assert told_of(told, SlotCrossed) == [SlotCrossed(ADA, "razor")]
    assert ada(state).wounds == 1
    killed = a_table(a_player(stage="combat", boss="RAZOR", at=7, crossed=ALL, boss_wounds=5))
    assert ada(begin_telling(killed, Perform(ADA, ("hit",)))[0]).wounds == 0
    full = a_table(a_player(stage="combat", boss="RAZOR", at=7, crossed=ALL, wounds=3))
    assert ada(begin_telling(full, Perform(ADA, ("hit",)))[0]).wounds == 3


@clause("VNG-DEF15")
def test_doctor_lys_recovers_after_resolution_while_she_is_alone() -> None:
    def recovered(**player: object) -> tuple[int, int]:
        table = a_table(a_player(boss="LYS", **player))  # type: ignore[arg-type]
        state, told = begin_telling(table, BossRecovers(ADA))
        return ada(state).boss_wounds, len(told_of(told, BossRecovered))

    assert recovered(at=4, boss_wounds=2) == (1, 1)
    assert recovered(at=7, boss_wounds=2) == (2, 0)
    assert recovered(at=4, boss_wounds=0) == (0, 0)
    assert recovered(at=4, boss_wounds=5) == (5, 0)


@clause("VNG-DEF15")
def test_under_the_colonel_gunners_reach_two_doors() -> None:
    only = everybody_but("1G")
    reach = [wounds_at(at, boss="COLONEL", crossed=only) for at in (1, 2, 4, 5, 7)]
    assert reach == [1, 1, 1, 1, 1]
    assert wounds_at(6, boss="COLONEL", crossed=only) == 0


@clause("VNG-DEF15")
def test_oduyas_brutes_take_two_damage_and_a_kill_ignores_it() -> None:
    state = doing("hit", boss="ODUYA", at=2)
    play_out(state, aim("2B", boss="ODUYA"))
    assert is_dotted(state, "2B")
    killed = doing("kill", boss="ODUYA", at=2)
    play_out(killed, aim("2B", boss="ODUYA"))
    assert is_crossed(killed, "2B")


@clause("VNG-MIN4", "VNG-BOSS1", "VNG-BOSS2", "VNG-BOSS6", "VNG-DEF10", "VNG-OBJ3", "VNG-OBJ9")
def test_scenario_12_brutes_shield_the_boss() -> None:
    state = doing("hit", "dodge", "hit", at=7)
    assert not offers(state, AimAtBoss)
    play_out(state, aim("7B"))
    assert not offers(state, AimAtBoss)
    play_out(state, aim("7B2"))
    told = play_out(state, AimAtBoss())
    assert ada(state).boss_wounds == 1
    assert marked(told) == [7]


@clause("VNG-BOSS1", "VNG-ACT7", "VNG-MIN4")
def test_a_brute_shields_the_boss_from_shots_too() -> None:
    assert not offers(doing("shoot", hero="ELI", at=4), AimAtBoss)
    assert offers(doing("shoot", hero="ELI", at=4, crossed=["7B", "7B2"]), AimAtBoss)


@clause("VNG-BOSS7", "VNG-DEF15")
@pytest.mark.parametrize(("used", "at"), [("STRIKE", 7), ("FIRE", 4)])
@pytest.mark.parametrize(("boss", "reaction"), [("PETROV", BossUnhurt), ("RAZOR", SlotCrossed)])
def test_petrov_and_razor_react_once_in_each_combat_to_hits_and_shots(
    boss: str, reaction: type[Event], used: str, at: int
) -> None:
    table = a_table(a_player("ELI", boss=boss, at=at, crossed=ALL))
    for _ in range(2):
        table.players[ADA].groups = (group(used, "gun"),) * 2
        table.players[ADA].stage = "combat"
        state = begin(table, PlayCombat(ADA))
        use = UseGroup(skill(used), False)
        assert len(told_of(play_out(state, use, use), reaction)) == 1
        table = state.world


@clause("VNG-DEF15")
@pytest.mark.parametrize("round_", [1, 4])
def test_doctor_lys_recovers_at_the_end_of_every_resolution(round_: int) -> None:
    player = a_player(boss="LYS", crossed=ALL, boss_wounds=2, stage="resolution")
    assert ada(begin(a_table(player, round=round_), PlayResolution(ADA))).boss_wounds == 1
