"""Dens (WDL-DEN): entering, the course of an exploration, and its end."""

import pytest

from lairkeeper.games.woodlands.board.cells import Side
from lairkeeper.games.woodlands.components.box import ChamberId, EntranceId
from lairkeeper.games.woodlands.records.module_events import (
    DenDieMoved,
    DenDieRolled,
    DenFailed,
    DenFinished,
    EntranceRevealed,
)
from lairkeeper.games.woodlands.records.module_options import DrawChamber, DrawEntrance, EnterDen, GoDeeper, JoinDen
from lairkeeper.games.woodlands.records.options import (
    EndTurn,
    GiveTo,
    Move,
    OpenChest,
    Raise,
    RollFace,
    StayOut,
    Unlock,
    UseLoot,
    UseLootOn,
)
from lairkeeper.games.woodlands.state import is_inside
from lairkeeper.games.woodlands.view import view
from lairkeeper.testing import clause
from tests.games.woodlands.den_tables import NOTHING, at_the_den, down, drawn, entrance, exploring, go, looted, rolled
from tests.games.woodlands.tables import (
    BETHRAS,
    KLETHOR,
    P1,
    P2,
    P3,
    XYLIA,
    acting,
    add_foe,
    card,
    chances,
    heard_of,
    held,
    hero,
    node_of,
    offered,
    offered_kinds,
    question,
    where,
)


@clause("WDL-DEN1", "WDL-DEN4")
def test_two_decks_of_four_cards_are_drawn_from_one_after_the_other() -> None:
    state = acting(at_the_den())
    go(state, EnterDen)
    assert chances(state) == {DrawEntrance(EntranceId(place)): 1 for place in range(4)}
    told = go(state, entrance("crypt"))
    assert heard_of(told, EntranceRevealed)
    assert chances(state) == {DrawChamber(ChamberId(place)): 1 for place in range(4)}


@clause("WDL-DEN2", "WDL-TILE18")
def test_a_den_is_entered_for_free_and_only_with_the_module() -> None:
    state = acting(at_the_den(orbs={"xylia": 2}))
    assert EnterDen() in offered(state)
    go(state, EnterDen)
    assert state.world.orbs[XYLIA] == 2
    without = at_the_den(options={"dens": False}, board={"move": [1]})
    assert EnterDen() not in offered(acting(without))


@clause("WDL-DEN2")
def test_only_on_a_den_tile() -> None:
    state = acting(at_the_den(heroes={"xylia": "T01"}, board={"move": [1]}))
    assert EnterDen not in offered_kinds(state)


@clause("WDL-DEN3", "WDL-DEN18")
def test_others_on_the_tile_choose_before_the_cards_are_seen() -> None:
    state = acting(at_the_den(heroes={"xylia": "T09", "bethras": "T09", "klethor": "T01"}))
    go(state, EnterDen)
    assert question(state) == "ask_to_join"
    assert state.decisions[0].seats == (P2,)
    go(state, (P2, JoinDen))
    assert question(state) == "reveal_entrance"


@clause("WDL-DEN3", "WDL-DWN4")
def test_a_hero_who_is_down_is_not_asked_to_join() -> None:
    state = acting(at_the_den(heroes={"xylia": "T09", "bethras": "T09"}, hearts={"bethras": 0}))
    go(state, EnterDen)
    assert question(state) == "reveal_entrance"


@clause("WDL-DEN5", "WDL-DEN6", "WDL-DEN7", "WDL-DEN8", "WDL-DEN9")
def test_one_event_of_card_a_and_two_of_card_b_finish_a_den() -> None:
    state = exploring("burrow", "hoard")
    told = go(state, RollFace(5), RollFace(6), RollFace(6))
    assert [rolled.space for rolled in heard_of(told, DenDieRolled)] == [1, 2, 3]
    assert heard_of(told, DenFinished)


@clause("WDL-DEN5", "WDL-DEN7")
def test_the_event_of_the_face_is_resolved() -> None:
    state = exploring("tunnel", "altar", orbs={"xylia": 1})
    go(state, RollFace(3))
    assert state.world.orbs[XYLIA] == 0
    go(state, RollFace(1))
    assert state.world.hearts[XYLIA] == 4
    go(state, RollFace(6))
    assert state.world.orbs[XYLIA] == 1


@clause("WDL-DEN10", "WDL-DEN16", "WDL-DEN17")
def test_with_the_active_hero_down_the_supporters_suffer_and_the_den_is_closed() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    state = exploring("burrow", "hoard", (P2, JoinDen), heroes=party, hearts={"xylia": 1})
    told = go(state, RollFace(3))
    assert heard_of(told, DenFailed)
    assert down(state) == [XYLIA]
    assert state.world.hearts[BETHRAS] == 4
    assert state.world.closed_dens == (node_of(state.world, "T09"),)
    assert (len(state.world.entrances), len(state.world.chambers)) == (3, 3)


@clause("WDL-DEN14", "WDL-DEN15")
@pytest.mark.parametrize("before", [(), (NOTHING,)])
def test_a_die_moved_back_completes_the_event_but_not_the_den(before: tuple[RollFace, ...]) -> None:
    state = exploring("burrow", "hoard")
    told = go(state, NOTHING, *before, RollFace(3))
    assert [moved.space for moved in heard_of(told, DenDieMoved)] == [2]
    told = go(state, NOTHING)
    assert [rolled.space for rolled in heard_of(told, DenDieRolled)] == [2]
    assert not heard_of(told, DenFinished)
    assert heard_of(go(state, NOTHING), DenFinished)


@clause("WDL-DEN16")
def test_the_bonus_is_shared_as_the_active_player_likes() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    state = exploring("burrow", "nest", (P2, JoinDen), heroes=party)
    go(state, NOTHING, RollFace(3), RollFace(3), looted("mace"))
    assert question(state) == "share_card"
    assert state.decisions[0].seats == (P1,)
    go(state, GiveTo(BETHRAS), GiveTo(BETHRAS), GiveTo(BETHRAS), GiveTo(XYLIA))
    assert held(state.world, "bethras") == ["mace"]
    assert (state.world.orbs[BETHRAS], state.world.orbs[XYLIA]) == (2, 1)


@clause("WDL-DEN16")
def test_some_bonuses_are_for_every_explorer() -> None:
    party = {"xylia": "T09", "bethras": "T09", "klethor": "T09"}
    wounded = {"xylia": 2, "bethras": 2, "klethor": 2}
    state = exploring("burrow", "throne", (P2, JoinDen), (P3, StayOut), heroes=party, hearts=wounded)
    go(state, NOTHING, NOTHING, NOTHING, looted("mace"), GiveTo(XYLIA))
    assert [state.world.hearts[each] for each in (XYLIA, BETHRAS, KLETHOR)] == [5, 5, 2]


@clause("WDL-DEN17", "WDL-DEN19")
def test_the_tile_stays_but_its_den_is_explored_only_once() -> None:
    state = exploring("burrow", "hoard", board={"move": [1, 1, 1]})
    go(state, NOTHING, NOTHING, NOTHING, looted("mace"), looted("phial"))
    assert where(state.world, "xylia") == "T09"
    assert question(state) == "choose_action"
    assert EnterDen not in offered_kinds(state)
    go(state, Move(Side(2)), Move(Side(0)))
    assert where(state.world, "xylia") == "T09"
    assert EnterDen not in offered_kinds(state)


@clause("WDL-DEN18")
def test_no_den_is_entered_with_an_enemy_on_the_tile() -> None:
    woods = at_the_den(board={"move": [1]})
    add_foe(woods, "snake", "T09", is_up=True)
    assert EnterDen not in offered_kinds(acting(woods))


@clause("WDL-DEN10", "WDL-DEN18", "WDL-AMB7")
@pytest.mark.parametrize(("penalty", "left"), [("joined", 5), ("on_tile", 4)])
def test_the_penalty_hits_who_joined_and_by_a_switch_all_on_the_tile(penalty: str, left: int) -> None:
    party = {"xylia": "T09", "bethras": "T09", "klethor": "T09", "shavi": "T01"}
    options = {"den_penalty": penalty}
    joins = ((P2, JoinDen), (P3, StayOut))
    state = exploring("burrow", "hoard", *joins, heroes=party, options=options, hearts={"xylia": 1})
    go(state, RollFace(3))
    assert state.world.hearts[BETHRAS] == 4
    assert state.world.hearts[KLETHOR] == left
    assert state.world.hearts[hero("shavi")] == 5


@clause("WDL-DEN10", "WDL-LOOT11")
def test_a_penalty_with_a_choice_is_the_owners() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    hands = {"bethras": ["mace", "boots"]}
    state = exploring("burrow", "throne", (P2, JoinDen), heroes=party, hearts={"xylia": 1}, loot=hands)
    go(state, RollFace(3))
    assert question(state) == "choose_discard"
    assert state.decisions[0].seats == (P2,)


@clause("WDL-DEN19")
def test_the_turn_goes_on_after_the_den() -> None:
    state = exploring("burrow", "hoard", board={"move": [2], "invoke": [4, 4]}, loot={"xylia": ["boots"]})
    go(state, NOTHING, NOTHING, NOTHING, looted("mace"), looted("phial"))
    assert {Move, EndTurn, UseLoot} <= offered_kinds(state)
    assert state.world.board[4] == (4, 4)


@clause("WDL-DEN20")
def test_without_cards_no_den_is_explored() -> None:
    woods = at_the_den(board={"move": [1]})
    woods.chambers = ()
    assert EnterDen not in offered_kinds(acting(woods))


@clause("WDL-DEN22", "WDL-TILE48")
def test_between_two_events_cards_aid_and_powers_are_possible_but_nothing_of_the_tile() -> None:
    party = {"xylia": "T09", "bethras": "T09", "klethor": "T09"}
    state = exploring(
        "burrow",
        "hoard",
        (P2, JoinDen),
        (P3, StayOut),
        heroes=party,
        orbs={"xylia": 5},
        loot={"xylia": ["potion", "boots"]},
        board={"move": [1]},
    )
    state.world.chests[node_of(state.world, "T09")] = 1
    assert question(state) == "pause_in_den"
    kinds = offered_kinds(state)
    assert {GoDeeper, UseLootOn, Unlock} <= kinds
    assert not {Move, OpenChest, EndTurn, UseLoot} & kinds
    targets = {option.hero for option in offered(state) if isinstance(option, UseLootOn)}
    assert targets == {XYLIA, BETHRAS}
    go(state, lambda option: option == UseLootOn(card("potion"), BETHRAS))
    assert question(state) == "pause_in_den"


@clause("WDL-DEN22", "WDL-DWN9", "WDL-DEN23")
def test_an_explorer_who_is_down_may_be_raised_between_events() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    joins = (P2, JoinDen)
    state = exploring("burrow", "hoard", joins, heroes=party, hearts={"bethras": 1}, orbs={"xylia": 2})
    go(state, RollFace(1), drawn("snake"), rolled(1), rolled(1), rolled(3))
    assert down(state) == [BETHRAS]
    assert Raise(BETHRAS) in offered(state)


@clause("WDL-DEN23")
def test_who_is_down_shares_no_bonus_and_lies_on_the_tile() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    state = exploring("burrow", "nest", (P2, JoinDen), heroes=party, hearts={"bethras": 1})
    go(state, RollFace(1), drawn("snake"), rolled(1), rolled(1), rolled(3))
    assert down(state) == [BETHRAS]
    go(state, RollFace(3), RollFace(3), looted("mace"))
    assert held(state.world, "xylia") == ["mace"]
    assert where(state.world, "bethras") == "T09"
    assert not is_inside(state.world.nodes[BETHRAS])


@clause("WDL-DEN23", "WDL-DEN10")
def test_who_is_down_does_not_suffer_the_penalty() -> None:
    party = {"xylia": "T09", "bethras": "T09", "klethor": "T09"}
    joins = ((P2, JoinDen), (P3, JoinDen))
    hearts = {"xylia": 2, "bethras": 1}
    state = exploring("burrow", "altar", *joins, heroes=party, hearts=hearts, orbs={"bethras": 3, "klethor": 3})
    go(state, RollFace(1), drawn("snake"), rolled(1), rolled(1), rolled(1), rolled(1), rolled(1))
    assert set(down(state)) == {XYLIA, BETHRAS}
    assert (state.world.orbs[BETHRAS], state.world.orbs[KLETHOR]) == (3, 1)


@clause("WDL-DEN19", "WDL-DEN4")
def test_everybody_sees_who_is_in_the_den() -> None:
    party = {"xylia": "T09", "bethras": "T09"}
    state = exploring("burrow", "hoard", (P2, StayOut), heroes=party)
    seen = view(state.world, P2)
    assert [each.is_inside for each in seen.heroes] == [True, False]
    assert {each.node for each in seen.heroes} == {node_of(state.world, "T09")}
    assert seen.den is not None
