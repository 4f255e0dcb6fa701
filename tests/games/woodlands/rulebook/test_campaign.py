"""The campaign (WDL-CAM): chapters alone and in sequence, what is carried, retries, awakening."""

from typing import Any

import pytest

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.components.kinds import ByCard
from lairkeeper.games.woodlands.config import Carried, HeroKept, TableOptions, check_options
from lairkeeper.games.woodlands.records.options import ChooseHero, Discard, DrawLootCard, GiveTo
from lairkeeper.games.woodlands.records.quest_options import Awaken, GoOn, HandOver, LayDown
from lairkeeper.games.woodlands.rules.campaign import (
    AwakenKind,
    BeginChapter,
    ExchangeLoot,
    FindTreasures,
    ReadyHeroes,
    Rest,
    StirForest,
    WinChapter,
    carried_on,
    sequel,
    to_awaken,
)
from lairkeeper.games.woodlands.rules.ending import CheckEnd
from lairkeeper.games.woodlands.setup import lay_out, pile_of, set_up
from lairkeeper.games.woodlands.state import Woods, change_quest
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import begin, start
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.kernel.history.journey import next_options, read_journey, travel, write_journey
from lairkeeper.lab import find_game
from lairkeeper.testing import check_game, clause, play_out
from tests.games.woodlands.chapter_tables import chapter_table, choices, ending
from tests.games.woodlands.tables import (
    BETHRAS,
    BOX,
    KLETHOR,
    P1,
    XYLIA,
    asked_seat,
    card,
    cards,
    chances,
    held,
    kind,
    offered,
    question,
    tile,
)

HEROES = {"xylia": "T01", "bethras": "T01"}
PAIR = (HeroKept(XYLIA, cards("mace", "boots"), 2, 4, 3), HeroKept(BETHRAS, cards("charm"), 1, 5, 0))
MUSHROOM, PLANT, SPIRIT, SKELETON, SNAKE = (kind(n) for n in ("mushroom", "plant", "spirit", "skeleton", "snake"))


def won(chapter: int = 1, **table: Any) -> Woods:
    """A chapter whose goal is reached."""
    place = "T01" if chapter < 3 else {3: "T06", 4: "T04", 5: "T01"}[chapter]
    return chapter_table(chapter, dict.fromkeys(("xylia", "bethras"), place), **table)


def stirred(chapter: int, players: int, **switches: Any) -> Woods:
    """A chapter played alone whose Enraged types are drawn."""
    names = ("xylia", "klethor", "shavi", "bethras")[:players]
    start_tile = {3: "T06", 4: "T04"}.get(chapter, "T01")
    woods = chapter_table(chapter, dict.fromkeys(names, start_tile), **switches)
    state = begin(woods, StirForest())
    while choices(state):
        play_out(state, lambda option: True, may_leave_draws=True)
    return woods


def carrying(chapter: int, carried: Carried, players: int = 2) -> TableOptions:
    return TableOptions(players=players, chapter=chapter, carried=carried, first=0)  # type: ignore[arg-type]


@clause("WDL-CAM1", "WDL-CAM19", "WDL-CAM20")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_a_chapter_can_be_played_alone_and_ends(chapter: int) -> None:
    tables = [TableOptions(players=players, chapter=chapter) for players in (2, 3)]  # type: ignore[arg-type]
    assert check_game(GAME, tables, games=2, every=40).games == 2
    woods = lay_out(tables[0])
    assert (woods.hearts, woods.orbs, woods.powers, woods.enraged) == ([5] * 4, [0] * 4, [0] * 4, ())


@clause("WDL-CAM19")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 0)])
def test_chapter_three_alone_begins_with_cards(players: int, each: int) -> None:
    names = ("xylia", "klethor", "shavi", "bethras")[:players]
    woods = chapter_table(3, dict.fromkeys(names, "T06"))
    state = begin(woods, BeginChapter())
    while choices(state):
        play_out(state, lambda option: True, may_leave_draws=True)
    assert [len(woods.loot[hero]) for hero in woods.party] == [each] * players


@clause("WDL-CAM19")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("chapter", [0, 1, 2, 3, 4, 5])
def test_a_game_that_follows_none_is_enraged_as_its_table_says(chapter: int, players: int) -> None:
    wanted = BOX.chapters[chapter].awake.hard[players - 2]
    woods = stirred(chapter, players, difficulty="hard", start="by_group")
    assert len(woods.enraged) == len(set(woods.enraged)) == wanted
    assert set(woods.quest.stirred) == set(woods.enraged) <= set(range(len(BOX.monsters)))


@clause("WDL-CAM19")
@pytest.mark.parametrize("difficulty", ["easy", "classic", "hard"])
@pytest.mark.parametrize("chapter", [0, 1, 2, 3, 4, 5])
def test_as_printed_no_type_is_enraged_at_the_start(chapter: int, difficulty: str) -> None:
    assert stirred(chapter, 4, difficulty=difficulty).enraged == ()


@clause("WDL-CAM19")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("switches", "row"), [({}, "hard"), ({"enraged_monsters": True}, "enraged")])
@pytest.mark.parametrize("chapter", [0, 1, 2, 3, 4, 5])
def test_by_the_group_small_ones_may_begin_with_orbs_and_large_ones_with_fewer_hearts(
    chapter: int, players: int, switches: dict[str, bool], row: str
) -> None:
    for start_by, kept in (("by_group", row), ("printed", "printed")):
        woods = stirred(chapter, players, difficulty="hard", start=start_by, **switches)
        begin(woods, ReadyHeroes())
        orbs, lacking = (getattr(numbers, kept)[players - 2] for numbers in numbers_of(chapter))
        assert [woods.hearts[hero] for hero in woods.party] == [BOX.supplies.hearts - lacking] * players
        assert [woods.orbs[hero] for hero in woods.party] == [orbs] * players


def numbers_of(chapter: int) -> tuple[ByCard, ByCard]:
    return BOX.chapters[chapter].orbs, BOX.chapters[chapter].wounds


@clause("WDL-CAM19")
def test_types_that_are_enraged_already_count() -> None:
    assert stirred(1, 4, difficulty="hard", start="by_group", enraged_monsters=True).quest.stirred == ()
    brought = carrying(2, Carried(PAIR, enraged=(SNAKE,)))
    woods, _ = set_up(brought)
    begin(woods, BeginChapter())
    assert woods.enraged == (SNAKE,)


@clause("WDL-CAM9", "WDL-CAM19")
def test_what_is_enraged_in_a_chapter_alone_is_calm_in_the_next_one() -> None:
    woods = won()
    woods.enraged = (PLANT, SNAKE)
    change_quest(woods, stirred=(SNAKE, PLANT))
    woods.beaten[SNAKE] = 3
    assert to_awaken(woods) == [SNAKE]
    begin(woods, AwakenKind())
    assert (woods.enraged, woods.quest.stirred) == ((PLANT, SNAKE), (PLANT,))
    assert carried_on(woods).enraged == (SNAKE,)


@clause("WDL-CAM14", "WDL-CAM19")
def test_a_new_try_meets_the_same_enraged_types() -> None:
    lost = stirred(1, 4, difficulty="hard", start="by_group")
    again = sequel(lost, lost.options)
    assert again is not None
    woods, _ = set_up(again)
    assert (woods.enraged, woods.quest.stirred) == (lost.enraged, lost.quest.stirred)


@clause("WDL-CAM2", "WDL-CAM23")
def test_after_a_chapter_everybody_is_well_and_without_orbs() -> None:
    woods = won(
        hearts={"xylia": 0, "bethras": 2},
        orbs={"xylia": 4},
        poisoned=["bethras"],
        loot={"xylia": ["mace"]},
        used={"xylia": ["boots"]},
    )
    begin(woods, Rest())
    assert (woods.hearts[XYLIA], woods.hearts[BETHRAS], woods.orbs[XYLIA], woods.poisoned) == (5, 5, 0, ())
    assert held(woods, "xylia") == ["mace", "boots"]


@clause("WDL-CAM3")
def test_cards_are_exchanged_freely_until_the_group_goes_on() -> None:
    woods = won(loot={"xylia": ["mace", "boots"]})
    state = begin(woods, ExchangeLoot(0))
    assert asked_seat(state) == P1
    play_out(state, HandOver(XYLIA, card("mace"), BETHRAS))
    assert (held(woods, "xylia"), held(woods, "bethras")) == (["boots"], ["mace"])
    play_out(state, GoOn())
    assert not choices(state)


@clause("WDL-CAM3", "WDL-CAM8")
def test_the_slots_count_when_the_exchange_is_over() -> None:
    woods = won(loot={"xylia": ["mace", "boots", "charm"], "bethras": ["phial", "lantern", "shears"]})
    woods.loot[XYLIA] = tuple(sorted((*woods.loot[XYLIA], card("amulet"))))
    state = begin(woods, ExchangeLoot(0))
    assert GoOn() not in offered(state)
    play_out(state, LayDown(XYLIA, card("charm")))
    assert GoOn() in offered(state)
    before_camps = won(3)
    before_camps.loot[XYLIA] = cards("mace", "boots", "charm", "amulet")
    assert GoOn() in offered(begin(before_camps, ExchangeLoot(0)))


@clause("WDL-CAM3")
def test_an_exchange_does_not_go_on_for_ever() -> None:
    woods = won(loot={"xylia": ["mace"]})
    state = begin(woods, ExchangeLoot(0))
    play_out(state, HandOver(XYLIA, card("mace"), BETHRAS), HandOver(BETHRAS, card("mace"), XYLIA))
    assert not choices(state)


@clause("WDL-CAM8", "WDL-BOSS9", "WDL-END4")
def test_treasures_of_a_beaten_boss_are_shared_by_those_who_fought_it() -> None:
    woods = chapter_table(3, dict.fromkeys(("xylia", "klethor", "bethras"), "T06"))
    woods.beaten[kind("sporeback")] = 1
    change_quest(woods, victors=(XYLIA, KLETHOR))
    state = begin(woods, FindTreasures())
    play_out(state, DrawLootCard(card("mace")))
    assert offered(state) == {GiveTo(XYLIA), GiveTo(KLETHOR)}
    play_out(state, GiveTo(KLETHOR), DrawLootCard(card("boots")), GiveTo(XYLIA))
    assert (held(woods, "klethor"), held(woods, "xylia"), choices(state)) == (["mace"], ["boots"], set())


@clause("WDL-CAM9", "WDL-CAM13")
def test_the_type_beaten_most_often_becomes_enraged() -> None:
    woods = won()
    woods.beaten[SNAKE], woods.beaten[PLANT] = 3, 2
    begin(woods, AwakenKind())
    assert woods.enraged == (SNAKE,)


@clause("WDL-CAM10", "WDL-CAM12", "WDL-CAM13")
def test_if_it_is_enraged_already_chance_draws_another_type() -> None:
    woods = won()
    woods.enraged, woods.beaten[SNAKE] = (SNAKE,), 3
    assert chances(begin(woods, AwakenKind())) == {Awaken(each): 1 for each in (MUSHROOM, PLANT, SPIRIT, SKELETON)}
    nobody = won()
    assert to_awaken(nobody) == [MUSHROOM, PLANT, SPIRIT, SKELETON, SNAKE]


@clause("WDL-CAM13")
def test_a_tie_is_broken_among_the_types_that_are_calm() -> None:
    woods = won()
    woods.beaten[SNAKE] = woods.beaten[PLANT] = woods.beaten[MUSHROOM] = 2
    woods.enraged = (PLANT,)
    assert to_awaken(woods) == [MUSHROOM, SNAKE]


@clause("WDL-CAM4", "WDL-CAM5", "WDL-CAM11", "WDL-CAM25", "WDL-CH3-3")
def test_the_next_chapter_gets_what_the_heroes_have() -> None:
    woods = won(2, loot={"xylia": ["mace"]}, powers={"xylia": 2}, orbs={"bethras": 3}, hearts={"bethras": 4})
    woods.enraged = (PLANT, SNAKE)
    change_quest(woods, is_won=True)
    options = sequel(woods, woods.options)
    assert options is not None
    assert options.chapter == 3
    kept = (HeroKept(XYLIA, cards("mace"), 2, 5, 0), HeroKept(BETHRAS, (), 0, 4, 3))
    assert options.carried == Carried(kept, (PLANT, SNAKE))
    following, _ = set_up(options)
    assert (following.party, following.enraged, following.powers[XYLIA]) == ((XYLIA, BETHRAS), (PLANT, SNAKE), 2)
    assert (following.hearts[BETHRAS], following.orbs[BETHRAS], held(following, "xylia")) == (4, 3, ["mace"])
    assert sum(following.loot_pile) == 24
    assert len(following.boss_pile) == 6
    assert following.monster_pile == [monster.count for monster in BOX.monsters]


@clause("WDL-CAM6", "WDL-CAM7", "WDL-CAM14")
def test_after_a_defeat_the_chapter_starts_again_and_every_hero_discards_a_card() -> None:
    options = carrying(2, Carried(PAIR, (SNAKE,)))
    lost, _ = set_up(options)
    lost.loot[XYLIA], lost.powers[BETHRAS], lost.enraged = (), 2, (SNAKE, PLANT)
    again = sequel(lost, options)
    assert again is not None
    assert (again.chapter, again.carried) == (2, Carried(PAIR, (SNAKE,), 0, 2))
    woods, _ = set_up(again)
    assert (woods.hearts[XYLIA], woods.orbs[XYLIA], woods.powers[BETHRAS], woods.enraged) == (4, 3, 1, (SNAKE,))
    state = begin(woods, BeginChapter())
    assert offered(state) == {Discard(card("mace")), Discard(card("boots"))}
    play_out(state, Discard(card("boots")), may_leave_draws=True)
    assert (held(woods, "xylia"), held(woods, "bethras")) == (["mace"], [])
    third = sequel(woods, again)
    assert third is not None
    assert (third.carried.heroes, third.carried.attempt) == (PAIR, 3)


@clause("WDL-CAM1", "WDL-CAM5")
def test_nothing_follows_the_standard_game_or_the_last_chapter() -> None:
    assert sequel(lay_out(TableOptions()), TableOptions()) is None
    last = won(5)
    change_quest(last, is_won=True)
    assert sequel(last, last.options) is None


@clause("WDL-CAM22", "WDL-CH5-22")
def test_the_story_is_told_once_and_its_end_not_before_the_end() -> None:
    first, _ = set_up(TableOptions(chapter=1))
    assert view(first, P1).story == "mushrooms"
    again, _ = set_up(carrying(1, Carried(attempt=2)))
    assert view(again, None).story is None
    assert view(lay_out(TableOptions()), None).story is None


@clause("WDL-CAM1", "WDL-CAM2", "WDL-CAM3", "WDL-CAM9")
def test_a_won_chapter_goes_through_the_break_to_its_end() -> None:
    woods = won(loot={"xylia": ["mace"]})
    woods.beaten[SNAKE] = 1
    state = begin(woods, WinChapter())
    play_out(state, GoOn())
    assert ending(state) == "chapter_won"
    assert state.outcome is not None
    assert len(state.outcome.winners) == 2
    assert woods.enraged == (SNAKE,)


@clause("WDL-CAM20", "WDL-END3")
def test_the_usual_defeats_count_in_chapters_and_beating_a_boss_does_not_win() -> None:
    woods = won(3, boss=("stag", "T02"), threat=20)
    assert ending(begin(woods, CheckEnd())) == "threat"
    beaten = won(3)
    beaten.beaten[kind("stag")] = 1
    assert begin(beaten, CheckEnd()).outcome is None


@clause("WDL-INN8")
def test_the_inn_is_not_used_in_chapters() -> None:
    options = TableOptions(chapter=5, inn=True)
    assert tile("T03") not in pile_of(options)
    assert lay_out(options).inn_cards == ()


@clause("WDL-CAM1")
def test_what_is_carried_must_fit_the_table() -> None:
    for options in (carrying(0, Carried(PAIR)), carrying(2, Carried(PAIR), players=3)):
        with pytest.raises(BadConfig):
            check_options(options)
    check_options(carrying(2, Carried(PAIR), players=1))


@clause("WDL-CAM4", "WDL-CAM19")
def test_heroes_are_chosen_only_where_none_come_from_before() -> None:
    assert ChooseHero(XYLIA) in offered(start(GAME, TableOptions(chapter=1)))
    assert question(start(GAME, carrying(1, Carried(PAIR)))) != "pick_hero"


@clause("WDL-CAM6", "WDL-CAM14")
def test_a_lost_game_and_its_retry_are_a_journey() -> None:
    lost = find_game(GAME, TableOptions(chapter=3, first=0), "well_lost", ["random"], seed="campaign")
    assert lost is not None
    options = next_options(lost)
    assert options == TableOptions(chapter=3, first=0, carried=Carried(attempt=2))
    retried = find_game(GAME, options, "well_lost", ["random"], seed="retry")
    assert retried is not None
    journey = read_journey(GAME, write_journey([lost.sealed(), retried.sealed()]))
    assert [match.game.name for match in travel(GAME, journey)] == ["woodlands"] * 2


@clause("WDL-CAM25")
def test_cards_that_heroes_hold_are_not_in_the_deck() -> None:
    woods, _ = set_up(carrying(1, Carried(PAIR)))
    assert woods.loot_pile[card("mace")] == BOX.loot[card("mace")].count - 1
    assert all(left >= 0 for left in woods.loot_pile)


@clause("WDL-CAM25", "WDL-CAM6")
def test_the_card_given_up_for_a_retry_goes_back_into_the_deck() -> None:
    woods, _ = set_up(carrying(2, Carried(PAIR, attempt=2)))
    play_out(begin(woods, BeginChapter()), Discard(card("boots")), may_leave_draws=True)
    assert woods.loot_pile[card("boots")] == BOX.loot[card("boots")].count
    assert not any(woods.loot_discard)
