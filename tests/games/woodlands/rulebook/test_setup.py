"""Set-up, solo and difficulty (WDL-SET, WDL-SOL, WDL-DIF)."""

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.components.kinds import ComponentEffect
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.events import FirstPlayerChosen, StatusTaken
from lairkeeper.games.woodlands.records.options import (
    ChooseHero,
    DrawLootCard,
    DrawMonster,
    DrawTile,
    PlayFirst,
    RollFace,
    RollFaces,
)
from lairkeeper.games.woodlands.rules.boss import FindBoss
from lairkeeper.games.woodlands.rules.brambles import RollBrambles
from lairkeeper.games.woodlands.rules.combat import FightFoe
from lairkeeper.games.woodlands.rules.event_cards import DrawEvent
from lairkeeper.games.woodlands.rules.growth import DrawNextTile, DressNode
from lairkeeper.games.woodlands.rules.loot import DrawLootFor
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.rules.status import TakePoison
from lairkeeper.games.woodlands.rules.turn import Adventure
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import Woods, turn_order
from lairkeeper.kernel import State, begin, pending, start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    P1,
    P2,
    SHAVI,
    XYLIA,
    asked_seat,
    card,
    chances,
    draw_table,
    heard_of,
    kind,
    node_of,
    offered,
    question,
    tile,
)


def new_game(**options: object) -> State[Woods]:
    return start(GAME, TableOptions(**options))  # type: ignore[arg-type]


@clause("WDL-SET1")
def test_each_player_picks_a_hero_and_all_are_different() -> None:
    state = new_game(players=2, first=0)
    assert offered(state) == {ChooseHero(hero) for hero in (XYLIA, KLETHOR, SHAVI, BETHRAS)}
    play_out(state, (P1, ChooseHero(XYLIA)), may_leave_draws=True)
    assert offered(state) == {ChooseHero(hero) for hero in (KLETHOR, SHAVI, BETHRAS)}
    assert asked_seat(state) == P2


@clause("WDL-SET2", "WDL-SET3", "WDL-SET4", "WDL-SET5", "WDL-SET6", "WDL-SET7", "WDL-SET9", "WDL-SET13", "WDL-INN1")
def test_s01_a_new_game_is_set_up() -> None:
    state = new_game(players=2, first=0)
    play_out(state, ChooseHero(XYLIA), ChooseHero(BETHRAS), may_leave_draws=True)
    woods = state.world
    for hero in woods.party:
        assert (woods.hearts[hero], woods.orbs[hero], woods.powers[hero]) == (5, 0, 0)
        assert woods.nodes[hero] == node_of(woods, "T01")
        assert woods.loot[hero] == ()
    assert len(woods.tiles_left) == 22
    assert tile("T03") not in woods.tiles_left
    assert sum(woods.monster_pile) == 20
    assert woods.board == [()] * 5


@clause("WDL-SET6")
def test_the_boss_is_one_of_the_last_three_tiles() -> None:
    woods = lay_out(TableOptions())
    woods.party = (XYLIA, BETHRAS)
    for drawn in range(22):
        state = begin(woods, DrawNextTile(XYLIA))
        possible = chances(state) if pending(state) else {DrawTile(woods.drawn): 1}
        assert (DrawTile(tile("T02")) in possible) == (drawn >= 19)
        if pending(state):
            play_out(state, lambda draw: draw.tile != tile("T02"))
        woods = state.world


@clause("WDL-SET8")
def test_cards_lie_in_three_decks_of_their_own() -> None:
    woods = lay_out(TableOptions())
    assert (sum(woods.loot_pile), len(woods.event_pile), len(woods.boss_pile)) == (25, 12, 6)


@clause("WDL-SET10", "WDL-DIF1", "WDL-DIF2")
@pytest.mark.parametrize(("difficulty", "taken"), [("easy", False), ("classic", True), ("hard", True)])
def test_one_brambles_card_sets_the_difficulty(difficulty: str, taken: bool) -> None:
    woods = draw_table(options=TableOptions(difficulty=difficulty, first=0))  # type: ignore[arg-type]
    told = play_out(begin(woods, RollBrambles((XYLIA,), 1)), RollFaces((4,)))
    assert bool(heard_of(told, StatusTaken)) == taken


@clause("WDL-SET11")
def test_the_group_names_the_first_player_or_lets_chance_decide() -> None:
    state = new_game(players=2)
    play_out(state, ChooseHero(XYLIA), ChooseHero(BETHRAS), may_leave_draws=True)
    assert chances(state) == {PlayFirst(P1): 1, PlayFirst(P2): 1}
    told = play_out(state, PlayFirst(P2), may_leave_draws=True)
    assert heard_of(told, FirstPlayerChosen) == [FirstPlayerChosen(P2)]
    assert turn_order(state.world) == (BETHRAS, XYLIA)


@clause("WDL-SET12", "WDL-SET14")
def test_play_starts_with_a_tile_of_the_first_player() -> None:
    state = new_game(players=3, first=1)
    play_out(state, ChooseHero(XYLIA), ChooseHero(KLETHOR), ChooseHero(SHAVI), DrawTile(tile("T12")))
    assert (question(state), asked_seat(state)) == ("choose_space", P2)
    assert turn_order(state.world) == (KLETHOR, SHAVI, XYLIA)


@clause("WDL-SET14", "WDL-ADV1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    woods = draw_table(heroes={"xylia": "T01", "klethor": "T01", "shavi": "T01"}, first=2)
    state = begin(woods, Adventure())
    assert state.world.active == SHAVI


@clause("WDL-SET15", "WDL-TILE18")
def test_modules_are_off_unless_they_are_chosen() -> None:
    usual = TableOptions()
    assert not (usual.enraged_monsters or usual.enraged_bosses or usual.dens or usual.inn)


@clause("WDL-SET16")
def test_status_tokens_never_run_out() -> None:
    woods = draw_table(heroes={"xylia": "T01", "klethor": "T01", "shavi": "T01", "bethras": "T01"})
    effect = ComponentEffect("poison", who="all")
    play_out(begin(woods, TakePoison(effect, XYLIA)))
    assert set(woods.poisoned) == {XYLIA, KLETHOR, SHAVI, BETHRAS}
    assert (sum(woods.monster_pile), len(woods.orb_tokens), len(woods.boss_pile)) == (20, 4, 6)


@clause("WDL-SET17")
def test_an_empty_supply_is_made_of_its_discard() -> None:
    woods = draw_table()
    mace = card("mace")
    woods.loot_pile, woods.loot_discard = [0] * len(woods.loot_pile), [int(c == mace) for c in range(len(BOX.loot))]
    play_out(begin(woods, DrawLootFor((XYLIA,)), DrawLootFor((XYLIA,))))
    assert woods.loot[XYLIA] == (mace,)
    assert not any((*woods.loot_pile, *woods.loot_discard))


@clause("WDL-SET17")
def test_without_a_pile_and_a_discard_no_monster_is_placed() -> None:
    woods = draw_table({"T12": (0, -1)})
    woods.monster_pile = [0] * 5
    woods.monster_discard = [0, 0, 0, 0, 1]
    play_out(begin(woods, PlaceMonsters(node_of(woods, "T12"), 2)))
    assert [foe.kind for foe in woods.foes] == [kind("snake")]


@clause("WDL-SET17", "WDL-TILE8")
def test_an_event_whose_effect_goes_on_is_not_in_the_discard_yet() -> None:
    woods = draw_table(loot={"xylia": ("mace", "boots")})
    woods.event_pile = (BOX.event_named["strap"],)
    state = begin(woods, DrawEvent(XYLIA))
    assert (question(state), woods.event_discard) == ("choose_discard", ())
    play_out(state, lambda discard: discard.card == card("mace"))
    assert woods.event_discard == (BOX.event_named["strap"],)


@clause("WDL-SET18")
def test_every_die_is_fair() -> None:
    woods = draw_table(boss=("sporeback", "T01"))
    state = begin(woods, FightFoe(woods.foes[0].number))
    assert chances(state) == {RollFace(face): 1 for face in range(1, 7)}


@clause("WDL-SET19", "WDL-GRO12")
def test_the_first_players_seat_enters_what_the_group_decides() -> None:
    woods = draw_table({"T12": (0, -1), "T13": (0, 1)}, pile=(), first=1)
    state = begin(woods, FindBoss())
    assert (question(state), asked_seat(state)) == ("choose_boss_place", P2)


@clause("WDL-SOL1", "WDL-SOL2")
def test_a_solo_player_plays_two_heroes() -> None:
    state = new_game(players=1)
    play_out(state, (P1, ChooseHero(SHAVI)), (P1, ChooseHero(KLETHOR)), may_leave_draws=True)
    woods = state.world
    assert woods.party == (SHAVI, KLETHOR)
    play_out(state, DrawTile(tile("T12")), may_leave_draws=True)
    assert asked_seat(state) == P1


@clause("WDL-SOL2", "WDL-TILE22")
def test_a_solo_game_counts_as_two_players() -> None:
    woods = draw_table({"T06": (0, -1)}, heroes={"xylia": "T01", "bethras": "T01"}, options=TableOptions(players=1))
    play_out(begin(woods, DressNode(node_of(woods, "T06"))), DrawMonster(kind("snake")))
    assert woods.well_tokens == 2


@pytest.mark.parametrize("options", [{"players": 0}, {"players": 5}, {"players": 2, "first": 2}])
def test_a_table_that_cannot_be_is_refused(options: dict[str, int]) -> None:
    with pytest.raises(BadConfig):
        start(GAME, TableOptions(**options))  # type: ignore[arg-type]


def test_a_drawn_card_may_be_any_of_the_deck() -> None:
    state = begin(draw_table(), DrawLootFor((XYLIA,)))
    assert chances(state)[DrawLootCard(card("mace"))] == 2
    assert sum(chances(state).values()) == 25
