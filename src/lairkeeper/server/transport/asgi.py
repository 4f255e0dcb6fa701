"""ASGI types, and the ASGI extension that the server uses."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

WRITE = "lairkeeper.write"
"""An extension in the scope of a WebSocket: sends a text at once, or says that it has to wait."""
TEXTS = "lairkeeper.send"
"""Sends several encoded messages in one piece; an extension of ASGI, which `SocketProtocol` understands."""
