"""Minions (VNG-MIN): damage, and what each kind does."""

from lairkeeper.games.vengeance.records.options import AimAtBoss, GoTo
from lairkeeper.games.vengeance.rules.combat import FinishCombat
from lairkeeper.games.vengeance.rules.resolution import wounds_due
from lairkeeper.games.vengeance.rules.tiles import Perform
from lairkeeper.games.vengeance.state import garrison_of
from lairkeeper.testing import clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    a_player,
    a_table,
    ada,
    aim,
    doing,
    everybody_but,
    fighting,
    is_crossed,
    is_dotted,
    offers,
    room,
)


def wounds_at(at: int, **player: object) -> int:
    table = a_table(a_player(at=at, **player))  # type: ignore[arg-type]
    return wounds_due(table, table.players[ADA])


@clause("VNG-MIN1")
def test_the_first_damage_crosses_a_minion() -> None:
    state = doing("hit", at=2)
    play_out(state, aim("2K"))
    assert is_crossed(state, "2K")


@clause("VNG-MIN2")
def test_a_tough_takes_two() -> None:
    state = doing("hit", "hit", at=3)
    play_out(state, aim("3T"), aim("3T", "dotted"))
    assert is_crossed(state, "3T")


@clause("VNG-MIN3")
def test_a_dot_lasts_for_the_combat_whatever_dealt_it_and_survives_a_dodge() -> None:
    state = doing("hit", "dodge", at=3, crossed=everybody_but("3T"))
    assert is_dotted(state, "3T")
    assert ada(state).dodged
    ended = fighting(FinishCombat(ADA), dotted=["3T"])
    assert not is_dotted(ended, "3T")


@clause("VNG-MIN4")
def test_a_brute_shields_the_boss_in_his_room_and_nobody_elsewhere() -> None:
    assert AimAtBoss() not in offers(doing("hit", at=7, crossed=["7B"]), AimAtBoss)
    assert offers(doing("hit", at=7, crossed=["7B", "7B2"]), AimAtBoss) == [AimAtBoss()]


@clause("VNG-MIN5")
def test_a_blocker_holds_the_hero_in_its_room_only() -> None:
    assert not doing("move", at=4).decisions
    assert offers(doing("move", at=3), GoTo)


@clause("VNG-MIN6", "VNG-DEF10")
def test_henchmen_wound_in_their_own_room() -> None:
    only = everybody_but("6H", "6H2")
    assert wounds_at(6, crossed=only) == 2
    assert wounds_at(4, crossed=only) == 0
    assert wounds_at(6, crossed=only, dodged=["6H"]) == 1


@clause("VNG-MIN7", "VNG-DEF10")
def test_gunners_wound_in_their_room_and_next_door() -> None:
    only = everybody_but("1G")
    assert [wounds_at(at, crossed=only) for at in (1, 2, 3, 4)] == [1, 1, 1, 0]
    assert [wounds_at(at, crossed=only, dodged=["1G"]) for at in (1, 2, 3, 4)] == [0, 0, 0, 0]


@clause("VNG-MIN8")
def test_enemies_never_move_and_never_come_back() -> None:
    state = doing("move", at=1, crossed=["3H"])
    before = garrison_of(state.world, ada(state)).rooms
    play_out(state, GoTo(room(3)))
    assert garrison_of(state.world, ada(state)).rooms == before
    assert is_crossed(state, "3H")


@clause("VNG-MIN2", "VNG-MIN3", "VNG-CMB14", "VNG-ACT7")
def test_scenario_13_a_tough_minion_needs_two_damages_in_one_combat() -> None:
    state = fighting(Perform(ADA, ("hit",)), FinishCombat(ADA), hero="ELI", at=3, crossed=["3H"])
    assert not is_dotted(state, "3T")
    mixed = doing("hit", "move", "shoot", hero="ELI", at=3, crossed=everybody_but("3T"))
    assert is_dotted(mixed, "3T")
    play_out(mixed, GoTo(room(1)))
    assert is_crossed(mixed, "3T")
