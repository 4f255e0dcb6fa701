"""The challenge of the day: dealt alike, counted once, and never known before its time."""

import asyncio

import msgspec
import pytest

from lairkeeper.games import game_named, games
from lairkeeper.kernel.history.journal import read_journal
from lairkeeper.server.daily import standings
from lairkeeper.server.daily.rebuilding import rebuild_tries
from lairkeeper.server.errors import BadDay, FirstTheCountedTry, NameNeeded, NoChallenge, NotAllowed
from lairkeeper.server.history.games import History, rebuild
from lairkeeper.server.lobby.deals import show_name
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.protocol import AskHint, Refused, TakeBack
from lairkeeper.server.protocol.daily import DailyPage, OwnTry, PlayDaily
from lairkeeper.server.storage import Listed, Try
from lairkeeper.server.table.verification import verify
from tests.server.daily.days import COUNTED, FREE, RUN, TODAY, TOMORROW, TRAPWORDS, TurnedClock, day_at
from tests.server.houses import ANN, BOB, questions, received, reply

pytestmark = pytest.mark.asyncio
PLAYABLE = [name for name, game in games().items() if game.daily is not None]


def own(page: DailyPage, game: str = RUN) -> OwnTry | None:
    return next(each.mine for each in page.games if each.game == game)


async def test_every_game_has_a_challenge() -> None:
    assert sorted(PLAYABLE) == ["run-run-run", "trapwords", "vengeance", "woodlands"]


@pytest.mark.parametrize("game", PLAYABLE)
async def test_everybody_is_dealt_the_same_and_another_day_something_else(game: str, sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        first, second = [await day.play(caller, game) for caller in (ANN, BOB)]
        one, other = [(await day.table(info.id)).playing() for info in (first, second)]
        assert first.id != second.id and first.commitment == second.commitment
        assert one.journal.config == other.journal.config
        assert [entry.option for entry in one.journal.entries] == [entry.option for entry in other.journal.entries]
        day.clock.turn_to(f"{TOMORROW}T00:00:00")
        assert (await day.play(ANN, game)).commitment != first.commitment


async def test_the_word_is_in_the_language_that_a_person_reads(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        french = await day.play(ANN, TRAPWORDS, PlayDaily(options={"language": "fr"}))
        assert french.options["language"] == "fr"
        with pytest.raises(NotAllowed):
            await day.play(BOB, TRAPWORDS, PlayDaily(options={"clues": "relaxed"}))
        with pytest.raises(NotAllowed):
            await day.play(BOB, RUN, PlayDaily(options={"language": "fr"}))
        assert own(await day.challenges.page(BOB.person), TRAPWORDS) is None


async def test_the_same_choices_have_the_same_dice(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        ids = [await day.finished(caller) for caller in (ANN, BOB)]
        one, other = [(await day.table(table)).playing().journal for table in ids]
        assert len(one.entries) > 10
        assert [entry.option for entry in one.entries] == [entry.option for entry in other.entries]


async def test_the_counted_try_is_always_the_same_table(url: str) -> None:
    clock = TurnedClock()
    async with day_at(url, clock) as one, day_at(url, clock) as other:
        days = [one, other] * 4
        ids = {info.id for info in await asyncio.gather(*(day.play(ANN) for day in days))}
        assert len(ids) == 1
        assert await one.storage.count_tries(TODAY, RUN) == 1
        assert len(await one.storage.tables_of(ANN.person, 10)) == 1
    async with day_at(url, clock) as later:
        assert {(await later.play(ANN)).id} == ids


async def test_a_try_whose_server_died_before_it_opened_a_table_is_not_lost(url: str) -> None:
    async with day_at(url) as day:
        claimed = await day.storage.claim_try(Try(ANN.person, TODAY, RUN, "claimed"))
        assert own(await day.challenges.page(ANN.person)) is None
        assert (await day.play(ANN)).id == claimed == "claimed"


async def test_free_tries_come_after_the_one_that_counts(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        with pytest.raises(FirstTheCountedTry):
            await day.play(ANN, wanted=FREE)
        info = await day.play(ANN)
        with pytest.raises(FirstTheCountedTry):
            await day.play(ANN, wanted=FREE)
        await day.finish(info.id, ANN)
        free = await day.play(ANN, wanted=FREE)
        assert free.daily is not None and not free.daily.is_counted
        await day.finish(free.id, ANN)
        assert (await day.challenges.board(TODAY, RUN, ANN.person)).finished == 1
        [numbers] = await History(day.storage).numbers(ANN.person)
        assert numbers.played == 1


async def test_a_counted_try_has_no_guests_pauses_hints_or_undo(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        info = await day.play(ANN)
        ann = msgspec.structs.replace(ANN, key=info.join_key)
        bob = msgspec.structs.replace(BOB, key=info.join_key)
        for refused in (
            day.tables.sit(info.id, bob, 0),
            day.tables.stand_up(info.id, ann, 0),
            day.tables.seat_bot(info.id, ann, 0, "greedy"),
            day.tables.pause(info.id, ann, True),
        ):
            with pytest.raises(NotAllowed):
                await refused
        visit = await day.tables.enter(info.id, ANN)
        [question, *_] = questions(await received(visit))
        for message in (AskHint(1, 0, question.number), TakeBack(2, 0)):
            assert isinstance(await reply(day.tables, visit, message), Refused)


async def test_the_seed_is_revealed_once_the_day_is_over(sqlite_url: str) -> None:
    game = game_named(RUN)
    async with day_at(sqlite_url) as day:
        table_id = await day.finished(ANN)
        before = read_journal(game, await day.tables.finished.journal(table_id, ANN))
        info = await day.tables.info(table_id, ANN)
        assert before.seed is None and before.daily is None and info.seed is None
        assert (await day.challenges.board(TODAY, RUN, "")).seed is None
        assert all(deal.seed is None for deal in (await day.challenges.month("2026-12")).deals)
        day.clock.turn_to(f"{TOMORROW}T00:00:00")
        journal = read_journal(game, await day.tables.finished.journal(table_id, ANN))
        verdict = verify(game, journal)
        assert verdict.draws > 5 and verdict.differs_at == 0 and verdict.commitment == info.commitment
        assert (await day.challenges.board(TODAY, RUN, "")).seed == journal.seed
        assert journal.daily is not None and journal.daily.day == TODAY


async def test_a_game_that_ends_after_midnight_does_not_count(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        in_time = await day.finished(BOB)
        info = await day.play(ANN)
        day.clock.turn_to(f"{TOMORROW}T00:00:00")
        await day.finish(info.id, ANN)
        board = await day.challenges.board(TODAY, RUN, ANN.person)
        assert board.finished == 1 and board.mine is not None and board.mine.result is None
        theirs = (await day.challenges.board(TODAY, RUN, BOB.person)).mine
        assert theirs is not None and theirs.table == in_time and theirs.result is not None


async def test_results_have_a_name_only_where_the_player_wants_it(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        table_id, _ = await day.finished(ANN), await day.finished(BOB)
        board = await day.challenges.board(TODAY, RUN, BOB.person)
        assert (board.finished, board.results) == (2, [])
        assert board.mine is not None and board.mine.result is not None and board.mine.result.place == 1
        shown = await day.challenges.show(ANN, TODAY, RUN, True)
        assert [(each.name, each.is_mine) for each in shown.results] == [("Ann", True)]
        day.clock.turn_to(f"{TOMORROW}T08:00:00")
        [best] = (await day.challenges.page(BOB.person)).yesterday
        assert (best.game, best.table, best.result.name) == (RUN, table_id, "Ann")
        stranger = Caller("", "", best.key)
        assert (await day.tables.finished.frame(best.table, stranger, 3, None, False)).step == 3
        await day.challenges.show(ANN, TODAY, RUN, False)
        assert (await day.challenges.board(TODAY, RUN, "")).results == []
        assert (await day.challenges.page(BOB.person)).yesterday == []


async def test_only_the_player_of_a_finished_challenge_shows_its_result(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        with pytest.raises(NotAllowed):
            await day.challenges.show(ANN, TODAY, RUN, True)
        info = await day.play(ANN)
        with pytest.raises(NotAllowed):
            await day.challenges.show(ANN, TODAY, RUN, True)
        await day.finish(info.id, ANN)
        with pytest.raises(NotAllowed):
            await show_name(day.tables, info.id, msgspec.structs.replace(BOB, key=info.watch_key), "Bob")
        with pytest.raises(NameNeeded):
            await day.challenges.show(Caller(ANN.person, ""), TODAY, RUN, True)


async def test_days_and_games_that_were_never_dealt_are_refused(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        for asked in (
            day.play(ANN, "chess"),
            day.challenges.board(TOMORROW, RUN, ""),
            day.challenges.board("2020-01-01", RUN, ""),
            day.challenges.month("2020-01"),
        ):
            with pytest.raises(NoChallenge):
                await asked
        for wrong in ("yesterday", "2026-13-01", "2026-11-18T00", ""):
            with pytest.raises(BadDay):
                await day.challenges.board(wrong, RUN, "")


async def test_results_of_others_are_read_seldom_and_that_of_a_person_is_there_at_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standings, "KEPT_SECONDS", 3_600.0)
    async with day_at(sqlite_url) as day:
        read, reads = day.storage.finished_tries, list[str]()

        async def noted(day: str, game: str, limit: int) -> list[Listed]:
            reads.append(day)
            return await read(day, game, limit)

        monkeypatch.setattr(day.storage, "finished_tries", noted)
        await day.finished(ANN)
        for _ in range(3):
            assert (await day.challenges.board(TODAY, RUN, "")).finished == 1
        assert own(await day.challenges.page(ANN.person)) is not None and reads.count(TODAY) == 1
        late = await day.play(Caller("late", "Late"))
        await day.finished(BOB)
        mine = own(await day.challenges.page(BOB.person))
        assert mine is not None and mine.result is not None and mine.result.place == 1
        assert (await day.challenges.board(TODAY, RUN, "")).finished == 2 and reads.count(TODAY) == 2
        day.clock.turn_to(f"{TOMORROW}T00:00:00")
        await day.finish(late.id, Caller("late", "Late"))
        for _ in range(3):
            mine = (await day.challenges.board(TODAY, RUN, "late")).mine
            assert mine is not None and mine.status == "over" and mine.result is None
        assert reads.count(TODAY) == 3


async def test_results_made_again_from_the_logs_are_the_same(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standings, "KEPT_SECONDS", 0.0)
    async with day_at(url) as day:
        table_id = await day.finished(ANN)
        running = (await day.play(BOB)).id
        await day.challenges.show(ANN, TODAY, RUN, True)
        before = await day.challenges.board(TODAY, RUN, ANN.person)
        assert await rebuild(day.storage) == 0 and await rebuild_tries(day.storage) == 0
        await day.storage.drop_try(table_id)
        await day.storage.drop_try(running)
        version = await day.storage.version(table_id) or 0
        [kept] = await day.storage.finished("", 1)
        forged = {**msgspec.json.decode(kept.summary.info), "shown_as": "Winner"}
        await day.storage.set_info(table_id, version, msgspec.json.encode(forged))
        await day.storage.claim_try(Try("eve", TODAY, RUN, table_id + "x"))
        assert await rebuild(day.storage) == 1
        assert await rebuild_tries(day.storage) == 3
        assert await day.challenges.board(TODAY, RUN, ANN.person) == before
        assert (await day.play(BOB, wanted=COUNTED)).id == running
