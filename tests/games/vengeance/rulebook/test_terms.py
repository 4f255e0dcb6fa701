"""Terms (VNG-DEF): marks, crosses, rooms, active and dodged minions, and whose rule wins."""

from lairkeeper.games.vengeance.records.events import BossDied
from lairkeeper.games.vengeance.records.options import (
    AimAtBoss,
    Anticipate,
    CleanSlots,
    CrossLoot,
    GoTo,
    UseAnticipated,
    UseBonus,
    UseDie,
    UseGroup,
)
from lairkeeper.games.vengeance.rules.combat import ChooseUse
from lairkeeper.games.vengeance.rules.flashback import Prepare
from lairkeeper.games.vengeance.rules.preparing import prepare
from lairkeeper.games.vengeance.rules.resolution import FindLoot, PlayResolution, RemoveDodges
from lairkeeper.games.vengeance.rules.score import dangerous_rooms
from lairkeeper.games.vengeance.state import boss_rule, free_slots, garrison_of, is_cleared
from lairkeeper.kernel import Seat, Table, begin
from lairkeeper.testing import asked, clause, play_out
from tests.games.vengeance.tables import (
    ADA,
    BEN,
    a_player,
    a_table,
    ada,
    aim,
    doing,
    everybody_but,
    fighting,
    group,
    is_crossed,
    is_dodged,
    is_dotted,
    offers,
    room,
    skill,
    told_of,
)


@clause("VNG-DEF1", "VNG-DEF2")
def test_a_thing_may_be_marked_and_crossed() -> None:
    state = doing("dodge", "hit", at=3, crossed=["3H", "1G", "1H", "4G", "4K", "4H", "5G", "5T", "5B"])
    assert is_dodged(state, "3T")
    assert is_dotted(state, "3T")
    assert not is_crossed(state, "3T")


@clause("VNG-DEF3")
def test_cleaning_takes_the_cross_and_leaves_the_mark_of_an_extra_slot() -> None:
    table = a_table(a_player(extra_slots=1, wounds=4))
    prepare(table, ADA, CleanSlots(2), Table(ADA))
    assert table.players[ADA].extra_slots == 1
    assert free_slots(table, table.players[ADA]) == 2


@clause("VNG-DEF4")
def test_cleaning_anticipation_and_dodges_removes_the_marks() -> None:
    table = a_table(a_player(stage="resolution", anticipation=["SPRINT"], dodged=["2H"]))
    state = begin(table, PlayResolution(ADA))
    assert ada(state).anticipation == ()
    assert ada(state).dodged == 0


@clause("VNG-DEF5")
def test_rooms_are_adjacent_where_a_door_joins_them_and_not_where_they_share_a_wall() -> None:
    state = doing("move", at=1)
    assert offers(state, GoTo) == [GoTo(room(2)), GoTo(room(3))]
    assert GoTo(room(1)) in offers(doing("move", at=3), GoTo)


@clause("VNG-DEF6")
def test_a_box_printed_crossed_counts_as_visited() -> None:
    assert a_player().visited == 1
    state = doing("move", at=1)
    play_out(state, GoTo(room(3)))
    assert ada(state).visited == 0b1011


@clause("VNG-DEF7")
def test_the_pawn_is_in_one_room() -> None:
    state = doing("move", at=1)
    play_out(state, GoTo(room(3)))
    assert ada(state).room == 3


@clause("VNG-DEF8", "VNG-DEF9", "VNG-DEF10")
def test_a_dodged_minion_is_not_active_and_blocks_nobody() -> None:
    held = doing("move", at=4)
    assert not held.decisions
    free = doing("move", at=4, dodged=["4K"])
    assert len(offers(free, GoTo)) == 4


@clause("VNG-DEF11", "VNG-DEF13", "VNG-DEF14")
def test_a_room_is_cleared_when_every_minion_is_crossed_or_dodged_whatever_the_boss_does() -> None:
    table = a_table(a_player(crossed=["7B", "7B2"], dodged=["7T"]))
    player = table.players[ADA]
    garrison = garrison_of(table, player)
    assert is_cleared(garrison, player, 7)
    assert is_cleared(garrison, player, 0)
    player.dodged = 0
    assert not is_cleared(garrison, player, 7)


@clause("VNG-DEF12")
def test_hits_shots_and_kills_clear_a_room_alike() -> None:
    state = doing("kill", "hit", at=3)
    play_out(state, aim("3T"))
    assert is_cleared(garrison_of(state.world, ada(state)), ada(state), 3)
    shot = doing("shoot", "shoot", hero="ELI", at=3)
    play_out(shot, aim("1H"), aim("1G"))
    assert is_cleared(garrison_of(shot.world, ada(shot)), ada(shot), 1)


@clause("VNG-DEF15")
def test_a_trait_wins_over_the_rulebook() -> None:
    haunted = begin(a_table(a_player("ELI", has_bonus=True), phase="flashback"), Prepare(ADA))
    play_out(haunted, UseBonus())
    assert [option.slots for option in offers(haunted, type(asked(haunted).options[0]))] == [1]
    sworn = doing("shoot", "hit", hero="MAG", at=3)
    assert not sworn.decisions


@clause("VNG-DEF16")
def test_a_prohibition_beats_a_permission() -> None:
    """The Broker forbids what the Collect face allows."""
    table = a_table(a_player("ELI", boss="BROKER", sources=("collect",)), phase="flashback")
    state = begin(table, Prepare(ADA))
    play_out(state, UseDie("collect"))
    assert offers(state, CrossLoot) == []
    assert offers(state, Anticipate)


@clause("VNG-DEF17")
def test_an_effect_ends_when_the_boss_dies() -> None:
    state = doing("hit", "hit", boss="ODUYA", at=7, boss_wounds=5, crossed=["7B", "7T"], dodged=["7B2"])
    told = play_out(state, AimAtBoss())
    assert told_of(told, BossDied)
    assert boss_rule(state.world, ada(state)) == "none"
    assert is_crossed(state, "7B2")


@clause("VNG-DEF17")
def test_minions_added_by_a_boss_stay_when_she_dies() -> None:
    table = a_table(a_player(boss="AGATE", boss_wounds=5, crossed=everybody_but()))
    added = garrison_of(table, table.players[ADA]).kinds[20:]
    assert added == ("H", "H", "H")
    assert dangerous_rooms(table, table.players[ADA]) == 1 << 4 | 1 << 5 | 1 << 6


@clause("VNG-DEF18")
def test_nobody_marks_another_players_boards() -> None:
    table = a_table(
        a_player(stage="combat", groups=[group("SPRINT", "run run")]), a_player("ELI", stage="combat", lair="2A")
    )
    state = begin(table, ChooseUse(ADA))
    play_out(state, UseGroup(skill("SPRINT"), False))
    assert state.world.players[BEN] == a_player("ELI", stage="combat", lair="2A")


@clause("VNG-DEF4", "VNG-CMB9")
def test_the_marks_of_a_used_skill_go() -> None:
    state = fighting(ChooseUse(ADA), anticipation=["SPRINT", "CHARGE"], at=1)
    play_out(state, UseAnticipated(skill("SPRINT")), GoTo(room(3)))
    assert ada(state).anticipation == (skill("CHARGE"),)


@clause("VNG-DEF11", "VNG-RES10")
def test_dodged_minions_count_as_removed_until_the_marks_go() -> None:
    table = a_table(a_player(stage="resolution", visited=[1], dodged=["1H", "1G"]))
    state = begin(table, FindLoot(Seat(0)), RemoveDodges(ADA))
    assert ada(state).unclaimed == 1
    assert ada(state).dodged == 0
