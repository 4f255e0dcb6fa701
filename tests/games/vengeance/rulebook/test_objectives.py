"""Objectives (VNG-OBJ): when they are marked, by themselves, in the hero's room."""

from typing import Any

from lairkeeper.games.vengeance.records.options import AddSlot, AimAtBoss, GoTo, UseDie, UseGroup
from lairkeeper.games.vengeance.rules.combat import PlayCombat
from lairkeeper.games.vengeance.rules.flashback import Prepare
from lairkeeper.games.vengeance.rules.resolution import Collect
from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import State, begin
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
    marked,
    number_of,
    room,
    skill,
)


@clause("VNG-OBJ1", "VNG-OBJ2")
def test_an_objective_is_marked_in_its_own_room_and_once() -> None:
    away = doing("move", lair="1B", at=1, crossed=["1K", "5H", "5H2", "1H", "3H"])
    assert marked(play_out(away, GoTo(room(2, "1B")))) == []
    here = doing("move", "move", "move", lair="1B", at=2, crossed=["1K", "2T", "5H", "5H2", "1H", "3H"])
    told = play_out(here, GoTo(room(5, "1B")), GoTo(room(2, "1B")), GoTo(room(5, "1B")))
    assert marked(told) == [5]
    assert score_of(here.world, ada(here)).objectives == 3


@clause("VNG-OBJ3", "VNG-SW10")
def test_marking_happens_in_any_phase_unless_the_table_wants_combat_only() -> None:
    def healthy(**options: Any) -> int:
        player = a_player(lair="1B", at=7, extra_slots=2, sources=("heal",), stage="preparing")
        state = begin(a_table(player, phase="flashback", **options), Prepare(ADA))
        play_out(state, UseDie("heal"), AddSlot())
        return ada(state).objectives

    assert healthy() == 1 << 7
    assert healthy(objective_phase="combat") == 0


@clause("VNG-OBJ3")
def test_what_was_met_before_is_marked_when_combat_begins() -> None:
    player = a_player(lair="1B", at=7, extra_slots=3, stage="combat")
    state = begin(a_table(player, objective_phase="combat"), PlayCombat(ADA))
    assert ada(state).objectives == 1 << 7


@clause("VNG-OBJ4")
def test_passing_through_never_marks() -> None:
    state = doing("jump", lair="1B", at=2, crossed=["2T", "2B", "5H", "5H2", "1H", "3H"])
    told = play_out(state, lambda jump: jump.room == room(8, "1B"))
    assert marked(told) == []


@clause("VNG-OBJ5")
def test_kills_count_anywhere_and_since_the_start() -> None:
    state = doing("move", lair="1B", at=2, crossed=["2T", "1H", "3H", "4H", "8H"])
    assert marked(play_out(state, GoTo(room(5, "1B")))) == [5]
    few = doing("move", lair="1B", at=2, crossed=["2T", "1H", "3H", "4H"])
    assert marked(play_out(few, GoTo(room(5, "1B")))) == []


def clearing(before: tuple[str, ...] = (), **options: Any) -> list[int]:
    """Lair 1A: room 3 falls in one round, or its last minion does."""
    mask = sum(1 << number_of(name) for name in before)
    state = doing("kill", "kill", at=3, crossed=before, crossed_before=mask, **options)
    return marked(play_out(state, aim("3H")) if not before else ()) or [
        at for at in range(8) if ada(state).objectives >> at & 1
    ]


@clause("VNG-OBJ6", "VNG-SW6")
def test_a_room_is_cleared_in_one_round_from_all_standing_to_none() -> None:
    assert clearing() == [3]
    assert clearing(("3H",)) == []
    assert clearing(("3H",), clear_whole="last_ones") == [3]


@clause("VNG-OBJ6")
def test_dodged_minions_help_to_clear() -> None:
    state = doing("kill", at=3, dodged=["3T"])
    told = play_out(state, aim("3H"))
    assert marked(told) == [3]


@clause("VNG-OBJ7")
def test_six_health_slots_count_crossed_or_not() -> None:
    state = doing("move", lair="1B", at=4, extra_slots=3, wounds=5, crossed=["4G", "4H"])
    assert marked(play_out(state, GoTo(room(7, "1B")))) == [7]
    five = doing("move", lair="1B", at=4, extra_slots=2, crossed=["4G", "4H"])
    assert marked(play_out(five, GoTo(room(7, "1B")))) == []


@clause("VNG-OBJ8")
def test_all_adjacent_rooms_visited_with_those_printed_crossed() -> None:
    state = doing("move", lair="1B", at=4, visited=[2, 3], crossed=["4G", "4H"])
    assert marked(play_out(state, GoTo(room(1, "1B")))) == [1]


@clause("VNG-OBJ9")
def test_the_boss_must_be_damaged_by_a_hit_that_counts() -> None:
    def fought(action: str, boss: str, at: int, **player: object) -> State[Vendetta]:
        return doing(action, hero="ELI", boss=boss, at=at, crossed=everybody_but(), **player)

    assert ada(fought("hit", "LYS", 7)).objectives == 1 << 7
    assert ada(fought("hit", "PETROV", 7)).objectives == 0
    shot = doing("shoot", "move", hero="ELI", boss="LYS", at=4, crossed=everybody_but())
    play_out(shot, GoTo(room(7)))
    assert ada(shot).boss_wounds == 1
    assert ada(shot).objectives == 0


@clause("VNG-OBJ10")
def test_visited_rooms_are_counted_with_the_entrance() -> None:
    state = doing("move", at=4, visited=[1, 2, 3, 5], crossed=everybody_but())
    assert marked(play_out(state, GoTo(room(6)))) == [6]
    six = doing("move", at=4, visited=[1, 2, 3], crossed=everybody_but())
    assert marked(play_out(six, GoTo(room(6)))) == []


@clause("VNG-OBJ11")
def test_all_of_a_kind_next_door_must_be_crossed_dodged_is_not_enough() -> None:
    state = doing("move", at=3, crossed=["3T", "7T", "5T"])
    assert marked(play_out(state, GoTo(room(5)))) == [5]
    dodged = doing("move", at=3, crossed=["3T"], dodged=["7T"])
    assert marked(play_out(dodged, GoTo(room(5)))) == []
    own = doing("move", at=3, crossed=["3T", "7T"])
    assert marked(play_out(own, GoTo(room(5)))) == [5]


@clause("VNG-OBJ9", "VNG-OBJ3")
def test_hitting_the_boss_is_marked_at_once() -> None:
    state = doing("hit", boss="LYS", at=7, crossed=["7B", "7B2"])
    assert marked(play_out(state, AimAtBoss())) == [7]
    _, told = begin_telling(a_table(a_player(stage="combat", at=7, is_boss_hit=True)), PlayCombat(ADA))
    assert marked(told) == [7]


@clause("VNG-OBJ3", "VNG-SW10")
def test_a_collect_in_resolution_marks_too_unless_the_table_wants_combat_only() -> None:
    def healthy(**options: Any) -> int:
        player = a_player(lair="1B", at=7, extra_slots=2, unclaimed=1, stage="resolution")
        state = begin(a_table(player, **options), Collect(ADA))
        play_out(state, AddSlot())
        return ada(state).objectives

    assert healthy() == 1 << 7
    assert healthy(objective_phase="combat") == 0


@clause("VNG-OBJ6")
def test_who_fell_in_an_earlier_round_does_not_help_to_clear_a_room_at_once() -> None:
    def cleared(crossed: list[str]) -> list[int]:
        strong = group("STRIKE", "fist fist power")
        table = a_table(a_player(at=3, crossed=crossed, groups=[strong, strong], stage="combat"))
        state = begin(table, PlayCombat(ADA))
        use = UseGroup(skill("STRIKE"), True)
        toughs = () if crossed else (use, aim("3T"), aim("3T", "dotted"))
        return marked(play_out(state, *toughs, use))

    assert cleared([]) == [3]
    assert cleared(["3T"]) == []
