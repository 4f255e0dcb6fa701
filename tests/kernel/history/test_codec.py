import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lairkeeper.kernel import (
    BEGIN_AGAIN,
    Seat,
    apply,
    begin,
    clone,
    decode,
    decode_option,
    encode,
    fingerprint,
    start,
)
from lairkeeper.kernel.errors import CorruptState, MalformedOption
from lairkeeper.kernel.history.codec import same
from lairkeeper.testing import play_out
from tests.kernel.attic import GAME as ATTIC
from tests.kernel.attic import Attic, Look, LookAround, attics, empty_attic
from tests.kernel.scrapbook import Note, Pick, Say, Scrapbook, blank, together
from tests.kernel.toys.race import GAME as RACE
from tests.kernel.toys.race import RaceOptions, Roll, Stop, TakeDie
from tests.kernel.toys.toy import Nothing, toy
from tests.kernel.toys.woods import GAME as WOODS
from tests.kernel.toys.woods import WoodsOptions

BOOK = toy(
    "book",
    config=Nothing,
    world=Scrapbook,
    steps=(Pick, Note),
    options=(Say,),
    set_up=lambda _: (blank(), Note("")),
    seat_count=lambda _: 2,
    view=lambda _book, _seat: Nothing(),
)
RACING = start(RACE, RaceOptions(3, has_clock=True))
play_out(RACING, (Seat(1), TakeDie()), (Seat(1), Roll()), (Seat(2), Stop()), may_leave_draws=True)
BLOB = encode(RACING)


@given(attics)
def test_a_state_decoded_from_its_own_bytes_is_the_same(attic: Attic) -> None:
    state = begin(attic, LookAround())
    twin = decode(ATTIC, encode(state))
    assert twin.world == attic
    assert twin.decisions == state.decisions
    assert encode(twin) == encode(state)
    assert same(twin, state)


def test_a_fork_decodes_with_its_lanes_its_numbers_and_its_draws() -> None:
    twin = decode(RACE, BLOB)
    assert twin.decisions == RACING.decisions
    assert twin.asked == RACING.asked
    play_out(twin, (Seat(0), Stop()), may_leave_draws=True)
    assert encode(RACING) == BLOB


def test_pending_steps_are_decoded_too() -> None:
    state = begin(empty_attic(), LookAround(3))
    twin = decode(ATTIC, encode(state))
    for each in (state, twin):
        apply(each, Seat(0), Look("up"))
    assert twin.world.maze == state.world.maze == [[3]]


def test_lanes_that_are_still_to_fork_are_decoded_too() -> None:
    lanes = together((Pick("a", ("yes", "no")), Note("a")), (together((Pick("b", ("yes", "no"), Seat(1)),)),))
    state = begin(blank(), Pick("first", ("yes", "no")), lanes, Note("joined"))
    twin = decode(BOOK, encode(state))
    for each in (state, twin):
        play_out(each, Say("yes"), (Seat(1), Say("no")), (Seat(0), Say("no")))
    assert twin.world.lines == state.world.lines == ["first=yes@0", "b=no@1", "a=no@0", "a", "joined"]


def test_a_game_that_is_over_decodes_with_its_outcome() -> None:
    state = start(RACE, RaceOptions(1, dice=1))
    apply(state, Seat(0), Stop())
    twin = decode(RACE, encode(state))
    assert twin.outcome == state.outcome
    assert twin.outcome is not None


def test_equal_states_give_equal_bytes_whatever_way_led_to_them() -> None:
    one, other = empty_attic(), empty_attic()
    for name in ("a", "b", "c"):
        one.words.add(name)
        one.counts[ord(name)] = 1
        one.places[ord(name), 0] = [name]
    for name in ("c", "b", "a"):
        other.words.add(name)
        other.counts[ord(name)] = 1
        other.places[ord(name), 0] = [name]
    assert fingerprint(begin(one, LookAround())) == fingerprint(begin(other, LookAround()))


def test_encoding_leaves_the_state_as_it_was() -> None:
    attic = empty_attic()
    attic.counts = {2: 1, 1: 1}
    encode(begin(attic, LookAround()))
    assert list(attic.counts) == [2, 1]


def test_a_fingerprint_changes_with_the_world_and_with_pending_steps() -> None:
    base = begin(empty_attic(), LookAround())
    dusty = clone(base)
    dusty.world.dust = b"!"
    prints = {fingerprint(state) for state in (base, dusty, begin(empty_attic(), LookAround(1)))}
    assert len(prints) == 3


@given(st.binary(max_size=64))
def test_random_bytes_are_no_state(blob: bytes) -> None:
    with pytest.raises(CorruptState):
        decode(RACE, blob)


@given(st.integers(0, len(BLOB) - 1))
def test_a_truncated_state_is_corrupt(length: int) -> None:
    with pytest.raises(CorruptState):
        decode(RACE, BLOB[:length])


@given(st.integers(0, len(BLOB) - 1), st.integers(1, 255))
def test_a_state_with_a_changed_byte_is_corrupt(place: int, change: int) -> None:
    mutated = bytearray(BLOB)
    mutated[place] ^= change
    with pytest.raises(CorruptState):
        decode(RACE, bytes(mutated))


@given(st.binary(min_size=1, max_size=9), st.integers(0, len(BLOB)))
def test_a_state_with_bytes_put_in_is_corrupt(more: bytes, place: int) -> None:
    with pytest.raises(CorruptState):
        decode(RACE, BLOB[:place] + more + BLOB[place:])


def test_the_state_of_another_game_is_corrupt() -> None:
    foreign = encode(start(WOODS, WoodsOptions()))
    with pytest.raises(CorruptState) as refusal:
        decode(RACE, foreign)
    assert refusal.value.facts["game"] == "race"
    assert refusal.value.facts["reason"]


def test_an_answer_is_read_from_json() -> None:
    assert decode_option(ATTIC, b'{"type": "look", "at": "up"}') == Look("up")
    assert decode_option(ATTIC, '{"type": "begin_again"}') == BEGIN_AGAIN


@pytest.mark.parametrize(
    "blob",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"look"',
        b'{"at": "up"}',
        b'{"type": "unknown"}',
        b'{"type": "look"}',
        b'{"type": "look", "at": 5}',
        b'{"type": "look", "at": null}',
        b'{"type": "look", "at": "\xff"}',
        b'{"type": "look", "at": "\\ud800"}',
        '{"type": "look", "at": "\udcff"}',
        b"[" * 100_000,
    ],
)
def test_a_malformed_answer_is_refused_as_malformed(blob: bytes | str) -> None:
    with pytest.raises(MalformedOption) as refusal:
        decode_option(ATTIC, blob)
    assert refusal.value.facts["game"] == "attic"


_texts = st.sampled_from(["", "look", "up", "type", "é", "\ud800"])
_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | _texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_texts, inner, max_size=3),
    max_leaves=4,
)


@given(st.binary(max_size=40) | st.dictionaries(st.sampled_from(["type", "at", "x"]), _json).map(json.dumps))
def test_whatever_is_sent_is_an_answer_or_malformed(blob: bytes | str) -> None:
    try:
        option = decode_option(ATTIC, blob)
    except MalformedOption:
        return
    assert isinstance(option, Look) or option == BEGIN_AGAIN
