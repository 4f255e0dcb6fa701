"""Links of tables, as the web client shows them: `https://host/table/ID#key=KEY`, or `https://host/join/CODE`."""

from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from lairkeeper.mcp.errors import BadLink


class TableLink(NamedTuple):
    """The address of a server, and a table with the key of its invitation or a code that leads to both."""

    address: str
    table: str = ""
    key: str = ""
    join_code: str = ""

    @property
    def socket(self) -> str:
        """The address for WebSockets."""
        return f"ws{self.address.removeprefix('http')}"


def read_link(text: str) -> TableLink:
    try:
        link = urlsplit(text.strip())
        port = link.port  # raises if it is no number
    except ValueError:
        raise BadLink(link=text) from None
    page, _, subject = link.path.strip("/").partition("/")
    if link.scheme not in ("http", "https") or not link.hostname or not subject or "/" in subject:
        raise BadLink(link=text)
    host = f"[{link.hostname}]" if ":" in link.hostname else link.hostname
    address = f"{link.scheme}://{host}" + (f":{port}" if port else "")
    if page == "join":
        return TableLink(address, join_code=subject)
    if page != "table":
        raise BadLink(link=text)
    return TableLink(address, subject, parse_qs(link.fragment).get("key", [""])[0])
