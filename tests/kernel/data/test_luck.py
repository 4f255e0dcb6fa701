"""A seed made of several parts: each of them matters, and none can be exchanged afterwards."""

import pytest
from msgspec.structs import replace

from lairkeeper.kernel import Seat, commitment
from lairkeeper.kernel.data.luck import Lot, SharedLuck, mark_of

ANN, BOB = "a" * 32, "b" * 32
LOTS = (Lot(Seat(0), mark_of(ANN), ANN), Lot(Seat(1), mark_of(BOB), BOB))
LUCK = SharedLuck("secret", LOTS)


@pytest.mark.parametrize(
    "other",
    [
        replace(LUCK, secret="another"),
        replace(LUCK, attempt=2),
        replace(LUCK, lots=LOTS[:1]),
        replace(LUCK, lots=(replace(LOTS[0], number=None), LOTS[1])),
        replace(LUCK, lots=(replace(LOTS[0], number=BOB), LOTS[1])),
        replace(LUCK, lots=(replace(LOTS[0], seat=Seat(1)), replace(LOTS[1], seat=Seat(0)))),
    ],
    ids=["secret", "attempt", "without one", "kept back", "another number", "other seats"],
)
def test_every_part_of_the_luck_changes_the_seed(other: SharedLuck) -> None:
    assert other.seed != LUCK.seed


def test_the_server_is_bound_by_its_secret_alone() -> None:
    assert LUCK.commitment == commitment("secret") == replace(LUCK, lots=()).commitment


def test_a_number_has_to_be_the_one_that_was_announced() -> None:
    assert LUCK.is_sound and not LUCK.missing
    assert not replace(LUCK, lots=(replace(LOTS[0], number=BOB), LOTS[1])).is_sound


def test_a_number_that_was_kept_back_is_seen_to_be_missing() -> None:
    kept_back = replace(LUCK, lots=(LOTS[0], replace(LOTS[1], number=None)))
    assert kept_back.is_sound and kept_back.missing == (Seat(1),)
