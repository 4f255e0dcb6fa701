"""Communication (RRR-COM): talk is free, hands are secret, and a reserved hex is a wish that binds nobody."""

from collections import Counter

import pytest

from lairkeeper.display.picture import Sketch, plain
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at, coordinates
from lairkeeper.games.run_run_run.components.box import Card, standard_box
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.run_run_run.display.markers import marked_place, may_mark
from lairkeeper.games.run_run_run.records.events import (
    CardLost,
    CardRecovered,
    CardSpentForMove,
    PoolRevealed,
    RoomLaid,
)
from lairkeeper.games.run_run_run.records.options import DrawRoom, PickCard, PickHex
from lairkeeper.games.run_run_run.rules.attack import LoseRandomCard
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.explore import ChooseRoom
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.games.run_run_run.view import PyramidView, view
from lairkeeper.kernel import CHANCE, ChanceStream, apply, begin, fingerprint, offered_options
from lairkeeper.kernel.errors import IllegalOption
from lairkeeper.testing import asked, clause, heard, play_out
from lairkeeper.words import speak
from tests.games.run_run_run.tables import P1, P2, P3, card, cards, corridor, draw_table
from tests.games.run_run_run.wandering import from_the_start, wander


def seen(pyramid: Pyramid) -> PyramidView:
    return view(pyramid, P1)


def picture(pyramid: Pyramid, **markers: int) -> str:
    """What is drawn for the first seat, with the marker of each seat named `p1` and so on."""
    placed = {seat: markers[name] for seat, name in ((P1, "p1"), (P2, "p2")) if name in markers}
    sketch = Sketch(speech=speak(GAME, pyramid.options, "en"), markers=placed)
    assert GAME.draw is not None
    return plain(GAME.draw(seen(pyramid), sketch).board)


@clause("RRR-COM1", "RRR-COM3")
def test_a_player_may_point_at_a_hex_at_any_time_and_everybody_sees_it() -> None:
    pyramid = draw_table(corridor(2))
    state = begin(pyramid, ChooseRoom())
    assert asked(state).seats == (P1,)
    wish = marked_place(view(state.world, P2), "1 -2")
    assert wish == at(1, -2)
    assert "⚑2" in picture(pyramid, p2=wish)


@clause("RRR-COM2", "RRR-SET12", "RRR-DRW1")
def test_a_player_who_draws_from_a_real_box_is_shown_all_cards_they_have_not_seen() -> None:
    table = draw_table({(0, -1): "100100"}, hands=(("R01", "R02"), ("R18", "R19")), discard=("R20",))
    state = begin(table, DrawRooms(P1, 1))
    unseen = Counter({Card(kind): room.count for kind, room in enumerate(standard_box().rooms)})
    unseen.subtract((*cards("R01", "R02", "R20"), Card(table.maze.spaces[1].card)))
    assert set(offered_options(state, asked(state))) == {DrawRoom(kind) for kind in +unseen}
    with pytest.raises(IllegalOption):
        apply(state, CHANCE, DrawRoom(card("R18")))


@clause("RRR-COM4", "RRR-COM5")
def test_a_reserved_hex_binds_nobody() -> None:
    state = begin(draw_table(corridor(2), hands=(("R57", "R56"),)), ChooseRoom())
    before = fingerprint(state)
    wish = marked_place(view(state.world, P2), "0 -3")
    assert fingerprint(state) == before
    told = play_out(state, PickCard(card("R57")), PickHex(wish), may_leave_draws=True)
    assert [event.hex for event in heard(told) if isinstance(event, RoomLaid)] == [wish]


@clause("RRR-COM5")
def test_a_marker_stands_on_an_empty_hex_that_touches_the_maze() -> None:
    pyramid = draw_table(corridor(1))
    allowed = {(q, r) for q in range(-3, 4) for r in range(-4, 4) if may_mark(seen(pyramid), at(q, r))}
    touching = {coordinates(hex_) for hex_ in pyramid.maze.sites}
    assert allowed == touching
    assert (0, 0) not in allowed and (0, -1) not in allowed and (3, 0) not in allowed


@clause("RRR-COM5")
@pytest.mark.parametrize("typed", ["0 -1", "0 0", "5 5", "", "x y", "1", "1 2 3", "9999 1", "-256 0", "1;", "(1,"])
def test_a_marker_is_refused_elsewhere_with_the_clause_that_says_so(typed: str) -> None:
    with pytest.raises(IllegalOption) as refused:
        marked_place(seen(draw_table(corridor(1))), typed)
    assert refused.value.clauses == ("RRR-COM5",)


@clause("RRR-COM5")
@pytest.mark.parametrize("typed", ["1 -1", "1,-1", "(1, −1)", " +1 ; -1 "])
def test_a_hex_may_be_named_as_it_is_written_anywhere(typed: str) -> None:
    assert marked_place(seen(draw_table(corridor(1))), typed) == at(1, -1)


@clause("RRR-COM5")
def test_each_player_has_one_marker_that_can_be_moved_and_taken_back() -> None:
    pyramid = draw_table(corridor(1))
    assert "⚑" not in picture(pyramid)
    assert picture(pyramid, p1=at(1, -1), p2=at(0, -2)).count("⚑") == 2
    assert picture(pyramid, p1=at(-1, 0)) != picture(pyramid, p1=at(1, -1))


@clause("RRR-COM5")
def test_a_marker_vanishes_when_a_room_is_laid_on_its_hex() -> None:
    assert "⚑" not in picture(draw_table(corridor(2)), p1=at(0, -2))


@clause("RRR-COM2")
def test_a_picture_shows_no_card_of_another_hand() -> None:
    hands = (("R14", "R15"), ("R57", "R56"))
    other = (("R14", "R15"), ("R01", "R02"))
    pictures = []
    for dealt in (hands, other):
        pyramid = draw_table(corridor(1), hands=dealt)
        assert GAME.draw is not None
        pictures.append(GAME.draw(view(pyramid, P1), Sketch(speech=speak(GAME, pyramid.options, "en"))))
    assert pictures[0] == pictures[1]


@clause("RRR-COM6")
def test_a_card_lost_to_an_attack_is_public() -> None:
    state = begin(draw_table(cats=[(0, 0)] * 3, hands=(("R14", "R15"),)), LoseRandomCard(P1))
    told = play_out(state, lambda lost: lost.card == card("R14"))
    assert heard(told, P3) == (CardLost(P1, card("R14")),)


@clause("RRR-COM6")
def test_cards_laid_spent_or_shown_in_a_regroup_are_told_to_everybody() -> None:
    """In whole games: whatever tells which card became public is told to all."""
    public = (RoomLaid, CardLost, CardSpentForMove, CardRecovered, PoolRevealed)
    for seed in ("one", "two", "three"):
        state = from_the_start(TableOptions(players=3))
        for _, told in wander(state, ChanceStream(seed)):
            assert all(item.to is None for item in told if isinstance(item.event, public))
