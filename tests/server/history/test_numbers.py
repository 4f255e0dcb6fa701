"""Numbers of a person: rates, the latest games, what luck did, and who may see them."""

import msgspec
import pytest

from lairkeeper.server.history.games import History
from lairkeeper.server.history.luck import with_luck
from lairkeeper.server.history.numbers import numbers_of
from lairkeeper.server.protocol.analysis import AnalysisInfo, ChangeInfo, CurveInfo, MomentInfo
from lairkeeper.server.protocol.history import Profile, Rate
from lairkeeper.server.storage import opened
from tests.server.daily.days import day_at
from tests.server.history.test_games import counted, played
from tests.server.houses import ANN, tables_on
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


def analysis(values: list[int], luck: list[int], seat: int | None = None, is_final: bool = True) -> bytes:
    moments = [MomentInfo(step, value, 0) for step, value in enumerate(values)]
    changes = [ChangeInfo(0, 0, part, 0, 0, 0) for part in luck]
    return msgspec.json.encode(AnalysisInfo("chance", [CurveInfo(seat, moments, list(changes))], [], 1, 1, is_final))


async def test_rates_of_all_games_are_added_up_and_the_latest_games_come_last() -> None:
    games = [
        counted(True, 3, 5, rates=(Rate("clue_giver", 1, 2), Rate("guesser", 0, 1))),
        counted(False, 4, 2, rates=(Rate("clue_giver", 2, 2),)),
    ]
    [numbers] = numbers_of(games)
    assert numbers.rates == [Rate("clue_giver", 3, 4), Rate("guesser", 0, 1)]
    assert [(game.has_won, game.score) for game in numbers.recent] == [(False, 2), (True, 5)]


async def test_luck_is_taken_out_of_games_that_were_analysed() -> None:
    games = [counted(True, 1, id="a"), counted(False, 1, id="b"), counted(True, 1, id="c"), counted(True, 1, id="d")]
    analyses = {
        "a": analysis([500, 1000], [300]),
        "b": analysis([500, 0], [-100], seat=0),
        "c": analysis([500, 1000], [0], is_final=False),
        "d": b"of another version",
    }
    [numbers] = with_luck(numbers_of(games), games, analyses)
    found = numbers.without_luck
    assert found is not None
    assert (found.kind, found.games, found.reached, found.without_luck) == ("chance", 2, 500, 400)
    [plain] = with_luck(numbers_of(games), games, {})
    assert plain.without_luck is None


async def test_the_cat_of_a_seat_is_counted_for_the_person_in_it(sqlite_url: str) -> None:
    async with day_at(sqlite_url) as day:
        await played(day.tables)
        [numbers] = await History(day.storage).numbers(ANN.person)
        cats = [facet for facet in numbers.facets if facet.field == "cat"]
        assert [(cat.played, cat.won) for cat in cats] == [(1, numbers.won)]


async def test_analyses_are_read_by_person(url: str) -> None:
    async with opened(url) as storage, tables_on(storage) as tables:
        table_id = await played(tables)
        await storage.keep_analysis(table_id, analysis([0, 1], [0]))
        await storage.keep_analysis("another", b"{}")
        assert [*await storage.analyses_of(ANN.person, 5)] == [table_id]


async def test_others_see_a_profile_only_while_its_owner_opens_it(address: str) -> None:
    owner, stranger = await Person.named(address, "Opens a profile"), Person(address)
    path = f"/api/people/{owner.me.id}"

    async def refusal(of: str) -> tuple[int, str]:
        answer = await stranger.http.get(of)
        return answer.status_code, answer.json()["code"]

    closed = (403, "profile-closed")
    assert await refusal(path) == await refusal("/api/people/nobody-has-this-id") == closed
    opened = await owner.ask("/api/me/profile", {"is_open": True}, Profile)
    assert opened.is_open
    seen = await stranger.look(path, Profile)
    assert (seen.name, seen.numbers) == ("Opens a profile", [])
    assert not (await owner.ask("/api/me/profile", {"is_open": False}, Profile)).is_open
    assert await refusal(path) == closed


async def test_an_erased_person_has_no_profile(address: str) -> None:
    owner, stranger = await Person.named(address, "Closes for good"), Person(address)
    await owner.ask("/api/me/profile", {"is_open": True}, Profile)
    await owner.try_to("/api/me/erase")
    assert (await stranger.http.get(f"/api/people/{owner.me.id}")).status_code == 403


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u202eadmin", None),
        ("\u200b\u200b", "name-bad"),
        ("Ann\nBob", None),
        ("P\u0430ul", "name-mixed"),
        ("x" * 1000, "name-bad"),
    ],
)
async def test_a_crafted_profile_name_is_tidied_or_refused(address: str, name: str, code: str | None) -> None:
    person = Person(address)
    await person.introduce()
    answer = await person.try_to("/api/me/name", {"name": name})
    if code is not None:
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        return
    await person.introduce()
    assert all(sign.isprintable() for sign in person.me.name)


async def test_somebody_without_a_name_cannot_open_a_profile(address: str) -> None:
    guest = Person(address)
    await guest.introduce()
    answer = await guest.try_to("/api/me/profile", {"is_open": True})
    assert answer.json()["code"] == "name-needed"
