"""`lairkeeper mcp`: tools with which an assistant joins a table and plays."""

import asyncio
import socket
import sys
from typing import TYPE_CHECKING

from lairkeeper.cli.command_errors import Unreachable
from lairkeeper.cli.commands.lists import version_here
from lairkeeper.cli.commands.parameters.arguments import McpArguments
from lairkeeper.words import Words

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HOST = "127.0.0.1"
LARGEST_PORT = 65_535
PATH = "/mcp"


def serve_tools(arguments: McpArguments, words: Words) -> int:
    """Serves until the assistant or the person ends it."""
    asyncio.run(_serve(arguments.http, words))
    return 0


async def _serve(port: int | None, words: Words) -> None:
    from lairkeeper.mcp.server import Assistants, tools_server

    assistants = Assistants(words.language)
    server = tools_server(assistants, words.language, version_here())
    try:
        await (server.run_stdio_async() if port is None else _serve_http(server, port, words))
    finally:
        await assistants.close()


async def _serve_http(server: "MCPServer[None]", port: int, words: Words) -> None:
    """On this machine alone: the tools act in the name of the person who started them."""
    import uvicorn

    with _bound(port) as bound:
        address = f"http://{HOST}:{bound.getsockname()[1]}{PATH}"
        print(words.say("mcp-address", address=address))
        sys.stdout.flush()
        app = server.streamable_http_app(streamable_http_path=PATH, host=HOST)
        await uvicorn.Server(uvicorn.Config(app, log_level="warning")).serve([bound])


def _bound(port: int) -> socket.socket:
    bound = socket.socket()
    try:
        if not 0 <= port <= LARGEST_PORT:
            raise OSError(f"0..{LARGEST_PORT}")
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((HOST, port))
        bound.listen()  # clients may connect as soon as they read the address
    except OSError as error:
        bound.close()
        raise Unreachable(address=f"{HOST}:{port}", reason=error.strerror or str(error)) from None
    return bound
