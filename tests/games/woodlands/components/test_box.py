"""The box, counted against the component list, and packs that change it."""

from collections import Counter
from pathlib import Path

import pytest

from lairkeeper.games.woodlands.board.cells import at
from lairkeeper.games.woodlands.board.forest import Forest, Laid
from lairkeeper.games.woodlands.components.box import CONTENT, load_box, standard_box
from lairkeeper.games.woodlands.components.kinds import COLOURS, ComponentEffect
from lairkeeper.games.woodlands.config import TableOptions
from lairkeeper.games.woodlands.records.options import DrawLootCard, UseLoot
from lairkeeper.games.woodlands.rules.effects import STEPS
from lairkeeper.games.woodlands.rules.loot import DrawLootFor
from lairkeeper.games.woodlands.setup import lay_out
from lairkeeper.games.woodlands.state import MOVE
from lairkeeper.kernel import begin
from lairkeeper.kernel.errors import BadContent
from lairkeeper.testing import play_out
from tests.games.packs import changed
from tests.games.woodlands.tables import XYLIA, acting

BOX = standard_box()
OTHERS_VERBS = {"fight", "back", "ale", "arrange"}
"""Verbs of components whose modules carry them out."""
IN_PLACE = {"power_die", "reroll", "raise", "hit", "escape", "turn_die", "step"}
LASTING = {"combat_die", "armour", "sure_footed", "ward"}


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(BOX.tiles) == 24
    assert sum(card.count for card in BOX.loot) == 25
    assert (len(BOX.events), len(BOX.bosses), len(BOX.brambles), len(BOX.heroes)) == (12, 6, 3, 4)
    assert (len(BOX.entrances), len(BOX.chambers), len(BOX.inn)) == (4, 4, 5)
    assert [monster.count for monster in BOX.monsters] == [4] * 5
    assert sum(token.count for token in BOX.quests) == 8
    assert sorted(BOX.supplies.orb_tokens) == [2, 2, 3, 3]


def test_there_are_two_runes_of_each_colour_on_ordinary_tiles() -> None:
    runes = Counter(
        ground.rune for tile in BOX.tiles if tile.special == "none" for ground in tile.places if ground.rune
    )
    assert runes == dict.fromkeys(COLOURS, 2)


def test_only_the_easy_brambles_card_has_results_that_do_nothing() -> None:
    assert [sum(not result for result in card.results) for card in BOX.brambles] == [3, 0, 0]
    assert all(ComponentEffect("immobilise") in card.results[1] for card in BOX.brambles)


def test_every_verb_is_carried_out_by_a_step_or_asked_for_where_it_counts() -> None:
    effects = [
        *(card.effect for card in BOX.loot),
        *(effect for card in BOX.events for effect in card.effects),
        *(effect for card in BOX.brambles for result in card.results for effect in result),
        *(effect for profile in BOX.profiles for effect in profile.loss),
        *(effect for gains in BOX.gains for effect in gains if effect.do != "return"),
        *(effect for boss in BOX.bosses for skill in boss.skills for effect in skill),
    ]
    assert {effect.do for effect in effects} - STEPS.keys() == IN_PLACE | LASTING


@pytest.mark.parametrize(("layout", "tiles", "distances"), [(0, 11, 5), (1, 15, 4), (2, 3, 2)])
def test_the_layouts_of_chapters_hang_together(layout: int, tiles: int, distances: int) -> None:
    drawn = BOX.layouts[layout]
    laid = (
        Laid(
            at(each.x, each.y),
            BOX.tile_named[each.tile],
            each.rotation,
            BOX.placed[BOX.tile_named[each.tile]][each.rotation],
        )
        for each in drawn.tiles
    )
    forest = Forest(tuple(laid))
    rings = forest.rings(forest.node_of[BOX.tile_named[drawn.start]])
    assert (len(drawn.tiles), len(rings) - 1) == (tiles, distances)
    assert sum(ring.bit_count() for ring in rings) == tiles


def test_a_pack_adds_a_card_without_a_line_of_code(tmp_path: Path) -> None:
    effect = '{ do = "gain_orbs", amount = 5 }'
    line = f'{{ id = "elixir", kind = "discard", effect = {effect}, count = 1, origin = "designed" }},'
    changed(tmp_path, CONTENT / "loot.toml", ("loot = [", f"loot = [\n  {line}"), ("cards = 25", "cards = 26"))
    pack = load_box(tmp_path)
    woods = lay_out(TableOptions(content=pack.digest, first=0))
    woods.party, woods.board[MOVE], woods.phase = (XYLIA, XYLIA), (1,), "adventure"
    elixir = pack.card_named["elixir"]
    play_out(begin(woods, DrawLootFor((XYLIA,))), DrawLootCard(elixir))
    play_out(acting(woods), UseLoot(elixir))
    assert woods.orbs[XYLIA] == 5


@pytest.mark.parametrize(
    ("file", "change", "key", "reason"),
    [
        ("tiles", ("tiles = 24", "tiles = 23"), "totals.tiles", "wrong-count"),
        ("tiles", ('special = "inn", ', 'special = "boss",'), "tile[boss]", "wrong-count"),
        ("tiles", ('paths = "NESW" }]', 'paths = "NES" }]'), "tile[T01].places.paths", "bad-value"),
        ("tiles", ('{ paths = "N", brambles = true }', '{ paths = "NE" }'), "tile[T08].places", "bad-value"),
        ("loot", ("cards = 25", "cards = 24"), "totals.cards", "wrong-count"),
        ("loot", ('do = "armour"', 'do = "hit"'), "loot[armour].effect.do", "bad-value"),
        ("loot", ('colours = ["green"]', "colours = []"), "loot[green_staff].effect.colours", "wrong-count"),
        ("events", ('do = "ambush"', 'do = "sing"'), "event[shadow].effects[#1].do", "bad-value"),
        (
            "events",
            ('{ do = "ambush" }', '{ do = "ambush", who = "chosen" }'),
            "event[shadow].effects.who",
            "bad-value",
        ),
        ("brambles", ('id = "easy"', 'id = "soft"'), "card[easy]", "wrong-count"),
        ("heroes", ('id = "klethor"', 'id = "xylia"'), "hero[xylia]", "duplicate-id"),
        ("monsters", ("tokens = 20", "tokens = 21"), "totals.tokens", "wrong-count"),
        ("bosses", ("track = 20", "track = 2"), "boss[stag].track", "too-few"),
        ("layouts", ('start = "T06"', 'start = "T24"'), "layout[chapter3].start", "bad-value"),
        ("dens", ('"skeleton", "spirit"', '"ghost"'), "entrance[crypt].kinds", "bad-value"),
        (
            "chapters",
            ("easy = [0, 3, 4]", "easy = [9, 3, 3]"),
            "chapter[mushrooms].awake.easy",
            "bad-value",
        ),
        ("chapters", ('id = "well"', 'id = "tree"'), "chapter[tree]", "duplicate-id"),
        ("supplies", ("[2, 2, 3, 3]", "[2, 2]"), "orb_tokens", "too-few"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(
    tmp_path: Path, file: str, change: tuple[str, str], key: str, reason: str
) -> None:
    changed(tmp_path, CONTENT / f"{file}.toml", change)
    with pytest.raises(BadContent) as refused:
        load_box(tmp_path)
    facts = refused.value.facts
    assert (facts["file"], facts["key"], facts["reason"]) == (f"{file}.toml", key, reason)
