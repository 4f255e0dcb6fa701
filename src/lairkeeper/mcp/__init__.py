"""`lairkeeper mcp`: an assistant joins a table of a server, and plays a seat with tools. See `docs/mcp.md`.

It is a client like the web client: it is sent the view of its own seat, so it sees what a person there sees.
"""

PACKAGE = "lairkeeper.mcp"
"""The words of the tools."""
