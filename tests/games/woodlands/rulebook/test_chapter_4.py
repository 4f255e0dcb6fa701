"""Chapter 4, footsteps in the night (WDL-CH4)."""

from typing import Any

from msgspec.structs import replace

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions
from lairkeeper.games.woodlands.records.options import (
    DrawLootCard,
    DrawMonster,
    GiveTo,
    KeepInstead,
    LeaveLoot,
    PlayOn,
    RollFaces,
    UseVortex,
    Venture,
)
from lairkeeper.games.woodlands.records.quest_options import DrawCamp, EndChapter, PostGuard, TakePack
from lairkeeper.games.woodlands.rules.campaign import sequel
from lairkeeper.games.woodlands.rules.camps import ClearCamp, StealLoot, VisitCamp
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.rules.goals import goals
from lairkeeper.games.woodlands.rules.loot import DrawLootFor, is_deck_empty
from lairkeeper.games.woodlands.rules.profile import defence
from lairkeeper.games.woodlands.rules.rounds import PlayRound
from lairkeeper.games.woodlands.setup import set_up
from lairkeeper.games.woodlands.state import Woods, change_quest
from lairkeeper.kernel import begin, start
from lairkeeper.testing import clause, play_out
from tests.games.woodlands.chapter_tables import at_camp, camp, chapter_table, choices, ending, play_fight
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    P2,
    XYLIA,
    acting,
    add_foe,
    card,
    cards,
    entering,
    foes_at,
    held,
    kind,
    node_of,
    offered,
    question,
    tile,
)

SNAKE = DrawMonster(kind("snake"))
CAMPS = ("T21", "T09", "T22", "T19")
CAMP_NAMES = ("horn", "ashes", "sentinel", "trap")
HORN, ASHES, SENTINEL, TRAP = (DrawCamp(camp(name)) for name in CAMP_NAMES)
SIX = RollFaces((6,))


def chapter_4(xylia: str = "T22", bethras: str = "T04", **table: Any) -> Woods:
    """Xylia at a camp; the packs hold cards nobody knows."""
    woods = chapter_table(4, {"xylia": xylia, "bethras": bethras}, **table)
    change_quest(woods, packs=(1, 1, 1, 1), reserved=4)
    return woods


def cleared(woods: Woods, *names: str) -> Woods:
    """These camps have been turned up and cleared, in the order of the box."""
    kinds = iter(("trap", "horn", "ashes", "sentinel"))
    sites = []
    for site in woods.quest.camps:
        is_cleared = BOX.tiles[woods.forest.tile_of(site.node)].id in names
        sites.append(type(site)(site.node, camp(next(kinds)), -1, True) if is_cleared else site)
    change_quest(woods, camps=tuple(sites))
    return woods


@clause("WDL-CH4-1", "WDL-CH4-2", "WDL-CH4-3", "WDL-CH4-4", "WDL-CH4-6", "WDL-CH4-22")
def test_the_chapter_is_set_up() -> None:
    state = start(GAME, TableOptions(players=3, chapter=4))
    while question(state) in ("pick_hero", "choose_first_player"):
        play_out(state, lambda option: True, may_leave_draws=True)
    while question(state) == "place_monster":
        play_out(state, lambda option: True, may_leave_draws=True)
    woods = state.world
    assert (len(woods.forest.tiles), len(woods.foes), sum(woods.chests), len(woods.event_tokens)) == (15, 11, 3, 1)
    assert {woods.nodes[hero] for hero in woods.party} == {node_of(woods, "T04")}
    assert [site.node for site in woods.quest.camps] == [node_of(woods, name) for name in CAMPS]
    assert {site.camp for site in woods.quest.camps} == {-1}
    assert woods.quest.packs == (2, 1, 1, 1)
    assert (woods.quest.reserved, not any(woods.loot), woods.phase) == (5, True, "adventure")


@clause("WDL-CH4-3")
def test_the_tiles_are_linked_as_the_layout_says() -> None:
    woods, _ = set_up(TableOptions(chapter=4))
    far = {"T13": 1, "T16": 1, "T12": 1, "T10": 2, "T18": 2, "T07": 2, "T05": 2, "T15": 2, "T14": 2, "T21": 3}
    far |= {"T17": 3, "T09": 3, "T22": 3, "T19": 4}
    fire = 1 << node_of(woods, "T04")
    assert {name: woods.forest.distance(node_of(woods, name), fire) for name in far} == far


@clause("WDL-CH4-5", "WDL-CH4-24", "WDL-CAM25")
def test_in_the_campaign_all_cards_are_stolen_and_known() -> None:
    heroes = (HeroKept(XYLIA, cards("mace", "boots", "charm", "lantern")), HeroKept(BETHRAS, cards("shears")))
    woods, _ = set_up(TableOptions(chapter=4, carried=Carried(heroes)))
    assert woods.party == (XYLIA, BETHRAS)
    begin(woods, StealLoot())
    assert woods.quest.packs == (2, 1, 1, 1)
    assert sum(woods.quest.stash) == 5
    assert woods.quest.stash[card("mace")] == 1
    assert (any(woods.loot), woods.quest.reserved) == (False, 0)


@clause("WDL-CH4-5")
def test_fewer_than_four_cards_are_made_up_from_the_deck() -> None:
    heroes = (HeroKept(XYLIA, cards("mace")), HeroKept(BETHRAS))
    woods, _ = set_up(TableOptions(chapter=4, carried=Carried(heroes)))
    play_out(begin(woods, StealLoot()), *[DrawLootCard(card(name)) for name in ("boots", "charm", "phial")])
    assert (woods.quest.packs, sum(woods.quest.stash)) == ((1, 1, 1, 1), 4)


@clause("WDL-CH4-6")
def test_unknown_cards_of_the_packs_are_not_drawn_from_the_deck() -> None:
    woods = chapter_4()
    assert not is_deck_empty(woods)
    woods.loot_discard = woods.loot_pile
    woods.loot_pile = [0] * len(woods.loot_pile)
    for name in ("mace", "boots", "charm", "shears"):
        woods.loot_pile[card(name)], woods.loot_discard[card(name)] = 1, 0
    assert is_deck_empty(woods)
    play_out(begin(woods, DrawLootFor((XYLIA,))), DrawLootCard(card("phial")))
    assert (woods.quest.reserved, sum(woods.quest.stash), woods.quest.stash[card("mace")]) == (0, 4, 1)


@clause("WDL-CH4-7", "WDL-CH4-22")
def test_no_tile_is_added() -> None:
    woods = chapter_4(board={"move": [1]})
    assert not any(isinstance(option, Venture) for option in choices(acting(woods)))
    assert question(begin(woods, PlayRound())) == "roll_hero_dice"


@clause("WDL-CH4-8")
def test_the_vortex_does_nothing() -> None:
    woods = chapter_4("T05", orbs={"xylia": 3}, board={"move": [1]})
    assert UseVortex() not in offered(acting(woods))


@clause("WDL-CH4-9", "WDL-CH4-14", "WDL-CH4-23")
def test_a_camp_is_turned_up_its_monster_beaten_and_a_pack_taken() -> None:
    woods = chapter_4(foes=[("snake", "T22")])
    state = entering(woods)
    play_fight(state, SIX)
    assert question(state) == "turn_up_camp"
    play_out(state, TRAP, SNAKE, may_leave_draws=True)
    assert foes_at(woods, "T22") == ["snake"]
    play_fight(state, SIX)
    play_out(state, DrawLootCard(card("mace")))
    assert at_camp(woods, "T22").is_cleared
    assert (held(woods, "xylia"), woods.quest.packs, woods.quest.reserved) == (["mace"], (1, 1, 1), 3)


@clause("WDL-CH4-9")
def test_a_camp_waits_while_monsters_are_there() -> None:
    woods = chapter_4(foes=[("plant", "T22")])
    play_fight(entering(woods), RollFaces((1,)))
    assert at_camp(woods, "T22").camp == -1


@clause("WDL-CH4-13", "WDL-CH4-21", "WDL-CH4-9", "WDL-CH4-19", "WDL-CAM21")
def test_a_trap_that_puts_the_hero_down_leaves_its_monster_face_up() -> None:
    woods = chapter_4(hearts={"xylia": 2}, loot={"xylia": ["armour"]})
    play_out(entering(woods), TRAP, SNAKE, may_leave_draws=True)
    assert (woods.hearts[XYLIA], foes_at(woods, "T22"), woods.foes[0].is_up) == (0, ["snake"], True)
    assert not at_camp(woods, "T22").is_cleared
    woods.hearts[XYLIA], woods.foes = 3, []
    play_out(begin(woods, VisitCamp()), DrawLootCard(card("mace")))
    assert at_camp(woods, "T22").is_cleared


@clause("WDL-CH4-13")
def test_a_trap_costs_two_hearts_and_entangles() -> None:
    woods = chapter_4()
    play_out(entering(woods), TRAP, SNAKE, may_leave_draws=True)
    assert (woods.hearts[XYLIA], woods.entangled) == (3, (XYLIA,))


@clause("WDL-CH4-10", "WDL-CH4-21")
def test_the_horn_calls_all_enemies_within_three_tiles() -> None:
    woods = chapter_4(hidden=[("plant", "T14"), ("spirit", "T04"), ("skeleton", "T13")])
    state = entering(woods)
    play_out(state, HORN, SNAKE, may_leave_draws=True)
    assert sorted(foes_at(woods, "T22")) == ["plant", "snake", "spirit"]
    assert foes_at(woods, "T13") == ["skeleton"]
    assert all(foe.is_up for foe in woods.foes if foe.node == node_of(woods, "T22"))
    assert len(woods.to_fight) == 3


@clause("WDL-CH4-11", "WDL-CH4-26")
def test_ashes_burn_a_pack_down_to_one_card_which_lies_here() -> None:
    woods = chapter_4()
    change_quest(woods, packs=(3, 2, 1), reserved=6)
    state = entering(woods)
    play_out(state, ASHES)
    assert offered(state) == {TakePack(3), TakePack(2)}
    play_out(state, TakePack(3), DrawLootCard(card("mace")), DrawLootCard(card("boots")), SNAKE, may_leave_draws=True)
    assert (woods.quest.packs, at_camp(woods, "T22").pack, woods.quest.reserved) == ((2, 1), 1, 4)
    assert woods.loot_discard[card("mace")] == 1
    play_fight(state, SIX)
    play_out(state, DrawLootCard(card("charm")))
    assert (held(woods, "xylia"), woods.quest.packs) == (["charm"], (2, 1))


@clause("WDL-CH4-12")
def test_the_sentinel_guards_another_camp() -> None:
    woods = chapter_4(hidden=[("plant", "T19")])
    state = entering(woods)
    play_out(state, SENTINEL)
    assert {option.tile for option in offered(state) if isinstance(option, PostGuard)} == {
        *(tile(name) for name in ("T21", "T09", "T19"))
    }
    play_out(state, PostGuard(node_of(woods, "T19"), tile("T19")), SNAKE, SNAKE, may_leave_draws=True)
    assert defence(woods, woods.foes[0]) == 4
    assert len(foes_at(woods, "T22")) == 2
    last = cleared(chapter_4(), "T21", "T09", "T19")
    change_quest(last, packs=(1,), reserved=1)
    play_out(entering(last), SNAKE, SNAKE, may_leave_draws=True)
    assert last.quest.guard == node_of(last, "T22")


@clause("WDL-CH4-18")
def test_cards_beyond_the_slots_are_given_to_others_here_or_discarded() -> None:
    full = ["mace", "boots", "charm"]
    woods = chapter_4("T22", "T22", loot={"xylia": full})
    site = at_camp(woods, "T22")
    change_quest(woods, camps=(type(site)(site.node, camp("trap")),), packs=(2,), reserved=2)
    state = begin(woods, ClearCamp())
    play_out(state, DrawLootCard(card("phial")), GiveTo(BETHRAS), DrawLootCard(card("lantern")), GiveTo(XYLIA))
    assert held(woods, "bethras") == ["phial"]
    assert offered(state) == {LeaveLoot(), *(KeepInstead(card(name)) for name in full)}


@clause("WDL-CH4-16", "WDL-CH4-20", "WDL-CH4-23", "WDL-CH4-17")
def test_with_three_camps_cleared_the_group_ends_or_goes_on() -> None:
    woods = cleared(chapter_4(), "T21", "T09")
    site = at_camp(woods, "T22")
    sites = tuple(type(site)(site.node, camp("sentinel")) if each == site else each for each in woods.quest.camps)
    change_quest(woods, camps=sites, packs=(1, 1), reserved=2)
    state = begin(woods, VisitCamp())
    play_out(state, DrawLootCard(card("mace")))
    assert (question(state), offered(state)) == ("ask_to_end", {EndChapter(), PlayOn()})
    play_out(state, PlayOn())
    assert EndChapter() in choices(acting(woods))
    play_out(acting(woods), EndChapter(), may_leave_draws=True)
    assert woods.quest.is_won
    carried = sequel(woods, woods.options)
    assert carried is not None
    assert (carried.chapter, carried.carried.camps) == (5, 3)
    assert [kept.loot for kept in carried.carried.heroes] == [cards("mace"), ()]


@clause("WDL-CH4-20", "WDL-SET19")
def test_in_the_turn_of_another_the_first_player_decides_whether_the_chapter_ends() -> None:
    woods = cleared(chapter_4(board={"move": [1]}), "T21", "T09", "T22")
    woods.first = P2
    state = acting(woods)
    play_out(state, EndChapter())
    assert (question(state), offered(state)) == ("ask_to_end", {EndChapter(), PlayOn()})
    play_out(state, (P2, PlayOn()))
    assert question(state) == "choose_action"
    assert EndChapter() not in offered(state)
    other = acting(woods)
    play_out(other, EndChapter(), (P2, EndChapter()), may_leave_draws=True)
    assert woods.quest.is_won


@clause("WDL-CH4-16", "WDL-CH4-25")
def test_a_monster_on_a_cleared_camp_takes_it_back_but_gives_no_second_pack() -> None:
    woods = cleared(chapter_4("T22"), "T21", "T09", "T22")
    assert EndChapter() in choices(acting(woods))
    add_foe(woods, "snake", "T22", is_up=True)
    assert EndChapter() not in choices(acting(woods))
    woods.foes = []
    packs = woods.quest.packs
    begin(woods, VisitCamp())
    assert woods.quest.packs == packs


@clause("WDL-CH4-15", "WDL-CH4-20")
def test_all_heroes_down_lose_the_chapter_even_with_three_camps() -> None:
    woods = cleared(chapter_4(hearts={"xylia": 0, "bethras": 0}), "T21", "T09", "T19")
    assert ending(begin(woods, CheckEnd())) == "all_down"


@clause("WDL-CH4-16", "WDL-CH4-25")
def test_a_camp_that_is_face_up_counts_as_soon_as_its_monsters_are_elsewhere() -> None:
    woods = chapter_4()
    sites = [replace(site, camp=camp(name)) for site, name in zip(woods.quest.camps, CAMP_NAMES, strict=True)]
    change_quest(
        woods, camps=(*(replace(site, is_cleared=True) for site in sites[:2]), *sites[2:3], woods.quest.camps[3])
    )
    (goal,) = goals(woods)
    assert (goal.have, goal.need) == (3, 3)
    add_foe(woods, "snake", CAMPS[2], is_up=True)
    assert goals(woods)[0].have == 2


@clause("WDL-CH4-9", "WDL-CH4-16")
def test_a_camp_that_is_being_turned_up_does_not_count_yet() -> None:
    woods = chapter_4()
    state = begin(woods, VisitCamp())
    play_out(state, SENTINEL, may_leave_draws=True)
    assert question(state) == "post_sentinel"
    assert goals(woods)[0].have == 0
