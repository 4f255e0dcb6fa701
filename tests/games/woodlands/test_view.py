"""What everybody sees, what nobody sees, and how it is dealt anew."""

from collections import Counter

from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.records.options import DrawMonster
from lairkeeper.games.woodlands.rules.monsters import PlaceMonsters
from lairkeeper.games.woodlands.unseen import unseen_monsters
from lairkeeper.games.woodlands.view import view
from lairkeeper.kernel import ChanceStream, begin, offered_options, pending, reshuffle_unseen
from lairkeeper.testing import clause
from tests.games.woodlands.tables import P1, P2, TRAIL, acting, draw_table, kind, node_of, tile


@clause("WDL-TILE10", "WDL-SET7")
def test_a_monster_that_lies_face_down_is_not_seen() -> None:
    woods = draw_table(TRAIL, hidden=[("snake", "T21")], foes=[("plant", "T22")])
    shown, hidden = view(woods, P1).foes
    assert (hidden.kind, hidden.defence, hidden.damage) == (None, 0, 0)
    assert (shown.kind, shown.defence, shown.hearts) == (kind("plant"), 3, 2)


def test_all_players_and_spectators_see_the_same() -> None:
    woods = draw_table(TRAIL, hidden=[("snake", "T21")])
    views = [view(woods, seat) for seat in (P1, P2, None)]
    assert len({repr(each).replace(f"seat={each.seat}", "", 1) for each in views}) == 1


@clause("WDL-SET6", "WDL-GRO8")
def test_the_pile_is_known_by_what_has_not_been_seen_of_it() -> None:
    woods = draw_table({"T12": (0, -1)})
    woods.tiles_below = (tile("T24"),)
    seen = view(woods, None)
    assert tile("T12") not in seen.tiles_left
    assert (seen.pile, seen.tiles_below, seen.boss_from) == (len(seen.tiles_left) + 1, (tile("T24"),), 18)


def test_face_down_monsters_are_dealt_anew_and_none_is_lost() -> None:
    woods = draw_table(TRAIL, hidden=[("snake", "T21"), ("snake", "T22")], foes=[("plant", "T01")])
    state = acting(woods)
    before = unseen_monsters(woods)
    dealt: Counter[int] = Counter()
    for number in range(60):
        twin = reshuffle_unseen(GAME, state, P1, ChanceStream(f"deal {number}")).world
        assert unseen_monsters(twin) == before
        assert view(twin, P1) == view(woods, P1)
        dealt[twin.foes[1].kind] += 1
    assert len(dealt) == 5


def test_the_player_who_draws_is_shown_all_that_nobody_has_seen() -> None:
    woods = draw_table(TRAIL, hidden=[("snake", "T21")] * 4)
    state = begin(woods, PlaceMonsters(node_of(woods, "T22"), 1))
    (draw,) = pending(state)
    assert DrawMonster(kind("snake")) not in draw.options
    assert DrawMonster(kind("snake")) in offered_options(state, draw)


def test_the_nodes_of_a_view_tell_where_paths_lead() -> None:
    woods = draw_table({**TRAIL, "T08": (1, 0, 90)})
    seen = view(woods, None)
    assert [(node.laid, node.place) for node in seen.nodes] == [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)]
    assert dict(seen.nodes[0].links) == {0: 1, 1: 4}
