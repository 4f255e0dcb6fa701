"""Previews equal what then happens, over the Combats and Flashbacks of random games."""

import pytest

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.config import TableOptions
from lairkeeper.games.vengeance.preview import preview
from lairkeeper.games.vengeance.records.effects import (
    ActionsDropped,
    BarFilled,
    DeathAhead,
    KnockOutAhead,
    LootAhead,
    MayHeal,
    NoWoundsAhead,
    SlotsLeft,
    UsesDropped,
    WoundsAhead,
)
from lairkeeper.games.vengeance.records.events import HeroDied, KnockedOut, LootFound, WoundsReceived
from lairkeeper.games.vengeance.records.options import EndCombat, EndEffects, FinishFlashback, PlaceWound, SkipAction
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import ChanceStream, Decision, Effect, Event, Seat, State, apply, clone, start
from tests.games.vengeance.tables import ADA, a_player, a_table, everybody_but, group

GAMES = 12
ANSWERS = 400


def shown(table: Vendetta, option: EndCombat | FinishFlashback | PlaceWound) -> tuple[Effect, ...]:
    return preview(table, ADA, {}, option)


def test_being_ready_says_how_many_actions_are_dropped() -> None:
    assert shown(a_table(a_player(sources=("train", "heal"), has_bonus=True)), FinishFlashback()) == (
        ActionsDropped(3),
    )
    assert shown(a_table(a_player(sources=(), has_bonus=False)), FinishFlashback()) == ()


def test_ending_combat_names_unused_groups_loot_and_wounds() -> None:
    player = a_player(at=3, extra_slots=3, groups=[group("STRIKE", "fist fist fist")])
    assert shown(a_table(player), EndCombat()) == (UsesDropped(1), WoundsAhead(4, 2))
    quiet = a_player(at=1, crossed=everybody_but())
    assert shown(a_table(quiet), EndCombat()) == (LootAhead(1), NoWoundsAhead())


def test_a_full_health_bar_is_a_knock_out_and_the_second_one_death() -> None:
    crossed = everybody_but("3H", "3G", "3G2", "3G3")
    assert shown(a_table(a_player(at=3, wounds=2, crossed=crossed)), EndCombat())[0] == KnockOutAhead(1, 3)
    assert shown(a_table(a_player(at=3, wounds=2, knock_outs=1, crossed=crossed)), EndCombat())[0] == DeathAhead(1)


def test_a_wound_die_says_how_much_health_is_left() -> None:
    assert shown(a_table(a_player(holds="wound")), PlaceWound()) == (SlotsLeft(2),)
    assert shown(a_table(a_player(holds="wound", wounds=2)), PlaceWound()) == (BarFilled(),)


@pytest.mark.parametrize("players", [1, 2])
def test_forecasts_come_true_in_random_games(players: int) -> None:
    tried = 0
    for seed in range(GAMES):
        stream = ChanceStream(f"forecast {players} {seed}")
        state = start(GAME, TableOptions(players=players, pace="ticks"))
        for _ in range(ANSWERS):
            if not state.decisions:
                break
            tried += sum(forecast_comes_true(state, asked) for asked in state.decisions if EndCombat() in asked.options)
            asked = stream.pick(state.decisions)
            option = stream.choose(asked.options, asked.weights) if asked.is_chance else stream.pick(asked.options)
            apply(state, asked.seats[0], option, asked.number)
    assert tried > 2 * GAMES


def forecast_comes_true(state: State[Vendetta], asked: Decision) -> bool:
    """Ends the Combat of a copy, heals nothing, and compares."""
    (seat,) = asked.seats
    effects = {type(effect): effect for effect in preview(state.world, seat, {}, EndCombat())}
    told = resolution_without_healing(clone(state), asked)
    loot = sum(event.symbols for event in told if isinstance(event, LootFound) and event.seat == seat)
    assert effects.get(LootAhead, LootAhead(0)) == LootAhead(loot)
    received = [event for event in told if isinstance(event, WoundsReceived) and event.seat == seat]
    if expected := effects.get(WoundsAhead):
        assert isinstance(expected, WoundsAhead)
        assert [event.wounds for event in received] == [expected.wounds]
    if NoWoundsAhead in effects:
        assert received == []
    fell = any(isinstance(event, KnockedOut | HeroDied) and event.seat == seat for event in told)
    assert fell == (KnockOutAhead in effects or DeathAhead in effects)
    assert not (MayHeal in effects and not fell)
    return True


def resolution_without_healing(state: State[Vendetta], asked: Decision) -> list[Event]:
    (seat,) = asked.seats
    answer: EndCombat | SkipAction | EndEffects | None = EndCombat()
    told: list[Event] = []
    while answer is not None:
        told += [line.event for line in apply(state, seat, answer)]
        answer = next((option for option in done_options(state, seat)), None)
    return told


def done_options(state: State[Vendetta], seat: Seat) -> list[SkipAction | EndEffects]:
    mine = (decision for decision in state.decisions if decision.seats == (seat,))
    if state.world.players[seat].stage != "resolution":
        return []
    return [option for decision in mine for option in decision.options if isinstance(option, SkipAction | EndEffects)]
