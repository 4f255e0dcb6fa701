"""The address of a client, and the household it belongs to for rate limits."""

from ipaddress import IPv6Address

from lairkeeper.server.transport.asgi import Scope


def address(scope: Scope) -> str:
    """The address of the client; a forwarded address counts only from a trusted proxy."""
    client = scope.get("client")
    return client[0] if client else ""


def household(scope: Scope) -> str:
    """The unit of rate limits: an IPv4 address, or the IPv6 network that is assigned to one line."""
    client = address(scope)
    if ":" not in client:
        return client
    try:
        found = IPv6Address(client)
    except ValueError:
        return client
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
