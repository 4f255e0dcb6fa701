"""Setting up (TRP-SET)."""

import pytest

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.components.box import standard_box
from lairkeeper.games.trapwords.config import TableOptions, curse_places, hourglass_ms, rooms_of, teams_of
from lairkeeper.games.trapwords.players.company import teams
from lairkeeper.games.trapwords.records.events import MonsterAppeared, TorchGiven
from lairkeeper.kernel import start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ANN, BOB, CID, A, B, Play


@clause("TRP-SET1", "TRP-SET3")
@pytest.mark.parametrize("players", [3, 17])
def test_four_to_sixteen_players_take_part(players: int) -> None:
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(players=players))


@clause("TRP-SET1")
def test_a_team_of_one_is_refused() -> None:
    with pytest.raises(BadConfig) as refused:
        start(GAME, TableOptions(players=5, first_team=4))
    assert refused.value.facts["expected"] == "2..3"


@clause("TRP-SET2")
def test_with_an_odd_number_one_team_has_one_more() -> None:
    assert [len(team) for team in teams_of(TableOptions(players=5))] == [3, 2]
    assert [len(team) for team in teams_of(TableOptions(players=7, first_team=2))] == [2, 5]
    assert teams(TableOptions(), None) == ((0, 2), (1, 3))


@clause("TRP-SET3", "TRP-DIG10")
def test_computer_players_have_no_seat_at_a_real_table() -> None:
    assert start(GAME, TableOptions(computers=(0, 1, 2, 3))).decisions
    with pytest.raises(BadConfig) as refused:
        start(GAME, TableOptions(mode="table", computers=(3,)))
    assert refused.value.clauses == ("TRP-DIG10",)


@clause("TRP-SET4")
def test_everybody_sees_the_own_team_in_front() -> None:
    play = Play()
    assert [play.sees(seat).own_team for seat in (ANN, BOB, CID, None)] == [A, B, A, None]


@clause("TRP-SET5", "TRP-SET7", "TRP-SET15")
def test_both_figures_start_in_the_first_of_five_rooms_and_the_monster_in_the_last() -> None:
    play = Play()
    assert play.dungeon.rooms == (3, 4, 5, 6, 7)
    assert [team.place for team in play.dungeon.teams] == [0, 0]
    assert play.dungeon.monster_at == 4


@clause("TRP-SET6", "TRP-SET18")
def test_a_row_of_ones_own_may_hold_rooms_three_and_ten() -> None:
    assert rooms_of(TableOptions(dungeon="custom", rooms="3-5-10")) == (3, 5, 10)


@clause("TRP-SET18")
@pytest.mark.parametrize("rooms", ["", "3-4", "1-2-3-4-5-6-7-8", "3-3-4", "5-4-3", "3-4-11", "0-1-2", "a-b-c"])
def test_a_row_that_is_no_row_is_refused(rooms: str) -> None:
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(dungeon="custom", rooms=rooms))


@clause("TRP-SET18", "TRP-SET12")
def test_curses_lie_where_the_host_wants_them_but_not_in_the_last_room() -> None:
    assert curse_places(TableOptions(curse_rooms="3-6")) == (0, 3)
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(curse_rooms="7"))


@clause("TRP-SET12")
def test_in_three_rooms_both_places_are_one_and_a_single_curse_is_dealt() -> None:
    assert curse_places(TableOptions(dungeon="custom", rooms="2-3-4")) == (1,)
    assert curse_places(TableOptions()) == (1, 3)


@clause("TRP-SET17")
def test_the_alternative_row_has_four_curses_and_the_first_is_met_at_once() -> None:
    play = Play(dungeon="alternative", curses=["echo"])
    assert play.dungeon.rooms == (2, 4, 6, 8, 10)
    assert [(curse.place, curse.curse) for curse in play.dungeon.curses] == [(0, "echo"), (1, ""), (2, ""), (3, "")]
    assert play.team(A).effects == play.team(B).effects == ("echo",)


@clause("TRP-SET8", "TRP-SET9", "TRP-TRAP6")
def test_everybody_hears_who_holds_the_torches() -> None:
    play = Play()
    assert play.events(TorchGiven) == [TorchGiven(A, ANN), TorchGiven(B, BOB)]
    assert [team.torch for team in play.sees(None).teams] == [ANN, BOB]


@clause("TRP-SET10", "TRP-DIG1")
def test_the_hourglass_is_as_long_as_the_way_to_play_asks_for() -> None:
    assert hourglass_ms(TableOptions()) == 90_000
    assert hourglass_ms(TableOptions(mode="table")) == 40_000
    assert hourglass_ms(TableOptions(hourglass=20)) == 20_000
    for seconds in (19, 181):
        with pytest.raises(BadConfig):
            start(GAME, TableOptions(hourglass=seconds))


@clause("TRP-SET11")
def test_nobody_sees_which_curses_lie_face_down() -> None:
    play = Play(curses=["echo"])
    for seat in (ANN, BOB, None):
        assert [curse.curse for curse in play.sees(seat).curses] == ["", ""]
    assert len(play.dungeon.pile) == 14


@clause("TRP-SET13", "TRP-MON11")
def test_a_harder_deck_has_the_same_monsters_with_an_asterisk() -> None:
    box = standard_box()
    plain, hard = box.monster_deck(hard=False, small=False), box.monster_deck(hard=True, small=False)
    assert len(plain) == len(hard) == 7
    assert [f"{monster}_hard" for monster in plain] == list(hard)


@clause("TRP-SET14", "TRP-SET15")
def test_the_monster_lies_face_up() -> None:
    play = Play(monster="troll", monster_deck="hard")
    assert play.events(MonsterAppeared) == [MonsterAppeared(play.dungeon.monster, play.dungeon.monster_at)]
    assert play.sees(None).monster == "troll_hard"


@clause("TRP-SET16")
def test_only_the_team_that_writes_a_list_reads_it() -> None:
    play = Play().to_writing().propose(BOB, "milk")
    assert [seat for seat in range(4) if (seen := play.sees(seat).teams[B].writes) and seen.entries] == [1, 3]  # type: ignore[arg-type]
    assert play.sees(None).teams[B].writes is None


@clause("TRP-SET19", "TRP-BOOK4")
def test_language_and_group_are_options_of_the_table() -> None:
    assert {"language", "group"} <= {option.field for option in GAME.table_options}
    assert start(GAME, TableOptions(language="fr", group="contemporary")).world.options.group == "contemporary"


@clause("TRP-SET20")
def test_a_table_may_keep_to_as_many_cards_as_the_box_holds() -> None:
    box = standard_box()
    assert len(box.curse_deck(small=False)) == 14
    assert len(box.curse_deck(small=True)) == 10
    assert len(box.monster_deck(hard=False, small=True)) == 5
