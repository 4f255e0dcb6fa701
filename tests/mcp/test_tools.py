"""An assistant plays through the tools against a real server, and sees what a person in its seat sees."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from lairkeeper.dialogue import board_text
from lairkeeper.games import games
from lairkeeper.kernel import Record, Seat
from lairkeeper.mcp.assistants import Assistants
from lairkeeper.mcp.server import tools_server
from lairkeeper.server.protocol import TableInfo
from lairkeeper.words import speak
from tests.server.sites import ROOT, served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="function")

MOST_ANSWERS = 600


def link_of(address: str, table: TableInfo) -> str:
    return f"{address}/table/{table.id}#key={table.join_key}"


async def call(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says."""
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    text: str = content.text  # type: ignore[union-attr]
    assert result.is_error is not True, text
    return text


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert result.is_error is True
    text: str = content.text  # type: ignore[union-attr]
    return text


def visit_in(text: str) -> str:
    found = re.search(r"(?:Your visit is|Votre visite est) (\S+)\.", text)
    assert found is not None, text
    return found[1]


def numbers_in(text: str) -> list[str]:
    return re.findall(r"^\[(\d+)\]", text, re.MULTILINE)


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


async def play_on(client: Client, visit: str, text: str) -> str:
    """Answers whatever is asked with the last option until the game is over."""
    for _ in range(MOST_ANSWERS):
        if ", over." in text:
            return text
        if numbers := numbers_in(text):
            text = await call(client, "answer", visit=visit, answer=f"Perhaps [1]? No: [{numbers[-1]}]")
        else:
            text = await call(client, "look", visit=visit, wait_seconds=20)
    raise AssertionError(text)


OWN = 1
"""The seat of the assistant; the host sits before it, and bots after it."""


async def seated(client: Client, address: str, game: str, players: int = 2) -> tuple[Person, TableInfo, str]:
    """A table with an assistant, and the id of its visit."""
    ann = await Person.named(address, "Ann")
    table = await ann.open_table(players, game)
    for seat in range(OWN + 1, players):
        table = await ann.do(table, "bot", {"seat": seat, "bot": "random"})
    return ann, table, visit_in(await call(client, "join", link=link_of(address, table), name="Claire"))


async def start(ann: Person, table: TableInfo) -> None:
    """The host starts the game and leaves their own seat to a bot."""
    await ann.do(table, "start")
    await ann.do(table, "bot", {"seat": 0, "bot": "random"})


async def test_a_whole_game_is_played_over_standard_input_and_output(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path}/tables.db") as (_, address):
        command = StdioServerParameters(
            command=sys.executable,
            args=["-m", "lairkeeper", "mcp", "--lang", "en"],
            env={"PYTHONPATH": str(ROOT / "src"), "HOME": str(tmp_path)},
        )
        async with Client(command) as client:
            ann, table, visit = await seated(client, address, "run-run-run")
            await start(ann, table)
            text = await play_on(client, visit, await call(client, "look", visit=visit, wait_seconds=20))
            assert ", over." in text
            assert (await ann.look(f"/api/tables/{table.id}", TableInfo)).status == "over"


async def test_words_of_ones_own_are_written_as_json(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path}/tables.db") as (_, address):
        assistants = Assistants()
        async with Client(tools_server(assistants, "en", "test")) as client:
            ann, table, visit = await seated(client, address, "trapwords", 4)
            await ann.do(table, "start")
            text = await call(client, "look", visit=visit, wait_seconds=20)
            form = json.loads(text.splitlines()[-1])
            assert form == {"type": "propose", "text": "text"} and '"entries":[]' in text
            text = await call(client, "answer", visit=visit, answer=json.dumps({**form, "text": "lantern"}))
            assert "lantern" in text
            await assistants.close()


@pytest.mark.parametrize("game", games())
async def test_the_assistant_sees_the_view_of_its_seat_and_nothing_else(game: str, tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path}/tables.db") as (site, address):
        assistants = Assistants()
        async with Client(tools_server(assistants, "en", "test")) as client:
            ann, table, visit = await seated(client, address, game, max(2, games()[game].seats[0]))
            await ann.do(table, "start")
            await call(client, "look", visit=visit, wait_seconds=2)
            seen, _ = assistants._visits[visit]
            match = site.services.tables.registry.live[table.id].table.match
            assert match is not None

            def view() -> Record:
                return games()[game].view(match.state.world, Seat(OWN))  # type: ignore[no-any-return]

            def is_up_to_date() -> bool:
                """Bots play on, so an update may be on its way."""
                (point,) = seen.points.values()
                return point.seat == OWN and plain(point.view) == plain(view())

            assert await seen.wait(is_up_to_date, 10)
            text = assistants._visits[visit][1].text()
            words = speak(games()[game], match.journal.config, "en", ["Ann", "Claire"])
            assert board_text(games()[game], view(), words, {}).splitlines()[0] in text
            await assistants.close()


async def test_people_and_assistants_talk(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path}/tables.db") as (_, address):
        assistants = Assistants("fr")
        async with Client(tools_server(assistants, "fr", "test")) as client:
            ann, table, visit = await seated(client, address, "woodlands")
            async with ann.at(table.id) as visitor:
                await visitor.arrive()
                text = await call(client, "talk", visit=visit, text="Bonjour !")
                await visitor.until_it(lambda visitor: "Bonjour !" in visitor.chat)
            assert "Claire\u202f: Bonjour !" in text and "Vous êtes\u202f: Claire" in text
            await assistants.close()


async def test_an_error_is_one_sentence(tmp_path: Path) -> None:
    async with served(f"sqlite:///{tmp_path}/tables.db") as (_, address):
        assistants = Assistants()
        async with Client(tools_server(assistants, "en", "test")) as client:
            assert "not the link of a table" in await refused(client, "join", link="hello", name="Bo")
            nowhere = "http://127.0.0.1:9/table/a#key=b"
            assert "cannot be reached" in await refused(client, "join", link=nowhere, name="Bo")
            assert "no visit" in await refused(client, "look", visit="x")
            ann, table, visit = await seated(client, address, "run-run-run")
            link = link_of(address, table)
            assert "Nobody else can sit down" in await refused(client, "join", link=link, name="Bo")
            assert "no such table" in await refused(client, "join", link=f"{address}/table/no#key=x", name="Bo")
            assert "Nothing is asked" in await refused(client, "answer", visit=visit, answer="1")
            await start(ann, table)
            await call(client, "look", visit=visit, wait_seconds=20)
            assert "No answer could be read" in await refused(client, "answer", visit=visit, answer="hm")
            assert "not possible" in await refused(client, "answer", visit=visit, answer="[99]")
            assert "\n" not in await refused(client, "answer", visit=visit, answer='{"type": "fly"}')
            assert "no question 7" in await refused(client, "answer", visit=visit, answer="1", question=7)
            await call(client, "leave", visit=visit)
            assert "no visit" in await refused(client, "look", visit=visit)
