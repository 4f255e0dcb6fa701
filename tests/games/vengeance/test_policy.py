"""The advice for the Roll phase: legal orders at any pace, and groups that are laid."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.bots.advice import ORDERS, advise, order_worth
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.records.events import GroupAssigned
from lairkeeper.games.vengeance.records.options import Assign, PlaceWound, Roll, Stop
from lairkeeper.kernel import Seat, State, facts, start
from lairkeeper.kernel.history.journal import give
from lairkeeper.lab import play_game
from tests.games.vengeance.rolling import roller, rolling
from tests.games.vengeance.tables import ADA, dice, skill


def advised(state: State) -> object:  # type: ignore[type-arg]
    decision = next(it for it in state.decisions if it.seats == (ADA,) and it.question in ORDERS)
    return advise(state.world, decision, facts(state, decision))


@pytest.mark.parametrize(("pace", "players"), [("real_time", 1), ("ticks", 2), ("no_rush", 2)])
def test_all_orders_of_a_game_are_legal_and_groups_are_laid(pace: str, players: int) -> None:
    options = TableOptions(players=players, pace=pace)  # type: ignore[arg-type]
    match = play_game(GAME, options, ["tactician"], "legal")
    laid = [item.event.seat for told in match.told for item in told if isinstance(item.event, GroupAssigned)]
    assert all(laid.count(seat) >= 8 for seat in map(Seat, range(players)))
    state, now = start(GAME, options), 0
    for entry in match.journal.entries:
        for decision in state.decisions:
            if decision.question in ORDERS:
                assert advise(state.world, decision, facts(state, decision)) in decision.options
        _, now = give(state, entry, now)


def test_a_group_in_hand_is_laid_before_its_dice_are_rolled_again() -> None:
    state = rolling(roller(holds="run run"), roller("ELI", holds="run gun"), reserve=0)
    assert advised(state) == Assign(skill("SPRINT"), dice("run run"))


def test_a_hand_that_makes_no_group_stops() -> None:
    state = rolling(roller(holds="gun"), roller("ELI", holds="run gun"), reserve=0)
    assert advised(state) == Stop()


def test_a_wound_on_the_last_free_slot_costs_more_than_on_the_first() -> None:
    def cost(wounds: int) -> float:
        state = rolling(roller(holds="run gun wound", wounds=wounds), roller("ELI", holds="run gun"), reserve=0)
        return order_worth(state.world, state.world.players[ADA], PlaceWound(0))

    assert cost(0) > cost(2)


def test_the_first_order_rolls_the_whole_hand() -> None:
    state = rolling(roller(holds="blank blank blank", standing="ready"), roller("ELI", holds="run gun"))
    assert advised(state) == Roll(dice("blank blank blank"))
