"""Set-up (VNG-SET): dice, boards, heroes, hidden Bosses, sides, and what Bosses and traits add."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import LairId, standard_box
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.events import BossDealt, BossRevealed, MinionAdded, RoundBegan, SlotCrossed
from lairkeeper.games.vengeance.records.options import (
    ChooseHero,
    ChooseSide,
    DealBoard,
    DealBoss,
    DealHero,
    ShowFlashback,
)
from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.setup import DealOneBoss
from lairkeeper.games.vengeance.state import Vendetta, free_slots, garrison_of, health_slots
from lairkeeper.games.vengeance.view import view
from lairkeeper.kernel import Seat, State, start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.testing import asked, clause, heard, play_out
from tests.games.vengeance.tables import ADA, BEN, CYD, a_player, refused, told_of

BOX = standard_box()
HEROES = [ChooseHero(BOX.hero_named[name]) for name in ("MAG", "ELI", "YUK", "BAS")]


def boss(name: str) -> DealBoss:
    return DealBoss(BOX.boss_named[name])


def dealt(players: int, *bosses: str) -> State[Vendetta]:
    """A table at which boards, heroes and Bosses are dealt, and nobody has chosen a side."""
    state = start(GAME, TableOptions(players=players))
    boards = [DealBoard(board) for board in range(1, players + 1)]
    play_out(state, *boards, may_leave_draws=True)
    play_out(state, *HEROES[: players - (players == 4)], may_leave_draws=True)
    play_out(state, *map(boss, bosses), may_leave_draws=True)
    return state


@clause("VNG-SET1")
@pytest.mark.parametrize(("players", "dice"), [(2, 24), (3, 35), (4, 46)])
def test_the_reserve_grows_with_the_players(players: int, dice: int) -> None:
    assert start(GAME, TableOptions(players=players)).world.reserve == dice


@clause("VNG-SET1")
def test_a_table_has_one_to_four_players() -> None:
    for players in (0, 5):
        with pytest.raises(BadConfig):
            start(GAME, TableOptions(players=players))


@clause("VNG-SET2")
def test_no_two_players_share_a_lair_board() -> None:
    state = start(GAME, TableOptions(players=2))
    assert len(asked(state).options) == 5
    play_out(state, DealBoard(3), may_leave_draws=True)
    assert asked(state).options == (DealBoard(1), DealBoard(2), DealBoard(4), DealBoard(5))


@clause("VNG-SET3", "VNG-SET4")
def test_heroes_are_chosen_in_seat_order_and_each_once() -> None:
    state = start(GAME, TableOptions(players=2))
    play_out(state, DealBoard(1), DealBoard(2))
    assert asked(state).seats == (ADA,)
    play_out(state, HEROES[0])
    assert asked(state).seats == (BEN,)
    assert asked(state).options == tuple(HEROES[1:])


@clause("VNG-SET4")
def test_heroes_may_be_dealt_or_go_to_who_comes_first() -> None:
    state = start(GAME, TableOptions(players=2, hero_choice="random"))
    play_out(state, DealBoard(1), DealBoard(2), may_leave_draws=True)
    assert isinstance(asked(state).options[0], DealHero)
    state = start(GAME, TableOptions(players=2, hero_choice="first_come"))
    play_out(state, DealBoard(1), DealBoard(2))
    play_out(state, (BEN, HEROES[0]))
    assert asked(state).options == tuple(HEROES[1:])


@clause("VNG-SET5", "VNG-SET6")
def test_nothing_is_bought_and_no_use_is_marked() -> None:
    state = dealt(2, "PETROV", "BUTCHER")
    seen = view(state.world, ADA).players[ADA]
    assert len(seen.for_sale) == 8
    assert [(item.marked, item.crossed, item.free) for item in seen.items] == [(0, 0, 3)] * 4


@clause("VNG-SET7")
def test_bosses_are_dealt_face_down() -> None:
    state = start(GAME, TableOptions(players=2))
    play_out(state, DealBoard(1), DealBoard(2), HEROES[0], HEROES[1], may_leave_draws=True)
    assert len(asked(state).options) == 9
    told = play_out(state, boss("PETROV"), may_leave_draws=True)
    assert heard(told) == (BossDealt(ADA),)
    assert boss("PETROV") not in asked(state).options
    assert view(state.world, ADA).players[ADA].boss is None


@clause("VNG-SET8")
def test_sides_are_chosen_by_all_before_the_bosses_are_seen() -> None:
    state = dealt(2, "PETROV", "BUTCHER")
    assert [decision.seats for decision in state.decisions] == [(ADA,), (BEN,)]
    assert asked(state, ADA).options == (ChooseSide(LairId(0)), ChooseSide(LairId(1)))
    play_out(state, (BEN, ChooseSide(LairId(3))))
    assert view(state.world, ADA).players[BEN].boss is not None
    assert view(state.world, BEN).players[ADA].boss is None
    assert refused(state, ChooseSide(LairId(9))) == ("VNG-SET8",)


@clause("VNG-SET9", "VNG-SET10", "VNG-SET11")
def test_the_boss_is_turned_up_for_all_and_the_hero_stands_at_the_entrance() -> None:
    state = dealt(2, "PETROV", "BUTCHER")
    told = play_out(state, (ADA, ChooseSide(LairId(0))))
    assert heard(told, BEN)[-1] == BossRevealed(ADA, BOX.boss_named["PETROV"], 4)
    assert state.world.players[ADA].room == 0
    assert BOX.lairs[0].boss_bar[:4] == (1, 2, 3, 4)


@clause("VNG-SET12", "VNG-RND1")
def test_the_flashback_dice_are_rolled_once_all_have_chosen() -> None:
    state = dealt(2, "PETROV", "BUTCHER")
    told = play_out(state, (ADA, ChooseSide(LairId(0))), (BEN, ChooseSide(LairId(2))), may_leave_draws=True)
    assert told_of(told, RoundBegan) == [RoundBegan(1)]
    assert asked(state).question == "roll_flashback"
    play_out(state, ShowFlashback(("train", "train", "heal")))
    assert state.world.flashback == ("train", "train", "heal")


@clause("VNG-SET13")
def test_mother_agate_adds_henchmen_beside_her_room_but_not_at_the_entrance() -> None:
    state = dealt(2, "AGATE", "BUTCHER")
    told = play_out(state, (ADA, ChooseSide(LairId(0))))
    garrison = garrison_of(state.world, state.world.players[ADA])
    assert [garrison.rooms[event.minion & 31] for event in told_of(told, MinionAdded)] == [4, 5, 6]
    assert garrison.of_kind["H"].bit_count() == 6 + 3


@clause("VNG-SET13", "VNG-DEF15")
def test_the_hunted_hero_starts_with_a_crossed_slot_after_the_boss() -> None:
    state = dealt(3, "PETROV", "BUTCHER", "AGATE")
    told = heard(play_out(state, (CYD, ChooseSide(LairId(4)))))
    assert told[-1] == SlotCrossed(CYD, "trait")
    assert free_slots(state.world, state.world.players[CYD]) == 2


@clause("VNG-SET14")
def test_everything_starts_empty() -> None:
    world = start(GAME, TableOptions(players=2)).world
    player = world.players[ADA]
    assert health_slots(world, player) == 3
    assert (player.wounds, player.extra_slots, player.knock_outs, player.loot, player.trained) == (0,) * 5
    assert player.skills == ()


@clause("VNG-SET1", "VNG-SET8", "VNG-SET9", "VNG-FLB1", "VNG-BOSS3", "VNG-SCO5", "VNG-SCO6")
def test_scenario_1_three_players_take_twelve_of_thirty_five_dice() -> None:
    state = dealt(3, "PETROV", "BUTCHER", "AGATE")
    assert state.world.reserve == 35
    sides = [(Seat(seat), ChooseSide(LairId(2 * seat))) for seat in range(3)]
    play_out(state, *sides, may_leave_draws=True)
    assert state.world.reserve == 35 - 12
    player = state.world.players[ADA]
    player.boss_wounds = 4
    score = score_of(state.world, player)
    assert score.boss + score.kill == 9


@clause("VNG-BOSS3", "VNG-SET9")
def test_slots_beyond_his_health_can_never_be_crossed() -> None:
    dead = a_player(boss="PETROV", boss_wounds=4)
    assert BOX.bosses[dead.boss].health == 4
    assert len(BOX.lairs[dead.lair].boss_bar) == 7


@clause("VNG-SET7")
def test_the_list_of_bosses_at_a_real_table_does_not_tell_which_one_a_rival_was_dealt() -> None:
    state = dealt(2, "PETROV")
    draw = DealOneBoss(BEN)
    assert len(draw.possible_outcomes(state.world)) == len(BOX.bosses)
    assert (
        boss("PETROV") in draw.possible_outcomes(state.world) and boss("PETROV") not in draw.odds(state.world).outcomes
    )
