"""A fight inside an event inside a risky move inside a turn."""

from lairkeeper.kernel import Event, Seat, State, clone, decode, encode, start
from lairkeeper.testing import asked, check_game, heard, play_out
from tests.kernel.toys.woods import (
    GAME,
    Began,
    Ended,
    EndTurnNow,
    Fight,
    Flee,
    HeroHurt,
    MoveOn,
    Ride,
    Rolled,
    Sneak,
    Stay,
    TileDrawn,
    Walk,
    Woods,
    WoodsOptions,
)

ME, YOU = Seat(0), Seat(1)
QUIET, SURPRISE = TileDrawn(False), TileDrawn(True)


def woods(players: int = 1) -> State[Woods]:
    return start(GAME, WoodsOptions(players))


def test_everything_ends_in_the_reverse_order_of_its_beginning() -> None:
    told = heard(play_out(woods(), MoveOn(), SURPRISE, Fight(), Rolled(3), Stay(), EndTurnNow()))
    inner: list[Event] = [Began("fight"), HeroHurt(ME), Ended("fight")]
    expected = [Began("move"), Began("event"), *inner, Ended("event"), Ended("move"), Ended("turn"), Began("turn")]
    assert list(told) == expected


def test_the_turn_goes_on_where_the_risky_move_interrupted_it() -> None:
    state = woods()
    play_out(state, MoveOn(), SURPRISE, Sneak())
    assert asked(state).question == "choose_move"
    assert state.world.moves == 1
    assert state.world.trail == ["turn"]


def test_flight_is_a_risky_move_inside_a_fight_inside_an_event_inside_a_risky_move() -> None:
    state = woods()
    play_out(state, MoveOn(), SURPRISE, Fight(), Rolled(1), Flee(), SURPRISE)
    assert state.world.trail == ["turn", "move", "event", "fight", "move", "event"]
    told = heard(play_out(state, Sneak()))
    assert [event.what for event in told if isinstance(event, Ended)] == ["event", "move", "fight", "event", "move"]


def test_the_deepest_question_survives_cloning_and_encoding() -> None:
    state = woods()
    play_out(state, MoveOn(), SURPRISE, Fight(), Rolled(1), Flee(), SURPRISE, Fight(), Rolled(2))
    for twin in (clone(state), decode(GAME, encode(state))):
        play_out(twin, Stay(), EndTurnNow())
        assert twin.world.trail == ["turn"]
    assert state.world.trail == ["turn", "move", "event", "fight", "move", "event", "fight"]


def test_a_hero_who_goes_down_in_the_depth_is_asked_nothing_more_that_turn() -> None:
    state = woods(players=2)
    state.world.hearts[ME] = 1
    play_out(state, MoveOn(), (YOU, Walk()), SURPRISE, Fight(), Rolled(1))
    assert asked(state).seats == (YOU,)
    assert state.world.trail == ["turn"]


def test_the_end_of_the_game_drops_everything_that_was_still_to_come() -> None:
    state = woods()
    state.world.hearts[ME] = 1
    play_out(state, MoveOn(), SURPRISE, Fight(), Rolled(1))
    assert state.outcome is not None
    assert state.outcome.clause == "WOODS-LOST"
    assert state.decisions == ()


def test_a_hero_is_carried_only_if_its_owner_agrees() -> None:
    for answer, tiles in ((Ride(), [1, 1]), (Walk(), [1, 0])):
        state = woods(players=2)
        play_out(state, MoveOn())
        assert asked(state).seats == (YOU,)
        play_out(state, (YOU, answer), QUIET)
        assert state.world.tiles == tiles


def test_all_heroes_on_the_tile_roll_in_a_fight() -> None:
    state = woods(players=3)
    play_out(state, MoveOn(), (YOU, Ride()), SURPRISE, Fight(), Rolled(2), Rolled(2))
    assert state.world.strength == 4
    assert state.world.trail == ["turn"]


def test_the_toy_conforms() -> None:
    report = check_game(GAME, [WoodsOptions(players) for players in (1, 2, 3)], games=30, every=1)
    assert set(report.endings) == {"all_down", "way_found"}
