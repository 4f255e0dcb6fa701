"""What costs the server much is rationed: for a person whatever their connections, for an address whatever its guests.

Chat and hints are in `test_security.py`.
"""

import pytest

from lairkeeper.server.live import messages
from lairkeeper.server.protocol import TakeBack
from lairkeeper.server.site import services
from tests.server.sites import served
from tests.server.visitors import Person, refusal_code

pytestmark = pytest.mark.asyncio(loop_scope="session")

FEW = 3
NEVER = 0.0001


async def test_undo_is_rationed_because_the_game_is_replayed_for_each(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "UNDO_RATE", NEVER)
    monkeypatch.setattr(messages, "UNDO_BURST", FEW)
    async with served(sqlite_url) as (_, address):
        ann = await Person.named(address, "Ann")
        table = await ann.do(await ann.open_table(1), "start")
        async with ann.at(table.id) as one, ann.at(table.id) as two:
            await one.arrive()
            await two.arrive()
            codes = [refusal_code(await visitor.tell(TakeBack(1, 0))) for _ in range(FEW) for visitor in (one, two)]
        assert codes == ["undo-refused"] * FEW + ["message-rate"] * FEW


@pytest.mark.parametrize("path", ["frames/3?open=true", "frames/0", "story", "journal", "journey"])
async def test_replays_are_rationed_for_each_address_whatever_the_number_of_guests(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(services, "REPLAY_RATE", NEVER)
    monkeypatch.setattr(services, "REPLAY_BURST", FEW)
    async with served(sqlite_url) as (_, address):
        statuses = []
        for name in ("Ann", "Bob"):
            person = await Person.named(address, name)
            statuses += [(await person.http.get(f"/api/tables/nowhere/{path}")).status_code for _ in range(FEW)]
        assert statuses == [404] * FEW + [429] * FEW


async def test_journeys_in_files_are_rationed_because_each_is_replayed_and_kept(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "IMPORT_RATE", NEVER)
    monkeypatch.setattr(services, "IMPORT_BURST", FEW)
    async with served(sqlite_url) as (_, address):
        people = [await Person.named(address, name) for name in ("Ann", "Bob")]
        refused = [await person.refused("/api/tables/journeys", {}) for person in people for _ in range(FEW)]
        assert refused == [(400, "journal-corrupt")] * FEW + [(429, "message-rate")] * FEW
