"""Checkpoints: a table read with one is the table its whole log gives, or the checkpoint does not count."""

import random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.games import game_named
from lairkeeper.kernel import CLOCK, AnyGame, Seat, fingerprint
from lairkeeper.kernel.definition.game import menu
from lairkeeper.kernel.history.match import Match
from lairkeeper.server.table import checkpoints
from lairkeeper.server.table.checkpoints import can_be_kept, read_checkpoint, write_checkpoint
from lairkeeper.server.table.log import read_table
from lairkeeper.server.table.records import (
    Chatted,
    Opened,
    Paused,
    Seated,
    Started,
    TableRecord,
    TakenBack,
    answered,
    read_record,
    write_record,
)
from lairkeeper.server.table.state import TableState
from tests.every import every_game
from tests.server.proved import smallest


class Played:
    """A table that is played by chance, with its log."""

    def __init__(self, game: AnyGame, answers: int) -> None:
        players = smallest(game)
        config = game.config(players=players)
        if game.load is not None:
            game.load(config)
        options = Raw(msgspec.json.encode(config))
        self.opened = Opened(
            1, "ann", "Ann", game.name, game.version, options, "", "invited", "server", "join", "watch"
        )
        self.opened = msgspec.structs.replace(self.opened, secret="s" * 32)
        self.table, self.log = TableState(self.opened), [write_record(self.opened)]
        for seat in range(players):
            self.add(Seated(seat, "ann", "Ann"))
        self.add(Started(1_000, ""))
        self._chance = random.Random(game.name)
        for _ in range(answers):
            self.answer()

    def add(self, record: TableRecord) -> None:
        self.table.fold(record)
        self.log.append(write_record(record))

    def answer(self) -> None:
        """The next answer of a person, or of the clock where it alone is asked; chance answers what follows."""
        at, state = self.table.timers.at + 700, self.table.playing().state
        while (drawn := self.table.draw(at)) is not None:
            self.log.append(write_record(drawn))
        asked = [decision for decision in state.decisions if decision.seats[0] >= 0] or [*state.decisions]
        if self.table.status != "playing" or not asked:
            return
        decision = self._chance.choice(asked)
        seat = Seat(self._chance.choice(decision.seats))
        options = decision.answers_of(CLOCK) if seat == CLOCK else menu(self.table.game, state, decision, seat)
        self.add(answered(seat, self._chance.choice(options), at, decision.number_for(seat)))


def plain(table: TableState) -> dict[str, Any]:
    """All that a table is made of, to compare; every attribute counts."""
    told: dict[str, Any] = {**vars(table)}
    match: Match[Any, Any, Any] = told.pop("match")
    told["names"], told["lots"], told["timers"] = table.names.key, vars(table.lots), vars(table.timers)
    told["stream"] = table.stream.seed, table.stream.used
    told["opened"] = msgspec.json.encode(table.opened)
    told["journal"] = msgspec.json.encode(match.journal)
    told["match"] = fingerprint(match.state), match.told, match.at, match.revocable(), match.data().in_turn
    told["undo"] = [match.can_undo(Seat(seat)) for seat in range(len(table.chairs))]
    del told["kept_at"]
    return told


@every_game
def test_a_table_read_with_a_checkpoint_is_the_one_its_log_gives(game: AnyGame) -> None:
    played = Played(game, 25)
    played.add(Chatted(5, "Ann", "hello", 0))
    while not can_be_kept(played.table):
        played.answer()
    checkpoint, kept_at = write_checkpoint(played.table, played.log), played.table.version
    played.add(Paused(True, played.table.timers.at + 10))
    played.add(Paused(False, played.table.timers.at + 500))
    for _ in range(10):
        played.answer()
    quick = read_table(played.log, checkpoint)
    assert quick.kept_at == kept_at
    assert plain(quick) == plain(read_table(played.log)) == plain(played.table)


def test_answers_before_a_checkpoint_can_be_taken_back() -> None:
    played = Played(game_named("run-run-run"), 4)
    while not (played.table.playing().revocable() and can_be_kept(played.table)):
        played.answer()
    checkpoint = write_checkpoint(played.table, played.log)
    seat = played.table.playing().journal.entries[-1].seat
    played.add(TakenBack(1, seat))
    assert plain(read_table(played.log, checkpoint)) == plain(played.table)


@pytest.fixture(scope="module")
def kept() -> tuple[Played, bytes]:
    played = Played(game_named("run-run-run"), 12)
    return played, write_checkpoint(played.table, played.log)


def read(blob: bytes, played: Played, log: list[bytes]) -> TableState | None:
    opened = read_record(log[0])
    assert isinstance(opened, Opened)
    return read_checkpoint(blob, opened, log)


def test_a_checkpoint_counts_only_with_the_log_it_was_made_from(kept: tuple[Played, bytes]) -> None:
    played, blob = kept
    assert read(blob, played, played.log) is not None
    assert read(blob, played, played.log[:-1]) is None
    assert read(blob, played, [*played.log[:5], played.log[5] + b" ", *played.log[6:]]) is None


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
def test_a_damaged_checkpoint_does_not_count(kept: tuple[Played, bytes], place: float) -> None:
    played, blob = kept
    damaged = bytearray(blob)
    damaged[int(len(blob) * place)] ^= 0x55
    assert read(bytes(damaged), played, played.log) is None
    assert read(blob[: int(len(blob) * place)], played, played.log) is None


def test_other_code_makes_a_checkpoint_void(kept: tuple[Played, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    played, blob = kept
    monkeypatch.setattr(checkpoints, "code_digest", lambda game: b"other")
    assert read(blob, played, played.log) is None
    assert plain(read_table(played.log, blob)) == plain(played.table)
