"""Previews equal what then happens, and tell nothing a player cannot know."""

from collections import Counter

import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.hexes import at
from lairkeeper.games.run_run_run.board.placement import passages_held
from lairkeeper.games.run_run_run.components.box import standard_box
from lairkeeper.games.run_run_run.levels import mummy_odds
from lairkeeper.games.run_run_run.preview import preview, reach_percent
from lairkeeper.games.run_run_run.records.effects import (
    CardsComing,
    CardsUpTo,
    DamageOdds,
    DefeatOdds,
    DiceRolled,
    DoorMechanism,
    FightTarget,
    MummyReaches,
    OutOfReach,
    StaysDark,
    TorchMechanism,
    TorchSpent,
    WalkCosts,
)
from lairkeeper.games.run_run_run.records.events import (
    CardsDrawn,
    CardSpentForMove,
    CatsAttacked,
    DoorMechanismTriggered,
    MummyAppeared,
    MummyHurt,
    RoomLaid,
    RoomLit,
    RoomStayedDark,
    TokenFound,
    TorchMechanismTriggered,
    TurnBegan,
)
from lairkeeper.games.run_run_run.records.options import CloseWindow, Done, KeepDouble, PickHex, Target, Turn
from lairkeeper.games.run_run_run.rules.fight import ChooseFightCards, mummies_on
from lairkeeper.games.run_run_run.rules.mummies import mummy_dice
from lairkeeper.games.run_run_run.state import Pyramid
from lairkeeper.kernel import (
    ChanceStream,
    Decision,
    Effect,
    Event,
    Option,
    State,
    after,
    apply,
    begin,
    clone,
    facts,
    in_percent,
    reshuffle_unseen,
    resolve,
)
from tests.games.run_run_run.tables import FOUR, ONE, THREE, TWO, corridor, draw_table, space_at
from tests.games.run_run_run.wandering import any_game, any_stream, wander

STEPS = 250
"""Answers of a random game that are looked at."""


def shown(state: State[Pyramid], decision: Decision, option: Option) -> tuple[Effect, ...]:
    return preview(state.world, decision.seats[0], facts(state, decision), option)


def the(kind: type[Effect], effects: tuple[Effect, ...]) -> list[Effect]:
    return [effect for effect in effects if isinstance(effect, kind)]


def seen_until_the_next_turn(state: State[Pyramid], option: Option, stream: ChanceStream) -> list[Event]:
    """What happens after an answer, up to the end of the turn; the declaration is completed by what comes first."""
    (decision,) = state.decisions
    told = list(apply(state, decision.seats[0], option))
    while state.decisions and not any(isinstance(one.event, TurnBegan) for one in told):
        (waiting, *_) = state.decisions
        if waiting.is_chance:
            told += resolve(state, stream)
        else:
            quiet = [choice for choice in waiting.options if isinstance(choice, CloseWindow | Done)]
            told += apply(state, waiting.seats[0], (quiet or waiting.options)[0], waiting.number)
    events = [one.event for one in told]
    ends = next((place for place, event in enumerate(events) if isinstance(event, TurnBegan)), len(events))
    return events[:ends]


def span(effects: tuple[Effect, ...]) -> tuple[int, int]:
    """The fewest and the most cards that are drawn."""
    (coming,) = [effect for effect in effects if isinstance(effect, CardsComing | CardsUpTo)]
    return (coming.count, coming.count) if isinstance(coming, CardsComing) else (coming.least, coming.most)


def counts(events: list[Event]) -> Counter[type[Event]]:
    return Counter(type(event) for event in events)


@settings(max_examples=40, deadline=None)
@given(any_game, any_stream)
def test_a_placement_brings_what_its_preview_says(state: State[Pyramid], stream: ChanceStream) -> None:
    for _, (_, _) in zip(range(STEPS), wander(state, stream), strict=False):
        for decision in state.decisions:
            if decision.question == "choose_rotation":
                option = stream.pick(decision.options)
                assert isinstance(option, Turn)
                check_placement(state, decision, option, stream)


def check_placement(state: State[Pyramid], decision: Decision, turn: Turn, stream: ChanceStream) -> None:
    effects = shown(state, decision, turn)
    events = seen_until_the_next_turn(clone(state), turn, stream)
    seen = counts(events)
    assert seen[RoomLaid] == 1
    assert bool(the(TorchSpent, effects)) == bool(seen[RoomLit])
    assert bool(the(StaysDark, effects)) == bool(seen[RoomStayedDark])
    may_dig = passages_held(state.world) > turn.passages
    assert bool(the(WalkCosts, effects)) == bool(seen[CardSpentForMove]) or (may_dig and seen[CardSpentForMove])
    assert may_dig or the(CardsComing, effects)
    drawn = next((event.count for event in events if isinstance(event, CardsDrawn)), 0)
    least, most = span(effects)
    assert least <= drawn <= most
    assert bool(the(DoorMechanism, effects)) == bool(seen[DoorMechanismTriggered])
    if not seen[TokenFound]:
        assert bool(the(TorchMechanism, effects)) == bool(seen[TorchMechanismTriggered])


@settings(max_examples=40, deadline=None)
@given(any_game, any_stream)
def test_a_hex_promises_what_some_rotation_keeps(state: State[Pyramid], stream: ChanceStream) -> None:
    for _, (_, _) in zip(range(STEPS), wander(state, stream), strict=False):
        for decision in state.decisions:
            if decision.question == "choose_hex":
                check_hex(state, decision, stream.pick(decision.options))


def check_hex(state: State[Pyramid], decision: Decision, option: Option) -> None:
    assert isinstance(option, PickHex)
    effects = shown(state, decision, option)
    turned = after(state, decision.seats[0], option)
    (rotations,) = turned.decisions
    if rotations.question != "choose_rotation":
        return
    each = [shown(turned, rotations, turn) for turn in rotations.options]
    assert span(effects) == (min(span(other)[0] for other in each), max(span(other)[1] for other in each))
    for kind in (TorchSpent, StaysDark, DoorMechanism, TorchMechanism):
        assert all(the(kind, effects) == the(kind, other) for other in each)


@settings(max_examples=40, deadline=None)
@given(any_game, any_stream)
def test_a_mummy_that_cannot_reach_the_cat_does_not(state: State[Pyramid], stream: ChanceStream) -> None:
    """Until the mummies have acted once more; those that wake meanwhile are put where the player likes."""
    for _, (_, _) in zip(range(STEPS), wander(state, stream), strict=False):
        for decision in state.decisions:
            if decision.question == "choose_rotation":
                option = stream.pick(decision.options)
                if the(OutOfReach, shown(state, decision, option)):
                    assert not attacked_next(clone(state), option, stream)


def attacked_next(state: State[Pyramid], option: Option, stream: ChanceStream) -> bool:
    known = {mummy.id for mummy in state.world.awake}
    turn = state.world.turn
    seen_until_the_next_turn(state, option, stream)
    if not state.decisions:
        return False
    here = state.world.maze.spaces[-1].hex
    told: list[Event] = []
    while state.decisions and state.world.turn == turn + 1 and state.decisions[0].question != "choose_action":
        (waiting, *_) = state.decisions
        if waiting.is_chance:
            told += [one.event for one in resolve(state, stream)]
            continue
        quiet: list[Option] = [choice for choice in waiting.options if isinstance(choice, CloseWindow | Done)]
        answer = (quiet or list(waiting.options))[0]
        told += [one.event for one in apply(state, waiting.seats[0], answer, waiting.number)]
    woken = {event.mummy for event in told if isinstance(event, MummyAppeared)}
    attacks = [event for event in told if isinstance(event, CatsAttacked) and event.mummy in known - woken]
    return any(event.hex == here for event in attacks)


@settings(max_examples=40, deadline=None)
@given(any_game, any_stream)
def test_the_odds_of_a_fight_are_those_of_its_dice(state: State[Pyramid], stream: ChanceStream) -> None:
    for _, (_, _) in zip(range(STEPS), wander(state, stream), strict=False):
        for decision in state.decisions:
            if decision.question == "choose_fight_cards" and Done() in decision.options:
                check_fight(state, decision)


def check_fight(state: State[Pyramid], decision: Decision) -> None:
    effects = shown(state, decision, Done())
    rolling = after(state, decision.seats[0], Done())
    if rolling.decisions[0].question == "choose_double":
        rolling = after(rolling, decision.seats[0], KeepDouble())
    (roll,) = rolling.decisions
    hearts = {mummy.id: mummy.hearts for mummy in mummies_on(rolling.world, rolling.world.places[decision.seats[0]])}
    assert {(effect.mummy, effect.hearts) for effect in effects if isinstance(effect, FightTarget)} == hearts.items()
    all_hearts, ways, defeats = sum(hearts.values()), sum(roll.weights), 0
    lost: Counter[int] = Counter()
    for faces, weight in zip(roll.options, roll.weights, strict=True):
        damage = hearts_lost(rolling, faces)
        lost[damage] += weight
        defeats += weight if damage == all_hearts else 0
    assert the(DefeatOdds, effects) == ([DefeatOdds(in_percent(defeats, ways))] if defeats else [])
    for effect in effects:
        if isinstance(effect, DamageOdds) and effect.damage < all_hearts:
            assert effect.percent == in_percent(lost[effect.damage], ways)


def hearts_lost(rolling: State[Pyramid], faces: Option) -> int:
    """However the damage is shared out, all of it is dealt while hearts remain."""
    twin = clone(rolling)
    (roll,) = twin.decisions
    told = list(apply(twin, roll.seats[0], faces))
    while twin.decisions and twin.decisions[0].question == "share_damage":
        told += apply(twin, twin.decisions[0].seats[0], twin.decisions[0].options[0])
    return sum(one.event.damage for one in told if isinstance(one.event, MummyHurt))


@settings(max_examples=40, deadline=None)
@given(any_game, any_stream)
def test_a_preview_is_the_same_whatever_the_others_hold(state: State[Pyramid], stream: ChanceStream) -> None:
    for _, (_, _) in zip(range(STEPS), wander(state, stream), strict=False):
        for decision in state.decisions:
            if decision.is_chance:
                continue
            other = reshuffle_unseen(GAME, state, decision.seats[0], stream.split("unseen"))
            asked = facts(state, decision)
            for option in decision.options:
                seen = preview(state.world, decision.seats[0], asked, option)
                assert preview(other.world, decision.seats[0], asked, option) == seen


def test_a_walk_to_a_fight_says_what_it_costs() -> None:
    pyramid = draw_table(corridor(5), cats=[(0, 0)], hands=[(ONE, TWO, THREE, FOUR)], awake={"brute": (0, -4)})
    state = begin(pyramid, ChooseFightCards(at(0, -4), None, ()))
    effects = preview(state.world, state.decisions[0].seats[0], {}, Target(at(0, -4)))
    brute = standard_box().creature_named["brute"]
    assert effects[0] == FightTarget(brute, standard_box().creatures[brute].hearts)
    assert isinstance(effects[1], WalkCosts)


@pytest.mark.parametrize(("place", "needed"), [((0, -2), 1), ((0, -1), 2)])
def test_a_mummy_reaches_the_cat_as_often_as_its_dice_say(place: tuple[int, int], needed: int) -> None:
    pyramid = draw_table(corridor(3), cats=[place], hands=[(ONE, TWO, THREE)], awake={"brute": (0, -3)})
    odds = mummy_odds(pyramid.options, mummy_dice(pyramid))
    reaching = sum(ways for symbols, ways in odds if symbols >= needed)
    expected = in_percent(reaching, sum(ways for _, ways in odds))
    assert reach_percent(pyramid, pyramid.awake[0], space_at(pyramid, *place), has_advanced=False) == expected


def test_a_mummy_does_not_turn_back() -> None:
    pyramid = draw_table(corridor(3), cats=[(0, -3)], hands=[(ONE, TWO, THREE)], awake={"brute": (0, -2)})
    assert reach_percent(pyramid, pyramid.awake[0], space_at(pyramid, 0, -3), has_advanced=False) == 0


@pytest.mark.parametrize(("ways", "percent"), [(0, 0), (1, 1), (500, 50), (999, 99), (1000, 100)])
def test_only_what_is_certain_is_0_or_100_percent(ways: int, percent: int) -> None:
    assert in_percent(ways, 1000) == percent


def test_kinds_are_told_apart() -> None:
    assert {effect.kind for effect in GAME.effects} == {"cost", "gain", "risk", "fact"}
    assert MummyReaches.kind == "risk"
    assert DiceRolled.kind == "fact"
