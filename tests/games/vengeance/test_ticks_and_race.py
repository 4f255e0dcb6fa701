"""The same orders lead to the same result, whether they are given in ticks or in real time (VNG-RT16)."""

from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from lairkeeper.games.vengeance.invariants import dice_in_play
from lairkeeper.games.vengeance.records.options import CloseWindow, ShowFaces
from lairkeeper.games.vengeance.rules.rolling import BeginRoll, EndRoll, RollTogether
from lairkeeper.games.vengeance.rules.ticks import RunTick, in_turn
from lairkeeper.games.vengeance.state import Order, Player, Vendetta
from lairkeeper.kernel import CHANCE, CLOCK, ChanceStream, Seat, State, apply, begin
from lairkeeper.testing import clause
from tests.games.vengeance.tables import a_player, a_table


class Tick(NamedTuple):
    """What was done in a tick: the orders in turn, each with the faces it led to, and the turn itself."""

    done: list[tuple[Seat, Order, ShowFaces | None]]
    turn: tuple[Seat, ...]


def players(count: int) -> list[Player]:
    heroes = (("MAG", "1A"), ("ELI", "2A"), ("YUK", "3A"), ("BAS", "4A"))[:count]
    full = "blank blank blank blank"
    return [a_player(hero, lair=lair, holds=full, trained=9, skills=[f"{hero}-S1"]) for hero, lair in heroes]


def in_ticks(count: int, reserve: int, stream: ChanceStream) -> tuple[State[Vendetta], list[Tick]]:
    """A Roll phase in ticks, answered at random, and what was done in it."""
    table = a_table(*players(count), phase="roll", reserve=reserve, pace="ticks")
    state = begin(table, BeginRoll(), RunTick(), EndRoll())
    played: list[Tick] = []
    while state.decisions:
        decision = state.decisions[0]
        if decision.is_chance:
            faces = stream.choose(decision.options, decision.weights)
            assert isinstance(faces, ShowFaces)
            rolls = [place for place, (_, _, shown) in enumerate(played[-1].done) if shown is None]
            rolled = next(place for place in rolls if played[-1].done[place][1].slug == "roll")
            seat, order, _ = played[-1].done[rolled]
            played[-1].done[rolled] = seat, order, faces
            apply(state, CHANCE, faces)
            continue
        given: dict[Seat, Order] = {}
        turn = in_turn(state.world)
        for waiting in list(state.decisions):
            given[waiting.seats[0]] = stream.pick(waiting.options)  # type: ignore[assignment]
        played.append(Tick([(seat, given[seat], None) for seat in turn if seat in given], turn))
        for seat, order in given.items():
            apply(state, seat, order)
    return state, played


def in_real_time(count: int, reserve: int, played: list[Tick]) -> State[Vendetta]:
    """The same orders, one after the other, in real time; the clock closes a window where a tick ends."""
    table = a_table(*players(count), phase="roll", reserve=reserve)
    state, dice = begin(table, BeginRoll(), RollTogether(), EndRoll()), dice_in_play(table)
    for tick in played:
        for seat, order, faces in tick.done:
            if any(seat in decision.seats for decision in state.decisions):
                apply(state, seat, order)
                if faces is not None:
                    apply(state, CHANCE, faces)
                assert dice_in_play(state.world) == dice
        wanted = {request.seat for request in state.world.requests}
        if wanted:
            apply(state, CLOCK, CloseWindow(tuple(seat for seat in tick.turn if seat in wanted)))
            assert dice_in_play(state.world) == dice
    return state


@clause("VNG-RT16", "VNG-RT13")
@given(count=st.integers(1, 4), reserve=st.integers(0, 20), seed=st.integers(0, 1 << 30))
@settings(max_examples=60, deadline=None)
def test_ticks_and_real_time_give_the_same_result_by_the_same_orders(count: int, reserve: int, seed: int) -> None:
    ticked, played = in_ticks(count, reserve, ChanceStream(f"ticks/{seed}"))
    raced = in_real_time(count, reserve, played)
    assert not raced.decisions
    assert raced.world.reserve == ticked.world.reserve
    assert [player.groups for player in raced.world.players] == [player.groups for player in ticked.world.players]
    assert [player.bar_dice for player in raced.world.players] == [player.bar_dice for player in ticked.world.players]
