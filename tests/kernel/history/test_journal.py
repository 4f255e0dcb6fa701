import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lairkeeper.kernel import (
    CHANCE,
    CLOCK,
    ChanceStream,
    Entry,
    Journal,
    Match,
    Seat,
    fingerprint,
    read_heading,
    read_journal,
    replay,
    write_journal,
)
from lairkeeper.kernel.errors import CorruptJournal, LairkeeperError
from lairkeeper.kernel.history.journal import _digest
from tests.kernel.toys.race import GAME, RaceOptions, Roll, Rolled, Stop, TakeDie, TimeIsUp
from tests.kernel.toys.woods import GAME as WOODS

A, B = Seat(0), Seat(1)


def a_match() -> Match[Any, RaceOptions, Any]:
    match = Match(GAME, RaceOptions(2, 3, has_clock=True), seed="open")
    match.answer(A, TakeDie(), at=10)
    match.answer(A, Roll(), at=20)
    match.answer(CHANCE, Rolled(True))
    match.answer(CLOCK, TimeIsUp(), at=99)
    return match


MATCH = a_match()
WRITTEN = write_journal(MATCH.sealed())


def resealed(**changes: object) -> bytes:
    """The journal with other content, and a digest that says that nothing was edited."""
    content = {**json.loads(WRITTEN), **changes}
    content.pop("digest")
    return msgspec.json.encode({**content, "digest": _digest(content)})


def refusal(blob: bytes) -> CorruptJournal:
    with pytest.raises(CorruptJournal) as refused:
        read_journal(GAME, blob)
    return refused.value


def test_a_journal_written_and_read_is_the_same() -> None:
    read = read_journal(GAME, WRITTEN)
    assert read == MATCH.sealed()
    assert write_journal(read) == WRITTEN


def test_a_journal_is_json_with_one_answer_a_line() -> None:
    lines = WRITTEN.decode().splitlines()
    assert json.loads(WRITTEN)["game"] == "race"
    assert [json.loads(line.rstrip(","))["seat"] for line in lines[1:-1]] == [A, A, CHANCE, CLOCK]


def test_a_journal_without_answers_can_be_written_and_read() -> None:
    fresh = Match(GAME, RaceOptions()).sealed()
    assert read_journal(GAME, write_journal(fresh)) == fresh


def test_a_journal_keeps_times_seed_and_table_options() -> None:
    read = read_journal(GAME, WRITTEN)
    assert [entry.at for entry in read.entries] == [10, 20, None, 99]
    assert read.seed == "open"
    assert read.config == RaceOptions(2, 3, has_clock=True)


def test_replaying_leads_to_the_same_state_without_any_random_number() -> None:
    state = replay(GAME, read_journal(GAME, WRITTEN))
    assert fingerprint(state) == fingerprint(MATCH.state) == MATCH.sealed().fingerprint


def test_a_journal_can_be_replayed_up_to_an_answer() -> None:
    assert replay(GAME, MATCH.journal, upto=1).world.hands == [1, 0]
    assert replay(GAME, MATCH.journal, upto=0).world.hands == [0, 0]


def test_the_number_is_kept_only_where_several_questions_wait_for_one_seat() -> None:
    match = Match(GAME, RaceOptions(2))
    for seat in (A, B):
        match.answer(seat, TakeDie(), match.state.decisions[seat].number)
        match.answer(seat, Roll())
    second = match.state.decisions[1].number
    match.answer(CHANCE, Rolled(True), second)
    assert [entry.number for entry in match.journal.entries] == [None, None, None, None, second]
    assert replay(GAME, read_journal(GAME, write_journal(match.journal))).world.hits == [0, 1]


def test_the_heading_tells_the_game() -> None:
    assert read_heading(WRITTEN) == "race"


@given(st.integers(0, len(WRITTEN) - 3))
def test_a_truncated_journal_is_corrupt(length: int) -> None:
    error = refusal(WRITTEN[:length])
    assert error.facts["reason"] == "unreadable"
    assert error.facts["detail"]


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"is_hit":true', b'"is_hit":false'), (b'"at":10', b'"at":11'), (b'"seed":"open"', b'"seed":"ope"')],
)
def test_an_edited_journal_is_corrupt(old: bytes, new: bytes) -> None:
    assert old in WRITTEN
    assert refusal(WRITTEN.replace(old, new)).facts["reason"] == "edited"


def test_a_journal_with_an_answer_taken_out_is_corrupt() -> None:
    lines = WRITTEN.splitlines(keepends=True)
    assert refusal(b"".join(lines[:2] + lines[3:])).facts["reason"] == "edited"


def test_a_journal_without_a_digest_is_corrupt() -> None:
    content = json.loads(WRITTEN)
    del content["digest"]
    assert refusal(msgspec.json.encode(content)).facts["reason"] == "edited"


def test_a_journal_of_another_version_of_the_game_says_so() -> None:
    error = refusal(resealed(version=7))
    assert error.facts == {"reason": "version", "expected": 1, "found": 7, "where": 0}


def test_a_journal_of_another_game_says_so() -> None:
    with pytest.raises(CorruptJournal) as refused:
        read_journal(WOODS, WRITTEN)
    assert refused.value.facts == {"reason": "game", "expected": "woods", "found": "race", "where": 0}


def test_a_journal_of_another_format_says_so() -> None:
    error = refusal(resealed(lairkeeper=99))
    assert error.facts["reason"] == "format"
    assert error.facts["found"] == 99


def test_an_unknown_answer_is_reported_with_its_place() -> None:
    entries = json.loads(WRITTEN)["entries"]
    entries[2]["option"]["type"] = "cheat"
    error = refusal(resealed(entries=entries))
    assert error.facts["reason"] == "entry"
    assert error.facts["where"] == 3


def test_table_options_that_do_not_fit_are_reported() -> None:
    error = refusal(resealed(config={"players": "many"}))
    assert error.facts["reason"] == "config"
    assert "players" in str(error.facts["detail"])


def test_an_illegal_answer_is_reported_with_its_place_and_its_reason() -> None:
    journal: Journal[RaceOptions] = msgspec.structs.replace(MATCH.sealed(), entries=[*MATCH.journal.entries])
    journal.entries[1] = Entry(B, Roll())
    with pytest.raises(CorruptJournal) as refused:
        replay(GAME, journal)
    assert refused.value.facts == {"where": 2, "reason": "option-illegal", "option": "roll"}


def test_an_answer_after_the_end_is_reported() -> None:
    match = Match(GAME, RaceOptions(1))
    match.answer(A, Stop())
    match.journal.entries.append(Entry(A, Stop()))
    with pytest.raises(CorruptJournal) as refused:
        replay(GAME, match.journal)
    assert refused.value.facts["reason"] == "game-over"


@given(st.binary(max_size=60))
def test_random_bytes_are_no_journal(blob: bytes) -> None:
    assert refusal(blob).facts["reason"] == "unreadable"


@given(st.integers(0, len(WRITTEN) - 1), st.binary(max_size=3), st.integers(0, 5))
def test_whatever_is_changed_a_journal_reads_the_same_or_is_corrupt(place: int, put_in: bytes, taken_out: int) -> None:
    changed = WRITTEN[:place] + put_in + WRITTEN[place + taken_out :]
    try:
        read = read_journal(GAME, changed)
    except CorruptJournal:
        return
    assert read == read_journal(GAME, WRITTEN)


@pytest.mark.parametrize("blob", [b"", b"null", b"[]", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"lairkeeper":1}'])
def test_malformed_journals_are_corrupt(blob: bytes) -> None:
    assert refusal(blob).facts["reason"] == "unreadable"


_numbers = st.integers(-(10**30), 10**30)
_options = st.sampled_from([{"type": "roll"}, {"type": "take_die"}, {"type": "rolled", "is_hit": True}, {}, None, 5])
_entries = st.fixed_dictionaries({}, optional={"seat": st.integers(-3, 3), "option": _options, "number": _numbers})
_forgeries = st.fixed_dictionaries(
    {},
    optional={
        "version": st.just(1) | _numbers,
        "lairkeeper": st.just(1) | _numbers,
        "entries": st.lists(_entries, max_size=4),
        "config": st.dictionaries(st.sampled_from(["dice", "has_clock", "x"]), st.booleans() | _numbers),
        "seed": st.none() | _numbers,
        "more": _numbers,
    },
)


@given(_forgeries)
def test_a_forged_journal_replays_or_is_corrupt_and_never_fails_in_another_way(changes: dict[str, Any]) -> None:
    try:
        replay(GAME, read_journal(GAME, resealed(**changes)))
    except LairkeeperError as error:
        assert isinstance(error, CorruptJournal)


def test_numbers_beyond_all_bounds_are_corrupt() -> None:
    for zeros, reason in ((400, "edited"), (5000, "unreadable")):
        swollen = WRITTEN.replace(b'"version":1', b'"version":1' + b"0" * zeros)
        assert refusal(swollen).facts["reason"] == reason


def test_a_seed_shown_after_the_game_explains_every_draw() -> None:
    match = Match(GAME, RaceOptions(2, 6), seed="shown at the end")
    stream = ChanceStream("shown at the end")
    while match.state.decisions:
        if match.chance_pending() is None:
            decision = match.state.decisions[0]
            match.answer(decision.seats[0], decision.options[0])
        else:
            match.draw(stream)
    again, checked = ChanceStream("shown at the end"), Match(GAME, RaceOptions(2, 6))
    for entry in match.journal.entries:
        if entry.seat == CHANCE:
            checked.draw(again)
        else:
            checked.answer(entry.seat, entry.option)
    assert checked.journal.entries == match.journal.entries
