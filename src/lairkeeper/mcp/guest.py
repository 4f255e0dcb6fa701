"""A guest of a server: a cookie, a name, and the requests that lead to a seat."""

import asyncio
from http.cookies import SimpleCookie
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from lairkeeper.kernel.errors import Illegal
from lairkeeper.mcp.errors import ServerUnreachable
from lairkeeper.mcp.links import TableLink
from lairkeeper.server.protocol import JoinTicket, Me, Ready, Refusal, Rename, Sit, TableInfo

T = TypeVar("T")

PATIENCE = 20.0


class RefusedByServer(Illegal):
    """`refusal` is what the server said; it is worded by its phrase."""

    code = "mcp-refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__()
        self.refusal = refusal


class Guest:
    """Requests are made in a thread; there are few of them, and the game itself goes by a socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies: dict[str, str] = {}
        self._token = ""

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    async def introduce(self, name: str) -> None:
        self._token = (await self._ask("/api/me", Me)).token
        self._token = (await self._ask("/api/me/name", Me, Rename(name))).token

    async def table_of(self, link: TableLink) -> TableLink:
        """A link with its table; a code for players is looked up."""
        if not link.join_code:
            return link
        ticket = await self._ask(f"/api/join/{quote(link.join_code, safe='')}", JoinTicket)
        return link._replace(table=ticket.table, key=ticket.key, join_code="")

    async def table(self, link: TableLink) -> TableInfo:
        return await self._ask(_path(link), TableInfo, key=link.key)

    async def sit(self, link: TableLink, seat: int) -> TableInfo:
        return await self._ask(f"{_path(link)}/sit", TableInfo, Sit(seat), link.key)

    async def be_ready(self, link: TableLink, seat: int) -> TableInfo:
        return await self._ask(f"{_path(link)}/ready", TableInfo, Ready(seat), link.key)

    async def _ask(self, path: str, kind: type[T], body: Any = None, key: str = "") -> T:
        content = None if body is None else msgspec.json.encode(body)
        answer = await asyncio.to_thread(self._request, path, content, key)
        return msgspec.json.decode(answer, type=kind)

    def _request(self, path: str, content: bytes | None, key: str) -> bytes:
        headers = {"cookie": self.cookie, "x-lairkeeper": self._token, "x-lairkeeper-key": key}
        request = Request(f"{self.address}{path}", content, {**headers, "content-type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get_all("set-cookie") or [])
                body: bytes = answer.read()
                return body
        except HTTPError as error:
            with error:
                raise _refused(error.read(), self.address) from None
        except (URLError, OSError) as error:
            raise ServerUnreachable(address=self.address, reason=str(getattr(error, "reason", error))) from None

    def _keep(self, cookies: list[str]) -> None:
        for line in cookies:
            self._cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}


def _path(link: TableLink) -> str:
    return f"/api/tables/{quote(link.table, safe='')}"


def _refused(content: bytes, address: str) -> Illegal:
    try:
        return RefusedByServer(msgspec.json.decode(content, type=Refusal))
    except msgspec.MsgspecError:
        return ServerUnreachable(address=address, reason="no Lairkeeper answers there")
