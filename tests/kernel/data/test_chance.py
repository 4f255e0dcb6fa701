from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lairkeeper.kernel import ChanceStream, Odds, commitment
from tests.kernel.scrapbook import Fell

ONE_IN_TEN_THOUSAND = {1: 15.1, 2: 18.4, 5: 25.7, 6: 27.9, 7: 29.9, 9: 33.7}
"""What chi-square exceeds by accident once in ten thousand times, by degrees of freedom."""


def chi_square(counts: Iterable[int], weights: Iterable[int]) -> float:
    observed, expected = list(counts), list(weights)
    share = sum(observed) / sum(expected)
    return sum((seen - share * weight) ** 2 / (share * weight) for seen, weight in zip(observed, expected, strict=True))


def test_a_seed_always_gives_the_same_numbers() -> None:
    """Pinned: the draws of an old journal must be verifiable from its seed for ever."""
    stream = ChanceStream("lairkeeper")
    assert [stream.below(100) for _ in range(10)] == [4, 84, 62, 93, 79, 11, 89, 87, 46, 91]
    assert stream.used == 10


def test_another_seed_gives_other_numbers() -> None:
    one, other = ChanceStream("one"), ChanceStream("other")
    assert [one.below(1000) for _ in range(8)] != [other.below(1000) for _ in range(8)]


def test_a_stream_can_be_taken_up_where_it_was_left() -> None:
    stream = ChanceStream("seed")
    for _ in range(13):
        stream.below(6)
    resumed = ChanceStream("seed", used=stream.used)
    assert [resumed.below(6) for _ in range(20)] == [stream.below(6) for _ in range(20)]


@given(st.integers(1, 2**64) | st.integers(1, 2**200), st.text(max_size=3))
def test_numbers_stay_below_their_bound(bound: int, seed: str) -> None:
    assert 0 <= ChanceStream(seed.encode(errors="replace").decode()).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_no_number_can_stay_below_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="not a bound"):
        ChanceStream("seed").below(bound)


@pytest.mark.parametrize("faces", [2, 3, 6, 7, 10])
def test_dice_are_fair(faces: int) -> None:
    stream = ChanceStream(f"fair {faces}")
    counts = Counter(stream.below(faces) for _ in range(6000))
    assert chi_square((counts[face] for face in range(faces)), [1] * faces) < ONE_IN_TEN_THOUSAND[faces - 1]


def test_large_bounds_are_not_biased_towards_small_numbers() -> None:
    """Without rejection, a bound of three quarters of the span would give its lower third twice as often."""
    bound = 3 << 62
    stream = ChanceStream("rejection")
    thirds = Counter(stream.below(bound) * 3 // bound for _ in range(3000))
    assert chi_square((thirds[third] for third in range(3)), [1] * 3) < ONE_IN_TEN_THOUSAND[2]


@pytest.mark.parametrize("bound", [3 << 63, 6**25, 6**32])
def test_bounds_beyond_one_number_are_as_fair(bound: int) -> None:
    stream = ChanceStream(f"beyond {bound}")
    sixths = Counter(stream.below(bound) * 6 // bound for _ in range(3000))
    assert chi_square((sixths[sixth] for sixth in range(6)), [1] * 6) < ONE_IN_TEN_THOUSAND[5]


def test_outcomes_fall_as_often_as_their_weight() -> None:
    stream = ChanceStream("weights")
    counts = Counter(stream.choose("abc", (1, 2, 5)) for _ in range(8000))
    assert chi_square((counts[outcome] for outcome in "abc"), (1, 2, 5)) < ONE_IN_TEN_THOUSAND[2]


def test_an_outcome_without_weight_never_falls() -> None:
    stream = ChanceStream("never")
    assert {stream.choose("abc", (1, 0, 1)) for _ in range(200)} == {"a", "c"}


def test_nothing_can_be_drawn_where_nothing_weighs() -> None:
    with pytest.raises(ValueError, match="not a bound"):
        ChanceStream("seed").choose("ab", (0, 0))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream, counts = ChanceStream("shuffle"), Counter[str]()
    for _ in range(6000):
        items = list("abc")
        stream.shuffle(items)
        counts["".join(items)] += 1
    assert len(counts) == 6
    assert chi_square(counts.values(), [1] * 6) < ONE_IN_TEN_THOUSAND[5]


def test_pick_gives_each_as_often() -> None:
    stream = ChanceStream("pick")
    counts = Counter(stream.pick("xyz") for _ in range(3000))
    assert chi_square((counts[it] for it in "xyz"), [1] * 3) < ONE_IN_TEN_THOUSAND[2]


def test_a_split_stream_leaves_its_parent_untouched() -> None:
    stream, untouched = ChanceStream("seed"), ChanceStream("seed")
    child = stream.split("bot")
    for _ in range(5):
        child.below(6)
    assert [stream.below(6) for _ in range(5)] == [untouched.below(6) for _ in range(5)]


def test_a_split_stream_does_not_reveal_the_seed_of_its_parent() -> None:
    """Pinned: the games of a simulated seed, bots included, stay the same."""
    child = ChanceStream("secret seed").split("bot 0")
    assert "secret" not in child.seed
    assert child.seed == "960cedb867b8d0d55d42c2b5d58021f5a21e3881ba7d643781291080bddb977c"
    assert child.seed != ChanceStream("secret seed").split("bot 1").seed


def test_split_streams_are_independent_of_their_parent_and_of_each_other() -> None:
    stream = ChanceStream("seed")
    streams = [stream, stream.split("a"), stream.split("b")]
    drawn = [[each.below(6) for _ in range(3600)] for each in streams]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        same = sum(left == right for left, right in zip(drawn[one], drawn[other], strict=True))
        assert chi_square((same, 3600 - same), (1, 5)) < ONE_IN_TEN_THOUSAND[1]


def test_a_commitment_binds_a_seed_and_does_not_show_it() -> None:
    assert commitment("seed") == commitment("seed")
    assert commitment("seed") != commitment("seed ")
    assert "seed" not in commitment("seed")
    assert len(commitment("seed")) == 64


def test_even_odds_weigh_every_outcome_once() -> None:
    assert Odds.even(Fell(face) for face in (1, 2)) == Odds((Fell(1), Fell(2)), (1, 1))


def test_counted_odds_leave_out_exhausted_pieces() -> None:
    assert Odds.counted((Fell(1), Fell(2), Fell(3)), (4, 0, 1)) == Odds((Fell(1), Fell(3)), (4, 1))
