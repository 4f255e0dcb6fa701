"""The tools, by the Model Context Protocol. Importing this needs the extra `mcp`, and takes a second."""

from collections.abc import Awaitable
from typing import Annotated

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from lairkeeper.kernel import Channel
from lairkeeper.kernel.errors import LairkeeperError
from lairkeeper.mcp import PACKAGE
from lairkeeper.mcp.assistants import Assistants
from lairkeeper.words import speak

__all__ = ["Assistants", "tools_server"]

VisitId = Annotated[str, Field(max_length=64)]


def tools_server(assistants: Assistants, language: str, version: str) -> MCPServer[None]:
    """A server with the tools `join`, `look`, `answer`, `talk` and `leave`."""
    words = speak(None, None, language, (), PACKAGE)
    server: MCPServer[None] = MCPServer(
        "lairkeeper", title="Lairkeeper", instructions=words.say("mcp-instructions"), version=version, log_level="ERROR"
    )

    async def said(doing: Awaitable[str]) -> str:
        """The text result of a tool; an error is one sentence for the model."""
        try:
            return await doing
        except LairkeeperError as error:
            raise ToolError(assistants.sentence(error)) from None

    async def join(link: Annotated[str, Field(max_length=2000)], name: str, seat: int | None = None) -> str:
        return await said(assistants.join(link, name, seat))

    async def look(visit: VisitId, wait_seconds: float = 0.0) -> str:
        return await said(assistants.look(visit, wait_seconds))

    async def answer(visit: VisitId, answer: str, question: int | None = None) -> str:
        return await said(assistants.answer(visit, answer, question))

    async def talk(visit: VisitId, text: str, channel: Channel = "table") -> str:
        return await said(assistants.talk(visit, text, channel))

    async def leave(visit: VisitId) -> str:
        return await said(assistants.leave(visit))

    for tool in (join, look, answer, talk, leave):
        description = words.say(f"mcp-tool-{tool.__name__}")
        server.add_tool(tool, name=tool.__name__, description=description, structured_output=False)
    return server
