"""What is published before a month, and how anybody checks it later."""

from pathlib import Path

import msgspec
import pytest

from lairkeeper.cli import main
from lairkeeper.games import games
from lairkeeper.kernel import commitment
from lairkeeper.server.daily.months import month_after, read_month
from lairkeeper.server.errors import BadMonth
from lairkeeper.server.storage import opened
from tests.server.daily.days import RUN, TODAY, TOMORROW, TurnedClock, day_at, day_on
from tests.server.houses import ANN

MONTH = "2026-11"


@pytest.mark.asyncio
async def test_a_month_binds_one_seed_for_each_day_and_game_long_before(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        await day.challenges.publish()
        after = await day.challenges.month("2026-12")
        assert len(after.deals) == 31 * sum(game.daily is not None for game in games().values())
        assert len({deal.commitment for deal in after.deals}) == len(after.deals)
        now = await day.challenges.month(MONTH)
        assert {deal.day for deal in now.deals if deal.seed} == {f"2026-11-{number:02}" for number in range(1, 18)}
        assert all(deal.seed is None or commitment(deal.seed) == deal.commitment for deal in now.deals)
        assert read_month(msgspec.json.encode(now)) == now


@pytest.mark.asyncio
async def test_published_challenges_survive_a_lost_server_key(url: str) -> None:
    async with opened(url) as storage:
        async with day_on(storage, key="first") as day:
            before = await day.challenges.month("2026-12")
            dealt = await day.play(ANN)
        async with day_on(storage, key="second") as day:
            assert await day.challenges.month("2026-12") == before
            assert (await day.play(ANN)).commitment == dealt.commitment


def test_the_month_after_december_is_january() -> None:
    assert [month_after(month) for month in ("2026-11", "2026-12")] == ["2026-12", "2027-01"]


@pytest.mark.asyncio
async def test_a_changed_list_is_refused(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        kept = await day.challenges.month(MONTH)
    first, *others = kept.deals
    replace = msgspec.structs.replace
    for changed, reason in (
        (replace(kept, deals=[replace(first, commitment="0" * 64), *others]), "root"),
        (replace(kept, deals=[replace(first, preset="easy!"), *others]), "root"),
        (replace(kept, deals=[replace(first, seed="another"), *others]), "seed"),
    ):
        with pytest.raises(BadMonth) as refused:
            read_month(msgspec.json.encode(changed))
        assert refused.value.facts["reason"] == reason
    with pytest.raises(BadMonth):
        read_month(b"no list")


async def _written(folder: Path) -> tuple[Path, Path, str]:
    clock = TurnedClock()
    async with day_at(f"sqlite:///{folder}/games.db", clock) as day:
        promised = (await day.challenges.month(MONTH)).root
        table_id = await day.finished(ANN)
        clock.turn_to(f"{TOMORROW}T00:00:00")
        game, month = folder / "game.json", folder / "month.json"
        game.write_bytes(await day.tables.finished.journal(table_id, ANN))
        month.write_bytes(msgspec.json.encode(await day.challenges.month(MONTH)))
    return game, month, promised


@pytest.mark.asyncio
async def test_anybody_checks_a_game_against_the_published_list(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, month, root = await _written(folder)
    told = ["verify", str(game), "--lang", "en", "--month", str(month)]
    assert main([*told, "--root", root]) == 0
    said = capsys.readouterr().out
    assert TODAY in said and root in said
    assert main([*told, "--root", "0" * 64]) == 1
    month.write_text(month.read_text().replace(RUN, "another-game"))
    assert main(told) == 2
    assert "was changed" in capsys.readouterr().err
    assert main(["verify", str(game), "--lang", "fr", "--month", str(folder / "none.json")]) == 2
