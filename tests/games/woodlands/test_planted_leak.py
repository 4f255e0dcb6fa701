"""The probes of the server notice a leak of the only thing that Woodlands hides: a Monster that lies face down."""

from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.games.woodlands import GAME
from lairkeeper.games.woodlands.state import Woods
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.game import AnyGame
from tests.server.whole.test_leaks import look_everywhere

pytestmark = pytest.mark.asyncio


def is_odd(woods: Woods, number: int) -> bool:
    return any(foe.number == number and foe.kind % 2 for foe in woods.foes)


def view_with_a_leak(woods: Woods, seat: Seat | None) -> Any:
    """Tells one bit of every token that lies face down, where its damage would stand."""
    shown = GAME.view(woods, seat)
    told = tuple(
        foe if foe.kind is not None else msgspec.structs.replace(foe, damage=int(is_odd(woods, foe.foe)))
        for foe in shown.foes
    )
    return msgspec.structs.replace(shown, foes=told)


async def test_one_bit_of_a_face_down_monster_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = replace(GAME, view=view_with_a_leak)
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, leaky)
    with pytest.raises(AssertionError):
        await look_everywhere(leaky)


async def test_a_view_that_only_counts_face_down_monsters_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control of the control: the same detour, without the secret, is no leak."""

    def honest(woods: Woods, seat: Seat | None) -> Any:
        shown = GAME.view(woods, seat)
        return msgspec.structs.replace(shown, foes=tuple(msgspec.structs.replace(foe) for foe in shown.foes))

    same = replace(GAME, view=honest)
    monkeypatch.setitem(cast("dict[str, AnyGame]", games()), GAME.name, same)
    await look_everywhere(same, count=1)
