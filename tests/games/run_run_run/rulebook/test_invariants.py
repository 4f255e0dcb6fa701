"""What holds at every moment of every game, and a watchman who would notice if it did not."""

from collections.abc import Mapping

import msgspec
import pytest
from hypothesis import given, settings

from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.board.maze import VAULT, SpaceId
from lairkeeper.games.run_run_run.invariants import between_turns
from lairkeeper.games.run_run_run.records import events as ev
from lairkeeper.games.run_run_run.state import Mechanism, Mummy, Pyramid
from lairkeeper.kernel import ChanceStream, State
from lairkeeper.testing import clause
from tests.games.run_run_run.tables import cards, corridor, draw_table, maze_of, mummy, token
from tests.games.run_run_run.wandering import any_game, any_stream, wander

random_games = settings(max_examples=60, deadline=None)


@clause("RRR-INV1", "RRR-INV2", "RRR-INV3", "RRR-INV4", "RRR-INV5", "RRR-INV6", "RRR-INV8")
@random_games
@given(state=any_game, stream=any_stream)
def test_the_laws_hold_at_every_decision(state: State[Pyramid], stream: ChanceStream) -> None:
    GAME.check(state.world)
    for _ in wander(state, stream):
        GAME.check(state.world)


@clause("RRR-INV4")
@random_games
@given(state=any_game, stream=any_stream)
def test_whenever_a_player_is_asked_the_mummy_pile_carries_at_most_four_hearts(
    state: State[Pyramid], stream: ChanceStream
) -> None:
    for _ in wander(state, stream):
        assert state.world.hearts < 5 or all(decision.is_chance for decision in state.decisions)


@clause("RRR-INV7")
@random_games
@given(state=any_game, stream=any_stream)
def test_between_turns_nobody_is_without_cards_and_no_mummy_is_in_the_vault(
    state: State[Pyramid], stream: ChanceStream
) -> None:
    for _, told in wander(state, stream):
        if told and isinstance(told[-1].event, ev.TurnBegan):
            assert between_turns(state.world)


LAWFUL = draw_table(
    corridor(6),
    cats=((0, -1), (0, -2)),
    tokens=(("shield",), ("passage",)),
    awake={"herald": (0, -4)},
    hearts=3,
)


def mechanism(first: int, *, opens_door: bool) -> Mechanism:
    """A mechanism token on this Room and the next two."""
    return Mechanism(opens_door, (SpaceId(first), SpaceId(first + 1), SpaceId(first + 2)))


def with_changes(changes: Mapping[str, object]) -> Pyramid:
    """The lawful table, with something else in some fields."""
    return msgspec.structs.replace(LAWFUL, **changes)


def test_a_lawful_table_passes() -> None:
    GAME.check(with_changes({"mechanisms": (mechanism(1, opens_door=True), mechanism(3, opens_door=False))}))
    assert between_turns(LAWFUL)


@pytest.mark.parametrize(
    ("law", "changes"),
    [
        ("RRR-INV1", {"hands": [(), ()]}),
        ("RRR-INV1", {"pool": cards("R57")}),
        ("RRR-INV1", {"offers": [cards("R57"), ()]}),
        ("RRR-INV1", {"discard": LAWFUL.pile}),
        ("RRR-INV2", {"reserve": LAWFUL.reserve + 1}),
        ("RRR-INV2", {"torches_on": ()}),
        ("RRR-INV2", {"reserve": -1, "supply": LAWFUL.supply + LAWFUL.reserve + 1}),
        ("RRR-INV3", {"purses": [(), ()]}),
        ("RRR-INV3", {"passages_laid": 1}),
        ("RRR-INV3", {"purses": [(token("double"),), (token("passage"),)]}),
        ("RRR-INV4", {"hearts": 6}),
        ("RRR-INV4", {"asleep": ()}),
        ("RRR-INV4", {"awake": [Mummy(mummy("herald"), SpaceId(1), 0)]}),
        ("RRR-INV4", {"awake": [Mummy(mummy("herald"), SpaceId(1), 6)]}),
        ("RRR-INV5", {"mechanisms": (mechanism(1, opens_door=True), mechanism(3, opens_door=True))}),
        ("RRR-INV5", {"mechanisms": tuple(mechanism(first, opens_door=False) for first in range(0, 18, 3))}),
        ("RRR-INV6", {"maze": maze_of({(0, -1): "001100", (1, -1): "100000"})}),
        ("RRR-INV8", {"maze": maze_of({(0, -1): "100100", (5, 5): "100000"})}),
    ],
)
def test_a_broken_law_is_noticed(law: str, changes: Mapping[str, object]) -> None:
    with pytest.raises(AssertionError, match=law):
        GAME.check(with_changes(changes))


@clause("RRR-INV7")
@pytest.mark.parametrize(
    "changes", [{"hands": [cards("R01"), ()]}, {"awake": [Mummy(mummy("herald"), VAULT, 5)]}], ids=["hand", "vault"]
)
def test_an_empty_hand_or_a_mummy_in_the_vault_between_turns_is_noticed(changes: Mapping[str, object]) -> None:
    assert not between_turns(with_changes(changes))
