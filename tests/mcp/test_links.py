"""Links of tables."""

import pytest

from lairkeeper.mcp.errors import BadLink
from lairkeeper.mcp.links import TableLink, read_link


def test_a_table_with_its_key_is_read() -> None:
    link = read_link(" https://games.example:8443/table/a-B_1#key=x-y_z ")
    assert link == TableLink("https://games.example:8443", "a-B_1", "x-y_z")
    assert link.socket == "wss://games.example:8443"


def test_a_code_for_players_is_read() -> None:
    assert read_link("http://[::1]:8000/join/ABC4") == TableLink("http://[::1]:8000", join_code="ABC4")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "table/abc",
        "ftp://host/table/abc",
        "http:///table/abc",
        "http://host/",
        "http://host/table/",
        "http://host:x/y",
        "http://host/rules/woodlands",
        "http://host/table/abc/def",
        "file:///table/abc",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadLink):
        read_link(text)
