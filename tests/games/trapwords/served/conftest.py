"""The server of the server's own tests, for what must hold at a real table of this game."""

from tests.server.conftest import address, ann, bob, folder, served_site, site, sqlite_url

__all__ = ["address", "ann", "bob", "folder", "served_site", "site", "sqlite_url"]
