"""Setup (RRR-SET): what lies on the table before the first turn, and what nobody knows of it."""

import msgspec
import pytest

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.board.maze import VAULT, VAULT_TILE, Space
from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.components.kinds import Supplies, Tables
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.records.options import ChooseCat, DealCat, PlayFirst, Symbols, TurnUp
from lairkeeper.games.run_run_run.rules.exit import RevealBoss
from lairkeeper.games.run_run_run.rules.mummies import WakeMummy
from lairkeeper.games.run_run_run.rules.sarcophagus import DrawOneToken
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.games.run_run_run.view import PyramidView
from lairkeeper.kernel import ChanceStream, Seat, State, apply, begin, facts, reshuffle_unseen, resolve, start
from lairkeeper.testing import asked, clause, play_out
from tests.games.run_run_run.tables import P1, P2, P3, P4, cat, chances, draw_table, mummy, offered, question

EVERY_NUMBER = pytest.mark.parametrize("players", [1, 2, 3, 4])


def dealt(players: int, first: int | None = 0, seed: str = "deal") -> State[Pyramid]:
    """A new game that waits for its first roll of the Mummy dice."""
    state, stream = start(GAME, TableOptions(players=players, first=first)), ChanceStream(seed)
    while question(state) != "roll_mummy_dice":
        if asked(state).is_chance:
            resolve(state, stream)
        else:
            apply(state, P1, asked(state).options[0])
    return state


def seen_by(state: State[Pyramid], seat: Seat | None) -> PyramidView:
    return GAME.view(state.world, seat)


@clause("RRR-SET1")
@EVERY_NUMBER
def test_only_the_vault_lies_in_the_middle(players: int) -> None:
    assert dealt(players).world.maze.spaces == (Space(at(0, 0), 0b010101, VAULT_TILE),)


@clause("RRR-SET2")
def test_each_player_receives_a_different_catventurer_at_random() -> None:
    state = start(GAME, TableOptions(players=3))
    assert chances(state) == {DealCat(cat(name.id)): 1 for name in standard_box().cats}
    play_out(state, DealCat(cat("brawler")), may_leave_draws=True)
    assert offered(state) == {DealCat(cat(name)) for name in ("cartographer", "relic_hunter", "lamplighter")}


@clause("RRR-SET2")
def test_all_see_who_plays_which_catventurer() -> None:
    state = dealt(4)
    for seat in (P1, P2, P3, P4, None):
        assert [shown.cat for shown in seen_by(state, seat).cats] == state.world.cats
    assert len(set(state.world.cats)) == 4


@clause("RRR-SET2")
def test_who_plays_alone_chooses_instead() -> None:
    state = start(GAME, TableOptions(players=1))
    assert asked(state).seats == (P1,)
    assert offered(state) == {ChooseCat(cat(name.id)) for name in standard_box().cats}


@clause("RRR-SET3")
@EVERY_NUMBER
def test_all_cats_start_on_the_vault(players: int) -> None:
    assert dealt(players).world.places == [VAULT] * players


@clause("RRR-SET4")
def test_the_exit_door_waits_aside_with_the_mechanism_tokens() -> None:
    shown = seen_by(dealt(2), P1)
    assert len(shown.spaces) == 1
    assert (shown.door_tokens, shown.torch_tokens) == (3, 5)


@clause("RRR-SET5")
@EVERY_NUMBER
def test_five_torches_form_the_reserve_whatever_the_number_of_players(players: int) -> None:
    shown = seen_by(dealt(players), P1)
    assert (shown.reserve, shown.supply) == (5, 34)


@clause("RRR-SET6")
def test_any_of_the_seventeen_tokens_may_lie_on_top_and_only_their_number_is_seen() -> None:
    state = dealt(2)
    assert seen_by(state, P1).stack == 17
    draw = begin(state.world, DrawOneToken())
    kinds = standard_box().tokens
    assert asked(draw).weights == tuple(kind.count for kind in kinds)
    assert sum(asked(draw).weights) == 17


@clause("RRR-SET7")
def test_four_mummies_sleep_in_an_order_that_nobody_knows() -> None:
    state = dealt(2)
    assert seen_by(state, P1).awake == ()
    sleepers = ("herald", "runner", "brute", "snuffer")
    assert chances(begin(state.world, WakeMummy())) == {TurnUp(mummy(name)): 1 for name in sleepers}


@clause("RRR-SET8")
def test_any_of_the_three_bosses_may_be_the_one_set_aside() -> None:
    state = begin(draw_table({(0, -1): "100100"}, door=(0, -2)), RevealBoss())
    assert chances(state) == {TurnUp(mummy(name)): 1 for name in ("ravager", "silencer", "colossus")}


@clause("RRR-SET9")
def test_the_boss_is_neither_in_the_maze_nor_among_the_sleeping_mummies() -> None:
    shown = seen_by(dealt(2), None)
    assert shown.awake == ()
    assert shown.asleep == tuple(mummy(name) for name in ("herald", "runner", "brute", "snuffer"))


@clause("RRR-SET10")
def test_three_regroup_tiles_form_a_stack() -> None:
    assert seen_by(dealt(3), None).regroup_tiles == 3


@clause("RRR-SET11")
def test_the_first_roll_is_made_with_one_mummy_die() -> None:
    state = dealt(2)
    assert facts(state, asked(state))["dice"] == 1
    assert chances(state) == {Symbols(0): 3, Symbols(1): 3}


@clause("RRR-SET12")
@EVERY_NUMBER
def test_five_of_the_sixty_four_rooms_are_dealt_to_each_player(players: int) -> None:
    table = dealt(players).world
    assert [len(hand) for hand in table.hands] == [5] * players
    assert sum(table.pile) == 64 - 5 * players


@clause("RRR-SET12")
def test_every_room_card_is_equally_likely_to_be_dealt() -> None:
    state = start(GAME, TableOptions(players=1))
    play_out(state, ChooseCat, may_leave_draws=True)
    assert asked(state).weights == tuple(kind.count for kind in standard_box().rooms)
    assert sum(asked(state).weights) == 64


@clause("RRR-SET12")
def test_a_player_sees_their_own_hand_and_the_number_of_cards_of_the_others() -> None:
    state = dealt(4)
    for seat in (P1, P2, P3, P4):
        assert seen_by(state, seat).hand == tuple(sorted(state.world.hands[seat]))
        others = reshuffle_unseen(GAME, state, seat, ChanceStream("other cards"))
        assert others.world.hands != state.world.hands
        assert seen_by(others, seat) == seen_by(state, seat)


@clause("RRR-SET13")
def test_the_discard_starts_empty() -> None:
    assert not any(seen_by(dealt(2), P2).discard)


@clause("RRR-SET13")
def test_everybody_may_look_through_the_discard() -> None:
    table = draw_table(discard=("R31", "R57", "R57"), hands=(("R01",), ("R01",)))
    for seat in (P1, P2, None):
        shown = GAME.view(table, seat).discard
        assert {standard_box().rooms[kind].id: count for kind, count in enumerate(shown) if count} == {
            "R31": 1,
            "R57": 2,
        }


@clause("RRR-SET14")
def test_the_box_holds_no_turn_reminder_for_they_have_no_effect() -> None:
    components = {field.name for shape in (Tables, Supplies) for field in msgspec.structs.fields(shape)}
    assert not [name for name in components if "remind" in name]
    assert set(Tables.__struct_fields__) == {
        "rooms",
        "tokens",
        "dice",
        "cats",
        "mummies",
        "bosses",
        "supplies",
        "levels",
    }


@clause("RRR-SET15", "RRR-SET16")
@pytest.mark.parametrize("first", [P1, P2, P3])
def test_the_table_may_say_who_starts(first: Seat) -> None:
    assert dealt(3, first).world.active == first


@clause("RRR-SET16")
def test_if_the_table_names_nobody_the_first_player_is_drawn() -> None:
    state = start(GAME, TableOptions(players=3))
    while question(state) != "choose_first_player":
        resolve(state, ChanceStream("before the first turn"))
    assert chances(state) == {PlayFirst(seat): 1 for seat in (P1, P2, P3)}
    play_out(state, PlayFirst(P2), may_leave_draws=True)
    assert state.world.active == P2


@clause("RRR-SET17")
def test_no_heart_lies_on_the_mummy_pile() -> None:
    assert seen_by(dealt(2), P1).hearts == 0


@clause("RRR-SET2", "RRR-SET3", "RRR-SET5", "RRR-SET6", "RRR-SET7", "RRR-SET8", "RRR-SET11", "RRR-SET12", "RRR-SET17")
def test_scenario_s1_three_players_are_set_up_as_the_ledger_says() -> None:
    state = dealt(3)
    shown = seen_by(state, P2)
    assert [(player.cards, player.hex) for player in shown.cats] == [(5, at(0, 0))] * 3
    assert (len(shown.hand), shown.pile, sum(shown.discard)) == (5, 49, 0)
    assert (shown.reserve, shown.supply, shown.stack) == (5, 34, 17)
    assert (len(shown.asleep), shown.hearts, shown.awake) == (4, 0, ())
    assert (shown.regroup_tiles, shown.mummy_dice) == (3, 1)
    assert len({player.cat for player in shown.cats}) == 3
