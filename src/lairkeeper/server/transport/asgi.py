"""The types of ASGI, and the extension of it that the server uses."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

TEXTS = "lairkeeper.send"
"""Sends several encoded messages in one piece; an extension of ASGI, which `SocketProtocol` understands."""
