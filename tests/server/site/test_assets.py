"""The web client is served as browsers like it; nothing outside its folder is."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from lairkeeper.kernel.definition.game import AnyGame
from tests.every import every_game
from tests.server.sites import served
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio

SCRIPT = "console.log('hello')\n" * 200


@pytest_asyncio.fixture
async def browser(folder: Path) -> AsyncIterator[Person]:
    built = folder / "dist"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>The client</title>")
    (built / "assets" / "index-abc123.js").write_text(SCRIPT)
    (built / "sw.js").write_text("self.skipWaiting()")
    (built / "pages").mkdir()
    for name in ("start.en", "start.fr", "table.fr", "lobby.fr"):
        (built / "pages" / f"{name}.html").write_text(f"<!doctype html><title>The client, {name}</title>")
    (built / "icon.svg").write_text("<svg/>")
    (folder / "private.txt").write_text("private")
    async with served(f"sqlite:///{folder}/games.db", client=str(built)) as (_, address):
        yield Person(address)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc/12", "/rules/run-run-run", f"/{'a' * 300}"])
async def test_every_address_of_the_client_gets_its_page(browser: Person, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = await browser.http.request(method, path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert ("The client" in answer.text) is (method == "GET")


@pytest.mark.parametrize(
    ("path", "languages", "page"),
    [
        ("/", "fr-CH, fr;q=0.9, en;q=0.8", "lobby.fr"),
        ("/", "de, en-GB;q=0.7", "start.en"),
        ("/", "", "start.en"),
        ("/table/abc", "fr", "table.fr"),
        ("/table/abc", "en", "start.en"),
        ("/settings", "fr", "start.fr"),
    ],
)
async def test_a_page_speaks_the_language_of_the_browser_and_knows_its_place(
    browser: Person, path: str, languages: str, page: str
) -> None:
    answer = await browser.http.get(path, headers={"accept-language": languages})
    assert page in answer.text and answer.headers["vary"] == "accept-encoding, accept-language"


async def test_hashed_files_are_kept_for_ever_and_packed(browser: Person) -> None:
    answer = await browser.http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.text == SCRIPT and answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = await browser.http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    assert (await browser.http.get("/sw.js")).headers["cache-control"] == "no-cache"


async def test_an_unchanged_file_is_answered_with_304(browser: Person) -> None:
    mark = (await browser.http.get("/sw.js")).headers["etag"]
    again = await browser.http.get("/sw.js", headers={"if-none-match": mark})
    assert again.status_code == 304 and again.content == b""


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/none.css",
        "/api/none",
        "/swagger/none.js",
        "/%2e%2e/private.txt",
        "/..%2fprivate.txt",
        "/assets/..%2f..%2fprivate.txt",
        "//etc/passwd.x",
        "/%00.js",
        "/%00",
        f"/{'a' * 300}.js",
        f"/{'a/' * 3000}a.js",
    ],
)
async def test_a_missing_file_is_404(browser: Person, path: str) -> None:
    answer = await browser.http.get(path)
    assert answer.status_code == 404 and answer.json()["code"] == "page-unknown"


async def test_without_a_build_the_server_says_so_in_every_language(folder: Path) -> None:
    async with served(f"sqlite:///{folder}/games.db", client=str(folder / "none")) as (_, address):
        answer = await Person(address).http.get("/")
        assert answer.status_code == 200 and answer.text.count("<p lang=") == 2


async def test_words_for_the_client(browser: Person) -> None:
    for language in ("en", "fr"):
        shared = await browser.http.get(f"/api/words/{language}")
        assert shared.headers["content-type"].startswith("text/plain") and shared.headers["etag"]
        assert "error-table-unknown =" in shared.text and "list-and =" in shared.text
    assert (await browser.http.get("/api/words/de")).status_code == 404
    assert (await browser.http.get("/api/words/en/chess")).status_code == 404


@every_game
async def test_every_game_gives_its_words_its_components_and_its_clauses(browser: Person, game: AnyGame) -> None:
    for language in ("en", "fr"):
        own = (await browser.http.get(f"/api/words/{language}/{game.name}")).text
        assert "list-and =" not in own and all(f"\n{clause} =" in f"\n{own}" for clause in game.clauses)
        assert all(f"\noption-{option.slug} =" in own for option in game.options)
        rulebook, table = [
            (await browser.http.get(f"/api/words/{language}/{game.name}", params={"part": part})).text
            for part in ("rulebook", "table")
        ]
        assert all(f"\n{clause} =" in f"\n{rulebook}" for clause in game.clauses)
        assert len(rulebook) + len(table) == len(own) - 1 and "\noption-" in table
    path = f"/api/games/{game.name}"
    box = (await browser.http.get(f"{path}/components")).json()
    assert game.components and box == msgspec.json.decode(msgspec.json.encode(game.components(game.config())))
    assert (await browser.http.get(f"{path}/components?content=0")).status_code == 400
    clauses = (await browser.http.get(f"{path}/clauses")).json()
    assert {"id", "chapter", "tag", "see"} == set(clauses[0])
    assert [clause["id"] for clause in clauses] == list(game.clauses)
    info = next(info for info in (await browser.http.get("/api/games")).json() if info["name"] == game.name)
    assert info["bots"]
    assert {option["field"]: option["clause"] for option in info["options"] if option["clause"]} == game.switches
